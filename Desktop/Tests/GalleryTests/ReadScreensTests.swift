import Foundation
import GalleryScreens
import TesseraTestSupport
import Testing

/// Screens of the gallery in a window of 900 × 600 points, read over the accessibility bus.
@Suite(
  "Screens that are read over the accessibility bus",
  .serialized,
  .onTheDisplay,
  .enabled(if: TestDisplay.isThere, "There is no display."),
  .enabled(if: WindowReader.isThere, Comment(rawValue: WindowReader.words))
)
struct ReadScreensTests {
  /// The lines of the screen beside the list of screens, without the states that all have.
  private func lines(of screen: String, once name: String) throws -> [String] {
    let program = ["GalleryProbe", screen, Fixtures.status, Fixtures.pictures]
    let lines = try WindowReader.read(
      ["has \(name)", "tree"],
      of: program + [Fixtures.conversation]
    )
    let sidebar = try #require(lines.firstIndex { $0.contains("list “Tessera Gallery”") })
    let rest = lines[(sidebar + 1)...].drop { $0.hasPrefix("        ") }
    return rest.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("have names for the window, the program and every screen")
  @MainActor
  func window() throws {
    let program = ["GalleryProbe", "packages", Fixtures.status, Fixtures.pictures]
    let lines = try WindowReader.read(["has apt-listing*", "tree"], of: program)
    let list = "      list “Tessera Gallery” [focus, scroll backward, scroll forward]"
    let screen =
      "        list item “Packages” row 1 of \(GalleryCatalog.screens.count) (focusable, selected) [activate, focus]"
    #expect(lines[0].hasPrefix("application “GalleryProbe” Gallery probe"))
    #expect(lines[1].hasPrefix("  frame “Gallery probe”"))
    #expect(lines[2].hasPrefix("    panel “Gallery probe”"))
    expectEqual(Array(lines[3...4]), [list, screen])
  }

  @Test("of packages are headings with rows of their texts, below the field that filters them")
  func packages() throws {
    let lines = try lines(of: "packages", once: "apt-listing*")
    expectEqual(lines.first, "heading “Packages”")
    #expect(lines.contains("entry “Type to filter” (focusable, editable) [activate, focus]"))
    let heading = try #require(lines.firstIndex(of: "heading “admin, 5 packages · 6.6 MiB”"))
    let row = "list item “apt-listing, 2.6.1, finds and installs packages from a terminal”"
    expectEqual(lines[heading + 1], row + " row 1 of 48 (focusable) [activate, focus]")
  }

  @Test("of a form are rows with the controls in them, which have the names of the rows")
  func form() throws {
    let lines = try lines(of: "form", once: "E-mail")
    let name = try #require(lines.firstIndex(of: "list item “Name” row 1 of 12"))
    expectEqual(lines[name - 1], "heading “ABOUT YOU”")
    let field = "text “Name” First and last (focusable, editable) [activate, focus]"
    expectEqual(lines[name + 1], field)
    #expect(lines.contains("check box “Answer me” (focusable, checked) [activate, focus]"))
    #expect(
      lines.contains("slider “How bad” 22% (focusable) [decrement, focus, increment]")
    )
  }

  @Test("of a store are cards that scroll by themselves below headings")
  func store() throws {
    let lines = try lines(of: "store", once: "The Copper Pan*")
    #expect(lines.contains("heading “Restaurants near you”"))
    let card = try #require(lines.first { $0.contains("The Copper Pan") })
    #expect(card.contains("item 1 of 330"))
    #expect(card.hasSuffix("[activate, focus, scroll backward, scroll forward]"))
  }

  @Test("of a conversation are its messages, around the first that was not read")
  func conversation() throws {
    let lines = try lines(of: "conversation", once: "Unread messages")
    let messages = lines.filter { $0.hasPrefix("list item") }
    let mark = try #require(lines.first { $0.hasPrefix("heading “Unread messages”") })
    // A page of 100 messages that were read with the 11 days of them stands before it, the 12 that were not read and a day behind it.
    #expect(mark.hasPrefix("heading “Unread messages” row 112 of 125"))
    #expect(messages.count > 3)
    // Who, what and when: each has a time at its end.
    #expect(!messages.contains { $0.firstMatch(of: #/“.+, .+, \d\d:\d\d(, sent)?”/#) == nil })
    #expect(lines.contains { $0.hasPrefix("text “Message”") })
    expectEqual(lines.filter { $0.contains("push button “”") }, [])
  }
}
