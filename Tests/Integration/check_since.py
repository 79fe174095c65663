#!/usr/bin/env python3
"""Judges changes in repositories of git that this program makes: each finding on the line that causes it, and nothing else.

Usage: check_since.py [PALETTECHECK]
Needs git. Nothing that a repository's configuration names may run.
"""

import json
import re
import subprocess
import tempfile
import time
from pathlib import Path

import harness
from harness import report
from repositories import BASE, BROKEN, CHART, COMMAND, Repository, same

CAUGHT = (1, [("PC203", "t/base.tokens.json", 3)])


def check_scenario(scratch):
    """A colour changes in a file that two themes take it from."""
    repository = Repository(scratch / "scenario")
    repository.write({"t/base.tokens.json": BROKEN})
    for words in (["t"], ["."], ["t/base.tokens.json"], ["t/chart.light.tokens.json", "t/base.tokens.json"]):
        same(f"the line of the colour, {' '.join(words)}", repository.check(*words, "--since", "main")[:2], CAUGHT)
    changed = repository.git("diff", "--name-only", "main")
    code, found, _, _ = repository.check("--files-from", "-", "--since", "main", stdin=changed)
    same("the line of the colour, changed files alone", (code, found), CAUGHT)
    repository.commit()
    same("a commit", repository.check("t", "--since", "main")[:2], CAUGHT)
    reports = {name: repository.folder.parent / f"report.{name}" for name in ("sarif", "gitlab", "github", "markdown", "html")}
    repository.check("t", "--since", "main", *(f"--report={name}={path}" for name, path in reports.items()))
    for name, path in reports.items():
        report(f"{name} names the file that changed", "t/base.tokens.json" in path.read_text())
    results = json.loads(reports["sarif"].read_text())["runs"][0]["results"]
    new = [r for r in results if r["baselineState"] == "new" and r["level"] == "error"]
    places = [r["locations"][0]["physicalLocation"] for r in new]
    same("SARIF places", [(p["artifactLocation"]["uri"], p["region"]["startLine"]) for p in places], [("t/base.tokens.json", 3)])
    chain = {p["physicalLocation"]["artifactLocation"]["uri"] for r in new for p in r["relatedLocations"]}
    report("SARIF has the chart's token among the related places", "t/chart.light.tokens.json" in chain, chain)


def check_summary(scratch):
    """What a reviewer reads: the colours before, after and as seen, and a diff that repairs them."""
    repository = Repository(scratch / "summary")
    repository.write({"t/base.tokens.json": BASE.replace("#b35806", "#5a6fa0")})
    summary = repository.folder.parent / "summary.md"
    same("a colour that some readers confuse", repository.check("t", "--since", "main", f"--report=markdown={summary}")[:2],
         (1, [("PC201", "t/base.tokens.json", 3)]))  # fmt: skip
    text = summary.read_text()
    report("the summary has the colours before, after and as seen", "`#b35806` → `#5a6fa0`" in text and "**protan sees:** `#" in text)
    patches = re.findall(r"```diff\n(.*?)```", text, re.DOTALL)
    report("the summary has the repair as a diff, once", len(patches) == 1, len(patches))
    subprocess.run(["git", "apply"], cwd=repository.folder, input=patches[0], text=True, check=True)
    same("with the diff applied nothing is new", repository.check("t", "--since", "main")[:2], (0, []))


def check_history(scratch):
    """What happens to repositories: renames, merges, shallow clones, submodules."""
    repository = Repository(scratch / "renamed")
    for name in ("light", "dark"):
        repository.git("mv", f"t/chart.{name}.tokens.json", f"t/figure.{name}.tokens.json")
    same("files that are renamed", repository.check("t", "--since", "main", "--fail-on", "warning")[:2], (0, []))
    repository.git("mv", "t", "design")
    repository.commit()
    same("a folder that is moved", repository.check("design", "--since", "main", "--fail-on", "warning")[:2], (0, []))

    repository = Repository(scratch / "crlf")
    repository.write({path.relative_to(repository.folder): path.read_text().replace("\n", "\r\n")
                      for path in (repository.folder / "t").iterdir()})  # fmt: skip
    same("other line ends", repository.check("t", "--since", "main", "--fail-on", "warning")[:2], (0, []))

    repository = Repository(scratch / "merged")
    repository.git("checkout", "-q", "main")
    repository.write({"t/base.tokens.json": BASE.replace("#b2182b", "#2166ad")})
    repository.commit()
    repository.git("checkout", "-q", "work")
    repository.write({"t/chart.light.tokens.json": CHART.replace("cost", "spend") % "#ffffff"})
    repository.commit()
    code, found, document, _ = repository.check("t", "--since", "main")
    report("a branch is compared with where it left", document["since"]["commits"] == [repository.git("merge-base", "main", "work").strip()])
    repository.git("merge", "-q", "-m", "merge", "main")
    same("a merge commit", repository.check("t", "--since", "main")[0], code)

    repository = Repository(scratch / "deep")
    repository.write({"t/base.tokens.json": BROKEN})
    repository.commit()
    clone = scratch / "shallow"
    subprocess.run(["git", "clone", "-q", "--depth", "1", "--branch", "work", f"file://{repository.folder}", str(clone)], check=True,
                   env=repository.environment, capture_output=True)  # fmt: skip
    done = subprocess.run([COMMAND, "check", "t", "--since", "origin/main"], cwd=clone, capture_output=True, text=True)
    report("a shallow clone is refused, with the command that helps", done.returncode == 2 and "fetch-depth: 0" in done.stderr, done.stderr.strip())

    repository = Repository(scratch / "outer")
    inner = Repository(scratch / "module")
    repository.git("-c", "protocol.file.allow=always", "submodule", "add", "-q", str(inner.folder), "design")
    repository.git("commit", "-q", "-m", "submodule")
    repository.git("branch", "-f", "main")
    repository.write({"design/t/base.tokens.json": BROKEN})
    same("a submodule", repository.check("design", "--since", "HEAD")[:2], (1, [("PC203", "design/t/base.tokens.json", 3)]))
    same("a submodule below a folder", repository.check(".", "--since", "main")[:2], (1, [("PC203", "design/t/base.tokens.json", 3)]))
    nested = repository.folder / "other"
    nested.mkdir()
    subprocess.run(["git", "init", "-q", "."], cwd=nested, check=True)
    (nested / "theme.json").write_text('{"palettecheck": 1, "background": "#ffffff", "series": [{"name": "a", "color": "#ffe9a0"}]}')
    code, _, document, _ = repository.check(".", "--since", "main")
    report("a repository inside another is named, and fails", code == 1 and document["since"]["uncompared"] == ["other"], document["since"])

    empty = scratch / "empty"
    empty.mkdir()
    subprocess.run(["git", "init", "-q", "."], cwd=empty, check=True)
    (empty / "a.json").write_text('{"palettecheck": 1, "series": ["#000000"]}')
    done = subprocess.run([COMMAND, "check", "a.json", "--since", "main"], cwd=empty, capture_output=True, text=True)
    report("a repository without a commit is refused", done.returncode == 2 and "no commit" in done.stderr, done.stderr.strip())


def check_broken(scratch):
    """A file that was a theme and cannot be read any more."""
    theme = '{"palettecheck": 1, "background": "#ffffff", "series": [{"name": "a", "color": "#0b62d6"}]}\n'
    program = 'export const chartColors = ["#0b62d6", "#a03c00", "#00705a"];\n'
    for name, text in {"theme.json": theme, "theme.ts": program}.items():
        for kind, broken in {"truncated": text[: len(text) // 2], "emptied": "", "binary": b"\x00\x01\x02" * 40}.items():
            repository = Repository(scratch / f"broken-{name}-{kind}", {f"a/{name}": text, "a/good.json": theme})
            repository.write({f"a/{name}": broken})
            code = repository.check("a", "--since", "main")[0]
            report(f"{name}, {kind}, fails", code == 2, code)


def check_caution(scratch):
    """A repository's own configuration and attributes name programs; none of them runs."""
    repository = Repository(scratch / "hostile")
    trap = repository.folder / "ran"
    command = f"touch {trap}; cat"
    for key in ("core.fsmonitor", "diff.external", "filter.x.clean", "filter.x.smudge", "filter.x.process", "diff.x.textconv",
                "diff.x.command", "core.sshCommand", "core.pager", "core.editor", "alias.ls-tree", "uploadpack.packObjectsHook"):  # fmt: skip
        repository.git("config", key, f"!{command}" if key.startswith("alias") else command)
    hooks = repository.folder / ".git/hooks"
    for hook in ("post-index-change", "fsmonitor-watchman", "reference-transaction"):
        (hooks / hook).write_text(f"#!/bin/sh\n{command}\n")
        (hooks / hook).chmod(0o755)
    repository.write({"t/base.tokens.json": BROKEN, ".gitattributes": "*.json filter=x diff=x\n"})
    same("a hostile repository is judged", repository.check("t", "--since", "main")[:2], CAUGHT)
    report("nothing that it names runs", not trap.exists())
    index = (repository.folder / ".git/index").read_bytes()
    repository.check("t", "--since", "main")
    report("the index stays as it is", index == (repository.folder / ".git/index").read_bytes())


def check_monorepo(scratch):
    """Thirty packages and five thousand files; a change of one."""
    files = {}
    for package in range(30):
        folder = f"packages/p{package:02}"
        files |= {f"{folder}/tokens/base.tokens.json": BASE, f"{folder}/tokens/chart.tokens.json": CHART % "#ffffff",
                  f"{folder}/package.json": '{"name": "p"}'}  # fmt: skip
        files |= {f"{folder}/src/m{n}/f{m}.ts": f"export const value{n} = {m};\n" for n in range(8) for m in range(20)}
    repository = Repository(scratch / "monorepo", files)
    repository.write({"packages/p07/tokens/base.tokens.json": BROKEN})

    def timed(*words):
        started = time.monotonic()
        return repository.check(*words), time.monotonic() - started

    (code, found, _, errors), seconds = timed(".", "--since", "main")
    same("one package of thirty breaks", (code, found), (1, [("PC203", "packages/p07/tokens/base.tokens.json", 3)]))
    _, alone = timed(".")
    print(f"     {len(files)} files: {seconds:.2f} s, without --since {alone:.2f} s: {seconds / alone:.1f} times", errors.strip())


with tempfile.TemporaryDirectory() as scratch:
    for check in (check_scenario, check_summary, check_history, check_broken, check_caution, check_monorepo):
        check(Path(scratch))
harness.finish("changes")
