/// The words that the name of a token is made of.
enum TokenWords {
  /// Lower-case words of a path: split at punctuation, between `camelCase` words, and between letters and digits.
  ///
  /// `color.dataVisualization-blue900` is `color data visualization blue 900`; `chartreuse` is one word.
  static func split(_ path: [String]) -> [String] { path.flatMap(split) }

  /// The same for one key.
  static func split(_ key: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previous: Kind = .other
    let scalars = Array(key.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let kind = Kind(scalar)
      let nextIsLower = index + 1 < scalars.count && Kind(scalars[index + 1]) == .lower
      let breaks =
        switch (previous, kind) {
        case (.lower, .upper), (.digit, .upper): true
        case (.upper, .upper): nextIsLower
        case (.lower, .digit), (.upper, .digit), (.digit, .lower): true
        default: false
        }
      if (breaks || kind == .other), !word.isEmpty {
        words.append(word)
        word = ""
      }
      if kind != .other { append(scalar, to: &word) }
      previous = kind
    }
    return word.isEmpty ? words : words + [word]
  }

  /// Appends it in lower case.
  private static func append(_ scalar: Unicode.Scalar, to word: inout String) {
    switch scalar {
    case "A"..."Z": word.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) | 0x20))
    case _ where scalar.isASCII: word.unicodeScalars.append(scalar)
    default: word += scalar.properties.lowercaseMapping
    }
  }

  /// The name of a series made of this token: the last key, or the two last where that is only a number or a word
  /// that says nothing.
  static func name(of path: [String]) -> String {
    guard let last = path.last else { return "" }
    let isNumber = !last.isEmpty && last.allSatisfy { $0.isASCII && $0.isNumber }
    if path.count > 1, isNumber { return "\(path[path.count - 2]) \(last)" }
    return path.count > 1 && sayingNothing.contains(last) ? path[path.count - 2] : last
  }

  /// Last keys that say nothing of a colour but how it is written.
  private static let sayingNothing: Set<String> = [
    "$root", "default", "DEFAULT", "base", "value", "color", "hex", "rgb", "rgba", "hsl", "hsla",
  ]

  /// The names of several series: by their last keys; where those are equal, by the keys that differ, as a star
  /// names them: `red` and `blue` of `bar.*.fill`.
  static func names(of paths: [[String]]) -> [String] {
    let usual = paths.map(name)
    guard let first = paths.first, paths.count > 1,
      paths.allSatisfy({ $0.count == first.count && $0.last == first.last })
    else { return usual }
    let places = first.indices.filter { place in paths.contains { $0[place] != first[place] } }
    guard places.count == 1, let place = places.first else { return usual }
    return paths.map { name(of: Array($0[...place])) }
  }

  private enum Kind {
    case lower, upper, digit, other

    init(_ scalar: Unicode.Scalar) {
      switch scalar {
      case "a"..."z": self = .lower
      case "A"..."Z": self = .upper
      case "0"..."9": self = .digit
      case _ where scalar.isASCII: self = .other
      default: self.init(category: scalar.properties.generalCategory)
      }
    }

    private init(category: Unicode.GeneralCategory) {
      switch category {
      case .uppercaseLetter, .titlecaseLetter: self = .upper
      case .decimalNumber: self = .digit
      case .lowercaseLetter, .modifierLetter, .otherLetter, .nonspacingMark: self = .lower
      default: self = .other
      }
    }
  }
}
