import Colorimetry
import PaletteRules
import SourceText

/// The colours of a JSON tree that no palette took, with what their names say they are for.
struct UnusedColors {
  /// One of them.
  struct Place {
    /// The value.
    let node: PlacedNode
    /// As written.
    let text: String
    /// The colour.
    let color: ThemeColor
    /// What the last word on the way to it that says something says.
    let role: PaletteRole?
  }

  /// In file order.
  private(set) var places: [Place] = []

  /// Walks a tree without recursion, so that its depth does not matter.
  ///
  /// - Parameter used: the bytes of the colours that the palettes took.
  init(_ root: PlacedNode, used: Set<Range<Int>>) {
    var pending: [(place: PlacedNode, role: PaletteRole?)] = [(root, nil)]
    while let (place, role) = pending.popLast() {
      if let members = place.members {
        for member in members.reversed() {
          let own = PaletteRole.hinted(by: member.key)
          // `background.page` is a background, and nothing below `tooltip` is for the chart.
          let isSettled = role == .furniture || role == .background && own == .perhapsGround
          pending.append((member.value, isSettled ? role : own ?? role))
        }
        continue
      }
      if !used.contains(place.node.range), let (color, text) = Self.color(place.node, hasRole: role != nil) {
        let color = ThemeColor(color, origin: place.origin)
        places.append(Place(node: place, text: text, color: color, role: role))
      } else if let items = place.items {
        for item in items.reversed() { pending.append((item, role)) }
      }
    }
  }

  /// A colour as it is written; words and bare digits only where the name promises a colour, for they may mean anything.
  private static func color(_ node: SourceNode, hasRole: Bool) -> (Color, String)? {
    if let text = node.string {
      guard hasRole || text.hasPrefix("#") || text.contains("("), let color = try? BareColor.read(text) else {
        return nil
      }
      return (color, text)
    }
    guard hasRole, let items = node.items, let channels = TripletScale(of: [node]).channels(items) else { return nil }
    let color = Color(
      space: .srgb, components: Color.Components(channels[0], channels[1], channels[2]),
      alpha: channels.count > 3 ? channels[3] : 1)
    let numbers = items.compactMap { if case .number(_, let text) = $0.value { text } else { nil } }
    return (color, "[\(numbers.joined(separator: ", "))]")
  }

  /// Takes the least deeply nested place of a role; nil when there is no such place, or when two are equally deep.
  ///
  /// - Parameter above: the place that it must be at or below.
  mutating func take(_ role: PaletteRole, below above: JSONPointer = JSONPointer()) -> Place? {
    let found = places.indices.filter { index in
      places[index].role == role && places[index].node.pointer.tokens.starts(with: above.tokens)
    }
    let depths = found.map { places[$0].node.pointer.tokens.count }
    guard let least = depths.min(), depths.count(where: { $0 == least }) == 1,
      let index = zip(found, depths).first(where: { $1 == least })?.0
    else { return nil }
    return places.remove(at: index)
  }

  /// Takes every place of a role.
  mutating func takeAll(_ role: PaletteRole, below above: JSONPointer) -> [Place] {
    func isTaken(_ place: Place) -> Bool {
      place.role == role && place.node.pointer.tokens.starts(with: above.tokens)
    }
    let taken = places.filter(isTaken)
    places.removeAll(where: isTaken)
    return taken
  }

  /// The first place that may be a ground and was not taken.
  func ground(below above: JSONPointer) -> Place? {
    places.first { place in
      guard let role = place.role else { return false }
      return [.background, .plotBackground, .perhapsGround].contains(role)
        && place.node.pointer.tokens.starts(with: above.tokens)
    }
  }
}

extension UnusedColors {
  /// More than these are not named, only counted.
  private static let shown = 4

  /// A sentence about the grounds, one about the texts and one about whatever else is left.
  var notes: [String] {
    let (forGrounds, forTexts): (Set<PaletteRole?>, Set<PaletteRole?>) = (
      [.background, .plotBackground, .perhapsGround], [.text, .caption]
    )
    let grounds = places.filter { forGrounds.contains($0.role) }
    let texts = places.filter { forTexts.contains($0.role) }
    let others = places.filter { !forGrounds.union(forTexts).contains($0.role) }
    return [
      note(grounds, ifOneIs: "a background", with: "--background"), note(texts, ifOneIs: "text", with: "--text"),
      note(others, ifOneIs: nil, with: "--series"),
    ].compactMap(\.self)
  }

  private func note(_ found: [Place], ifOneIs role: String?, with flag: String) -> String? {
    guard !found.isEmpty else { return nil }
    let names = found.prefix(Self.shown).map { "\($0.node.pointer) (\($0.text))" }.joined(separator: ", ")
    let rest = found.count > Self.shown ? " and \(found.count - Self.shown) more" : ""
    let what = found.count == 1 ? "if it is" : "if one is"
    let remedy = role.map { "\(what) \($0), say so with \(flag)" } ?? "\(what) a series, name the series with \(flag)"
    return "not used: \(names)\(rest); \(remedy)"
  }
}
