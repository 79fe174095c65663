"""Prints the SBOM of the distributed binary, SPDX 2.3 as JSON: Packaging/sbom.py DIST VERSION."""

import datetime
import hashlib
import json
import os
import re
import subprocess
import sys

dist, version = sys.argv[1:]


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def debian(package):
    return output("dpkg-query", "--show", "--showformat", "${Version}", package)


def checkout(package):
    with open(os.path.join(dist, "workspace-state.json"), encoding="utf-8") as state:
        for dependency in json.load(state)["object"]["dependencies"]:
            if dependency["packageRef"]["identity"] == package:
                return dependency["state"]["checkoutState"]["version"]
    raise SystemExit(f"no checkout of {package}")


binary = os.path.join(dist, "palettecheck")
with open(binary, "rb") as file:
    digest = hashlib.sha256(file.read()).hexdigest()
swift = re.search(r"Swift version ([\d.]+)", output("swift", "--version"))[1]
glibc = "2.31-13+deb11u11"
for name in os.listdir(os.path.join(dist, "libraries", "packages")) if os.path.isdir(os.path.join(dist, "libraries", "packages")) else []:
    if name.startswith("libc6-dev_"):
        glibc = name.split("_")[1]
# name, version, licence, where it comes from
parts = [
    ("swift", swift, "Apache-2.0 WITH Swift-exception", "https://github.com/swiftlang/swift"),
    ("swift-argument-parser", checkout("swift-argument-parser"), "Apache-2.0 WITH Swift-exception",
     "https://github.com/apple/swift-argument-parser"),
    ("swift-numerics", checkout("swift-numerics"), "Apache-2.0 WITH Swift-exception", "https://github.com/apple/swift-numerics"),
    ("lcms2", debian("liblcms2-dev"), "MIT", "https://packages.debian.org/source/bookworm/lcms2"),
    ("libpng", debian("libpng-dev"), "libpng-2.0", "https://packages.debian.org/source/bookworm/libpng1.6"),
    ("zlib", debian("zlib1g-dev"), "Zlib", "https://packages.debian.org/source/bookworm/zlib"),
    ("libyaml", debian("libyaml-dev"), "MIT", "https://packages.debian.org/source/bookworm/libyaml"),
    ("gcc-runtime", "10", "GPL-3.0-or-later WITH GCC-exception-3.1", "https://packages.debian.org/source/bullseye/gcc-10"),
    ("glibc-startup", glibc, "LGPL-2.1-or-later", "https://packages.debian.org/source/bullseye/glibc"),
]
created = datetime.datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH", "0")), datetime.timezone.utc)


def package(name, version, licence, location):
    return {
        "SPDXID": f"SPDXRef-{name}",
        "name": name,
        "versionInfo": version,
        "licenseConcluded": licence,
        "licenseDeclared": licence,
        "downloadLocation": location,
        "copyrightText": "NOASSERTION",
        "filesAnalyzed": False,
    }


main = package("palettecheck", version, "MIT", "NOASSERTION")
main["checksums"] = [{"algorithm": "SHA256", "checksumValue": digest}]
main["primaryPackagePurpose"] = "APPLICATION"
document = {
    "spdxVersion": "SPDX-2.3",
    "dataLicense": "CC0-1.0",
    "SPDXID": "SPDXRef-DOCUMENT",
    "name": f"palettecheck-{version}",
    "documentNamespace": f"https://spdx.org/spdxdocs/palettecheck-{version}-{digest[:32]}",
    "creationInfo": {"created": created.strftime("%Y-%m-%dT%H:%M:%SZ"), "creators": ["Tool: palettecheck-sbom"]},
    "packages": [main] + [package(*part) for part in parts],
    "relationships": [
        {"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": "SPDXRef-palettecheck"}
    ]
    + [
        {"spdxElementId": "SPDXRef-palettecheck", "relationshipType": "STATIC_LINK", "relatedSpdxElement": f"SPDXRef-{name}"}
        for name, *_ in parts
    ],
}
json.dump(document, sys.stdout, indent=2)
print()
