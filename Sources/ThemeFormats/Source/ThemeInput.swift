package import PaletteRules
package import SourceText

/// A file on its way to being a theme: as a tree if it is JSON, YAML or TOML, otherwise as lines of text.
package struct ThemeInput: Sendable {
  /// The file; without bytes when the input is a folder.
  package let file: SourceFile
  /// The files of a folder that is one input, sorted by path; none when the input is a file.
  package let files: [SourceFile]
  /// The tree and what lenient reading let pass; nil when the file is plain text.
  package let document: JSONReader.Document?
  /// The lines of a UTF-8 text without a tree.
  package let lines: TextLines
  /// Why there are no lines; nil when there are, or a tree.
  package let notText: ThemeProblem?
  /// What a program or style sheet holds; nil for every other file.
  let literals: LiteralTree?
  /// The way to the root, where the input is a part of a file.
  var rootPointer = JSONPointer()

  /// The whole tree, when there is one.
  package var root: SourceNode? { document?.root }

  /// Reads the tree when the file is JSON by its name or by its first character, or YAML or TOML by its name.
  ///
  /// - Throws: ``ThemeProblem`` with the place of the fault when JSON or YAML is broken, and for a file that is empty or that
  ///   its first bytes tell for something else than text, whatever its name.
  ///
  package init(_ file: SourceFile, options: ReadingOptions) throws(ThemeProblem) {
    if let problem = DeclinedFile.problem(with: file) { throw problem }
    self.file = file
    files = []
    if let language = LiteralLanguage.of(file.path), DeclinedFile.binaryProblem(with: file) == nil,
      LiteralModule.holdsCode(file), let literals = try LiteralTree(file, language, options: options)
    {
      self.literals = literals
      (document, lines, notText) = (literals.document, .none, nil)
      return
    }
    literals = nil
    let isYAML = Self.isYAML(file.path)
    let isTOML = Self.isTOML(file)
    guard isYAML || isTOML || Self.isJSON(file) else {
      document = nil
      // Bytes that are not text may still show their format by the first few.
      do throws(ThemeProblem) {
        (lines, notText) = (try TextLines(file), nil)
      } catch {
        (lines, notText) = (.none, error.ofText)
      }
      return
    }
    (lines, notText) = (.none, nil)
    if let problem = DeclinedFile.binaryProblem(with: file, mayBeUTF16: true) { throw problem }
    do throws(SourceError) {
      document =
        try isYAML
        ? YAMLReader.read(file.bytes, limits: options.limits)
        : isTOML
          ? TOMLReader.read(file.bytes, limits: options.limits)
          : JSONReader.read(file.bytes, .lenient, limits: options.limits)
    } catch {
      throw ThemeProblem(syntax: error, in: file).ofText
    }
  }

  init(bytes file: SourceFile) {
    self.file = file
    files = []
    (document, lines, notText, literals) = (nil, .none, nil, nil)
  }

  /// A folder that is one input, such as an asset catalog.
  package init(folder path: String, files: [SourceFile]) {
    file = SourceFile(path: path, bytes: [])
    self.files = files
    (document, lines, notText, literals) = (nil, .none, nil, nil)
  }

  /// A part of a file, looked at by itself.
  init(part place: PlacedNode) {
    file = place.file
    files = []
    document = JSONReader.Document(root: place.node)
    (lines, notText, literals) = (.none, nil, nil)
    rootPointer = place.pointer
  }

  /// Whether a file is TOML by its name, or by the header that a theme of Streamlit begins with.
  static func isTOML(_ file: SourceFile) -> Bool {
    name(of: file.path).lowercased().hasSuffix(".toml") || file.bytes.withoutMark.starts(with: "[theme".utf8)
  }

  /// The last part of the path, without its folders.
  package static func name(of path: String) -> Substring {
    let slash = UInt8(ascii: "/")
    guard let last = path.utf8.lastIndex(where: { $0 != slash }) else { return "" }
    let name = path[...last]
    return name.utf8.lastIndex(of: slash).map { name[name.utf8.index(after: $0)...] } ?? name
  }

  /// Whether the path has one of these extensions; in any case of letters.
  func hasExtension(_ extensions: String...) -> Bool { hasExtension(of: extensions) }

  /// The same for a list of extensions.
  func hasExtension(of extensions: [String]) -> Bool {
    let name = Self.name(of: file.path).lowercased()
    return extensions.contains { name.hasSuffix("." + $0) }
  }

  /// Whether a file is YAML by its name.
  package static func isYAML(_ path: String) -> Bool {
    let name = name(of: path).lowercased()
    return name.hasSuffix(".yaml") || name.hasSuffix(".yml")
  }

  private static func isJSON(_ file: SourceFile) -> Bool {
    let name = Self.name(of: file.path).lowercased()
    if [".json", ".json5", ".jsonc", ".tokens"].contains(where: name.hasSuffix) { return true }
    // A selector such as `[data-theme]` begins as an array does, and a template with braces.
    if name.hasSuffix(".css") || LiteralLanguage.of(name) != nil { return false }
    let first = file.bytes.withoutMark.first { !$0.isSpace }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }
}

extension [UInt8] {
  /// Without the byte order mark of UTF-8 that some editors put first.
  var withoutMark: ArraySlice<UInt8> { starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self[...] }
}

extension ThemeInput {
  /// The tags when the text is XML by its first character; none otherwise.
  var tags: MarkupScanner {
    MarkupScanner(lines.first { !$0.text.isEmpty }?.text.hasPrefix("<") == true ? file.bytes : [])
  }
}
