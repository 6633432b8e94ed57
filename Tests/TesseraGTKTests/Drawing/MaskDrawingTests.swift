import CoreGraphics
import TesseraTestSupport
import Testing
import UIKit

@testable import TesseraGTK

@MainActor
@Suite("A masked layer", .withTheProgram)
struct MaskDrawingTests {
  /// A mask that is solid in some rectangles.
  private func mask(_ size: CGSize, solid rects: CGRect...) -> UIView {
    let mask = UIView(frame: CGRect(origin: .zero, size: size))
    for rect in rects {
      let part = UIView(frame: rect)
      part.backgroundColor = .black
      mask.addSubview(part)
    }
    return mask
  }

  @Test("is drawn where its mask is solid, with its background, border and what sticks out")
  func solid() {
    let canvas = Canvas(width: 8, height: 4)
    let view = canvas.add(.white, CGRect(x: 1, y: 0, width: 6, height: 4))
    view.layer.borderWidth = 1
    view.layer.borderColor = UIColor.blue.cgColor
    canvas.add(.red, CGRect(x: 2, y: 1, width: 5, height: 2), to: view)
    expectEqual(
      canvas.rows(),
      """
      .BBBBBB.
      .BWRRRBR
      .BWRRRBR
      .BBBBBB.
      """
    )
    view.mask = mask(
      CGSize(width: 7, height: 4),
      solid: CGRect(x: 0, y: 0, width: 2, height: 3),
      CGRect(x: 4, y: 2, width: 3, height: 2)
    )
    expectEqual(
      canvas.rows(),
      """
      .BB.....
      .BW.....
      .BW..RBR
      .....BB.
      """
    )
    view.mask = nil
    #expect(canvas.rows().hasPrefix(".BBBBBB.\n.BWRRRBR"))
  }

  @Test("is seen through a mask as far as that is opaque")
  func opacity() {
    let canvas = Canvas(width: 3, height: 1)
    let view = canvas.add(.red, CGRect(x: 0, y: 0, width: 3, height: 1))
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
    mask.backgroundColor = .white
    mask.alpha = 0.5
    view.mask = mask
    #expect(canvas.draw().color(atX: 0, y: 0).isNear(.init(red: 1, green: 0, blue: 0, alpha: 0.5)))
    view.alpha = 0.5
    #expect(canvas.draw().color(atX: 1, y: 0).isNear(.init(red: 1, green: 0, blue: 0, alpha: 0.25)))
    expectEqual(canvas.draw().color(atX: 2, y: 0).alpha, 0)
  }

  @Test("has the shape of its mask's corners, at every scale")
  func corners() {
    let canvas = Canvas(width: 8, height: 8)
    let view = canvas.add(.red, CGRect(x: 0, y: 0, width: 8, height: 8))
    let mask = UIView(frame: view.bounds)
    mask.backgroundColor = .black
    mask.layer.cornerRadius = 4
    view.mask = mask
    for scale in [1, 2, 4] as [CGFloat] {
      let picture = canvas.draw(scale: scale)
      #expect(picture.color(atX: 0, y: 0).alpha < 0.02, "scale \(scale)")
      #expect(picture.color(atX: Int(4 * scale), y: 0).alpha > 0.7, "scale \(scale)")
    }
    // At four pixels a point the edge of the circle is found in the row of its second point.
    let picture = canvas.draw(scale: 4)
    let first = (0..<32).first { picture.color(atX: $0, y: 4).alpha > 0.5 }
    // x = 16 - sqrt(16² - 11.5²) = 4.9
    expectEqual(first, 5)
  }

  @Test("is masked in its own coordinates when it moves, turns or scrolls")
  func moved() {
    let canvas = Canvas(width: 8, height: 3)
    let view = canvas.add(.red, CGRect(x: 0, y: 0, width: 4, height: 3))
    view.mask = mask(CGSize(width: 4, height: 3), solid: CGRect(x: 1, y: 1, width: 2, height: 1))
    expectEqual(canvas.rows(), "........\n.RR.....\n........")
    view.frame.origin.x = 3
    expectEqual(canvas.rows(), "........\n....RR..\n........")
    view.bounds.origin.y = 1
    expectEqual(canvas.rows(), "....RR..\n........\n........")
    view.transform = CGAffineTransform(rotationAngle: .pi)
    expectEqual(canvas.rows(), "........\n........\n....RR..")
  }

  @Test("is drawn anew when its mask changes, and something in the mask")
  func changes() {
    let canvas = Canvas(width: 6, height: 1)
    let view = canvas.add(.red, CGRect(x: 0, y: 0, width: 6, height: 1))
    let mask = mask(CGSize(width: 6, height: 1), solid: CGRect(x: 0, y: 0, width: 1, height: 1))
    view.mask = mask
    expectEqual(canvas.rows(), "R.....")
    mask.frame.origin.x = 2
    expectEqual(canvas.rows(), "..R...")
    mask.subviews[0].frame.size.width = 2
    expectEqual(canvas.rows(), "..RR..")
    mask.subviews[0].backgroundColor = .clear
    expectEqual(canvas.rows(), "......")
    mask.backgroundColor = .blue
    expectEqual(canvas.rows(), "..RRRR")
    mask.isHidden = true
    expectEqual(canvas.rows(), "......")
    mask.isHidden = false
    view.backgroundColor = .green
    expectEqual(canvas.rows(), "..GGGG")
  }

  @Test("is not drawn where its mask lies outside")
  func outside() {
    let canvas = Canvas(width: 4, height: 1)
    let view = canvas.add(.red, CGRect(x: 0, y: 0, width: 4, height: 1))
    view.mask = mask(CGSize(width: 4, height: 1), solid: CGRect(x: 9, y: 0, width: 4, height: 1))
    expectEqual(canvas.rows(), "....")
  }

  @Test("may have a masked mask")
  func nested() {
    let canvas = Canvas(width: 6, height: 1)
    let view = canvas.add(.red, CGRect(x: 0, y: 0, width: 6, height: 1))
    let outer = mask(CGSize(width: 6, height: 1), solid: CGRect(x: 0, y: 0, width: 4, height: 1))
    outer.mask = mask(CGSize(width: 6, height: 1), solid: CGRect(x: 2, y: 0, width: 4, height: 1))
    view.mask = outer
    expectEqual(canvas.rows(), "..RR..")
  }
}
