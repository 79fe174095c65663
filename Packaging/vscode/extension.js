// Starts `palettecheck lsp` and passes on what it says: a client of the Language Server Protocol without packages or a build step.
"use strict";
const { spawn } = require("node:child_process");
const vscode = require("vscode");

const languages = require("./package.json").activationEvents.map((event) => ({ scheme: "file", language: event.split(":")[1] }));
const place = (position) => ({ line: position.line, character: position.character });
const span = (range) => ({ start: place(range.start), end: place(range.end) });
const range = ({ start, end }) => new vscode.Range(start.line, start.character, end.line, end.character);
const location = (found) => new vscode.Location(vscode.Uri.parse(found.uri), range(found.range));
const named = (document) => ({ textDocument: { uri: document.uri.toString() } });

class Server {
  constructor(command, words, notice) {
    this.waiting = new Map();
    this.notice = notice;
    this.count = 0;
    this.bytes = Buffer.alloc(0);
    this.process = spawn(command, ["lsp", ...words]);
    this.process.on("error", (error) => vscode.window.showErrorMessage(`palettecheck does not start: ${error.message}`));
    this.process.stdin.on("error", () => {});
    this.process.stdout.on("data", (bytes) => this.take(bytes));
    this.process.on("close", () => this.waiting.forEach((answer) => answer(null)));
  }

  take(bytes) {
    this.bytes = Buffer.concat([this.bytes, bytes]);
    for (;;) {
      const end = this.bytes.indexOf("\r\n\r\n");
      const length = end < 0 ? NaN : Number(/Content-Length: (\d+)/i.exec(this.bytes.toString("latin1", 0, end))[1]);
      if (!(this.bytes.length >= end + 4 + length)) return;
      const message = JSON.parse(this.bytes.toString("utf8", end + 4, end + 4 + length));
      this.bytes = this.bytes.subarray(end + 4 + length);
      if (message.method) this.notice(message);
      else if (this.waiting.has(message.id)) this.waiting.get(message.id)(message.result ?? null);
    }
  }

  send(message) {
    const text = JSON.stringify({ jsonrpc: "2.0", ...message });
    this.process.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  }

  tell(method, params) {
    this.send({ method, params });
  }

  ask(method, params, token) {
    const id = ++this.count;
    this.send({ id, method, params });
    token?.onCancellationRequested(() => this.tell("$/cancelRequest", { id }));
    return new Promise((answer) => this.waiting.set(id, answer)).finally(() => this.waiting.delete(id));
  }
}

function diagnostic(found) {
  const shown = new vscode.Diagnostic(range(found.range), found.message, found.severity - 1);
  shown.source = found.source;
  shown.code = found.codeDescription ? { value: found.code, target: vscode.Uri.parse(found.codeDescription.href) } : found.code;
  shown.relatedInformation = (found.relatedInformation ?? []).map(
    (place) => new vscode.DiagnosticRelatedInformation(location(place.location), place.message));
  return shown;
}

function edit(changes) {
  const edit = new vscode.WorkspaceEdit();
  for (const [uri, edits] of Object.entries(changes)) {
    for (const one of edits) edit.replace(vscode.Uri.parse(uri), range(one.range), one.newText);
  }
  return edit;
}

/** The features of an editor, each one question to the server. */
function features(server) {
  const ask = async (method, document, more, token, shown) => {
    const answer = await server.ask(method, { ...named(document), ...more }, token);
    return answer && shown(answer);
  };
  const at = (position) => ({ position: place(position) });
  const hover = {
    provideHover: (document, position, token) =>
      ask("textDocument/hover", document, at(position), token, (found) => new vscode.Hover(new vscode.MarkdownString(found.contents.value), range(found.range))),
  };
  const definition = {
    provideDefinition: (document, position, token) => ask("textDocument/definition", document, at(position), token, (found) => found.map(location)),
  };
  const references = {
    provideReferences: (document, position, context, token) =>
      ask("textDocument/references", document, { ...at(position), context }, token, (found) => found.map(location)),
  };
  const colors = {
    provideDocumentColors: (document, token) =>
      ask("textDocument/documentColor", document, {}, token, (found) =>
        found.map(({ range: where, color: { red, green, blue, alpha } }) => new vscode.ColorInformation(range(where), new vscode.Color(red, green, blue, alpha)))),
    provideColorPresentations: ({ red, green, blue, alpha }, context, token) =>
      ask("textDocument/colorPresentation", context.document, { color: { red, green, blue, alpha }, range: span(context.range) }, token, (found) =>
        found.map((one) => Object.assign(new vscode.ColorPresentation(one.label), { textEdit: new vscode.TextEdit(range(one.textEdit.range), one.textEdit.newText) }))),
  };
  const action = (found) => {
    const shown = new vscode.CodeAction(found.title, vscode.CodeActionKind.Empty.append(found.kind));
    shown.diagnostics = found.diagnostics?.map(diagnostic);
    shown.isPreferred = found.isPreferred;
    shown.answer = found;
    if (found.edit) shown.edit = edit(found.edit.changes);
    return shown;
  };
  const actions = {
    provideCodeActions: (document, where, context, token) =>
      ask("textDocument/codeAction", document, { range: span(where), context: { diagnostics: [], only: context.only && [context.only.value] } }, token, (found) => found.map(action)),
    resolveCodeAction: async (shown, token) => action((await server.ask("codeAction/resolve", shown.answer, token)) ?? shown.answer),
  };
  return [
    vscode.languages.registerHoverProvider(languages, hover),
    vscode.languages.registerDefinitionProvider(languages, definition),
    vscode.languages.registerReferenceProvider(languages, references),
    vscode.languages.registerColorProvider(languages, colors),
    vscode.languages.registerCodeActionsProvider(languages, actions, { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix, vscode.CodeActionKind.SourceFixAll] }),
  ];
}

let server;

async function activate(context) {
  const settings = vscode.workspace.getConfiguration("palettecheck");
  const shown = vscode.languages.createDiagnosticCollection("palettecheck");
  server = new Server(settings.get("path"), settings.get("arguments"), ({ id, method, params }) => {
    if (id !== undefined) server.send({ id, result: null });
    if (method === "textDocument/publishDiagnostics") shown.set(vscode.Uri.parse(params.uri), params.diagnostics.map(diagnostic));
  });
  const folders = (vscode.workspace.workspaceFolders ?? []).map((folder) => ({ uri: folder.uri.toString(), name: folder.name }));
  const abilities = { hover: { contentFormat: ["markdown"] }, codeAction: { resolveSupport: { properties: ["edit"] } } };
  const capabilities = { textDocument: abilities };
  await server.ask("initialize", { processId: process.pid, workspaceFolders: folders, capabilities });
  server.tell("initialized", {});
  const isOurs = (document) => vscode.languages.match(languages, document) > 0;
  const open = (document) => {
    if (isOurs(document)) server.tell("textDocument/didOpen", { textDocument: { uri: document.uri.toString(), languageId: document.languageId, version: document.version, text: document.getText() } });
  };
  const watcher = vscode.workspace.createFileSystemWatcher("**/{palettecheck,palettecheck-baseline}.json");
  const changed = () => server.tell("workspace/didChangeWatchedFiles", { changes: [] });
  context.subscriptions.push(
    shown, watcher, watcher.onDidChange(changed), watcher.onDidCreate(changed), watcher.onDidDelete(changed),
    vscode.workspace.onDidOpenTextDocument(open),
    vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (!isOurs(document) || contentChanges.length === 0) return;
      const changes = contentChanges.map((change) => ({ range: span(change.range), text: change.text }));
      server.tell("textDocument/didChange", { textDocument: { uri: document.uri.toString(), version: document.version }, contentChanges: changes });
    }),
    vscode.workspace.onDidSaveTextDocument((document) => isOurs(document) && server.tell("textDocument/didSave", named(document))),
    vscode.workspace.onDidCloseTextDocument((document) => isOurs(document) && server.tell("textDocument/didClose", named(document))),
    ...features(server));
  vscode.workspace.textDocuments.forEach(open);
}

async function deactivate() {
  await server?.ask("shutdown", null);
  server?.tell("exit", null);
}

module.exports = { activate, deactivate };
