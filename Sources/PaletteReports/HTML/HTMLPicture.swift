import Colorimetry
import PaletteRules
import SafeText

/// A picture with its caption.
enum HTMLPicture {
  /// `As designed`, `With deuteranopia`, `In grey`.
  static func caption(_ simulation: Simulation?) -> String {
    guard let simulation else { return "As designed" }
    let name = visionName(simulation.vision, severity: simulation.severity)
    return simulation.vision == .grey ? "In grey" : "With \(name)"
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
