import HostInMemory
import HostileText
import SourceText

extension FuzzTarget {
  /// The whole command on a theme: read, judged, fixed, recorded, reported in some format.
  static let command = FuzzTarget("command", .tree, seeds: Seeds.themes) { bytes in
    // Each input goes through one of them: a run of all takes as long as eleven inputs.
    let line = commandLines[Int(bytes.reduce(0 as UInt32) { $0 &* 31 &+ UInt32($1) }) % commandLines.count]
    let world = FakeHost(["theme.json": String(decoding: bytes, as: UTF8.self)])
    let code = world.run(line + " theme.json")
    // A patch quotes lines of the file, and GitHub's commands begin with two colons.
    if let problem = problem(world, code, line, mayQuote: line.hasPrefix("fix")) { return problem }
    for format in ["json", "sarif", "gitlab"] {
      guard let report = world.bytes("out.\(format)") else { continue }
      if (try? JSONReader.read(report, .strict)) == nil { return "--report \(format) writes no JSON" }
    }
    return nil
  }

  /// What is done with a theme.
  package static let commandLines =
    ["json", "sarif", "gitlab", "junit", "html", "github", "markdown"].map {
      "check -q --report \($0)=out.\($0)"
    } + ["check", "check -v", "check --format concise", "inspect", "fix --diff", "baseline write --force"]

  /// Charts as tables and descriptors: read, and described in every file that `describe` writes.
  static let charts = FuzzTarget("charts", seeds: Seeds.charts) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    var lines = ["check --chart chart.json theme.json", "check --chart chart.csv theme.json"]
    // Sound takes most of the time of `describe`: one input in sixteen goes through it.
    if bytes.reduce(0 as UInt8, &+) % 16 == 0 { lines.append("describe chart.json -o out") }
    for line in lines {
      let world = FakeHost(["chart.json": text, "chart.csv": text, "theme.json": Seeds.themes[0]])
      if let problem = problem(world, world.run(line), line) { return problem }
    }
    return nil
  }

  /// What is wrong with how a command ended, or nil.
  private static func problem(_ host: FakeHost, _ code: Int32, _ line: String, mayQuote: Bool = false) -> String? {
    guard (0...2).contains(code) else { return "'\(line)' ends with \(code)" }
    if code == 2, host.result.error.isEmpty, host.result.output.isEmpty { return "'\(line)' fails without a word" }
    let shown = mayQuote ? host.result.error : host.result.output + host.result.error
    if shown.unicodeScalars.contains(where: { isControl($0) && $0 != "\n" }) {
      return "'\(line)' prints a control character"
    }
    return nil
  }
}
