import Foundation
import GallerySupport
import Testing

@Suite("A command line of the gallery")
struct GalleryCommandTests {
  private func values(_ pairs: [GalleryOption: String]) -> GalleryOptionValues {
    var values = GalleryOptionValues()
    for (option, value) in pairs { values[option] = value }
    return values
  }

  @Test("opens a window unless it says otherwise")
  func windows() throws {
    #expect(try GalleryCommand([]) == .show(name: nil, GalleryOptionValues()))
    #expect(try GalleryCommand(["--file", "a"]) == .show(name: nil, values([.file: "a"])))
    #expect(
      try GalleryCommand(["show", "Photos", "--folder", "/p"])
        == .show(name: "Photos", values([.folder: "/p"]))
    )
  }

  @Test("lists and helps")
  func listing() throws {
    #expect(try GalleryCommand(["list"]) == .list)
    for word in ["help", "--help", "-h"] { #expect(try GalleryCommand([word]) == .help) }
  }

  @Test("imports messages and says something in a conversation")
  func conversations() throws {
    #expect(
      try GalleryCommand(["import-git", "/r"])
        == .importMessages(.git(folder: "/r"), database: nil)
    )
    #expect(
      try GalleryCommand(["import-mbox", "m", "--database", "d"])
        == .importMessages(.mailbox(file: "m"), database: "d")
    )
    #expect(
      try GalleryCommand(["say", "Hi there", "--as", "Eve", "--database", "d"])
        == .say("Hi there", author: "Eve", database: "d")
    )
    #expect(throws: GalleryCommandError.missing("The folder of a repository")) {
      try GalleryCommand(["import-git", "--database", "d"])
    }
    #expect(throws: GalleryCommandError.unknownOption("--rows")) {
      try GalleryCommand(["say", "x", "--rows", "3"])
    }
  }

  @Test("describes a picture in full")
  func rendering() throws {
    var expected = GalleryRendering(name: "BillionRows", output: "out.png")
    expected.size = CGSize(width: 500, height: 700)
    expected.scale = 2
    expected.isDark = true
    expected.isRightToLeft = true
    expected.showsSidebar = true
    expected.script = "s.txt"
    expected.options = values([.rows: "12"])
    let words = """
      render BillionRows --rows 12 --out out.png --size 500x700 --scale 2 --dark --rtl --sidebar \
      --script s.txt
      """
    #expect(try GalleryCommand(words.split(separator: " ").map { String($0) }) == .render(expected))
  }

  @Test(
    "says which word is not understood",
    arguments: [
      (["open"], "There is no command “open”."),
      (["list", "all"], "There is no option “all” here."),
      (["show"], "The name of a screen is missing."),
      (["show", "Photos", "--dark"], "There is no option “--dark” here."),
      (["render", "Photos"], "--out FILE.png is missing."),
      (["render", "Photos", "--out"], "The value of --out is missing."),
      (
        ["render", "Photos", "--out", "a.png", "--size", "800"],
        "--size takes a width and a height as in 800x600, not “800”."
      ),
      (
        ["render", "Photos", "--out", "a.png", "--size", "0x600"],
        "--size takes a width and a height as in 800x600, not “0x600”."
      ),
      (
        ["render", "Photos", "--out", "a.png", "--scale", "nan"],
        "--scale takes a number from 0.1 to 8, not “nan”."
      ),
      (["--rows", "-3"], "--rows takes a whole number, 0 or more, not “-3”."),
    ]
  )
  func mistakes(words: [String], message: String) throws {
    let error = #expect(throws: GalleryCommandError.self) { try GalleryCommand(words) }
    #expect(try #require(error).description == message)
  }
}
