import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A menu")
@MainActor
struct UIMenuTests {
  private func action(
    _ title: String,
    _ attributes: UIMenuElement.Attributes = [],
    _ state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { _ in }
  }

  private func lines(_ menu: UIMenu) -> [String] {
    let fixture = Fixture()
    let view = fixture.show(UIView(frame: CGRect(0, 0, 10, 10)))
    _ = MenuSession(menu, of: view, beside: view.bounds)
    return fixture.screen.menu?.lines ?? []
  }

  @Test("shows its actions in order, without those that are hidden")
  func actions() {
    let menu = UIMenu(children: [
      action("Open"), action("Secret", .hidden), action("Delete", .destructive),
      action("Never", .disabled),
    ])
    expectEqual(lines(menu), ["Open", "Delete (destructive)", "Never (disabled)"])
  }

  @Test("shows menus in it as menus, or between lines, and leaves out those with nothing in them")
  func menus() {
    let menu = UIMenu(
      title: "File",
      children: [
        UIMenu(
          title: "More",
          children: [action("a"), UIMenu(title: "Deep", children: [action("b")])]
        ),
        UIMenu(title: "Part", options: .displayInline, children: [action("c")]),
        UIMenu(options: .displayInline, children: [action("d")]),
        UIMenu(title: "Empty", children: [action("e", .hidden), UIMenu(title: "f")]),
      ]
    )
    expectEqual(
      lines(menu),
      [
        "“File”", "More ▸", "  a", "  Deep ▸", "    b", "——— Part", "c", "———", "d",
      ]
    )
  }

  @Test("has room for marks where an action is marked, or one is to be")
  func marks() {
    let menu = UIMenu(children: [
      action("a", [], .on), action("b"), action("c", [], .mixed),
      UIMenu(options: .displayInline, children: [action("d")]),
      UIMenu(title: "More", children: [action("e")]),
      UIMenu(title: "One", options: .singleSelection, children: [action("f")]),
    ])
    expectEqual(
      lines(menu),
      ["☑ a", "☐ b", "◪ c", "———", "☐ d", "More ▸", "  e", "One ▸", "  ☐ f"]
    )
  }

  @Test("that has nothing to show is not presented")
  func empty() { expectEqual(lines(UIMenu(children: [action("a", .hidden)])), []) }

  @Test("that is a thousand menus deep is shown 32 deep")
  func deep() {
    var menu = UIMenu(title: "inside", children: [action("a")])
    for _ in 0..<1000 { menu = UIMenu(title: "more", children: [action("a"), menu]) }
    // In each an action and a menu, but for the last.
    expectEqual(lines(menu).count, 2 * 32)
  }

  @Test("performs what is chosen, once, with its sender, and marks it where one is marked")
  func choosing() {
    let fixture = Fixture()
    let view = fixture.show(UIView(frame: CGRect(0, 0, 10, 10)))
    var log: [String] = []
    func recording(_ title: String) -> UIAction {
      UIAction(title: title) { log.append("\($0.title) \($0.sender as AnyObject === view)") }
    }
    let order = UIMenu(
      options: [.displayInline, .singleSelection],
      children: [
        recording("name"), recording("date"),
      ]
    )
    let menu = UIMenu(children: [recording("open"), order])
    for title in ["open", "date", "name"] {
      var closes = 0
      let events = MenuSession.Events(didClose: { closes += 1 })
      _ = MenuSession(menu, of: view, beside: view.bounds, events: events)
      #expect(fixture.screen.menu?.choose(title) == true)
      #expect(fixture.screen.menu == nil)
      expectEqual(closes, 1)
    }
    expectEqual(log, ["open true", "date true", "name true"])
    expectEqual(order.selectedElements.map(\.title), ["name"])
    expectEqual(menu.selectedElements.map(\.title), ["name"])
  }

  @Test("stays open for actions that keep it, and shows what they have changed")
  func keeping() {
    let fixture = Fixture()
    let view = fixture.show(UIView(frame: CGRect(0, 0, 10, 10)))
    var log: [String] = []
    var isShy = false
    let shy = action("shy")
    let bold = UIAction(title: "bold", attributes: .keepsMenuPresented, state: .mixed) { action in
      log.append("bold")
      action.state = action.state == .on ? .off : .on
      isShy.toggle()
      shy.attributes = isShy ? .hidden : []
    }
    let size = UIMenu(
      options: [.displayInline, .singleSelection],
      children: ["small", "large"].map { title in
        UIAction(title: title, attributes: .keepsMenuPresented) { log.append($0.title) }
      }
    )
    let menu = UIMenu(children: [
      bold, shy, size, UIAction(title: "close") { log.append($0.title) },
    ])
    _ = MenuSession(menu, of: view, beside: view.bounds)
    let kept = " (keeps the menu)"
    let sizes = ["———", "☐ small\(kept)", "☐ large\(kept)"]
    expectEqual(
      fixture.screen.menu?.lines,
      ["◪ bold\(kept)", "☐ shy"] + sizes + ["☐ close"]
    )
    #expect(fixture.screen.menu?.choose("bold") == true)
    expectEqual(fixture.screen.menu?.lines, ["☑ bold\(kept)"] + sizes + ["☐ close"])
    #expect(fixture.screen.menu?.choose("large") == true)
    #expect(fixture.screen.menu?.lines.contains("☑ large\(kept)") == true)
    #expect(fixture.screen.menu?.choose("bold") == true)
    expectEqual(fixture.screen.menu?.lines.prefix(2), ["☐ bold\(kept)", "☐ shy"])
    #expect(fixture.screen.menu?.choose("close") == true)
    #expect(fixture.screen.menu == nil)
    expectEqual(log, ["bold", "large", "bold", "close"])
  }

  @Test("that keeps itself open closes once nothing is left in it")
  func keepingNothing() {
    let fixture = Fixture()
    let view = fixture.show(UIView(frame: CGRect(0, 0, 10, 10)))
    let last = UIAction(title: "last", attributes: .keepsMenuPresented) { $0.attributes = .hidden }
    var closes = 0
    let events = MenuSession.Events(didClose: { closes += 1 })
    _ = MenuSession(UIMenu(children: [last]), of: view, beside: view.bounds, events: events)
    #expect(fixture.screen.menu?.choose("last") == true)
    #expect(fixture.screen.menu == nil)
    expectEqual(closes, 1)
  }

  @Test("is closed by Escape, by a press beside it, by another menu, and with its view")
  func closing() {
    let fixture = Fixture()
    let view = fixture.show(UIView(frame: CGRect(0, 0, 10, 10)))
    var closes = 0
    func present() {
      _ = MenuSession(
        UIMenu(children: [action("a")]),
        of: view,
        beside: view.bounds,
        events: MenuSession.Events(didClose: { closes += 1 })
      )
      #expect(fixture.screen.menu != nil)
    }
    present()
    fixture.screen.press(.keyboardEscape)
    expectEqual(closes, 1)
    present()
    fixture.screen.tap(at: CGPoint(x: 200, y: 200))
    expectEqual(closes, 2)
    present()
    present()
    expectEqual(closes, 3)
    view.removeFromSuperview()
    expectEqual(closes, 4)
    #expect(fixture.screen.menu == nil)
  }

  @Test("is made anew with other elements, and stays the same menu")
  func replacing() {
    let named = UIAction(title: "a", discoverabilityTitle: "Says more") { _ in }
    #expect(named.discoverabilityTitle == "Says more" && action("b").discoverabilityTitle == nil)
    let menu = UIMenu(title: "a", identifier: .init("id"), options: .displayInline, children: [])
    let other = menu.replacingChildren([action("b")])
    #expect(other.identifier == menu.identifier && other.options == menu.options)
    #expect(other.title == "a" && other.children.count == 1 && menu.children.isEmpty)
  }
}
