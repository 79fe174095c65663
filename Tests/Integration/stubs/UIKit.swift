// swift-format-ignore-file
// The signatures of UIKit that Chart.swift and the library PaletteCheck use, as its documentation states them. `@available` is Apple's.
//
// Sources: https://developer.apple.com/documentation/uikit/uiaccessibilityelement
// and https://developer.apple.com/documentation/uikit/uiaccessibilitycontainertype

@_exported import Foundation

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static var staticText: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 64) }
  public static var selected: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 8) }
  public static var header: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 65536) }
}

@available(iOS 11, tvOS 11, visionOS 1, *)
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark
  @available(iOS 13, tvOS 13, visionOS 1, *)
  case semanticGroup
}

@MainActor open class UIView {
  public init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  open var bounds = CGRect(x: 0, y: 0, width: 0, height: 0)
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityElements: [Any]?
  @available(iOS 11, tvOS 11, visionOS 1, *)
  open var accessibilityContainerType: UIAccessibilityContainerType { get { .none } set {} }
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open var traitCollection: UITraitCollection { UITraitCollection() }
  open var canBecomeFocused: Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
}

@MainActor open class UIAccessibilityElement {
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  public var accessibilityLabel: String?
  public var accessibilityValue: String?
  public var accessibilityTraits: UIAccessibilityTraits = []
  public var isAccessibilityElement = true
  public var accessibilityElements: [Any]?
  @available(iOS 11, tvOS 11, visionOS 1, *)
  public var accessibilityContainerType: UIAccessibilityContainerType { get { .none } set {} }
  @available(iOS 10, tvOS 10, visionOS 1, *)
  public var accessibilityFrameInContainerSpace: CGRect { get { CGRect(x: 0, y: 0, width: 0, height: 0) } set {} }
  public init(accessibilityContainer: Any) {}
}

// https://developer.apple.com/documentation/uikit/uiaccessibility and .../uiaccessibilitycustomaction

@MainActor public final class UIAccessibilityCustomAction {
  @available(iOS 13, tvOS 13, visionOS 1, *)
  public init(name: String, actionHandler: @escaping (UIAccessibilityCustomAction) -> Bool) {}
}

@MainActor public enum UIAccessibility {
  public struct Notification: Sendable {
    public static var layoutChanged: Notification { Notification() }
  }
  @available(iOS 13, tvOS 13, visionOS 1, *)
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static func post(notification: Notification, argument: UIAccessibilityElement?) {}
}

// https://developer.apple.com/documentation/uikit/uicolor and .../uitraitcollection

public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

public final class UITraitCollection: Sendable {
  @available(iOS 13, tvOS 13, visionOS 1, *)
  public var accessibilityContrast: UIAccessibilityContrast { .normal }
  public static var current: UITraitCollection { UITraitCollection() }
  public init() {}
}

public final class UIColor: Sendable {
  @available(iOS 11, tvOS 11, visionOS 1, *)
  public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) { nil }
  @available(iOS 13, tvOS 13, visionOS 1, *)
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { false }
}
