import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import TesseraHeadless
@testable import UIKit

/// A bar that fills its bounds, with a count of how often it did.
private class BarView: UIView {
  private(set) var drawings: [CGRect] = []
  var color = UIColor.red

  override func draw(_ rect: CGRect) {
    drawings.append(rect)
    color.setFill()
    UIRectFill(rect)
  }
}

private final class TallBarView: BarView {}

private final class BorderedLabel: UILabel {
  override func draw(_ rect: CGRect) {
    UIRectFrame(rect)
    super.draw(rect)
  }
}

private final class DelegatingView: UIView {
  override func draw(_ layer: CALayer, in ctx: CGContext) {
    #expect(UIGraphicsGetCurrentContext() == nil)
    ctx.fill(layer.bounds)
  }
}

private final class DrawingImageView: UIImageView {
  override func draw(_ rect: CGRect) { Issue.record("An image view never draws.") }
}

private final class RingLayer: CALayer {
  var count = 0

  override func draw(in ctx: CGContext) {
    count += 1
    ctx.strokeEllipse(in: bounds)
  }
}

@Suite("A view that draws")
@MainActor
struct ViewDrawingTests {
  private let frame = CGRect(x: 20, y: 30, width: 40, height: 10)

  private func drawn(_ view: UIView) -> [String] { HeadlessScene(view).root.drawn }

  @Test("is asked once before it is first shown, in the space of its bounds")
  func once() {
    let fixture = Fixture()
    let view = BarView(frame: frame)
    view.bounds.origin = CGPoint(x: 5, y: 7)
    #expect(view.drawings.isEmpty)
    fixture.show(view)
    fixture.backend.makeFrame()
    expectEqual(view.drawings, [CGRect(x: 5, y: 7, width: 40, height: 10)])
    expectEqual(drawn(view), ["filled ff0000 in (5.0, 7.0, 40.0, 10.0) copy"])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("is asked again when it says so, once for a frame")
  func again() {
    let fixture = Fixture()
    let view = fixture.show(BarView(frame: frame))
    view.color = .blue
    fixture.backend.makeFrame()
    expectEqual(view.drawings.count, 1)
    view.setNeedsDisplay()
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    view.layer.setNeedsDisplay()
    view.layer.setNeedsDisplay(.zero)
    #expect(view.layer.needsDisplay() && view.drawings.count == 1 && fixture.backend.needsFrame)
    fixture.backend.makeFrame()
    #expect(view.drawings.count == 2 && !view.layer.needsDisplay())
    expectEqual(drawn(view), ["filled 0000ff in (0.0, 0.0, 40.0, 10.0) copy"])
  }

  @Test(
    "is stretched by another size, or placed as its mode says, and asked only if that says redraw"
  )
  func sizes() {
    let fixture = Fixture()
    let view = fixture.show(BarView(frame: frame))
    view.bounds.size.width = 80
    fixture.backend.makeFrame()
    expectEqual(view.drawings.count, 1)
    expectEqual(drawn(view).first, "from (0, 0, 40, 10) to (0, 0, 80, 10)")
    view.contentMode = .right
    fixture.backend.makeFrame()
    // A mode that is set draws what the view shows anew; from then on it is moved.
    view.bounds.size.width = 100
    fixture.backend.makeFrame()
    expectEqual(view.drawings.count, 2)
    expectEqual(drawn(view).first, "from (0, 0, 80, 10) to (20, 0, 80, 10)")
    view.contentMode = .redraw
    view.bounds.size.width = 60
    fixture.backend.makeFrame()
    expectEqual(view.drawings.count, 3)
    view.bounds.size.height = 20
    fixture.backend.makeFrame()
    expectEqual(view.drawings.count, 4)
    expectEqual(drawn(view), ["filled ff0000 in (0.0, 0.0, 60.0, 20.0) copy"])
    view.bounds.origin.x = 9
    fixture.backend.makeFrame()
    expectEqual(view.drawings.count, 4)
  }

  @Test("waits for a size, and while it is hidden")
  func waiting() {
    let fixture = Fixture()
    let view = fixture.show(BarView(frame: .zero))
    #expect(view.drawings.isEmpty)
    view.frame = frame
    fixture.backend.makeFrame()
    expectEqual(view.drawings.count, 1)
    view.isHidden = true
    view.setNeedsDisplay()
    fixture.backend.makeFrame()
    expectEqual(view.drawings.count, 1)
    view.isHidden = false
    fixture.backend.makeFrame()
    _ = fixture.scene
    expectEqual(view.drawings.count, 2)
  }

  @Test("is asked once on the way from one window to another, and shows the same")
  func windows() {
    let fixture = Fixture()
    let view = fixture.show(BarView(frame: frame))
    view.removeFromSuperview()
    fixture.backend.makeFrame()
    fixture.show(view)
    #expect(view.drawings.count == 1 && drawn(view).count == 1)
  }

  @Test("resolves colours in its own surroundings, and draws anew in others")
  func dark() {
    let fixture = Fixture()
    let view = BarView(frame: frame)
    view.color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    fixture.show(view)
    #expect(drawn(view).first?.hasPrefix("filled 000000") == true)
    view.overrideUserInterfaceStyle = .dark
    fixture.backend.makeFrame()
    #expect(drawn(view).first?.hasPrefix("filled ffffff") == true && view.drawings.count == 2)
    fixture.backend.environment.displayScale = 2
    fixture.backend.makeFrame()
    #expect(view.drawings.count == 2 || view.drawings.count == 3)
  }

  @Test("draws over its background and under what it holds")
  func order() {
    let fixture = Fixture()
    let view = BarView(frame: frame)
    view.backgroundColor = .green
    view.addSubview(UILabel(frame: view.bounds))
    fixture.show(view)
    let node = HeadlessScene(view).root
    #expect(node.drawn.count == 1 && node.children.map(\.name) == ["UILabel"])
    #expect(view.layer.backendAppearance.backgroundColor != nil)
    #expect(fixture.scene.description.contains("BarView (20, 30, 40, 10) {filled ff0000 in"))
  }

  @Test(
    "is known by its class: one that inherits drawing draws, and one that has none costs nothing"
  )
  func classes() {
    let fixture = Fixture()
    let plain = fixture.show(UIView(frame: frame))
    let label = fixture.show(UILabel(frame: frame))
    plain.setNeedsDisplay()
    label.setNeedsDisplay()
    fixture.backend.makeFrame()
    #expect(!plain.drawsByCode && plain.layer.rare == nil)
    #expect(!label.drawsByCode && label.layer.rare == nil)
    #expect(TallBarView(frame: frame).drawsByCode && DelegatingView().drawsByCode)
    #expect(BorderedLabel().drawsByCode && !DrawingImageView(frame: .zero).drawsByCode)
    let picture = fixture.show(DrawingImageView(frame: frame))
    picture.setNeedsDisplay()
    fixture.backend.makeFrame()
    #expect(drawn(picture).isEmpty)
  }

  @Test("may add to what a label draws")
  func label() {
    let fixture = Fixture()
    let label = BorderedLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Hello"
    label.font = .systemFont(ofSize: 10)
    fixture.show(label)
    expectEqual(
      drawn(label),
      ["filled 000000 in (0.0, 0.0, 100.0, 20.0) copy", "“Hello” at (0, 4)"]
    )
    expectEqual(fixture.scene.nodes(showing: "Hello").count, 1)
    label.text = "Goodbye"
    fixture.backend.makeFrame()
    expectEqual(fixture.scene.nodes(showing: "Goodbye").count, 1)
  }

  @Test("may draw the content of its layer into a context that is not the current one")
  func delegate() {
    let fixture = Fixture()
    let view = fixture.show(DelegatingView(frame: frame))
    expectEqual(drawn(view), ["filled 000000 in (0.0, 0.0, 40.0, 10.0)"])
    view.draw(CALayer(), in: CGContext(recorder: DisplayListRecorder(), bounds: .zero))
  }

  @Test("is in pictures of views that no window shows, and in snapshots")
  func snapshots() throws {
    let view = BarView(frame: frame)
    expectEqual(drawn(view).count, 1)
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    let nodes = HeadlessScene(snapshot).nodes
    #expect(nodes.contains { !$0.drawn.isEmpty })
  }

  @Test("promises to cover itself and begins with nothing, as far as hints go")
  func hints() {
    let view = BarView(frame: frame)
    #expect(view.isOpaque && view.clearsContextBeforeDrawing)
    view.isOpaque = false
    view.clearsContextBeforeDrawing = false
    #expect(!view.isOpaque && !view.clearsContextBeforeDrawing)
    expectEqual(drawn(view).count, 1)
  }
}

@Suite("A layer that draws")
@MainActor
struct LayerDisplayTests {
  private func ring(in fixture: Fixture) -> RingLayer {
    let layer = RingLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    fixture.window.layer.addSublayer(layer)
    return layer
  }

  private func drawn(_ layer: CALayer) -> [String] { HeadlessScene(layer).root.drawn }

  @Test("is asked only after it has said so")
  func asked() {
    let fixture = Fixture()
    let layer = ring(in: fixture)
    fixture.backend.makeFrame()
    #expect(layer.count == 0 && !layer.needsDisplay())
    layer.setNeedsDisplay()
    #expect(layer.needsDisplay())
    fixture.backend.makeFrame()
    fixture.backend.makeFrame()
    expectEqual(layer.count, 1)
    expectEqual(drawn(layer), ["line 000000 of 1.0 in (0.0, 0.0, 10.0, 10.0)"])
    layer.displayIfNeeded()
    expectEqual(layer.count, 1)
    layer.display()
    expectEqual(layer.count, 2)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(layer.count == 3 && !layer.needsDisplay())
  }

  @Test("is stretched by another size unless it draws anew")
  func sizes() {
    let fixture = Fixture()
    let layer = ring(in: fixture)
    layer.setNeedsDisplay()
    fixture.backend.makeFrame()
    #expect(!layer.needsDisplayOnBoundsChange)
    layer.bounds.size.width = 20
    fixture.backend.advanceUntilIdle()
    #expect(layer.count == 1 && drawn(layer).first == "from (0, 0, 10, 10) to (0, 0, 20, 10)")
    layer.contentsGravity = .center
    expectEqual(drawn(layer).first, "from (0, 0, 10, 10) to (5, 0, 10, 10)")
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size.width = 30
    fixture.backend.advanceUntilIdle()
    expectEqual(layer.count, 2)
    expectEqual(drawn(layer), ["line 000000 of 1.0 in (0.0, 0.0, 30.0, 10.0)"])
  }

  @Test("draws once it has a size and a window")
  func later() {
    let fixture = Fixture()
    let layer = RingLayer()
    layer.setNeedsDisplay()
    fixture.window.layer.addSublayer(layer)
    fixture.backend.makeFrame()
    expectEqual(layer.count, 0)
    layer.bounds.size = CGSize(width: 5, height: 5)
    fixture.backend.makeFrame()
    expectEqual(layer.count, 1)
  }
}
