// swift-format-ignore-file
// The signatures of SwiftUI that Chart.swift and the library PaletteCheck use, as its documentation states them. `@available` is Apple's.
//
// Sources: https://developer.apple.com/documentation/swiftui/axchartdescriptorrepresentable
// and https://developer.apple.com/documentation/swiftui/view/accessibilitychildren(children:)

import Accessibility
import Foundation

@MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

public struct Stub: View {
  public var body: Never { fatalError() }
}

@MainActor public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = Stub
  @ViewBuilder func body(content: Content) -> Body
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, visionOS 1, *)
public protocol AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, visionOS 1, *)
extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

public struct Text: View {
  public init(verbatim content: String) {}
  public var body: Never { fatalError() }
}

public struct Color: View {
  public static var clear: Color { Color() }
  public var body: Never { fatalError() }
}

public struct GeometryProxy {
  public var size: CGSize { CGSize(width: 0, height: 0) }
}

public struct GeometryReader<Content: View>: View {
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
  public var body: Never { fatalError() }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
  public var body: Never { fatalError() }
}

extension View {
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> Stub { Stub() }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> Stub { Stub() }
  public func accessibilityElement() -> Stub { Stub() }
  @available(macOS 11, iOS 14, tvOS 14, watchOS 7, visionOS 1, *)
  public func accessibilityLabel(_ label: Text) -> Stub { Stub() }
  @available(macOS 11, iOS 14, tvOS 14, watchOS 7, visionOS 1, *)
  public func accessibilityValue(_ value: Text) -> Stub { Stub() }
  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, visionOS 1, *)
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> Stub { Stub() }
  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, visionOS 1, *)
  public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> Stub { Stub() }
}

// https://developer.apple.com/documentation/swiftui/color/resolve(in:)

public enum ColorSchemeContrast: Sendable { case standard, increased }

public struct EnvironmentValues {
  public init() {}
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityReduceMotion: Bool { false }
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
}

@propertyWrapper public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}

// https://developer.apple.com/documentation/swiftui/view-accessibility

public struct AccessibilityTraits: Sendable {
  public static var isHeader: AccessibilityTraits { AccessibilityTraits() }
}

public struct AccessibilityActionKind: Sendable {
  public static var magicTap: AccessibilityActionKind { AccessibilityActionKind() }
}

extension View {
  @available(macOS 11, iOS 14, tvOS 14, watchOS 7, visionOS 1, *)
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Stub { Stub() }
  public func accessibilityAction(_ kind: AccessibilityActionKind = .magicTap, _ handler: @escaping () -> Void) -> Stub { Stub() }
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> Stub { Stub() }
  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, visionOS 1, *)
  public func accessibilityCustomContent(_ label: Text, _ value: Text) -> Stub { Stub() }
}

extension Color {
  public struct Resolved: Sendable {
    public var red: Float { 0 }
    public var green: Float { 0 }
    public var blue: Float { 0 }
    public var opacity: Float { 0 }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  nonisolated public func resolve(in environment: EnvironmentValues) -> Color.Resolved { Color.Resolved() }
}
