import GalleryPlayback
import GalleryScreens
import GallerySupport
import TesseraTestSupport
import Testing
import UIKit

extension OneProgramAtATime {
  @Suite("Form")
  @MainActor
  struct FormScreenTests {
    private func fixture(_ room: ScreenRoom = ScreenRoom(width: 420)) throws -> GalleryFixture {
      let screen = try GalleryCatalog.screen(named: "form")
      return GalleryFixture(
        size: CGSize(width: room.width, height: 1200),
        environment: UIBackendEnvironment(
          prefersDarkAppearance: room.isDark,
          isRightToLeft: room.isRightToLeft
        )
      ) { screen.makeViewController(with: GalleryOptionValues(), clock: $0) }
    }

    /// All views of a type in the list, from top to bottom.
    private func all<View: UIView>(_ type: View.Type, _ fixture: GalleryFixture) throws -> [View] {
      func find(in view: UIView) -> [View] {
        ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { find(in: $0) }
      }
      return find(in: try fixture.list()).sorted {
        $0.convert($0.bounds, to: nil).minY < $1.convert($1.bounds, to: nil).minY
      }
    }

    /// Types into a field as a person does.
    private func type(_ text: String, into view: UIView, _ fixture: GalleryFixture) async throws {
      let frame = view.convert(view.bounds, to: nil)
      fixture.screen?.tap(at: CGPoint(x: frame.midX, y: frame.minY + 12))
      try await fixture.follow("0 type \"\(text)\"")
    }
  }
}

extension OneProgramAtATime.FormScreenTests {
  @Test("says what is wrong with an address while it is typed, and the field keeps the keys")
  func address() async throws {
    let log = DiagnosticLog()
    defer { log.end() }
    let fixture = try fixture()
    await fixture.rest()
    let field = try all(UITextField.self, fixture)[1]
    let sentence = "An address has a name, an @ and a domain."
    #expect(!fixture.lines.contains(sentence))
    try await type("ada@", into: field, fixture)
    #expect(fixture.lines.contains(sentence))
    #expect(field.isFirstResponder)
    try await fixture.follow("0 type \"b.org\"")
    #expect(!fixture.lines.contains(sentence))
    expectEqual(field.text, "ada@b.org")
    expectEqual(log.messages, [])
  }

  /// A line of text is 17 points high at least.
  @Test("grows with the words, whose missing letters are counted", arguments: ScreenRoom.all)
  func words(room: ScreenRoom) async throws {
    let log = DiagnosticLog()
    defer { log.end() }
    let fixture = try fixture(room)
    await fixture.rest()
    let view = try #require(all(UITextView.self, fixture).first)
    let height = view.bounds.height
    try await type("one two", into: view, fixture)
    #expect(fixture.lines.contains("Say a little more: 7 of 20 characters."))
    // 300 letters are more than two lines of 672 points, however wide the window is.
    try await fixture.follow("0 type \"\(String(repeating: "three four ", count: 27))\"")
    #expect(view.bounds.height >= height + 2 * 17)
    #expect(!fixture.lines.contains { $0.hasPrefix("Say a little more") })
    expectEqual(log.messages, [])
  }

  @Test("asks how bad it is about faults alone")
  func kinds() async throws {
    let fixture = try fixture()
    await fixture.rest()
    #expect(fixture.lines.contains("How bad"))
    try await fixture.press("Wish")
    await fixture.rest()
    #expect(!fixture.lines.contains("How bad"))
    #expect(fixture.lines.contains("Answer me"))
    try await fixture.press("Fault")
    await fixture.rest()
    #expect(fixture.lines.contains("How bad"))
  }

  @Test("is sent once everything is there, and is empty afterwards")
  func sending() async throws {
    let log = DiagnosticLog()
    defer { log.end() }
    let fixture = try fixture()
    await fixture.rest()
    let fields = try all(UITextField.self, fixture)
    let send = try #require(
      all(UIButton.self, fixture).first { $0.configuration?.title == "Send" }
    )
    try await type("Ada", into: fields[0], fixture)
    try await type("a@b.org", into: fields[1], fixture)
    try await type("secrets1", into: fields[2], fixture)
    let words = try #require(all(UITextView.self, fixture).first)
    try await type("a list that is longer than that", into: words, fixture)
    #expect(!send.isEnabled)
    try await fixture.press("Choose")
    #expect(try #require(fixture.screen?.menu).choose("Text"))
    await fixture.rest()
    #expect(send.isEnabled)
    try await fixture.press("Send")
    expectEqual(send.configuration?.title, "Sending")
    try await fixture.follow("0 capture sending.png\n2 capture sent.png")
    #expect(fixture.lines.contains("Thank you, Ada. The form is empty again."))
    #expect(fields.allSatisfy { $0.text == "" })
    expectEqual(words.text, "")
    #expect(!send.isEnabled)
    expectEqual(log.messages, [])
  }
}
