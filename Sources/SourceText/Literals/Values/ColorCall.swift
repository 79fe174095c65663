/// What the arguments of a call that makes a colour mean, by the end of its name.
struct ColorCall: Sendable {
  /// The scale of an opacity among the numbers.
  enum Opacity {
    /// 0 to 255.
    case byte
    /// 0 to 1.
    case fraction
    /// As the channels are: 0 to 1 beside `0.13`, otherwise 0 to 255.
    case asChannels
    /// 0 to 255, and the channels are multiplied by it.
    case premultiplied
  }

  /// Which two of eight hex digits in a text are the opacity.
  enum Digits {
    case opacityFirst, opacityLast
  }

  /// What the name of the call ends with, without points and in lower case.
  let endings: [String]
  /// Whether the first of four numbers is the opacity.
  var isOpacityFirst = false
  var opacity = Opacity.asChannels
  /// Nil where nothing says it.
  var digits: Digits?
  /// Whether a number after a text is an opacity.
  var takesOpacityAfterText = false

  /// The calls that are told apart; the first that fits counts.
  private static let rows = [
    // System.Drawing.Color.FromArgb, Android's Color.argb, Flutter's Color.fromARGB.
    ColorCall(endings: ["argb"], isOpacityFirst: true, opacity: .byte, digits: .opacityFirst),
    // Flutter's Color.fromRGBO.
    ColorCall(endings: ["rgbo"], opacity: .fraction),
    // image/color of Go: NRGBA is not multiplied by its opacity, RGBA is.
    ColorCall(endings: ["nrgba"], opacity: .byte),
    ColorCall(endings: ["color.rgba"], opacity: .premultiplied),
    ColorCall(endings: ["fromrgba"], opacity: .byte, digits: .opacityLast),
    ColorCall(endings: ["rgba"], opacity: .fraction, digits: .opacityLast, takesOpacityAfterText: true),
    // R's grDevices.
    ColorCall(endings: ["adjustcolor"], digits: .opacityLast, takesOpacityAfterText: true),
    // Android's Color.parseColor, SkiaSharp's SKColor.Parse, WPF's and Avalonia's converters, Qt's QColor.
    ColorCall(endings: ["parsecolor", "parse", "convertfromstring", "qcolor"], digits: .opacityFirst),
  ]
  private static let other = ColorCall(endings: [])

  /// The row of a call.
  ///
  /// - Parameter name: its name with its points, in lower case.
  static func of(_ name: String) -> ColorCall {
    rows.first { $0.endings.contains(where: name.hasSuffix) } ?? other
  }
}
