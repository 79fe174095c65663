import PaletteRules
import SourceText

/// The colour sets of a catalog's folder, by path.
struct CatalogFolder {
  /// In the order of their paths.
  private(set) var sets: [ColorSet] = []
  private(set) var empty: [ColorSet] = []

  /// Reads every `Contents.json`; one that is broken is a problem in the record.
  init(_ reading: Reading) {
    let record = reading.record
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
        let document = try JSONReader.read(
          file.bytes, reading.options.strict ? .strict : .lenient, limits: reading.options.limits)
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
    if !set.slots.isEmpty || !set.unread.isEmpty {
      sets.append(set)
    } else if root["colors"] != nil {
      empty.append(set)
    }
  }

  private static func name(_ folder: String) -> String {
    folder.hasSuffix(".colorset") ? String(folder.dropLast(9)) : folder
  }
}

/// A named colour of a catalog, with a slot for each appearance that it answers.
struct ColorSet {
  /// A colour for some appearances.
  struct Slot {
    /// Nil when the slot is for any luminosity.
    let isDark: Bool?
    let isHighContrast: Bool
    /// The `color` object.
    let place: PlacedNode
  }

  /// The folders between the catalog and the set, and the set's own name.
  let path: [String]
  /// As code names it: with the folders that provide a namespace.
  let name: String
  /// For one idiom and one gamut; slots without a colour are left out, for they fall through to the more general ones.
  let slots: [Slot]
  /// Appearances of slots that are unknown.
  let unread: [ThemeProblem]

  /// Reads the slots of a `Contents.json`.
  ///
  /// Of several devices the one for all is taken, otherwise the first; of two gamuts sRGB, which is what is judged.
  init(path: [String], name: String, root: PlacedNode) {
    self.path = path
    self.name = name
    let entries = (root["colors"]?.items ?? []).filter { $0["color"]?.node.members != nil }
    let idioms = entries.map { $0["idiom"]?.node.string ?? "universal" }
    let idiom = idioms.contains("universal") ? "universal" : idioms.first
    var slots: [(slot: Slot, gamut: String?)] = []
    var unread: [ThemeProblem] = []
    for (entry, own) in zip(entries, idioms) where own == idiom {
      guard let color = entry["color"] else { continue }
      let appearance: CatalogAppearance
      do throws(ThemeProblem) {
        appearance = try CatalogAppearance(of: entry)
      } catch {
        unread.append(error)
        continue
      }
      let slot = Slot(isDark: appearance.isDark, isHighContrast: appearance.isHighContrast, place: color)
      slots.append((slot, entry["display-gamut"]?.node.string))
    }
    let standard = slots.filter { $0.gamut != "display-P3" }
    self.slots = (standard.isEmpty ? slots : standard).map(\.slot)
    self.unread = unread
  }

  /// The slot that answers a mode: the exact one, otherwise without the contrast, otherwise without the luminosity.
  func slot(for mode: CatalogMode) -> Slot? {
    let contrasts = mode.isHighContrast ? [true, false] : [false]
    for isDark in mode.isDark ? [true, nil] : [false, nil] as [Bool?] {
      for contrast in contrasts {
        if let slot = slots.first(where: { $0.isDark == isDark && $0.isHighContrast == contrast }) { return slot }
      }
    }
    return nil
  }
}
