import PortRewriting
import Testing

@Suite("A manifest of a package")
struct PackageManifestTests {
  private func manifest(_ targets: String, before: String = "") -> PackageManifest {
    PackageManifest(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      \(before)
      let package = Package(
        name: "Lists",
        products: [.library(name: "Lists", targets: ["Lists"])],
        dependencies: [.package(url: "https://example.com/rows", from: "1.0.0")],
        targets: [\(targets)]
      )
      """
    )
  }

  @Test("has the files in subfolders of the folder of a target")
  func path() {
    let manifest = manifest(#".target(name: "Lists", path: "./Sources/")"#)
    #expect(manifest.target(of: "Sources/Cells/Cell.swift") == "Lists")
    #expect(manifest.target(of: "Sources/Lists.swift") == "Lists")
    #expect(manifest.target(of: "Example/Sources/App.swift") == nil)
  }

  @Test("has a folder for each target without one")
  func names() {
    let manifest = manifest(
      #"""
      .target(name: "Lists", dependencies: [.target(name: "Cells")]),
      .target(name: "Rows"), .testTarget(name: "ListsTests", dependencies: ["Lists"]),
      .testTarget(name: "RowsTests")
      """#
    )
    #expect(manifest.target(of: "Sources/Lists/A/B.swift") == "Lists")
    #expect(manifest.target(of: "Source/Rows/A.swift") == "Rows")
    #expect(manifest.target(of: "Tests/ListsTests/A.swift") == "ListsTests")
    // What a target depends on is no target of this name.
    #expect(manifest.target(of: "Sources/Cells/A.swift") == nil)
    #expect(manifest.target(of: "Sources/A.swift") == nil)
  }

  @Test("has all files of Sources in its only target")
  func single() {
    let manifest = manifest(#".target(name: "Lists"), .testTarget(name: "ListsTests")"#)
    #expect(manifest.target(of: "Sources/Cells/A.swift") == "Lists")
    #expect(manifest.target(of: "Tests/Cells/A.swift") == "ListsTests")
  }

  @Test("has the sources of a target, without what is excluded")
  func sources() {
    let manifest = manifest(
      #"""
      .target(name: "Lists", path: ".", exclude: ["Source/Old"], sources: ["Source", "More/A.swift"]),
      .target(name: "Rows", path: "Source/Rows")
      """#
    )
    #expect(manifest.target(of: "Source/A/B.swift") == "Lists")
    #expect(manifest.target(of: "More/A.swift") == "Lists")
    #expect(manifest.target(of: "More/B.swift") == nil)
    #expect(manifest.target(of: "Source/Old/B.swift") == nil)
    #expect(manifest.target(of: "Source/Rows/B.swift") == "Rows")
  }

  @Test("reads constants, and says where it cannot read a target")
  func constants() {
    let known = manifest(
      #".target(name: name, path: "\(folder)/UI")"#,
      before: #"let name = "Lists"; let folder = "Code""#
    )
    #expect(known.target(of: "Code/UI/A/B.swift") == "Lists")
    #expect(known.isComplete)
    let made = manifest(#".target(name: name(of: "Lists"), path: "Code")"#)
    #expect(made.target(of: "Code/A.swift") == nil)
    #expect(!made.isComplete)
    #expect(!manifest("").isComplete)
  }
}
