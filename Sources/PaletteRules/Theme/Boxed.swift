/// Keeps an optional value on the heap, so that a type of which there are thousands stays small where the value is rarely
/// there. Copies share the value until one of them replaces it.
@propertyWrapper
package struct Boxed<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value?
    init(_ value: Value) { self.value = value }
  }

  private var box: Box?

  /// Keeps a value; nil takes no memory beyond the reference.
  package init(wrappedValue: Value?) { box = wrappedValue.map(Box.init) }

  /// The value.
  package var wrappedValue: Value? {
    // Read in place: a copy would take hold of each of its parts.
    _read {
      if let box { yield box.value } else { yield nil }
    }
    set { box = newValue.map(Box.init) }
  }
}

/// Keeps a value on the heap, for a type of many parts that is copied often: a copy takes hold of one object in place of each
/// part, and shares the value until one of the copies replaces it.
@propertyWrapper
package struct Shared<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  /// Keeps a value.
  package init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// The value.
  package var wrappedValue: Value {
    _read { yield box.value }
    set { box = Box(newValue) }
  }
}
