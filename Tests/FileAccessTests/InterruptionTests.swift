import FileAccess
import Synchronization
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How often the handler of the test ran.
private let handled = Atomic<Int>(0)

@Suite(.serialized) struct InterruptionTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func `a signal waits for the end of what it must not cut`(_ number: Int32)
  {
    // Whoever runs the tests may hold the signal back.
    var (own, mask) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&own)
    unsafe sigaddset(&own, number)
    unsafe pthread_sigmask(SIG_UNBLOCK, &own, &mask)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &mask, nil) }
    handled.store(0, ordering: .relaxed)
    let before = signal(number) { _ in handled.add(1, ordering: .relaxed) }
    defer { _ = signal(number, before) }
    FileAccess.uninterrupted {
      pthread_kill(pthread_self(), number)
      #expect(handled.load(ordering: .relaxed) == 0)
    }
    #expect(handled.load(ordering: .relaxed) == 1)
  }

  @Test func `a directory has one holder at a time`() throws {
    let directory = try TemporaryDirectory()
    var lock = DirectoryLock(directory.path)
    #expect(lock != nil)
    let number = unsafe open(directory.path, O_RDONLY)
    defer { close(number) }
    #expect(flock(number, LOCK_EX | LOCK_NB) != 0)
    lock = nil
    #expect(flock(number, LOCK_EX | LOCK_NB) == 0)
    #expect(DirectoryLock(directory.path + "/none") == nil)
  }

  @Test func `what a write would replace or create is known before`() throws {
    let directory = try TemporaryDirectory()
    let real = try FileAccess.realPath(directory.path)
    directory.file("there.json", "")
    directory.link("link.json", to: "there.json")
    directory.link("dangling.json", to: "new.json")
    #expect(try FileAccess.destination(of: directory.path + "/link.json") == real + "/there.json")
    #expect(try FileAccess.destination(of: directory.path + "/dangling.json") == real + "/new.json")
    #expect(throws: FileError.self) { try FileAccess.destination(of: directory.path + "/none/new.json") }
  }
}
