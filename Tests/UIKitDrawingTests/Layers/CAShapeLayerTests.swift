import CoreGraphics
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A shape layer")
@MainActor
struct CAShapeLayerTests {
  private func shape(_ layer: CALayer) -> UIBackendShape? {
    guard case .shape(let shape)? = layer.backendDrawings.first else { return nil }
    return shape
  }

  private func ends(_ path: UIBackendPath?) -> [CGPoint] {
    (path?.steps ?? []).compactMap { step in
      switch step {
      case .move(let point), .line(let point), .curve(let point, _, _): point
      case .close: nil
      }
    }
  }

  @Test("fills its path in black and draws no line unless it is told otherwise")
  func defaults() {
    let layer = CAShapeLayer()
    #expect(shape(layer) == nil)
    layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)).cgPath
    expectEqual(shape(layer)?.fillColor, UIBackendColor(red: 0, green: 0, blue: 0))
    #expect(shape(layer)?.stroke == nil && shape(layer)?.fillRule == .winding)
    #expect(layer.lineWidth == 1 && layer.miterLimit == 10 && layer.lineCap == .butt)
    #expect(layer.lineJoin == .miter && layer.strokeStart == 0 && layer.strokeEnd == 1)
    layer.fillColor = nil
    #expect(shape(layer) == nil)
  }

  @Test("draws a line as it is told")
  func line() {
    let layer = CAShapeLayer()
    layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)).cgPath
    layer.strokeColor = UIColor.red.cgColor
    layer.lineWidth = 3
    layer.lineCap = .round
    layer.lineJoin = .bevel
    layer.lineDashPattern = [4, 2]
    layer.lineDashPhase = 1
    layer.fillRule = .evenOdd
    let stroke = shape(layer)?.stroke
    #expect(stroke?.width == 3 && stroke?.cap == .round && stroke?.join == .bevel)
    #expect(stroke?.dashes == [4, 2] && stroke?.dashPhase == 1)
    expectEqual(shape(layer)?.fillRule, .evenOdd)
    layer.lineDashPattern = [0, 0]
    #expect(shape(layer)?.stroke?.dashes.isEmpty == true)
    layer.lineWidth = 0
    #expect(shape(layer)?.stroke == nil)
  }

  @Test("ends its lines, joins and fills them by name")
  func names() {
    let layer = CAShapeLayer()
    layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)).cgPath
    layer.strokeColor = UIColor.red.cgColor
    let caps: [(CAShapeLayerLineCap, CGLineCap)] = [
      (.butt, .butt), (.round, .round), (.square, .square),
      (CAShapeLayerLineCap(rawValue: "pointed"), .butt),
    ]
    for (name, cap) in caps {
      layer.lineCap = name
      expectEqual(shape(layer)?.stroke?.cap, cap)
    }
    let joins: [(CAShapeLayerLineJoin, CGLineJoin)] = [
      (.miter, .miter), (.round, .round), (.bevel, .bevel),
      (CAShapeLayerLineJoin(rawValue: "knot"), .miter),
    ]
    for (name, join) in joins {
      layer.lineJoin = name
      expectEqual(shape(layer)?.stroke?.join, join)
    }
    layer.fillRule = .evenOdd
    layer.fillRule = .nonZero
    expectEqual(shape(layer)?.fillRule, .winding)
  }

  @Test("draws the share of the line between its start and its end")
  func share() {
    let layer = CAShapeLayer()
    layer.strokeColor = UIColor.red.cgColor
    layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    layer.strokeEnd = 0.375
    // Fifteen of forty points: the first side and half of the second.
    expectEqual(
      ends(shape(layer)?.stroke?.path),
      [
        CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 5),
      ]
    )
    layer.strokeStart = 0.125
    expectEqual(ends(shape(layer)?.stroke?.path).first, CGPoint(x: 5, y: 0))
    layer.strokeEnd = 0.125
    #expect(shape(layer)?.stroke == nil)
    layer.strokeStart = 0
    layer.strokeEnd = 0.5
    let circle = UIBezierPath(ovalIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    layer.path = circle.cgPath
    let last = ends(shape(layer)?.stroke?.path).last ?? .zero
    #expect(abs(last.x + 10) < 0.01 && abs(last.y) < 0.01)
    layer.strokeEnd = 0.125
    // An eighth of a turn, to within what lines differ from the curve.
    let eighth = ends(shape(layer)?.stroke?.path).last ?? .zero
    #expect(abs(eighth.x - 7.07) < 0.05 && abs(eighth.y - 7.07) < 0.05)
  }

  @Test("keeps a copy of its path, and draws nothing of one that is not finite")
  func paths() {
    let layer = CAShapeLayer()
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
    layer.path = path
    path.addRect(CGRect(x: 9, y: 9, width: 4, height: 4))
    expectEqual(layer.path?.boundingBox.width, 4)
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
    layer.path = path
    #expect(shape(layer) == nil)
  }

  @Test(
    "casts the shadow of its path where it has no background, and any layer that of its shadow path"
  )
  func shadows() {
    let layer = CAShapeLayer()
    layer.shadowOpacity = 1
    layer.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 4, height: 4)).cgPath
    expectEqual(layer.backendAppearance.shadow?.path, layer.path.flatMap(UIBackendPath.init))
    layer.backgroundColor = UIColor.red.cgColor
    #expect(layer.backendAppearance.shadow?.path == nil)
    let view = UIView()
    view.layer.shadowOpacity = 1
    #expect(view.layer.backendAppearance.shadow?.path == nil)
    view.layer.shadowPath = layer.path
    expectEqual(view.layer.backendAppearance.shadow?.path, layer.path.flatMap(UIBackendPath.init))
  }

  @Test("is printed in scenes")
  func scene() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let layer = CAShapeLayer()
    layer.path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgPath
    layer.strokeColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    view.layer.addSublayer(layer)
    expectEqual(
      HeadlessScene(view).root.children[0].shapes,
      [
        "filled 000000 line ff0000 of 1.0 in (1.0, 2.0, 3.0, 4.0)"
      ]
    )
  }
}
