import Colorimetry
import PaletteRules
import SourceText

extension CSSModes {
  mutating func mode(named name: String, _ environment: CSSEnvironment) -> ThemeMode {
    var mode = ThemeMode(name: name)
    mode.background = color(roles.surfaces[.background], environment) ?? painted("background", environment)
    if mode.background == nil { mode.unknownGround = unreadableGround(environment) }
    mode.plotBackground = color(roles.surfaces[.plotBackground], environment)
    mode.text = color(roles.surfaces[.text], environment) ?? color("color", environment)
    mode.axis = color(roles.surfaces[.axis], environment)
    mode.gridlines = color(roles.surfaces[.gridlines], environment)
    mode.status = ThemeStatus(
      good: color(roles.status[.good], environment), neutral: color(roles.status[.neutral], environment),
      bad: color(roles.status[.bad], environment))
    for member in roles.series {
      guard let color = color(member.property, environment) else { continue }
      guard color.alpha > 0 else {
        record.note(.transparentLeftOut, member.property)
        continue
      }
      mode.series.append(Series(name: member.label, token: member.property, color: color))
    }
    for ramp in roles.ramps {
      let stops = ramp.members.compactMap { color($0, environment) }.map { Ramp.Stop(color: $0) }
      guard stops.count > 1 else { continue }
      mode.ramps.append(Ramp(name: ramp.name, kind: ramp.kind, stops: stops))
    }
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

  /// What is wrong with the unreadable background of the mode: white is then not assumed.
  private func unreadableGround(_ environment: CSSEnvironment) -> String? {
    for name in [roles.surfaces[.background], "background-color", "background"].compactMap(\.self) {
      do throws(UnresolvedColor) {
        _ = try environment.color(of: name)
      } catch {
        switch error.likeness {
        case .color, .system: return error.problem.message
        // The short form may hold a picture and much else; a property that is the background elsewhere may not.
        case .word, .unset, .other:
          if name.hasPrefix("--") || error.likeness.isWord && !environment.paintsNothing(name) {
            return error.problem.message
          }
        }
      }
    }
    return nil
  }

  /// What the page itself is painted with.
  private mutating func painted(_ property: String, _ environment: CSSEnvironment) -> ThemeColor? {
    if environment.winners["background-color"] != nil { return color("background-color", environment) }
    // The short form may hold a picture and much else.
    guard environment.winners[property] != nil else { return nil }
    do throws(UnresolvedColor) {
      return try environment.color(of: property)
    } catch {
      switch error.likeness {
      case .color, .system: return color(property, environment)
      case .word: return environment.paintsNothing(property) ? nil : color(property, environment)
      case .unset, .other: return nil
      }
    }
  }

  mutating func palette(
    _ choice: (name: String, members: [CSSRoles.Member]), _ environment: CSSEnvironment
  ) -> NamedPalette {
    var palette = NamedPalette(name: choice.name, kind: .categorical, colors: [])
    for member in choice.members {
      guard let color = color(member.property, environment) else { continue }
      palette.colors.append(color)
      palette.labels.append(member.label)
    }
    return palette
  }

  private mutating func color(_ name: String?, _ environment: CSSEnvironment) -> ThemeColor? {
    guard let name else { return nil }
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
  func report(_ helping: (String) -> String?) {
    func problem(_ token: String, _ failure: UnresolvedColor) -> ThemeProblem {
      var problem = failure.problem(of: token)
      problem.help = failure.missing.flatMap(helping) ?? problem.help
      return problem
    }
    let missing = failures.filter { $0.failure.kind == .unknownProperty }
    if leavesMissing, let first = missing.first?.failure.missing {
      record.leave(.missingProperties, first, missing.count - 1)
    }
    for (token, failure) in failures where failure.kind != .unknownProperty || missing.count <= 5 {
      if leavesMissing, failure.kind == .unknownProperty { continue }
      // Counted as not checked instead.
      guard !failure.isUnjudged else { continue }
      record.problem(problem(token, failure))
    }
    guard !leavesMissing, missing.count > 5, let first = missing.first else { return }
    let one = problem(first.token, first.failure)
    record.problem(
      ThemeProblem(
        ReadingProblem.unknownProperties(missing.count, first.failure.missing ?? ""), help: one.help, token: one.token,
        path: one.path, origin: one.origin,
        related: missing.dropFirst().prefix(100).compactMap { _, failure in
          failure.problem.origin.map { RelatedPlace(label: "'var(\(failure.missing ?? ""))'", origin: $0) }
        }))
  }
}

extension CSSEnvironment {
  /// Whether a property is `none`: the page is not painted.
  fileprivate func paintsNothing(_ name: String) -> Bool { winners[name]?.value.text.lowercased() == "none" }
}
