// swift-format-ignore-file
// The signatures of Apple's Accessibility framework that Chart.swift uses, as its documentation states them, so that the
// generated file can be type-checked where the framework is missing.
//
// `@available` is Apple's.
//
// Source: https://developer.apple.com/documentation/accessibility/audio-graphs

import Foundation

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, visionOS 1, *)
public protocol AXChart: AnyObject {
  var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, visionOS 1, *)
public protocol AXDataAxisDescriptor: AnyObject {
  var title: String { get set }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, visionOS 1, *)
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  public enum ScaleType: Int, Sendable { case linear, log10, ln }
  public var title: String
  public var scaleType: ScaleType = .linear
  public var range: ClosedRange<Double>
  public var gridlinePositions: [Double]
  public var valueDescriptionProvider: (Double) -> String
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double] = [],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, visionOS 1, *)
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  public var title: String
  public var categoryOrder: [String]
  public init(title: String, categoryOrder: [String]) { (self.title, self.categoryOrder) = (title, categoryOrder) }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, visionOS 1, *)
public final class AXDataPoint {
  public enum Value: Sendable { case number(Double), category(String) }
  public var label: String?
  public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) { self.label = label }
  public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) { self.label = label }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, visionOS 1, *)
public final class AXDataSeriesDescriptor {
  public var name: String
  public var isContinuous: Bool
  public var dataPoints: [AXDataPoint]
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
  }
}

@available(macOS 12, iOS 15, tvOS 15, watchOS 8, visionOS 1, *)
public final class AXChartDescriptor {
  public enum ContentDirection: Int, Sendable {
    case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
  }
  public var title: String?
  public var summary: String?
  public var contentDirection: ContentDirection = .leftToRight
  public var series: [AXDataSeriesDescriptor]
  public init(
    title: String? = nil, summary: String? = nil, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary, self.series) = (title, summary, series)
  }
}

// https://developer.apple.com/documentation/accessibility/axcustomcontentprovider

@available(macOS 11, iOS 14, tvOS 14, watchOS 7, visionOS 1, *)
public final class AXCustomContent {
  public init(label: String, value: String) {}
}

@available(macOS 11, iOS 14, tvOS 14, watchOS 7, visionOS 1, *)
@MainActor public protocol AXCustomContentProvider: AnyObject {
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
