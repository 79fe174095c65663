/// Themes shared by several pages.
enum PageThemes {
  /// Two series with a waiver of PC201.
  static func waived(
    until day: String, second: String = "#b8602f", reason: String = "print runs of this year are out already"
  ) -> String {
    """
    {
      "palettecheck": 1,
      "background": "#ffffff",
      "series": [
        { "name": "Coast", "color": "#5b8c2a" },
        { "name": "Valley", "color": "\(second)" }
      ],
      "$extensions": { "palettecheck": { "waivers": [
        {
          "rule": "PC201",
          "tokens": ["series.Coast", "series.Valley"],
          "reason": "\(reason)",
          "expires": "\(day)"
        }
      ] } }
    }
    """
  }
}
