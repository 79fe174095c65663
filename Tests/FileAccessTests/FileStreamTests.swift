import FileAccess
import Testing

struct FileStreamTests {
  @Test func `pieces make a file only when it is committed`() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/picture"
    do {
      let output = try FileOutput(path)
      try output.append([1, 2, 3])
    }
    #expect(try TemporaryDirectory.names(in: directory.path).isEmpty)
    let output = try FileOutput(path)
    try output.append([1, 2, 3])
    try output.append([4])
    #expect(!FileAccess.exists(path))
    try output.commit()
    #expect(try FileAccess.read(path, limit: 10) == [1, 2, 3, 4])
    #expect(try TemporaryDirectory.names(in: directory.path) == ["picture"])
  }

  @Test func `an old file stays until the new one is complete`() throws {
    let directory = try TemporaryDirectory()
    let path = directory.file("picture", "old")
    let output = try FileOutput(path)
    try output.append(Array("new".utf8))
    #expect(try FileAccess.read(path, limit: 10) == Array("old".utf8))
    try output.commit()
    #expect(try FileAccess.read(path, limit: 10) == Array("new".utf8))
  }

  @Test func `reading in pieces gives the whole file`() throws {
    let directory = try TemporaryDirectory()
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
    let path = directory.path + "/long"
    try FileAccess.write(bytes, toFile: path)
    let input = try FileInput(path)
    #expect(input.size == bytes.count)
    var all: [UInt8] = []
    while case let piece = try input.next(), !piece.isEmpty { all += piece }
    #expect(all == bytes)
    #expect(throws: FileError.self) { _ = try FileInput(directory.path) }
    #expect(throws: FileError.self) { _ = try FileInput(directory.pipe("pipe")) }
    #expect(throws: FileError.self) { _ = try FileInput(directory.path + "/none") }
  }

  @Test func `only a path that leads to standard output is recognised`() throws {
    let directory = try TemporaryDirectory()
    #expect(FileAccess.streams(at: directory.file("file")) == [])
    #expect(FileAccess.streams(at: directory.path + "/none") == [])
    // Whatever standard output is here, this is its name.
    #expect(FileAccess.streams(at: "/dev/stdout").contains(.output))
    #expect(FileAccess.streamsOfOutput == FileAccess.streams(at: "/dev/stdout"))
    #expect(FileOutput(.output).isStream)
    #expect(try !FileOutput(directory.path + "/new").isStream)
  }

  @Test func `a directory is created once and never over a file`() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/out"
    try FileAccess.createDirectory(path)
    try FileAccess.createDirectory(path)
    #expect(FileAccess.isDirectory(path))
    #expect(throws: FileError.self) { try FileAccess.createDirectory(directory.file("file")) }
    let deep = directory.path + "/some/deep/out"
    #expect(try FileAccess.createDirectory(deep + "/").first == directory.path + "/some")
    #expect(try FileAccess.createDirectory(deep) == [])
    let file = directory.path + "/file"
    for path in [file, file + "/out", file + "/deep/out"] {
      #expect(throws: FileError.notDirectory(part: file, path: path)) {
        try FileAccess.createDirectory(path)
      }
    }
  }
}
