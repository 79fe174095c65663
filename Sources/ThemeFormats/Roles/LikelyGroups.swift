import Colorimetry
import PaletteRules
import RealModule

/// The groups of a file's colours that somebody may mean for the series of a chart, where no name says so: one shade of every
/// hue, `core.color.*.500`, and groups of several hues, `color.accent.*`.
struct LikelyGroups {
  /// A colour by its keys.
  struct Entry {
    let path: [String]
    let color: SRGB
    /// Whether what is behind it shows through.
    var isTranslucent = false
  }

  /// Steps of scales that are drawn with, the usual one first: neither the lightest nor the darkest.
  static let middles = [
    "500", "600", "400", "60", "50", "40", "700", "300", "base", "default", "main", "DEFAULT",
  ]
  /// More groups of one file are not looked at; an engineering choice.
  private static let mostGroups = 4_096

  /// The likeliest first, at most five.
  let found: [LikelySeries]

  /// - Parameters:
  ///   - separator: what parts the keys of a name.
  ///   - prefix: what every name begins with.
  init(_ entries: [Entry], path: String, separator: String = ".", prefix: String = "") {
    var groups: [[String]: [Entry]] = [:]
    var columns: [[String]: [Entry]] = [:]
    for entry in entries where entry.path.count > 0 {
      guard groups.count < Self.mostGroups, columns.count < Self.mostGroups else { break }
      groups[entry.path.dropLast() + ["*"], default: []].append(entry)
      guard entry.path.count > 1, let key = entry.path.last, Self.middles.contains(key) else { continue }
      columns[entry.path.dropLast(2) + ["*", key], default: []].append(entry)
    }
    // Of the steps of one table the usual one is enough.
    var tables: [ArraySlice<String>: [String]] = [:]
    for pattern in columns.keys {
      let table = pattern.dropLast()
      guard let key = pattern.last, let place = Self.middles.firstIndex(of: key) else { continue }
      let known = tables[table]?.last.flatMap { Self.middles.firstIndex(of: $0) } ?? .max
      let counts = (columns[pattern]?.count ?? 0, tables[table].flatMap { columns[$0]?.count } ?? 0)
      if counts.0 > counts.1 || counts.0 == counts.1 && place < known { tables[table] = pattern }
    }
    let rows = tables.values.compactMap { pattern in columns[pattern].map { (pattern, $0, 4) } }
    let likely = (rows + groups.map { ($0.key, $0.value, 0) }).compactMap { pattern, entries, bonus -> LikelySeries? in
      guard Self.mayBeSeries(entries, pattern), let weight = Self.weight(pattern, entries.map(\.color)) else {
        return nil
      }
      return LikelySeries(
        pattern: prefix + pattern.joined(separator: separator), count: entries.count, weight: weight + bonus, path: path
      )
    }
    found = LikelySeries.best(likely)
  }

  /// Whether the names of the members allow that they are series: none is a surface or a text, at least three are no states,
  /// most are opaque, and they count no steps of a scale.
  private static func mayBeSeries(_ entries: [Entry], _ pattern: [String]) -> Bool {
    guard let star = pattern.lastIndex(of: "*") else { return true }
    let keys = entries.map { $0.path[star] }
    let words = keys.map { Set(TokenWords.split($0)) }
    guard !words.contains(where: { !$0.isDisjoint(with: RoleWords.surfaces) }),
      words.count(where: { $0.isDisjoint(with: RoleWords.unlikelySeries.subtracting(RoleWords.greys)) }) > 2,
      entries.count(where: \.isTranslucent) * 2 < entries.count
    else { return false }
    let steps = zip(keys, entries).compactMap { key, entry in
      NumericOrder.parts(of: key).number.map { (number: $0, color: entry.color) }
    }
    guard steps.count == entries.count else { return true }
    return !RampShape.isMonotone(steps.sorted { $0.number < $1.number }.map(\.color))
  }

  /// Nil when the colours cannot be series: too few or too many, or all of about one hue.
  private static func weight(_ pattern: [String], _ colors: [SRGB]) -> Int? {
    guard (3...64).contains(colors.count), !pattern.contains(where: { $0 != "*" && $0.contains("*") }) else {
      return nil
    }
    var hues: Set<Int> = []
    for color in colors.map({ OKLab(LinearSRGB($0)) }) where color.chroma > 0.05 {
      let turn = Double.atan2(y: color.b, x: color.a) / (2 * Double.pi)
      // Twelve sectors, as the usual circle of hues has.
      hues.insert(Int((turn + 1) * 12) % 12)
    }
    guard hues.count > 2, !RampShape.isOneHue(colors) else { return nil }
    let words = TokenWords.split(pattern)
    let likely: Int = words.count(where: RoleWords.likelySeries.contains)
    let unlikely: Int = words.count(where: RoleWords.unlikelySeries.contains)
    let weight: Int = min(hues.count, 8) + 2 * likely - 6 * unlikely - (colors.count > 20 ? 4 : 0)
    return weight > 0 ? weight : nil
  }
}
