// swift-format-ignore-file
// The signatures of Foundation that Chart.swift uses, with Apple's availability, which Foundation on Linux does not state.
//
// Sources: https://developer.apple.com/documentation/foundation/timezone/gmt,
// https://developer.apple.com/documentation/foundation/date/formatstyle
// and https://developer.apple.com/documentation/foundation/floatingpointformatstyle

public typealias CGFloat = Double
public struct CGPoint { public static var zero: CGPoint { CGPoint() } }
public struct CGSize {
  public var width, height: Double
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}
public struct CGRect {
  public var width, height, minX, minY: Double
  public var midX: Double { minX + width / 2 }
  public var midY: Double { minY + height / 2 }
  public init(x: Double, y: Double, width: Double, height: Double) {
    (minX, minY, self.width, self.height) = (x, y, width, height)
  }
  public init(origin: CGPoint, size: CGSize) { self.init(x: 0, y: 0, width: size.width, height: size.height) }
}
public class NSCoder {}

public struct TimeZone {
  public init?(secondsFromGMT seconds: Int) {}
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
  public static var gmt: TimeZone { TimeZone(secondsFromGMT: 0)! }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, visionOS 1, *)
public protocol FormatStyle {
  associatedtype FormatInput
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, visionOS 1, *)
public struct FloatingPointFormatStyle<Value>: FormatStyle {
  public typealias FormatInput = Value
  public struct Precision {
    public static func fractionLength(_ limits: ClosedRange<Int>) -> Precision { Precision() }
  }
  public static var number: FloatingPointFormatStyle<Value> { FloatingPointFormatStyle<Value>() }
  public func precision(_ precision: Precision) -> FloatingPointFormatStyle<Value> { self }
}

extension Double {
  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, visionOS 1, *)
  public func formatted(_ style: FloatingPointFormatStyle<Double>) -> String { "" }
}

public struct Date {
  public init(timeIntervalSince1970: Double) {}
  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, visionOS 1, *)
  public func formatted(_ style: FormatStyle) -> String { "" }

  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, visionOS 1, *)
  public struct FormatStyle {
    public enum Width { case wide }
    public var timeZone = TimeZone(secondsFromGMT: 0)!
    public static var dateTime: FormatStyle { FormatStyle() }
    public func year() -> FormatStyle { self }
    public func quarter(_ width: Width) -> FormatStyle { self }
    public func month(_ width: Width) -> FormatStyle { self }
    public func day() -> FormatStyle { self }
    public func hour() -> FormatStyle { self }
    public func minute() -> FormatStyle { self }
    public func second() -> FormatStyle { self }
  }
}

public final class Bundle: Sendable {
  public static var main: Bundle { Bundle() }
  public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String { key }
}

public struct Locale: Sendable {
  public static var current: Locale { Locale() }
}

extension String {
  // Apple's takes any number of arguments; Swift for this target has no type for them.
  public init(format: String, locale: Locale?, _ number: Double, _ text: String) { self = format }
}
