import PaletteRules
import SourceText

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
