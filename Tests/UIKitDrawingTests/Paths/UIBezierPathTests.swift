import CoreGraphics
import TesseraTestSupport
import Testing
import UIKit

@Suite("A Bézier path")
struct UIBezierPathTests {
  private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test("is made of rectangles, ovals and paths")
  func shapes() {
    #expect(UIBezierPath().isEmpty && UIBezierPath().bounds == .zero)
    expectEqual(UIBezierPath(rect: rect).bounds, rect)
    let oval = UIBezierPath(ovalIn: rect)
    #expect(abs(oval.bounds.maxX - 40) < 1e-9 && oval.contains(CGPoint(x: 25, y: 40)))
    #expect(!oval.contains(CGPoint(x: 11, y: 21)))
    expectEqual(UIBezierPath(cgPath: oval.cgPath).cgPath, oval.cgPath)
    expectEqual(
      UIBezierPath(roundedRect: rect, cornerRadius: 0).cgPath,
      UIBezierPath(rect: rect).cgPath
    )
  }

  @Test("has the corners round that it is told")
  func corners() {
    let path = UIBezierPath(
      roundedRect: rect,
      byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 10, height: 10)
    )
    let corners = [
      CGPoint(x: 11, y: 21), CGPoint(x: 39, y: 21), CGPoint(x: 39, y: 59), CGPoint(x: 11, y: 59),
    ]
    expectEqual(corners.map(path.contains), [false, true, false, true])
    let round = UIBezierPath(roundedRect: rect, cornerRadius: 99)
    expectEqual(corners.map(round.contains), [false, false, false, false])
    // The radius is half of the shorter side in both directions.
    #expect(round.contains(CGPoint(x: 10.1, y: 35.5)))
  }

  @Test("has arcs that go clockwise as they are seen")
  func arcs() {
    let quarter = UIBezierPath(
      arcCenter: .zero,
      radius: 10,
      startAngle: 0,
      endAngle: .pi / 2,
      clockwise: true
    )
    #expect(abs(quarter.bounds.minX) < 1e-9 && abs(quarter.bounds.maxY - 10) < 1e-9)
    let rest = UIBezierPath(
      arcCenter: .zero,
      radius: 10,
      startAngle: 0,
      endAngle: .pi / 2,
      clockwise: false
    )
    #expect(abs(rest.bounds.minX + 10) < 1e-9 && abs(rest.bounds.minY + 10) < 1e-9)
    let whole = UIBezierPath(
      arcCenter: .zero,
      radius: 10,
      startAngle: -.pi / 2,
      endAngle: 3 * .pi / 2,
      clockwise: true
    )
    #expect(abs(whole.bounds.width - 20) < 1e-9 && whole.contains(CGPoint(x: -6, y: 6)))
  }

  @Test("goes to the start of an arc in a line")
  func arcsOnTheWay() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 30, y: 0))
    path.addArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    // The lower half, and the line from the right of it.
    #expect(abs(path.bounds.maxX - 30) < 1e-9 && abs(path.bounds.minX + 10) < 1e-9)
    #expect(abs(path.bounds.maxY - 10) < 1e-9 && abs(path.bounds.minY) < 1e-9)
    #expect(abs(path.currentPoint.x + 10) < 1e-9)
  }

  @Test(
    "rounds the corners that it is told, and all for all",
    arguments: [
      UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight, [.topLeft, .bottomRight],
      .allCorners, [],
    ]
  )
  func roundedCorners(_ corners: UIRectCorner) {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40),
      byRoundingCorners: corners,
      cornerRadii: CGSize(width: 20, height: 20)
    )
    let points: [(UIRectCorner, CGPoint)] = [
      (.topLeft, CGPoint(x: 1, y: 1)), (.topRight, CGPoint(x: 39, y: 1)),
      (.bottomLeft, CGPoint(x: 1, y: 39)), (.bottomRight, CGPoint(x: 39, y: 39)),
    ]
    for (corner, point) in points {
      expectEqual(path.contains(point), !corners.contains(corner))
    }
  }

  @Test("is drawn step by step, moved and put together")
  func steps() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.addQuadCurve(to: CGPoint(x: 5, y: 5), controlPoint: CGPoint(x: 7, y: 3))
    path.addCurve(
      to: CGPoint(x: 1, y: 5),
      controlPoint1: CGPoint(x: 4, y: 6),
      controlPoint2: CGPoint(x: 2, y: 6)
    )
    expectEqual(path.currentPoint, CGPoint(x: 1, y: 5))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1) && path.contains(CGPoint(x: 3, y: 3)))
    let other = UIBezierPath(rect: rect)
    other.append(path)
    expectEqual(other.bounds, CGRect(x: 1, y: 1, width: 39, height: 59))
    other.apply(CGAffineTransform(translationX: 4, y: 4))
    expectEqual(other.bounds.origin, CGPoint(x: 5, y: 5))
    other.removeAllPoints()
    #expect(other.isEmpty)
  }

  @Test("is reversed from its end to its start")
  func reversal() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 5, y: 0))
    path.addCurve(
      to: CGPoint(x: 9, y: 4),
      controlPoint1: CGPoint(x: 7, y: 0),
      controlPoint2: CGPoint(x: 9, y: 2)
    )
    let back = UIBezierPath()
    back.move(to: CGPoint(x: 9, y: 4))
    back.addCurve(
      to: CGPoint(x: 5, y: 0),
      controlPoint1: CGPoint(x: 9, y: 2),
      controlPoint2: CGPoint(x: 7, y: 0)
    )
    back.addLine(to: .zero)
    expectEqual(path.reversing().cgPath, back.cgPath)
    // A hole is a rectangle the other way round.
    let ring = UIBezierPath(rect: rect)
    ring.append(UIBezierPath(rect: CGRect(x: 20, y: 30, width: 10, height: 10)).reversing())
    #expect(!ring.contains(CGPoint(x: 25, y: 35)) && ring.contains(CGPoint(x: 15, y: 25)))
  }

  @Test("keeps how it is drawn, also in copies")
  func style() throws {
    let path = UIBezierPath(rect: rect)
    #expect(path.lineWidth == 1 && path.miterLimit == 10)
    #expect(path.lineCapStyle == .butt && path.lineJoinStyle == .miter)
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.usesEvenOddFillRule = true
    path.setLineDash([4, 2], count: 2, phase: 1)
    let copy = try #require(path.copy(with: nil) as? UIBezierPath)
    #expect(copy.lineWidth == 3 && copy.lineCapStyle == .round && copy.usesEvenOddFillRule)
    var (lengths, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0], 0, 0)
    copy.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [4, 2] && count == 2 && phase == 1)
    copy.addLine(to: .zero)
    #expect(copy.cgPath != path.cgPath)
  }
}
