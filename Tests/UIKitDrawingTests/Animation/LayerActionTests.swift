import CoreGraphics
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("The actions of a layer without a view")
@MainActor
struct LayerActionTests {
  /// Shows a layer, changes it, and returns where it is seen halfway through the usual time.
  private func shownX(_ layer: CALayer, _ change: () -> Void) -> CGFloat? {
    let fixture = Fixture()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    fixture.window.layer.addSublayer(layer)
    fixture.backend.makeFrame()
    change()
    fixture.backend.advance(by: 0.125)
    return layer.presentation()?.position.x
  }

  private final class Still: CALayer {
    override func action(forKey event: String) -> (any CAAction)? {
      event == "position" ? nil : super.action(forKey: event)
    }
  }

  private final class Linear: CALayer {
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
      let animation = CABasicAnimation(keyPath: event)
      animation.fromValue = CGPoint(x: 10, y: 10)
      return event == "position" ? animation : nil
    }
  }

  @Test("have a property change at once where they say so")
  func disabled() {
    let layer = CALayer()
    layer.actions = ["position": NSNull(), "bounds": NSNull()]
    expectEqual(shownX(layer) { layer.position.x = 110 }, 110)
    #expect(layer.actions?.count == 2 && layer.action(forKey: "position") == nil)
    let still = Still()
    expectEqual(shownX(still) { still.position.x = 110 }, 110)
    let moving = CALayer()
    moving.actions = ["opacity": NSNull()]
    #expect((shownX(moving) { moving.position.x = 110 } ?? 110) < 110)
  }

  @Test(
    "are animations of their own, of the layer or of its class, over the time of the transaction"
  )
  func animations() {
    let layer = CALayer()
    let action = CABasicAnimation(keyPath: "position.x")
    action.fromValue = 10
    layer.actions = ["position": action]
    expectEqual(shownX(layer) { layer.position.x = 110 }, 60)
    // A duration of its own counts: an eighth of a second of one.
    action.duration = 1
    let slow = CALayer()
    slow.actions = ["position": action]
    expectEqual(shownX(slow) { slow.position.x = 110 }, 22.5)
    let linear = Linear()
    expectEqual(shownX(linear) { linear.position.x = 110 }, 60)
    expectEqual(linear.animationKeys(), ["position"])
  }

  @Test("count for views' layers not at all")
  func views() {
    let view = UIView()
    view.layer.actions = ["position": CABasicAnimation(keyPath: "position")]
    #expect(view.layer.action(forKey: "position") == nil)
  }
}
