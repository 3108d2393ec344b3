"""The subjects of new commits are orders of at most 72 characters, as CONTRIBUTING.md says."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GIT = shutil.which("git") or ""
NEW_COMMITS = "2026-11-19T00:00:00Z"  # since the rule
# they end like a past, a participle or a third person, and are orders all the same
ORDERS = {
    *("feed", "need", "seed", "speed", "embed", "shed", "exceed", "proceed", "heed", "weed"),
    *("bring", "ring", "sing", "string", "swing", "ping", "cling"),
    *("pass", "guess", "press", "process", "discuss", "address", "compress", "express", "cross", "dress", "miss"),
    *("focus", "toss", "assess", "access", "bypass", "stress", "bless", "surpass"),
}
NO_ORDER = {
    *("a", "an", "the", "this", "that", "these", "those", "all", "some", "every", "each", "no", "nobody", "everybody"),
    *("it", "we", "you", "they", "i", "our", "its", "more", "less", "new", "old", "wip", "fixup", "various", "minor"),
}


def fault(subject: str) -> str:
    """What is wrong with the subject of a commit; empty if nothing is."""
    first = subject.split(" ", 1)[0]
    if len(subject) > 72:
        return "longer than 72 characters"
    if subject.endswith(".") or not first[:1].isupper():
        return "begins with a capital letter and has no full stop"
    if re.search(r"#\d", subject):
        return "names no number of anything outside the repository"
    if first.lower() in NO_ORDER or (re.search(r"(?:ed|ing|s)$", first.lower()) and first.lower() not in ORDERS):
        return "is an order: what the commit does, in the imperative"
    return ""


def new_subjects(root: Path) -> list[str] | None:
    """Those of the history of this folder, as much of it as there is; None where the folder has no history."""
    if not (root / ".git").exists() or not GIT:  # unpacked, maybe inside another repository
        return None
    log = [GIT, "-C", str(root), "log", "--no-merges", f"--since={NEW_COMMITS}", "--format=%s"]
    return subprocess.run(log, capture_output=True, text=True, check=True).stdout.splitlines()


def test_new_commits_have_subjects_in_the_imperative() -> None:
    subjects = new_subjects(ROOT)
    if subjects is None:
        pytest.skip("no history here: a source distribution has none")
    assert {subject: fault(subject) for subject in subjects if fault(subject)} == {}


@pytest.mark.skipif(not GIT, reason="needs git")
def test_a_history_is_read_whole_shallow_or_not_at_all(tmp_path: Path) -> None:
    def git(folder: Path, *words: str) -> None:
        who = ("-c", "user.name=Anna", "-c", "user.email=anna@house.example")
        when = {**os.environ, "GIT_COMMITTER_DATE": "2026-12-01T00:00:00Z"}
        subprocess.run([GIT, *who, "-C", str(folder), *words], check=True, capture_output=True, env=when)

    whole, shallow = tmp_path / "whole", tmp_path / "shallow"
    whole.mkdir()
    git(whole, "init")
    for subject in ("Open the door", "Added a lamp"):
        git(whole, "commit", "--allow-empty", "-m", subject)
    assert new_subjects(whole) == ["Added a lamp", "Open the door"]
    git(tmp_path, "clone", "--depth", "1", whole.as_uri(), str(shallow))
    assert new_subjects(shallow) == ["Added a lamp"]
    unpacked = whole / "unpacked"
    unpacked.mkdir()
    assert new_subjects(unpacked) is None


@pytest.mark.parametrize("subject", ["Let the porter carry two bags", "Feed the cat", "Bring tea", "Pass the salt"])
def test_a_good_subject_passes(subject: str) -> None:
    assert fault(subject) == ""


@pytest.mark.parametrize(
    "subject",
    [
        "Added a rule",
        "Fix #12",
        "Fixing the porch",
        "Carries bags",
        "a rule",
        "Let it be.",
        "A new rule",
        "Let " + "x" * 70,
    ],
)
def test_a_bad_subject_is_named(subject: str) -> None:
    assert fault(subject) != ""
