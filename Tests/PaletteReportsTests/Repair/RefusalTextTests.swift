import PaletteReports
import Testing

@testable import PaletteRules

struct RefusalTextTests {
  @Test(arguments: [
    ([RepairRefusal.Reason.notFound], false), ([.locked], false), ([.outOfWork], true),
    ([.notFound, .outOfWork], true),
  ])
  func `a search that stopped does not say that there are no colours`(reasons: [RepairRefusal.Reason], stopped: Bool) {
    let text = RefusalText.nothingChanged(reasons.map { RepairRefusal($0, colors: []) })
    #expect(text.contains("stopped at its limit of work") == stopped && text.contains("found no colours") != stopped)
  }
}
