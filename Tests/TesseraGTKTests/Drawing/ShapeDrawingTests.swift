import CoreGraphics
import TesseraTestSupport
import Testing
import UIKit

@testable import TesseraGTK

@MainActor
@Suite("A drawn path", .withTheProgram)
struct ShapeDrawingTests {
  private func shape(_ path: UIBezierPath, in canvas: Canvas) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.path = path.cgPath
    layer.fillColor = UIColor.red.cgColor
    canvas.root.layer.addSublayer(layer)
    return layer
  }

  @Test("is filled, and drawn along with a line on both sides of it")
  func fillAndLine() {
    let canvas = Canvas(width: 8, height: 6)
    let layer = shape(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 4, height: 2)), in: canvas)
    expectEqual(
      canvas.rows(),
      """
      ........
      ........
      ..RRRR..
      ..RRRR..
      ........
      ........
      """
    )
    layer.strokeColor = UIColor.blue.cgColor
    layer.lineWidth = 2
    expectEqual(
      canvas.rows(),
      """
      ........
      .BBBBBB.
      .BBBBBB.
      .BBBBBB.
      .BBBBBB.
      ........
      """
    )
    layer.strokeEnd = 0.5
    // The top and the right side, whose ends are cut off where they are.
    #expect(canvas.rows().hasPrefix("........\n..BBBBB.\n..BBBBB.\n..RRRBB."))
    layer.position = CGPoint(x: 1, y: 1)
    #expect(canvas.rows().hasPrefix("........\n........\n...BBBBB"))
  }

  @Test("is filled by turns, or where the number of lines is odd")
  func rules() {
    let canvas = Canvas(width: 6, height: 3)
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 6, height: 3))
    path.append(UIBezierPath(rect: CGRect(x: 2, y: 1, width: 2, height: 1)))
    let layer = shape(path, in: canvas)
    expectEqual(canvas.rows(), "RRRRRR\nRRRRRR\nRRRRRR")
    layer.fillRule = .evenOdd
    expectEqual(canvas.rows(), "RRRRRR\nRR..RR\nRRRRRR")
  }

  @Test("has dashes and the ends that it is told")
  func dashes() {
    let canvas = Canvas(width: 12, height: 2)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 2, y: 1))
    path.addLine(to: CGPoint(x: 10, y: 1))
    let layer = shape(path, in: canvas)
    layer.strokeColor = UIColor.blue.cgColor
    layer.lineWidth = 2
    #expect(canvas.rows().hasPrefix("..BBBBBBBB.."))
    layer.lineCap = .square
    #expect(canvas.rows().hasPrefix(".BBBBBBBBBB."))
    layer.lineCap = .butt
    layer.lineDashPattern = [3, 1]
    layer.lineDashPhase = 1
    #expect(canvas.rows().hasPrefix("..BB.BBB.B.."))
  }

  @Test("casts its shadow, though its layer has no size")
  func shadowOfShape() {
    let canvas = Canvas(width: 20, height: 10)
    let layer = shape(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4)), in: canvas)
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 8, height: 2)
    #expect(layer.bounds.isEmpty)
    expectEqual(
      canvas.rows().split(separator: "\n").suffix(7).joined(separator: "\n"),
      """
      ..RRRR..............
      ..RRRR....KKKK......
      ..RRRR....KKKK......
      ..........KKKK......
      ..........KKKK......
      ....................
      ....................
      """
    )
  }

  @Test("masks as a circle does")
  func mask() {
    let canvas = Canvas(width: 20, height: 20)
    let view = canvas.add(.red, CGRect(x: 0, y: 0, width: 20, height: 20))
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: view.bounds).cgPath
    view.layer.mask = mask
    let picture = canvas.draw()
    expectEqual(picture.color(atX: 1, y: 1).alpha, 0)
    #expect(picture.color(atX: 10, y: 0).alpha > 0.9 && picture.color(atX: 10, y: 10).alpha == 1)
  }

  @Test("casts a soft shadow, moved and within as well as around it")
  func shadow() {
    let canvas = Canvas(width: 60, height: 40)
    let view = canvas.add(.clear, CGRect(x: 10, y: 10, width: 40, height: 20))
    view.layer.shadowOpacity = 1
    view.layer.shadowColor = UIColor.black.cgColor
    view.layer.shadowOffset = .zero
    view.layer.shadowRadius = 2
    view.layer.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
    func alpha(_ x: Int, _ y: Int) -> Double { canvas.draw().color(atX: x, y: y).alpha }
    #expect(alpha(20, 20) > 0.98 && alpha(45, 20) == 0)
    // The two pixels at an edge that is blurred are less and more than half covered, by as much.
    #expect(abs(alpha(29, 20) + alpha(30, 20) - 1) < 0.05 && alpha(29, 20) > 0.5)
    // Two deviations out, 2 % are left.
    #expect(alpha(33, 20) < 0.08 && alpha(31, 20) > 0.15 && alpha(31, 20) < 0.35)
    view.layer.shadowOffset = CGSize(width: 20, height: 0)
    #expect(alpha(40, 20) > 0.98 && alpha(20, 20) < 0.02)
    view.layer.shadowPath = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
    // At the corner of the rectangle a quarter would be covered; the circle is almost two deviations away.
    #expect(alpha(40, 20) > 0.98 && alpha(30, 10) < 0.1)
  }
}
