// The part of the API of VS Code that the extension uses, and a driver: opens the file in the first argument, asks for each
// feature, and prints what it got as JSON. Run with the folder of the extension as the second argument.
"use strict";
const fs = require("node:fs");
const Module = require("node:module");

class Uri {
  constructor(text) { this.text = text; }
  static parse(text) { return new Uri(text); }
  toString() { return this.text; }
}
class Position { constructor(line, character) { Object.assign(this, { line, character }); } }
class Range { constructor(a, b, c, d) { Object.assign(this, { start: new Position(a, b), end: new Position(c, d) }); } }
const record = (...names) => class { constructor(...values) { names.forEach((name, index) => { this[name] = values[index]; }); } };
class WorkspaceEdit {
  edits = [];
  replace(uri, range, text) { this.edits.push({ range, text }); }
}
const kind = (value) => ({ value, append: (more) => kind(value ? `${value}.${more}` : more) });

const [file, extension] = process.argv.slice(2);
const given = { path: process.env.PALETTECHECK, arguments: [] };
const text = fs.readFileSync(file, "utf8");
const document = { uri: new Uri(`file://${file}`), languageId: "json", version: 1, getText: () => text };
const providers = {}, listeners = {}, shown = {};
const event = (name) => (listener) => { listeners[name] = listener; return {}; };
const register = (name) => (selector, provider) => { providers[name] = provider; return {}; };
const api = {
  Uri, Range, WorkspaceEdit, Location: record("uri", "range"), Diagnostic: record("range", "message", "severity"),
  DiagnosticRelatedInformation: record("location", "message"), Hover: record("contents", "range"), MarkdownString: record("value"),
  Color: record("red", "green", "blue", "alpha"), ColorInformation: record("range", "color"), ColorPresentation: record("label"),
  TextEdit: record("range", "newText"), CodeAction: record("title", "kind"),
  CodeActionKind: { Empty: kind(""), QuickFix: kind("quickfix"), SourceFixAll: kind("source.fixAll") },
  window: { showErrorMessage: (message) => { throw new Error(message); } },
  workspace: {
    getConfiguration: () => ({ get: (name) => given[name] }), workspaceFolders: undefined, textDocuments: [document],
    createFileSystemWatcher: () => ({ onDidChange: event("a"), onDidCreate: event("b"), onDidDelete: event("c") }),
    onDidOpenTextDocument: event("open"), onDidChangeTextDocument: event("change"), onDidSaveTextDocument: event("save"),
    onDidCloseTextDocument: event("close"),
  },
  languages: {
    match: () => 1, createDiagnosticCollection: () => ({ set: (uri, found) => { shown[uri] = found; } }),
    registerHoverProvider: register("hover"), registerDefinitionProvider: register("definition"),
    registerReferenceProvider: register("references"), registerColorProvider: register("colors"),
    registerCodeActionsProvider: register("actions"),
  },
};
const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? api : load(name, ...rest));

const until = async (isDone) => { while (!isDone()) await new Promise((done) => setTimeout(done, 5)); };
const brief = () => shown[document.uri]?.map((one) => [one.code.value ?? one.code, one.range.start.line + 1]);

(async () => {
  const { activate, deactivate } = require(extension);
  await activate({ subscriptions: [] });
  await until(brief);
  const answers = { before: brief() };
  answers.hover = (await providers.hover.provideHover(document, new Position(4, 45))).contents.value;
  answers.definition = (await providers.definition.provideDefinition(document, new Position(4, 45)))[0].range.start.line;
  answers.references = (await providers.references.provideReferences(document, new Position(1, 100), { includeDeclaration: false })).length;
  const colors = await providers.colors.provideDocumentColors(document);
  const context = { document, range: colors[0].range };
  answers.presentation = (await providers.colors.provideColorPresentations(new api.Color(0.2, 0.4, 1, 1), context))[0].textEdit.newText;
  const actions = await providers.actions.provideCodeActions(document, new Range(0, 0, 99, 0), {});
  const repair = actions.find((one) => one.kind.value.startsWith("source.fixAll"));
  answers.repair = (await providers.actions.resolveCodeAction(repair)).edit.edits.length;
  const fix = actions.find((one) => one.kind.value === "quickfix" && one.isPreferred);
  shown[document.uri] = undefined;
  document.version = 2;
  listeners.change({ document, contentChanges: fix.edit.edits.map(({ range, text }) => ({ range, text })).reverse() });
  await until(brief);
  answers.errors = shown[document.uri].filter((one) => one.severity === 0).length;
  await deactivate();
  console.log(JSON.stringify(answers));
})();
