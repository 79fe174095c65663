import PaletteCharts

/// A sentence, or a part of one, with places for values: `{count}`.
///
/// `{count|point|points}` stands for the first words where `count` is one, else for the second.
struct Template: Hashable, Sendable {
  /// The words with their places.
  let pattern: String

  init(_ pattern: String) { self.pattern = pattern }

  /// The names of the places.
  var places: Set<String> {
    var names: Set<String> = []
    _ = replacingPlaces { name, _ in
      names.insert(name)
      return ""
    }
    return names
  }

  /// Whether the first word comes from a place.
  var beginsWithPlace: Bool { pattern.hasPrefix("{") }

  /// The words, each place filled with a text.
  func callAsFunction(_ texts: [String: String] = [:]) -> String {
    phrase(texts.mapValues { Spoken($0, isSingular: DecimalText.isOne($0)) }).text
  }

  /// The words with their places filled, the unit of the y axis once; and without the unit.
  func phrase(_ fields: [String: Spoken]) -> Spoken {
    var hasUnit = false
    let text = replacingPlaces { name, forms in
      guard let value = fields[name] else { return "" }
      guard forms.isEmpty else { return String(forms[value.isSingular ? 0 : forms.count - 1]) }
      guard let bare = value.bare else { return value.text }
      defer { hasUnit = true }
      return hasUnit ? bare : value.text
    }
    guard hasUnit else { return Spoken(text) }
    let bare = replacingPlaces { name, forms in
      guard let value = fields[name] else { return "" }
      return forms.isEmpty ? value.bare ?? value.text : String(forms[value.isSingular ? 0 : forms.count - 1])
    }
    return Spoken(text, bare: bare)
  }

  private func replacingPlaces(_ fill: (String, [Substring]) -> String) -> String {
    var (filled, rest) = ("", pattern[...])
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let parts = rest[rest.index(after: open)..<close].split(separator: "|", omittingEmptySubsequences: false)
      filled += rest[..<open] + fill(String(parts[0]), Array(parts.dropFirst()))
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }

  /// A sentence begins with a capital, even if its first word is a name in small letters, such as a column's; `pH` and
  /// `iPhone`, which have a capital inside, stay as they are.
  static func beginning(_ text: String) -> String {
    let word = text.prefix { $0.isLetter || $0.isNumber }
    return word.contains(where: \.isUppercase) ? text : text.prefix(1).uppercased() + text.dropFirst()
  }
}

extension Phrase {
  var template: Template { Template(rawValue) }
}
