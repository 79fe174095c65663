import FileAccess
import Synchronization
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A server of the loopback interface with work that takes as long as a test wants.
struct LoopbackListenerTests {
  /// Answers each line with itself: one that begins with `w` as work, which waits until it is let go or cancelled.
  private final class Echo: Sendable {
    /// The lines that were begun as work, that may end, and whose work was cancelled.
    let begun = Mutex<Set<String>>([]), free = Mutex<Set<String>>([]), cancelled = Mutex<Set<String>>([])
    private let port = Mutex(0)

    init() {
      Processors.start { [self] in
        guard let listener = try? LoopbackListener(port: 0) else { return }
        port.withLock { $0 = listener.port }
        try? listener.serve { bytes in
          guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return .incomplete }
          let line = String(decoding: bytes[..<end], as: UTF8.self)
          guard line.hasPrefix("w") else { return .answer(Array(line.utf8), used: end + 1, isAdmitted: true) }
          return .work(
            bytes: { [self] in
              begun.withLock { _ = $0.insert(line) }
              while !free.withLock({ $0.contains(line) }), !cancelled.withLock({ $0.contains(line) }) { sched_yield() }
              return Array(line.utf8)
            }, cancel: { [self] in cancelled.withLock { _ = $0.insert(line) } }, used: end + 1)
        }
      }
      while port.withLock({ $0 == 0 }) { sched_yield() }
    }

    func connection() -> Int32 {
      #if canImport(Glibc)
        let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      #else
        let number = socket(AF_INET, SOCK_STREAM, 0)
      #endif
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = UInt16(port.withLock { $0 }).bigEndian
      address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
      unsafe withUnsafePointer(to: &address) { pointer in
        unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          _ = unsafe connect(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      return number
    }

    func send(_ line: String, to connection: Int32) {
      let bytes = Array((line + "\n").utf8)
      _ = unsafe write(connection, bytes, bytes.count)
    }

    /// Waits for as many bytes as the line has.
    func receives(_ line: String, from connection: Int32) -> Bool {
      var received: [UInt8] = []
      while received.count < line.utf8.count {
        var byte: UInt8 = 0
        guard unsafe read(connection, &byte, 1) == 1 else { return false }
        received.append(byte)
      }
      return String(decoding: received, as: UTF8.self) == line
    }

    /// Waits until a line is in a set.
    func wait(for line: String, in set: borrowing Mutex<Set<String>>) {
      while !set.withLock({ $0.contains(line) }) { sched_yield() }
    }
  }

  @Test func `others are answered while work lasts, and its connection in the order that it asked`() {
    let echo = Echo()
    let (slow, other, third) = (echo.connection(), echo.connection(), echo.connection())
    defer { for one in [slow, other, third] { close(one) } }
    echo.send("w1\nafter", to: slow)
    echo.wait(for: "w1", in: echo.begun)
    echo.send("other", to: other)
    #expect(echo.receives("other", from: other))
    echo.send("w2", to: third)
    echo.wait(for: "w2", in: echo.begun)
    echo.free.withLock { _ = $0.insert("w2") }
    #expect(echo.receives("w2", from: third))
    echo.free.withLock { _ = $0.insert("w1") }
    #expect(echo.receives("w1", from: slow) && echo.receives("after", from: slow))
    #expect(echo.cancelled.withLock { $0.isEmpty })
  }

  @Test func `work ends when whoever asked goes away, and more than a browser asks for has its turn`() {
    let echo = Echo()
    let connections = (0..<8).map { _ in echo.connection() }
    for (number, one) in connections.enumerated() { echo.send("w\(number)", to: one) }
    for number in 0..<6 { echo.wait(for: "w\(number)", in: echo.begun) }
    for number in 0..<7 {
      close(connections[number])
      if number < 6 {
        echo.wait(for: "w\(number)", in: echo.cancelled)
      } else {
        echo.wait(for: "w\(number)", in: echo.begun)
      }
    }
    echo.free.withLock { $0.formUnion(["w6", "w7"]) }
    #expect(echo.receives("w7", from: connections[7]))
    close(connections[7])
  }
}
