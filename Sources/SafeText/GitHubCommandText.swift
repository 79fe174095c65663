/// Untrusted text as the message of a workflow command of GitHub Actions, `::error …::message`.
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

/// Untrusted text as the value of a property of a workflow command of GitHub Actions, `::error file=value::`.
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
