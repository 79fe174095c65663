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

  /// As designed, as the reader of the finding sees it, and with the remedy as that reader sees it; nil without a picture.
  var triptych: HTML? {
    let observer = finding.measure?.observer.flatMap { $0 == .everyone ? nil : $0 }
    let seen = observer.map { Simulation($0.vision, severity: $0.severity) }
    let figures = [
      figure(nil), seen.flatMap { figure($0) }, mode.following(finding.shownRemedy).flatMap { figure(seen, in: $0) },
    ].compactMap(\.self)
    // A picture of series beside no other shows nothing that the swatches above do not show.
    let least = finding.series.isEmpty ? 1 : 2
    return figures.count < least ? nil : "<div class=\"pictures triptych\">\n\(figures)</div>\n"
  }

  /// The picture as somebody sees it; nil if there is nothing to draw.
  ///
  /// - Parameters:
  ///   - simulation: Nil is normal vision.
  ///   - repaired: The mode with the remedy; nil for the mode as it is.
  private func figure(_ simulation: Simulation?, in repaired: ThemeMode? = nil) -> HTML? {
    pictures.specimen(of: finding, in: repaired ?? mode, seenBy: simulation).map { picture in
      let caption = HTMLPicture.caption(simulation)
      let words =
        repaired == nil ? caption : simulation == nil ? "After the change" : "After the change, \(caption.lowercased())"
      return HTMLPicture.figure(
        picture, caption: words, legend: legend(simulation, in: repaired ?? mode),
        alt: alt(picture, simulation, isRepaired: repaired != nil))
    }
  }

  /// The series concerned, each with its colour in the picture.
  private func legend(_ simulation: Simulation?, in mode: ThemeMode) -> HTML? {
    let (tokens, surfaces) = (Set(finding.tokens), Surfaces(mode))
    guard !finding.series.isEmpty else { return nil }
    let concerned = mode.series.filter { tokens.contains($0.token) }.prefix(Self.mostNames)
    let items = zip(concerned, HTMLSwatch.names(concerned, longest: 32)).compactMap { series, name -> HTML? in
      guard let shown = surfaces.surface(of: series).color else { return nil }
      return HTMLSwatch.named(
        name, (simulation.map { SRGB($0(LinearSRGB(shown), convention: .clamp)) } ?? shown).hex)
    }
    return items.isEmpty ? nil : "<span class=\"legend\">\(items)</span>"
  }

  private func alt(_ picture: ReportPicture, _ simulation: Simulation?, isRepaired: Bool) -> String {
    let names = finding.series.prefix(3).map { $0.beginning(40) }.joined(separator: " and ")
    let of = names.isEmpty ? "" : " of \(names)"
    let seen = HTMLPicture.caption(simulation).lowercased()
    guard !isRepaired else { return "\(picture.kind)\(of) after the change" + (simulation == nil ? "" : ", \(seen)") }
    guard simulation != nil else { return "\(picture.kind)\(of) \(seen)" }
    let isAlike = finding.measure.map { $0.unit == .deltaE00 && $0.value < $0.required ?? 0 } ?? false
    return "\(picture.kind)\(of) \(seen)\(isAlike ? ": they look alike" : "")"
  }
}
