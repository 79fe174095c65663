import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What to do with the bytes that a connection has sent so far.
package enum LoopbackReply: Sendable {
  /// Wait for more.
  case incomplete
  /// Send these bytes, and forget as many of those received; whether whoever asks may, and keeps the connection before strangers.
  case answer([UInt8], used: Int, isAdmitted: Bool)
  /// The same where the bytes take long to find: on a thread of its own, while others are answered. Whoever asks may, and `cancel` is
  /// called when nobody waits any more.
  case work(bytes: @Sendable () -> [UInt8], cancel: @Sendable () -> Void, used: Int)
  /// Send these bytes and close the connection.
  case last([UInt8])
}

/// A server for programs of the same machine: connections of the loopback interface, the requests of each answered one after the
/// other.
///
/// One thread sends and receives everything, so that a connection that sends nothing, as browsers open them ahead of time, keeps
/// nobody waiting; only work that is said to take long has threads of its own.
///
/// It replaces a library: linked statically, FlyingFox 0.27 needs libcurl for a client that nobody calls, Hummingbird 2.28 adds
/// 63 MB to the command, and SwiftNIO 6 MB.
package final class LoopbackListener {
  /// The port.
  package let port: Int
  private let listening: Descriptor
  private let wakeup: Wakeup
  private var connections: [Connection] = []

  /// Connections at a time, engineering choice: a browser opens six to one host. The oldest gives way, strangers first.
  private static let mostConnections = 32
  /// Seconds in which a connection sends a whole request before a stranger's is closed, engineering choice.
  private static let patience = 10
  /// Bytes of requests that are held at a time, engineering choice: more than one request may have, so that the first to come is
  /// read to its end while the others wait.
  private static let mostReceived = 32 << 20
  /// Bytes that are passed over after the last answer: a connection that closes on bytes it has not read takes the answer back
  /// from whoever still sends (RFC 9112, section 9.6). Engineering choice, more than a browser can have in one string.
  private static let mostDrained = 1 << 30
  /// Answers that are worked out at a time, engineering choice: as many as a browser asks for at once.
  private static let mostWorks = 6

  private final class Connection {
    let descriptor: Descriptor
    var received: [UInt8] = []
    var sending: [UInt8] = []
    var sent = 0
    var closes = false
    /// Bytes that may still come after the last answer; nil before it is sent.
    var draining: Int?
    /// Whether what was received may hold another request.
    var isUnread = false
    var isAdmitted = false
    /// The answer that is being worked out, and how to end that.
    var work: (answer: LateAnswer, cancel: () -> Void)?
    /// The time of the last answer, or of the connection itself.
    var since = time(nil)

    init(_ descriptor: consuming Descriptor) { self.descriptor = descriptor }

    deinit { work?.cancel() }

    var isSending: Bool { sent < sending.count }
    var hasWorked: Bool { work?.answer.bytes.withLock { $0 != nil } ?? false }

    /// Forgets the bytes of a request that has its answer.
    func take(_ used: Int, isAdmitted: Bool) {
      received.removeFirst(min(used, received.count))
      // Requests may come one behind the other (RFC 9112, section 9.3.2): each has its turn after the answer before.
      (isUnread, since) = (!received.isEmpty, time(nil))
      self.isAdmitted = self.isAdmitted || isAdmitted
    }

    /// What to wait for: of work, that its connection goes away.
    func events(mayReceive: Bool, mayWork: Bool) -> Int32 {
      if work != nil { return LoopbackListener.isGone }
      if isSending || isUnread && mayWork { return POLLOUT }
      return mayReceive && !isUnread ? POLLIN : 0
    }
  }

  private final class LateAnswer: Sendable {
    let bytes = Mutex<[UInt8]?>(nil)
  }

  #if canImport(Darwin)
    private static let isGone: Int32 = 0
  #else
    // POLLRDHUP, poll(2), which glibc's header has for programs of GNU alone.
    private static let isGone: Int32 = 0x2000
  #endif

  /// Listens on 127.0.0.1.
  ///
  /// - Parameter port: 0 for any that is free.
  package init(port: Int) throws(FileError) {
    let name = "127.0.0.1:\(port)"
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let listening = Descriptor(number: socket(AF_INET, kind, 0))
    guard listening.number >= 0, let wakeup = Wakeup() else { throw FileError.system(.listen, path: name, code: errno) }
    Self.prepare(listening.number)
    var yes: Int32 = 1
    // A port that was in use a moment ago is free.
    _ = unsafe setsockopt(listening.number, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(truncatingIfNeeded: port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        guard unsafe bind(listening.number, address, length) == 0, listen(listening.number, 64) == 0 else {
          return errno
        }
        return unsafe getsockname(listening.number, address, &length) == 0 ? 0 : errno
      }
    }
    guard code == 0 else { throw FileError.system(.listen, path: name, code: code) }
    self.port = Int(UInt16(bigEndian: address.sin_port))
    self.listening = listening
    self.wakeup = wakeup
  }

  /// Answers connections; does not return.
  ///
  /// - Parameter reply: What to do with the bytes that a connection has sent.
  package func serve(_ reply: ([UInt8]) -> LoopbackReply) throws(FileError) -> Never {
    while true {
      let held = connections.reduce(0) { $0 + $1.received.count }
      let first = connections.first { !$0.received.isEmpty }
      let mayWork = connections.count { $0.work != nil } < Self.mostWorks
      var requests = [listening.number, wakeup.number].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      requests += connections.map { connection in
        let mayReceive = held < Self.mostReceived || connection === first
        let events = connection.events(mayReceive: mayReceive, mayWork: mayWork)
        return pollfd(fd: connection.descriptor.number, events: Int16(truncatingIfNeeded: events), revents: 0)
      }
      let hasStrangers = connections.contains { !$0.isAdmitted }
      guard unsafe poll(&requests, nfds_t(requests.count), hasStrangers ? 1000 : -1) >= 0 else {
        if errno == EINTR { continue }
        throw FileError.system(.listen, path: "127.0.0.1:\(port)", code: errno)
      }
      let now = time(nil)
      var open: [Connection] = []
      if requests[1].revents != 0 { wakeup.rest() }
      for (connection, request) in zip(connections, requests.dropFirst(2)) {
        let isLate = !connection.isAdmitted && now - connection.since > Self.patience
        let isReady = request.revents != 0 || connection.hasWorked
        if isReady ? isOpen(connection, reply) : !isLate { open.append(connection) }
      }
      connections = open
      if requests[0].revents != 0 { acceptNext() }
    }
  }

  private func acceptNext() {
    let number = accept(listening.number, nil, nil)
    guard number >= 0 else {
      // Without a free descriptor the next one waits for ever, and poll with it.
      if errno == EMFILE || errno == ENFILE { giveWay() }
      return
    }
    Self.prepare(number)
    if connections.count >= Self.mostConnections { giveWay() }
    connections.append(Connection(Descriptor(number: number)))
  }

  private func giveWay() {
    guard !connections.isEmpty else { return }
    connections.remove(at: connections.firstIndex { !$0.isAdmitted } ?? 0)
  }

  /// Receives or sends what a connection is ready for; false where it has ended.
  private func isOpen(_ connection: Connection, _ reply: ([UInt8]) -> LoopbackReply) -> Bool {
    if let work = connection.work {
      guard let bytes = work.answer.bytes.withLock({ $0 }) else { return false }
      (connection.work, connection.sending, connection.since) = (nil, bytes, time(nil))
    }
    if connection.isSending { return isOpenAfterSending(connection) }
    if !connection.isUnread {
      let number = connection.descriptor.number
      var piece = [UInt8](repeating: 0, count: 1 << 16)
      let count = unsafe piece.withUnsafeMutableBytes { unsafe recv(number, $0.baseAddress, $0.count, 0) }
      guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) }
      if let left = connection.draining {
        connection.draining = left - count
        return left > count
      }
      connection.received += piece[..<count]
    }
    connection.isUnread = false
    switch reply(connection.received) {
    case .incomplete: return true
    case .answer(let bytes, let used, let isAdmitted):
      connection.take(used, isAdmitted: isAdmitted)
      (connection.sending, connection.sent) = (bytes, 0)
    case .work(let bytes, let cancel, let used):
      guard connections.count(where: { $0.work != nil }) < Self.mostWorks else {
        connection.isUnread = true
        return true
      }
      connection.take(used, isAdmitted: true)
      let answer = LateAnswer()
      connection.work = (answer, cancel)
      Processors.start { [wakeup] in
        let bytes = bytes()
        answer.bytes.withLock { $0 = bytes }
        wakeup.wake()
      }
      return true
    case .last(let bytes):
      (connection.sending, connection.sent, connection.closes) = (bytes, 0, true)
    }
    return isOpenAfterSending(connection)
  }

  /// Sends as much as the system takes.
  private func isOpenAfterSending(_ connection: Connection) -> Bool {
    let (number, start) = (connection.descriptor.number, connection.sent)
    let count = unsafe connection.sending.withUnsafeBytes { bytes in
      unsafe send(number, bytes.baseAddress.map { unsafe $0 + start }, bytes.count - start, 0)
    }
    guard count >= 0 else { return errno == EAGAIN || errno == EINTR }
    connection.sent += count
    guard !connection.isSending else { return true }
    connection.sending = []
    connection.sent = 0
    if connection.closes {
      connection.draining = Self.mostDrained
      connection.received = []
      return shutdown(number, Int32(SHUT_WR)) == 0
    }
    return true
  }

  /// Other programs that this one starts do not get it, and no call waits.
  private static func prepare(_ number: Int32) {
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    _ = fcntl(number, F_SETFL, O_NONBLOCK)
  }
}
