// swift-tools-version: 6.1
import PackageDescription

/// The same settings as in the package above.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "TesseraDesktop",
  products: [
    .library(name: "TesseraGTK", targets: ["TesseraGTK"]),
    .library(name: "CGTK", targets: ["CGTK"]),
  ],
  dependencies: [
    .package(name: "Tessera", path: "..")
  ],
  targets: [
    .systemLibrary(
      name: "CGTKLibrary",
      pkgConfig: "gtk4",
      providers: [.apt(["libgtk-4-dev"])]
    ),
    .target(name: "CGTK", dependencies: ["CGTKLibrary"]),
    .target(
      name: "TesseraGTK",
      dependencies: ["CGTK", .product(name: "UIKit", package: "Tessera")],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "FrameCost",
      dependencies: ["TesseraGTK", .product(name: "UIKit", package: "Tessera")],
      path: "Benchmarks/FrameCost",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "WindowProbe",
      dependencies: ["TesseraGTK", "CGTK", .product(name: "UIKit", package: "Tessera")],
      path: "Tests/WindowProbe",
      swiftSettings: strict
    ),
    .target(name: "GallerySupport", path: "Gallery/Support", swiftSettings: strict),
    .testTarget(
      name: "GallerySupportTests",
      dependencies: ["GallerySupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "TesseraGTKTests",
      dependencies: [
        "TesseraGTK", "WindowProbe", "CGTK",
        .product(name: "UIKit", package: "Tessera"),
        .product(name: "TesseraTestSupport", package: "Tessera"),
      ],
      swiftSettings: strict
    ),
  ]
)
