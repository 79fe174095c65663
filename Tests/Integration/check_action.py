#!/usr/bin/env python3
"""Checks what runs on GitHub and GitLab: the action and its scripts, the workflows, and the snippets of the documentation.

Usage: check_action.py [PALETTECHECK]
Uses the packages of requirements/adoption.txt.
"""

import hashlib
import os
import platform
import tarfile
import tempfile
from pathlib import Path

import harness
from harness import ROOT, report

harness.environment("adoption")
command = harness.command()
PAGE = ROOT / "Sources/PaletteCheckCLI/PaletteCheckCLI.docc/GatingABuild.md"


def snippet(name):
    """The YAML block of the page whose first line is a comment with this name."""
    lines, inside = [], False
    for line in PAGE.read_text().splitlines():
        inside = inside and not line.startswith("```")
        if inside:
            lines.append(line)
        inside = inside or line == f"# {name}"
    return "".join(line + "\n" for line in lines)


def check_files(folder):
    """Schemas, and zizmor, which looks for ways to attack a workflow."""
    validator, zizmor = harness.tool("check-jsonschema"), harness.tool("zizmor")
    if not validator or not zizmor:
        return harness.skip("actions and workflows are not checked", "pip install check-jsonschema zizmor")
    files = {"vendor.github-workflows": sorted((ROOT / ".github/workflows").glob("*.yml")), "vendor.github-actions": [ROOT / "action.yml"]}
    for name, schema in ((".github/workflows/colours.yml", "vendor.github-workflows"), (".gitlab-ci.yml", "vendor.gitlab-ci")):
        path = folder / Path(name).name.lstrip(".")
        path.write_text(snippet(name))
        report(f"snippet {name}", path.stat().st_size, f"{PAGE.name}")
        files.setdefault(schema, []).append(path)
    github = ROOT / ".github"
    forms = [path for path in sorted((github / "ISSUE_TEMPLATE").glob("*.yml")) if path.name != "config.yml"]
    files |= {"vendor.github-issue-forms": forms, "vendor.github-issue-config": [github / "ISSUE_TEMPLATE/config.yml"],
              "vendor.dependabot": [github / "dependabot.yml"]}  # fmt: skip
    for schema, paths in files.items():
        done = harness.run(validator, "--builtin-schema", schema, *paths)
        report(schema, done.returncode == 0, f"{len(paths)} valid" if done.returncode == 0 else done.stdout)
    paths = files["vendor.github-actions"] + files["vendor.github-workflows"]
    done = harness.run(zizmor, "--offline", "--quiet", *paths)
    report("zizmor", done.returncode == 0, "finds nothing" if done.returncode == 0 else done.stdout + done.stderr)


def check_check(folder):
    """Action/check runs on a theme whose name any shell would execute."""
    folder.mkdir()
    (folder / "themes").mkdir()
    name, sarif = "$(touch pwn).json", "$(touch pwn).sarif"
    (folder / name).write_text('{ "palettecheck": 1, "series": ["#5b8c2a", "#b8602f"] }\n')
    (folder / "themes/good.json").write_text('{ "palettecheck": 1, "series": ["#2166ac", "#b2182b"] }\n')
    output, summary = folder / "output", folder / "summary"

    def check(**inputs):
        variables = {f"PALETTECHECK_{key.upper()}": value for key, value in inputs.items()}
        known = {"GITHUB_OUTPUT": str(output), "GITHUB_STEP_SUMMARY": str(summary), "PALETTECHECK": command}
        return harness.run(ROOT / "Action/check", cwd=folder, env={**os.environ, **known, **variables})

    done = check(paths=f"{name}\nthemes", sarif_file=sarif, html_file="r.html", args="--rule\nPC202=error")
    report("a failing theme", done.returncode == 1, f"exit {done.returncode} {done.stderr}")
    report("a name is not executed", not (folder / "pwn").exists(), name)
    outputs = output.read_text().splitlines()
    report("outputs", "exit-code=1" in outputs and f"sarif-file={sarif}" in outputs, outputs)
    sizes = {path: path.exists() and path.stat().st_size for path in (folder / sarif, summary, folder / "r.html")}
    report("SARIF, summary and HTML", all(sizes.values()), {path.name: size for path, size in sizes.items()})
    annotations = [line for line in done.stdout.splitlines() if line.startswith("::error ") and "PC201" in line]
    report("annotations", annotations, len(annotations))
    report("a passing theme", check(paths="themes").returncode == 0, "exit 0")
    done = check(paths="--help\n-")
    report("paths that look like flags", done.returncode == 2, f"exit {done.returncode}")


def check_key(folder):
    """Action/key takes a binary whose checksum is right, refuses another, and builds where there is none."""
    release = folder / "release"
    release.mkdir(parents=True)
    system = f"{platform.system().lower()}-{platform.machine()}"
    archive = release / f"palettecheck-0.0.0-{system}.tar.gz"
    stand_in = folder / "palettecheck"
    stand_in.write_text(f'#!/bin/sh\nexec "{command}" "$@"\n')
    stand_in.chmod(0o755)
    with tarfile.open(archive, "w:gz") as packed:
        packed.add(stand_in, "palettecheck-0.0.0/bin/palettecheck")
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    (release / "SHA256SUMS").write_text(f"{digest}  {archive.name}\n")
    output = folder / "output"

    def key(**variables):
        output.write_text("")
        known = {"GITHUB_OUTPUT": str(output), "RUNNER_TOOL_CACHE": str(folder / "tools")}
        done = harness.run(ROOT / "Action/key", env={**os.environ, **known, **variables})
        return done.returncode, output.read_text().splitlines(), done.stdout + done.stderr

    code, outputs, log = key(PALETTECHECK_RELEASE=str(release))
    report("a release", code == 0 and "prebuilt=true" in outputs, outputs if code == 0 else log)
    prefix = next((line.removeprefix("prefix=") for line in outputs if line.startswith("prefix=")), "")
    binary = f"{prefix}/bin/palettecheck"
    report("its command", harness.run(binary, "--version").returncode == 0, "runs")
    code, _, log = key(PALETTECHECK_BINARY=binary, PALETTECHECK_SHA256="0000")
    report("a wrong checksum of a binary", code == 2 and "has the SHA-256" in log, log.strip() or "passes")
    with open(archive, "ab") as packed:
        packed.write(b"x")
    code, _, log = key(PALETTECHECK_RELEASE=str(release))
    refused = code == 2 and any(line.startswith("::error") for line in log.splitlines())
    report("a changed archive", refused, "is refused" if refused else log)
    code, outputs, log = key(PALETTECHECK_RELEASE=str(folder / "absent"))
    report("no release", "prebuilt=false" in outputs, "is built" if "prebuilt=false" in outputs else log)


with tempfile.TemporaryDirectory() as name:
    check_files(Path(name))
    check_check(Path(name, "repository"))
    check_key(Path(name, "key"))
harness.finish("the action")
