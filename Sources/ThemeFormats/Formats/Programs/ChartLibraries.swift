import SourceText

/// The packages that draw charts, by the names under which programs import them.
enum ChartLibraries {
  /// Names, and the beginnings of names that end with a slash or a hyphen. Source: the packages' own pages in the registries.
  private static let packages: Set<String> = [
    "recharts", "d3", "chart.js", "react-chartjs-2", "vue-chartjs", "svelte-chartjs", "ng2-charts", "echarts",
    "echarts-for-react", "vue-echarts", "ngx-echarts", "svelte-echarts", "highcharts", "highcharts-react-official",
    "highcharts-angular", "highcharts-vue", "apexcharts", "react-apexcharts", "vue3-apexcharts", "vue-apexcharts",
    "ng-apexcharts", "victory", "victory-native", "plotly.js", "react-plotly.js", "plotly.js-dist-min", "vega",
    "vega-lite", "vega-embed", "react-vega", "c3", "billboard.js", "chartist", "uplot", "lightweight-charts", "nvd3",
    "dc", "dygraphs", "frappe-charts", "layerchart", "react-vis", "bizcharts", "semiotic", "britecharts",
    "react-google-charts", "react-native-chart-kit", "react-native-gifted-charts", "react-minimal-pie-chart",
    "react-charts", "observable-plot", "roughviz", "taucharts", "apache-echarts", "ag-charts-community",
    "ag-charts-react", "react-native-svg-charts", "chartjs", "react-chartjs", "anychart", "zingchart", "canvasjs",
  ]
  private static let beginnings = [
    "d3-", "@visx/", "@nivo/", "@mui/x-charts", "@antv/", "@observablehq/plot", "@tremor/", "@amcharts/",
    "@swimlane/ngx-charts", "@patternfly/react-charts", "@carbon/charts", "@ant-design/plots", "@ant-design/charts",
    "@progress/kendo-react-charts", "devextreme-react/chart", "devextreme-react/pie-chart", "@elastic/charts",
    "@unovis/", "@vx/", "@syncfusion/ej2-react-charts", "@mantine/charts", "@fluentui/react-charting", "victory-",
    "echarts/", "highcharts/", "chart.js/", "plotly.js-", "recharts/", "@cubejs", "ag-charts-",
  ]
  /// What programs without imports call, and what names a package in other languages.
  private static let globals: [StaticString] = [
    "echarts.init(", "Highcharts.chart(", "Highcharts.stockChart(", "new Chart(", "new ApexCharts(", "Plotly.newPlot(",
    "d3.select(", "d3.scale", "vegaEmbed(", "c3.generate(", "Plot.plot(", "Highcharts.setOptions(", "new Chartist.",
    "<apexchart", "<v-chart", "<highcharts", "LineChart(", "BarChart(", "PieChart(", "import Charts", "DGCharts",
    "package:fl_chart/", "ggplot",
    "mikephil.charting",
    "matplotlib",
    "seaborn", "plotly", "altair", "bokeh", "using Plots", "Makie", "LiveCharts", "OxyPlot", "ScottPlot",
    "flutter_charts",
    "jfree", "go-echarts", "patrykandpatrick.vico", "pygal", "pyecharts", "holoviews",
    "uPlot(", "Dygraph(", "kendoChart(", "ChartWidget", "highcharter", "echarts4r", "leaflet", "plot_ly(",
    "st.bar_chart(",
    "st.line_chart(", "st.area_chart(", "google.visualization", "frappe.Chart", "am5.color", "org.knowm.xchart",
    "syncfusion_flutter_charts", "charts_flutter", "package:graphic/", "package:pie_chart/", "gonum.org/v1/plot",
    "hellocharts", "co.yml.charts", "koalaplot", "compose_charts", "letsPlot", "AAInfographics", "library(lattice)",
    "using ApexCharts", "ChartJs.Blazor", "VegaLite", "Gadfly", "jpgraph", "wcharczuk/go-chart", "vicanso/go-charts",
    "new CategoricalScheme(", "new SequentialScheme(", "OxyColor",
  ]

  /// Whether one of these paths is a package for charts, ends with the name of one, or leads through a folder that is named
  /// after charts.
  static func areAmong(_ imports: [String]) -> Bool {
    imports.contains { path in
      if packages.contains(path) || beginnings.contains(where: path.hasPrefix) { return true }
      let steps = path.lowercased().pathNames
      guard path.contains("/"), let last = steps.last else { return false }
      // Applications wrap the packages under their names, `@vben/plugins/echarts`, and keep their charts in a folder.
      return packages.contains(String(last)) || steps.contains("chart") || steps.contains("charts")
    }
  }

  /// Functions that draw charts in files of one kind, with the package that the file names besides: R itself, pandas.
  private static let functions: [(endings: [String], package: StaticString?, calls: [StaticString])] = [
    ([".r", ".rmd", ".qmd"], nil, ["barplot(", "pie(", "plot(", "lines(", "hist(", "boxplot(", "image("]),
    ([".py", ".ipynb"], "pandas", [".plot(", ".plot."]),
  ]

  /// Calls that take the colours which a library holds, or a closure that computes them: ggplot2, Swift Charts.
  private static let taking: [StaticString] = ["_viridis_", "chartForegroundStyleScale"]

  static func takeHeldColors(in file: SourceFile) -> Bool { taking.contains(where: file.bytes.hold) }

  static func areCalled(in file: SourceFile) -> Bool {
    let path = file.path.lowercased()
    return globals.contains(where: file.bytes.hold)
      || functions.contains { row in
        row.endings.contains(where: path.hasSuffix) && row.package.map(file.bytes.hold) ?? true
          && row.calls.contains(where: file.bytes.hold)
      }
  }
}
