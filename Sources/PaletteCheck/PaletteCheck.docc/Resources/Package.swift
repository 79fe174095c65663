// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Dashboard",
  platforms: [.macOS(.v15)],
  dependencies: [.package(url: "https://github.com/OWNER/palettecheck", from: "0.1.0")],
  targets: [
    .target(name: "Dashboard"),
    .testTarget(
      name: "DashboardTests",
      dependencies: ["Dashboard", .product(name: "PaletteCheck", package: "palettecheck")]),
  ]
)
