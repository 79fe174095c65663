/// A language of programs or style sheets that is read, with what it has of its own: a row of a table.
package struct LiteralLanguage: Sendable {
  /// Languages that write literals alike.
  package enum Family: Sendable {
    /// JavaScript and TypeScript (ECMAScript 2025, sections 12.9 and 13.2).
    case script
    /// The Python Language Reference 3.13, sections 6.2 and 6.3.
    case python
    /// Sass in both syntaxes, and Less.
    case sass
    /// Languages that differ little: Swift, Kotlin, Java, Dart, C#, Go and PHP; R and Julia.
    case code
  }

  /// As a report writes it.
  package let name: String
  /// How it writes literals.
  package let family: Family
  /// The endings of its files, in lower case without a dot.
  let endings: [String]
  /// Whether a number sign begins a comment, and two slashes do not.
  package var hasNumberSigns = false
  /// Whether backquotes are around a text of several lines, as it is.
  var hasRawTexts = false
  /// Whether eight digits of a colour in quotes begin with the opacity: `#FF1F77B4` of Android and .NET.
  var isOpacityFirst = false

  private static let rows = [
    LiteralLanguage(name: "JavaScript", family: .script, endings: ["js", "mjs", "cjs", "jsx"]),
    LiteralLanguage(name: "TypeScript", family: .script, endings: ["ts", "mts", "cts", "tsx"]),
    LiteralLanguage(name: "Vue", family: .script, endings: ["vue"]),
    LiteralLanguage(name: "Svelte", family: .script, endings: ["svelte"]),
    LiteralLanguage(name: "Astro", family: .script, endings: ["astro"]),
    LiteralLanguage(name: "HTML", family: .script, endings: ["html", "htm"]),
    LiteralLanguage(name: "Python", family: .python, endings: ["py"], hasNumberSigns: true),
    LiteralLanguage(name: "a notebook", family: .python, endings: ["ipynb"], hasNumberSigns: true),
    LiteralLanguage(name: "Sass", family: .sass, endings: ["scss", "sass"]),
    LiteralLanguage(name: "Less", family: .sass, endings: ["less"]),
    LiteralLanguage(name: "Swift", family: .code, endings: ["swift"]),
    LiteralLanguage(name: "Kotlin", family: .code, endings: ["kt"], isOpacityFirst: true),
    LiteralLanguage(name: "Scala", family: .code, endings: ["scala"]),
    LiteralLanguage(name: "Java", family: .code, endings: ["java"], isOpacityFirst: true),
    LiteralLanguage(name: "Dart", family: .code, endings: ["dart"]),
    LiteralLanguage(name: "C#", family: .code, endings: ["cs"], isOpacityFirst: true),
    LiteralLanguage(name: "Go", family: .code, endings: ["go"], hasRawTexts: true),
    LiteralLanguage(name: "PHP", family: .code, endings: ["php"]),
    LiteralLanguage(name: "R", family: .code, endings: ["r"], hasNumberSigns: true),
    LiteralLanguage(name: "R Markdown", family: .code, endings: ["rmd"], hasNumberSigns: true),
    LiteralLanguage(name: "Quarto", family: .code, endings: ["qmd"], hasNumberSigns: true),
    LiteralLanguage(name: "Julia", family: .code, endings: ["jl"], hasNumberSigns: true),
  ]
  /// JavaScript and Python, whatever the name of the file.
  package static let (script, python) = (rows[0], rows[6])

  private static let byEnding = Dictionary(
    uniqueKeysWithValues: rows.flatMap { row in row.endings.map { ($0, row) } })

  /// The endings of files that are read, without a dot.
  package static let fileExtensions = byEnding.keys.sorted()

  /// The language of a file by its name; nil for every other file, and for the types of TypeScript.
  package static func of(_ path: String) -> LiteralLanguage? {
    // No ending has a slash, so that a dot of a folder gives none.
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")), !path.lowercased().hasSuffix(".d.ts") else {
      return nil
    }
    return byEnding[path[path.utf8.index(after: dot)...].lowercased()]
  }
}

/// What a family of languages has of its own in its expressions.
struct LiteralSyntax: Sendable {
  /// Words that are values.
  let constants: [String: SourceNode.Value]
  /// Words that begin what only running the program would tell.
  var computing: Set<String> = []
  /// Words that begin a function.
  var functions: Set<String> = []
  /// Marks that a literal may come before.
  var ends = ",;)]}"
  /// Marks at which an expression that is not read ends.
  let stops: String

  /// The syntax of a family; that of style sheets is their reader's.
  static func of(_ family: LiteralLanguage.Family) -> LiteralSyntax {
    switch family {
    case .script, .sass: script
    case .python: python
    case .code: code
    }
  }

  private static let script = LiteralSyntax(
    constants: ["true": .boolean(true), "false": .boolean(false), "null": .null, "undefined": .null],
    computing: ["new", "function", "async", "class", "typeof", "await", "void", "delete", "yield", "import"],
    functions: ["function", "async"], stops: ",;")
  private static let python = LiteralSyntax(
    constants: ["True": .boolean(true), "False": .boolean(false), "None": .null],
    computing: ["lambda", "not", "await", "yield"], functions: ["lambda"], ends: ",;)]}:",
    stops: ",;)]}:")
  private static let code = LiteralSyntax(
    constants: [
      "true": .boolean(true), "false": .boolean(false), "null": .null, "nil": .null, "TRUE": .boolean(true),
      "FALSE": .boolean(false), "NULL": .null, "NA": .null, "NA_character_": .null, "nothing": .null,
      "missing": .null, "Null": .null, "None": .null,
    ], stops: ",")
}
