// The moves of `fix` beside those of a slow search for the same goal: `Benchmarks/repair-moves`.
//
// A command, because the slow search takes minutes for a palette. It prints one line for each published palette with an
// error, then the medians. Arguments: names of palettes to try (all without), and `--steps N` for a longer search;
// 0 only measures `fix`.

import KnownPalettes
import PaletteRules
import SourceText

var names: [String] = []
var steps = 20_000
var arguments = CommandLine.arguments.dropFirst().makeIterator()
while let argument = arguments.next() {
  if argument == "--steps" { steps = arguments.next().flatMap { Int($0) } ?? steps } else { names.append(argument) }
}
print("palette                         fix: ΔE00 effort seconds  ≥ 80 % chroma   search: effort  excess")
var rows: [ComparedRepair] = []
for known in KnownPalette.all where names.isEmpty || names.contains(known.name) {
  guard let theme = PublishedTheme.theme(known), let row = ComparedRepair(known.name, theme, steps: steps) else {
    continue
  }
  print(row.line)
  rows.append(row)
}
ComparedRepair.summary(rows)
