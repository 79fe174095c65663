import Testing
import WrittenZip

@testable import ZipArchive

/// The error of reading an archive and extracting every entry.
func failure(_ bytes: [UInt8], limits: ZipLimits = ZipLimits()) -> ZipError? {
  do throws(ZipError) {
    let zip = try ZipFile(bytes, limits: limits)
    for entry in zip.entries { _ = try zip.contents(of: entry) }
    return nil
  } catch {
    return error
  }
}

struct RefusedArchiveTests {
  /// Two entries; the first header of 34 bytes at 0, the second of 35 at 34, the central directory at 69, the second
  /// central header at 117, the end record at 165.
  private var archive: WrittenZip {
    WrittenZip([WrittenZip.Entry("a", [1, 2, 3]), WrittenZip.Entry("b", [4, 5, 6, 7])])
  }

  private func error(_ offset: Int, _ problem: ZipError.Problem) -> ZipError {
    ZipError(offset: offset, problem: problem)
  }

  @Test func `what is not an archive is named so`() {
    for text in ["", "P", "PK", "{\"a\": 1}", "%PDF-1.7"] {
      #expect(failure(Array(text.utf8)) == error(0, .notZip))
    }
    #expect(failure([0x20] + archive.bytes) == error(0, .notZip))
  }

  @Test(
    arguments: [
      ("", .empty), ("/etc/passwd", .absolute), ("C:/a", .absolute), ("a\\b", .backslash), ("../a", .upwards),
      ("a/../../b", .upwards), ("..", .upwards), ("a␀b", .control), ("a␛[2J", .control), ("a␡", .control),
    ] as [(String, ZipError.NameFault)])
  func `names that lead elsewhere are refused`(_ name: String, _ fault: ZipError.NameFault) {
    // By their pictures, so that what is printed about a test steers no terminal.
    let name = name.replacing("␀", with: "\u{0}").replacing("␛", with: "\u{1B}").replacing("␡", with: "\u{7F}")
    var archive = archive
    archive.entries[1].name = Array(name.utf8)
    archive.entries[1].localName = archive.entries[1].name
    #expect(failure(archive.bytes)?.problem == .badName(name, fault))
  }

  @Test(arguments: ["a..b", "...", "a//b", "cc:d/e", "ä/é/🎨.json", "a b/.c"])
  func `names that only look odd are not`(_ name: String) {
    #expect(failure(WrittenZip([WrittenZip.Entry(name, [1])]).bytes) == nil)
  }

  @Test func `a name of more than 1,024 bytes is refused and not quoted whole`() {
    func archive(_ length: Int) -> [UInt8] {
      WrittenZip([WrittenZip.Entry(String(repeating: "n", count: length), [])]).bytes
    }
    #expect(failure(archive(1024)) == nil)
    let problem = ZipError.Problem.badName(String(repeating: "n", count: 60) + "…", .tooLong)
    #expect(failure(archive(1025))?.problem == problem)
  }

  @Test func `two entries of one name are refused`() {
    var archive = archive
    archive.entries[1].name = Array("a".utf8)
    #expect(failure(archive.bytes) == error(116, .duplicate("a")))
  }

  @Test func `entries that share bytes are refused`() {
    // The second reads the whole of the first, header and all, as its own bytes.
    var inner = WrittenZip.Entry("b", [1, 2, 3])
    inner.offset = 31
    let local = WrittenZip([WrittenZip.Entry("b", [1, 2, 3])]).bytes.prefix(34)
    let nested = WrittenZip([WrittenZip.Entry("a", Array(local)), inner])
    #expect(failure(nested.bytes)?.problem == .overlapping("b"))
    // The bytes run into the central directory.
    var archive = archive
    archive.entries[1].compressedSize = 10
    archive.entries[1].size = 10
    #expect(failure(archive.bytes)?.problem == .overlapping("b"))
    archive.entries[1].compressedSize = 1_000_000
    archive.entries[1].size = 1_000_000
    #expect(failure(archive.bytes)?.problem == .contradiction("b", .size))
  }

  @Test func `an entry of which the two headers differ is refused`() {
    var archive = archive
    archive.entries[1].localName = Array("c".utf8)
    #expect(failure(archive.bytes) == error(34, .contradiction("b", .name)))
    archive = self.archive
    archive.entries[1].localMethod = 8
    #expect(failure(archive.bytes) == error(34, .contradiction("b", .method)))
    archive = self.archive
    archive.entries[1].offset = 35
    #expect(failure(archive.bytes) == error(35, .contradiction("b", .header)))
    archive.entries[1].offset = 4_000_000_000
    #expect(failure(archive.bytes)?.problem == .contradiction("b", .header))
    // A bit of the size and of the checksum in the first local header.
    for (index, field) in [(22, ZipError.Field.size), (18, .size), (14, .checksum)] {
      var bytes = self.archive.bytes
      bytes[index] ^= 1
      #expect(failure(bytes) == error(0, .contradiction("a", field)))
    }
  }

  @Test(arguments: [1 << 0, 1 << 6])
  func `an encrypted entry is listed and not extracted`(_ flag: Int) throws {
    var archive = archive
    archive.entries[1].flags = flag
    #expect(failure(archive.bytes) == error(34, .encrypted("b")))
    let zip = try ZipFile(archive.bytes)
    #expect(zip.entries.map(\.isEncrypted) == [false, true])
    #expect(try zip.contents(of: zip.entries[0]) == [1, 2, 3])
  }

  @Test func `a central directory that hides the names is refused`() {
    var archive = archive
    archive.entries[0].flags = 1 << 13
    #expect(failure(archive.bytes) == error(69, .maskedDirectory))
  }

  @Test(arguments: [1, 9, 12, 14, 93, 99])
  func `other ways to compress are listed and not extracted`(_ method: Int) throws {
    var archive = archive
    archive.entries[1].method = method
    #expect(failure(archive.bytes) == error(34, .unsupported("b", method: method)))
    #expect(try ZipFile(archive.bytes).entries[1].method == .other(method))
  }

  @Test func `archives of several parts are refused`() {
    for disks in [(1, 0), (0, 1), (1, 1)] {
      var archive = archive
      archive.disks = disks
      #expect(failure(archive.bytes)?.problem == .split)
    }
    var archive = archive
    archive.entries[0].disk = 1
    #expect(failure(archive.bytes) == error(69, .split))
  }

  @Test func `archives of the Zip64 kind are refused`() {
    var changed: [WrittenZip] = []
    for change: (inout WrittenZip) -> Void in [
      { $0.declaredCount = 0xFFFF }, { $0.declaredDirectory.size = 0xFFFF_FFFF },
      { $0.declaredDirectory.offset = 0xFFFF_FFFF }, { $0.disks = (0xFFFF, 0xFFFF) },
      { $0.entries[1].size = 0xFFFF_FFFF }, { $0.entries[1].compressedSize = 0xFFFF_FFFF },
      { $0.entries[1].offset = 0xFFFF_FFFF }, { $0.entries[1].disk = 0xFFFF },
      { $0.inserted = WrittenZip.long(0x0706_4b50) + [UInt8](repeating: 0, count: 16) },
    ] {
      var archive = archive
      change(&archive)
      changed.append(archive)
    }
    for archive in changed { #expect(failure(archive.bytes)?.problem == .zip64) }
  }

  @Test func `a central directory that is elsewhere is refused`() {
    for change: (inout WrittenZip) -> Void in [
      { $0.declaredCount = 1 }, { $0.declaredCount = 3 }, { $0.declaredDirectory.size = 95 },
      { $0.declaredDirectory.offset = 68 }, { $0.declaredDirectory.offset = 4_000_000_000 }, { $0.inserted = [0] },
    ] {
      var archive = archive
      change(&archive)
      #expect(failure(archive.bytes)?.problem == .misplacedDirectory)
    }
  }
}
