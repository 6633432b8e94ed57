import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A layout guide")
@MainActor
struct ConstraintGuideTests {
  @Test("is placed by constraints and places views")
  func placed() {
    let fixture = ConstraintFixture(100, 50)
    let guide = UILayoutGuide()
    fixture.root.addLayoutGuide(guide)
    let box = fixture.box(10, 10)
    activate(
      guide.leftAnchor.constraint(equalTo: fixture.root.leftAnchor),
      guide.widthAnchor.constraint(equalTo: fixture.root.widthAnchor, multiplier: 0.5),
      guide.topAnchor.constraint(equalTo: fixture.root.topAnchor),
      guide.bottomAnchor.constraint(equalTo: fixture.root.bottomAnchor),
      box.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: guide.centerYAnchor)
    )
    // The middle of the left half is at 25, that of the height at 25.
    expectEqual(fixture.frames(box), [CGRect(20, 20, 10, 10)])
    expectEqual(guide.layoutFrame, CGRect(0, 0, 50, 50))
    expectEqual(fixture.root.layoutGuides, [guide])
    fixture.root.removeLayoutGuide(guide)
    #expect(fixture.root.constraints.isEmpty)
    #expect(guide.owningView == nil)
  }

  @Test("of the margins follows them")
  func margins() {
    let fixture = ConstraintFixture(100, 50)
    fixture.root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let view = fixture.view()
    let guide = fixture.root.layoutMarginsGuide
    activate(
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      NSLayoutConstraint(
        item: view,
        attribute: .bottom,
        relatedBy: .equal,
        toItem: fixture.root,
        attribute: .bottomMargin,
        multiplier: 1,
        constant: 0
      )
    )
    expectEqual(fixture.frames(view), [CGRect(2, 1, 94, 46)])
    fixture.root.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    expectEqual(fixture.frames(view), [CGRect(10, 10, 80, 30)])
    expectEqual(guide.layoutFrame, CGRect(10, 10, 80, 30))
  }

  // The frame is 2 + 4 wider and 1 + 3 higher than the 60 × 40 that constraints say, and begins at -2, -1. Margins of 10
  // leave 46 × 24 of 66 × 44, 10 points right of and below the frame's corner.
  @Test("of the margins is inside of the frame of a view with ornaments")
  func ornamentedMargins() {
    let fixture = ConstraintFixture()
    let outer = fixture.ornamentedView(60, 40)
    outer.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let inner = fixture.filled(outer.layoutMarginsGuide, in: outer)
    expectEqual(fixture.frames(outer, inner), [CGRect(-2, -1, 66, 44), CGRect(10, 10, 46, 24)])
    expectEqual(outer.layoutMarginsGuide.layoutFrame, inner.frame)
  }

  // 694 of the 700 points that the frame is wide are aligned: (700 - 672) / 2 are left on each side of the frame.
  @Test("of readable content is in the middle of the frame of a view with ornaments")
  func ornamentedReadable() {
    let fixture = ConstraintFixture(1000, 50)
    let outer = fixture.ornamentedView(694, 40)
    let inner = fixture.filled(outer.readableContentGuide, in: outer)
    expectEqual(fixture.frames(outer, inner), [CGRect(-2, -1, 700, 44), CGRect(14, 8, 672, 28)])
    expectEqual(outer.readableContentGuide.layoutFrame, inner.frame)
  }

  @Test("of readable content is in the middle of a wide view")
  func readable() {
    let fixture = ConstraintFixture(1000, 50)
    let view = fixture.filled(fixture.root.readableContentGuide, in: fixture.root)
    // 672 points in the middle of 1000, and margins of 8.
    expectEqual(fixture.frames(view), [CGRect(164, 8, 672, 34)])
    fixture.root.frame.size.width = 300
    expectEqual(fixture.frames(view), [CGRect(8, 8, 284, 34)])
  }

  @Test("of the safe area follows it")
  func safeArea() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 5, right: 0)
    let window = UIWindow(frame: CGRect(0, 0, 100, 100))
    window.rootViewController = controller
    let box = ContentBox(10, 10)
    controller.view.addSubview(box)
    let guide = controller.view.safeAreaLayoutGuide
    activate(
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.leftAnchor.constraint(equalTo: guide.leftAnchor)
    )
    window.layoutIfNeeded()
    expectEqual(box.frame, CGRect(0, 20, 10, 10))
    controller.additionalSafeAreaInsets.top = 30
    window.layoutIfNeeded()
    expectEqual(box.frame, CGRect(0, 30, 10, 10))
  }

  @Test("of the margins is that of where constraints have placed the view, below the safe area")
  func marginsBelowSafeArea() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.top = 20
    let window = UIWindow(frame: CGRect(0, 0, 100, 100))
    window.rootViewController = controller
    let outer = UIView()
    let inner = ContentBox(10, 10)
    outer.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(outer)
    outer.addSubview(inner)
    activate(
      outer.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
      outer.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
      inner.topAnchor.constraint(equalTo: outer.layoutMarginsGuide.topAnchor),
      inner.leftAnchor.constraint(equalTo: outer.layoutMarginsGuide.leftAnchor),
      inner.bottomAnchor.constraint(equalTo: outer.layoutMarginsGuide.bottomAnchor),
      inner.rightAnchor.constraint(equalTo: outer.layoutMarginsGuide.rightAnchor)
    )
    window.layoutIfNeeded()
    // The outer view begins where the safe area does, so that its margins are its own 8 points.
    expectEqual(outer.frame, CGRect(0, 20, 26, 26))
    expectEqual(inner.frame, CGRect(8, 8, 10, 10))
  }

  @Test("that a view has by itself cannot be added to another")
  func foreign() {
    let fixture = ConstraintFixture()
    let other = UIView()
    let messages = reports { other.addLayoutGuide(fixture.root.layoutMarginsGuide) }
    expectEqual(messages.count, 1)
    #expect(other.layoutGuides.isEmpty)
  }
}

extension ConstraintFixture {
  /// A view at the corner that is aligned by a rectangle of the given size.
  fileprivate func ornamentedView(_ width: CGFloat, _ height: CGFloat) -> OrnamentedBox {
    let view = ornamentedBox()
    corner(view)
    activate(
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: height)
    )
    return view
  }
}
