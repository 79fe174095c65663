// swift-tools-version: 6.0
//
// An app's package whose tests fail when the colours of its charts stop working for everybody.

import PackageDescription

let package = Package(
  name: "tested-package",
  platforms: [.macOS(.v15)],
  dependencies: [
    // Yours: .package(url: "https://…/palettecheck", from: "0.1.0")
    .package(name: "palettecheck", path: "../..")
  ],
  targets: [
    .target(name: "Dashboard"),
    .testTarget(
      name: "DashboardTests",
      dependencies: ["Dashboard", .product(name: "PaletteCheck", package: "palettecheck")]),
  ]
)
