import Colorimetry
import PaletteRules
import SourceText

/// The properties as they hold in one mode, and the colours that they resolve to.
///
/// A class, because a property is resolved once.
final class CSSEnvironment {
  /// Properties beside the custom ones that say what a theme looks like.
  static let ordinary: Set<String> = ["background-color", "background", "color", "color-scheme"]
  /// Steps from a property to its colour.
  static let longestChain = 64
  /// Values in values, those of other properties included: what a thread's stack holds with ease (engineering choice).
  static let deepestValue = 96

  /// A colour and the way to it.
  struct Resolved {
    /// As written where it is defined, or as computed.
    let color: Color
    /// The properties passed through, nearest first.
    var hops: [AliasHop]
    /// The position of the value, or of the part of it that counts.
    let place: TokenOrigin
  }

  private(set) var winners: [String: CSSProperty] = [:]
  /// The name of the mode where it is not the base.
  var modeName: String?
  /// The property whose value `currentColor` stands for.
  var textName: String?
  /// Whether `currentColor` was replaced by the text's colour.
  private(set) var usedCurrentColor = false
  /// Properties of Tailwind's default theme that were used.
  private(set) var tailwindNames: [String] = []
  /// Properties of bare numbers that were read as red, green and blue, and nothing but the numbers says so.
  private(set) var guessedNames: [String] = []
  let scheme: CSSSetting
  private var resolved: [String: Result<Resolved, UnresolvedColor>] = [:]
  var expanded: [String: Result<[UInt8], UnresolvedColor>] = [:]
  var circular: Set<String> = []
  /// How many values are being worked out, each for the sake of the one before.
  var depth = 0

  /// Lets the properties of a mode win over each other.
  ///
  /// Source: CSS Cascade 5 section 6.1, with inheritance: the declaration nearest to the element wins.
  init(_ properties: [CSSProperty], mode: CSSModeKey, base: CSSSetting) {
    var ranks: [String: Rank] = [:]
    for property in properties {
      var best: Rank?
      for context in property.contexts {
        guard let nearness = context.rank(in: mode, scheme: base) else { continue }
        // Important declarations of an earlier layer win (section 6.4.4).
        let layer = property.isImportant ? -property.layer : property.layer
        let rank = Rank(
          important: property.isImportant, nearness: property.layer == -2 ? -1 : nearness, layer: layer,
          specificity: context.specificity)
        if best.map({ $0 < rank }) ?? true { best = rank }
      }
      guard let best, ranks[property.name].map({ !(best < $0) }) ?? true else { continue }
      ranks[property.name] = best
      winners[property.name] = property
    }
    let words = winners["color-scheme"].map { TokenWords.split($0.value.text) } ?? []
    switch (words.contains("dark"), words.contains("light")) {
    case (true, false): scheme = .dark
    case (false, true): scheme = .light
    default: scheme = mode.settings.contains(.dark) ? .dark : mode.settings.contains(.light) ? .light : base
    }
  }

  private struct Rank: Comparable {
    let important: Bool
    let nearness: Int
    let layer: Int
    let specificity: Int

    static func < (a: Rank, b: Rank) -> Bool {
      (a.important ? 1 : 0, a.nearness, a.layer, a.specificity)
        < (b.important ? 1 : 0, b.nearness, b.layer, b.specificity)
    }
  }

  /// The colour of a property; nil where the mode does not set it.
  func color(of name: String) throws(UnresolvedColor) -> ThemeColor? {
    guard winners[name] != nil else { return nil }
    let found = try resolve(name, seen: []).get()
    return ThemeColor(found.color, origin: found.place, aliases: found.hops)
  }

  private func resolve(_ name: String, seen: [String]) -> Result<Resolved, UnresolvedColor> {
    outcome(of: name, seen: seen, in: \.resolved) { value, seen throws(UnresolvedColor) in
      try resolve(value, seen: seen)
    }
  }

  /// What a property resolves to, worked out once.
  ///
  /// - Parameter known: what was worked out so far.
  func outcome<Value>(
    of name: String, seen: [String],
    in known: ReferenceWritableKeyPath<CSSEnvironment, [String: Result<Value, UnresolvedColor>]>,
    _ read: (CSSValue, [String]) throws(UnresolvedColor) -> Value
  ) -> Result<Value, UnresolvedColor> {
    if let known = self[keyPath: known][name] { return known }
    if let index = seen.firstIndex(of: name) {
      circular.formUnion(seen[index...])
      return .failure(.cycle(seen[index...].map { ($0, winners[$0]?.value.origin) }))
    }
    guard let property = winners[name] else { return .failure(.unknown(name, at: nil)) }
    guard seen.count < Self.longestChain else { return .failure(.tooLong(name, at: property.value.origin)) }
    var result: Result<Value, UnresolvedColor>
    do throws(UnresolvedColor) {
      guard !property.value.isNestedTooDeep else { throw .nested(at: property.value.origin) }
      result = .success(try read(property.value, seen + [name]))
    } catch {
      result = .failure(error)
    }
    // No property of a circle has a value, whatever its fallback says (CSS Custom Properties 1 section 2.3).
    if circular.contains(name), case .success = result {
      result = .failure(.cycle([(name, property.value.origin)]))
    }
    self[keyPath: known][name] = result
    return result
  }

  /// Follows what a value as a whole stands for.
  private func resolve(_ value: CSSValue, seen: [String]) throws(UnresolvedColor) -> Resolved {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepestValue else { throw .tooDeep(seen.last ?? "", at: value.origin) }
    if let call = CSSCall(whole: value) {
      switch call.name {
      case "var": return try resolve(call, of: value, seen: seen)
      case "light-dark" where call.arguments.count == 2:
        return try resolve(call.arguments[scheme == .dark ? 1 : 0], seen: seen)
      default: break
      }
    } else if value.text.lowercased() == "currentcolor" {
      let name = try currentColor(at: value.origin)
      return try step(to: name, from: value, seen: seen)
    }
    let text = try expand(value, seen: seen)
    guard text.contains(where: { $0 > 0x20 }) else { throw .empty(at: value.origin) }
    let isPlain = text.elementsEqual(value.bytes[value.range])
    let name = seen.last ?? ""
    let color = try CSSColor.read(text, at: value, isPlain: isPlain, in: winners[name]?.function) {
      guessedNames.append(name)
    }
    return Resolved(color: color, hops: [], place: value.origin)
  }

  private func resolve(_ call: CSSCall, of value: CSSValue, seen: [String]) throws(UnresolvedColor) -> Resolved {
    let name = CSSName.unescaped(call.arguments.first?.text ?? "")
    do throws(UnresolvedColor) {
      if winners[name] != nil { return try step(to: name, from: value, seen: seen) }
    } catch {
      // A fallback replaces a missing value, not a value that is not a colour.
      guard let rest = call.rest, error.isWithoutValue else { throw error }
      return try resolve(rest, seen: seen)
    }
    if let rest = call.rest { return try resolve(rest, seen: seen) }
    guard let color = tailwind(name) else { throw .unknown(name, at: value.origin) }
    return Resolved(color: color, hops: [], place: value.origin)
  }

  private func step(to name: String, from value: CSSValue, seen: [String]) throws(UnresolvedColor) -> Resolved {
    let inner = try resolve(name, seen: seen).get()
    return Resolved(
      color: inner.color, hops: [AliasHop(token: name, origin: inner.place)] + inner.hops, place: value.origin)
  }

  func currentColor(at origin: TokenOrigin) throws(UnresolvedColor) -> String {
    usedCurrentColor = true
    if let textName, winners[textName] != nil { return textName }
    guard winners["color"] != nil else { throw .noTextColor(at: origin) }
    return "color"
  }

  func tailwind(_ name: String) -> Color? {
    guard let color = TailwindPalette.color(name) else { return nil }
    if !tailwindNames.contains(name) { tailwindNames.append(name) }
    return color
  }
}
