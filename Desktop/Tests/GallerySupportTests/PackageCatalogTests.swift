import Foundation
import Testing

@testable import GallerySupport

@Suite("A catalog of packages")
struct PackageCatalogTests {
  private func catalog(_ text: String) throws -> PackageCatalog {
    try PackageCatalog(contentsOfFile: "status", bytes: [UInt8](text.utf8))
  }

  private let three = """
    Package: zlib1g
    Status: install ok installed
    Priority: required
    Section: libs
    Installed-Size: 163
    Maintainer: Mark Brown <broonie@example.org>
    Architecture: amd64
    Version: 1:1.2.13.dfsg-1
    Conffiles:
     /etc/zlib.conf 0123456789abcdef
    Description: compression library - runtime
     zlib is a library implementing the deflate compression method found
     in gzip and PKZIP.
     .
     It has:
      * speed, of which
        there is much
      * and age

    Package: bash
    Status: install ok installed
    Section: shells
    Version: 5.2.15-2
    Description: GNU Bourne Again SHell


    Package: acl
    Status: deinstall ok config-files
    Section: libs
    Version: 2.3.1-3
    """

  @Test("has packages in the order of the file")
  func order() throws {
    let packages = try catalog(three).packages
    #expect(packages.map(\.name) == ["zlib1g", "bash", "acl"])
    #expect(packages.map(\.section) == ["libs", "shells", "libs"])
    #expect(packages.map(\.id) == [0, 1, 2])
  }

  @Test("reads every field")
  func fields() throws {
    let package = try catalog(three).packages[0]
    #expect(package.version == "1:1.2.13.dfsg-1")
    #expect(package.installedSize == 163)
    #expect(package.maintainer == "Mark Brown <broonie@example.org>")
    #expect(package.summary == "compression library - runtime")
    #expect(package.isInstalled)
  }

  @Test("joins the lines of a long description and of each item of a list")
  func longDescription() throws {
    let package = try catalog(three).packages[0]
    #expect(
      package.details == """
        zlib is a library implementing the deflate compression method found in gzip and PKZIP.

        It has:

        • speed, of which there is much
        • and age
        """
    )
  }

  /// Lists stand in descriptions with their marks at the margin or indented, and what is indented without a mark is a table.
  @Test("keeps lists and what is preformatted in a long description")
  func lists() {
    let lines = [
      " Tools for", " pictures:", " - it shows", " them", " - and", "   turns them", " .", " Or:",
      "  + maybe", "  a  1",
      "  b  2", " The end.",
    ]
    #expect(
      PackageDescription.text(ofFolded: lines) == """
        Tools for pictures:

        • it shows them
        • and turns them

        Or:

        • maybe

         a  1
         b  2

        The end.
        """
    )
  }

  @Test("knows packages that left only their configuration behind")
  func removed() throws {
    let package = try catalog(three).packages[2]
    #expect(package.state == "config-files")
    #expect(!package.isInstalled)
    #expect(package.summary.isEmpty)
  }

  @Test("takes field names in any case, and lines that end as on other systems")
  func leniency() throws {
    let catalog = try catalog("package: a\r\nVERSION: 1\r\n\r\nPackage: b\r\n")
    #expect(catalog.packages.map(\.name) == ["a", "b"])
    #expect(catalog.packages[0].version == "1")
    #expect(catalog.packages[0].section == nil)
  }

  @Test("shows bytes that are no text instead of refusing them")
  func brokenText() throws {
    let bytes = [UInt8]("Package: a\nDescription: ".utf8) + [0xFF, 0x0A]
    let catalog = try PackageCatalog(contentsOfFile: "status", bytes: bytes)
    #expect(catalog.packages[0].summary == "\u{FFFD}")
  }

  @Test(
    "names the line that is broken",
    arguments: [
      ("Package: a\nnonsense\n", 2, "there is no “Field: value”"),
      (" folded\nPackage: a\n", 1, "a continuation line has no field to continue"),
      ("Package: a\n\n: empty\n", 3, "there is no “Field: value”"),
      ("Package: a\n\n\nVersion: 2\n", 4, "the paragraph that starts here names no package"),
      ("\u{0}\u{1}PNG\n", 1, "there is no “Field: value”"),
    ]
  )
  func brokenLine(text: String, line: Int, reason: String) {
    #expect(throws: PackageCatalogError.malformed(path: "status", line: line, reason: reason)) {
      try catalog(text)
    }
  }

  @Test("says that a file is empty, missing or a folder")
  func brokenFile() throws {
    let folder = try TemporaryFolder()
    let empty = try folder.write("status", "\n\n")
    #expect(throws: PackageCatalogError.empty(path: empty)) {
      try PackageCatalog(contentsOfFile: empty)
    }
    #expect(throws: PackageCatalogError.missing(path: "/no/such/file")) {
      try PackageCatalog(contentsOfFile: "/no/such/file")
    }
    #expect(throws: PackageCatalogError.unreadable(path: folder.path)) {
      try PackageCatalog(contentsOfFile: folder.path)
    }
    #expect(
      "\(PackageCatalogError.malformed(path: "/a", line: 3, reason: "b"))"
        == "/a is not a list of packages: in line 3, b."
    )
  }
}
