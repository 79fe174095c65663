"""Puts the command into the wheel, and tags the wheel with the platform that the command runs on."""

import os
import subprocess
import sysconfig
import tempfile
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BinaryHook(BuildHookInterface):
    """``Packaging/obtain-binary`` finds, fetches or builds the command.

    ``PALETTECHECK_PLATFORM`` states the platform tag of a binary that runs elsewhere too; otherwise the wheel is for machines
    like this one.
    """

    PLUGIN_NAME = "custom"

    def initialize(self, version, build_data):
        if version == "editable":
            return
        self.folder = tempfile.TemporaryDirectory()
        command = Path(self.folder.name) / "palettecheck"
        subprocess.run([Path(self.root) / "Packaging" / "obtain-binary", command], check=True)
        platform = os.environ.get("PALETTECHECK_PLATFORM") or sysconfig.get_platform().replace("-", "_").replace(".", "_")
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{platform}"
        # `make dist` puts the licences of what is linked beside the binary.
        licenses = Path(os.environ.get("PALETTECHECK_BINARY", "")).resolve().parent / "licenses"
        if os.environ.get("PALETTECHECK_PLATFORM") and licenses.is_dir():
            build_data["extra_metadata"][str(licenses)] = "licenses"
        build_data["shared_scripts"][str(command)] = "palettecheck"

    def finalize(self, version, build_data, artifact_path):
        if version != "editable":
            self.folder.cleanup()
