/// A sentence, or a part of one, in every language, with placeholders for values: `{count}`.
///
/// `{count|point|points}` stands for the first words where `count` takes the singular of the language, else for the second.
struct Template: Hashable, Sendable {
  private let english, vietnamese, japanese: String

  init(_ english: String, _ vietnamese: String, _ japanese: String) {
    (self.english, self.vietnamese, self.japanese) = (english, vietnamese, japanese)
  }

  /// The words with their places.
  func pattern(_ language: SummaryLanguage) -> String {
    switch language {
    case .english: english
    case .vietnamese: vietnamese
    case .japanese: japanese
    }
  }

  func places(_ language: SummaryLanguage) -> Set<String> {
    var names: Set<String> = []
    _ = replacingPlaces(language) { name, _ in
      names.insert(name)
      return ""
    }
    return names
  }

  /// Whether the first word comes from a placeholder.
  func beginsWithPlace(_ language: SummaryLanguage) -> Bool { pattern(language).hasPrefix("{") }

  /// The words with their places filled, the unit of the y axis once.
  func filled(_ language: SummaryLanguage, _ fields: [String: Spoken]) -> String { phrase(language, fields).text }

  /// The words with their places filled, and without the unit.
  func phrase(_ language: SummaryLanguage, _ fields: [String: Spoken]) -> Spoken {
    var hasUnit = false
    let text = replacingPlaces(language) { name, forms in
      guard let value = fields[name] else { return "" }
      guard forms.isEmpty else { return String(forms[value.isSingular ? 0 : forms.count - 1]) }
      guard let bare = value.bare else { return value.text }
      defer { hasUnit = true }
      return hasUnit ? bare : value.text
    }
    guard hasUnit else { return Spoken(text) }
    let bare = replacingPlaces(language) { name, forms in
      guard let value = fields[name] else { return "" }
      return forms.isEmpty ? value.bare ?? value.text : String(forms[value.isSingular ? 0 : forms.count - 1])
    }
    return Spoken(text, bare: bare)
  }

  private func replacingPlaces(_ language: SummaryLanguage, _ fill: (String, [Substring]) -> String) -> String {
    var (filled, rest) = ("", pattern(language)[...])
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let parts = rest[rest.index(after: open)..<close].split(separator: "|", omittingEmptySubsequences: false)
      filled += rest[..<open] + fill(String(parts[0]), Array(parts.dropFirst()))
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }
}
