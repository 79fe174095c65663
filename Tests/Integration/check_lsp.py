#!/usr/bin/env python3
"""Holds the language server to its clients, pytest-lsp, Neovim and the extension for VS Code: what they show is what `check` says.

Usage: check_lsp.py [PALETTECHECK]
"""

import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import warnings
from pathlib import Path

import harness
from harness import report

harness.environment("editors")

import pytest_lsp  # noqa: E402
from lsprotocol import types  # noqa: E402

COMMAND = harness.command()
TOKENS = """{
  "brand": {"green": {"$type": "color", "$value": "#3a923a"}, "red": {"$type": "color", "$value": "#c0554a"}},
  "chart": {"series": {
    "growth": {"$type": "color", "$value": "{brand.green}", "$description": "😀"},
    "loss": {"$type": "color", "$value": "{brand.red}"}
  }}
}
"""
# Five keys a second, for an hour; a pause after every fifth, in which the text is judged.
HOUR = 18_000
# Bytes that an hour of edits may leave behind: a text and its judgement several times over. An engineering choice.
MOST_GROWTH = 64 << 20


def verdict(path):
    """Rules and lines that `check` finds in a file."""
    found = json.loads(harness.run(COMMAND, "check", "--format", "json", path, cwd=path.parent).stdout)
    return sorted((one["rule"], one["line"]) for one in found["findings"] if one["status"] == "new")


def shown(diagnostics):
    return sorted((one.code, one.range.start.line + 1) for one in diagnostics)


def applied(text, edits):
    """A text after edits, by columns of UTF-16."""
    lines = text.splitlines(keepends=True)
    for edit in sorted(edits, key=lambda one: (one.range.start.line, one.range.start.character), reverse=True):
        start, end = edit.range.start, edit.range.end
        first, last = lines[start.line].encode("utf-16-le"), lines[end.line].encode("utf-16-le")
        new = first[: 2 * start.character] + edit.new_text.encode("utf-16-le") + last[2 * end.character :]
        lines[start.line : end.line + 1] = [new.decode("utf-16-le")]
    return "".join(lines)


class Session:
    """A client with one document."""

    def __init__(self, client, path):
        self.client, self.path, self.uri, self.version = client, path, path.as_uri(), 0
        self.pulls, self.arrived = False, 0
        take = client.protocol._handle_notification

        def noted(method, params):
            """Keeps the version of the diagnostics that came last: two may come at once."""
            take(method, params)
            if method == "textDocument/publishDiagnostics" and params.uri == self.uri:
                self.arrived = params.version

        client.protocol._handle_notification = noted

    async def diagnostics(self):
        if self.pulls:
            answer = await self.client.text_document_diagnostic_async(types.DocumentDiagnosticParams(text_document=self.name()))
            return answer.items
        while self.arrived != self.version:
            await asyncio.sleep(0.001)
        return self.client.diagnostics[self.uri]

    def name(self):
        return types.TextDocumentIdentifier(uri=self.uri)

    def open(self, text):
        self.text, self.version, self.arrived = text, 1, 0
        item = types.TextDocumentItem(uri=self.uri, language_id="json", version=1, text=text)
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=item))

    def change(self, *edits):
        """Edits of one notification, each about the text that the one before leaves."""
        self.version += 1
        for edit in edits:
            self.text = applied(self.text, [edit])
        self.client.text_document_did_change(
            types.DidChangeTextDocumentParams(
                text_document=types.VersionedTextDocumentIdentifier(uri=self.uri, version=self.version),
                content_changes=[types.TextDocumentContentChangePartial(range=edit.range, text=edit.new_text) for edit in edits],
            )
        )

    def replace(self, text):
        self.text, self.version = text, self.version + 1
        self.client.text_document_did_change(
            types.DidChangeTextDocumentParams(
                text_document=types.VersionedTextDocumentIdentifier(uri=self.uri, version=self.version),
                content_changes=[types.TextDocumentContentChangeWholeDocument(text=text)],
            )
        )

    def at(self, line, character):
        return {"text_document": self.name(), "position": types.Position(line=line, character=character)}


def whole():
    return types.Range(start=types.Position(line=0, character=0), end=types.Position(line=99, character=0))


async def features(session, editor):
    """Each feature once."""
    client = session.client
    found = await session.diagnostics()
    report(f"{editor}: diagnostics are the findings of check", shown(found) == verdict(session.path), len(found))
    pair = next(one for one in found if one.code == "PC201")
    report(f"{editor}: a pair leads to its rule and along its aliases", pair.code_description.href.startswith("https://") and len(pair.related_information) == 3)
    hover = await client.text_document_hover_async(types.HoverParams(**session.at(4, 45)))
    report(f"{editor}: hover", "deuteranopia" in hover.contents.value and "#818145" in hover.contents.value)
    colors = await client.text_document_document_color_async(types.DocumentColorParams(text_document=session.name()))
    report(f"{editor}: colours", [round(one.color.red * 255) for one in colors] == [0x3A, 0xC0])
    picked = types.ColorPresentationParams(
        text_document=session.name(), color=types.Color(red=0.2, green=0.4, blue=1.0, alpha=1.0), range=colors[0].range
    )
    spelled = await client.text_document_color_presentation_async(picked)
    report(f"{editor}: presentation", [one.label for one in spelled] == ["#3366ff"])
    places = await client.text_document_definition_async(types.DefinitionParams(**session.at(4, 45)))
    report(f"{editor}: definition", [one.range.start.line for one in places] == [1])
    uses = types.ReferenceParams(**session.at(1, 100), context=types.ReferenceContext(include_declaration=False))
    places = await client.text_document_references_async(uses)
    report(f"{editor}: references", [one.range.start.line for one in places] == [4])
    ask = types.CodeActionParams(text_document=session.name(), range=whole(), context=types.CodeActionContext(diagnostics=[]))
    actions = await client.text_document_code_action_async(ask)
    fix = next(one for one in actions if one.kind == "quickfix" and one.is_preferred)
    edits = fix.edit.changes[session.uri]
    report(f"{editor}: the quick fix '{fix.title}' leaves no confusion", applied(session.text, edits) != session.text)
    for edit in sorted(edits, key=lambda one: one.range.start.line, reverse=True):
        session.change(edit)
    found = await session.diagnostics()
    session.path.write_text(session.text)
    report(f"{editor}: after it, diagnostics are the findings of check", shown(found) == verdict(session.path))
    report(f"{editor}: after it, no error is left", all(one.severity != 1 for one in found))


async def edits(session, editor):
    """Random edits: then the diagnostics are those of the whole text."""
    choose = random.Random(7)
    for _ in range(300):
        lines = session.text.splitlines() or [""]
        line = choose.randrange(len(lines))
        units = len(lines[line].encode("utf-16-le")) // 2
        place = types.Position(line=line, character=choose.randrange(units + 1))
        while ord(lines[line].encode("utf-16-le")[2 * place.character :].decode("utf-16-le", "replace")[:1] or " ") == 0xFFFD:
            place.character += 1
        session.change(types.TextEdit(range=types.Range(start=place, end=place), new_text=choose.choice(["", " ", "é", "😀", "a"])))
    await session.diagnostics()
    session.replace(TOKENS)
    session.change(types.TextEdit(range=types.Range(start=types.Position(line=1, character=53), end=types.Position(line=1, character=59)), new_text="2166ac"))
    found = await session.diagnostics()
    session.path.write_text(session.text)
    report(f"{editor}: after random edits, diagnostics are the findings of check", shown(found) == verdict(session.path), session.version)


async def hour(session, process):
    """Memory after as many edits as an hour has seconds."""

    def resident():
        return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * 4096

    place = types.Position(line=0, character=1)
    for count in range(HOUR):
        here = types.Range(start=place, end=place if count % 2 == 0 else types.Position(line=0, character=2))
        session.change(types.TextEdit(range=here, new_text=" " if count % 2 == 0 else ""))
        if count % 5 == 4:
            await session.diagnostics()
        if count == 999:
            before = resident()
    after = resident()
    report("memory after an hour of edits", after - before < MOST_GROWTH, f"{before / 1e6:.1f} MB at first, {after / 1e6:.1f} MB at the end")


async def speed(client, folder):
    """How long a change of a palette of 200 colours takes; measured, and not held to anything."""
    choose = random.Random(1)
    path = folder / "many.json"
    path.write_text(json.dumps({"palettecheck": 1, "series": [f"#{choose.randrange(1 << 24):06x}" for _ in range(200)]}, indent=1))
    session = Session(client, path)
    session.open(path.read_text())
    await session.diagnostics()
    times = []
    for _ in range(9):
        here = types.Range(start=types.Position(line=0, character=1), end=types.Position(line=0, character=1))
        started = time.perf_counter()
        session.change(types.TextEdit(range=here, new_text=" "))
        await session.diagnostics()
        times.append(time.perf_counter() - started)
    print(f"     200 series are judged {sorted(times)[4] * 1000:.0f} ms after a change")
    times = []
    for _ in range(9):
        session.change(types.TextEdit(range=here, new_text=" "))
        await asyncio.sleep(0.02)
        started = time.perf_counter()
        await client.text_document_hover_async(types.HoverParams(**session.at(3, 5)))
        times.append(time.perf_counter() - started)
        await session.diagnostics()
    print(f"     while they are, a hover takes {sorted(times)[4] * 1000:.0f} ms")


async def with_pytest_lsp(folder):
    for editor in ["neovim", "emacs", "visual_studio_code"]:
        path = folder / editor / "colors.tokens.json"
        path.parent.mkdir()
        path.write_text(TOKENS)
        client = pytest_lsp.make_test_lsp_client()
        await client.start_io(COMMAND, "lsp")
        process = client._server.pid
        answer = await client.initialize_session(
            types.InitializeParams(capabilities=pytest_lsp.client_capabilities(editor), root_uri=path.parent.as_uri())
        )
        session = Session(client, path)
        session.pulls = answer.capabilities.diagnostic_provider is not None
        session.open(TOKENS)
        await features(session, editor)
        await edits(session, editor)
        if editor == "emacs":
            await hour(session, process)
            await speed(client, path.parent)
        await client.shutdown_session()
        report(f"{editor}: the session ends with 0", client._server.returncode == 0, client._server.returncode)


NEOVIM = """
local function say(value) io.stdout:write(vim.json.encode(value) .. "\\n") end
local path, command = vim.env.THEME, vim.env.PALETTECHECK
vim.cmd("edit " .. path)
local id = vim.lsp.start_client({ name = "palettecheck", cmd = { command, "lsp" }, root_dir = vim.fn.getcwd() })
vim.lsp.buf_attach_client(0, id)
local function shown()
  return vim.tbl_map(function(one) return { one.code, one.lnum + 1 } end, vim.diagnostic.get(0))
end
vim.wait(20000, function() return #vim.diagnostic.get(0) > 0 end)
say(shown())
local place = { textDocument = { uri = vim.uri_from_bufnr(0) }, position = { line = 4, character = 45 } }
local function ask(method, params) return vim.lsp.buf_request_sync(0, method, params, 20000)[id].result end
say(ask("textDocument/hover", place).contents.value)
say(ask("textDocument/definition", place)[1].range.start.line)
local everywhere = { start = { line = 0, character = 0 }, ["end"] = { line = 99, character = 0 } }
local actions = ask("textDocument/codeAction",
  { textDocument = place.textDocument, range = everywhere, context = { diagnostics = {} } })
for _, action in ipairs(actions) do
  if action.kind == "quickfix" and action.isPreferred then
    vim.lsp.util.apply_workspace_edit(action.edit, vim.lsp.get_client_by_id(id).offset_encoding)
    say(action.title)
    break
  end
end
vim.wait(20000, function()
  return not vim.tbl_contains(vim.tbl_map(function(one) return one.severity end, vim.diagnostic.get(0)), 1)
end)
vim.cmd("silent write")
say(shown())
vim.lsp.stop_client(id)
vim.wait(20000, function() return vim.lsp.client_is_stopped(id) end)
say(vim.lsp.client_is_stopped(id))
vim.cmd("qall!")
"""


def with_neovim(folder):
    harness.require("nvim:neovim")
    if not harness.has("nvim"):
        return
    path = folder / "nvim" / "colors.tokens.json"
    path.parent.mkdir()
    path.write_text(TOKENS)
    script = folder / "drive.lua"
    script.write_text(NEOVIM)
    before = verdict(path)
    environment = {"THEME": str(path), "PALETTECHECK": COMMAND, "HOME": str(folder), "PATH": "/usr/local/bin:/usr/bin:/bin"}
    done = subprocess.run(
        ["nvim", "--headless", "-u", "NONE", "-i", "NONE", "-n", "-S", script],
        capture_output=True, text=True, timeout=120, cwd=path.parent, env=environment, check=False,
    )  # fmt: skip
    answers = [json.loads(line) for line in done.stdout.splitlines() if line.strip()]
    if not report("Neovim: the session runs to its end", len(answers) == 6, done.stderr.strip()[-300:]):
        return
    version = harness.run("nvim", "--version").stdout.splitlines()[0]
    report(f"Neovim: diagnostics are the findings of check ({version})", sorted(map(tuple, answers[0])) == before)
    report("Neovim: hover", "deuteranopia" in answers[1])
    report("Neovim: definition", answers[2] == 1)
    report(f"Neovim: after the quick fix '{answers[3]}', diagnostics are the findings of check", sorted(map(tuple, answers[4])) == verdict(path))
    report("Neovim: the server stops", answers[5] is True)


def with_the_extension(folder):
    """The extension for VS Code, in Node and beside a stand-in for the API of VS Code, which cannot be installed everywhere."""
    harness.require("node:nodejs")
    if not harness.has("node"):
        return
    path = folder / "vscode" / "colors.tokens.json"
    path.parent.mkdir()
    path.write_text(TOKENS)
    words = ["node", Path(__file__).parent / "stubs" / "vscode.js", path, harness.ROOT / "Packaging" / "vscode"]
    done = harness.run(*words, timeout=120, env={**os.environ, "PALETTECHECK": COMMAND})
    if not report("extension: the session runs to its end", done.returncode == 0 and done.stdout, done.stderr.strip()[-300:]):
        return
    answers = json.loads(done.stdout)
    report("extension: diagnostics are the findings of check", sorted(map(tuple, answers["before"])) == verdict(path))
    report("extension: hover", "deuteranopia" in answers["hover"])
    report("extension: definition and references", (answers["definition"], answers["references"]) == (1, 1))
    report("extension: presentation", answers["presentation"] == "#3366ff")
    report("extension: the repair has edits, and after the quick fix no error is left", answers["repair"] > 0 and answers["errors"] == 0)


def main():
    warnings.simplefilter("error", pytest_lsp.LspSpecificationWarning)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name).resolve()
        asyncio.run(with_pytest_lsp(folder))
        with_neovim(folder)
        with_the_extension(folder)
    harness.finish("the language server")


if __name__ == "__main__":
    sys.exit(main())
