import CoreGraphics
import TesseraTestSupport
import Testing

@Suite("A path")
struct CGPathTests {
  private func words(_ path: CGPath) -> [String] {
    var words: [String] = []
    path.applyWithBlock { (element: UnsafePointer<CGPathElement>) in
      let points = element.pointee.points
      func point(_ index: Int) -> String {
        "\((points[index].x * 10).rounded() / 10),\((points[index].y * 10).rounded() / 10)"
      }
      let type: CGPathElementType = element.pointee.type
      switch type {
      case .moveToPoint: words.append("move \(point(0))")
      case .addLineToPoint: words.append("line \(point(0))")
      case .addQuadCurveToPoint: words.append("quad \(point(0)) \(point(1))")
      case .addCurveToPoint: words.append("curve \(point(2))")
      case .closeSubpath: words.append("close")
      }
    }
    return words
  }

  @Test("hands its elements over in order")
  func elements() {
    let path = CGMutablePath()
    #expect(path.isEmpty && path.currentPoint == .zero && path.boundingBox.isNull)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(
      to: CGPoint(x: 9, y: 9),
      control1: CGPoint(x: 6, y: 6),
      control2: CGPoint(x: 8, y: 8)
    )
    expectEqual(path.currentPoint, CGPoint(x: 9, y: 9))
    path.closeSubpath()
    path.closeSubpath()
    expectEqual(path.currentPoint, CGPoint(x: 1, y: 2))
    expectEqual(
      words(path),
      [
        "move 1.0,2.0", "line 3.0,4.0", "quad 7.0,8.0 5.0,6.0", "curve 9.0,9.0", "close",
      ]
    )
  }

  @Test("is the outline of rectangles, ellipses and rounded rectangles")
  func shapes() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    expectEqual(
      words(CGPath(rect: rect, transform: nil)),
      [
        "move 0.0,0.0", "line 10.0,0.0", "line 10.0,20.0", "line 0.0,20.0", "close",
      ]
    )
    let oval = CGPath(ellipseIn: rect, transform: nil)
    expectEqual(
      words(oval),
      [
        "move 10.0,10.0", "curve 5.0,20.0", "curve 0.0,10.0", "curve 5.0,0.0", "curve 10.0,10.0",
        "close",
      ]
    )
    let rounded = CGPath(roundedRect: rect, cornerWidth: 9, cornerHeight: 2, transform: nil)
    #expect(words(rounded).first == "move 5.0,0.0" && words(rounded).count == 10)
    expectEqual(rounded.boundingBoxOfPath, rect)
    var twice = CGAffineTransform(scaleX: 2, y: 2)
    expectEqual(CGPath(rect: rect, transform: &twice).boundingBox.maxY, 40)
    expectEqual(oval.copy(using: &twice)?.boundingBoxOfPath.maxX, 20)
  }

  @Test("has a box around what it draws, and one around the points that bend it")
  func boxes() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    expectEqual(path.boundingBox, CGRect(x: 0, y: 0, width: 10, height: 10))
    // The highest place of the curve is halfway to the point that bends it.
    expectEqual(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 5))
    var rect = CGRect.zero
    #expect(!path.isRect(&rect))
    let box = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGPath(rect: box, transform: nil).isRect(&rect) && rect == box)
  }

  @Test("contains points by turns, or by whether the number of lines to them is odd")
  func contents() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let inside = CGPoint(x: 15, y: 15)
    #expect(path.contains(inside) && !path.contains(inside, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 5, y: 15), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 31, y: 15)))
    #expect(path.contains(.zero, transform: CGAffineTransform(translationX: 5, y: 5)))
    let open = CGMutablePath()
    open.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
    #expect(open.contains(CGPoint(x: 2, y: 2)) && !open.contains(CGPoint(x: 6, y: 6)))
    let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
    for angle in stride(from: 0.1, to: 6.2, by: 0.2) {
      let direction = CGPoint(x: cos(angle), y: sin(angle))
      #expect(circle.contains(CGPoint(x: 9.9 * direction.x, y: 9.9 * direction.y)))
      #expect(!circle.contains(CGPoint(x: 10.1 * direction.x, y: 10.1 * direction.y)))
    }
  }

  @Test("has arcs in the direction of Core Graphics, whose y grows upwards")
  func arcs() {
    func end(_ start: CGFloat, _ end: CGFloat, _ clockwise: Bool) -> [String] {
      let path = CGMutablePath()
      path.addArc(
        center: .zero,
        radius: 10,
        startAngle: start,
        endAngle: end,
        clockwise: clockwise
      )
      return words(path)
    }
    expectEqual(end(0, .pi / 2, false), ["move 10.0,0.0", "curve 0.0,10.0"])
    expectEqual(end(0, .pi / 2, true).count, 4)
    #expect(end(0, 2 * .pi, false).count == 5 && end(0, 0, false) == ["move 10.0,0.0"])
    expectEqual(end(0, 9 * .pi, false).count, 5)
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0),
      tangent2End: CGPoint(x: 10, y: 10),
      radius: 5
    )
    expectEqual(words(path), ["move 0.0,0.0", "line 5.0,0.0", "curve 10.0,5.0"])
    path.addArc(tangent1End: CGPoint(x: 10, y: 9), tangent2End: CGPoint(x: 10, y: 20), radius: 5)
    expectEqual(words(path).last, "line 10.0,9.0")
    path.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: -.pi / 2)
    expectEqual(words(path).suffix(2), ["line 1.0,0.0", "curve 0.0,-1.0"])
  }

  @Test("is equal to one with the same elements, and keeps those when a copy changes")
  func copies() throws {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    let copy = try #require(path.mutableCopy())
    expectEqual(path, copy)
    copy.addPath(path, transform: CGAffineTransform(translationX: 5, y: 0))
    #expect(path != copy && words(path).count == 5 && copy.boundingBox.width == 6)
  }

  @Test("is drawn on with rectangles and ellipses, each transformed by itself")
  func transformedShapes() throws {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    let right = CGAffineTransform(translationX: 100, y: 0)
    func path(_ add: (CGMutablePath) -> Void) -> CGMutablePath {
      let path = CGMutablePath()
      add(path)
      return path
    }
    var transform = right
    let oval = path { $0.addEllipse(in: rect, transform: right) }
    expectEqual(oval, CGPath(ellipseIn: rect, transform: &transform))
    let round = path {
      $0.addRoundedRect(in: rect, cornerWidth: 2, cornerHeight: 3, transform: right)
    }
    let same = CGPath(roundedRect: rect, cornerWidth: 2, cornerHeight: 3, transform: &transform)
    expectEqual(round, same)
    let rects = path { $0.addRects([rect, rect.offsetBy(dx: 0, dy: 30)], transform: right) }
    expectEqual(rects.boundingBox, CGRect(x: 100, y: 0, width: 10, height: 50))
    expectEqual(words(rects).filter { $0 == "close" }.count, 2)
    let copy = try #require(CGPath(rect: rect, transform: nil).mutableCopy(using: &transform))
    expectEqual(copy.boundingBox, rect.offsetBy(dx: 100, dy: 0))
    copy.addLine(to: .zero)
    expectEqual(copy.currentPoint, .zero)
  }
}
