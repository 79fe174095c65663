"""Validates our DTCG fixtures against the published schemas of the 2025.10 modules, with an independent validator.

Usage: check_dtcg_fixtures.py SCHEMAS [FIXTURES]
Every file of `valid` must pass and every file of `invalid` must fail. Every file of `unresolvable` must pass: its errors span
several places, which a schema cannot express. `*.resolver.json` is validated against the resolver schema, the rest against the
format schema.
"""

import json
import sys
from pathlib import Path

root = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(root / "Tests/Integration"))

import harness  # noqa: E402

harness.environment("schemas")

from jsonschema import Draft7Validator  # noqa: E402
from referencing import Registry, Resource  # noqa: E402

schemas = Path(sys.argv[1])
fixtures = Path(sys.argv[2]) if len(sys.argv) > 2 else root / "Tests" / "ThemeFormatsTests" / "Fixtures" / "dtcg"

documents = [json.loads(path.read_text()) for path in sorted(schemas.rglob("*.json"))]
registry = Registry().with_resources([(one["$id"], Resource.from_contents(one)) for one in documents])
base = "https://www.designtokens.org/schemas/2025.10/"
validators = {
    name: Draft7Validator({"$ref": f"{base}{name}.json"}, registry=registry) for name in ("format", "resolver")
}

failures, count = 0, 0
for folder, is_valid in (("valid", True), ("invalid", False), ("unresolvable", True)):
    files = sorted((fixtures / folder).glob("*.json"))
    if not files:
        failures += 1
        print(f"no files in {folder}")
    for path in files:
        count += 1
        validator = validators["resolver" if path.name.endswith(".resolver.json") else "format"]
        error = next(validator.iter_errors(json.loads(path.read_text())), None)
        if (error is None) == is_valid:
            continue
        failures += 1
        print(f"{folder}/{path.name}: {'passes' if error is None else f'{error.json_path}: {error.message[:200]}'}")

print(f"{count} DTCG fixtures validated against the published schemas, {failures} differ")
sys.exit(1 if failures else 0)
