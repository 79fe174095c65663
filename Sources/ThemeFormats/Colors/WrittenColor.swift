import Colorimetry
import PaletteRules
import SourceText

/// A colour read from a tree, before it is known what it is for.
struct WrittenColor: Sendable {
  /// As written, in its own space.
  var color: Color
  /// The fallback that a DTCG object carries next to its components.
  var fallback: Fallback?
  /// What reading let pass, and about what beside the token: `hue 360 is taken as 0`.
  var note: (kind: ReadingNote, about: [String])?

  /// The `hex` member of a DTCG colour.
  struct Fallback: Sendable {
    /// As written.
    let hex: String
    let color: Color
  }
}

extension WrittenColor {
  /// Reads a CSS string or a DTCG object.
  ///
  /// - Parameter dereference: what a `{"$ref": …}` inside a DTCG object stands for; nil when it leads nowhere.
  init(_ node: SourceNode, dereference: (SourceNode) -> SourceNode? = { _ in nil }) throws(SourceError) {
    switch node.value {
    case .string(let text): self = try Self(css: text, at: node.range)
    case .object:
      if let members = try ColorMembers(node) {
        self = members.written
      } else {
        self = try DTCGColorObject(node, dereference: dereference).written
      }
    default:
      throw SourceError(
        "\(node.kindName) is not a colour", help: "write a CSS colour in quotes, such as \"#2166ac\"", at: node.range)
    }
  }

  /// Reads a CSS colour in quotes at `range`.
  init(css text: String, at range: Range<Int>) throws(SourceError) {
    do throws(SourceError) {
      self.init(color: try Color(css: text))
    } catch {
      // Offsets hold only where nothing was escaped between the quotes, or where there are none, as in YAML.
      let quotes = range.count - text.utf8.count
      let start = range.lowerBound + quotes / 2
      let inner =
        quotes == 0 || quotes == 2 ? (start + error.range.lowerBound)..<(start + error.range.upperBound) : range
      // Most texts of a file of tokens are no colours, and nobody asks for the words.
      guard error.isUnread else { throw SourceError(at: inner) { (error.message, nil) } }
      throw SourceError(error.message, at: inner, isUnread: true)
    }
  }
}

extension ReadingRecord {
  /// Says what is doubtful about a colour that the theme uses: PC011 and PC012.
  ///
  /// The rules state how far a colour may be off: ``DoubtfulReading``.
  func remark(on written: WrittenColor, token: String, at origin: TokenOrigin) {
    let mapped = written.color.mappedToSRGB
    if mapped.wasOutside, mapped.difference > DoubtfulReading.mostDifference {
      remark(
        ThemeRemark(.outOfGamut(difference: mapped.difference, mapped: mapped.srgb), token: token, origin: origin))
    }
    if let fallback = written.fallback {
      let most =
        mapped.wasOutside ? DoubtfulReading.mostDifferenceOutside : DoubtfulReading.mostDifference
      let stated = LinearSRGB(fallback.color.mappedToSRGB.srgb)
      let difference = DifferenceMetric.ciede2000.distance(stated, LinearSRGB(mapped.srgb))
      if difference > most {
        let kind = ThemeRemark.Kind.hexDisagrees(
          difference: difference, hex: fallback.hex, computed: mapped.srgb.hex, isOutside: mapped.wasOutside)
        remark(ThemeRemark(kind, token: token, origin: origin))
      }
    }
    if let note = written.note { self.note(Message(note.kind, [token] + note.about)) }
  }
}

/// A colour as an object of channels: `{r, g, b, a}`, `{h, s, l, a}`, or `{color, alpha}`.
///
/// No standard says how they count. Red, green and blue all of at most 1 are fractions, as Figma writes them, else they go
/// to 255; saturation and lightness both of at most 1 are fractions, otherwise they go to 100.
struct ColorMembers {
  /// What the object says.
  let written: WrittenColor

  private static let alphaKeys = ["a", "alpha", "opacity"]

  /// Nil when the object has other members.
  init?(_ node: SourceNode) throws(SourceError) {
    guard let members = node.members, (2...4).contains(members.count),
      // The keys of a DTCG colour are longer; most objects are one.
      members.allSatisfy({ $0.key.utf8.count <= "opacity".utf8.count })
    else { return nil }
    let keys = Set(members.map { $0.key.lowercased() }).subtracting(Self.alphaKeys)
    func number(_ key: String) throws(SourceError) -> Double {
      guard let member = members.last(where: { $0.key.lowercased() == key }) else { return 0 }
      return try Self.number(member)
    }
    var alpha: Double?
    if let member = members.last(where: { Self.alphaKeys.contains($0.key.lowercased()) }) {
      alpha = min(max(try Self.number(member), 0), 1)
    }
    switch keys {
    case ["r", "g", "b"]:
      let channels = (try number("r"), try number("g"), try number("b"))
      let scale = max(channels.0, channels.1, channels.2) <= 1 ? 1.0 : 255
      let components = Color.Components(channels.0 / scale, channels.1 / scale, channels.2 / scale)
      written = WrittenColor(color: Color(space: .srgb, components: components, alpha: alpha ?? 1))
    case ["h", "s", "l"]:
      let (saturation, lightness) = (try number("s"), try number("l"))
      let scale = max(saturation, lightness) <= 1 ? 100.0 : 1
      let components = Color.Components(try number("h"), saturation * scale, lightness * scale)
      written = WrittenColor(color: Color(space: .hsl, components: components, alpha: alpha ?? 1))
    case ["color"]:
      guard let color = node["color"], color.string != nil else { return nil }
      var inner = try WrittenColor(color)
      if let alpha { inner.color.alpha = alpha }
      written = inner
    default: return nil
    }
  }

  private static func number(_ member: SourceNode.Member) throws(SourceError) -> Double {
    if let number = member.value.number { return number }
    if var text = member.value.string {
      let isPercentage = text.hasSuffix("%")
      if isPercentage { text.removeLast() }
      // A percentage of a channel counts to 100 as the channel itself does; of an opacity it does not.
      if let number = Double(text), number.isFinite {
        return isPercentage && alphaKeys.contains(member.key.lowercased()) ? number / 100 : number
      }
    }
    throw SourceError("'\(member.key)' must be a number, not \(member.value.kindName)", at: member.value.range)
  }
}

/// Apple's own colours, to which catalogs and programs refer by name.
///
/// Source: Apple, Human Interface Guidelines, "Color", specifications, as updated on 9 June 2025: default (light), default
/// (dark), increased contrast (light), increased contrast (dark); the greys are those of iOS.
enum SystemColor {
  /// `#rrggbb` of `systemBlueColor` in a mode; nil for any other name.
  static func hex(_ reference: String, isDark: Bool, isHighContrast: Bool) -> String? {
    guard reference.hasPrefix("system"), reference.hasSuffix("Color") else { return nil }
    let name = reference.dropFirst(6).dropLast(5).lowercased()
    guard let figures = table[name] else { return nil }
    return "#" + figures[(isDark ? 1 : 0) + (isHighContrast ? 2 : 0)]
  }

  private static let table: [String: [String]] = [
    "red": ["ff383c", "ff4245", "e9152d", "ff6165"], "orange": ["ff8d28", "ff9230", "c55300", "ffa056"],
    "yellow": ["ffcc00", "ffd600", "a16a00", "fedf43"], "green": ["34c759", "30d158", "008932", "4ad968"],
    "mint": ["00c8b3", "00dac3", "008575", "54dfcb"], "teal": ["00c3d0", "00d2e0", "008198", "3bddec"],
    "cyan": ["00c0e8", "3cd3fe", "007eae", "6dd9ff"], "blue": ["0088ff", "0091ff", "1e6ef4", "5cb8ff"],
    "indigo": ["6155f5", "6d7cff", "564ade", "a7aaff"], "purple": ["cb30e0", "db34f2", "b02fc2", "ea8dff"],
    "pink": ["ff2d55", "ff375f", "e7124d", "ff8ac4"], "brown": ["ac7f5e", "b78a66", "956d51", "dba679"],
    "gray": ["8e8e93", "8e8e93", "6c6c70", "aeaeb2"], "gray2": ["aeaeb2", "636366", "8e8e93", "7c7c80"],
    "gray3": ["c7c7cc", "48484a", "aeaeb2", "545456"], "gray4": ["d1d1d6", "3a3a3c", "bcbcc0", "444446"],
    "gray5": ["e5e5ea", "2c2c2e", "d8d8dc", "363638"], "gray6": ["f2f2f7", "1c1c1e", "ebebf0", "242426"],
  ]
}
