// swift-format-ignore-file
// The signatures of AppKit that the library PaletteCheck uses, as its documentation states them.
//
// Sources: https://developer.apple.com/documentation/appkit/nscolor and https://developer.apple.com/documentation/appkit/nsappearance

@_exported import Foundation

public final class NSColorSpace: Sendable {
  public static var extendedSRGB: NSColorSpace { NSColorSpace() }
}

public final class NSAppearance {
  public func performAsCurrentDrawingAppearance(_ block: () -> Void) {}
}

public final class NSColor: Sendable {
  public typealias Name = String
  public init?(named name: NSColor.Name, bundle: Bundle?) { nil }
  public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { nil }
  public var redComponent: CGFloat { 0 }
  public var greenComponent: CGFloat { 0 }
  public var blueComponent: CGFloat { 0 }
  public var alphaComponent: CGFloat { 0 }
}

// https://developer.apple.com/documentation/appkit/nsworkspace

public final class NSWorkspace: Sendable {
  public static var shared: NSWorkspace { NSWorkspace() }
  public var accessibilityDisplayShouldDifferentiateWithoutColor: Bool { false }
  public var accessibilityDisplayShouldReduceTransparency: Bool { false }
  public var accessibilityDisplayShouldIncreaseContrast: Bool { false }
  public var accessibilityDisplayShouldReduceMotion: Bool { false }
}
