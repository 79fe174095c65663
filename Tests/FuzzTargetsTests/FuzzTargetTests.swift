import FuzzTargets
import HostInMemory
import PaletteCharts
import Testing

extension FuzzTarget: CustomTestStringConvertible {
  package var testDescription: String { name }
}

/// A fixed number of mutants, the same on every machine; `make fuzz` goes on for as long as you like.
struct FuzzTargetTests {
  @Test(arguments: FuzzTarget.all)
  func `every seed keeps what is promised`(target: FuzzTarget) {
    #expect(!target.seeds.isEmpty)
    for (index, seed) in target.seeds.enumerated() {
      let problem = target.run(seed)
      #expect(problem == nil, "seed \(index)")
    }
  }

  /// A command line that the parser refuses would keep every promise.
  @Test(arguments: FuzzTarget.commandLines)
  func `a command line that is fuzzed does its work`(line: String) {
    let world = FakeHost(["theme.json": ##"{"palettecheck": 1, "series": ["#2166ac", "#b2182b"]}"##])
    #expect(world.run(line + " theme.json") != 2, "\(world.result.error)")
  }

  @Test(arguments: FuzzTarget.all)
  func `mutants keep what is promised`(target: FuzzTarget) {
    var random = SeededNumbers(seed: 20_261_122)
    let isSlow = ["command", "charts", "pictures", "themes", "editor", "studio"].contains(target.name)
    for number in 0..<(isSlow ? 40 : 200) {
      var mutant = target.seeds[number % target.seeds.count]
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        var other = SeededNumbers(seed: random.next())
        mutant = target.mutant(of: mutant, mostBytes: 1 << 14, using: &random) {
          ByteMutation.change(&$0, most: $1, using: &other)
        }
      }
      if let problem = target.run(mutant) {
        Issue.record("mutant \(number): \(problem)")
        return
      }
    }
  }

  @Test(arguments: FuzzTarget.all.filter { $0.mutation != .bytes })
  func `a mutant that knows the grammar is another input that gets past the parser`(target: FuzzTarget) {
    var random = SeededNumbers(seed: 1)
    var others = 0
    for seed in target.seeds {
      let mutant = target.mutant(of: seed, mostBytes: 1 << 20, using: &random) { _, _ in
        Issue.record("the seed has no tree and no chunks")
      }
      if mutant != seed { others += 1 }
    }
    #expect(others * 2 > target.seeds.count)
  }
}
