import Colorimetry
package import Palette
import SourceText

/// A Plotly template, `{"layout": {…}, "data": {"scatter": [{…}], …}}`, or a figure, whose `data` is a list of traces.
///
/// Source: the plotly.js reference, pages Layout, Scatter, Bar and Pie.
package enum PlotlyTemplate: ThemeFormat {
  package static let name = "plotly-template"
  package static let label = "Plotly template"

  package static func recognises(_ input: ThemeInput) -> Bool {
    guard let root = input.root, root["layout"]?.members != nil, let data = root["data"] else { return false }
    return data.members != nil || data.items != nil
  }

  package static func read(_ input: ThemeInput, options: ReadingOptions) throws(ThemeProblem) -> Theme {
    guard let document = input.document, let root = input.placedRoot, root["layout"]?.members != nil else {
      throw ThemeProblem("a Plotly template is a JSON object with 'layout' and 'data'", path: input.file.path)
    }
    let record = ReadingRecord()
    record.note(document, of: input.file)
    let layers = PlotlyLayers(root, record: record)
    var mode = layers.mode(record: record)
    let colorway = PlotlyColorway(layers, record: record)
    if let traces = root["data"]?.items {
      mode.series = try PlotlyTraces(traces, colorway: colorway, record: record).series(
        of: input.file, options: options)
    } else {
      mode.series = try colorway.series(of: input.file, options: options)
      PlotlyChannels.apply(root["data"], to: &mode.series, record: record)
    }
    mode.ramps = PlotlyScales.ramps(layers, traces: root["data"]?.items ?? [], record: record)
    guard !mode.isWithoutColors else { throw .noColors(of: label, path: input.file.path) }
    if mode.series.isEmpty { record.note("no colorway: Plotly then takes its own colours, which are not judged here") }
    var assumed = layers.assumed
    // A colour that stands at `/data/N`, at a whole trace, is plotly.js' own.
    if colorway.isDefault, mode.series.contains(where: { $0.color.origin.pointer.tokens.count == 2 }) {
      assumed.append(("series", "the colours of plotly.js where a trace names none"))
    }
    return Theme(
      path: input.file.path, format: name, formatLabel: layers.isFigure ? "Plotly figure" : label, modes: [mode],
      notes: record.notes, remarks: record.remarks, problems: record.problems, assumed: assumed)
  }
}
