// swift-tools-version: 6.1
import PackageDescription

/// The same settings as in the package above.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let uikit = Target.Dependency.product(name: "UIKit", package: "Tessera")
let tesseraCore = Target.Dependency.product(name: "TesseraCore", package: "Tessera")
let tesseraTestSupport = Target.Dependency.product(name: "TesseraTestSupport", package: "Tessera")
let tessera = Target.Dependency.product(name: "Tessera", package: "Tessera")

let package = Package(
  name: "TesseraDesktop",
  products: [
    .library(name: "TesseraGTK", targets: ["TesseraGTK"]),
    .library(name: "CGTK", targets: ["CGTK"]),
    .executable(name: "gallery", targets: ["gallery"]),
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
      dependencies: ["CGTK", uikit],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "FrameCost",
      dependencies: ["TesseraGTK", uikit],
      path: "Benchmarks/FrameCost",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "WindowProbe",
      dependencies: ["TesseraGTK", "CGTK", uikit],
      path: "Tests/WindowProbe",
      swiftSettings: strict
    ),
    .target(name: "GallerySupport", path: "Gallery/Support", swiftSettings: strict),
    .target(
      name: "GalleryScreens",
      dependencies: ["GallerySupport", uikit, tessera, tesseraCore, tesseraTestSupport],
      path: "Gallery/Screens",
      swiftSettings: strict
    ),
    .target(
      name: "GalleryPlayback",
      dependencies: ["GalleryScreens", "GallerySupport", uikit],
      path: "Gallery/Playback",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "gallery",
      dependencies: ["GalleryPlayback", "GalleryScreens", "GallerySupport", "TesseraGTK", uikit],
      path: "Gallery/Program",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "QuickStart",
      dependencies: ["TesseraGTK", uikit],
      path: "Examples/QuickStart",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "GalleryProbe",
      dependencies: ["CGTK", "GalleryScreens", "GallerySupport", "TesseraGTK", uikit],
      path: "Tests/GalleryProbe",
      swiftSettings: strict
    ),
    .testTarget(
      name: "GallerySupportTests",
      dependencies: ["GallerySupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "DesktopTestSupport", "GalleryPlayback", "GalleryProbe", "GalleryScreens", "GallerySupport",
        "TesseraGTK",
        tessera, tesseraTestSupport, uikit,
      ],
      swiftSettings: strict
    ),
    .target(
      name: "DesktopTestSupport",
      path: "Tests/DesktopTestSupport",
      swiftSettings: strict
    ),
    .testTarget(
      name: "TesseraGTKTests",
      dependencies: [
        "TesseraGTK", "WindowProbe", "CGTK", "DesktopTestSupport", uikit, tesseraTestSupport,
      ],
      swiftSettings: strict
    ),
  ]
)
