import WrittenPNG

/// Where fuzzing begins: small inputs of our own, each showing something that a reader knows.
enum Seeds {
  static let json = [
    ##"{"name": "grün \ud83c\udfa8", "list": [1.5e0, -0.25, true, null], /* c */ 'x': {y: 'z',},}"##,
    ##"[[], {}, "", 0, 1e-7, "\u0000"] // end"##,
  ]
  static let yaml = [
    "colors: &c\n  - '#2166ac'\n  - \"#b2182b\"\nmore: *c\nbase: &b {x: 1}\nnext:\n  <<: *b\n  text: |\n    line\n  folded: >-\n    a\n    b\n",
    "---\n? key\n: value\n- no\n", "a: [1, 0x1F, .inf, ~, yes, 2026-11-22]\n%TAG ! x\n",
  ]
  static let toml = [
    "title = \"x\"\n[theme]\nprimaryColor = '#2166ac'\nchart.colors = [\"#000\", \"#fff\",]\n[[series]]\nat = 2026-11-22T10:00:00Z\nn = 1_000\nh = 0xff\ntext = \"\"\"\na\\\n  b\"\"\"\nin = { a.b = 1, c = [ { d = -inf } ] }\n"
  ]
  static let css = [
    ":root { --chart-1: oklch(0.6 0.2 40); --chart-2: var(--chart-1, #2166ac); }\n@media (prefers-color-scheme: dark) { .dark, [data-theme=\"dark\"] { --chart-1: hsl(20 50% 60% / 0.5) !important } }\n",
    "/* a */ @import url(\"x.css\"); a{b:c;d:url( x\\) )}<!-- --> \\41 b { --x: {a:b}; }",
  ]
  static let xml = [
    "<?xml version=\"1.0\"?><!DOCTYPE x [<!ENTITY a \"b\">]><workbook><preferences><color-palette name='Sea &amp; sand' type=\"regular\"><color>#2166ac</color><!-- x --><color>&#x23;b2182b</color></color-palette></preferences></workbook>"
  ]
  static let script = [
    "import { blue, red as rot } from './colors';\nconst base = { text: `#22${1}` };\nexport const theme = { ...base, color: [blue, rot, '#b2182b', 0xff, -1.5], 'axis-x': { show: true, f: () => 1 } } as const satisfies X;\nmodule.exports = { theme };\nexport default theme.color[0] // end",
    "export enum C { A = '#123456' }\nexport const t: Record<string, string[]> = {a: ['x'], [k]: y ? 1 : 2, b: new Map([[1, 2]]), c: /re\\/x/g, d: tag`x`};",
    doubling("export const a0 = ['#d62728', '#2ca02c'];") { "export const a\($0) = [...a\($0 - 1), ...a\($0 - 1)];" },
    doubling("const a0 = {a: '#d62728'};") { "const a\($0) = {x: a\($0 - 1), y: a\($0 - 1)};" }
      + "\nexport const t = a16;",
  ]
  /// Lists of lists that double with every line.
  private static func doubling(_ first: String, _ line: (Int) -> String) -> String {
    ([first] + (1...16).map(line)).joined(separator: "\n")
  }
  static let python = [
    "\"\"\"Doc\"\"\"\nfrom cycler import cycler\nBLUE = '#2166ac'\nCOLORS = [BLUE, \"#b2182b\", r'x', b'y', f'{z}'] # list\nplt.rcParams.update({'axes.prop_cycle': cycler(color=COLORS) + cycler(ls=['-', '--']), 'axes.facecolor': (1, .5, 0)})\nTHEME = dict(attrs={'Plot': {'fill': None, **MORE}})\n",
    doubling("a0 = ['#d62728', '#2ca02c']") { "a\($0) = a\($0 - 1) + a\($0 - 1)" },
    "a0 = ['#d62728']\na1 = a0 * 1000\na2 = a1 * 1000\n",
  ]
  static let sass = [
    "@use 'colors' as c;\n$blue: #2166ac !default;\n$chart: (\n  'first': $blue,\n  \"second\": c.$red, // note\n  nested: (a: 1px, b: rgba(0, 0, 0, .5)),\n);\n@function f($x) { @return map.get($chart, $x); }\n.a { &:hover { color: f('first'); } }\n",
    doubling("$a0: (#d62728, #2ca02c);") { "$a\($0): join($a\($0 - 1), $a\($0 - 1));" },
  ]
  static let colors = [
    "#2166ac", "#fff8", "RebeccaPurple", "rgb(33 102 172 / 50%)", "rgba(33,102,172,.5)", "hsl(210deg 68% 40%)",
    "hwb(.5turn 10% 20%)", "lab(50% 20 -30)", "lch(50 40 none)", "oklab(0.5 .1 -.1)", "oklch(60% 0.15 250grad)",
    "color(display-p3 1 0.5 0 / none)", "color-mix(in oklch longer hue, red 30%, blue)",
    "rgb(from red r g calc(b + 1e2))",
    "/* c */ transparent /* d */", "2166ac", "color(xyz-d50 calc(1/3) 0 infinity)", "light-dark(#000, #fff)", "\\72 ed",
  ]
  static let pictures: [[UInt8]] = {
    var seeds: [[UInt8]] = []
    for (depth, type) in [(8, 2), (8, 6), (16, 2), (8, 0), (4, 3), (1, 0), (8, 4)] {
      for isInterlaced in [false, true] {
        var picture = WrittenPNG(24, 16, depth: depth, colorType: type, isInterlaced: isInterlaced) { x, y in
          let most = 1 << (type == 3 ? 2 : depth)
          return (0..<4).map { ((x / 4) * 37 + (y / 4) * 91 + $0 * 53) % most }
        }
        if type == 3 { picture.before = [("PLTE", (0..<48).map { UInt8($0 * 5) }), ("tRNS", [0, 128, 255])] }
        picture.before += [("gAMA", [0, 0, 0xB1, 0x8F]), ("pHYs", [0, 0, 0x0B, 0x13, 0, 0, 0x0B, 0x13, 1])]
        picture.after = [("tEXt", Array("Title\0chart".utf8)), ("tIME", [7, 0xEA, 11, 22, 10, 0, 0])]
        seeds.append(picture.bytes)
      }
    }
    return seeds
  }()
}
