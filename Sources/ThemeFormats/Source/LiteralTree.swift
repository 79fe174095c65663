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
      "oregroundStyle", "OLOR",
    ]
    return signs.contains(where: bytes.hold)
  }
}
