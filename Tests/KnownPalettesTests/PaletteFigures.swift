/// What an independent calculation finds in every categorical palette: numpy 2.4, from the definitions.
///
/// CIEDE2000 after Sharma, Wu and Dalal (2005) on CIELAB D65 from the primaries of IEC 61966-2-1; Viénot 1999 for protan
/// and deutan, Brettel 1997 for tritan, clamped; the least over severities 0.01, 0.02 … 1. Two decimals.
enum PaletteFigures {
  struct Row: Sendable {
    let name: String
    /// Least CIEDE2000 for normal, protan, deutan, tritan.
    let least: [Double]
    /// Pairs below 8: for everyone; for protan or deutan only; for tritan only.
    let alike: [Int]
    /// How many of the first colours go together: without tritan, with it.
    let safe: [Int]
    /// Lowest contrast on white (WCAG 2.2), and how many colours stay below 3:1.
    let onWhite: Double
    let below: Int

    init(_ name: String, _ least: [Double], _ alike: [Int], _ safe: [Int], _ onWhite: Double, _ below: Int) {
      (self.name, self.least, self.alike, self.safe) = (name, least, alike, safe)
      (self.onWhite, self.below) = (onWhite, below)
    }
  }

  static let rows = [
    Row("apple-system-dark-2022", [8.05, 5.62, 4.02, 0.68], [0, 7, 8], [3, 3], 1.41, 6),
    Row("apple-system-dark", [7.95, 4.51, 1.17, 0.52], [1, 7, 7], [3, 3], 1.41, 6),
    Row("apple-system-light-2022", [10.35, 4.22, 4.27, 0.56], [0, 6, 8], [6, 4], 1.51, 6),
    Row("apple-system-light", [7.30, 2.62, 4.32, 0.44], [1, 6, 7], [3, 3], 1.51, 6),
    Row("bokeh-colorblind", [21.72, 12.24, 11.67, 7.93], [0, 0, 1], [8, 6], 1.32, 3),
    Row("brewer-accent", [21.64, 1.55, 8.60, 7.95], [0, 1, 1], [2, 2], 1.05, 4),
    Row("brewer-dark2", [17.37, 3.00, 2.64, 3.86], [0, 5, 1], [3, 3], 2.06, 2),
    Row("brewer-paired", [13.79, 2.40, 2.91, 5.88], [0, 6, 3], [5, 2], 1.05, 7),
    Row("brewer-pastel1", [6.82, 0.94, 1.73, 3.27], [1, 10, 6], [2, 2], 1.03, 9),
    Row("brewer-pastel2", [8.72, 1.13, 3.86, 2.35], [0, 10, 8], [1, 1], 1.13, 8),
    Row("brewer-set1", [15.36, 4.19, 4.43, 5.12], [0, 3, 1], [3, 3], 1.07, 5),
    Row("brewer-set2", [16.80, 1.86, 3.96, 4.03], [0, 4, 2], [3, 3], 1.38, 8),
    Row("brewer-set3", [9.52, 4.27, 1.83, 4.32], [0, 8, 8], [4, 4], 1.04, 11),
    Row("carbon-categorical-dark", [14.46, 6.43, 7.70, 1.32], [0, 2, 4], [13, 9], 1.10, 8),
    Row("carbon-categorical", [12.17, 6.23, 3.14, 2.10], [0, 3, 4], [7, 7], 3.33, 0),
    Row("carto-safe", [15.00, 6.31, 5.37, 2.17], [0, 2, 1], [11, 10], 1.62, 3),
    Row("carto-vivid", [9.11, 2.96, 3.82, 3.92], [0, 10, 5], [3, 3], 1.95, 5),
    Row("chartjs-default", [16.30, 5.29, 6.68, 6.29], [0, 3, 1], [3, 3], 1.49, 6),
    Row("echarts-6", [13.63, 2.20, 4.50, 4.85], [0, 4, 1], [3, 3], 1.46, 6),
    Row("echarts-default", [14.97, 3.29, 4.34, 5.61], [0, 5, 2], [2, 2], 1.56, 5),
    Row("excel-office-2007", [18.68, 5.41, 4.99, 11.49], [0, 2, 0], [3, 3], 2.18, 3),
    Row("excel-office-2023", [22.78, 9.43, 5.10, 4.04], [0, 2, 2], [4, 2], 3.05, 0),
    Row("excel-office", [14.22, 7.59, 6.42, 8.39], [0, 1, 0], [5, 5], 1.64, 5),
    Row("ggplot2-3", [42.65, 18.69, 6.10, 1.71], [0, 1, 1], [1, 1], 2.60, 3),
    Row("ggplot2-4", [34.02, 14.52, 9.94, 15.43], [0, 0, 0], [4, 4], 2.27, 4),
    Row("ggplot2-5", [26.70, 11.23, 2.52, 2.87], [0, 2, 2], [2, 2], 2.40, 5),
    Row("ggplot2-6", [28.22, 4.82, 5.90, 1.71], [0, 4, 4], [2, 2], 2.27, 6),
    Row("ggplot2-7", [19.74, 3.96, 2.93, 1.69], [0, 4, 3], [2, 2], 2.34, 7),
    Row("ggplot2-8", [14.72, 3.67, 0.69, 0.69], [0, 5, 4], [2, 2], 2.27, 8),
    Row("google-charts", [6.78, 1.37, 0.90, 4.14], [1, 6, 2], [3, 3], 2.14, 2),
    Row("highcharts-classic", [10.59, 4.95, 6.19, 1.36], [0, 4, 3], [3, 3], 1.42, 5),
    Row("highcharts-default", [8.84, 6.10, 1.28, 1.71], [0, 4, 5], [5, 2], 1.42, 7),
    Row("ibm-design-5", [16.65, 13.38, 9.82, 10.42], [0, 0, 0], [5, 5], 1.83, 1),
    Row("matlab-lines", [23.98, 5.65, 6.53, 13.80], [0, 2, 0], [4, 4], 1.92, 3),
    Row("observable-10", [18.01, 5.53, 2.30, 2.99], [0, 3, 3], [5, 5], 1.91, 6),
    Row("okabe-ito", [21.72, 12.24, 11.67, 7.93], [0, 0, 1], [8, 7], 1.32, 3),
    Row("petroff-10", [17.35, 11.99, 12.31, 12.21], [0, 0, 0], [10, 10], 1.58, 4),
    Row("petroff-6", [17.87, 16.13, 17.89, 16.75], [0, 0, 0], [6, 6], 2.15, 2),
    Row("petroff-8", [19.99, 14.22, 14.46, 10.86], [0, 0, 0], [8, 8], 1.86, 2),
    Row("plotly-d3", [16.20, 1.90, 3.11, 6.60], [0, 5, 2], [2, 2], 2.01, 4),
    Row("plotly", [12.56, 0.44, 2.13, 4.64], [0, 6, 4], [3, 3], 1.41, 7),
    Row("power-bi-classic", [13.27, 13.20, 6.95, 9.77], [0, 1, 0], [6, 6], 1.61, 5),
    Row("power-bi-default", [15.22, 5.27, 5.18, 4.16], [0, 3, 3], [3, 3], 2.02, 1),
    Row("seaborn-bright", [11.86, 2.35, 4.79, 4.76], [0, 4, 1], [2, 2], 1.60, 5),
    Row("seaborn-colorblind", [11.56, 5.20, 9.12, 2.38], [0, 2, 4], [5, 4], 1.37, 5),
    Row("seaborn-dark", [13.12, 1.65, 6.40, 4.02], [0, 5, 3], [2, 2], 3.28, 0),
    Row("seaborn-deep", [13.44, 2.04, 4.69, 6.86], [0, 7, 3], [2, 2], 1.95, 5),
    Row("seaborn-muted", [15.68, 2.03, 3.99, 2.49], [0, 5, 2], [2, 2], 1.89, 5),
    Row("seaborn-pastel", [9.35, 3.06, 1.21, 2.28], [0, 10, 9], [2, 2], 1.05, 10),
    Row("tab10", [16.20, 1.90, 3.11, 6.60], [0, 5, 2], [2, 2], 2.01, 4),
    Row("tableau-10", [18.07, 1.54, 0.53, 5.14], [0, 8, 2], [4, 4], 1.61, 5),
    Row("tableau-colorblind-10-2016", [9.60, 8.26, 9.24, 9.44], [0, 0, 0], [10, 10], 1.56, 6),
    Row("tableau-colorblind-10", [9.44, 9.44, 9.44, 9.44], [0, 0, 0], [10, 10], 1.56, 6),
    Row("tol-bright", [20.54, 14.61, 15.54, 1.58], [0, 0, 1], [7, 2], 1.84, 3),
    Row("tol-high-contrast", [38.94, 25.49, 25.68, 20.68], [0, 0, 0], [3, 3], 2.13, 1),
    Row("tol-light", [9.29, 8.66, 7.96, 2.57], [0, 1, 2], [7, 5], 1.36, 9),
    Row("tol-medium-contrast", [25.10, 16.95, 20.55, 9.68], [0, 0, 0], [6, 6], 1.56, 2),
    Row("tol-muted", [15.00, 14.85, 13.71, 10.36], [0, 0, 0], [9, 9], 1.62, 3),
    Row("tol-vibrant", [18.34, 13.61, 14.49, 7.47], [0, 0, 1], [7, 5], 1.92, 3),
    Row("vega-category20", [12.13, 0.62, 2.78, 2.87], [0, 22, 13], [4, 4], 1.45, 14),
    Row("vega-tableau10", [18.06, 1.51, 1.08, 5.09], [0, 8, 2], [4, 4], 1.60, 5),
  ]
}
