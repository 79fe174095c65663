/// Untrusted text between the tags of HTML; not for `script` and `style`, whose text has no escapes.
package func htmlText(_ text: String) -> String {
  replacing(text) { scalar in
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    case "\t", "\n": nil
    default: shownInMarkup(scalar)
    }
  }
}

/// Untrusted text between the double or single quotes of an HTML attribute; not for addresses, scripts and styles.
package func htmlAttribute(_ text: String) -> String {
  replacing(text) { scalar in
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    // Once ended attributes in Internet Explorer and still does in lists of XSS vectors.
    case "`": "&#96;"
    case "\t": "&#9;"
    case "\n": "&#10;"
    default: shownInMarkup(scalar)
    }
  }
}
