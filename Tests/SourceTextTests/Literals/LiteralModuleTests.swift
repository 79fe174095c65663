import SourceText
import Testing

@Suite struct LiteralModuleTests {
  private func tree(_ text: String, _ path: String = "a.ts", limits: JSONReader.Limits = .init()) throws -> SourceNode?
  {
    let language = try #require(LiteralLanguage.of(path))
    let module = try LiteralModule(SourceFile(path: path, bytes: Array(text.utf8)), language, limits: limits)
    return try LiteralResolver(limits: limits) { _, _ in nil }.tree(of: module)
  }

  @Test(arguments: [
    "export const a = 'b';", "export const a: Record<string, () => void> = 'b' as const;", "exports.a = \"b\"",
    "const a = `b`; export {a};", "export const x = {y: 1}, a = ('b');", "export let a = /* c */ 'b' // d",
    "const c = 'b'\nexport const a = c!", "export const re = /'/; export const a = 'b'", "export const a = '\\x62';",
    "const n = {m: ['b']}; export const a = n.m[0]", "export const f = () => { return 'q' }\nexport const a = 'b'",
  ])
  func `a text bound to a name is found`(text: String) throws {
    #expect(try tree(text)?["a"]?.string == "b")
  }

  @Test(arguments: [
    "export const a = 'b' + c", "export const a = f('b')", "export const a = `b${c}`", "export const a = (x) => 'b'",
    "export const a = a", "const c = a; export const a = c", "let c = 'b'\nc = 'd'\nexport const a = c",
    "export const a =",
    "export const a = 'b", "export default function a() {}", "<p>don't</p>", "export const a = {", "((((",
  ])
  func `what only running would tell is left out`(text: String) throws {
    #expect(try tree(text)?["a"]?.string == nil)
  }

  /// Each line names the one before it twice.
  @Test(arguments: ["[...a#, ...a#]", "[a#, a#]", "{x: a#, y: a#}", "{...a#, x: a#, y: a#}"])
  func `lists that double with every line are refused before they fill the memory`(shape: String) throws {
    let lines = (1..<60).map { "const a\($0) = \(shape.replacing("#", with: String($0 - 1)));\n" }
    let text = "const a0 = ['#2166ac', '#b2182b'];\n\(lines.joined())export const all = a59;\n"
    let refused = #expect(throws: SourceError.self) { try tree(text) }
    #expect(refused?.message.contains("too many for \(text.utf8.count) bytes of text") == true)
  }

  @Test func `a list that many others repeat is read`() throws {
    let colors = (0..<50).map { "'#\(100_000 + $0)'" }.joined(separator: ", ")
    let lists = (0..<100).map { "l\($0): [...base]" }.joined(separator: ", ")
    let node = try tree("const base = [\(colors)];\nexport const all = {\(lists)};\n")
    #expect(node?["all"]?.members?.count == 100 && node?["all"]?["l99"]?.items?.count == 50)
  }

  @Test func `later members replace those of a spread object, and each is once`() throws {
    let node = try tree("const base = {a: 1, b: 2};\nexport const all = {...base, b: 3, ['c']: 4, d() {}, e};")
    #expect(node?["all"]?.members?.map(\.key) == ["a", "b"])
    #expect(node?["all"]?["b"]?.number == 3)
  }

  @Test func `the bytes at a range are the value`() throws {
    let text = "export const a = {'x': [\"#fff\", -1.5e3, true, null]};"
    let items = try #require(try tree(text)?["a"]?["x"]?.items)
    let bytes = Array(text.utf8)
    #expect(items.map { String(decoding: bytes[$0.range], as: UTF8.self) } == ["\"#fff\"", "-1.5e3", "true", "null"])
  }

  @Test(arguments: [
    ("A = {'k': ['x', \"y\"], **{}}", ["x", "y"]), ("A: dict = dict(k=('x', 'y'))", ["x", "y"]),
    ("X = 'x'\nA = {\n  'k': [X,  # first\n 'y'],\n}", ["x", "y"]), ("A = {'k': [f'{x}', 'y', r'z']}", ["y", "z"]),
  ])
  func `dictionaries and lists of Python are objects and lists`(text: String, expected: [String]) throws {
    #expect(try tree(text, "a.py")?["A"]?["k"]?.items?.compactMap(\.string) == expected)
  }

  @Test(arguments: [
    String(repeating: "export const a = [", count: 4_000), String(repeating: "{", count: 50_000),
    "export const a = " + String(repeating: "[", count: 5_000) + String(repeating: "]", count: 5_000),
    String(repeating: "var a=x+", count: 4_000), String(repeating: "`${", count: 50_000), "'\\", "\"\\\n", "/[", "`\\",
  ])
  func `hostile text ends`(text: String) throws {
    for path in ["a.ts", "a.py", "a.scss"] { _ = try tree(text, path) }
  }

  @Test func `a cascade of Dart belongs to what is assigned`() throws {
    let text =
      "void f() {\n  _tooltipPaint = Paint()\n    ..style = PaintingStyle.fill\n    ..color = Color(0xffffffff);\n}"
    let file = SourceFile(path: "a.dart", bytes: Array(text.utf8))
    let names = LiteralModule.UseNames(calls: [], attributes: [], members: ["color"])
    let language = try #require(LiteralLanguage.of(file.path))
    let module = try LiteralModule(file, language, limits: JSONReader.Limits(), uses: names)
    #expect(module.uses.map(\.chain) == [["_tooltipPaint"]])
  }

  @Test func `lists of lists that multiply are refused`() throws {
    var text = "const a0 = ['x', 'x'];"
    for level in 1...40 { text += "const a\(level) = [a\(level - 1), a\(level - 1)];" }
    #expect(throws: SourceError.self) { try tree(text + "export {a40}") }
  }
}
