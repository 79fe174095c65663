import PaletteStudio
import SafeText
import Testing

struct StudioPageTests {
  private static let names = ["", "studio.css", "studio.js"]

  @Test
  func `the page has less than 100 KB in all`() {
    let sizes = Self.names.compactMap { StudioPage.asset($0)?.body.count }
    #expect(sizes.count == Self.names.count && sizes.reduce(0, +) < 100_000)
  }

  @Test(arguments: names)
  func `the page names nothing elsewhere and puts no text where markup is read`(name: String) throws {
    let body = try #require(StudioPage.asset(name)?.body)
    let text = String(decoding: body, as: UTF8.self).replacing("http://www.w3.org/2000/svg", with: "")
    for word in [
      "http:", "https:", "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", " onclick=\"",
      "style=\"",
    ] {
      #expect(!text.contains(word), "\(word)")
    }
  }

  @Test(arguments: ["x", "../studio.js", "studio.js/", "state.js"])
  func `the page is the only thing that is served`(name: String) { #expect(StudioPage.asset(name) == nil) }
}
