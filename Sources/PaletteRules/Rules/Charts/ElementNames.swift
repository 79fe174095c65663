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
      affects: PageSentences.screenReaders,
      remedies: [
        "Name a point by its position on the x axis: `January`, `2 cups`.",
        "Set `isElement` to false for what readers need not focus.",
      ],
      sources: [.nameRoleValue, .chartDescriptor],
      RuleExample(
        .bad("a point of a rainfall chart without a label"), chart: ExampleChart.rain(RainPoint(label: "null"))),
      RuleExample(.good("the same point, named by its month"), chart: ExampleChart.rain(RainPoint()))),
    .chart { chart in
      chart.ofSeries { stops in
        stops.filter { $0.label.isBlank }
      } fault: { nameless, owner in
        let (count, have, them, are) =
          nameless.count == 1
          ? ("an element", "has", "it", "it is") : ("\(nameless.count) elements", "have", "them", "they are")
        return ChartFault(
          "\(count)\(owner) \(have) no name: a reader who focuses \(them) does not learn what \(are).", nameless,
          remedy: "give it a label, such as its position on the x axis")
      }
    })

  static let elementNameRepeated = Rule(
    .elementNameRepeated, "no two elements of a series have the same name",
    page: RulePage(
      measures: """
        Whether every element of a series has a name of its own. Readers search for names and return to them; two elements \
        of one name sound like one.
        """,
      formula: "The labels of a series are compared letter by letter.",
      threshold: "One name that occurs twice.",
      affects: PageSentences.screenReaders,
      remedies: [
        "Add what differs: `January 2018` and `January 2019`.",
        "Leave such labels out: `palettecheck describe` numbers points at one position, `2 cups (1 of 2)`.",
      ],
      sources: [.nameRoleValue, .chartability],
      RuleExample(
        .bad("two points that are both called January"),
        chart: ExampleChart.rain(RainPoint(), RainPoint(millimetres: 172, frame: (48, 0, 48, 60)))),
      RuleExample(
        .good("January and February"),
        chart: ExampleChart.rain(
          RainPoint(), RainPoint(label: #""February""#, millimetres: 172, frame: (48, 0, 48, 60))))),
    .chart { chart in
      chart.ofSeries { stops in
        repeated(stops).flatMap(\.members)
      } fault: { members, owner in
        let groups = repeated(members)
        let also = groups.count > 1 ? ", and \(groups.count - 1) more names are repeated" : ""
        return ChartFault(
          "\(groups[0].members.count) elements\(owner) have the name \(quoted(groups[0].key))\(also).", members,
          remedy: "give each a name of its own")
      }
    })

  static let elementValueMissing = Rule(
    .elementValueMissing, "every element that a screen reader can focus has a value",
    page: RulePage(
      measures: """
        Whether every element has a value. The label of a point says where it lies; the value is what a sighted reader takes from \
        the height of the mark.
        """,
      formula: "Nothing is calculated: an element has a value or lacks one.",
      threshold: "One element is enough. White space counts as missing.",
      affects: PageSentences.screenReaders,
      remedies: [
        "Set the value apart from the label, with its unit: label `January`, value `234 millimetres`.",
        "A gap has a value too: `no value`.",
      ],
      sources: [.nameRoleValue, .charts],
      RuleExample(.bad("a point without a value"), chart: ExampleChart.rain(RainPoint(millimetres: nil))),
      RuleExample(.good("the same point with its value"), chart: ExampleChart.rain(RainPoint()))),
    .chart { chart in
      chart.ofSeries { stops in
        stops.filter { $0.value.isBlank }
      } fault: { bare, owner in
        let subject =
          bare.count == 1 ? "\(quoted(bare[0].label ?? ""))\(owner) has" : "\(bare.count) elements\(owner) have"
        return ChartFault(
          "\(subject) no value: a reader hears where a point lies, but not how much it is.", bare,
          remedy: "state the value with its unit, or 'no value' for a gap")
      }
    })

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
      affects: PageSentences.screenReaders,
      remedies: [
        "Name the element by what it shows: `1917`.",
        "If pressing it does something, give it the trait `button` and say in the hint what: `Shows 1917`.",
      ],
      sources: [.accessibilityLabel, .nameRoleValue],
      RuleExample(
        .bad("a point called 'Button to show 1917'"),
        chart: ExampleChart.rain(RainPoint(label: #""Button to show 1917""#))),
      RuleExample(.good("a point called '1917'"), chart: ExampleChart.rain(RainPoint(label: #""1917""#)))),
    .chart { chart in
      guard !chart.stops.isEmpty else { return [] }
      let found = chart.stops.filter { $0.label.map(statesRole) ?? false }
      return [
        ChartAnswer(nil, found.isEmpty) {
          ChartFault(
            "the name \(quoted(found[0].label ?? "")) states a role, which screen readers say by themselves"
              + "\(ChartFault.others(found.count, "element")).", found,
            remedy: "leave only what is named: '1917', not 'Button to show 1917'")
        }
      ]
    })

  static let elementTraitUnfit = Rule(
    .elementTraitUnfit, "the traits of every element match its behaviour",
    page: RulePage(
      measures: """
        Whether the traits of an element suit its role. Readers act on traits: they press a button, adjust a slider, follow a \
        link. A point of a chart is text with a position. It is a button only if pressing it does something, and then its hint says what.
        """,
      formula: "Nothing is calculated: each role has a list of traits that suit it.",
      threshold: "One trait that does not suit.",
      affects: PageSentences.screenReaders,
      remedies: [
        "Remove the trait: a point needs `staticText` or none.",
        "If pressing the point does something, keep `button` and say in the hint what.",
      ],
      sources: [.nameRoleValue, .chartDescriptor],
      RuleExample(.bad("a point with the trait of a link"), chart: ExampleChart.rain(RainPoint(traits: #""link""#))),
      RuleExample(
        .good("a point with the trait of text"), chart: ExampleChart.rain(RainPoint(traits: #""staticText""#)))),
    .chart { chart in
      let unfit = chart.elements.compactMap { element in unfitTrait(element).map { (element, $0) } }
      return [
        ChartAnswer(nil, unfit.isEmpty) {
          ChartFault(
            "\(unfit[0].1)\(ChartFault.others(unfit.count, "element")).", unfit.map(\.0), remedy: "remove the trait")
        }
      ]
    })
}

private func repeated(_ stops: [ChartElement]) -> [(key: String, members: [ChartElement])] {
  stops.grouped { $0.label.isBlank ? nil : $0.label }.filter { $0.members.count > 1 }.map { ($0.key, $0.members) }
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
private func unfitTrait(_ element: ChartElement) -> String? {
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
