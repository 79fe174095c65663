"""The smallest valid file of each kind of format that the command reads, with the same two colours."""

import json

GREEN, BROWN = "#5b8c2a", "#b8602f"
PAIR = [GREEN, BROWN]

FILES = {
    "theme.json": json.dumps({"palettecheck": 1, "background": "#ffffff", "series": PAIR}),
    "theme.yaml": f'palettecheck: 1\nbackground: "#ffffff"\nseries: ["{GREEN}", "{BROWN}"]\n',
    "a.tokens.json": json.dumps(
        {"chart": {"series": {"a": {"$type": "color", "$value": GREEN}, "b": {"$type": "color", "$value": BROWN}}}}
    ),
    "a.vl.json": json.dumps(
        {"$schema": "https://vega.github.io/schema/vega-lite/v5.json", "config": {"range": {"category": PAIR}}}
    ),
    "echarts.json": json.dumps({"color": PAIR, "backgroundColor": "#fff", "textStyle": {}}),
    "powerbi.json": json.dumps({"name": "x", "dataColors": PAIR, "background": "#ffffff"}),
    "plotly.json": json.dumps({"layout": {"colorway": PAIR, "paper_bgcolor": "#fff"}}),
    "highcharts.json": json.dumps({"colors": PAIR, "chart": {"backgroundColor": "#fff"}}),
    "list.json": json.dumps(PAIR),
    "list.hex": f"{GREEN}\n{BROWN}\n",
    "list.txt": f"{GREEN}\n{BROWN}\n",
    "a.gpl": "GIMP Palette\nName: x\nColumns: 2\n#\n91 140 42 green\n184 96 47 brown\n",
    "a.pal": "JASC-PAL\n0100\n2\n91 140 42\n184 96 47\n",
    "a.csv": f"name,color\ngreen,{GREEN}\nbrown,{BROWN}\n",
    "a.css": f":root {{ --chart-1: {GREEN}; --chart-2: {BROWN} }}\n",
    "a.scss": f"$chart-1: {GREEN};\n$chart-2: {BROWN};\n",
    "config.toml": f'[theme]\nbackgroundColor = "#ffffff"\nchartCategoricalColors = ["{GREEN}", "{BROWN}"]\n',
    "a.mplstyle": f'axes.prop_cycle: cycler("color", ["{GREEN[1:]}", "{BROWN[1:]}"])\n',
    "a.tps": '<?xml version="1.0"?>\n<workbook><preferences><color-palette name="x" type="regular">'
    f"<color>{GREEN}</color><color>{BROWN}</color></color-palette></preferences></workbook>\n",
    "a.js": f'export const theme = {{ colors: ["{GREEN}", "{BROWN}"] }};\n',
    "a.py": f'COLORS = ["{GREEN}", "{BROWN}"]\n',
}
