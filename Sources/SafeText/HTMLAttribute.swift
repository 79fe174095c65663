/// Escapes untrusted text for a quoted HTML attribute; not for URLs, scripts or styles.
package func htmlAttribute(_ text: String) -> String {
  replacing(text) { scalar in
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    // Ended attributes in old versions of Internet Explorer; lists of XSS vectors still include it.
    case "`": "&#96;"
    case "\t": "&#9;"
    case "\n": "&#10;"
    default: shownInMarkup(scalar)
    }
  }
}
