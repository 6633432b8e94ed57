import CoreGraphics
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A view that is a mask")
@MainActor
struct UIViewMaskTests {
  /// Counts its layouts and places a subview in its middle.
  private final class Frame: UIView {
    let opening = UIView()
    var layouts = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(opening)
    }
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      opening.frame = bounds.insetBy(dx: 2, dy: 2)
    }
  }

  @Test("is shown as the mask of its view, in that view's coordinates, and is no subview")
  func scene() {
    let fixture = Fixture()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.bounds.origin.y = 5
    let mask = UIView(frame: CGRect(x: 1, y: 8, width: 30, height: 40))
    mask.alpha = 0.5
    view.mask = mask
    view.addSubview(UILabel(frame: CGRect(x: 0, y: 5, width: 9, height: 9)))
    fixture.show(view)
    expectEqual(
      "\(HeadlessScene(view))",
      """
      UIView (10, 20, 100, 50)
        masked by UIView (11, 23, 30, 40) opacity 0.5
        UILabel (10, 20, 9, 9)
      """
    )
    #expect(mask.superview == nil && mask.window == nil && view.subviews.count == 1)
    view.mask = nil
    #expect(HeadlessScene(view).root.mask == nil)
  }

  @Test("is laid out with its view, and when it asks for it")
  func layout() {
    let fixture = Fixture()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let mask = Frame(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.mask = mask
    fixture.show(view)
    expectEqual(mask.opening.frame, CGRect(x: 2, y: 2, width: 16, height: 16))
    mask.frame.size.width = 40
    fixture.backend.makeFrame()
    expectEqual(mask.opening.frame, CGRect(x: 2, y: 2, width: 36, height: 16))
    let layouts = mask.layouts
    mask.opening.setNeedsLayout()
    fixture.backend.makeFrame()
    fixture.backend.makeFrame()
    expectEqual(mask.layouts, layouts)
    #expect(!mask.needsLayoutInSubtree)
  }

  @Test("moves in an animation block")
  func animation() {
    let fixture = Fixture()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.mask = mask
    fixture.show(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { mask.frame.origin.x = 40 }
    fixture.backend.advance(by: 0.5)
    expectEqual(HeadlessScene(view).root.mask?.frame.minX, 20)
    expectEqual(mask.layer.presentation()?.frame.minX, 20)
    fixture.backend.advance(by: 0.6)
    expectEqual(HeadlessScene(view).root.mask?.frame.minX, 40)
  }

  @Test("leaves its superview, or the view that it masked, and is no mask any more in a superview")
  func oneView() {
    let first = UIView()
    let second = UIView()
    let outer = UIView()
    let mask = UIView()
    outer.addSubview(mask)
    first.mask = mask
    #expect(mask.superview == nil && outer.subviews.isEmpty)
    second.mask = mask
    #expect(first.mask == nil && second.mask === mask)
    outer.addSubview(mask)
    #expect(second.mask == nil && mask.superview === outer)
  }

  @Test("is neither the view itself nor one that it is in; that is reported and changes nothing")
  func circles() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    expectEqual(
      reports {
        inner.mask = outer
        inner.mask = inner
      },
      [
        "UIView cannot mask UIView, which it is or holds; nothing was changed.",
        "UIView cannot mask UIView, which it is or holds; nothing was changed.",
      ]
    )
    #expect(inner.mask == nil && inner.superview === outer)
  }

  @Test("takes no touches and takes none away")
  func touches() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.mask = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
    #expect(view.hitTest(CGPoint(x: 50, y: 5), with: nil) === view)
  }

  @Test("may be masked itself")
  func nested() {
    let fixture = Fixture()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let mask = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
    let inner = UIView(frame: CGRect(x: 1, y: 1, width: 4, height: 4))
    mask.mask = inner
    view.mask = mask
    fixture.show(view)
    expectEqual(
      "\(HeadlessScene(view))",
      """
      UIView (0, 0, 100, 50)
        masked by UIView (5, 5, 20, 20)
          masked by UIView (6, 6, 4, 4)
      """
    )
    inner.isHidden = true
    expectEqual(HeadlessScene(view).root.mask?.mask?.opacity, 0)
  }
}
