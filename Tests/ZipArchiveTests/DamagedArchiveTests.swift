import Testing
import WrittenPNG
import WrittenZip

@testable import ZipArchive

struct DamagedArchiveTests {
  private static let contents = (0..<300).map { UInt8(truncatingIfNeeded: $0 &* $0) }

  private var archive: WrittenZip {
    WrittenZip([
      WrittenZip.Entry("a", Self.contents), WrittenZip.Entry(deflating: Self.contents, as: "b"),
    ])
  }

  /// An entry that inflates to 258 · `runs` + 1 zeros.
  private func bomb(runs: Int) -> WrittenZip.Entry {
    var entry = WrittenZip.Entry("bomb", [])
    entry.method = 8
    // Without the header and checksum of zlib.
    entry.data = Array(Deflate.bomb(runs: runs).dropFirst(2).dropLast(4))
    entry.size = 258 * runs + 1
    return entry
  }

  @Test(arguments: PythonArchive.allCases)
  func `an archive cut off anywhere is refused`(_ archive: PythonArchive) {
    let bytes = archive.bytes
    #expect(failure(bytes) == nil)
    for count in 0..<bytes.count {
      let error = failure(Array(bytes.prefix(count)))
      #expect(error == ZipError(offset: count < 4 ? 0 : count, problem: count < 4 ? .notZip : .cutOff))
    }
  }

  @Test func `a changed byte of an entry is found by its checksum`() throws {
    var bytes = archive.bytes
    bytes[31 + 100] ^= 4
    var changed = Self.contents
    changed[100] ^= 4
    let problem = ZipError.Problem.wrongChecksum(
      "a", found: WrittenZip.checksum(changed), expected: WrittenZip.checksum(Self.contents))
    #expect(failure(bytes) == ZipError(offset: 0, problem: problem))
    let zip = try ZipFile(bytes)
    #expect(try zip.contents(of: zip.entries[1]) == Self.contents)
  }

  @Test func `bytes that do not inflate to what is declared are damage`() {
    for change: (inout WrittenZip.Entry) -> Void in [
      { $0.size += 1 }, { $0.size -= 1 }, { $0.size = 0 }, { $0.data.append(0) }, { $0.data.removeLast() },
      { $0.data = [] }, { $0.data = [6] }, { $0.data[3] ^= 1 },
    ] {
      var archive = archive
      change(&archive.entries[1])
      let error = failure(archive.bytes)
      guard case .damaged("b", _) = error?.problem else {
        Issue.record("\(String(describing: error))")
        continue
      }
    }
    var archive = archive
    archive.entries[0].size -= 1
    guard case .damaged("a", _) = failure(archive.bytes)?.problem else {
      Issue.record("a stored entry has more bytes than declared")
      return
    }
  }

  @Test func `a bomb is refused before it goes off`() {
    let declared = bomb(runs: 40_000)
    #expect(
      failure(WrittenZip([declared]).bytes)?.problem
        == .tooLarge(.bytes, "bomb", value: declared.size, limit: 8 << 20))
    let smaller = bomb(runs: 20_000)
    #expect(
      failure(WrittenZip([smaller]).bytes)?.problem
        == .tooLarge(.ratio, "bomb", value: smaller.size / smaller.data.count, limit: 100))
    // One that declares less than it becomes.
    var lying = bomb(runs: 40_000)
    lying.size = 1000
    #expect(
      failure(WrittenZip([lying]).bytes)?.problem
        == .damaged("bomb", "it has more than the 1000 bytes that the archive declares"))
    // Small ones harm nobody.
    var small = bomb(runs: 254)
    small.checksum = WrittenZip.checksum(.init(repeating: 0, count: small.size))
    #expect(failure(WrittenZip([small]).bytes) == nil)
  }

  @Test func `limits hold at one more and not at as many`() {
    var limits = ZipLimits()
    (limits.entries, limits.entryBytes, limits.archiveBytes) = (2, 300, 600)
    var archive = archive
    archive.entries[1] = WrittenZip.Entry("b", Self.contents)
    #expect(failure(archive.bytes, limits: limits) == nil)
    limits.entries = 1
    #expect(failure(archive.bytes, limits: limits)?.problem == .tooManyEntries(2, limit: 1))
    (limits.entries, limits.archiveBytes) = (2, 599)
    #expect(failure(archive.bytes, limits: limits)?.problem == .tooLargeTogether(600, limit: 599))
    (limits.archiveBytes, limits.entryBytes) = (600, 299)
    #expect(
      failure(archive.bytes, limits: limits)?.problem == .tooLarge(.compressedBytes, "a", value: 300, limit: 299))
  }

  @Test func `the usual number of entries is refused at one more`() {
    let entries = (0...10_000).map { WrittenZip.Entry(String($0), []) }
    #expect(failure(WrittenZip(entries).bytes)?.problem == .tooManyEntries(10_001, limit: 10_000))
    #expect(failure(WrittenZip(entries.dropLast()).bytes) == nil)
  }

  @Test func `any bytes may change: an error or the contents as they were, never others`() throws {
    func contents(_ bytes: [UInt8]) throws(ZipError) -> [[UInt8]] {
      let zip = try ZipFile(bytes, limits: ZipLimits())
      var all: [[UInt8]] = []
      for entry in zip.entries { all.append(try zip.contents(of: entry)) }
      return all
    }
    let archives = PythonArchive.allCases.map(\.bytes) + [archive.bytes]
    let intact = try archives.map(contents)
    var (numbers, failed) = (RepeatableNumbers(), 0)
    for mutant in 0..<3_000 {
      var bytes = archives[mutant % archives.count]
      for _ in 0..<(1 + numbers.next() % 4) { bytes[numbers.next() % bytes.count] = UInt8(numbers.next() & 255) }
      do { #expect(try contents(bytes) == intact[mutant % archives.count]) } catch { failed += 1 }
    }
    #expect(failed > 1_000)
  }

  @Test func `every message begins with its place`() throws {
    let error = try #require(failure(WrittenZip([WrittenZip.Entry("../a", [])]).bytes))
    #expect(error.reason == "byte 34: the name '../a' leads out of the archive; rename the entry")
  }
}

/// Numbers that look random and are the same every time (SplitMix64 of Steele, Lea and Flood, 2014).
private struct RepeatableNumbers {
  private var state: UInt64 = 18

  mutating func next() -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ number >> 30) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ number >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((number ^ number >> 31) >> 1)
  }
}
