#!/usr/bin/env python3
"""Holds `--since` against repositories that could make it compare something else than it says, or nothing at all.

Usage: check_comparison.py [PALETTECHECK [CHECK]...]
Needs git. Each case says before the run what has to come out.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import harness
from harness import report
from repositories import BASE, BROKEN, CHART, Repository, places, run, same

CAUGHT = (1, [("PC203", "t/base.tokens.json", 3)])

def refused(name, answer, *words):
    """Exit code 2, and an error that has each of some words."""
    code, _, errors = answer
    plain = " ".join(errors.split())
    report(name, code == 2 and all(word in plain for word in words), "" if code == 2 and all(w in plain for w in words) else (code, plain[-400:]))


def changed_clone(scratch, name):
    """A clone of a repository whose branch `work` breaks a colour."""
    repository = Repository(scratch / f"{name}-origin")
    repository.write({"t/base.tokens.json": BROKEN})
    repository.commit()
    clone = scratch / name
    subprocess.run(["git", "clone", "-q", "--branch", "work", str(repository.folder), str(clone)], check=True, env=repository.environment)
    return repository, clone


def git(folder, *words, repository):
    return subprocess.run(["git", *words], cwd=folder, env=repository.environment, check=True, capture_output=True, text=True).stdout


def check_references(scratch):
    """A name that means two commits."""
    for kind, command in {"tag": ["tag"], "branch": ["branch"]}.items():
        repository, clone = changed_clone(scratch, f"two-{kind}")
        git(clone, *command, "origin/main", repository=repository)
        in_ci = {"GITHUB_ACTIONS": "true", "GITHUB_BASE_REF": "main"}
        same(f"in CI a {kind} 'origin/main' is not the branch of the remote", run(clone, "t", "--since", "auto", environment=in_ci)[0], 1)
        refused(f"elsewhere a {kind} 'origin/main' is refused", run(clone, "t", "--since", "origin/main"), "origin/main", kind,
                "refs/remotes/origin/main")  # fmt: skip
        same(f"the full name is taken beside a {kind}", run(clone, "t", "--since", "refs/remotes/origin/main")[0], 1)
        refused(f"steps back from a {kind} 'origin/main' are refused", run(clone, "t", "--since", "origin/main~0"), "origin/main")
        git(clone, "update-ref", "-d", "refs/remotes/origin/main", repository=repository)
        refused(f"a {kind} alone is not the branch of a remote", run(clone, "t", "--since", "origin/main"), "origin/main", kind)
        refused(f"in CI neither is a {kind} alone", run(clone, "t", "--since", "auto", environment=in_ci), "origin/main")
    repository = Repository(scratch / "tag-main")
    repository.write({"t/base.tokens.json": BROKEN})
    repository.commit()
    repository.git("tag", "main")
    refused("a tag 'main' beside the branch is refused", run(repository.folder, "t", "--since", "main"), "refs/tags/main", "refs/heads/main")
    repository.git("tag", "-f", "main", "main^{commit}")
    repository.git("tag", "-f", "main", "refs/heads/main")
    same("a tag at the branch's commit is no second meaning", repository.check("t", "--since", "main")[:2], CAUGHT)
    repository, clone = changed_clone(scratch, "auto-main")
    git(clone, "tag", "main", repository=repository)
    for variables in ({"GITHUB_BASE_REF": "main"}, {"CI_DEFAULT_BRANCH": "main"}):
        same(f"a tag 'main' does not move {next(iter(variables))}", run(clone, "t", "--since", "auto", environment=variables)[0], 1)
    base = git(clone, "rev-parse", "origin/main", repository=repository).strip()
    git(clone, "branch", base[:7], repository=repository)
    refused("a branch named as the beginning of a commit is refused", run(clone, "t", "--since", base[:7]), base[:7])
    git(clone, "tag", base, repository=repository)
    same("a tag named as a whole commit changes nothing", run(clone, "t", "--since", base)[0], 1)


def check_partial(scratch):
    """Clones that lack objects of the earlier commit."""
    repository, _ = changed_clone(scratch, "whole")
    repository.git("config", "uploadpack.allowFilter", "true")
    for kind in ("blob:none", "tree:0"):
        clone = scratch / f"partial-{kind.replace(':', '-')}"
        subprocess.run(["git", "clone", "-q", "--branch", "work", f"--filter={kind}", f"file://{repository.folder}", str(clone)], check=True,
                       env=repository.environment)  # fmt: skip
        for words in (["t"], ["."], ["t/base.tokens.json"]):
            answer = run(clone, *words, "--since", "origin/main")
            refused(f"{kind}, {words[0]}: a missing object is refused, with the command that fetches it", answer, "git fetch")
        command = re.search(r"'(git fetch [^']*)'", " ".join(answer[2].split()))
        if command and report(f"{kind}: the command is there", command is not None):
            subprocess.run(command[1].split(), cwd=clone, env=repository.environment, check=True, capture_output=True)
            same(f"{kind}: after the command the change is judged", run(clone, "t", "--since", "origin/main")[0], 1)
    # An object that is lost: the blob of one theme.
    repository = Repository(scratch / "lost")
    blob = repository.git("rev-parse", "main:t/base.tokens.json").strip()
    repository.write({"t/base.tokens.json": BROKEN})
    repository.commit()
    (repository.folder / ".git/objects" / blob[:2] / blob[2:]).unlink()
    refused("a lost object is refused", run(repository.folder, "t", "--since", "main"), "git fetch")


def with_submodules(scratch, name):
    """A repository with the same design in two submodules, `lib1` and `lib2`, on `main`."""
    outer, inner = Repository(scratch / name), Repository(scratch / f"{name}-module")
    for path in ("lib1", "lib2"):
        outer.git("-c", "protocol.file.allow=always", "submodule", "add", "-q", str(inner.folder), path)
    outer.git("commit", "-q", "-m", "submodules")
    outer.git("branch", "-f", "main")
    return outer


def check_submodules(scratch):
    """Paths are those of the outer repository."""
    outer = with_submodules(scratch, "outer")
    for library in ("lib1", "lib2"):
        outer.write({f"{library}/t/base.tokens.json": BROKEN})
    wanted = [(f"{library}/t/base.tokens.json", 3) for library in ("lib1", "lib2")]
    for words in ([".", "--since", "main"], ["lib1", "lib2", "--since", "main"]):
        same(f"three reports of two submodules, {words[0]}", places(outer.folder, *words), (1, wanted, wanted, wanted))
    same("from inside a submodule", places(outer.folder / "lib1/t", ".", "--since", "HEAD"), (1, wanted[:1], wanted[:1], wanted[:1]))
    entries = json.loads((outer.folder.parent / "outer.gitlab").read_text())
    same("each finding has a fingerprint of its own", len({e["fingerprint"] for e in entries}), len(entries))
    document = outer.check(".", "--since", "main")[2]
    prints = [f["fingerprint"] for f in document["findings"]]
    same("in JSON too", len(set(prints)), len(prints))

    outer = with_submodules(scratch, "moved")
    outer.git("mv", "lib1", "design")
    same("a submodule that is moved is a rename", outer.check(".", "--since", "main", "--fail-on", "warning")[:2], (0, []))
    outer.write({"design/t/base.tokens.json": BROKEN})
    same("a change in a submodule that is moved", outer.check(".", "--since", "main")[:2], (1, [("PC203", "design/t/base.tokens.json", 3)]))
    outer.git("commit", "-q", "-am", "moved")
    same("named alone", outer.check("design", "--since", "main")[:2], (1, [("PC203", "design/t/base.tokens.json", 3)]))

    outer = with_submodules(scratch, "absent")
    outer.git("submodule", "deinit", "-q", "-f", "lib2")
    refused("a submodule with themes that is not checked out", run(outer.folder, ".", "--since", "main"), "lib2", "git submodule update")
    outer = with_submodules(scratch, "removed")
    outer.git("rm", "-q", "-f", "lib2")
    outer.commit()
    code, _, document, _ = outer.check(".", "--since", "main")
    same("a submodule that is removed is named", (code, [p for p in document["since"]["unjudged"] if p.startswith("lib2")] != []), (0, True))
    clone = scratch / "bare-clone"
    outer = with_submodules(scratch, "unfetched")
    subprocess.run(["git", "clone", "-q", str(outer.folder), str(clone)], check=True, env=outer.environment)
    code, out, errors = run(clone, ".", "--since", "origin/main", "--format", "json")
    report("a submodule that was never fetched is named", "lib1" in out + errors and "lib2" in out + errors, (code, (out + errors)[-300:]))


def check_renames(scratch):
    """Renames are found whatever the repository's configuration says of differences."""
    for key, value in {"diff.renames": "false", "diff.renameLimit": "1", "diff.orderFile": "missing", "diff.algorithm": "none",
                       "diff.noPrefix": "true", "diff.relative": "true", "diff.ignoreSubmodules": "all", "diff.external": "false",
                       "core.quotePath": "true", "merge.renameLimit": "1", "diff.suppressBlankEmpty": "true"}.items():  # fmt: skip
        repository = Repository(scratch / f"renames-{key}")
        repository.git("config", key, value)
        for name in ("light", "dark"):
            text = (repository.folder / f"t/chart.{name}.tokens.json").read_text()
            repository.git("mv", f"t/chart.{name}.tokens.json", f"t/figure.{name}.tokens.json")
            repository.write({f"t/figure.{name}.tokens.json": text.replace("{\n", "{\n\n", 1)})
        repository.git("add", "-A")
        code, found, document, errors = repository.check("t", "--since", "main", "--fail-on", "warning")
        got = (code, found, document.get("since", {}).get("unjudged"))
        same(f"renames with {key}={value}", got, (0, [], []))
        if code == 2:
            print("     ", errors.strip()[-200:])


def check_crossed(scratch):
    """Two branches that were merged into each other: two merge bases."""
    files = {"t/a.json": palette("#0b62d6", "#a03c00"), "t/b.json": palette("#0b62d6", "#a03c00")}
    repository = Repository(scratch / "crossed", files)
    repository.write({"t/a.json": palette("#0b62d6", "#0b64d8")})  # on work
    repository.commit()
    repository.git("checkout", "-q", "main")
    repository.write({"t/b.json": palette("#0b62d6", "#0b64d8")})  # on main
    repository.commit()
    repository.git("branch", "old-main")
    repository.git("merge", "-q", "-m", "work into main", "work")
    repository.git("checkout", "-q", "work")
    repository.git("merge", "-q", "-m", "main into work", "old-main")
    bases = repository.git("merge-base", "--all", "main", "work").split()
    same("the histories are crossed", len(bases), 2)
    code, found, document, _ = repository.check("t", "--since", "main")
    same("nothing is new where both branches have both", (code, found), (0, []))
    same("both bases are named", sorted(document["since"]["commits"]), sorted(bases))
    repository.write({"t/c.json": palette("#0b62d6", "#0b64d8")})
    code, found, _, _ = repository.check("t", "--since", "main")
    report("what is new is found", code == 1 and {f for _, f, _ in found} == {"t/c.json"}, found)


def palette(*colors):
    return json.dumps({"palettecheck": 1, "background": "#ffffff",
                       "series": [{"name": f"s{i}", "color": c} for i, c in enumerate(colors)]}, indent=1) + "\n"  # fmt: skip


YAML = """chart:
  background: {$type: color, $value: "#ffffff"}
  a:
    $type: color
    $value: &blue "#2166ac"
  b:
    $type: color
    $value: %s
"""


def check_anchors(scratch):
    """Anchors of YAML: the line that changed."""
    repository = Repository(scratch / "anchors", {"t/chart.tokens.yaml": YAML % '"#b35806"'})
    repository.write({"t/chart.tokens.yaml": YAML % "*blue"})
    found = repository.check("t", "--since", "main")[1]
    same("an alias that comes in", {(f, n) for _, f, n in found}, {("t/chart.tokens.yaml", 8)})
    repository = Repository(scratch / "anchors2", {"t/chart.tokens.yaml": ANCHORS})
    for name, (old, new), line in (
        ("another alias", ("*rust", "*blue"), 11), ("another value of an anchor", ("#b35806", "#2c6fb0"), 3),
        ("an alias in a flow", ("{$type: color, $value: *blue}", "{$type: color, $value: *rust}"), 8),
        ("a whole token that is an alias", ("  b:\n    $type: color\n    $value: *rust", "  b:\n    *token"), 10),
        ("a merged mapping", ("    $type: color\n    $value: *rust", "    <<: *token"), 10)):  # fmt: skip
        repository.write({"t/chart.tokens.yaml": ANCHORS.replace(old, new)})
        code, found, _, errors = repository.check("t", "--since", "main")
        same(name, (code, {(f, n) for _, f, n in found}), (1, {("t/chart.tokens.yaml", line)}))


ANCHORS = """palette:
  blue: {$type: color, $value: &blue "#2166ac"}
  rust: {$type: color, $value: &rust "#b35806"}
  deep: &token {$type: color, $value: "#2264aa"}

chart:
  background: {$type: color, $value: "#ffffff"}
  a: {$type: color, $value: *blue}
  b:
    $type: color
    $value: *rust
"""


def check_lost(scratch):
    """What is no longer checked is named and counted."""
    program = "export const chartColors = {\n  a: '#2166ac',\n  b: '#b35806',\n  c: '#00705a',\n};\n"
    cases = {
        "a series that is computed": ({"t/theme.ts": program}, {"t/theme.ts": program.replace("'#b35806'", "mix(base, 0.5)")}, "b"),
        "a colour of a list that is computed": ({"t/theme.ts": LIST}, {"t/theme.ts": LIST.replace("'#00705a'", "mix(base, 0.5)")}, "#00705a"),
        "a mode of tokens that is removed": (None, None, "chart.dark"),
        "a CSS mode that is removed": ({"t/chart.css": css(True)}, {"t/chart.css": css(False)}, "dark"),
        "a theme that git ignores now": (None, {".gitignore": "*dark*\n"}, "t/chart.dark.tokens.json"),
        "themes in a folder that git ignores now": (None, {"t/.gitignore": "*\n"}, "t/chart.dark.tokens.json"),
    }  # fmt: skip
    for name, (before, now, word) in cases.items():
        repository = Repository(scratch / f"lost-{name.replace(' ', '-')}", before)
        repository.write(now or {})
        if now is None:
            (repository.folder / "t/chart.dark.tokens.json").unlink()
        ignores = any(path.endswith(".gitignore") for path in now or {})
        summary = scratch / "lost.md"
        code, _, document, errors = repository.check(".", "--since", "main", f"--report=markdown={summary}")
        named = document.get("since", {}).get("unjudged", [])
        ok = any(word in one for one in named)
        report(f"{name} is named", ok, "" if ok else (code, named, errors[-200:]))
        text = run(repository.folder, ".", "--since", "main")
        same(f"{name}: the text names it", any(word in one for one in text[1].split("Compared with")[1:]), True)
        lines = [line for line in summary.read_text().splitlines() if ("Warning: " if ignores else "No longer checked") in line]
        report(f"{name}: the summary names it{' as a warning' * ignores}", any(word in line for line in lines), "" if lines else "no line")
        if ignores:
            github = run(repository.folder, ".", "--since", "main", "--format", "github")[1]
            same(f"{name}: GitHub shows a warning", any(word in one and one.startswith("::warning") for one in github.splitlines()), True)


LIST = "export const chartColors = ['#0b62d6', '#b35806', '#00705a', '#7b3294'];\n"


def css(has_dark):
    dark = "@media (prefers-color-scheme: dark) {\n  :root { --chart-bg: #16191d; --chart-1: #67a9cf; --chart-2: #ef8a62; }\n}\n"
    return ":root { --chart-bg: #ffffff;\n --chart-1: #2166ac;\n --chart-2: #b35806; }\n" + (dark if has_dark else "")


def check_pipes(scratch):
    """A pipe in place of a file that git reads: git waits, and the run does not, however long it takes git."""
    cases = {}
    for name in ("HEAD", "index", "config", "packed-refs", "refs/heads/main", "objects/info/alternates", "commondir"):
        repository = cases[f".git/{name}"] = Repository(scratch / f"pipe-{name.replace('/', '-')}")
        path = repository.folder / ".git" / name
        path.unlink(missing_ok=True)
        os.mkfifo(path)
    for name in (".gitmodules", ".gitattributes", "t/.gitattributes", ".gitignore"):
        repository = cases[name] = Repository(scratch / f"pipe-{name.replace('/', '-')}")
        os.mkfifo(repository.folder / name)
    for section in ("include", 'includeIf "gitdir:/"'):
        repository = cases[f"a configuration, {section}"] = Repository(scratch / f"pipe-{section[:9]}")
        os.mkfifo(repository.folder / "pipe")
        with open(repository.folder / ".git/config", "a") as config:
            config.write(f"[{section}]\n\tpath = ../pipe\n")
    repository = cases[".git"] = Repository(scratch / "pipe-git")
    shutil.rmtree(repository.folder / ".git")
    os.mkfifo(repository.folder / ".git")
    with ThreadPoolExecutor(len(cases)) as pool:
        for name, (code, _, errors) in zip(cases, pool.map(lambda one: run(one.folder, "t", "--since", "main"), cases.values())):
            outside = name in (".gitmodules", ".gitattributes", "t/.gitattributes", ".gitignore")
            report(f"a pipe as {name} does not hang", code == (0 if outside else 2), (code, errors.strip()[-150:]))


def check_path(scratch):
    """`git` is not taken from the repository."""
    usual = os.environ["PATH"]
    for name, path in {"the current folder": f".:{usual}", "an empty entry at the start": f":{usual}", "an empty entry at the end": f"/nothing:{usual}:",
                       "an empty entry within": f"/nothing::{usual}", "a relative folder": f"bin:{usual}",
                       "a folder of the repository": f"{{}}/bin:{usual}"}.items():  # fmt: skip
        repository = Repository(scratch / f"path-{name.replace(' ', '-')}")
        repository.write({"t/base.tokens.json": BROKEN})
        for place in ("git", "bin/git"):
            repository.write({place: "#!/bin/sh\ntouch ran\nexec /usr/bin/git \"$@\"\n"})
            (repository.folder / place).chmod(0o755)
        code, _, errors = run(repository.folder, "t", "--since", "main", environment={"PATH": path.format(repository.folder)})
        report(f"PATH with {name}: git is another one", code == 1 and not (repository.folder / "ran").exists(), (code, errors.strip()[-200:]))
    code, _, errors = run(repository.folder, "t", "--since", "main", environment={"PATH": f".:{repository.folder}/bin"})
    report("without another git the run ends with 2", code == 2 and not (repository.folder / "ran").exists(), (code, errors.strip()[-200:]))


CHECKS = {"references": check_references, "partial": check_partial, "submodules": check_submodules, "renames": check_renames,
          "crossed": check_crossed, "anchors": check_anchors, "lost": check_lost, "path": check_path, "pipes": check_pipes}  # fmt: skip

with tempfile.TemporaryDirectory() as scratch:
    for name in sys.argv[2:] or CHECKS:
        CHECKS[name](Path(scratch))
harness.finish("comparisons")
