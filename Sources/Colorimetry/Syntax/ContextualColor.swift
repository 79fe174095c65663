/// Colours of CSS whose meaning depends on where they stand, so that no program can know it from the text alone.
package enum ContextualColor {
  /// Whether a keyword in lower case is one of the colours that reader and browser choose: `canvastext`.
  ///
  /// Source: CSS Color 4 section 6.2 and appendix A (deprecated names).
  package static func isSystemColor(_ keyword: String) -> Bool { systemColors.contains(keyword) }

  /// Why a keyword in lower case has no fixed colour; nil if it is none of these.
  static func reason(keyword: String) -> String? {
    switch keyword {
    case "currentcolor": "it is the text colour of the element it stands on"
    case "inherit", "initial", "unset", "revert", "revert-layer": "it depends on the element it stands on"
    case _ where systemColors.contains(keyword): "it is a system colour, chosen by reader and browser"
    default: nil
    }
  }

  /// Why a function called `name` in lower case has no fixed colour; nil if it is none of these.
  static func reason(function name: String) -> String? {
    switch name {
    case "var", "env", "attr": "its value is set elsewhere"
    case "calc", "min", "max", "clamp", "round", "mod", "rem", "abs", "sign", "sin", "cos", "tan", "pow", "sqrt":
      "calculations are not evaluated"
    case "color-mix", "contrast-color", "light-dark", "alpha", "if": "it is computed from other colours"
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
