"""Repositories of git that checks make: one commit on `main`, and a branch that changes it."""

import json
import os
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
#: The colour that a change breaks: nearly the blue.
BROKEN = BASE.replace("#b35806", "#2c6fb0")


class Repository:
    """A repository with one commit on `main`, and a branch that changes it."""

    def __init__(self, folder, files=None):
        self.folder = Path(folder)
        self.environment = {**os.environ, "HOME": str(self.folder.parent), "GIT_CONFIG_NOSYSTEM": "1",
                            **{f"GIT_{who}_{what}": f"ci{end}" for who in ("AUTHOR", "COMMITTER")
                               for what, end in (("NAME", ""), ("EMAIL", "@localhost"))}}  # fmt: skip
        self.folder.mkdir(parents=True)
        self.git("init", "-q", "-b", "main", ".")
        self.write(files or {"t/base.tokens.json": BASE, "t/chart.light.tokens.json": CHART % "#ffffff",
                             "t/chart.dark.tokens.json": CHART % "#16191d"})  # fmt: skip
        self.commit()
        self.git("checkout", "-q", "-b", "work")

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
