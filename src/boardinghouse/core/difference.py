"""What changed between two values of JSON: which part is to be put where, so that the one becomes the other."""

from typing import Any, Final

SHORT: Final = 4  # values of a list that is told whole
Part = tuple[list[str | int], Any]


def differences(before: Any, after: Any, found: list[Part]) -> Any:
    """Note what is to be put where. The result equals `after`, but is made of `before` wherever nothing has changed:
    who keeps it keeps what lay in memory, and all that was made only to be compared is free at once. Neither is
    touched."""
    if before is after or before == after:
        return before
    return compare(before, after, [], found)


def compare(before: Any, after: Any, path: list[str | int], found: list[Part]) -> Any:
    """Two values that differ. Most of their parts do not: the interpreter compares those without a line of ours."""
    if isinstance(after, dict) and isinstance(before, dict) and before.keys() == after.keys():
        fields = before.copy()
        for key, new in after.items():
            old = before[key]
            if old is not new and old != new:
                fields[key] = descend(old, new, [*path, key], found)
        return fields
    if isinstance(after, list) and isinstance(before, list) and len(before) <= len(after):
        items = before.copy()
        for place in range(len(before)):
            old, new = before[place], after[place]
            if old is not new and old != new:
                items[place] = descend(old, new, [*path, place], found)
        for place in range(len(before), len(after)):
            found.append(([*path, place], after[place]))
            items.append(after[place])
        return items
    found.append((path, after))
    return after


def descend(before: Any, after: Any, path: list[str | int], found: list[Part]) -> Any:
    """What differs in a part, where that is shorter than to say all of it."""
    if isinstance(after, dict) or (
        isinstance(after, list) and (len(after) > SHORT or (len(after) > 0 and isinstance(after[0], dict)))
    ):
        return compare(before, after, path, found)
    found.append((path, after))
    return after
