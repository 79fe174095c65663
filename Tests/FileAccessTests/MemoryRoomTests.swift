import FileAccess
import Testing

struct MemoryRoomTests {
  @Test(arguments: [1, 4096, 1 << 28]) func `a process has room for what it can map`(bytes: Int) {
    #expect(FileAccess.hasRoom(for: bytes))
  }

  @Test func `memory that is in use stays when free memory is returned`() {
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
    FileAccess.returnFreeMemory()
    #expect(bytes.indices.allSatisfy { bytes[$0] == UInt8(truncatingIfNeeded: $0) })
  }

  @Test func `a process has no room for more than an address space holds`() {
    #expect(!FileAccess.hasRoom(for: 1 << 62))
  }
}
