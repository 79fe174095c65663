import Colorimetry
import PaletteRules
import SourceText

/// Colours of Xcode's asset catalogs: a whole `.xcassets`, one `.colorset`, or the `Contents.json` in it.
///
/// Source: Apple, Asset Catalog Format Reference, "Color Set Type"; what Xcode 16 writes. A catalog has names and no order
/// and no roles: the series are those that `--series` names, those whose names contain chart words, or a numbered row.
enum AssetCatalog: ThemeFormat {
  static let name = "xcassets"
  static let label = "asset catalog"
  static let vocabulary: MarkerVocabulary? = .swiftCharts
  static let namesItsColors = true

  static func recognises(_ input: ThemeInput) -> Bool {
    guard let root = input.root else { return false }
    return root["colors"]?.items?.contains { $0["idiom"] != nil } ?? false || root.members?.map(\.key) == ["info"]
  }

  static func isOfChart(_ theme: Theme, in input: ThemeInput) -> Bool { ChartEvidence.isInNames(theme, in: input) }

  static func read(_ reading: Reading) throws(ThemeProblem) -> ThemeContent {
    let record = reading.record
    let folder = CatalogFolder(reading)
    let sets = folder.sets
    guard !sets.isEmpty else {
      throw record.problems.first
        ?? ThemeProblem(
          Refusal.holdsNoColors("asset catalog"), reason: .noChartColors,
          help: "pass a folder that contains .colorset folders", path: reading.path)
    }
    try reading.checkTokens(sets.count)
    let roles = try CatalogRoles(sets, reading)
    for set in roles.used where !set.unread.isEmpty { record.leave(.unjudgedAppearance, set.name) }
    var modes: [ThemeMode] = []
    for mode in CatalogMode.modes(of: roles.used) {
      let named = try FoundParts(NamedColors(sets, in: mode), reading)
      modes += named.modes(
        roles.mode(mode, hasGround: reading.options.named.parts[.background] != nil, record: record))
    }
    return ThemeContent(modes: modes, palettes: roles.palettes(record))
  }
}

extension NamedColors {
  /// The colour sets of a catalog in one mode, by the names that code uses and by their own.
  init(_ sets: [ColorSet], in mode: CatalogMode) {
    self.init(
      names: sets.enumerated().flatMap { index, set in
        let name = set.name.split { $0 == "/" || $0 == "." }.map(String.init)
        let last = [set.path.last ?? set.name]
        return (name == last ? [name] : [name, last]).map { Name(index: index, path: $0) }
      }
    ) { index, record in sets[index].slot(for: mode).flatMap { record.color($0, of: sets[index], in: mode) } }
  }
}

extension MarkerVocabulary {
  /// Source: Apple, `BasicChartSymbolShape`, `strokeBorder(lineWidth:)`, `StrokeStyle`; for asset catalogs, whose colours
  /// charts of Swift Charts take. It has no fill patterns.
  static let swiftCharts = MarkerVocabulary(
    library: "Swift Charts",
    symbol: Setting(
      ".symbol(%)",
      [
        (.circle, ".circle"), (.cross, ".cross"), (.triangle, ".triangle"), (.plus, ".plus"), (.square, ".square"),
        (.diamond, ".diamond"), (.asterisk, ".asterisk"), (.ring, ".circle.strokeBorder(lineWidth: 2)"),
      ]),
    dash: Setting(".lineStyle(StrokeStyle(dash: %))"), pattern: Setting(".foregroundStyle(%)"),
    label: ".annotation with its name")
}

/// The colour sets of a catalog's folder, by path.
struct CatalogFolder {
  /// In the order of their paths.
  private(set) var sets: [ColorSet] = []

  /// Reads every `Contents.json`; one that is broken is a problem in the record.
  init(_ reading: Reading) {
    let record = reading.record
    defer { if sets.allSatisfy({ $0.slots.isEmpty && $0.unread.isEmpty }) { sets = [] } }
    if let root = reading.input.placedRoot {
      let folder = reading.path.pathNames.dropLast().last.map(String.init) ?? reading.path
      add(root, path: [Self.name(folder)], namespace: [])
      return
    }
    let depth = reading.path.pathNames.count
    var roots: [(folders: [String], root: PlacedNode)] = []
    for file in reading.input.files {
      let folders = file.path.pathNames.dropLast().dropFirst(depth).map(String.init)
      do throws(SourceError) {
        let document = try JSONReader.read(file.bytes, .lenient, limits: reading.options.limits)
        record.note(document, of: file)
        roots.append((folders, PlacedNode(node: document.root, file: file, pointer: JSONPointer())))
      } catch {
        record.problem(ThemeProblem(syntax: error, in: file))
      }
    }
    let spaces = Set(
      roots.filter { $0.root.at(["properties", "provides-namespace"])?.node.boolean == true }.map(\.folders))
    for (folders, root) in roots {
      let own = folders.isEmpty ? [Self.name(String(ThemeInput.name(of: reading.path)))] : folders
      let namespace = folders.indices.filter { spaces.contains(Array(folders[...$0])) }.map { folders[$0] }
      add(root, path: own.dropLast() + [Self.name(own.last ?? "")], namespace: namespace)
    }
  }

  private mutating func add(_ root: PlacedNode, path: [String], namespace: [String]) {
    let set = ColorSet(
      path: path, name: (namespace + [path.last ?? ""]).joined(separator: "/"), root: root)
    if root["colors"] != nil { sets.append(set) }
  }

  private static func name(_ folder: String) -> String {
    folder.hasSuffix(".colorset") ? String(folder.dropLast(9)) : folder
  }
}
