import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// The eye is 100 points away, so that half the width of 50, turned by 60°, goes back by 50 · sin 60° = 43.3 at the right and
/// comes forward by as much at the left: 25 ∕ 1.433 = 17.446 to the right of the middle, 25 ∕ 0.567 = 44.093 to the left.
@Suite("A view with perspective")
@MainActor
struct LayerPerspectiveTests {
  private static let depth = 50 * CGFloat(3).squareRoot() / 2 / 100
  private static let left = 100 - 25 / (1 - depth)
  private static let right = 100 + 25 / (1 + depth)

  private var turned: CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 100
    return CATransform3DRotate(transform, .pi / 3, 0, 1, 0)
  }

  private func makeViews() -> (root: UIView, card: UIView, inner: UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 80, y: 40, width: 20, height: 20))
    root.addSubview(card)
    card.addSubview(inner)
    card.transform3D = turned
    return (root, card, inner)
  }

  private func near(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 1e-9 }

  @Test("has the frame around what is seen of it, and the plane’s part of the transform")
  func frame() {
    let (_, card, _) = makeViews()
    #expect(near(card.frame.minX, Self.left))
    #expect(near(card.frame.maxX, Self.right))
    // Its left edge, which is nearer, is the higher one.
    #expect(near(card.frame.height, 100 / (1 - Self.depth)))
    #expect(near(card.transform.a, 0.5))
    card.transform = .identity
    #expect(CATransform3DIsIdentity(card.transform3D))
    expectEqual(card.frame, CGRect(x: 50, y: 50, width: 100, height: 100))
  }

  @Test("converts points to where they are seen and back")
  func conversion() {
    let (root, card, inner) = makeViews()
    let seen = inner.convert(CGPoint(x: 20, y: 10), to: root)
    #expect(near(seen.x, Self.right) && near(seen.y, 100))
    let back = inner.convert(seen, from: root)
    #expect(near(back.x, 20) && near(back.y, 10))
    card.transform3D = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    #expect(!card.bounds.contains(card.convert(CGPoint(x: 101, y: 100), from: root)))
  }

  @Test("takes touches where it is seen")
  func hits() {
    let (root, card, inner) = makeViews()
    #expect(root.hitTest(CGPoint(x: Self.right - 1, y: 100), with: nil) === inner)
    #expect(root.hitTest(CGPoint(x: Self.right + 1, y: 100), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: Self.left + 1, y: 100), with: nil) === card)
    // At the right it is 100 ∕ 1.433 = 69.8 high, from 65.1 on.
    #expect(root.hitTest(CGPoint(x: Self.right - 1, y: 64), with: nil) === root)
  }

  @Test("is printed with its corners by the headless scene")
  func scene() throws {
    let (root, _, _) = makeViews()
    let card = try #require(HeadlessScene(root).root.children.first)
    expectEqual(card.corners.count, 4)
    #expect(near(card.corners[0].x, Self.left) && near(card.corners[1].x, Self.right))
    #expect(near(card.corners[1].y, 100 - 50 / (1 + Self.depth)))
    #expect(HeadlessScene(root).description.contains(" with corners at (55.91, 11.81) ("))
  }

  @Test("turns about one axis on its way, and comes to rest at the model")
  func animation() {
    let fixture = Fixture()
    let view = fixture.show(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    var start = CATransform3DIdentity
    start.m34 = -1 / 100
    view.transform3D = start
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform3D = CATransform3DRotate(start, 1, 0, 1, 0)
    }
    fixture.backend.advance(by: 0.25)
    let shown = view.layer.presentation()?.transform ?? CATransform3DIdentity
    let expected = CATransform3DRotate(start, 0.25, 0, 1, 0)
    #expect(near(shown.m11, expected.m11) && near(shown.m34, expected.m34))
    #expect(near(shown.m14, expected.m14))
    fixture.backend.advance(by: 0.75)
    expectEqual(view.layer.presentation()?.transform, CATransform3DRotate(start, 1, 0, 1, 0))
  }

  @Test("turns the short way from where it is on screen when another turn interrupts")
  func interruption() {
    let fixture = Fixture()
    let view = fixture.show(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    func turn(_ angle: CGFloat) -> CATransform3D { CATransform3DMakeRotation(angle, 0, 1, 0) }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform3D = turn(2) }
    fixture.backend.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      // 4.5 radians are the same as −1.78, so that the short way from 2 on is the one up.
      view.transform3D = turn(4.5)
    }
    #expect(near(view.layer.shown.transform.matrix.m11, cos(1)))
    // The first has 0.5 left then and the second 1.25.
    fixture.backend.advance(by: 0.5)
    #expect(near(view.layer.shown.transform.matrix.m11, cos(4.5 - 1.25)))
  }

  @Test("stands with its anchor point at its middle’s place, and turns about it")
  func anchorPoint() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    expectEqual(view.center, CGPoint(x: 50, y: 25))
    expectEqual(view.frame, CGRect(x: 50, y: 0, width: 100, height: 50))
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    expectEqual(view.center, CGPoint(x: 10, y: 45))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    expectEqual(view.frame, CGRect(x: 10, y: -5, width: 200, height: 100))
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    expectEqual(view.bounds.size, CGSize(width: 100, height: 50))
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 200, height: 100))
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    outer.addSubview(view)
    expectEqual(view.convert(CGPoint(x: 100, y: 50), to: outer), CGPoint(x: 200, y: 100))
  }

  @Test("keeps its anchor point when it is given one that is not finite, and reports that")
  func badAnchorPoint() {
    var messages: [String] = []
    Diagnostics.hook = { messages.append($0.message) }
    defer { Diagnostics.hook = nil }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.layer.anchorPoint = CGPoint(x: CGFloat.nan, y: 0)
    expectEqual(view.layer.anchorPoint, CGPoint(x: 0.5, y: 0.5))
    expectEqual(messages.count, 1)
  }

  /// Half as far away as the eye, things look twice as large, and as far from the middle of the superlayer.
  @Test("has that of its superlayer, with one vanishing point, nearer with its zPosition")
  func sublayerTransform() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
    root.addSubview(view)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 100
    root.layer.sublayerTransform = perspective
    expectEqual(view.convert(CGPoint(x: 20, y: 20), to: root), CGPoint(x: 120, y: 120))
    view.layer.zPosition = 50
    expectEqual(view.convert(CGPoint(x: 20, y: 20), to: root), CGPoint(x: 140, y: 140))
    #expect(root.hitTest(CGPoint(x: 139, y: 139), with: nil) === view)
    expectEqual(HeadlessScene(root).root.children.first?.frame.maxX, 140)
  }

  @Test("is not drawn from behind unless it is double-sided")
  func backs() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(view)
    view.layer.transform = CATransform3DMakeRotation(2, 0, 1, 0)
    expectEqual(HeadlessScene(root).root.children.count, 1)
    view.layer.isDoubleSided = false
    #expect(HeadlessScene(root).root.children.isEmpty)
    view.layer.transform = CATransform3DMakeRotation(1, 0, 1, 0)
    expectEqual(HeadlessScene(root).root.children.count, 1)
  }

  @Test("has its affine transform set and read through the layer")
  func affine() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let half = CGAffineTransform(scaleX: 0.5, y: 0.5)
    view.layer.setAffineTransform(half)
    expectEqual(view.transform, half)
    expectEqual(view.layer.affineTransform(), half)
  }
}
