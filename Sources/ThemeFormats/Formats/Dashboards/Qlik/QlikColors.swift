import Colorimetry
import PaletteRules
import SourceText

/// The colours of a Qlik Sense theme, where a value may be a variable: `"@accent"` for `_variables["@accent"]`.
struct QlikColors {
  private let variables: PlacedNode?
  /// Longer chains are made to keep a reader busy.
  private static let longestChain = 32
  private let record: ReadingRecord

  init(_ root: PlacedNode, record: ReadingRecord) {
    variables = root["_variables"]
    self.record = record
  }

  /// The colour, with the variables that led to it; nil when it is absent or means no colour.
  func color(_ place: PlacedNode?, token: String) -> ThemeColor? {
    guard let place else { return nil }
    var hops: [AliasHop] = []
    var here = place
    while let name = here.node.string, name.hasPrefix("@") {
      guard let next = variables?[name] else {
        let names = variables?.node.members?.map(\.key) ?? []
        record.problem(
          ThemeProblem(
            "unknown variable '\(name)'",
            help: record.suggestion(for: name, among: names) ?? "define it below '_variables'", token: token,
            path: here.file.path, origin: here.origin))
        return nil
      }
      if hops.contains(where: { $0.token == name }) {
        let chain = (hops.map(\.token) + [name]).joined(separator: " → ")
        record.problem(
          ThemeProblem(
            "variables refer to each other in a circle: \(chain)", token: token, path: here.file.path,
            origin: place.origin))
        return nil
      }
      guard hops.count < Self.longestChain else {
        record.problem("more than \(Self.longestChain) variables refer to each other in a row", at: place.origin)
        return nil
      }
      hops.append(AliasHop(token: name, origin: next.origin))
      here = next
    }
    guard var color = record.color(here, token: token) else { return nil }
    (color.origin, color.aliases) = (place.origin, hops)
    return color
  }

  /// The colours of a list; entries that are null are left out.
  func list(_ place: PlacedNode, token: String) -> ListedColors {
    var list = ListedColors()
    for (index, item) in (place.items ?? []).enumerated() {
      guard let color = color(item, token: "\(token).\(index + 1)") else { continue }
      list.items.append(ListedColors.Item(color: color, label: nil))
    }
    return list
  }
}
