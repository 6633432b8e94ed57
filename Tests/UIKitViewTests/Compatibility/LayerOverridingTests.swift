import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing
import UIKit

@testable import UIKitTestSupport

// The module is imported as an app imports it: a member that is not open makes this file fail to compile.

/// A view that says of which class its layer is, as apps do.
private final class DiskView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
  // swift-format-ignore: NeverForceUnwrap
  override var layer: CAShapeLayer { super.layer as! CAShapeLayer }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.path = UIBezierPath(ovalIn: bounds).cgPath
    layer.fillColor = UIColor.red.cgColor
  }
}

/// A view whose override returns a layer that is not its own.
private final class StrayView: UIView {
  let stray = CALayer()

  override var layer: CALayer { stray }
}

/// A layer that overrides what Core Animation lets subclasses override, and tells which of it was called.
private final class TellingLayer: CALayer {
  var calls: [String] = []

  override var bounds: CGRect { didSet { calls.append("bounds") } }
  override var position: CGPoint { didSet { calls.append("position") } }
  override var opacity: Float { didSet { calls.append("opacity") } }
  override var cornerRadius: CGFloat { didSet { calls.append("cornerRadius") } }
  override var contents: Any? { didSet { calls.append("contents") } }
  override var mask: CALayer? { didSet { calls.append("mask") } }
  override var sublayers: [CALayer]? { didSet { calls.append("sublayers") } }

  override func addSublayer(_ layer: CALayer) {
    calls.append("addSublayer")
    super.addSublayer(layer)
  }

  override func removeFromSuperlayer() {
    calls.append("removeFromSuperlayer")
    super.removeFromSuperlayer()
  }

  override func removeAnimation(forKey key: String) {
    calls.append("removeAnimation")
    super.removeAnimation(forKey: key)
  }

  override func setNeedsLayout() {
    calls.append("setNeedsLayout")
    super.setNeedsLayout()
  }
}

/// A view of 20 points in a direction, which refuses to be wider.
private final class StiffView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }

  override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    .required
  }
}

private final class SoftView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }
}

private final class NotingCell: UICollectionViewCell {
  var notes: [String] = []

  override var contentConfiguration: (any UIContentConfiguration)? {
    didSet { notes.append("content") }
  }
  override var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { notes.append("background") }
  }
}

@Suite("An overridden layer")
@MainActor
struct LayerOverridingTests {
  @Test("is the view's own as the class that the subclass says")
  func covariant() {
    let fixture = Fixture()
    let view = DiskView(frame: CGRect(x: 10, y: 20, width: 40, height: 40))
    fixture.window.addSubview(view)
    fixture.backend.makeFrame()
    #expect(view.layer === (view as UIView).layer)
    expectEqual(view.layer.frame, CGRect(x: 10, y: 20, width: 40, height: 40))
    expectEqual(HeadlessScene(view).root.shapes, ["filled ff0000 in (0.0, 0.0, 40.0, 40.0)"])
    view.alpha = 0.5
    #expect(view.layer.opacity == 0.5 && view.layer.superlayer === fixture.window.layer)
    #expect(fixture.window.layer.sublayers?.last === view.layer)
  }

  @Test("that is another one changes nothing of how the view is placed, hit, hidden and shown")
  func stray() {
    let fixture = Fixture()
    let view = StrayView(frame: CGRect(x: 10, y: 20, width: 40, height: 40))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(inner)
    fixture.window.addSubview(view)
    view.transform = CGAffineTransform(translationX: 5, y: 0)
    fixture.backend.makeFrame()
    expectEqual(view.frame, CGRect(x: 15, y: 20, width: 40, height: 40))
    #expect(view.stray.frame == .zero && view.stray.superlayer == nil)
    expectEqual(HeadlessScene(view).root.frame, CGRect(x: 15, y: 20, width: 40, height: 40))
    expectEqual(inner.convert(CGPoint.zero, to: nil), CGPoint(x: 15, y: 20))
    #expect(fixture.window.hitTest(CGPoint(x: 20, y: 25), with: nil) === inner)
    expectEqual(inner.layer.superlayer?.frame, view.frame)
    view.isHidden = true
    #expect(fixture.window.hitTest(CGPoint(x: 20, y: 25), with: nil) === fixture.window)
    #expect(!view.stray.isHidden)
  }

  @Test("may override what Core Animation lets it, and is called")
  func layer() {
    let layer = TellingLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    expectEqual(layer.position, CGPoint(x: 5, y: 10))
    expectEqual(layer.calls, ["setNeedsLayout", "bounds", "position"])
    layer.calls = []
    layer.opacity = 0.5
    layer.cornerRadius = 2
    layer.contents = nil
    layer.mask = CALayer()
    layer.addSublayer(CALayer())
    layer.sublayers = nil
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    layer.removeAnimation(forKey: "fade")
    layer.removeFromSuperlayer()
    expectEqual(
      layer.calls,
      [
        "opacity", "cornerRadius", "contents", "mask", "addSublayer", "setNeedsLayout", "sublayers",
        "removeAnimation", "removeAnimation", "removeFromSuperlayer",
      ]
    )
  }
}

@Suite("An overridden member of a view")
@MainActor
struct ViewOverridingTests {
  @Test("that is a priority counts in constraints")
  func priorities() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let (stiff, soft) = (StiffView(), SoftView())
    for view in [stiff, soft] {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
    }
    NSLayoutConstraint.activate([
      soft.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      stiff.leadingAnchor.constraint(equalTo: soft.trailingAnchor),
      stiff.trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ])
    container.layoutIfNeeded()
    #expect(stiff.frame.width == 20 && soft.frame.width == 80)
  }

  @Test("that is a configuration of a cell is called where the cell gets one")
  func configurations() {
    let cell = NotingCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    cell.contentConfiguration = UIListContentConfiguration.cell()
    cell.backgroundConfiguration = .listPlainCell()
    cell.backgroundColor = .red
    expectEqual(cell.notes, ["content", "background", "background"])
    #expect(cell.backgroundConfiguration == nil && cell.backgroundColor == .red)
  }
}
