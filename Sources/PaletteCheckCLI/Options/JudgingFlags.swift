import ArgumentParser
import Colorimetry
import PaletteRules
import SourceText

/// What to look for, and how much each rule weighs.
struct JudgingFlags: ParsableArguments {
  @Option(
    help: ArgumentHelp("Set a rule's level: error, warning, info or off; repeatable.", valueName: "id=level"),
    completion: RuleSetting.completion, transform: RuleSetting.init(parsing:))
  var rule: [RuleSetting] = []

  @Option(help: "Also check this type of colour vision; repeatable.")
  var vision: [Vision] = []

  /// Whether they choose what is judged, so that findings may be missing.
  var isNarrowing: Bool { !rule.isEmpty || !vision.isEmpty }

  /// The flags as words of a command line.
  var words: [String] {
    rule.flatMap { ["--rule", "\($0.rule)=\($0.level)"] } + vision.flatMap { ["--vision", $0.clinicalName] }
  }

  /// What the flags say, over other settings.
  func settings(over base: JudgementSettings = JudgementSettings()) throws -> JudgementSettings {
    var settings = base
    for rule in try rule.map({ try $0.resolved() }) { settings.levels[rule.rule] = rule.level }
    if !vision.isEmpty { settings.visions = Set(vision.map(\.rawValue) + [Vision.normal.rawValue]) }
    return settings
  }
}

/// `PC205=off`: a rule by id or name, and the level to give it.
struct RuleSetting {
  /// As it was typed.
  let rule: String
  /// As it was typed.
  let level: String

  init(parsing argument: String) throws {
    guard let equals = argument.firstIndex(of: "=") else {
      throw ValidationError("give a level too: \(argument)=error, warning, info or off")
    }
    rule = String(argument[..<equals])
    level = String(argument[argument.index(after: equals)...])
  }

  static let completion = CompletionKind.custom { _, _, _ in
    let levels: [JudgementSettings.RuleLevel] = [.error, .warning, .info, .off]
    return RuleCatalog.all.flatMap { rule in levels.map { "\(rule.id)=\($0.rawValue)" } }
  }

  func resolved() throws -> (rule: RuleKey, level: JudgementSettings.RuleLevel) {
    let key = try RuleArgument.resolve(rule).key
    guard let level = JudgementSettings.RuleLevel(rawValue: level) else {
      throw ValidationError("unknown level '\(self.level)' for rule '\(rule)'; give error, warning, info or off")
    }
    // What cannot be read cannot be judged, so it must not be passed over.
    guard key != .unreadableInput || level == .error else {
      throw ValidationError("rule '\(rule)' is always an error: what cannot be read cannot be judged")
    }
    return (key, level)
  }
}

/// A rule as people name it: by id or name, in letters of any case.
enum RuleArgument {
  /// Ids, then names.
  static var all: [String] { RuleCatalog.all.map { $0.id } + RuleCatalog.all.map { $0.name } }

  /// The rule, or what may have been meant.
  static func resolve(_ text: String) throws -> Rule {
    if let rule = RuleCatalog.rule(text) { return rule }
    let (ids, names) = (RuleCatalog.all.map { $0.id }, RuleCatalog.all.map { $0.name })
    // A number that no rule has is near to several that mean something else.
    let isNumber = text.dropFirst(2).allSatisfy(\.isNumber)
    let help: String
    if let near = NearestName.suggestion(for: text, among: isNumber ? names : ids + names) {
      help = "did you mean '\(near)'?"
    } else {
      let alike = names.filter { !text.isEmpty && ($0.contains(text.lowercased()) || begins($0, nearly: text)) }
      help =
        alike.isEmpty ? "'palettecheck explain' lists them" : "there is \(alike.joined(separator: ", "))"
    }
    throw ValidationError("unknown rule '\(text)'; \(help)")
  }

  /// Whether the first words of a name are near to those given: `red-gren` to `red-green-confusion`.
  private static func begins(_ name: String, nearly text: String) -> Bool {
    let head = name.split(separator: "-").prefix(text.split(separator: "-").count).joined(separator: "-")
    return NearestName.suggestion(for: text, among: [head]) != nil
  }
}
