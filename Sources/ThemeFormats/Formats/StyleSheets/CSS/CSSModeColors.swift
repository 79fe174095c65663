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
          case .color, .system, .unread: true
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
      let failure = error.of(name, at: environment.winners[name]?.value.origin)
      let isKnown = failures.contains {
        $0.problem.sentence == failure.problem.sentence && $0.problem.origin?.range == failure.problem.origin?.range
      }
      if !isKnown { failures.append(failure) }
      if !isKnown, failure.isUnjudged {
        record.leave(Self.reason(failure, name, in: environment.modeName ?? ""))
      }
      return nil
    }
  }

  /// Each failure as a problem, unless it counts as not checked.
  func report() {
    let missing = failures.filter { $0.kind == .unknownProperty }
    var problems = failures.filter { $0.kind != .unknownProperty && !$0.isUnjudged }.map(\.problem)
    if !leavesMissing {
      problems += missing.problems(groupedAs: .unknownProperties, problem)
    } else if let first = missing.first?.missing {
      record.leave(.missingProperties, first, missing.count - 1)
    }
    for problem in problems { record.problem(problem) }
  }

  private func problem(_ failure: UnresolvedColor) -> ThemeProblem {
    var problem = failure.problem
    problem.help =
      record.suggestion(for: failure.missing ?? "", among: names) ?? missingImports.first.map {
        "it may be defined in '\($0)', which is imported and was not read"
      } ?? "define it, import the file that does, or name that file with --include"
    return problem
  }
}
