import SourceText

// What each element of a chart is called and says.

extension Rule {
  static let elementNameMissing = Rule(
    .elementNameMissing, "every element that a screen reader can focus has a name",
    page: RulePage(
      measures: """
        Whether every element that a screen reader can focus has a name. Of an element without a name it says "blank" or \
        "graphics symbol", and readers learn nothing.
        """,
      formula: "Nothing is calculated: an element has a label or lacks one.",
      threshold: "One element is enough. WCAG requires a name for everything that can be focused.",
      remedies: [
        "Name a point by its position on the x axis: `January`, `2 cups`.",
        "Set `isElement` to false for what readers need not focus.",
      ],
      sources: [.nameRoleValue, .chartDescriptor],
      .rain(.bad("a point of a rainfall chart without a label"), RainPoint(label: nil)),
      .rain(.good("the same point, named by its month"), RainPoint())),
    .chart(
      .stops(),
      ChartFault(
        "‹an element|# elements›‹owner› ‹has|have› no name: a reader who focuses ‹it|them› does not learn what ‹it is|they are›.",
        remedy: "give it a label, such as its position on the x axis"
      ) { part, _ in part.text.isBlank }))

  static let elementNameRepeated = Rule(
    .elementNameRepeated, "no two elements of a series have the same name",
    page: RulePage(
      measures: """
        Whether every element of a series has a name of its own. Readers search for names and return to them; two elements \
        of one name sound like one.
        """,
      formula: "The labels of a series are compared letter by letter.",
      threshold: "One name that occurs twice.",
      remedies: [
        "Add what differs: `January 2018` and `January 2019`.",
        "Leave such labels out: `palettecheck describe` numbers points at one position, `2 cups (1 of 2)`.",
      ],
      sources: [.nameRoleValue, .chartability],
      .rain(
        .bad("two points that are both called January"), RainPoint(), RainPoint(millimetres: 172, column: 1)),
      .rain(
        .good("January and February"), RainPoint(), RainPoint(label: "February", millimetres: 172, column: 1))),
    .chart(
      .stops(),
      ChartFault { group, _ in
        let repeated = group.parts.grouped { $0.text.isBlank ? nil : $0.text }.filter { $0.members.count > 1 }
        guard let first = repeated.first else { return nil }
        let also = repeated.count > 1 ? ", and \(repeated.count - 1) more names are repeated" : ""
        return ChartFinding(
          message: ChartFault.filled("‹# elements›‹owner› have the name ‹@›", (group.subject, first.members))
            + "\(also).",
          parts: repeated.flatMap(\.members), remedy: "give each a name of its own")
      }))

  static let elementValueMissing = Rule(
    .elementValueMissing, "every element that a screen reader can focus has a value",
    page: RulePage(
      measures: """
        Whether every element has a value. The label of a point says where it lies; the value is what a sighted reader takes from \
        the height of the mark.
        """,
      formula: "Nothing is calculated: an element has a value or lacks one.",
      threshold: "One element is enough. White space counts as missing.",
      remedies: [
        "Set the value apart from the label, with its unit: label `January`, value `234 millimetres`.",
        "A gap has a value too: `no value`.",
      ],
      sources: [.nameRoleValue, .charts],
      .rain(.bad("a point without a value"), RainPoint(millimetres: nil)),
      .rain(.good("the same point with its value"), RainPoint())),
    .chart(
      .stops(),
      ChartFault(
        "‹@|# elements›‹owner› ‹has|have› no value: a reader hears where a point lies, but not how much it is.",
        remedy: "state the value with its unit, or 'no value' for a gap"
      ) { part, _ in (part.element?.value).isBlank }))

  static let nameStatesRole = Rule(
    .nameStatesRole, "no name states the role of its element",
    page: RulePage(
      measures: """
        Whether names are short: without the role, which screen readers add from the traits, and without what pressing the \
        element does, which belongs into the hint. `Button to show 1917` is read as "Button to show 1917, button", again \
        and again.
        """,
      formula: """
        A name begins with a role and a preposition ('Button to …',
        'Image of …') or with 'Data point', or it ends with 'button'.
        """,
      threshold: "One name is enough.",
      remedies: [
        "Name the element by what it shows: `1917`.",
        "If pressing it does something, give it the trait `button` and say in the hint what: `Shows 1917`.",
      ],
      sources: [.accessibilityLabel, .nameRoleValue],
      .rain(.bad("a point called 'Button to show 1917'"), RainPoint(label: "Button to show 1917")),
      .rain(.good("a point called '1917'"), RainPoint(label: "1917"))),
    .chart(
      .allStops,
      ChartFault(
        "the name ‹@› states a role, which screen readers say by themselves‹more element›.",
        remedy: "leave only what is named: '1917', not 'Button to show 1917'"
      ) { part, _ in part.text.map(statesRole) ?? false }))

  static let elementTraitUnfit = Rule(
    .elementTraitUnfit, "the traits of every element match its behaviour",
    page: RulePage(
      measures: """
        Whether the traits of an element suit its role. Readers act on traits: they press a button, adjust a slider, follow a \
        link. A point of a chart is text with a position. It is a button only if pressing it does something, and then its hint says what.
        """,
      formula: "Nothing is calculated: each role has a list of traits that suit it.",
      threshold: "One trait that does not suit.",
      remedies: [
        "Remove the trait: a point needs `staticText` or none.",
        "If pressing the point does something, keep `button` and say in the hint what.",
      ],
      sources: [.nameRoleValue, .chartDescriptor],
      .rain(.bad("a point with the trait of a link"), RainPoint(trait: "link")),
      .rain(.good("a point with the trait of text"), RainPoint(trait: "staticText"))),
    .chart(
      ChartScope { [(nil, $0.elements.map(ChartPart.init))] },
      ChartFault { group, _ in
        let unfit = group.parts.filter { unfitTrait($0) != nil }
        guard let why = unfit.first.flatMap(unfitTrait) else { return nil }
        return ChartFinding(
          message: why + ChartFault.filled("‹more element›.", (nil, unfit)), parts: unfit, remedy: "remove the trait")
      }))
}

/// What screen readers say for a trait by themselves.
private let roles: Set<String> = ["button", "link", "image", "picture", "graphic", "icon", "slider"]
/// After one of these, a role is not part of a proper name: `Button to show 1917`, but `Link Road`.
private let prepositions: Set<String> = ["to", "for", "of", "that", "which", "with", "showing"]

private func statesRole(_ label: String) -> Bool {
  let words = label.words
  guard words.count > 1, let first = words.first else { return false }
  return roles.contains(first) && prepositions.contains(words[1]) || words.last == "button"
    || words.starts(with: ["data", "point"])
}

/// The traits that suit each role, by Apple's names.
private let fittingTraits: [ChartElement.Role: Set<String>] = [
  .chart: ["image", "header", "summaryElement", "playsSound", "allowsDirectInteraction", "updatesFrequently"],
  .series: ["header", "image", "playsSound", "updatesFrequently", "selected", "notEnabled"],
  .point: ["staticText", "image", "playsSound", "selected", "updatesFrequently", "button", "notEnabled"],
  .interval: ["staticText", "image", "playsSound", "selected", "updatesFrequently", "button", "notEnabled"],
]

/// Why a trait of an element promises another behaviour; nil where none does.
private func unfitTrait(_ part: ChartPart) -> String? {
  guard let element = part.element else { return nil }
  let name = quoted(element.label ?? element.role.rawValue)
  if let trait = element.traits.first(where: { !(fittingTraits[element.role]?.contains($0) ?? true) }) {
    let role = element.role == .interval ? "an interval" : "a \(element.role.rawValue)"
    return "\(name) has the trait \(quoted(trait)), which does not suit \(role)"
  }
  if element.traits.contains("button"), element.hint.isBlank {
    return "\(name) has the trait 'button', but no hint that says what pressing it does"
  }
  return nil
}
