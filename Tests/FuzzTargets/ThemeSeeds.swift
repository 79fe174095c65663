/// Themes of every format, small.
extension Seeds {
  /// Formats that are JSON.
  static let themes = [
    ##"{"palettecheck": 1, "name": "T", "background": "#ffffff", "text": "#222222", "series": [{"name": "A", "color": "#2166ac", "symbol": "circle", "dash": [4, 2], "mark": "line", "width": 2}, "#b2182b"], "modes": {"dark": {"background": "#101418", "series": ["#8ab4f8", "#f28b82"]}}, "ramps": [{"name": "R", "kind": "sequential", "stops": ["#eff3ff", "#6baed6", "#08519c"]}], "waivers": [{"rule": "PC201", "reason": "the labels name each line", "expires": "2027-01-01"}]}"##,
    ##"{"color": {"$type": "color", "blue": {"$value": {"colorSpace": "srgb", "components": [0.13, 0.4, 0.67], "alpha": 1, "hex": "#2166ac"}}, "chart": {"1": {"$value": "{color.blue}"}, "2": {"$ref": "#/color/blue"}, "3": {"$value": "#b2182b", "$deprecated": "old"}, "$extends": "{color}"}}}"##,
    ##"{"version": "2025.10", "sets": {"base": {"sources": [{"chart": {"a": {"$type": "color", "$value": "#2166ac"}}}]}}, "modifiers": {"theme": {"contexts": {"light": [{"bg": {"$type": "color", "$value": "#fff"}}], "dark": []}, "default": "light"}}, "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}]}"##,
    ##"{"$themes": [{"name": "light", "selectedTokenSets": {"core": "source", "light": "enabled"}}], "$metadata": {"tokenSetOrder": ["core", "light"]}, "core": {"blue": {"value": "#2166ac", "type": "color"}}, "light": {"chart": {"1": {"value": "{blue}", "type": "color", "$extensions": {"studio.tokens": {"modify": {"type": "lighten", "value": "0.2", "space": "lch"}}}}}}}"##,
    ##"{"$schema": "https://vega.github.io/schema/vega-lite/v6.json", "background": "white", "mark": {"type": "line", "point": true}, "encoding": {"x": {"field": "t", "type": "temporal"}, "y": {"field": "v", "type": "quantitative"}, "color": {"field": "k", "type": "nominal", "scale": {"domain": ["a", "b"], "range": ["#2166ac", "#b2182b"], "scheme": "tableau10"}}}, "data": {"values": [{"t": "2026-01-01", "v": 1, "k": "a"}]}, "config": {"range": {"category": ["#2166ac", "#b2182b"], "heatmap": ["#fff", "#000"]}, "axis": {"gridColor": "#ddd", "labelColor": "#333"}}}"##,
    ##"{"$schema": "https://vega.github.io/schema/vega/v6.json", "scales": [{"name": "c", "type": "ordinal", "range": ["#2166ac", "#b2182b"]}], "marks": [{"type": "line", "encode": {"enter": {"stroke": {"scale": "c", "field": "k"}, "strokeWidth": {"value": 2}}}}]}"##,
    ##"{"color": ["#2166ac", "rgb(178, 24, 43)"], "backgroundColor": "#fcfdff", "textStyle": {"color": "#222"}, "line": {"symbol": "emptyCircle", "lineStyle": {"width": 3, "type": "dashed"}}, "categoryAxis": {"axisLabel": {"color": "#333"}, "splitLine": {"lineStyle": {"color": ["#eee"]}}}, "visualMap": {"color": ["#bf444c", "#f6efa6"]}, "series": [{"type": "bar", "name": "A", "itemStyle": {"decal": {"symbol": "circle"}}}]}"##,
    ##"{"version": 1, "themeName": "sea", "theme": {"seriesCnt": "3", "backgroundColor": "rgba(0,0,0,0)", "color": ["#2166ac", "#b2182b"], "axes": [{"type": "all", "axisLabelColor": "#111111", "splitLineColor": ["#222222"]}], "visualMapColor": ["#bf444c", "#f6efa6"]}}"##,
    ##"{"layout": {"template": {"layout": {"colorway": ["#2166ac", "#b2182b"], "paper_bgcolor": "white", "plot_bgcolor": "#E5ECF6", "font": {"color": "#2a3f5f"}, "xaxis": {"gridcolor": "white"}, "coloraxis": {"colorscale": [[0, "#0d0887"], [1, "#f0f921"]]}}, "data": {"scatter": [{"marker": {"color": "#123456"}}]}}}, "data": [{"type": "scatter", "line": {"dash": "dot"}}]}"##,
    ##"{"colors": ["#2166ac", {"linearGradient": {"x1": 0}, "stops": [[0, "#000"], [1, "#fff"]]}], "chart": {"type": "line", "backgroundColor": "#fff"}, "title": {"style": {"color": "#333"}}, "xAxis": {"labels": {"style": {"color": "#444"}}, "gridLineColor": "#eee"}, "plotOptions": {"series": {"dashStyle": "ShortDash"}}, "series": [{"name": "A", "color": "#b2182b", "marker": {"symbol": "square"}}]}"##,
    ##"{"attrs": {"Plot": {"background_fill_color": "#ffffff", "border_fill_color": "#fafafa"}, "Axis": {"major_label_text_color": "#222"}, "Grid": {"grid_line_color": "#ddd"}, "figure": {"background_fill_color": "#fff"}}}"##,
    ##"{"name": "Sea", "dataColors": ["#2166AC", "#B2182B"], "background": "#FFFFFF", "foreground": "#252423", "good": "#1AAB40", "bad": "#D64554", "textClasses": {"title": {"color": "#333"}}, "visualStyles": {"*": {"*": {"background": [{"color": {"solid": {"color": "#fff"}}, "transparency": 20}]}}}}"##,
    ##"{"colors": {"mode": "dark", "background": {"canvas": "#111217", "primary": "#181b1f"}, "text": {"primary": "#ccccdc"}}, "visualization": {"palette": ["#73BF69", "#F2CC0C"], "hues": [{"name": "red", "shades": [{"color": "#F2495C", "name": "red", "primary": true}]}]}}"##,
    ##"{"_inherits": "sense", "fontFamily": "Sans", "color": "#404040", "backgroundColor": "@bg", "_variables": {"@bg": "#fff"}, "palettes": {"data": [{"name": "12", "propertyValue": "12", "type": "row", "scale": ["#2166ac", "#b2182b"]}]}, "scales": [{"name": "s", "type": "gradient", "scale": ["#fff", "#000"]}], "object": {"title": {"main": {"color": "#333"}}}}"##,
    ##"{"ThemeId": "x", "Configuration": {"DataColorPalette": {"Colors": ["#2166ac", "#b2182b"], "MinMaxGradient": ["#fff", "#000"], "EmptyFillColor": "#999"}, "UIColorPalette": {"PrimaryBackground": "#fff", "PrimaryForeground": "#222"}}}"##,
    ##"{"$schema": "https://ui.shadcn.com/schema/registry-item.json", "cssVars": {"light": {"background": "0 0% 100%", "chart-1": "oklch(0.6 0.2 40)", "chart-2": "12 76% 61%"}, "dark": {"background": "#000", "chart-1": "220 70% 50%"}}}"##,
    ##"{"color": {"chart": {"a": {"value": "#2166ac", "comment": "first"}, "b": {"value": "{color.chart.a.value}"}}, "background": {"value": "#ffffff"}}}"##,
    ##"{"variables": [{"id": "V:1", "name": "chart/blue", "resolvedType": "COLOR", "valuesByMode": {"1:0": {"r": 0.13, "g": 0.4, "b": 0.67, "a": 1}, "1:1": {"type": "VARIABLE_ALIAS", "id": "V:2"}}}, {"id": "V:2", "name": "chart/red", "resolvedType": "COLOR", "valuesByMode": {"1:0": {"r": 1, "g": 0, "b": 0}}}], "collections": [{"name": "C", "modes": [{"modeId": "1:0", "name": "Light"}]}]}"##,
    ##"{"Blues": ["#eff3ff", "#6baed6", "#08519c"], "Set1": [[228, 26, 28], [55, 126, 184]], "unit": [[0.1, 0.2, 0.3], [0.4, 0.5, 0.6]]}"##,
  ]

  /// Formats that are not JSON, each with the name of a file.
  static let texts: [(name: String, text: String)] =
    [
      ("a.css", css[0]), ("a.yaml", yaml[0]),
      (
        "config.toml",
        "[theme]\nprimaryColor=\"#2166ac\"\nbackgroundColor=\"#ffffff\"\nchartCategoricalColors=[\"#2166ac\",\"#b2182b\"]\n"
      ),
      ("Preferences.tps", xml[0]), ("a.ts", script[0]), ("a.py", python[0]),
      ("a.scss", sass[0]),
      (
        "a.mplstyle",
        "axes.prop_cycle : cycler('color', ['1b6ca8', 'g', '0.4']) + cycler(ls=['-', '--', ':'])\nfigure.facecolor: \"#f2f2ee\" # note\naxes.facecolor: white\ntext.color: (0.1, 0.1, 0.2)\nxtick.color: C1\ngrid.alpha: 0.5\n"
      ),
      ("a.gpl", "GIMP Palette\nName: seq_blue\nColumns: 3\n# note\n 33 102 172\tBlue\n178  24  43 Red\n"),
      ("a.pal", "JASC-PAL\r\n0100\r\n2\r\n33 102 172\r\n178 24 43\r\n"), ("a.hex", "2166ac\n#b2182b\n\n; note\nfff8\n"),
      ("a.csv", "name,hex\nBlue,#2166ac\n\"Red, dark\",#b2182b\n"),
      ("a.txt", "#2166ac\n178 24 43\n0.1 0.2 0.3\nFF2166AC\n"),
      (
        "a.ase",
        "ASEF\u{0}\u{1}\u{0}\u{0}\u{0}\u{0}\u{0}\u{1}\u{0}\u{1}\u{0}\u{0}\u{0}\u{16}\u{0}\u{2}\u{0}A\u{0}\u{0}RGB ????????????\u{0}\u{2}"
      ),
    ]

  static let configurations = [
    ##"{"version": 1, "extends": "base.json", "include": ["tokens/**/*.json"], "exclude": ["**/old/*"], "rules": {"PC201": {"level": "warning", "atLeast": 10}, "PC101": "off"}, "failOn": "warning", "background": "#fff", "series": ["chart.*"], "modes": {"dark": {"background": "#101418"}}, "waivers": [{"rule": "PC201", "path": "a.json", "tokens": ["a", "b"], "reason": "labels name each line", "expires": "2027-01-01"}], "thresholds": {"text": 4.5}, "baseline": "b.json"}"##
  ]
  static let baselines = [
    ##"{"palettecheckBaseline": 2, "entries": [{"rule": "PC201", "path": "a.json", "theme": "t", "mode": "light", "set": "s", "tokens": ["a", "b"], "on": "deutan", "level": "error", "measured": 3.25, "fingerprint": "0123456789abcdef"}]}"##
  ]
  static let charts = [
    ##"{"data": {"values": [{"d": "2019-01-02", "n": 1.5, "k": null}, {"d": "2020-12-03", "n": 40, "k": "a"}]}, "transform": [{"filter": "datum.n > 1"}], "layer": [{"mark": "bar"}, {"mark": "text"}], "encoding": {"x": {"field": "n", "bin": {"maxbins": 20}}, "y": {"aggregate": "count", "stack": "normalize"}, "color": {"field": "d", "timeUnit": "month", "type": "ordinal"}, "row": {"field": "k"}}}"##,
    ##"{"title": "Rain", "x": {"title": "Year", "kind": "number"}, "y": {"title": "mm", "unit": "mm"}, "series": [{"name": "Coast", "points": [{"x": 2019, "y": 800}, {"x": 2020, "y": 820.5}, {"x": 2021, "y": null}]}]}"##,
    themes[4],
    "Year,Coast,\"Valley, low\"\n2019,800,500\n2020,820.5,-3e2\n2021,,1\n",
    ##"[{"mark": "LineMark", "x": {"label": "Year", "value": 2019}, "y": {"label": "mm", "value": 3}, "foregroundStyle": {"by": "Coast"}}]"##,
  ]

  /// Keys that readers look for.
  static let keys = [
    "$value", "$type", "$ref", "$extends", "$extensions", "$description", "$deprecated", "$root", "value", "type",
    "color",
    "colors", "series", "modes", "light", "dark", "background", "text", "name", "ramps", "stops", "palette", "palettes",
    "data", "layout", "theme", "config", "range", "category", "scheme", "components", "colorSpace", "alpha", "hex",
    "values",
    "sets", "modifiers", "resolutionOrder", "contexts", "sources", "visualStyles", "*", "waivers",
    "rule",
    "symbol", "dash", "pattern", "mark", "width", "domain", "encoding", "scale", "shade", "50", "100", "900", "chart",
    "axis",
    "", "__proto__", "a.b", "a{b}",
  ]

  /// Texts that readers know.
  static let words = [
    "#2166ac", "#fff", "#FFFFFF80", "red", "transparent", "{color.blue}", "{a.b.c}", "{", "}", "{}", "#/color/blue",
    "#/",
    "#/a/0", "rgb(1, 2, 3)", "hsl(10 20% 30%)", "oklch(0.5 0.1 20)", "var(--x)", "color", "number", "gradient", "line",
    "bar",
    "area", "point", "nominal", "quantitative", "ordinal", "circle", "square", "dashed", "srgb", "display-p3", "none",
    "light",
    "dark", "sequential", "diverging", "categorical", "tableau10", "viridis",
    "https://vega.github.io/schema/vega/v6.json",
    "PC201", "error", "2027-01-01", "\u{1B}[31m", "</script>", "::error::x", "0", "1e309", "C1", "tab:blue",
    "../../x.json",
  ]
}
