#!/usr/bin/env python3
"""Changes of one line in repositories of every kind: each is found on that line, in SARIF, GitHub and GitLab, and nothing else is.

Usage: check_mutations.py [PALETTECHECK]
Needs git. Every kind of change in every kind of repository; the place to expect is part of the change.
"""

import json
import subprocess
import tempfile
from pathlib import Path

import harness
from repositories import Repository, places, same

PALETTE = """{
  "blue": { "$type": "color", "$value": "#3b82d6" },
  "orange": { "$type": "color", "$value": "#c8660f" }
}
"""
ROLES = """{
  "first": { "$type": "color", "$value": "{blue}" },
  "second": { "$type": "color", "$value": "{orange}" }
}
"""
CHART = """{
  "chart": {
    "background": { "$type": "color", "$value": "%s" },
    "revenue": { "$type": "color", "$value": "{first}" },
    "cost": { "$type": "color", "$value": "{second}" }
  }
}
"""
YAML = """paint:
  blue: {$type: color, $value: &blue "#3b82d6"}
  orange: {$type: color, $value: &orange "#c8660f"}
chart:
  background: {$type: color, $value: "#ffffff"}
  revenue: {$type: color, $value: *blue}
  cost: {$type: color, $value: *orange}
"""
SHEET = """:root {
  --paint: #3b82d6;
  --chart-bg: #ffffff;
  --chart-1: var(--paint);
  --chart-2: #c8660f;
}
"""
FILES = {
    "t/palette.tokens.json": PALETTE, "t/roles.tokens.json": ROLES, "t/chart.light.tokens.json": CHART % "#ffffff",
    "t/chart.dark.tokens.json": CHART % "#16191d", "y/chart.tokens.yaml": YAML, "c/chart.css": SHEET,
}  # fmt: skip
NEAR = "#3f80d2"
#: By name: the file, what is replaced by what, and the line to expect.
CHANGES = {
    "a literal that two modes take": ("t/palette.tokens.json", "#c8660f", NEAR, 3),
    "an alias in the middle": ("t/roles.tokens.json", "{orange}", "{blue}", 3),
    "an alias of one mode": ("t/chart.dark.tokens.json", "{second}", "{first}", 5),
    "a background of one mode": ("t/chart.light.tokens.json", "#ffffff", "#c0702a", 3),
    "an alias of YAML": ("y/chart.tokens.yaml", "*orange", "*blue", 7),
    "a custom property": ("c/chart.css", "#c8660f", NEAR, 5),
}  # fmt: skip


def changed(files, change, prefix="", moved=lambda path: path):
    name, old, new, _ = CHANGES[change]
    assert files[name].count(old) == 1, change
    return {prefix + moved(name): files[name].replace(old, new)}


def git(folder, *words, environment):
    subprocess.run(["git", "-c", "protocol.file.allow=always", *words], cwd=folder, env=environment, check=True, capture_output=True)


def plain(scratch, change):
    repository = Repository(scratch / "r", FILES)
    repository.write(changed(FILES, change))
    return repository.folder, "", "main"


def committed(scratch, change):
    folder, _, _ = plain(scratch, change)
    git(folder, "commit", "-qam", "change", environment=Repository.surroundings(folder))
    return folder, "", "main"


def monorepo(scratch, change):
    packages = {f"packages/p{n}/{path}": text for n in range(4) for path, text in FILES.items()}
    repository = Repository(scratch / "r", packages)
    repository.write(changed(FILES, change, "packages/p2/"))
    repository.commit()
    return repository.folder, "packages/p2/", "main"


def submodule(scratch, change):
    inner, outer = Repository(scratch / "inner", FILES), Repository(scratch / "r")
    git(outer.folder, "submodule", "add", "-q", str(inner.folder), "lib", environment=outer.environment)
    outer.commit()
    outer.git("branch", "-f", "main")
    outer.write(changed(FILES, change, "lib/"))
    git(outer.folder / "lib", "commit", "-qam", "change", environment=outer.environment)
    outer.commit()
    return outer.folder, "lib/", "main"


def nested_submodule(scratch, change):
    inner, middle, outer = Repository(scratch / "inner", FILES), Repository(scratch / "middle"), Repository(scratch / "r")
    git(middle.folder, "submodule", "add", "-q", str(inner.folder), "deep", environment=middle.environment)
    middle.commit()
    git(outer.folder, "submodule", "add", "-q", str(middle.folder), "lib", environment=outer.environment)
    git(outer.folder, "submodule", "update", "-q", "--init", "--recursive", environment=outer.environment)
    outer.commit()
    outer.git("branch", "-f", "main")
    outer.write(changed(FILES, change, "lib/deep/"))
    return outer.folder, "lib/deep/", "main"


def moved_submodule(scratch, change):
    folder, _, _ = submodule(scratch, change)
    git(folder, "mv", "lib", "design", environment=Repository.surroundings(folder))
    return folder, "design/", "main"


def worktree(scratch, change):
    repository = Repository(scratch / "r", FILES)
    repository.git("worktree", "add", "-q", "-b", "other", str(scratch / "tree"), "main")
    for path, text in changed(FILES, change).items():
        (scratch / "tree" / path).write_text(text)
    return scratch / "tree", "", "main"


def clone(scratch, change, *words):
    folder, _, _ = committed(scratch, change)
    git(folder, "config", "uploadpack.allowFilter", "true", environment=Repository.surroundings(folder))
    subprocess.run(["git", "clone", "-q", "--branch", "work", *words, f"file://{folder}", str(scratch / "clone")], check=True,
                   env=Repository.surroundings(folder))  # fmt: skip
    return scratch / "clone", "", "origin/main"


def shallow(scratch, change):
    return clone(scratch, change, "--depth", "2", "--no-single-branch")


def partial(scratch, change):
    folder, prefix, since = clone(scratch, change, "--filter=blob:none")
    git(folder, "fetch", "-q", "--refetch", "--no-filter", environment=Repository.surroundings(folder))
    return folder, prefix, since


def sparse(scratch, change):
    folder, prefix, since = clone(scratch, change)
    # What is not checked out is nothing that the change took away: the folder of the change is there.
    git(folder, "sparse-checkout", "set", CHANGES[change][0].split("/")[0], environment=Repository.surroundings(folder))
    return folder, prefix, since


def renamed(scratch, change):
    repository = Repository(scratch / "r", FILES)
    for path in FILES:
        new = path.replace("chart.", "figure-chart.")
        if new != path:
            repository.git("mv", path, new)
    repository.write(changed(FILES, change, moved=lambda path: path.replace("chart.", "figure-chart.")))
    repository.commit()
    return repository.folder, "", "main"


def moved_folders(scratch, change):
    repository = Repository(scratch / "r", FILES)
    (repository.folder / "design").mkdir()
    for folder in ("t", "y", "c"):
        repository.git("mv", folder, f"design/{folder}")
    repository.write(changed(FILES, change, "design/"))
    repository.commit()
    return repository.folder, "design/", "main"


def merged(scratch, change):
    repository = Repository(scratch / "r", FILES)
    repository.git("checkout", "-q", "main")
    repository.write({"other/theme.json": theme("#0b62d6", "#0b64d8")})
    repository.commit()
    repository.git("checkout", "-q", "work")
    repository.write(changed(FILES, change))
    repository.commit()
    repository.git("merge", "-q", "-m", "merge", "main")
    return repository.folder, "", "main"


def crossed(scratch, change):
    repository = Repository(scratch / "r", FILES)
    repository.write({"a/theme.json": theme("#0b62d6", "#0b64d8")})
    repository.commit()
    repository.git("checkout", "-q", "main")
    repository.write({"b/theme.json": theme("#0b62d6", "#0b64d8")})
    repository.commit()
    repository.git("branch", "before")
    repository.git("merge", "-q", "-m", "merge", "work")
    repository.git("checkout", "-q", "work")
    repository.git("merge", "-q", "-m", "merge", "before")
    repository.write(changed(FILES, change))
    repository.commit()
    return repository.folder, "", "main"


def theme(*colors):
    series = [{"name": f"s{number}", "color": color} for number, color in enumerate(colors)]
    return json.dumps({"palettecheck": 1, "background": "#ffffff", "series": series}, indent=1)


KINDS = [plain, committed, monorepo, submodule, nested_submodule, moved_submodule, worktree, shallow, partial, sparse, renamed, moved_folders,
         merged, crossed]  # fmt: skip

with tempfile.TemporaryDirectory() as directory:
    for kind in KINDS:
        for number, change in enumerate(CHANGES):
            scratch = Path(directory, f"{kind.__name__}-{number}")
            folder, prefix, since = kind(scratch, change)
            name, _, _, line = CHANGES[change]
            name = name.replace("chart.", "figure-chart.") if kind is renamed else name
            wanted = [(prefix + name, line)]
            same(f"{kind.__name__.replace('_', ' ')}: {change}", places(folder, ".", "--since", since), (1, wanted, wanted, wanted))
harness.finish("mutations")
