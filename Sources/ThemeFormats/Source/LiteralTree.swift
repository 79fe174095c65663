import PaletteRules
import SourceText

/// The literals of a program or style sheet as one tree, with what is left out of it.
struct LiteralTree: Sendable {
  let language: LiteralLanguage
  /// The tree; nil where a file holds no literal that others could use.
  let document: JSONReader.Document?
  /// The values at its top that no export leads to.
  let hidden: SourceNode?
  /// What it gives to the calls, elements and keys with which programs draw charts.
  let uses: [LiteralModule.Use]
  /// The paths of the files that it imports.
  let imports: [String]
  /// Values that only running the program would tell.
  let computed: [LiteralResolver.Computed]
  /// The names of lists and objects that a statement changes, each with its first place.
  let laterChanges: [String: Range<Int>]
  /// Where it is broken.
  let fault: LiteralFault?

  /// Bytes of a file that nobody named: a longer one is a bundle. An engineering choice.
  private static let mostFound = 1 << 20

  /// Reads a file and what it imports.
  ///
  /// - Throws: ``ThemeProblem`` when the file holds more than the options allow.
  /// - Returns: Nil when the file was only found, and nothing in it looks like a colour.
  init?(_ file: SourceFile, _ language: LiteralLanguage, options: ReadingOptions) throws(ThemeProblem) {
    self.language = language
    if options.isFound, file.bytes.count > Self.mostFound || !Self.mayHoldColors(file.bytes, language) { return nil }
    do throws(SourceError) {
      let files = LiteralImports(options)
      let colors = LibraryColors(file)
      let resolver = LiteralResolver(limits: options.limits, named: colors.text, load: files.module)
      let module = try LiteralModule(file, language, limits: options.limits, uses: DrawnNames.uses)
      let root = try resolver.tree(of: module)
      document = root.map { JSONReader.Document(root: $0) }
      fault = module.fault
      laterChanges = module.laterChanges
      imports = module.imports.map(\.path)
      // What only charts use is reached by no export.
      hidden = resolver.unreached(in: module)
      uses = resolver.uses(of: module)
      computed = resolver.computed
    } catch {
      if options.isFound { return nil }
      throw ThemeProblem(syntax: error, in: file)
    }
  }

  /// Whether the text speaks of colours; those of a style sheet are in no quotes.
  private static func mayHoldColors(_ bytes: [UInt8], _ language: LiteralLanguage) -> Bool {
    if language.family == .sass, bytes.contains(UInt8(ascii: "#")) { return true }
    let signs: [StaticString] = [
      "olor", "olour", "rgb", "'#", "\"#", "palette", ": #", "cmap", "scheme", "viridis", "interpolate", "cgrad", "RGB",
      "oregroundStyle", "OLOR", "_manual(", "stroke=\"", "fill=\"", "\"chart-1\"",
    ]
    return signs.contains(where: bytes.hold)
  }
}

/// Reads the files that a program imports: by relative paths, inside the repository, and only so many.
final class LiteralImports {
  private let options: ReadingOptions
  private var filesLeft = 64
  private var bytesLeft = 8 << 20

  init(_ options: ReadingOptions) { self.options = options }

  /// What a file imports under a path as written; nil where no file is found, or too many were read.
  func module(_ path: String, from file: SourceFile) -> LiteralModule? {
    guard path.hasPrefix("."), !path.contains(where: { "*?[{".contains($0) }), let siblings = options.siblings else {
      return nil
    }
    for candidate in Self.candidates(path, from: file.path) {
      guard filesLeft > 0, bytesLeft > 0 else { return nil }
      guard let found = try? siblings.files(matching: candidate, beside: file).first else { continue }
      filesLeft -= 1
      bytesLeft -= found.bytes.count
      if let language = LiteralLanguage.of(found.path) {
        return try? LiteralModule(found, language, limits: options.limits)
      }
      let document = try? JSONReader.read(found.bytes, .lenient, limits: options.limits)
      return document.map { LiteralModule(found, root: $0.root) }
    }
    return nil
  }

  /// The files that a path may mean, as bundlers, Python and Sass look for them.
  private static func candidates(_ path: String, from file: String) -> [String] {
    let name = path.pathNames.last.map(String.init) ?? ""
    let folder = String(path.dropLast(name.count))
    switch LiteralLanguage.of(file)?.family {
    case .code: return [path]
    // `from app.config import …` begins at a folder above.
    case .python: return path.hasPrefix("./") ? (0...4).map { String(repeating: "../", count: $0) + path } : [path]
    case .sass:
      let isWhole = LiteralLanguage.of(name)?.family == .sass
      let ending = isWhole ? "" : "." + (file.split(separator: ".").last ?? "scss")
      return ["\(folder)_\(name)\(ending)", "\(folder)\(name)\(ending)"]
        + (isWhole ? [] : ["\(path)/_index\(ending)", "\(path)/index\(ending)"])
    case .script, nil:
      for (written, sources) in [(".js", ["ts", "tsx"]), (".mjs", ["mts"]), (".cjs", ["cts"]), (".jsx", ["tsx"])]
      where name.hasSuffix(written) {
        return [path] + sources.map { path.dropLast(written.count) + "." + $0 }
      }
      if LiteralLanguage.of(name) != nil || name.hasSuffix(".json") { return [path] }
      let endings = ["ts", "tsx", "js", "mjs", "cjs", "json"]
      return endings.map { path + "." + $0 } + endings.prefix(3).map { path + "/index." + $0 }
    }
  }
}
