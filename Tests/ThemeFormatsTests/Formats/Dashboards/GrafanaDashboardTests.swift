import Colorimetry
import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

struct GrafanaDashboardTests {
  private func dashboard(_ panels: String...) -> String {
    ##"{"title": "Hosts", "schemaVersion": 39, "panels": [\##(panels.joined(separator: ", "))]}"##
  }

  private func override(_ id: String, _ name: String, _ color: String, _ further: String = "") -> String {
    ##"""
    {"matcher": {"id": "\##(id)", "options": "\##(name)"}, "properties": [
      {"id": "color", "value": {"fixedColor": "\##(color)", "mode": "fixed"}}\##(further)]}
    """##
  }

  private var memory: String {
    let dash = ##", {"id": "custom.lineStyle", "value": {"fill": "dash", "dash": [4, 4]}}"##
    let overrides = [
      override("byName", "Used", "semi-dark-red"), override("byRegexp", "/Free.*/", "#7EB26D", dash),
      override("byName", "Limit", "transparent"),
    ]
    return ##"""
      {"type": "timeseries", "title": "Memory", "fieldConfig": {"defaults": {"color": {"mode": "palette-classic"},
        "thresholds": {"steps": [{"color": "green", "value": null}, {"color": "red", "value": 80}]}},
        "overrides": [\##(overrides.joined(separator: ", "))]}}
      """##
  }

  @Test func `series with colours of their own are those of their panel, with names, shades and dashes`() throws {
    try expectRecognised(dashboard(memory), as: "grafana-dashboard")
    let row = ##"{"type": "row", "panels": [\##(memory)]}"##
    let theme = try readTheme(dashboard(memory, row))
    let mode = try #require(theme.modes.first)
    #expect(theme.name == "Hosts" && theme.modes.count == 1 && mode.background?.hex == "#181b1f")
    #expect(mode.series.map(\.name) == ["Used", "/Free.*/"] && mode.series.map(\.color.hex) == ["#e02f44", "#7eb26d"])
    #expect(mode.series.map(\.dash) == [nil, [4, 4]] && mode.status.good == nil)
    #expect(theme.notes == [ReadingNote.grafanaDefault("background", "#181b1f")])
  }

  @Test func `the elements of schema version 2 are panels`() throws {
    let overrides = [override("byName", "In", "semi-dark-red"), override("byName", "Old", "blue")].joined(
      separator: ", ")
    func element(_ type: String) -> String {
      ##"""
      {"kind": "Panel", "spec": {"title": "Net", "vizConfig": {"group": "\##(type)", "spec": {"fieldConfig": {
        "overrides": [\##(overrides), \##(override("byName", "Out", "green"))]}}},
        "data": {"spec": {"queries": [{"spec": {"query": {"spec": {"alias": "In"}}}},
          {"spec": {"query": {"spec": {"alias": "Out"}}}}]}}}}
      """##
    }
    let text =
      ##"{"kind": "Dashboard", "spec": {"title": "Hosts", "elements": {"panel-1": \##(element("timeseries")), "panel-2": \##(element("stat"))}}}"##
    try expectRecognised(text, as: "grafana-dashboard")
    let theme = try readTheme(text)
    #expect(theme.name == "Hosts" && theme.modes.map(\.name) == ["Net"] && theme.modeWord == .palette)
    #expect(theme.modes[0].series.map(\.name) == ["In", "Out"])
    #expect(theme.modes[0].series.map(\.color.hex) == ["#e02f44", "#73bf69"])
  }

  @Test(arguments: ["stat", "gauge", "bargauge", "table"])
  func `values that stand beside their names are no series`(type: String) throws {
    let overrides = [override("byName", "Joining", "orange"), override("byName", "Leaving", "orange")]
    let panel = ##"{"type": "\##(type)", "fieldConfig": {"overrides": [\##(overrides.joined(separator: ", "))]}}"##
    let theme = try readTheme(dashboard(panel, memory))
    #expect(theme.modes.map { $0.series.map(\.name) } == [["Used", "/Free.*/"]])
    #expect(theme.unjudged == [UnjudgedReason.namedValues(1)])
  }

  @Test func `colours by alias, from before Grafana 7, are series too`() throws {
    let panel = ##"""
      {"type": "graph", "title": "Load", "aliasColors": {"1m": "#7EB26D", "5m": "rgb(31, 120, 193)", "old": "#f00"},
       "targets": [{"legendFormat": "1m"}, {"alias": "5m"}, {"legendFormat": "{{kind}}"}],
       "seriesOverrides": [{"alias": "/limit/", "color": "#BF1B00", "dashes": true}, {"alias": "x", "yaxis": 2}]}
      """##
    let text = ##"{"schemaVersion": 16, "rows": [{"panels": [\##(panel)]}]}"##
    let theme = try readTheme(text)
    let series = try #require(theme.modes.first).series
    #expect(theme.unjudged == [UnjudgedReason.staleAliases(1)])
    #expect(series.map(\.name) == ["1m", "5m", "/limit/"] && series.last?.dash == [10, 10])
    #expect(series.map(\.color.hex) == ["#7eb26d", "#1f78c1", "#bf1b00"])
  }

  @Test(arguments: [
    (#"{"alias": "Duration"}, {"alias": "Rate"}"#, "", false),
    (#"{"alias": "Duration", "query": "from(bucket: 1) |> yield()"}"#, "", true),
    (#"{"legendFormat": "__auto"}"#, "", true), (#"{"alias": "[[tag_host]]"}"#, "", true),
    (#"{"alias": "Duration"}, {"alias": "Rate"}"#, #", "transformations": [{"id": "organize"}]"#, true),
  ])
  func `an override of a series that no query can give is left from before`(
    targets: String, further: String, isDrawn: Bool
  ) throws {
    let overrides = ["Duration", "Rate", "Pulse"].map { override("byName", $0, $0 == "Rate" ? "red" : "light-blue") }
    let unit = ##"{"matcher": {"id": "byName", "options": "Gone"}, "properties": [{"id": "unit", "value": "s"}]}"##
    let panel = ##"""
      {"type": "timeseries", "title": "Runs", "targets": [\##(targets)]\##(further),
       "fieldConfig": {"overrides": [\##((overrides + [unit]).joined(separator: ", "))]}}
      """##
    let theme = try readTheme(##"{"schemaVersion": 36, "panels": [\##(panel)]}"##)
    #expect(theme.modes[0].series.map(\.name) == ["Duration", "Rate"] + (isDrawn ? ["Pulse"] : []))
    #expect(theme.unjudged == (isDrawn ? [] : [UnjudgedReason.staleAliases(1)]))
  }

  @Test(arguments: [(20, 0), (21, 21)])
  func `more names than a chart has series are a dictionary`(count: Int, crowded: Int) throws {
    let overrides = (1...count).map { override("byName", "site \($0)", $0 == 1 ? "red" : "light-blue") }
    let panel = ##"""
      {"type": "timeseries", "title": "Sites", "targets": [{"legendFormat": "__auto"}],
       "fieldConfig": {"overrides": [\##(overrides.joined(separator: ", "))]}}
      """##
    let text = ##"{"schemaVersion": 36, "panels": [\##(panel)]}"##
    let theme = try? ThemeReader.read(SourceFile(path: "a.json", bytes: Array(text.utf8)))
    #expect(theme?.modes.first?.series.count ?? 0 == (crowded == 0 ? count : 0))
    if let theme { #expect(theme.unjudged.contains(UnjudgedReason.crowdedNames(21)) == (crowded > 0)) }
  }

  @Test func `values that are mapped to colours are series, and two panels are no modes of one chart`() throws {
    let panel = ##"""
      {"type": "state-timeline", "title": "States", "fieldConfig": {"defaults": {"mappings": [
        {"type": "value", "options": {"0": {"text": "down", "color": "red"}, "1": {"color": "#7EB26D"}}},
        {"type": "range", "options": {"from": 2, "to": 9, "result": {"text": "many", "color": "blue"}}}]}}}
      """##
    let theme = try readTheme(dashboard(panel, memory))
    #expect(theme.modes.map(\.name) == ["States", "Memory"] && theme.modeWord == .palette)
    #expect(theme.modes[0].series.map(\.name) == ["down", "1", "many"])
    #expect(theme.modes[0].series.map(\.color.hex) == ["#f2495c", "#7eb26d", "#5794f2"])
  }

  @Test func `values that a graph maps to colours are none of its series`() throws {
    let panel = ##"""
      {"type": "timeseries", "title": "Errors", "fieldConfig": {"defaults": {"mappings": [
        {"type": "value", "options": {"0": {"color": "red"}, "1": {"color": "green"}}}]}}}
      """##
    #expect(
      try readTheme(dashboard(panel, memory)).modes.map { $0.series.count } == [
        readTheme(dashboard(memory)).modes[0].series.count
      ])
    #expect(try readTheme(dashboard(panel, memory)).unjudged.contains(UnjudgedReason.mappedValues(1)))
  }

  @Test(arguments: [
    ##"{"type": "table", "fieldConfig": {"defaults": {"color": {"mode": "thresholds"}}}}"##,
    ##"{"type": "gauge", "fieldConfig": {"defaults": {"thresholds": {"steps": []}}}}"##,
  ])
  func `thresholds that colour values count as not checked`(panel: String) throws {
    #expect(try readTheme(dashboard(panel, panel, memory)).unjudged == [UnjudgedReason.thresholds(2)])
  }

  @Test func `a scheme of Grafana's own counts as not checked`() throws {
    let panel = ##"{"type": "heatmap", "fieldConfig": {"defaults": {"color": {"mode": "continuous-GrYlRd"}}}}"##
    #expect(try readTheme(dashboard(panel, memory)).unjudged == [UnjudgedReason.grafanaScheme("continuous-GrYlRd")])
  }

  @Test(arguments: [
    (["in", "out"], ["/.*in.*/", "out"], 2), (["in", "out"], ["/.*sda_.*/", "out", "in"], 2),
    (["{{device}}", "out"], ["/.*sda_.*/", "sdb"], 2), (["in", "out"], ["/^i(n|m)$/", "out"], 2),
    (["in", "out"], ["/.*in.*/", "gone", "out"], 2),
  ])
  func `an override counts where a query of the panel may give its series`(
    legends: [String], aliases: [String], count: Int
  ) throws {
    let colors = ["#7EB26D", "#1F78C1", "#BF1B00"]
    let overrides = zip(aliases, colors).map { #"{"alias": "\#($0)", "color": "\#($1)"}"# }.joined(separator: ", ")
    let targets = legends.map { #"{"legendFormat": "\#($0)"}"# }.joined(separator: ", ")
    let theme = try readTheme(
      #"{"schemaVersion": 16, "title": "x", "panels": [{"type": "graph", "title": "p", "targets": [\#(targets)], "seriesOverrides": [\#(overrides)]}]}"#
    )
    #expect(theme.modes[0].series.count == count)
    let stale = aliases.count - count
    #expect(theme.unjudged == (stale == 0 ? [] : [UnjudgedReason.staleAliases(stale)]))
  }
}
