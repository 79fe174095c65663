#!/usr/bin/env python3
"""Runs the hooks of pre-commit in a repository of their own: a bad theme fails with its position, or is repaired.

Usage: check_hooks.py [PALETTECHECK]
Uses the packages of requirements/adoption.txt.
"""

import json
import os
import shutil
import tempfile
from pathlib import Path

import harness
from harness import ROOT, report

harness.environment("adoption")
command = harness.command()
program = harness.tool("pre-commit")
if not program:
    harness.skip("hooks are not run", "pip install pre-commit")
    harness.finish("hooks")
NEEDED = [".pre-commit-hooks.yaml", "pyproject.toml", "LICENSE", "Packaging", "Sources/PaletteCheckCLI/Commands/PaletteCheck.swift"]

done = harness.run(program, "validate-manifest", ROOT / ".pre-commit-hooks.yaml")
report("the manifest", done.returncode == 0, done.stdout + done.stderr or "valid")


def check(scratch):
    hooks, repository, stand_in = scratch / "hooks", scratch / "repository", scratch / "stand-in"
    configuration = scratch / "hooks.yaml"
    # What pre-commit needs of this repository; a script stands in for the command, so that the wheel is small.
    for name in NEEDED:
        source, target = ROOT / name, hooks / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(source, target) if source.is_dir() else shutil.copy(source, target)
    stand_in.write_text(f'#!/bin/sh\nexec "{command}" "$@"\n')
    stand_in.chmod(0o755)
    programs = scratch / "bin"
    programs.mkdir()
    (programs / "palettecheck").symlink_to(command)
    names = {f"GIT_{who}_{what}": f"ci{end}" for who in ("AUTHOR", "COMMITTER") for what, end in (("NAME", ""), ("EMAIL", "@localhost"))}
    environment = {**os.environ, **names, "HOME": str(scratch), "PATH": f"{programs}:{os.environ['PATH']}",
                   "PRE_COMMIT_HOME": str(scratch / "pre-commit"), "PALETTECHECK_BINARY": str(stand_in)}  # fmt: skip

    def run(*words, cwd=repository):
        done = harness.run(*words, cwd=cwd, env=environment)
        return done.returncode, done.stdout + done.stderr

    def attempt(*words):
        return run(program, "run", "--config", configuration, *words)

    for words in (["init", "-q", "."], ["add", "."], ["commit", "-q", "-m", "hooks"]):
        run("git", *words, cwd=hooks)
    used = [{"id": name} for name in ("palettecheck", "palettecheck-all", "palettecheck-fix")]
    revision = run("git", "rev-parse", "HEAD", cwd=hooks)[1].strip()
    configuration.write_text(json.dumps({"repos": [{"repo": str(hooks), "rev": revision, "hooks": used}]}))
    themes = repository / "themes"
    themes.mkdir(parents=True)
    run("git", "init", "-q", ".")
    (themes / "good.json").write_text('{ "palettecheck": 1, "series": ["#2166ac", "#b2182b"] }\n')
    run("git", "add", "themes")
    code, log = attempt("--all-files")
    report("a good theme", code == 0, "passes" if code == 0 else log)
    report("every hook runs", log.count("Passed") == 3, "" if log.count("Passed") == 3 else log)

    bad = themes / "theme-bad.json"
    bad.write_text('{ "palettecheck": 1, "series": ["#5b8c2a", "#b8602f"] }\n')
    run("git", "add", "themes")
    code, log = attempt("palettecheck", "--all-files")
    found = [line for line in log.splitlines() if "themes/theme-bad.json:1:" in line and "PC201" in line]
    report("a bad theme", code != 0 and found, found[0] if found else log)

    # A file is changed: pre-commit fails, and once more it passes.
    code, log = attempt("palettecheck-fix", "--all-files")
    ok = code != 0 and "files were modified by this hook" in log
    report("a bad theme is repaired, and the hook fails", ok, "" if ok else log)
    run("git", "add", "themes")
    code, log = attempt("palettecheck-fix", "--all-files")
    again = attempt("palettecheck", "--all-files")
    ok = code == 0 and again[0] == 0
    report("the repaired theme passes", ok, "" if ok else log + again[1])
    run("git", "rm", "-q", "--cached", "themes/theme-bad.json")
    bad.unlink()

    # The hook is given the file of the literal, and judges the theme that takes it.
    base = '{ "blue": { "$type": "color", "$value": "%s" } }\n'
    chart = ('{ "chart": { "$type": "color", "background": { "$value": "#ffffff" },\n'
             '  "series": { "a": { "$value": "{blue}" }, "b": { "$value": "#b2182b" } } } }\n')
    (repository / "base.tokens.json").write_text(base % "#2166ac")
    (repository / "chart.tokens.json").write_text(chart)
    run("git", "add", "base.tokens.json", "chart.tokens.json")
    code, log = attempt("palettecheck", "--files", "base.tokens.json")
    report("a file of tokens", code == 0, "passes" if code == 0 else log)
    (repository / "base.tokens.json").write_text(base % "#eeeeee")
    code, log = attempt("palettecheck", "--files", "base.tokens.json")
    found = [line for line in log.splitlines() if "chart.tokens.json:2:" in line and "PC102" in line]
    report("a token that breaks a chart", code != 0 and found, found[0] if found else log)
    for file in ("base.tokens.json", "chart.tokens.json"):
        run("git", "rm", "-q", "-f", "--cached", file)
        (repository / file).unlink()

    # Neither settings nor a file of distances is a theme.
    (repository / "palettecheck.json").write_text('{ "version": 1, "failOn": "error" }\n')
    run(command, "baseline", "write", "themes")
    spacing = '{ "gap": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } }\n'
    (repository / "spacing.tokens.json").write_text(spacing)
    others = ["palettecheck.json", "palettecheck-baseline.json", "spacing.tokens.json"]
    run("git", "add", *others)
    code, log = attempt("palettecheck", "--all-files")
    report("settings and distances", code == 0 and "Passed" in log, "pass" if code == 0 else log)
    code, log = attempt("palettecheck-fix", "--all-files")
    report("nothing to repair", code == 0 and "Passed" in log, "passes" if code == 0 else log)

    # Each of these files alone triggers palettecheck-all.
    triggers = ["theme.json", "palette.yaml", "chart.css", "themes/x.yaml", "a.tokens", "b/c.colorset/Contents.json", "palettecheck.json"]
    ignored = []
    for file in triggers:
        (repository / file).parent.mkdir(parents=True, exist_ok=True)
        (repository / file).touch()
        _, log = attempt("palettecheck-all", "--files", file)
        if "no files to check" in log:
            ignored.append(file)
    report("files that trigger palettecheck-all", not ignored, f"ignored: {ignored}" if ignored else f"{len(triggers)} files")


with tempfile.TemporaryDirectory() as name:
    check(Path(name))
harness.finish("hooks")
