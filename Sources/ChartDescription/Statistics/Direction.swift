/// Which way values go.
enum Direction: String, Hashable, Sendable {
  case rising, falling, level
}
