/// CSS colours whose meaning depends on context, so that the text alone does not determine them.
package enum ContextualColor {
  /// Whether a keyword in lower case is a colour chosen by user and browser: `canvastext`.
  ///
  /// Source: CSS Color 4 section 6.2 and appendix A (deprecated names).
  package static func isSystemColor(_ keyword: String) -> Bool { systemColors.contains(keyword) }

  /// Why a keyword in lower case has no fixed colour; nil for any other word.
  static func reason(keyword: String) -> String? {
    switch keyword {
    case "currentcolor": "it is the text colour of its element"
    case "inherit", "initial", "unset", "revert", "revert-layer": "it depends on its element"
    case _ where systemColors.contains(keyword): "it is a system colour, chosen by user and browser"
    default: nil
    }
  }

  /// Why the function `name`, in lower case, has no fixed colour; nil for any other function.
  static func reason(function name: String) -> String? {
    switch name {
    case "var", "env", "attr": "its value is set elsewhere"
    case "contrast-color", "light-dark", "alpha", "if": "it is computed from other colours"
    case "device-cmyk": "it depends on the printer"
    default: nil
    }
  }

  /// Source: CSS Color 4 section 6.2 and appendix A (deprecated names).
  private static let systemColors: Set<String> = [
    "accentcolor", "accentcolortext", "activetext", "buttonborder", "buttonface", "buttontext", "canvas", "canvastext",
    "field", "fieldtext", "graytext", "highlight", "highlighttext", "linktext", "mark", "marktext", "selecteditem",
    "selecteditemtext", "visitedtext", "activeborder", "activecaption", "appworkspace", "background",
    "buttonhighlight", "buttonshadow", "captiontext", "inactiveborder", "inactivecaption", "inactivecaptiontext",
    "infobackground", "infotext", "menu", "menutext", "scrollbar", "threeddarkshadow", "threedface",
    "threedhighlight", "threedlightshadow", "threedshadow", "window", "windowframe", "windowtext",
  ]
}
