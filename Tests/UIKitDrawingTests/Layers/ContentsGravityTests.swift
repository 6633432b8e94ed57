import CoreGraphics
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("The contents of a layer")
@MainActor
struct ContentsGravityTests {
  struct Place: Sendable, CustomTestStringConvertible {
    let gravity: CALayerContentsGravity
    let rect: CGRect
    var testDescription: String { gravity.rawValue }

    init(_ gravity: CALayerContentsGravity, _ x: CGFloat, _ y: CGFloat, _ size: CGSize) {
      self.gravity = gravity
      rect = CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }

  // A picture of 40 × 20 in a layer of 100 × 80: 60 points are left across and 60 down. It fits 2.5 times across and covers
  // the layer four times as large.
  nonisolated static let places = [
    Place(.center, 30, 30, CGSize(width: 40, height: 20)),
    Place(.top, 30, 0, CGSize(width: 40, height: 20)),
    Place(.bottom, 30, 60, CGSize(width: 40, height: 20)),
    Place(.left, 0, 30, CGSize(width: 40, height: 20)),
    Place(.right, 60, 30, CGSize(width: 40, height: 20)),
    Place(.topLeft, 0, 0, CGSize(width: 40, height: 20)),
    Place(.topRight, 60, 0, CGSize(width: 40, height: 20)),
    Place(.bottomLeft, 0, 60, CGSize(width: 40, height: 20)),
    Place(.bottomRight, 60, 60, CGSize(width: 40, height: 20)),
    Place(.resize, 0, 0, CGSize(width: 100, height: 80)),
    Place(.resizeAspect, 0, 15, CGSize(width: 100, height: 50)),
    Place(.resizeAspectFill, -30, 0, CGSize(width: 160, height: 80)),
  ]

  private func rect(_ layer: CALayer) -> CGRect? {
    guard case .image(_, let rect, _)? = layer.backendDrawings.first else { return nil }
    return rect
  }

  private func shownLayer() -> CALayer {
    let fixture = Fixture()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    layer.contents = UIImage(data: TestPictures.png(width: 40, height: 20))
    fixture.window.layer.addSublayer(layer)
    return layer
  }

  @Test("stand where their gravity says", arguments: places)
  func placed(_ place: Place) {
    let layer = shownLayer()
    layer.contentsGravity = place.gravity
    expectEqual(rect(layer), place.rect)
  }

  @Test("fill the layer by default, and for a gravity that has no name")
  func stretched() {
    let layer = shownLayer()
    expectEqual(layer.contentsGravity, .resize)
    expectEqual(rect(layer), layer.bounds)
    layer.contentsGravity = CALayerContentsGravity(rawValue: "elsewhere")
    expectEqual(rect(layer), layer.bounds)
  }

  @Test("have as many pixels in a point as the layer says where they are not scaled")
  func scale() {
    let layer = shownLayer()
    layer.contentsGravity = .topLeft
    layer.contentsScale = 2
    expectEqual(rect(layer), CGRect(x: 0, y: 0, width: 20, height: 10))
  }
}
