"""JSON Schema, as far as `shapes.py` writes it, as TypeScript."""

import json
import re
from collections.abc import Callable

from web.scripts.shapes import Schema

WIDTH = 120
WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
PLAIN = {"boolean": "boolean", "integer": "number", "number": "number", "string": "string", "null": "null"}

Called = Callable[[str], str]  # the name of a definition in the file at hand


def key(name: str) -> str:
    return name if WORD.fullmatch(name) else json.dumps(name)


def expression(shape: Schema, called: Called) -> str:
    """A type on one line."""
    if not shape:
        return "unknown"
    if "$ref" in shape:
        return called(shape["$ref"].rpartition("/")[2])
    if "const" in shape:
        return json.dumps(shape["const"])
    if "enum" in shape:
        return " | ".join(json.dumps(value) for value in shape["enum"])
    if "anyOf" in shape:
        return " | ".join(expression(one, called) for one in shape["anyOf"])
    if "prefixItems" in shape:
        return f"[{', '.join(expression(place, called) for place in shape['prefixItems'])}]"
    if shape["type"] == "array":
        item = expression(shape["items"], called)
        return f"({item})[]" if " | " in item and not item.startswith("[") else f"{item}[]"
    if shape["type"] != "object":
        return PLAIN[shape["type"]]
    if "additionalProperties" in shape:
        keys = expression(shape.get("propertyNames", {"type": "string"}), called)
        return f"Record<{keys}, {expression(shape['additionalProperties'], called)}>"
    if "properties" not in shape:
        return "Record<string, unknown>"
    fields = "; ".join(line for line, _ in members(shape, called))
    return f"{{ {fields} }}" if fields else "Record<never, never>"


def members(shape: Schema, called: Called) -> list[tuple[str, str | None]]:
    """The fields of an object, each with what is said about it."""
    return [
        (
            f"{key(name)}{'' if name in shape['required'] else '?'}: {expression(field, called)}",
            field.get("description"),
        )
        for name, field in shape["properties"].items()
    ]


def comment(text: str | None, indent: str = "") -> list[str]:
    """As long as it is; in as many lines as it takes."""
    if not text:
        return []
    if len(indent) + len(text) + 7 <= WIDTH:
        return [f"{indent}/** {text} */"]
    lines, line = [], ""
    for word in text.split():
        if len(indent) + len(line) + len(word) + 4 > WIDTH:
            lines.append(line)
            line = ""
        line = f"{line} {word}" if line else word
    return [f"{indent}/**", *(f"{indent} * {one}" for one in [*lines, line]), f"{indent} */"]


def definition(name: str, shape: Schema, called: Called) -> str:
    """An exported type. Unions are aliases of plain objects, so that what is asked of any key can be asked of them."""
    lines = comment(shape.get("description"))
    if shape.get("type") == "object" and "properties" in shape:
        lines.append(f"export interface {name} {{")
        for (line, said), field in zip(members(shape, called), shape["properties"].values(), strict=True):
            lines += [*comment(said, "  "), *broken(f"  {line};", field, called)]
        return "\n".join([*lines, "}", ""])
    text = f"export type {name} = {expression(shape, called)};"
    return "\n".join([*lines, *broken(text, shape, called), ""])


def broken(line: str, shape: Schema, called: Called) -> list[str]:
    """As prettier lays it out: a union that is too long for its line gets the next one, or a line per part."""
    if len(line) <= WIDTH:
        return [line]
    whole = f"{expression(shape, called)};"
    parts = [expression(one, called) for one in shape.get("anyOf", [])] or list(map(json.dumps, shape["enum"]))
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    head = line.removesuffix(f" {whole}")
    if len(indent) + len(whole) <= WIDTH:
        return [head, indent + whole]
    return [head, *(f"{indent}| {part}" for part in parts[:-1]), f"{indent}| {parts[-1]};"]
