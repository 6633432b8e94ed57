import Foundation
import GalleryPlayback
import GallerySupport
import TesseraTestSupport
import Testing
import UIKit

@testable import GalleryScreens

extension OneProgramAtATime {
  @Suite("Countries")
  @MainActor
  struct CountriesScreenTests {
    private func country(_ id: Country.ID) throws -> Country {
      try #require(Country.all.first { $0.id == id })
    }

    /// The attributes of the text of a country where `words` stand in it.
    private func attributes(
      _ words: String,
      of id: Country.ID
    ) throws -> [NSAttributedString.Key: Any] {
      let text = CountryText.make(try country(id), sharing: [try country("AT")])
      let range = (text.string as NSString).range(of: words)
      try #require(range.location != NSNotFound)
      return text.attributes(at: range.location, effectiveRange: nil)
    }

    @Test("say their names from the side on which each language begins")
    func directions() throws {
      let arabic = try attributes("ألمانيا", of: "DE")[.paragraphStyle] as? NSParagraphStyle
      let french = try attributes("Allemagne", of: "DE")[.paragraphStyle] as? NSParagraphStyle
      expectEqual(arabic?.baseWritingDirection, .rightToLeft)
      expectEqual(french?.baseWritingDirection, .leftToRight)
      expectEqual(french?.headIndent, 26)
    }

    @Test("lead to those that have the same currency, and to the encyclopedia")
    func links() throws {
      #expect(try attributes("Austria", of: "DE")[.link] as? String == "country:AT")
      let page = try attributes("Read more", of: "CI")[.link] as? URL
      #expect(page?.absoluteString.hasPrefix("https://en.wikipedia.org/wiki/C%C3%B4te") == true)
    }

    @Test("are 200 rows, as high as their texts, without diagnostics", arguments: ScreenRoom.all)
    func rows(room: ScreenRoom) async throws {
      let log = DiagnosticLog()
      defer { log.end() }
      let fixture = try room.show("countries", height: 700)
      await fixture.rest()
      let list = try fixture.list()
      let counts = (0..<list.numberOfSections).map { list.numberOfItems(inSection: $0) }
      #expect(counts.reduce(0, +) > 200)
      for case let cell as CountryCell in list.visibleCells {
        let text = try #require(fixture.first(UITextView.self, in: cell))
        let height = text.sizeThatFits(CGSize(width: cell.bounds.width, height: 0)).height
        #expect(abs(cell.bounds.height - height) <= 1)
      }
      expectEqual(log.messages, [])
    }

    @Test("bring the row of a link into sight")
    func followedLink() async throws {
      let fixture = try ScreenRoom(width: 480).show("countries", height: 700)
      await fixture.rest()
      let list = try fixture.list()
      let controller = try #require(fixture.screenController as? CountriesController)
      let text = UITextView(frame: CGRect(x: 0, y: 0, width: 400, height: 60))
      text.isEditable = false
      text.delegate = controller
      text.attributedText = NSAttributedString(
        string: "Switzerland",
        attributes: [.link: "\(CountryText.scheme):CH"]
      )
      controller.view.addSubview(text)
      await fixture.rest()
      let start = list.contentOffset.y
      fixture.screen?.tap(at: CGPoint(x: 20, y: 16))
      text.removeFromSuperview()
      await fixture.rest()
      #expect(list.contentOffset.y > start)
      #expect(fixture.lines.contains { $0.contains("Switzerland") })
    }
  }
}
