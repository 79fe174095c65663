"""Prints the SBOM of the packed binary, SPDX 2.3 as JSON: Packaging/sbom.py DIST VERSION, after `make dist`."""

import datetime
import glob
import hashlib
import json
import os
import re
import subprocess
import sys
import urllib.parse

dist, version = sys.argv[1:]


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def debian(package):
    return output("dpkg-query", "--show", "--showformat", "${Version}", package)


def downloaded(package):
    """The version of a package of the older Debian whose C library the binary is linked with."""
    (name,) = glob.glob(os.path.join(dist, "libraries", "packages", f"{package}_*.deb"))
    return urllib.parse.unquote(os.path.basename(name).split("_")[1])


def checkout(package):
    with open(".build/workspace-state.json", encoding="utf-8") as state:
        for dependency in json.load(state)["object"]["dependencies"]:
            if dependency["packageRef"]["identity"] == package:
                return dependency["state"]["checkoutState"]["version"]
    raise SystemExit(f"no checkout of {package}")


binary = os.path.join(dist, "palettecheck")
with open(binary, "rb") as file:
    digest = hashlib.sha256(file.read()).hexdigest()
swift = re.search(r"Swift version ([\d.]+)", output("swift", "--version"))[1]
with open("/etc/os-release", encoding="utf-8") as system:
    release = dict(line.rstrip().split("=", 1) for line in system if "=" in line)
here, old = (release["ID"], release["VERSION_CODENAME"]), ("debian", "bullseye")
swift_licence = "Apache-2.0 WITH Swift-exception"
# name, version, licence, where it comes from: an address, or a system and its source package.
parts = [
    ("swift", swift, swift_licence, "https://github.com/swiftlang/swift"),
    ("swift-argument-parser", checkout("swift-argument-parser"), swift_licence, "https://github.com/apple/swift-argument-parser"),
    ("swift-numerics", checkout("swift-numerics"), swift_licence, "https://github.com/apple/swift-numerics"),
    ("lcms2", debian("liblcms2-dev"), "MIT", (here, "lcms2")),
    ("libpng", debian("libpng-dev"), "libpng-2.0", (here, "libpng1.6")),
    ("zlib", debian("zlib1g-dev"), "Zlib", (here, "zlib")),
    ("libyaml", debian("libyaml-dev"), "MIT", (here, "libyaml")),
    ("gcc-runtime", downloaded("libgcc-10-dev"), "GPL-3.0-or-later WITH GCC-exception-3.1", (old, "gcc-10")),
    ("glibc-startup", downloaded("libc6-dev"), "LGPL-2.1-or-later", (old, "glibc")),
]
created = datetime.datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH", "0")), datetime.timezone.utc)


def package(name, version, licence, location):
    where = {"downloadLocation": location}
    if isinstance(location, tuple):
        (system, codename), source = location
        quoted = urllib.parse.quote(version, safe="")
        where = {
            "downloadLocation": "NOASSERTION",
            "externalRefs": [{
                "referenceCategory": "PACKAGE-MANAGER",
                "referenceType": "purl",
                "referenceLocator": f"pkg:deb/{system}/{source}@{quoted}?arch=source&distro={codename}",
            }],
        }
    return {
        "SPDXID": f"SPDXRef-{name}",
        "name": name,
        "versionInfo": version,
        "licenseConcluded": licence,
        "licenseDeclared": licence,
        **where,
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
