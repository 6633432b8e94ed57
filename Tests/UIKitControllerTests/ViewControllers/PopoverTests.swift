import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

// A popover is 10 points beside its source, and 10 points from the edges of the window. Widths are regular from 640 points on.
@Suite("A popover")
@MainActor
struct PopoverTests {
  private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    var style = UIModalPresentationStyle.none
    var allowsDismissal = true
    var isPrepared = false

    func adaptivePresentationStyle(for _: UIPresentationController) -> UIModalPresentationStyle {
      style
    }
    func presentationControllerShouldDismiss(_: UIPresentationController) -> Bool {
      allowsDismissal
    }
    func prepareForPopoverPresentation(_: UIPopoverPresentationController) { isPrepared = true }
  }

  /// A window with a source of 80 × 40 points at (100, 100), and a controller of 200 × 150.
  @MainActor
  private struct SetUp {
    let fixture: Fixture
    let root = UIViewController()
    let source = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
    let menu = UIViewController()
    let delegate = Delegate()
    var popover: UIPopoverPresentationController? { menu.popoverPresentationController }

    init(width: CGFloat = 800) {
      fixture = Fixture(width: width, height: 600)
      root.view.addSubview(source)
      fixture.show(root: root)
      menu.preferredContentSize = CGSize(width: 200, height: 150)
      menu.modalPresentationStyle = .popover
      popover?.sourceView = source
    }

    func present() {
      root.present(menu, animated: true)
      fixture.backend.advance(by: 1)
    }

    var frame: CGRect { menu.view.convert(menu.view.bounds, to: nil) }
  }

  @Test("is below its source if there is room, and its arrow points up")
  func below() {
    let setUp = SetUp()
    expectEqual(setUp.popover?.arrowDirection, .unknown)
    setUp.popover?.delegate = setUp.delegate
    setUp.present()
    expectEqual(setUp.frame, CGRect(x: 40, y: 150, width: 200, height: 150))
    expectEqual(setUp.popover?.arrowDirection, .up)
    #expect(setUp.delegate.isPrepared)
  }

  private nonisolated static let places: [(UIPopoverArrowDirection, CGRect)] = [
    (UIPopoverArrowDirection.left, CGRect(x: 190, y: 45, width: 200, height: 150)),
    // 80 points are free above the source, and on its left; there is more room above.
    (UIPopoverArrowDirection.down, CGRect(x: 40, y: 10, width: 200, height: 80)),
    (
      UIPopoverArrowDirection.down.union(.right),
      CGRect(x: 40, y: 10, width: 200, height: 80)
    ),
  ]

  @Test("is beside its source as it is permitted, and as there is room", arguments: places)
  func directions(permitted: UIPopoverArrowDirection, frame: CGRect) {
    let setUp = SetUp()
    setUp.popover?.permittedArrowDirections = permitted
    setUp.present()
    expectEqual(setUp.frame, frame)
  }

  @Test("points at a part of its source, inside the window")
  func part() {
    let setUp = SetUp()
    setUp.source.frame.origin.x = 0
    setUp.popover?.sourceRect = CGRect(x: 0, y: 0, width: 20, height: 20)
    setUp.popover?.backgroundColor = .yellow
    setUp.present()
    expectEqual(setUp.frame, CGRect(x: 10, y: 130, width: 200, height: 150))
    expectEqual(setUp.menu.view.superview?.backgroundColor, .yellow)
  }

  @Test("belongs to the button of a bar")
  func barButton() {
    let setUp = SetUp()
    let item = UIBarButtonItem(title: "Sort", primaryAction: UIAction(title: "Sort") { _ in })
    let list = UIViewController()
    list.navigationItem.rightBarButtonItem = item
    setUp.fixture.show(root: UINavigationController(rootViewController: list))
    setUp.popover?.barButtonItem = item
    list.present(setUp.menu, animated: false)
    setUp.fixture.backend.makeFrame()
    expectEqual(setUp.frame.maxX, 790)
    #expect(setUp.frame.minY > 44 && setUp.frame.minY < 60)
  }

  @Test("goes with a press beside it, unless the delegate forbids that")
  func dismissal() {
    let setUp = SetUp()
    setUp.popover?.delegate = setUp.delegate
    setUp.delegate.allowsDismissal = false
    setUp.present()
    for isAllowed in [false, true] {
      setUp.delegate.allowsDismissal = isAllowed
      setUp.fixture.screen.tap(at: CGPoint(x: 600, y: 500))
      setUp.fixture.backend.advance(by: 1)
      expectEqual(setUp.root.presentedViewController == nil, isAllowed)
    }
  }

  @Test("is a page in a compact width, unless the delegate answers with another style")
  func compact() {
    let page = SetUp(width: 400)
    page.present()
    expectEqual(page.popover?.presentationStyle, .pageSheet)
    let popover = SetUp(width: 400)
    popover.popover?.delegate = popover.delegate
    popover.present()
    expectEqual(popover.frame, CGRect(x: 40, y: 150, width: 200, height: 150))
    let full = SetUp(width: 400)
    full.popover?.delegate = full.delegate
    full.delegate.style = .fullScreen
    full.present()
    expectEqual(full.frame, CGRect(x: 0, y: 0, width: 400, height: 600))
  }

  @Test("becomes a page in a window that has become narrow, and a popover again in a wide one")
  func adapts() {
    let setUp = SetUp()
    setUp.present()
    setUp.fixture.screen.resize(to: CGSize(width: 400, height: 600))
    setUp.fixture.backend.advance(by: 1)
    expectEqual(setUp.popover?.presentationStyle, .pageSheet)
    // A page is 16 points from the edges; this one would like to be 200 × 150.
    expectEqual(setUp.frame, CGRect(x: 100, y: 225, width: 200, height: 150))
    expectEqual(setUp.popover?.arrowDirection, .unknown)
    setUp.fixture.screen.resize(to: CGSize(width: 800, height: 600))
    setUp.fixture.backend.advance(by: 1)
    expectEqual(setUp.frame, CGRect(x: 40, y: 150, width: 200, height: 150))
    expectEqual(setUp.popover?.arrowDirection, .up)
  }

  /// Counts how often it is asked for its size.
  private final class CountedController: UIViewController {
    var count = 0

    override func preferredContentSizeOfPresentation(inWidth width: CGFloat) -> CGSize {
      count += 1
      return CGSize(width: 200, height: 150)
    }
  }

  @Test("is measured once in a layout, and has a shadow below its card")
  func layout() throws {
    let setUp = SetUp()
    let counted = CountedController()
    counted.modalPresentationStyle = .popover
    counted.popoverPresentationController?.sourceView = setUp.source
    setUp.root.present(counted, animated: false)
    setUp.fixture.backend.advance(by: 1)
    let container = try #require(counted.popoverPresentationController?.containerView)
    counted.count = 0
    container.setNeedsLayout()
    setUp.fixture.backend.makeFrame()
    expectEqual(counted.count, 1)
    let shadow = try #require(
      container.subviews.flatMap(\.subviews).first { $0.layer.shadowOpacity > 0 }
    )
    expectEqual(
      shadow.convert(shadow.bounds, to: nil),
      counted.view.convert(counted.view.bounds, to: nil)
    )
  }

  @Test("is in the middle without a source, which is reported")
  func withoutSource() {
    let setUp = SetUp()
    setUp.popover?.sourceView = nil
    setUp.present()
    expectEqual(setUp.frame, CGRect(x: 300, y: 225, width: 200, height: 150))
    setUp.menu.dismiss(animated: false)
    setUp.fixture.backend.advance(by: 1)
    setUp.menu.modalPresentationStyle = .formSheet
    #expect(setUp.menu.popoverPresentationController == nil)
  }
}
