import Colorimetry
import PaletteRules

/// Which pairs a repair leaves close, and the change of hue that would make them clear.
enum ClarityText {
  static func lines(_ clarity: RepairClarity, _ style: TextStyle) -> [String] {
    var lines: [String] = []
    if let text = close(clarity) { lines += Paragraph.labelled("close:", text, .warning, style) }
    if let text = otherHue(clarity) { lines += Paragraph.labelled("hue:", text, .remedy, style) }
    return lines
  }

  /// `'a' and 'b' keep ΔE00 9.3 with deuteranopia, and are clear from 11; so do 2 more pairs.` Contains untrusted text.
  private static func close(_ clarity: RepairClarity) -> String? {
    guard let worst = clarity.close.first else { return nil }
    let who =
      worst.vision == .normal
      ? "for everyone" : "with \(visionName(worst.vision, severity: worst.severity))\(model(worst.model))"
    let more = clarity.close.count - 1
    let others = more == 0 ? "" : more == 1 ? " 1 more pair is close." : " \(more) more pairs are close."
    return
      "\(RefusalText.names(worst.colors)) keep \(Figures.difference(worst.value, required: worst.required)) \(who); "
      + "a clear pair keeps \(Figures.plain(worst.required)).\(others)"
  }

  private static func otherHue(_ clarity: RepairClarity) -> String? {
    guard let other = clarity.otherHue else { return nil }
    let changes = zip(other.colors, other.new).map { "\($0.spoken) becomes blue (\($1.hex))" }.joined(separator: ", ")
    return "for a clear result a hue has to change: with --allow-hue \(changes), and every pair is clear."
  }

  /// `protan`, `protan (Machado)`.
  static func view(_ vision: Vision, _ model: SimulationModel) -> String {
    model == .machado2009 ? "\(vision.rawValue) (Machado)" : vision.rawValue
  }

  private static func model(_ model: SimulationModel) -> String { model == .machado2009 ? " by Machado" : "" }
}
