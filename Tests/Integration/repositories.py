"""Repositories of git that checks make: one commit on `main`, and a branch that changes it."""

import json
import os
import re
import subprocess
from pathlib import Path

import harness

COMMAND = harness.command()
BASE = """{
  "blue": { "$type": "color", "$value": "#2166ac" },
  "orange": { "$type": "color", "$value": "#b35806" },
  "red": { "$type": "color", "$value": "#b2182b" }
}
"""
CHART = """{
  "chart": {
    "background": { "$type": "color", "$value": "%s" },
    "revenue": { "$type": "color", "$value": "{blue}" },
    "cost": { "$type": "color", "$value": "{orange}" }
  }
}
"""
#: Seconds in which every run ends: git may take a minute to say nothing.
PATIENCE = 120
#: The colour that a change breaks: nearly the blue.
BROKEN = BASE.replace("#b35806", "#2c6fb0")


class Repository:
    """A repository with one commit on `main`, and a branch that changes it."""

    def __init__(self, folder, files=None):
        self.folder = Path(folder)
        self.environment = self.surroundings(self.folder)
        self.folder.mkdir(parents=True)
        self.git("init", "-q", "-b", "main", ".")
        self.write(files or {"t/base.tokens.json": BASE, "t/chart.light.tokens.json": CHART % "#ffffff",
                             "t/chart.dark.tokens.json": CHART % "#16191d"})  # fmt: skip
        self.commit()
        self.git("checkout", "-q", "-b", "work")

    @staticmethod
    def surroundings(folder):
        """The environment of git: no configuration of the machine."""
        names = {f"GIT_{who}_{what}": f"ci{end}" for who in ("AUTHOR", "COMMITTER") for what, end in (("NAME", ""), ("EMAIL", "@localhost"))}
        return {**os.environ, "HOME": str(Path(folder).parent), "GIT_CONFIG_NOSYSTEM": "1", **names}

    def git(self, *words):
        done = subprocess.run(["git", *words], cwd=self.folder, env=self.environment, capture_output=True, text=True)
        assert done.returncode == 0, (words, done.stderr)
        return done.stdout

    def write(self, files):
        for name, text in files.items():
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text.encode() if isinstance(text, str) else text)

    def commit(self):
        self.git("add", "-A")
        self.git("commit", "-q", "-m", "change")

    def check(self, *words, stdin=None):
        """The exit code, what counts as (rule, file, line), and the whole report."""
        done = subprocess.run([COMMAND, "check", *words, "--format", "json"], cwd=self.folder, env=self.environment,
                              capture_output=True, text=True, input=stdin)  # fmt: skip
        document = json.loads(done.stdout) if done.stdout.startswith("{") else {"findings": []}
        found = sorted({(f["rule"], f["file"].removeprefix("./"), f["line"]) for f in document["findings"]
                        if f["status"] in ("new", "worse") and f["level"] == "error"})  # fmt: skip
        return done.returncode, found, document, done.stderr


def same(name, got, wanted):
    harness.report(name, got == wanted, "" if got == wanted else f"{got} instead of {wanted}")


def run(folder, *words, environment=None):
    """The exit code and both streams; none where it does not end."""
    try:
        done = subprocess.run([COMMAND, "check", *words], cwd=folder, env={**os.environ, **(environment or {})}, capture_output=True,
                              text=True, timeout=PATIENCE)  # fmt: skip
    except subprocess.TimeoutExpired:
        return None, "", "does not end"
    return done.returncode, done.stdout, done.stderr


def places(folder, *words):
    """Where SARIF, GitHub and GitLab report what fails, and the fingerprints of GitLab."""
    reports = {name: folder.parent / f"{folder.name}.{name}" for name in ("sarif", "gitlab", "github")}
    code, _, errors = run(folder, *words, *(f"--report={name}={path}" for name, path in reports.items()))
    if code not in (0, 1):
        return code, errors
    results = json.loads(reports["sarif"].read_text())["runs"][0]["results"]
    spots = [r["locations"][0]["physicalLocation"] for r in results if r["level"] == "error" and r.get("baselineState") != "unchanged"]
    sarif = {(s["artifactLocation"]["uri"], s["region"]["startLine"]) for s in spots}
    entries = json.loads(reports["gitlab"].read_text())
    gitlab = {(e["location"]["path"], e["location"]["lines"]["begin"]) for e in entries if e["severity"] in ("critical", "major", "blocker")}
    # One annotation for a finding that several files have.
    github = {(m[1], int(m[2])) for m in re.finditer(r"(?:::error file=|Also at )([^,: ]*)(?:,line=|:)(\d+)", reports["github"].read_text())}
    return code, sorted(sarif), sorted(gitlab), sorted(github)
