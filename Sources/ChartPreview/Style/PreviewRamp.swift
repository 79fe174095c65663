import Colorimetry
import PaletteRules
import SafeText

/// A ramp prepared for drawing.
struct PreviewRamp {
  /// Safe to display; nil without a name.
  let name: String?
  let kind: Ramp.Kind
  private let shown: RampColors
  /// What fails, the worst first.
  let verdicts: [PanelVerdict]

  /// Encoded sRGB, in order: its classes, or samples of a continuous ramp.
  var colors: [SRGB] { shown.colors }
  /// Whether each colour is a class.
  var isInClasses: Bool { shown.isInClasses }

  /// Prepares a ramp for a plot.
  init(_ ramp: Ramp, on surface: Surfaces.Surface, verdicts: [PanelVerdict] = []) throws(Message) {
    shown = try RampColors(ramp, on: surface)
    name = ramp.name.map { terminalSafe($0) }
    kind = ramp.kind
    self.verdicts = verdicts
  }

  /// The colour of a value, 0…1.
  func color(_ value: Double) -> SRGB {
    let place = isInClasses ? value * Double(colors.count) : value * Double(colors.count - 1) + 0.5
    return colors[min(max(Int(place), 0), colors.count - 1)]
  }

  /// Where the colours are that a verdict is about, as indices.
  func places(of verdict: PanelVerdict) -> [Int] { shown.places(of: verdict.colors) }

  /// The colour of a value, 0…1, interpolated between the samples of a continuous ramp.
  func mixed(_ value: Double) -> SRGB {
    let place = min(max(value, 0), 1) * Double(colors.count - 1)
    let index = min(Int(place), colors.count - 2)
    return colors[index + 1].composited(alpha: place - Double(index), over: colors[index])
  }

  /// The values at the start, middle and end of the legend.
  var ends: [String] {
    switch kind {
    case .sequential: ["low", "", "high"]
    case .diverging: ["below", "neutral", "above"]
    case .cyclic: ["0°", "180°", "360°"]
    }
  }
}

/// What fails in a picture that compares no series, and for whom.
struct PanelVerdict {
  /// The wordings, longest first, safe to display.
  let wordings: [String]
  /// Who sees it so; nil for everyone.
  let vision: Vision?
  /// The colours that fail, as designed.
  let colors: [SRGB]

  init(_ finding: Finding) {
    wordings = [finding.message, finding.brief?.claim].compactMap { $0.map { terminalSafe($0) } }
    colors = finding.colors.compactMap { (try? Color(css: $0.hex))?.mappedToSRGB.srgb }
    vision = finding.measure?.observer.flatMap { $0 == .everyone ? nil : $0.vision }
  }

  /// Whether a reader sees it so.
  func concerns(_ reader: Vision) -> Bool { vision == nil || vision == reader }
}
