import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A navigation bar")
@MainActor
struct NavigationBarTests {
  private func bar(_ titles: String..., in fixture: Fixture) -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = titles.map { UINavigationItem(title: $0) }
    return fixture.show(bar)
  }

  private func label(_ bar: UINavigationBar) -> UILabel? {
    bar.subviews.first?.subviews.lazy.compactMap { $0 as? UILabel }.first
  }

  /// Titles stand at whole points.
  private func isInTheMiddle(_ x: CGFloat?) -> Bool { abs((x ?? 0) - 160) <= 0.5 }

  @Test("shows the item that is pushed, and the one below it once that is popped")
  func stack() {
    let fixture = Fixture()
    let bar = bar("Inbox", in: fixture)
    let letter = UINavigationItem(title: "Letter")
    bar.pushItem(letter, animated: false)
    fixture.backend.makeFrame()
    #expect(bar.topItem === letter && isInTheMiddle(fixture.frame(of: "Letter")?.midX))
    #expect(bar.popItem(animated: false) === letter)
    fixture.backend.makeFrame()
    #expect(bar.topItem?.title == "Inbox" && fixture.frame(of: "Letter") == nil)
    // The last one stays.
    #expect(bar.popItem(animated: false) == nil && bar.items?.count == 1)
    bar.setItems(nil, animated: false)
    #expect(bar.items == nil && bar.topItem == nil)
  }

  @Test(
    "moves titles on for items that are pushed, and back for those that are popped, if animated"
  )
  func motion() throws {
    let fixture = Fixture()
    let bar = bar("Inbox", in: fixture)
    func moving(_ title: String) -> (x: CGFloat, opacity: Double) {
      let node = fixture.scene.nodes(showing: title).last { $0.name == "UILabel" }
      return (node?.frame.midX ?? .nan, node?.opacity ?? .nan)
    }
    bar.pushItem(UINavigationItem(title: "Letter"), animated: true)
    fixture.backend.advance(by: 0.1)
    #expect(moving("Letter").x > 160 && moving("Letter").opacity < 1)
    fixture.backend.advanceUntilIdle()
    #expect(isInTheMiddle(moving("Letter").x) && moving("Letter").opacity == 1)
    bar.popItem(animated: true)
    fixture.backend.advance(by: 0.1)
    #expect(moving("Letter").x > 160 && moving("Inbox").x < 160)
    fixture.backend.advanceUntilIdle()
    #expect(isInTheMiddle(moving("Inbox").x) && fixture.frame(of: "Letter") == nil)
    bar.setItems([UINavigationItem(title: "Drafts")], animated: true)
    fixture.backend.advance(by: 0.1)
    #expect(moving("Drafts").x > 160)
    fixture.backend.advanceUntilIdle()
    #expect(isInTheMiddle(moving("Drafts").x))
  }

  @Test("has the colour that it is given, and that of the background again")
  func color() {
    let bar = bar("Inbox", in: Fixture())
    bar.barTintColor = .red
    #expect(bar.backgroundColor == .red && bar.barTintColor == .red)
    bar.barTintColor = nil
    expectEqual(bar.backgroundColor, .systemBackground)
  }

  @Test("has the font and the colour of titles that it is told, of the next ones too")
  func titleLooks() {
    let fixture = Fixture()
    let bar = bar("Inbox", in: fixture)
    bar.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red]
    fixture.backend.makeFrame()
    #expect(label(bar)?.font.pointSize == 20 && label(bar)?.textColor == .red)
    // Five letters of 20 points are 50 wide.
    expectEqual(label(bar)?.frame.width, 50)
    bar.items = [UINavigationItem(title: "Letters")]
    fixture.backend.makeFrame()
    #expect(label(bar)?.font.pointSize == 20 && label(bar)?.text == "Letters")
    bar.titleTextAttributes = nil
    #expect(label(bar)?.font.pointSize == 17 && label(bar)?.textColor == .label)
  }

  @Test("has the words and the picture of the item back in its button back")
  func backItem() {
    let fixture = Fixture()
    let bar = bar("Inbox", "Letter", in: fixture)
    let heart = UIImage(systemName: "heart")
    bar.backItem?.backBarButtonItem = UIBarButtonItem(title: "Up", image: heart)
    fixture.backend.makeFrame()
    expectEqual(bar.backItem?.backBarButtonItem?.title, "Up")
    #expect(fixture.frame(of: "Up") != nil && fixture.frame(of: "Inbox") == nil)
    #expect(!fixture.scene.description.contains("go-previous"))
    bar.backItem?.backBarButtonItem?.title = "Out"
    fixture.backend.makeFrame()
    #expect(fixture.frame(of: "Out") != nil && fixture.frame(of: "Up") == nil)
  }

  @Test("fades its items where they are changed with an animation")
  func animatedItems() {
    let fixture = Fixture()
    let bar = bar("Inbox", "Letter", in: fixture)
    func opacity(_ text: String) -> Double? { fixture.scene.nodes(showing: text).last?.opacity }
    let changes: [(String, (UINavigationItem) -> Void)] = [
      ("A", { $0.setLeftBarButton(UIBarButtonItem(title: "A"), animated: true) }),
      ("C", { $0.setLeftBarButtonItems([.init(title: "B"), .init(title: "C")], animated: true) }),
      ("E", { $0.setRightBarButtonItems([.init(title: "D"), .init(title: "E")], animated: true) }),
    ]
    for (title, change) in changes {
      if let item = bar.topItem { change(item) }
      fixture.backend.advance(by: 0.1)
      #expect((opacity(title) ?? 0) > 0 && (opacity(title) ?? 1) < 1)
      fixture.backend.advanceUntilIdle()
      expectEqual(opacity(title), 1)
    }
    bar.topItem?.leftBarButtonItems = nil
    fixture.backend.makeFrame()
    expectEqual(opacity("Inbox"), 1)
    bar.topItem?.setHidesBackButton(true, animated: true)
    fixture.backend.advance(by: 0.1)
    #expect((opacity("Inbox") ?? 0) > 0 && (opacity("Inbox") ?? 1) < 1)
    fixture.backend.advanceUntilIdle()
    #expect(opacity("Inbox") == nil && bar.topItem?.hidesBackButton == true)
    bar.topItem?.setHidesBackButton(false, animated: false)
    fixture.backend.makeFrame()
    expectEqual(opacity("Inbox"), 1)
  }
}
