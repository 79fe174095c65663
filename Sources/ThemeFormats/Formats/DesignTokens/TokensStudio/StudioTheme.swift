import PaletteRules
import SourceText

/// A theme of Tokens Studio: which sets of tokens take part (`selectedTokenSets`).
struct StudioTheme {
  /// How a set takes part.
  enum Status: String, CaseIterable { case source, enabled, disabled }

  let name: String
  /// Themes of different groups go together, those of one group exclude each other.
  let group: String?
  let sets: [String: Status]

  /// The themes in `$themes`: a list, or an object of them.
  static func all(in place: PlacedNode?, record: ReadingRecord) -> [StudioTheme] {
    let places = place?.items ?? place?["themes"]?.items ?? place?.members?.map(\.value) ?? []
    return places.enumerated().compactMap { StudioTheme($1, number: $0 + 1, record: record) }
  }

  private init?(_ place: PlacedNode, number: Int, record: ReadingRecord) {
    guard let selected = place["selectedTokenSets"] else { return nil }
    var sets: [String: Status] = [:]
    for member in selected.members ?? [] {
      sets[member.key] = Self.status(member.value, of: member.key, record: record)
    }
    for item in selected.items ?? [] {
      guard let name = item["id"]?.node.string else { continue }
      sets[name] = item["status"].map { Self.status($0, of: name, record: record) } ?? .enabled
    }
    name = place["name"]?.node.string ?? "theme \(number)"
    group = place["group"]?.node.string.flatMap { $0.isEmpty ? nil : $0 }
    self.sets = sets
  }

  /// The status as it is written; with an unknown status the set takes part, and the status is a problem.
  private static func status(_ place: PlacedNode, of set: String, record: ReadingRecord) -> Status {
    if let status = place.node.string.flatMap(Status.init) { return status }
    let written = place.node.string.map { "'\($0)'" } ?? place.node.kindName
    record.problem(
      TokenProblem.unknownStatus(set, written),
      help: place.node.string.flatMap { DidYouMean.phrase(for: $0, among: Status.allCases.map(\.rawValue)) },
      at: place.origin)
    return .enabled
  }

  private init(name: String, group: String?, sets: [String: Status]) {
    self.name = name
    self.group = group
    self.sets = sets
  }

  /// Modes of one input.
  static let mostCombinations = 32

  /// Every combination of one theme of each group, the first of each first; nil when there are too many.
  static func combinations(_ themes: [StudioTheme]) -> [StudioTheme]? {
    var groups: [(name: String?, themes: [StudioTheme])] = []
    for theme in themes {
      if let index = groups.firstIndex(where: { $0.name == theme.group }) {
        groups[index].themes.append(theme)
      } else {
        groups.append((theme.group, [theme]))
      }
    }
    var combined: [StudioTheme] = []
    for group in groups {
      guard !combined.isEmpty else {
        combined = group.themes
        continue
      }
      guard combined.count * group.themes.count <= mostCombinations else { return nil }
      // A group of one theme says nothing about the mode.
      combined = combined.flatMap { first in
        group.themes.map { first.combined(with: $0, isNamed: group.themes.count > 1) }
      }
    }
    return combined.count <= mostCombinations ? combined : nil
  }

  private func combined(with other: StudioTheme, isNamed: Bool) -> StudioTheme {
    let sets = self.sets.merging(other.sets) { one, two in
      one == .enabled || two == .enabled ? .enabled : one == .source || two == .source ? .source : .disabled
    }
    return StudioTheme(name: isNamed ? "\(name)+\(other.name)" : name, group: group, sets: sets)
  }
}
