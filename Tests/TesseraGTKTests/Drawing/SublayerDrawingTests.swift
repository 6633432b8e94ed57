import CoreGraphics
import TesseraTestSupport
import Testing
import UIKit

@testable import TesseraGTK

@MainActor
@Suite("A layer without a view", .withTheProgram)
struct SublayerDrawingTests {
  private func layer(_ color: UIColor, _ frame: CGRect, in outer: CALayer) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color.cgColor
    outer.addSublayer(layer)
    return layer
  }

  @Test("is drawn among the subviews, and moved, changed and taken away")
  func order() {
    let canvas = Canvas(width: 6, height: 1)
    let back = layer(.red, CGRect(x: 0, y: 0, width: 3, height: 1), in: canvas.root.layer)
    canvas.add(.blue, CGRect(x: 1, y: 0, width: 3, height: 1))
    let front = layer(.green, CGRect(x: 3, y: 0, width: 2, height: 1), in: canvas.root.layer)
    expectEqual(canvas.rows(), "RBBGG.")
    back.zPosition = 1
    expectEqual(canvas.rows(), "RRRGG.")
    front.frame.origin.x = 4
    expectEqual(canvas.rows(), "RRRBGG")
    let inner = layer(.white, CGRect(x: 1, y: 0, width: 1, height: 1), in: front)
    expectEqual(canvas.rows(), "RRRBGW")
    inner.backgroundColor = UIColor.blue.cgColor
    expectEqual(canvas.rows(), "RRRBGB")
    front.removeFromSuperlayer()
    expectEqual(canvas.rows(), "RRRB..")
    canvas.root.subviews[0].layer.sublayers = [front]
    expectEqual(canvas.rows(), "RRRB.G")
  }

  @Test("masks, and changes of the mask are drawn")
  func mask() {
    let canvas = Canvas(width: 6, height: 1)
    let view = canvas.add(.red, CGRect(x: 0, y: 0, width: 6, height: 1))
    let mask = CALayer()
    mask.frame = CGRect(x: 1, y: 0, width: 2, height: 1)
    mask.backgroundColor = UIColor.black.cgColor
    view.layer.mask = mask
    expectEqual(canvas.rows(), ".RR...")
    mask.frame.size.width = 4
    expectEqual(canvas.rows(), ".RRRR.")
    view.layer.mask = nil
    expectEqual(canvas.rows(), "RRRRRR")
  }
}

@MainActor
@Suite("A drawn gradient", .withTheProgram)
struct GradientDrawingTests {
  private func gradient(_ colors: UIColor..., in canvas: Canvas) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = canvas.root.bounds
    layer.colors = colors.map(\.cgColor)
    canvas.root.layer.addSublayer(layer)
    return layer
  }

  private func red(_ canvas: Canvas, _ x: Int, _ y: Int) -> Double {
    canvas.draw().color(atX: x, y: y).red
  }

  @Test("goes from the first colour at the top to the last at the bottom")
  func axial() {
    let canvas = Canvas(width: 10, height: 10)
    let layer = gradient(.red, .blue, in: canvas)
    // The middle of the first row is a twentieth of the way down.
    #expect(canvas.draw().color(atX: 5, y: 0).isNear(.init(red: 0.95, green: 0, blue: 0.05)))
    #expect(canvas.draw().color(atX: 5, y: 9).isNear(.init(red: 0.05, green: 0, blue: 0.95)))
    layer.startPoint = CGPoint(x: 1, y: 0.5)
    layer.endPoint = CGPoint(x: 0, y: 0.5)
    #expect(abs(red(canvas, 9, 2) - 0.95) < 0.02 && abs(red(canvas, 0, 7) - 0.05) < 0.02)
    layer.locations = [0, 0.5]
    #expect(red(canvas, 3, 0) < 0.02 && abs(red(canvas, 9, 0) - 0.9) < 0.02)
    layer.colors = [UIColor.green.cgColor]
    #expect(canvas.rows().hasPrefix("GGGGGGGGGG"))
  }

  @Test("is stretched with its layer, so that both other corners have the colour in the middle")
  func diagonal() {
    let canvas = Canvas(width: 40, height: 10)
    let layer = gradient(.red, .blue, in: canvas)
    layer.startPoint = .zero
    layer.endPoint = CGPoint(x: 1, y: 1)
    #expect(abs(red(canvas, 39, 0) - 0.5) < 0.05 && abs(red(canvas, 0, 9) - 0.5) < 0.05)
    #expect(red(canvas, 0, 0) > 0.9 && red(canvas, 39, 9) < 0.1)
  }

  @Test("spreads from a point outwards, or round it")
  func others() {
    let canvas = Canvas(width: 21, height: 21)
    let layer = gradient(.red, .blue, in: canvas)
    layer.type = .radial
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
    #expect(red(canvas, 10, 10) > 0.9 && red(canvas, 0, 10) < 0.1 && red(canvas, 10, 0) < 0.1)
    #expect(abs(red(canvas, 5, 10) - 0.5) < 0.06 && red(canvas, 0, 0) < 0.02)
    layer.type = .conic
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    // Clockwise from the right: just below the start it is red, and just above it blue.
    #expect(red(canvas, 20, 11) > 0.9 && red(canvas, 20, 9) < 0.1)
    #expect(abs(red(canvas, 10, 20) - 0.75) < 0.06 && abs(red(canvas, 0, 10) - 0.5) < 0.06)
  }

  @Test("fills the rounded corners of its layer over the background")
  func corners() {
    let canvas = Canvas(width: 10, height: 10)
    let layer = gradient(.clear, .clear, in: canvas)
    layer.backgroundColor = UIColor.red.cgColor
    #expect(red(canvas, 5, 5) > 0.98)
    layer.colors = [UIColor.blue.cgColor, UIColor.blue.cgColor]
    layer.cornerRadius = 5
    #expect(red(canvas, 5, 5) < 0.02)
    #expect(canvas.draw().color(atX: 0, y: 0).alpha < 0.05)
  }
}
