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
      throw SourceError(error.message, at: inner, isUnread: error.isUnread)
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
