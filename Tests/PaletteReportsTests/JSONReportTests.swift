import PaletteGate
import PaletteRules
import SourceText
import Testing

@testable import PaletteReports

struct JSONReportTests {
  @Test func `passed checks are listed on request`() throws {
    var report = try MachineReports.everyStatus()
    #expect(try MachineReports.json(JSONReport.text(report))["passedChecks"] == nil)
    report.listsPasses = true
    let passed = try #require(try MachineReports.json(JSONReport.text(report))["passedChecks"]?.items?.first)
    #expect(
      ["file", "mode", "rule", "name"].map { passed[$0]?.string } == ["theme.json", "light", "PC203", "too-similar"])
    #expect(passed["count"]?.number == 2)
    #expect(passed["subjects"]?.items?.map(\.string) == ["loss/growth"])
  }

  @Test func `a finding has every key of the contract, in order and unrounded`() throws {
    let input = SampleTheme.input([try SampleTheme.confusion()], theme: try SampleTheme.theme())
    let text = JSONReport.text(SampleTheme.report([input]))
    let found = try SampleTheme.confusion()
    let identity = FindingIdentity(FindingPart(tokens: found.tokens), of: found, at: FindingPlace(path: "theme.json"))
    let fingerprint = Fingerprint(found, as: identity).hex
    #expect(
      text.contains(
        """
          "findings": [
            {
              "rule": "PC201",
              "name": "red-green-confusion",
              "criterion": null,
              "level": "error",
              "status": "new",
              "message": "'loss' and 'growth' are nearly the same colour with deuteranopia: ΔE00 1.3, needs 8.",
              "file": "theme.json",
              "line": 5,
              "column": 14,
              "endLine": 5,
              "endColumn": 23,
              "pointer": "/s",
              "tokens": [
                "chart.loss",
                "chart.growth"
              ],
              "series": [
                "loss",
                "growth"
              ],
              "parts": [],
              "mode": "light",
              "vision": "deutan",
              "severity": 1.0,
              "measured": 1.3125,
              "required": 8.0,
              "unit": "deltaE00",
              "colors": [
                {
                  "token": "chart.loss",
                  "hex": "#b8602f",
                  "simulatedHex": "#828227"
                },
                {
                  "token": "chart.growth",
                  "hex": "#5b8c2a",
                  "simulatedHex": "#80802d"
                }
              ],
              "suggestions": [
                {
                  "token": "chart.loss",
                  "series": "loss",
                  "hex": null,
                  "symbol": "cross",
                  "dash": null,
                  "pattern": null,
                  "opacity": null,
                  "label": null,
                  "alternative": 0,
                  "native": null,
                  "measured": null,
                  "text": "mark 'loss' with a cross ('growth' keeps the circle)"
                }
              ],
              "related": [
                {
                  "label": "'growth'",
                  "file": "theme.json",
                  "line": 4,
                  "column": 14,
                  "endLine": 4,
                  "endColumn": 23,
                  "pointer": "/s"
                }
              ],
              "chain": [],
              "fingerprint": "\(fingerprint)",
              "recorded": null,
              "waiver": null
            }
          ],
        """))
  }

  @Test func `the frame gives the tool, the exit and the totals`() throws {
    let input = SampleTheme.input([try SampleTheme.confusion()], theme: try SampleTheme.theme())
    #expect(
      JSONReport.text(SampleTheme.report([input])).hasPrefix(
        """
        {
          "tool": {
            "name": "palettecheck",
            "version": "1.2.3"
          },
          "exit": {
            "code": 1,
            "reason": "findings"
          },
          "summary": {
            "files": 1,
            "checks": 29,
            "passed": 28,
            "errors": 1,
            "warnings": 0,
            "infos": 0,
            "waived": 0,
            "baselined": 0,
            "unchanged": 0,
            "notChecked": 0,
            "filesNotJudged": 0
          },
          "inputs": [
            {
              "path": "theme.json",
              "format": "dtcg",
        """))
  }

  @Test func `an input has every key of the contract, read or not`() throws {
    let read = JSONReport.inspection([SampleTheme.input([], theme: try SampleTheme.theme())])
    let unread = JSONReport.inspection([CheckedInput(ReadInput(path: "b.json"))])
    for key in [
      "path", "format", "background", "plotBackground", "text", "axis", "gridlines", "series", "ramps", "palettes",
      "modes", "assumed", "notes", "noteIds",
    ] {
      #expect(read.contains("\n      \"\(key)\": "), "\(key)")
      #expect(unread.contains("\n      \"\(key)\": "), "\(key)")
    }
    #expect(read.contains("\"assumed\": {\n        \"background\": \"#ffffff\"\n      }"))
    #expect(read.contains("\"background\": null"))
  }
}
