import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A view's geometry")
@MainActor
struct UIViewGeometryTests {
  @Test("keeps the middle when the bounds change size")
  func keepsTheMiddle() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.bounds.size = CGSize(width: 60, height: 30)
    expectEqual(view.center, CGPoint(x: 60, y: 45))
    expectEqual(view.frame, CGRect(x: 30, y: 30, width: 60, height: 30))
  }

  @Test("has the frame around the transformed view")
  func framesTheTransformedView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    expectEqual(view.frame, CGRect(x: -50, y: -25, width: 200, height: 100))
    expectEqual(view.bounds, CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test("converts points between views through scrolled and moved ones")
  func converts() {
    let outer = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    outer.bounds.origin = CGPoint(x: 0, y: 30)
    let inner = UIView(frame: CGRect(x: 10, y: 40, width: 50, height: 50))
    let sibling = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    root.addSubview(outer)
    root.addSubview(sibling)
    outer.addSubview(inner)
    expectEqual(inner.convert(CGPoint(x: 1, y: 2), to: root), CGPoint(x: 111, y: 112))
    expectEqual(inner.convert(CGPoint(x: 1, y: 2), to: sibling), CGPoint(x: 106, y: 106))
    expectEqual(inner.convert(CGPoint(x: 111, y: 112), from: root), CGPoint(x: 1, y: 2))
  }

  @Test("reports a frame that is not finite and keeps the old one")
  func refusesWhatIsNotFinite() {
    var messages: [String] = []
    Diagnostics.hook = { messages.append($0.message) }
    defer { Diagnostics.hook = nil }
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
    expectEqual(view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(messages.count, 1)
  }

  struct Resizing: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let mask: UIView.AutoresizingMask.RawValue
    let expected: CGRect
  }

  // The superview grows from 100 × 100 to 200 × 100; the view starts at x 10, 60 wide.
  nonisolated static let resizings = [
    Resizing(
      testDescription: "nothing",
      mask: 0,
      expected: CGRect(x: 10, y: 0, width: 60, height: 10)
    ),
    Resizing(
      testDescription: "the width",
      mask: 2,
      expected: CGRect(x: 10, y: 0, width: 160, height: 10)
    ),
    Resizing(
      testDescription: "the left",
      mask: 1,
      expected: CGRect(x: 110, y: 0, width: 60, height: 10)
    ),
    Resizing(
      testDescription: "the height at the top and the bottom, which do not change",
      mask: (UIView.AutoresizingMask.flexibleTopMargin.union(.flexibleBottomMargin)).rawValue,
      expected: CGRect(x: 10, y: 0, width: 60, height: 10)
    ),
    Resizing(
      testDescription: "all three in the ratio of their lengths",
      mask: 7,
      expected: CGRect(x: 20, y: 0, width: 120, height: 10)
    ),
  ]

  @Test("follows the superview with", arguments: resizings)
  func follows(_ resizing: Resizing) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 0, width: 60, height: 10))
    view.autoresizingMask = UIView.AutoresizingMask(rawValue: resizing.mask)
    outer.addSubview(view)
    outer.frame.size.width = 200
    expectEqual(view.frame, resizing.expected)
  }
}

@Suite("A layout priority")
struct LayoutPriorityTests {
  @Test("is made stronger and weaker by numbers")
  func arithmetic() {
    expectEqual(UILayoutPriority.required - 1, UILayoutPriority(999))
    expectEqual(.defaultLow + 1, UILayoutPriority(251))
    var priority = UILayoutPriority.defaultHigh
    priority += 10
    expectEqual(priority.rawValue, 760)
    priority -= 20
    #expect(priority < .defaultHigh)
  }
}
