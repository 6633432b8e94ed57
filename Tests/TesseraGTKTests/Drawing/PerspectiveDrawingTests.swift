import CoreGraphics
import TesseraTestSupport
import Testing
import UIKit

@testable import TesseraGTK

@MainActor
@Suite("A layer with perspective", .withTheProgram)
struct PerspectiveDrawingTests {
  /// Seen from 40 points away and turned by 60°.
  private var turned: CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 40
    return CATransform3DRotate(transform, .pi / 3, 0, 1, 0)
  }

  /// Half the width of 20, turned, is 10 ∕ 2 = 5 to the side and 17.32 ∕ 2 = 8.66 in depth: 5 ∕ (1 − 8.66 ∕ 40) = 6.38 to the
  /// left and 5 ∕ 1.2165 = 4.11 to the right; half the height of 20 is 12.76 at the left and 8.22 at the right.
  @Test("is drawn as a trapezium, higher where it is nearer, in its own colours")
  func trapezium() {
    let canvas = Canvas(width: 40, height: 40)
    let card = canvas.add(.blue, CGRect(x: 10, y: 10, width: 20, height: 20))
    card.layer.transform = turned
    let picture = canvas.draw()
    func isBlue(_ x: Int, _ y: Int) -> Bool {
      picture.color(atX: x, y: y).isNear(UIBackendColor(red: 0, green: 0, blue: 1))
    }
    func isClear(_ x: Int, _ y: Int) -> Bool { picture.color(atX: x, y: y).alpha < 0.02 }
    #expect(isBlue(15, 20) && isBlue(22, 20))
    #expect(isClear(12, 20) && isClear(25, 20))
    #expect(isBlue(14, 9) && isClear(14, 5))
    #expect(isBlue(22, 13) && isClear(22, 9))
  }

  @Test("shows what it holds at the places that points are converted to", arguments: [1, 2])
  func content(scale: CGFloat) {
    let canvas = Canvas(width: 60, height: 60)
    let card = canvas.add(.blue, CGRect(x: 10, y: 10, width: 40, height: 40))
    let dot = canvas.add(.red, CGRect(x: 26, y: 6, width: 8, height: 8), to: card)
    card.layer.transform = turned
    let middle = dot.convert(CGPoint(x: 4, y: 4), to: canvas.root)
    let picture = canvas.draw(scale: scale)
    let color = picture.color(atX: Int(middle.x * scale), y: Int(middle.y * scale))
    #expect(color.isNear(UIBackendColor(red: 1, green: 0, blue: 0)))
  }

  @Test(
    "fades as a whole, is cut off by what it is in, and is not drawn edge on or behind the viewer"
  )
  func surroundings() {
    let canvas = Canvas(width: 40, height: 40)
    let clip = canvas.add(.clear, CGRect(x: 0, y: 0, width: 18, height: 40))
    clip.clipsToBounds = true
    let card = canvas.add(.blue, CGRect(x: 10, y: 10, width: 20, height: 20), to: clip)
    card.layer.transform = turned
    expectEqual(canvas.draw().color(atX: 17, y: 20).alpha, 1)
    expectEqual(canvas.draw().color(atX: 18, y: 20).alpha, 0)
    card.alpha = 0.5
    #expect(abs(canvas.draw().color(atX: 16, y: 20).alpha - 0.5) < 0.02)
    card.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    #expect(!canvas.rows().contains { $0 != "." && $0 != "\n" })
    var behind = CATransform3DIdentity
    behind.m34 = -1 / 40
    card.layer.transform = CATransform3DTranslate(behind, 0, 0, 50)
    #expect(!canvas.rows().contains { $0 != "." && $0 != "\n" })
  }

  @Test("turns on without being drawn again")
  func cache() throws {
    let canvas = Canvas(width: 40, height: 40)
    let card = canvas.add(.blue, CGRect(x: 10, y: 10, width: 20, height: 20))
    card.layer.transform = turned
    _ = canvas.draw()
    let kept = try #require(card.layer.backendCache.subtree)
    card.layer.transform = CATransform3DRotate(turned, 0.2, 0, 1, 0)
    let again = canvas.draw()
    #expect(card.layer.backendCache.subtree === kept)
    card.layer.backendCache = UIBackendLayerCache()
    canvas.root.layer.backendCache = UIBackendLayerCache()
    expectEqual(again.pngData, canvas.draw().pngData)
  }
}
