// swift-tools-version: 6.1
import Foundation
import PackageDescription

// The parser of the toolchain is used, so that nothing is fetched and the grammar is the compiler's. Flags that name a folder are not
// allowed in a package that others depend on by its URL, so that the tool is a package of its own.

/// Returns the folder of the libraries that belong to the compiler which builds this package.
func hostLibraries() -> String {
  if let folder = Context.environment["SWIFT_HOST_LIBRARIES"] { return folder }
  let folders = (Context.environment["PATH"] ?? "").split(separator: ":")
  for folder in folders {
    let compiler = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
    let libraries = compiler.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift/host")
    let parser = libraries.appendingPathComponent("SwiftParser.swiftmodule").path
    if FileManager.default.fileExists(atPath: parser) { return libraries.path }
  }
  return "/usr/lib/swift/host"
}

let host = hostLibraries()
let swift: [SwiftSetting] = [
  .unsafeFlags(["-I", host]),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
let linker: [LinkerSetting] = [
  .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]),
  .linkedLibrary("SwiftSyntax"),
  .linkedLibrary("SwiftParser"),
  .linkedLibrary("SwiftOperators"),
]

let package = Package(
  name: "Port",
  targets: [
    .target(name: "PortRewriting", swiftSettings: swift, linkerSettings: linker),
    .executableTarget(
      name: "port",
      dependencies: ["PortRewriting"],
      swiftSettings: swift,
      linkerSettings: linker
    ),
    .testTarget(
      name: "PortTests",
      dependencies: ["PortRewriting"],
      // Tests read them where they lie.
      exclude: ["Cases", "App"],
      swiftSettings: swift,
      linkerSettings: linker
    ),
  ]
)
