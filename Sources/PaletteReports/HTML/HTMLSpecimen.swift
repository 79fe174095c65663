import Colorimetry
import PaletteRules
import SafeText

/// The picture of what a finding is about, with the names of the series concerned.
struct HTMLSpecimen {
  let finding: Finding
  let mode: ThemeMode
  let pictures: any ReportPictures

  /// The most series that a caption names.
  private static let mostNames = 12

  /// The picture as somebody sees it; nil if there is nothing to draw. Nil is normal vision.
  func figure(_ simulation: Simulation?) -> HTML? {
    pictures.specimen(of: finding, in: mode, seenBy: simulation).map { picture in
      HTMLPicture.figure(
        picture, caption: HTMLPicture.caption(simulation), legend: legend(simulation), alt: alt(picture, simulation))
    }
  }

  /// The series concerned, each with its colour in the picture.
  private func legend(_ simulation: Simulation?) -> HTML? {
    guard finding.colors.count == finding.series.count, !finding.series.isEmpty else { return nil }
    let items = zip(finding.series, finding.colors).prefix(Self.mostNames).map { name, color in
      HTMLSwatch.named(name, simulation == nil ? color.hex : color.simulatedHex ?? color.hex)
    }
    return "<span class=\"legend\">\(items)</span>"
  }

  private func alt(_ picture: ReportPicture, _ simulation: Simulation?) -> String {
    let names = finding.series.prefix(3).map { $0.beginning(40) }.joined(separator: " and ")
    let of = names.isEmpty ? "" : " of \(names)"
    let seen = HTMLPicture.caption(simulation).lowercased()
    guard simulation != nil else { return "\(picture.kind)\(of) \(seen)" }
    let isAlike = finding.measure.map { $0.unit == .deltaE00 && $0.value < $0.required ?? 0 } ?? false
    return "\(picture.kind)\(of) \(seen)\(isAlike ? ": they look alike" : "")"
  }
}
