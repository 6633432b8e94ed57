import CoreGraphics
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Layers in layers")
@MainActor
struct LayerTreeTests {
  private func names(_ layer: CALayer) -> [String] {
    (layer.sublayers ?? []).map { $0.name ?? "-" }
  }

  private func layer(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  private func view(_ name: String) -> UIView {
    let view = UIView()
    view.layer.name = name
    return view
  }

  @Test("stand where they are put, among those of subviews")
  func order() {
    let root = UIView()
    #expect(root.layer.sublayers == nil)
    let (a, b, c) = (layer("a"), layer("b"), layer("c"))
    root.layer.addSublayer(a)
    root.addSubview(view("view"))
    root.layer.addSublayer(b)
    expectEqual(names(root.layer), ["a", "view", "b"])
    root.layer.insertSublayer(c, at: 0)
    expectEqual(names(root.layer), ["c", "a", "view", "b"])
    root.layer.insertSublayer(c, above: root.subviews[0].layer)
    expectEqual(names(root.layer), ["a", "view", "c", "b"])
    root.layer.insertSublayer(b, below: a)
    expectEqual(names(root.layer), ["b", "a", "view", "c"])
    root.layer.insertSublayer(b, at: 9)
    expectEqual(names(root.layer), ["a", "view", "c", "b"])
    let d = layer("d")
    root.layer.replaceSublayer(a, with: d)
    expectEqual(names(root.layer), ["d", "view", "c", "b"])
    #expect(a.superlayer == nil && d.superlayer === root.layer)
    d.removeFromSuperlayer()
    #expect(names(root.layer) == ["view", "c", "b"] && d.superlayer == nil)
  }

  @Test("let the layers of subviews follow the subviews")
  func subviews() {
    let root = UIView()
    root.layer.addSublayer(layer("a"))
    let (first, second, third) = (view("1"), view("2"), view("3"))
    root.addSubview(first)
    root.layer.addSublayer(layer("b"))
    root.addSubview(second)
    expectEqual(names(root.layer), ["a", "1", "b", "2"])
    root.insertSubview(third, belowSubview: first)
    expectEqual(names(root.layer), ["a", "3", "1", "b", "2"])
    root.bringSubviewToFront(third)
    expectEqual(names(root.layer), ["a", "1", "b", "2", "3"])
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    expectEqual(names(root.layer), ["a", "3", "b", "2", "1"])
    second.removeFromSuperview()
    expectEqual(names(root.layer), ["a", "3", "b", "1"])
    #expect(second.layer.superlayer == nil && first.layer.superlayer === root.layer)
    UIView().addSubview(first)
    expectEqual(names(root.layer), ["a", "3", "b"])
  }

  @Test("are replaced as a whole, but for those of views")
  func replacement() {
    let root = UIView()
    root.addSubview(view("view"))
    let (a, b, c) = (layer("a"), layer("b"), layer("c"))
    root.layer.sublayers = [a, b]
    expectEqual(Set(names(root.layer)), ["view", "a", "b"])
    root.layer.sublayers = [c, root.subviews[0].layer, a]
    #expect(names(root.layer) == ["c", "view", "a"] && b.superlayer == nil)
    root.layer.sublayers = nil
    #expect(names(root.layer) == ["view"] && c.superlayer == nil)
  }

  @Test("leave layers of views where their views are, and report that and circles")
  func refusals() {
    var messages: [String] = []
    Diagnostics.hook = { messages.append($0.message) }
    defer { Diagnostics.hook = nil }
    let root = UIView()
    let view = UIView()
    root.addSubview(view)
    let inner = CALayer()
    inner.addSublayer(view.layer)
    view.layer.removeFromSuperlayer()
    #expect(view.layer.superlayer === root.layer && messages.count == 2)
    view.layer.addSublayer(inner)
    let innermost = CALayer()
    inner.addSublayer(innermost)
    innermost.addSublayer(inner)
    inner.mask = view.layer
    innermost.mask = inner
    #expect(inner.superlayer === view.layer && inner.mask == nil && innermost.mask == nil)
    expectEqual(messages.count, 5)
  }

  @Test("have a frame from bounds, position, anchor point and transform, each of which is kept")
  func geometry() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    expectEqual(layer.position, CGPoint(x: 60, y: 45))
    expectEqual(layer.bounds, CGRect(x: 0, y: 0, width: 100, height: 50))
    layer.bounds.size.width = 60
    expectEqual(layer.frame, CGRect(x: 30, y: 20, width: 60, height: 50))
    layer.anchorPoint = .zero
    expectEqual(layer.frame, CGRect(x: 60, y: 45, width: 60, height: 50))
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    expectEqual(layer.bounds.size, CGSize(width: 20, height: 10))
  }

  @Test("keep their geometry when they are given numbers that are not finite, which is reported")
  func badGeometry() {
    var messages: [String] = []
    Diagnostics.hook = { messages.append($0.message) }
    defer { Diagnostics.hook = nil }
    let layer = CALayer()
    layer.position = CGPoint(x: CGFloat.nan, y: 0)
    layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 0)
    layer.frame.origin.x = .nan
    #expect(layer.frame == .zero && messages.count == 3)
  }

  @Test("are in the scene and ask for a frame when they change")
  func scene() {
    let fixture = Fixture()
    let view = fixture.show(UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100)))
    let layer = CALayer()
    layer.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
    view.layer.addSublayer(layer)
    fixture.backend.makeFrame()
    let node = fixture.scene.nodes.last
    #expect(node?.name == "CALayer" && node?.frame == CGRect(x: 15, y: 15, width: 20, height: 20))
    let before = fixture.screen.drawCount
    CATransaction.setDisableActions(true)
    layer.backgroundColor = UIColor.red.cgColor
    fixture.backend.makeFrame()
    expectEqual(fixture.screen.drawCount, before + 1)
    layer.setNeedsDisplay()
    fixture.backend.makeFrame()
    expectEqual(fixture.screen.drawCount, before + 2)
    layer.isHidden = true
    expectEqual(fixture.scene.nodes.last?.name, "UIView")
    layer.removeFromSuperlayer()
    layer.isHidden = false
    expectEqual(fixture.scene.nodes.last?.name, "UIView")
  }

  @Test("are hit where they are, the one in front first, and convert points")
  func hits() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let (back, front) = (CALayer(), CALayer())
    for layer in [back, front] { root.addSublayer(layer) }
    back.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    front.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
    #expect(root.hitTest(CGPoint(x: 35, y: 35)) === front)
    #expect(root.hitTest(CGPoint(x: 15, y: 15)) === back)
    #expect(root.hitTest(CGPoint(x: 5, y: 5)) === root)
    #expect(root.hitTest(CGPoint(x: 105, y: 5)) == nil)
    back.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 35, y: 35)) === back)
    back.isHidden = true
    #expect(root.hitTest(CGPoint(x: 15, y: 15)) === root)
    let rect = CGRect(x: 0, y: 0, width: 5, height: 5)
    let moved = CGRect(x: 30, y: 30, width: 5, height: 5)
    expectEqual(front.convert(CGPoint(x: 1, y: 2), to: back), CGPoint(x: 21, y: 22))
    expectEqual(front.convert(CGPoint(x: 21, y: 22), from: back), CGPoint(x: 1, y: 2))
    #expect(front.convert(rect, to: root) == moved && front.convert(moved, from: root) == rect)
    #expect(front.contains(CGPoint(x: 39, y: 39)) && !front.contains(CGPoint(x: 40, y: 39)))
  }

  @Test(
    "are hit outside of a layer that does not mask to its bounds, and not from behind one seen from the front only"
  )
  func hitsOutside() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let inner = CALayer()
    inner.frame = CGRect(x: 20, y: 0, width: 10, height: 10)
    root.addSublayer(inner)
    #expect(root.hitTest(CGPoint(x: 25, y: 5)) === inner)
    inner.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(root.hitTest(CGPoint(x: 25, y: 5)) === inner)
    inner.isDoubleSided = false
    #expect(root.hitTest(CGPoint(x: 25, y: 5)) == nil)
    inner.isDoubleSided = true
    root.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 25, y: 5)) == nil)
  }

  @Test("mask one layer at a time, and take turns with the mask of the view")
  func masks() {
    let (first, second, mask) = (CALayer(), CALayer(), CALayer())
    first.mask = mask
    second.mask = mask
    #expect(first.mask == nil && second.mask === mask)
    first.addSublayer(mask)
    #expect(second.mask == nil && mask.superlayer === first)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.mask = UIView()
    #expect(view.layer.mask === view.mask?.layer)
    view.layer.mask = second
    #expect(view.mask == nil && HeadlessScene(view).root.mask?.name == "CALayer")
    view.mask = UIView()
    #expect(view.layer.mask === view.mask?.layer)
    expectEqual(HeadlessScene(view).root.mask?.name, "UIView")
    view.layer.mask = nil
    #expect(view.mask == nil && HeadlessScene(view).root.mask == nil)
  }

  @Test("show a picture, placed as they say")
  func contents() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    view.layer.addSublayer(layer)
    layer.contents = UIImage(systemName: "star")
    expectEqual(HeadlessScene(view).root.children[0].images.count, 1)
    layer.contents = nil
    #expect(HeadlessScene(view).root.children[0].images.isEmpty)
    var messages: [String] = []
    Diagnostics.hook = { messages.append($0.message) }
    defer { Diagnostics.hook = nil }
    layer.contents = "star"
    layer.contentsScale = 0
    #expect(layer.contents == nil && layer.contentsScale == 1 && messages.count == 2)
  }

  @Test("look like the layer that they are made like")
  func copies() {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.colors = [UIColor.red.cgColor]
    let copy = CAGradientLayer(layer: layer)
    #expect(copy.frame == layer.frame && copy.colors?.count == 1)
  }
}

@Suite("The layout of layers")
@MainActor
struct LayerLayoutTests {
  private final class Row: CALayer {
    var layoutCount = 0

    override func layoutSublayers() {
      layoutCount += 1
      for layer in sublayers ?? [] { layer.frame = bounds }
    }
  }

  private final class Header: UIView {
    let line = CALayer()
    var laidOutLayers: [CALayer] = []

    override func layoutSublayers(of layer: CALayer) {
      super.layoutSublayers(of: layer)
      laidOutLayers.append(layer)
      line.frame = bounds
    }
  }

  @Test("happens once before a frame, when the size has changed or it was asked for")
  func frames() {
    let fixture = Fixture()
    let (row, inner) = (Row(), CALayer())
    row.addSublayer(inner)
    row.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(row.needsLayout() && row.layoutCount == 0)
    fixture.window.layer.addSublayer(row)
    fixture.backend.makeFrame()
    #expect(row.layoutCount == 1 && inner.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
    row.position.x += 5
    fixture.backend.makeFrame()
    expectEqual(row.layoutCount, 1)
    row.setNeedsLayout()
    fixture.backend.makeFrame()
    expectEqual(row.layoutCount, 2)
    row.bounds.size.width = 30
    row.layoutIfNeeded()
    #expect(row.layoutCount == 3 && inner.bounds.width == 30 && !row.needsLayout())
    fixture.backend.makeFrame()
    expectEqual(row.layoutCount, 3)
  }

  @Test("of a view's layer is that of the view")
  func views() {
    let header = Header(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    header.layer.addSublayer(header.line)
    #expect(header.layer.needsLayout())
    header.layer.layoutIfNeeded()
    #expect(header.laidOutLayers == [header.layer] && header.line.frame == header.bounds)
    header.layer.setNeedsLayout()
    header.layoutIfNeeded()
    expectEqual(header.laidOutLayers.count, 2)
  }
}
