"""What the documents show works."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_python_of_the_readme_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    here = [block for block in blocks if "boardinghouse.rl" not in block]  # the others run in tests/rl
    assert here
    for block in here:
        exec(compile(block, "README.md", "exec"), {})  # noqa: S102


def test_links_between_documents_lead_somewhere() -> None:
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]
    broken = [
        f"{page.name}: {target}"
        for page in pages
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
        if not (page.parent / target).exists()
    ]
    assert broken == []
