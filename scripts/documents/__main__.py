"""`make docs`: gather the pages in build/docs/source, let Sphinx make build/docs/site of them, follow every link.

A warning of Sphinx or a dead link fails. The site needs no server: open build/docs/site/index.html.
"""

import shutil
import subprocess
import sys
from pathlib import Path

from scripts.documents import gather, links, plots, reference

ROOT = Path(__file__).resolve().parents[2]
WORK = ROOT / "build/docs"
SOURCE, SITE = WORK / "source", WORK / "site"
STRICTLY = ("--fail-on-warning", "--keep-going", "--quiet", "--fresh-env", "--jobs", "2")


def main() -> None:
    shutil.rmtree(SOURCE, ignore_errors=True)
    shutil.rmtree(SITE, ignore_errors=True)
    gather.pages(ROOT, SOURCE)
    plots.draw(ROOT, SOURCE)
    reference.write(SOURCE)
    made = subprocess.run(  # noqa: S603
        [sys.executable, "-m", "sphinx", *STRICTLY, "--doctree-dir", str(WORK / "trees"), str(SOURCE), str(SITE)],
        check=False,
    )
    if made.returncode:
        sys.exit("the site was not made: see above")
    dead = links.dead(SITE)
    if dead:
        sys.exit("links that lead nowhere:\n" + "\n".join(dead))
    pages = len(list(SITE.rglob("*.html")))
    print(f"== {pages} pages: open {(SITE / 'index.html').relative_to(ROOT)}")


if __name__ == "__main__":
    main()
