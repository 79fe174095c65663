// swift-tools-version: 6.0
//
// A package whose build fails when the colours of its charts stop working for everybody.

import PackageDescription

let package = Package(
  name: "gated-package",
  dependencies: [
    // Yours: .package(url: "https://…/palettecheck", from: "0.1.0")
    .package(name: "palettecheck", path: "../..")
  ],
  targets: [
    .target(
      name: "Dashboard",
      resources: [.process("Assets.xcassets")],
      plugins: [.plugin(name: "PaletteCheckBuildToolPlugin", package: "palettecheck")])
  ]
)
