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

  /// A value with everything put in that it refers to.
  struct Expanded {
    let text: [UInt8]
    /// What the text was written as.
    let value: CSSValue
    /// The property that holds it.
    let holder: String
    /// The position of the value, or of the part of it that counts.
    var place: TokenOrigin
    /// The properties passed through, nearest first.
    var hops: [AliasHop] = []
  }

  private(set) var winners: [String: CSSProperty] = [:]
  /// The name of the mode where it is not the base.
  var modeName: String?
  /// Properties of Tailwind's default theme that were used.
  private(set) var tailwindNames: Set<String> = []
  /// Properties of bare numbers that were read as red, green and blue, and nothing but the numbers says so.
  private(set) var guessedNames: Set<String> = []
  let scheme: CSSSetting
  private var known: [String: Result<Expanded, UnresolvedColor>] = [:]
  private var circular: Set<String> = []
  /// How many values are being worked out, each for the sake of the one before.
  private var depth = 0

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
    let found = try expanded(name, seen: []).get()
    let value = found.value
    guard found.text.contains(where: { $0 > 0x20 }) else { throw .empty(at: value.origin) }
    let color = try CSSColor.read(
      found.text, at: value, isPlain: found.text.elementsEqual(value.bytes[value.range]),
      in: winners[found.holder]?.function
    ) { guessedNames.insert(found.holder) }
    return ThemeColor(color, origin: found.place, aliases: found.hops)
  }

  /// What a property stands for, worked out once.
  private func expanded(_ name: String, seen: [String]) -> Result<Expanded, UnresolvedColor> {
    if let known = known[name] { return known }
    if let index = seen.firstIndex(of: name) {
      circular.formUnion(seen[index...])
      return .failure(.cycle(seen[index...].map { ($0, winners[$0]?.value.origin) }))
    }
    guard let property = winners[name] else { return .failure(.unknown(name, at: nil)) }
    guard seen.count < Self.longestChain else {
      return .failure(UnresolvedColor(.longChain, name, Self.longestChain, at: property.value.origin))
    }
    var result: Result<Expanded, UnresolvedColor>
    do throws(UnresolvedColor) {
      guard !property.value.isNestedTooDeep else {
        throw UnresolvedColor(.nestedBrackets, CSSValue.deepestNesting, at: property.value.origin)
      }
      result = .success(try expand(property.value, seen: seen + [name]))
    } catch {
      result = .failure(error)
    }
    // No property of a circle has a value, whatever its fallback says (CSS Custom Properties 1 section 2.3).
    if circular.contains(name), case .success = result {
      result = .failure(.cycle([(name, property.value.origin)]))
    }
    known[name] = result
    return result
  }

  /// Follows what a value as a whole stands for, and puts in what parts of it stand for.
  private func expand(_ value: CSSValue, seen: [String]) throws(UnresolvedColor) -> Expanded {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepestValue else {
      throw UnresolvedColor(.deepValue, seen.last ?? "", Self.deepestValue, at: value.origin)
    }
    if let call = CSSCall(whole: value), let found = try expand(call, of: value, seen: seen) { return found }
    let tokens = value.tokens
    var text: [UInt8] = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      var part = value.bytes[token.range]
      index += 1
      // Blanks keep apart what is put in and what is around it (CSS Custom Properties 1 section 3, which replaces tokens).
      if token.kind == .comment {
        part = [0x20]
      } else if token.kind == .function, let call = CSSCall(tokens[(index - 1)...], in: value),
        let inner = try expand(call, of: value, seen: seen)
      {
        index += call.length - 1
        part = [0x20] + inner.text + [0x20]
      }
      text += part
      guard text.count <= Color.longestCSS else {
        throw UnresolvedColor(.longValue, Color.longestCSS, at: value.origin)
      }
    }
    return Expanded(text: text, value: value, holder: seen.last ?? "", place: value.origin)
  }

  /// What a function stands for; nil for one that makes a colour.
  private func expand(_ call: CSSCall, of value: CSSValue, seen: [String]) throws(UnresolvedColor) -> Expanded? {
    switch call.name {
    case "var": return try variable(call, of: value, seen: seen)
    case "light-dark":
      guard call.arguments.count == 2 else {
        throw UnresolvedColor(.lightDarkFunction, at: call.arguments.first?.origin)
      }
      return try expand(call.arguments[scheme == .dark ? 1 : 0], seen: seen)
    default: return nil
    }
  }

  private func variable(_ call: CSSCall, of value: CSSValue, seen: [String]) throws(UnresolvedColor) -> Expanded {
    let name = call.arguments.first?.text ?? ""
    do throws(UnresolvedColor) {
      if winners[name] != nil { return try step(to: name, from: value, seen: seen) }
    } catch {
      // A fallback replaces a missing value, not a value that is not a colour.
      guard let rest = call.rest, error.isWithoutValue else { throw error }
      return try expand(rest, seen: seen)
    }
    if let rest = call.rest { return try expand(rest, seen: seen) }
    guard let css = TailwindPalette.css(name) else { throw .unknown(name, at: value.origin) }
    tailwindNames.insert(name)
    return Expanded(text: Array(css.utf8), value: value, holder: "", place: value.origin)
  }

  private func step(to name: String, from value: CSSValue, seen: [String]) throws(UnresolvedColor) -> Expanded {
    var inner = try expanded(name, seen: seen).get()
    inner.hops.insert(AliasHop(token: name, origin: inner.place), at: 0)
    inner.place = value.origin
    return inner
  }
}
