import TesseraTestSupport
import CoreGraphics
import Testing
import UIKit

@testable import TesseraGTK

@MainActor
@Suite("A drawn layer", .withTheProgram)
struct LayerDrawingTests {
  @Test("fills its bounds with its background, over what is behind it")
  func background() {
    let canvas = Canvas(width: 6, height: 3)
    canvas.add(.red, CGRect(x: 1, y: 0, width: 4, height: 2))
    canvas.add(.blue, CGRect(x: 2, y: 1, width: 1, height: 2))
    expectEqual(
      canvas.rows(),
      """
      .RRRR.
      .RBRR.
      ..B...
      """
    )
  }

  @Test("has twice the pixels at twice the scale")
  func scale() {
    let canvas = Canvas(width: 3, height: 1)
    canvas.add(.red, CGRect(x: 1, y: 0, width: 1, height: 1))
    expectEqual(
      canvas.rows(scale: 2),
      """
      ..RR..
      ..RR..
      """
    )
  }

  @Test("has a border inside its bounds, over its sublayers")
  func border() {
    let canvas = Canvas(width: 7, height: 5)
    let view = canvas.add(.white, CGRect(x: 0, y: 0, width: 7, height: 5))
    view.layer.borderWidth = 1
    view.layer.borderColor = UIColor.blue.cgColor
    canvas.add(.red, CGRect(x: -2, y: 2, width: 5, height: 1), to: view)
    expectEqual(
      canvas.rows(),
      """
      BBBBBBB
      BWWWWWB
      BRRWWWB
      BWWWWWB
      BBBBBBB
      """
    )
  }

  @Test("shows what sticks out unless it masks to its bounds")
  func clip() {
    let canvas = Canvas(width: 6, height: 3)
    let view = canvas.add(.white, CGRect(x: 1, y: 0, width: 3, height: 2))
    canvas.add(.red, CGRect(x: 2, y: 1, width: 3, height: 2), to: view)
    expectEqual(
      canvas.rows(),
      """
      .WWW..
      .WWRRR
      ...RRR
      """
    )
    view.clipsToBounds = true
    expectEqual(
      canvas.rows(),
      """
      .WWW..
      .WWR..
      ......
      """
    )
  }

  @Test("leaves its corners out, those that are rounded, for itself and for what it masks")
  func corners() {
    let canvas = Canvas(width: 40, height: 40)
    let view = canvas.add(.red, CGRect(x: 0, y: 0, width: 40, height: 40))
    view.layer.cornerRadius = 12
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    view.clipsToBounds = true
    canvas.add(.blue, CGRect(x: 0, y: 20, width: 40, height: 20), to: view)
    let picture = canvas.draw()
    expectEqual(picture.color(atX: 1, y: 1).alpha, 0)
    expectEqual(picture.color(atX: 38, y: 38).alpha, 0)
    #expect(picture.color(atX: 38, y: 1).isNear(UIBackendColor(red: 1, green: 0, blue: 0)))
    #expect(picture.color(atX: 1, y: 38).isNear(UIBackendColor(red: 0, green: 0, blue: 1)))
    // A point on the diagonal well inside the circle: 12 − 12/√2 is 3.5.
    expectEqual(picture.color(atX: 5, y: 5).alpha, 1)
  }

  @Test("is faded as a whole")
  func opacity() {
    let canvas = Canvas(width: 2, height: 1)
    let group = canvas.add(.clear, CGRect(x: 0, y: 0, width: 2, height: 1))
    canvas.add(.red, CGRect(x: 0, y: 0, width: 2, height: 1), to: group)
    canvas.add(.blue, CGRect(x: 1, y: 0, width: 1, height: 1), to: group)
    group.alpha = 0.5
    let picture = canvas.draw()
    // The red below the blue does not shine through.
    #expect(picture.color(atX: 0, y: 0).isNear(.init(red: 1, green: 0, blue: 0, alpha: 0.5)))
    #expect(picture.color(atX: 1, y: 0).isNear(.init(red: 0, green: 0, blue: 1, alpha: 0.5)))
    group.alpha = 0
    expectEqual(canvas.rows(), "..")
  }

  @Test("is not there when it is hidden")
  func hidden() {
    let canvas = Canvas(width: 2, height: 1)
    let view = canvas.add(.red, CGRect(x: 0, y: 0, width: 2, height: 1))
    view.isHidden = true
    expectEqual(canvas.rows(), "..")
    view.isHidden = false
    expectEqual(canvas.rows(), "RR")
  }

  @Test("turns about its middle")
  func rotation() {
    let canvas = Canvas(width: 5, height: 5)
    let view = canvas.add(.red, CGRect(x: 0, y: 2, width: 5, height: 1))
    canvas.add(.blue, CGRect(x: 0, y: 0, width: 1, height: 1), to: view)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    expectEqual(
      canvas.rows(),
      """
      ..B..
      ..R..
      ..R..
      ..R..
      ..R..
      """
    )
  }

  @Test("grows, shrinks and is mirrored about its middle")
  func scaling() {
    let canvas = Canvas(width: 6, height: 4)
    let view = canvas.add(.red, CGRect(x: 2, y: 1, width: 2, height: 2))
    canvas.add(.blue, CGRect(x: 0, y: 0, width: 1, height: 2), to: view)
    view.transform = CGAffineTransform(scaleX: -3, y: 1)
    expectEqual(
      canvas.rows(),
      """
      ......
      RRRBBB
      RRRBBB
      ......
      """
    )
    view.transform = CGAffineTransform(scaleX: 1e-8, y: 1)
    #expect(canvas.rows().allSatisfy { $0 == "." || $0 == "\n" })
  }

  @Test("is sheared as its transform says")
  func shear() {
    let canvas = Canvas(width: 60, height: 40)
    let view = canvas.add(.red, CGRect(x: 20, y: 0, width: 20, height: 40))
    view.transform = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
    let picture = canvas.draw()
    // At the top, 20 above the middle, the edges are 10 further left; at the bottom as much right.
    expectEqual(picture.color(atX: 12, y: 1).alpha, 1)
    expectEqual(picture.color(atX: 35, y: 1).alpha, 0)
    expectEqual(picture.color(atX: 47, y: 38).alpha, 1)
    expectEqual(picture.color(atX: 24, y: 38).alpha, 0)
  }

  @Test("casts a shadow outside itself, moved and softened")
  func shadow() {
    let canvas = Canvas(width: 60, height: 60)
    let view = canvas.add(.white, CGRect(x: 20, y: 20, width: 20, height: 20))
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = 0
    view.layer.shadowOffset = CGSize(width: 4, height: 6)
    let hard = canvas.draw()
    #expect(hard.color(atX: 30, y: 44).isNear(.init(red: 0, green: 0, blue: 0)))
    expectEqual(hard.color(atX: 30, y: 47).alpha, 0)
    #expect(hard.color(atX: 30, y: 30).isNear(.init(red: 1, green: 1, blue: 1)))
    view.layer.shadowRadius = 3
    let soft = canvas.draw()
    let falling = [40, 44, 48, 54].map { soft.color(atX: 30, y: $0).alpha }
    expectEqual(falling, falling.sorted(by: >))
    #expect(falling[1] > 0.4)
    #expect(falling[1] < 1)
    #expect(falling[3] < 0.1)
  }

  @Test("casts the same shadow on all sides when it is turned")
  func turnedShadow() {
    let canvas = Canvas(width: 80, height: 80)
    let view = canvas.add(.white, CGRect(x: 20, y: 20, width: 40, height: 40))
    view.layer.shadowOpacity = 1
    view.layer.shadowRadius = 4
    view.layer.shadowOffset = .zero
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let picture = canvas.draw()
    // The corners are at 28 from the middle, the middles of the edges at 20 along the diagonals.
    let beside = [(24, 24), (55, 24), (24, 55), (55, 55)]
    let alphas = beside.map { picture.color(atX: $0.0, y: $0.1).alpha }
    #expect(alphas.allSatisfy { $0 > 0.2 && $0 < 0.8 }, "\(alphas)")
    #expect(alphas.allSatisfy { abs($0 - alphas[0]) < 0.05 }, "\(alphas)")
  }

  @Test("stands in front of its siblings by its z position, then by its order")
  func zPosition() {
    let canvas = Canvas(width: 3, height: 1)
    let red = canvas.add(.red, CGRect(x: 0, y: 0, width: 2, height: 1))
    canvas.add(.blue, CGRect(x: 1, y: 0, width: 2, height: 1))
    expectEqual(canvas.rows(), "RBB")
    red.layer.zPosition = 1
    expectEqual(canvas.rows(), "RRB")
  }
}
