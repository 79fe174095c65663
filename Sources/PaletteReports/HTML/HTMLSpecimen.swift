package import Colorimetry
package import PaletteRules
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

  /// The series concerned.
  private func legend(_ simulation: Simulation?, in mode: ThemeMode) -> HTML? {
    let tokens = Set(finding.tokens)
    let concerned = finding.series.isEmpty ? [] : mode.series.filter { tokens.contains($0.token) }
    return HTMLPicture.legend(Array(concerned.prefix(Self.mostNames)), in: mode, simulation, most: Self.mostNames)
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

/// A picture with its caption.
enum HTMLPicture {
  /// `As designed`, `With deuteranopia`, `In grey`.
  static func caption(_ simulation: Simulation?) -> String {
    guard let simulation else { return "As designed" }
    let name = visionName(simulation.vision, severity: simulation.severity)
    return simulation.vision == .grey ? "In grey" : "With \(name)"
  }

  /// Series with their colours as somebody sees them, at most so many, and how many more there are; nil without any.
  static func legend(_ series: [Series], in mode: ThemeMode, _ simulation: Simulation?, most: Int) -> HTML? {
    let (surfaces, named) = (Surfaces(mode), series.prefix(most))
    let items = zip(named, HTMLSwatch.names(named, longest: 32)).compactMap { series, name -> HTML? in
      guard let shown = surfaces.surface(of: series).color else { return nil }
      return HTMLSwatch.named(
        name, (simulation.map { SRGB($0(LinearSRGB(shown), convention: .clamp)) } ?? shown).hex)
    }
    let more = series.count - items.count
    let rest = more > 0 && !items.isEmpty ? "<span>and \(more) more</span>" as HTML : nil
    return items.isEmpty ? nil : "<span class=\"legend\">\(items)\(rest)</span>"
  }

  /// - Parameters:
  ///   - legend: The names in the picture.
  ///   - alt: A description of the picture.
  static func figure(_ picture: ReportPicture, caption: String, legend: HTML? = nil, alt: String) -> HTML {
    """
    <figure><img src="\(HTML.source(svg: picture.svg))" width="\(picture.width)" height="\(picture.height)" alt="\(alt)"><figcaption>\(caption)\(legend)</figcaption></figure>

    """
  }
}

/// A colour swatch next to its hex value.
enum HTMLSwatch {
  /// The names of series, each in so many letters; shortened names keep what tells them apart.
  static func names(_ series: some Collection<Series>, longest: Int) -> [String] {
    ShortNames.fitting(series.map(\.name)) { text, _ in text.count <= longest }
  }

  /// A name after its colour; the name conveys what the swatch shows.
  static func named(_ name: String, _ hex: String) -> HTML {
    "<span><i class=\"swatch\" style=\"background:\(HTML.style(hex: hex))\" aria-hidden=\"true\"></i> <bdi>\(name.beginning(40))</bdi></span> "
  }

  /// The text conveys the colour; the swatch is decoration.
  static func html(_ hex: String) -> HTML {
    "<span class=\"color\"><i class=\"swatch\" style=\"background:\(HTML.style(hex: hex))\" aria-hidden=\"true\"></i><code>\(hex)</code></span> "
  }
}

/// A picture for a report.
package struct ReportPicture: Sendable {
  /// An SVG document, the program's own: an image, not a part of the page.
  package var svg: String
  /// The displayed size in CSS px.
  package var width, height: Int
  /// A description for readers who do not see the picture: `Line chart of 2 series`.
  package var kind: String

  /// Creates a picture.
  package init(svg: String, width: Int, height: Int, kind: String) {
    self.svg = svg
    self.width = width
    self.height = height
    self.kind = kind
  }
}

/// Draws the pictures of a report; reports do not draw.
package protocol ReportPictures {
  /// The series of a mode under one kind of colour vision; nil for a mode without series.
  func chart(of mode: ThemeMode, seenBy simulation: Simulation?) -> ReportPicture?
  /// A ramp under one kind of colour vision, with its lightness; nil if there is nothing to draw.
  ///
  /// - Parameter hexes: Colours of the ramp, as designed, where something fails.
  func ramp(_ ramp: Ramp, in mode: ThemeMode, marking hexes: [String], seenBy simulation: Simulation?) -> ReportPicture?
  /// The picture of a chart that is judged, as a PNG file; nil for what is no picture, or one too large for a page.
  func picture(_ theme: Theme) -> (png: [UInt8], width: Int, height: Int)?
  /// The subject of a finding under one kind of colour vision; nil if there is nothing to draw.
  func specimen(of finding: Finding, in mode: ThemeMode, seenBy simulation: Simulation?) -> ReportPicture?
}

extension ReportPictures {
  /// Nil.
  package func picture(_ theme: Theme) -> (png: [UInt8], width: Int, height: Int)? { nil }
}
