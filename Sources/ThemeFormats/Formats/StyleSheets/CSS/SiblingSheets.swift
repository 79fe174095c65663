import PaletteRules
import SourceText

/// Custom properties that a sheet needs and neither sets nor imports: taken from the sheets around it, nearest folder first.
struct SiblingSheets {
  private let reading: Reading
  /// What the sheets around set, by name, by the path of the sheet.
  private var declared: [String: [String: [CSSProperty]]] = [:]

  /// Folders above that of the sheet; an engineering choice.
  private static let most = 1
  /// Names that are looked for; more have one cause.
  private static let mostNames = 2_000

  init(_ reading: Reading) {
    self.reading = reading
  }

  /// Adds what the sheet needs, and what that needs; none of it has a part of its own.
  mutating func complete(_ properties: inout CSSProperties) {
    guard reading.options.siblings != nil, properties.own.contains(where: Self.namesChart) else { return }
    var known = Set(properties.all.map(\.name))
    var missing = Self.needed(by: properties.own, besides: known)
    for level in 0...Self.most where !missing.isEmpty {
      guard let sheets = sheets(at: level, besides: properties.visited) else { return }
      var counts: [(path: String, count: Int)] = []
      while !missing.isEmpty {
        var next: Set<String> = []
        var lent: [CSSProperty] = []
        for name in missing.sorted() {
          guard let (file, found) = definition(of: name, in: sheets) else { continue }
          lent += found
          known.insert(name)
          next.formUnion(Self.needed(by: found[...], besides: known))
          if let index = counts.firstIndex(where: { $0.path == file.path }) {
            counts[index].count += 1
          } else {
            counts.append((file.path, 1))
          }
        }
        properties.lend(lent)
        missing = next.subtracting(known)
      }
      for (path, count) in counts {
        reading.record.note(.propertiesTaken, count, path)
      }
      missing = Self.needed(by: properties.all[...], besides: known)
    }
  }

  private static func namesChart(_ property: CSSProperty) -> Bool {
    property.name.hasPrefix("--") && ChartWords.contain(TokenWords.split(property.name))
  }

  /// The names without which properties have no value.
  private static func needed(by properties: ArraySlice<CSSProperty>, besides known: Set<String>) -> Set<String> {
    let names = properties.lazy.filter { $0.name.hasPrefix("--") }.flatMap(\.needed)
      .filter { !known.contains($0) && TailwindPalette.color($0) == nil }
    return Set(names.prefix(mostNames))
  }

  /// The sheets of a level, each with the names that it sets.
  private func sheets(at level: Int, besides visited: Set<String>) -> [(file: SourceFile, names: Set<String>)]? {
    do throws(ThemeProblem) {
      let files = try reading.options.siblings?.files(.sheets, around: reading.file, level: level)
      let mode = Modes.ofFile(reading.path)
      return files?.filter { !visited.contains($0.path) && Modes.mayGive($0.path, to: mode) }.map { file in
        (file, reading.options.parsed.value(of: file) { CSSDeclaredNames.names(in: file.bytes) } ?? [])
      }
    } catch {
      reading.record.note(.propertiesNotSought, error.message)
      return nil
    }
  }

  /// What the sheets of a level set a property to, and the first of them; nil where they disagree.
  private mutating func definition(
    of name: String, in sheets: [(file: SourceFile, names: Set<String>)]
  ) -> (SourceFile, [CSSProperty])? {
    var first: (file: SourceFile, found: [CSSProperty])?
    for sheet in sheets where sheet.names.contains(name) {
      guard let found = properties(of: sheet.file)[name] else { continue }
      guard let known = first else {
        first = (sheet.file, found)
        continue
      }
      if known.found.map(\.value.text) != found.map(\.value.text) {
        reading.record.note(.setOtherwise, name, known.file.path, sheet.file.path)
        return nil
      }
    }
    return first.map { ($0.file, $0.found) }
  }

  private mutating func properties(of file: SourceFile) -> [String: [CSSProperty]] {
    if let known = declared[file.path] { return known }
    var properties = CSSProperties(reading.trial)
    // Faults of other sheets are reported when those are checked.
    try? properties.add(file)
    let found = Dictionary(grouping: properties.all, by: \.name)
    declared[file.path] = found
    return found
  }
}

/// The custom properties that a sheet sets, found without reading it as CSS.
enum CSSDeclaredNames {
  static func names(in bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    var index = 0
    let dash = UInt8(ascii: "-")
    while index + 2 < bytes.count {
      guard bytes[index] == dash, bytes[index + 1] == dash, index == 0 || !bytes[index - 1].isNameByte else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, bytes[index].isNameByte { index += 1 }
      let end = index
      while index < bytes.count, bytes[index].isSpace { index += 1 }
      if index < bytes.count, bytes[index] == UInt8(ascii: ":"), end - start <= TokenPathLimit.bytes {
        names.insert(String(decoding: bytes[start..<end], as: UTF8.self))
      }
    }
    return names
  }
}
