import Colorimetry
import SourceText

/// The way of a colour from the token that the chart uses to the literal, in every mode of a theme.
package struct ColorChains: Sendable {
  /// A token on the way, and where its value is.
  package typealias Step = RelatedPlace

  /// By mode and token: files that are read together may each have a token of that name.
  private var colors: [String: [String: [ThemeColor]]] = [:]

  /// Gathers the colours of a theme by mode and token.
  package init(_ theme: Theme) {
    for mode in theme.modes {
      for (token, color) in mode.namedColors { colors[mode.name, default: [:]][token, default: []].append(color) }
    }
  }

  /// The colour of a token; without a mode that of the first that has it, by name of the mode.
  ///
  /// - Parameter path: The file whose token of that name is meant, where several have one.
  package func color(of token: String, mode: String?, in path: String?) -> ThemeColor? {
    let named =
      mode.map { colors[$0]?[token] ?? [] } ?? colors.sorted { $0.key < $1.key }.flatMap { $0.value[token] ?? [] }
    return named.first { $0.origin.file.path == path } ?? named.first
  }

  /// The tokens that a colour passes through, from the chart's own to the one that holds the literal.
  package static func steps(of color: ThemeColor, token: String) -> [Step] {
    color.way.map { Step(label: quoted($0.token ?? token), origin: $0.origin) }
  }

  /// What marks and text are seen on.
  static let surfaces = ["background", "plotBackground"]
}

extension ThemeMode {
  /// The colours of the chart by the names that findings give their tokens; surfaces also by their role.
  package var namedColors: [(token: String, color: ThemeColor)] {
    var named = series.flatMap { series in
      [series.color, series.stroke].compactMap(\.self).map { (token: series.token, color: $0) }
    }
    for (role, path) in Self.roles {
      guard let color = self[keyPath: path] else { continue }
      if ColorChains.surfaces.contains(role) { named.append((role, color)) }
      named.append((color.tokenName(role: role), color))
    }
    named += texts.map { ($0.color.tokenName(role: $0.name ?? "text"), $0.color) }
    named += ramps.flatMap(\.stops).map { ($0.color.tokenName(role: $0.color.srgb.hex), $0.color) }
    return named
      + pairs.flatMap { [$0.foreground, $0.background] }.map { ($0.tokenName(role: $0.srgb.hex), $0) }
  }
}

extension ThemeMode {
  /// The colours of the mode's ramps, each with the name of its ramp in findings, waivers and fingerprints.
  package var colorsOfRamps: [(token: String, color: ThemeColor)] {
    ramps.indices.flatMap { index in ramps[index].stops.map { (token: rampToken(index), color: $0.color) } }
  }

  /// The name of a ramp in waivers and fingerprints.
  func rampToken(_ index: Int) -> String { "ramps.\(ramps[index].name ?? String(index + 1))" }
}

extension TokenOrigin {
  /// Whether two origins are the same bytes.
  package static func == (a: TokenOrigin, b: TokenOrigin) -> Bool {
    a.range == b.range && a.file.path == b.file.path
  }

  /// The value as it is written.
  package var text: String { String(decoding: file.bytes[range.clamped(to: file.bytes.indices)], as: UTF8.self) }
}
