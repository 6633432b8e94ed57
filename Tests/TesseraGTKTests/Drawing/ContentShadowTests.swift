import CoreGraphics
import TesseraTestSupport
import Testing
import UIKit

@testable import TesseraGTK

/// As Apple documents it: without a path, a layer's shadow has the shape of what the layer shows.
@Suite("The shadow of a view without a background", .withTheProgram)
@MainActor
struct ContentShadowTests {
  private let canvas = Canvas(width: 60, height: 60)
  private let view = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 40))
  private let black = UIBackendColor(red: 0, green: 0, blue: 0)

  init() {
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = 0
    view.layer.shadowOffset = CGSize(width: 12, height: 0)
    canvas.root.addSubview(view)
  }

  private func alpha(_ x: Int, _ y: Int) -> Double { canvas.draw().color(atX: x, y: y).alpha }

  @Test("has the shape of what is in it, and not that of its bounds")
  func shape() {
    canvas.add(.red, CGRect(x: 0, y: 0, width: 10, height: 10), to: view)
    let picture = canvas.draw()
    #expect(picture.color(atX: 15, y: 15).isNear(.init(red: 1, green: 0, blue: 0)))
    // Ten points of red, two of nothing, and the shadow, which is twelve to the right.
    expectEqual(picture.color(atX: 21, y: 15).alpha, 0)
    #expect(picture.color(atX: 27, y: 15).isNear(black))
    expectEqual(picture.color(atX: 27, y: 25).alpha, 0)
    // Here the shadow of the bounds would be.
    expectEqual(picture.color(atX: 45, y: 40).alpha, 0)
  }

  @Test("follows what moves in it, and has its rounded corners and its opacity")
  func changes() {
    let square = canvas.add(.red, CGRect(x: 0, y: 0, width: 10, height: 10), to: view)
    #expect(alpha(27, 15) > 0.98)
    square.frame.origin.y = 20
    expectEqual(alpha(27, 15), 0)
    #expect(alpha(27, 35) > 0.98)
    square.layer.cornerRadius = 5
    #expect(alpha(22, 30) < 0.5)
    square.alpha = 0.5
    #expect(abs(alpha(27, 35) - 0.5) < 0.02)
  }

  @Test("is that of letters for text")
  func text() {
    let label = UILabel(frame: view.bounds)
    label.text = "l"
    label.textColor = .red
    view.addSubview(label)
    let columns = (0..<60).filter { x in (0..<60).contains { alpha(x, $0) > 0.5 } }
    let inked = Set(columns)
    // The letter is thin, and so is its shadow, twelve points to the right.
    #expect(columns.count <= 8)
    #expect(inked.contains { inked.contains($0 + 12) })
  }

  @Test("is softened by its radius")
  func soft() {
    canvas.add(.red, CGRect(x: 0, y: 0, width: 10, height: 10), to: view)
    view.layer.shadowRadius = 2
    view.layer.shadowOffset = .zero
    // Half of a blurred edge is left at the edge.
    #expect(abs(alpha(20, 15) - 0.4) < 0.15)
    #expect(alpha(28, 15) < 0.02)
  }

  @Test("is not there while it shows nothing, and that of its bounds once it has a background")
  func background() {
    expectEqual(alpha(45, 30), 0)
    view.backgroundColor = .white
    #expect(alpha(45, 30) > 0.98)
  }
}
