/// Escapes untrusted text for the message of a GitHub Actions workflow command, `::error …::message`.
///
/// Source: `escapeData` in actions/toolkit, `packages/core/src/command.ts`.
package func githubData(_ text: String) -> String {
  withoutRunnerMarkers(
    replacing(text) { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: UnsafeCharacter.shown(scalar)
      }
    })
}

/// Escapes untrusted text for a property value of a GitHub Actions workflow command, `::error file=value::`.
///
/// Source: `escapeProperty` in actions/toolkit, `packages/core/src/command.ts`.
package func githubProperty(_ text: String) -> String {
  withoutRunnerMarkers(
    replacing(text) { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      case ":": "%3A"
      case ",": "%2C"
      default: UnsafeCharacter.shown(scalar)
      }
    })
}
