import PaletteRules
import SourceText
import Testing

@testable import ThemeFormats

/// Drawings as Vega, d3, matplotlib and drawing programs write them.
struct SVGDrawingTests {
  private func mode(_ body: String, root: String = ##"width="256" height="200""##) throws -> ThemeMode {
    let text = ##"<svg xmlns="http://www.w3.org/2000/svg" \##(root)>\##(body)</svg>"##
    return try #require(try readTheme(text, path: "chart.svg").modes.first)
  }

  private let legend = ##"""
    <g class="role-legend"><path stroke="#4c78a8" fill="none"/><text fill="#000">In</text>
    <path stroke="#f58518" fill="none"/><text>Out</text></g>
    """##

  @Test func `marks are series, under the names of the legend; axes, greys and the canvas are not`() throws {
    let mode = try mode(
      ##"""
      <rect width="256" height="200" fill="white"/><g class="role-axis"><line stroke="#0000ff"/></g>
      <g class="mark-line" fill="none"><path stroke="#4c78a8" d="M0,1"/><path stroke="#f58518" stroke-dasharray="4 2"/>
      <path stroke="#777777"/></g>\##(legend)
      """##)
    #expect(mode.background?.hex == "#ffffff")
    #expect(mode.series.map { "\($0.name) \($0.color.hex)" } == ["In #4c78a8", "Out #f58518"])
    #expect(mode.series.map(\.mark) == [.line, .line] && mode.series.map(\.dash) == [nil, [4, 2]])
  }

  @Test func `a figure of matplotlib has its series inside its axes`() throws {
    let mode = try mode(
      ##"""
      <g id="figure_1"><g id="patch_1"><path d="M 0 0"/></g><g id="axes_1"><g id="patch_2"><path
      style="fill: #181c20"/></g><g id="matplotlib.axis_1"><path style="fill: none; stroke: #b0c0f0"/></g><g id="line2d_7">
      <path style="fill: none; stroke: #1f77b4"/></g><g id="line2d_8"><path style="fill: none; stroke: #ff7f0e"/></g></g></g>
      """##)
    #expect(mode.series.map(\.color.hex) == ["#1f77b4", "#ff7f0e"] && mode.background?.hex == "#000000")
  }

  @Test func `styles win over sheets, and sheets over attributes`() throws {
    let mode = try mode(
      ##"""
      <style>.st0{fill:#d62728;} #loss { fill: #2ca02c }</style><rect class="st0" fill="#000001"/>
      <rect id="loss" fill="#000001"/><circle class="st0" style="fill: #9467bd; stroke: none"/>
      """##)
    #expect(mode.series.map(\.color.hex) == ["#d62728", "#2ca02c", "#9467bd"])
    #expect(mode.series.map(\.mark) == [.bar, .bar, .point] && mode.series[1].name == "loss")
  }

  @Test func `a dark canvas, or the style of the root, is the background`() throws {
    let marks = ##"<path fill="#8dd3c7"/><path fill="#bebada"/>"##
    #expect(try mode(##"<rect width="100%" height="100%" fill="#101418"/>\##(marks)"##).background?.hex == "#101418")
    #expect(try mode(marks, root: ##"style="background: #101418""##).background?.hex == "#101418")
  }

  @Test func `gradients are counted, and too many colours are refused`() throws {
    let text = ##"<svg><path fill="#8dd3c7"/><path fill="url(#a)"/><path fill="#bebada"/></svg>"##
    #expect(try readTheme(text, path: "chart.svg").unjudged == [UnjudgedReason.paintServers(1)])
    let many = (0..<40).map { ##"<path fill="hsl(\##($0 * 9), 60%, 50%)"/>"## }.joined()
    #expect(refusal("<svg>\(many)</svg>", path: "map.svg")?.reason == .noChartColors)
    #expect(refusal("<svg><path fill='none' stroke='#555'/></svg>", path: "icon.svg")?.reason == .noChartColors)
  }
}
