import Colorimetry
import PaletteRules
import SourceText

extension CSSTheme {
  mutating func mode(named name: String, _ environment: CSSEnvironment) -> ThemeMode {
    let (parts, names) = (parts, names)
    var mode = parts.mode(named: name, record) { color(names[$0], environment) }
    if mode.background == nil { paint(&mode, environment) }
    mode.text = mode.text ?? color("color", environment)
    return mode
  }

  /// The place of a word like `inherit`, and why it is not a colour; otherwise the fault.
  private static func reason(_ failure: UnresolvedColor, _ name: String, in mode: String) -> Message {
    guard case .unset(let word) = failure.likeness, let line = failure.problem.origin?.start.line else {
      return UnjudgedReason.unreadProperty(name, mode, failure.problem.message)
    }
    return word == "initial"
      ? UnjudgedReason.initialProperty(name, mode, line) : UnjudgedReason.unsetProperty(name, mode, line, word)
  }

  /// Takes what the page itself is painted with for the background. Where that, or the property that is named for it, is written
  /// and cannot be read, the background is unknown: white is then not assumed.
  private mutating func paint(_ mode: inout ThemeMode, _ environment: CSSEnvironment) {
    let named = parts.parts[.background].map { names[$0] }
    for name in [named, "background-color", "background"].compactMap(\.self) {
      do throws(UnresolvedColor) {
        guard try environment.color(of: name) != nil else { continue }
        mode.background = color(name, environment)
        mode.unknownGround = nil
        return
      } catch {
        let isNamed = name == named
        let isMeant =
          switch error.likeness {
          case .color, .system: true
          case .word: isNamed || environment.winners[name]?.value.text.lowercased() != "none"
          case .unset: isNamed
          // The short form may hold a picture and much else.
          case .other: name != "background"
          }
        guard isMeant else { continue }
        _ = color(name, environment)
        mode.unknownGround = mode.unknownGround ?? error.problem.message
      }
    }
  }

  mutating func color(_ name: String, _ environment: CSSEnvironment) -> ThemeColor? {
    do throws(UnresolvedColor) {
      guard let color = try environment.color(of: name) else { return nil }
      let definition = color.aliases.last?.token ?? name
      record.remark(on: WrittenColor(color: color.authored), token: definition, at: color.definition)
      return color
    } catch {
      // `color: inherit` sets no colour here.
      if case .unset = error.likeness, !name.hasPrefix("--") { return nil }
      let failure = error.placed(at: environment.winners[name]?.value.origin)
      let isKnown = failures.map(\.failure.problem).contains {
        $0.sentence == failure.problem.sentence && $0.origin?.range == failure.problem.origin?.range
      }
      if !isKnown { failures.append((name, failure)) }
      if !isKnown, failure.isUnjudged {
        record.leave(Self.reason(failure, name, in: environment.modeName ?? ""))
      }
      return nil
    }
  }

  /// Each failure as a problem; many missing properties have one cause and are one.
  func report() {
    let missing = failures.filter { $0.failure.kind == .unknownProperty }
    if leavesMissing, let first = missing.first?.failure.missing {
      record.leave(.missingProperties, first, missing.count - 1)
    }
    let isOne = missing.count > 5
    for (token, failure) in failures where failure.kind != .unknownProperty || !leavesMissing && !isOne {
      // Counted as not checked instead.
      if !failure.isUnjudged { record.problem(problem(token, failure)) }
    }
    guard !leavesMissing, isOne, let first = missing.first else { return }
    var one = problem(first.token, first.failure)
    one.sentence = ReadingProblem.unknownProperties(missing.count, first.failure.missing ?? "")
    one.related = missing.dropFirst().prefix(100).compactMap { _, failure in
      failure.problem.origin.map { RelatedPlace(label: "'var(\(failure.missing ?? ""))'", origin: $0) }
    }
    record.problem(one)
  }

  private func problem(_ token: String, _ failure: UnresolvedColor) -> ThemeProblem {
    var problem = failure.problem(of: token)
    guard let name = failure.missing else { return problem }
    problem.help =
      record.suggestion(for: name, among: names) ?? missingImports.first.map {
        "it may be defined in '\($0)', which is imported and was not read"
      } ?? "define it, import the file that does, or name that file with --include"
    return problem
  }
}
