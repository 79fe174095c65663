/// What a language has of its own in the literals that it shares with the others.
struct LiteralSyntax: Sendable {
  /// Languages that write them alike.
  enum Family { case script, python, code }

  let family: Family
  /// Words that are values.
  var constants: [String: SourceNode.Value] = [:]
  /// Words that begin what only running the program would tell.
  var computing: Set<String> = []
  /// Words that begin a function.
  var functions: Set<String> = []
  /// Marks that a literal may come before.
  var ends = Array(",;)]}".utf8)
  /// Marks at which an expression that is not read ends.
  let stops: [UInt8]
  /// Whether an expression that is not read goes on in a line that begins with a mark.
  var passesMarks = false

  /// JavaScript and TypeScript (ECMAScript 2025, sections 12.9 and 13.2).
  private static let script = LiteralSyntax(
    family: .script, constants: ["true": .boolean(true), "false": .boolean(false), "null": .null, "undefined": .null],
    computing: ["new", "function", "async", "class", "typeof", "await", "void", "delete", "yield", "import"],
    functions: ["function", "async"], stops: Array(",;".utf8), passesMarks: true)
  /// Python (The Python Language Reference 3.13, sections 6.2 and 6.3).
  private static let python = LiteralSyntax(
    family: .python, constants: ["True": .boolean(true), "False": .boolean(false), "None": .null],
    computing: ["lambda", "not", "await", "yield"], functions: ["lambda"], ends: Array(",;)]}:".utf8),
    stops: Array(",;)]}:".utf8))
  /// The languages that differ little: Swift, Kotlin, Java, Dart, C#, Go and PHP; R, Julia and Ruby.
  private static let code = LiteralSyntax(
    family: .code,
    constants: [
      "true": .boolean(true), "false": .boolean(false), "null": .null, "nil": .null,
      "TRUE": .boolean(true), "FALSE": .boolean(false), "NULL": .null, "NA": .null, "NA_character_": .null,
      "nothing": .null, "missing": .null, "Null": .null, "None": .null,
    ], stops: Array(",".utf8))

  /// The syntax of a language; nil for style sheets.
  static func of(_ language: LiteralModule.Language) -> LiteralSyntax? {
    switch language {
    case .script: script
    case .python: python
    case .braced, .hashed: code
    case .sass: nil
    }
  }
}
