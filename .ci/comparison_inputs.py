"""What .ci/compare-binaries and .ci/compare-builds give to two builds of the command."""

import json
from pathlib import Path

root = Path(__file__).resolve().parent.parent
corpus = root.parent / "shared" / "corpus"


def inputs():
    """(folder, path, options): every file, and every folder or choice of series that the corpus names."""
    for folder in ("samples", "palettes"):
        for path in sorted((root / folder).rglob("*.json")):
            yield root, str(path.relative_to(root)), []
    if not corpus.is_dir():
        return
    files = corpus / "files"
    named = json.loads((corpus / "expected.json").read_text())
    paths = {str(path.relative_to(files)): [] for path in sorted(files.rglob("*")) if path.is_file()}
    for path, entry in named.items():
        options = [part for key, value in entry.get("args", {}).items() for part in (f"--{key}", value)]
        paths[entry.get("target", path)] = options
    for path, options in paths.items():
        yield files, path, options
