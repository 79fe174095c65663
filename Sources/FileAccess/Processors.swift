import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The processors of the machine.
///
/// `DispatchQueue.concurrentPerform` would do, but brings a scheduler that is larger than a reader of themes.
package enum Processors {
  /// How many threads may still start: together with the first one as many as there are processors, however deep calls nest.
  private static let spare = Atomic(sysconf(Int32(_SC_NPROCESSORS_ONLN)) - 1)

  /// Calls `work` once with each number below `count`, on all processors, and returns after the last call.
  ///
  /// Where the system starts no thread, the calling one does everything.
  package static func perform(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    let share = Share(count, work)
    var threads: [pthread_t] = []
    while threads.count < count - 1, spare.take() {
      guard let thread = share.helper() else {
        spare.add(1, ordering: .relaxed)
        break
      }
      threads.append(thread)
    }
    share.run()
    for thread in threads {
      pthread_join(thread, nil)
      spare.add(1, ordering: .relaxed)
    }
  }

  /// Does work on a thread of its own, and does not wait for it; where the system starts none, the calling one does it.
  package static func start(_ work: @escaping @Sendable () -> Void) {
    let share = Share(1) { _ in work() }
    guard let thread = share.helper() else { return share.run() }
    pthread_detach(thread)
  }
}

extension Atomic where Value == Int {
  /// Takes one, if there is one.
  fileprivate borrowing func take() -> Bool {
    if subtract(1, ordering: .relaxed).oldValue > 0 { return true }
    add(1, ordering: .relaxed)
    return false
  }
}

/// Work that threads share: each takes the next number until none is left.
private final class Share: Sendable {
  private let count: Int
  private let work: @Sendable (Int) -> Void
  private let next = Atomic(0)

  init(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    self.count = count
    self.work = work
  }

  func run() {
    while true {
      let number = next.add(1, ordering: .relaxed).oldValue
      guard number < count else { return }
      work(number)
    }
  }

  /// Starts a thread that takes part; nil where the system has none. Wraps `pthread_create`.
  func helper() -> pthread_t? {
    let retained = unsafe Unmanaged.passRetained(self)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let code = unsafe pthread_create(&thread, nil, { unsafe Share.join($0) }, retained.toOpaque())
    guard code == 0 else {
      unsafe retained.release()
      return nil
    }
    return thread
  }

  #if canImport(Darwin)
    private static func join(_ share: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
      unsafe Unmanaged<Share>.fromOpaque(share).takeRetainedValue().run()
      return nil
    }
  #else
    private static func join(_ share: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      if let share = unsafe share { unsafe Unmanaged<Share>.fromOpaque(share).takeRetainedValue().run() }
      return nil
    }
  #endif
}

extension FileAccess {
  /// Whether the process may map this many more bytes. Under a limit of address space (`ulimit -v`), C libraries and threads
  /// abort the process when an allocation fails.
  ///
  /// Maps the bytes and unmaps them at once without touching them, so they cost no memory. Wraps `mmap`.
  package static func hasRoom(for bytes: Int) -> Bool {
    let reserved = unsafe mmap(nil, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0)
    // MAP_FAILED is (void *) -1.
    guard unsafe reserved != UnsafeMutableRawPointer(bitPattern: -1) else { return false }
    unsafe munmap(reserved, bytes)
    return true
  }

  /// Gives memory that was freed back to the system, from between what is in use too. Wraps glibc's `malloc_trim`, looked up by
  /// name because Swift does not import its header; does nothing with other C libraries.
  package static func returnFreeMemory() {
    // A handle of null means all that is loaded: RTLD_DEFAULT, which Swift does not import either.
    guard let function = unsafe dlsym(nil, "malloc_trim") else { return }
    typealias Trim = @convention(c) (Int) -> Int32
    _ = unsafe unsafeBitCast(function, to: Trim.self)(0)
  }
}
