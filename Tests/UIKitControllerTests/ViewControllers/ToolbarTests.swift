import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A toolbar")
@MainActor
struct ToolbarTests {
  private func item(_ title: String, _ action: @escaping () -> Void = {}) -> UIBarButtonItem {
    UIBarButtonItem(title: title, primaryAction: UIAction(title: title) { _ in action() })
  }

  @Test("shares the room that items leave between flexible spaces")
  func spaces() throws {
    let fixture = Fixture()
    var pressed = 0
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let spaces = [UIBarButtonItem.flexibleSpace(), UIBarButtonItem.flexibleSpace()]
    bar.items = [item("A"), spaces[0], item("B") { pressed += 1 }, spaces[1], item("C")]
    fixture.show(bar)
    let middle = try #require(fixture.frame(of: "B"))
    #expect(abs(middle.midX - 160) <= 1)
    #expect(try #require(fixture.frame(of: "A")).maxX < 60)
    #expect(try #require(fixture.frame(of: "C")).minX > 260)
    fixture.screen.tap(at: CGPoint(x: middle.midX, y: middle.midY))
    expectEqual(pressed, 1)
    bar.items?[2].isHidden = true
    fixture.backend.makeFrame()
    #expect(fixture.frame(of: "B") == nil)
    bar.setItems([item("D")], animated: true)
    bar.tintColor = .red
    fixture.backend.advance(by: 1)
    #expect(fixture.frame(of: "C") == nil && fixture.frame(of: "D") != nil)
    #expect(bar.subviews.contains { $0 is UIButton && $0.tintColor == .red })
  }

  @Test("is at the bottom of a navigation controller once it is shown, with the items on top")
  func navigation() throws {
    let fixture = Fixture()
    let list = ListController("Cities")
    list.toolbarItems = [item("Sort")]
    let navigation = fixture.show(root: UINavigationController(rootViewController: list))
    #expect(navigation.isToolbarHidden)
    expectEqual(list.collectionView.adjustedContentInset.bottom, 0)
    navigation.setToolbarHidden(false, animated: true)
    fixture.backend.advance(by: 1)
    expectEqual(navigation.toolbar.frame, CGRect(x: 0, y: 436, width: 320, height: 44))
    expectEqual(list.collectionView.adjustedContentInset.bottom, 44)
    #expect(try #require(fixture.frame(of: "Sort")).minY > 436)
    let detail = UIViewController()
    navigation.pushViewController(detail, animated: true)
    detail.setToolbarItems([item("Share")], animated: true)
    fixture.backend.advance(by: 1)
    #expect(fixture.frame(of: "Sort") == nil && fixture.frame(of: "Share") != nil)
    let last = UIViewController()
    last.hidesBottomBarWhenPushed = true
    navigation.pushViewController(last, animated: false)
    fixture.backend.makeFrame()
    expectEqual(navigation.toolbar.frame.minY, 480)
    navigation.popToRootViewController(animated: false)
    fixture.backend.makeFrame()
    expectEqual(navigation.toolbar.frame.minY, 436)
    #expect(fixture.frame(of: "Sort") != nil)
    navigation.isToolbarHidden = true
    fixture.backend.makeFrame()
    expectEqual(list.collectionView.adjustedContentInset.bottom, 0)
  }
}
