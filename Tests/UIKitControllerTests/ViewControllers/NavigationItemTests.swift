import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A navigation item")
@MainActor
struct NavigationItemTests {
  @Test("has its left and right items stand at the edges, the first ones outermost")
  func edges() throws {
    let fixture = Fixture()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let item = UINavigationItem(title: "Inbox")
    item.leftBarButtonItem = UIBarButtonItem(title: "Menu")
    item.rightBarButtonItems = [UIBarButtonItem(title: "Send"), UIBarButtonItem(title: "Sort")]
    bar.items = [item]
    fixture.show(bar)
    let (menu, title) = (
      try #require(fixture.frame(of: "Menu")), try #require(fixture.frame(of: "Inbox"))
    )
    let (send, sort) = (
      try #require(fixture.frame(of: "Send")), try #require(fixture.frame(of: "Sort"))
    )
    #expect(menu.minX == 16 && send.maxX == 304)
    #expect(sort.maxX <= send.minX && title.minX > menu.maxX && title.maxX < sort.minX)
    #expect(abs(title.midX - 160) <= 1)
  }

  @Test("is mirrored from right to left")
  func rightToLeft() throws {
    let fixture = Fixture()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    fixture.backend.environment.isRightToLeft = true
    let item = UINavigationItem(title: "Inbox")
    item.leftBarButtonItem = UIBarButtonItem(title: "Menu")
    item.rightBarButtonItem = UIBarButtonItem(title: "Send")
    bar.items = [item]
    fixture.show(bar)
    expectEqual(try #require(fixture.frame(of: "Menu")).maxX, 304)
    expectEqual(try #require(fixture.frame(of: "Send")).minX, 16)
  }

  /// Where a title is, and a long button beside it that `place` gives to its item.
  private func crowdedBar(
    _ title: String,
    place: (UINavigationItem, UIBarButtonItem) -> Void
  ) throws -> (title: CGRect, button: CGRect) {
    let fixture = Fixture()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let item = UINavigationItem(title: title)
    place(item, UIBarButtonItem(title: "A button of some length"))
    bar.items = [item]
    fixture.show(bar)
    let label = try #require(bar.subviews.first?.subviews.first { $0 is UILabel })
    return (label.frame, try #require(fixture.frame(of: "A button of some length")))
  }

  @Test("moves its title aside for a long button, and cuts it off where nothing is left")
  func narrowTitle() throws {
    let (title, button) = try crowdedBar("A title of some length") { $0.leftBarButtonItem = $1 }
    #expect(title.minX >= button.maxX && title.maxX <= 312)
  }

  @Test("moves its title aside for a long button at the end too")
  func titleBesideTheEnd() throws {
    let (title, button) = try crowdedBar("A title") { $0.rightBarButtonItem = $1 }
    #expect(title.maxX <= button.minX && title.minX >= 8)
  }

  @Test("shows a view in place of its title, in the size that the view has")
  func titleView() {
    let fixture = Fixture()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let item = UINavigationItem(title: "Inbox")
    item.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    bar.items = [item]
    fixture.show(bar)
    expectEqual(item.titleView?.frame, CGRect(x: 110, y: 12, width: 100, height: 20))
    #expect(fixture.frame(of: "Inbox") == nil)
  }

  @Test("names the button back to it by its title, by a title for that, or not at all")
  func backTitles() {
    let fixture = Fixture()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let (first, second) = (UINavigationItem(title: "Inbox"), UINavigationItem(title: "Letter"))
    bar.items = [first, second]
    fixture.show(bar)
    #expect(fixture.frame(of: "Inbox") != nil && fixture.frame(of: "Letter") != nil)
    first.backButtonTitle = "All"
    fixture.backend.makeFrame()
    #expect(fixture.frame(of: "All") != nil && fixture.frame(of: "Inbox") == nil)
    first.backButtonDisplayMode = .generic
    fixture.backend.makeFrame()
    #expect(fixture.frame(of: "Back") != nil)
    first.backButtonDisplayMode = .minimal
    fixture.backend.makeFrame()
    #expect(fixture.frame(of: "Back") == nil && fixture.frame(of: "All") == nil)
    #expect(fixture.scene.description.contains("go-previous"))
  }

  @Test("shortens the button back where the title needs the room")
  func shortBackTitle() {
    let fixture = Fixture()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let first = UINavigationItem(title: "Everything that has come in")
    bar.items = [first, UINavigationItem(title: "A letter from far away")]
    fixture.show(bar)
    #expect(
      fixture.frame(of: "Everything that has come in") == nil && fixture.frame(of: "Back") != nil
    )
  }

  @Test("has left items take the place of the button back unless they supplement it")
  func supplement() {
    let fixture = Fixture()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let (first, second) = (UINavigationItem(title: "Inbox"), UINavigationItem(title: "Letter"))
    second.leftBarButtonItem = UIBarButtonItem(title: "Close")
    bar.items = [first, second]
    fixture.show(bar)
    #expect(fixture.frame(of: "Inbox") == nil && fixture.frame(of: "Close") != nil)
    second.leftItemsSupplementBackButton = true
    fixture.backend.makeFrame()
    #expect(fixture.frame(of: "Inbox") != nil && fixture.frame(of: "Close") != nil)
    second.hidesBackButton = true
    fixture.backend.makeFrame()
    #expect(fixture.frame(of: "Inbox") == nil && fixture.frame(of: "Close") != nil)
  }

  @Test("is taken off by the button back, unless it has an action for that")
  func backAction() throws {
    let fixture = Fixture()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    var calls = 0
    let (first, second) = (UINavigationItem(title: "Inbox"), UINavigationItem(title: "Letter"))
    second.backAction = UIAction { _ in calls += 1 }
    bar.items = [first, second]
    fixture.show(bar)
    let button = try #require(fixture.frame(of: "Inbox"))
    fixture.screen.tap(at: CGPoint(x: button.midX, y: button.midY))
    #expect(calls == 1 && bar.topItem === second && bar.backItem === first)
    second.backAction = nil
    fixture.backend.makeFrame()
    fixture.screen.tap(at: CGPoint(x: button.midX, y: button.midY))
    #expect(bar.topItem === first && bar.backItem == nil)
  }

  @Test("fades old items into new ones where that is animated")
  func animated() throws {
    let fixture = Fixture()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let item = UINavigationItem(title: "Inbox")
    item.rightBarButtonItem = UIBarButtonItem(title: "Edit")
    bar.items = [item]
    fixture.show(bar)
    item.setRightBarButton(UIBarButtonItem(title: "Done"), animated: true)
    fixture.backend.advance(by: 0.1)
    let opacities = ["Edit", "Done"].map { fixture.scene.nodes(showing: $0).last?.opacity ?? 0 }
    #expect(opacities.allSatisfy { $0 > 0.1 && $0 < 0.9 })
    fixture.backend.advanceUntilIdle()
    #expect(
      fixture.frame(of: "Edit") == nil && fixture.scene.nodes(showing: "Done").last?.opacity == 1
    )
  }
}
