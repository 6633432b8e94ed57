import CoreGraphics
import TesseraTestSupport
import Testing
import UIKit

@testable import UIKitTestSupport

@Suite("A constraint without a second item")
@MainActor
struct NilItemTests {
  private func constraint(
    _ view: UIView,
    _ first: NSLayoutConstraint.Attribute,
    _ second: NSLayoutConstraint.Attribute,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: view,
      attribute: first,
      relatedBy: .equal,
      toItem: nil,
      attribute: second,
      multiplier: 1,
      constant: constant
    )
  }

  @Test(
    "gives a width and a height, whatever its second attribute is",
    arguments: [NSLayoutConstraint.Attribute.notAnAttribute, .width, .height]
  )
  func length(_ second: NSLayoutConstraint.Attribute) {
    let fixture = Fixture()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    fixture.window.addSubview(view)
    let constraints = [
      constraint(view, .width, second, 50), constraint(view, .height, second, 40),
    ]
    NSLayoutConstraint.activate(constraints)
    fixture.backend.makeFrame()
    expectEqual(constraints.map(\.isActive), [true, true])
    expectEqual(view.constraints.count, 2)
    expectEqual(view.bounds.size, CGSize(width: 50, height: 40))
  }

  @Test("gives no place, and says so")
  func place() {
    let view = UIView()
    let left = constraint(view, .left, .left, 5)
    let messages = reports { left.isActive = true }
    #expect(!left.isActive)
    expectEqual(messages.count, 1)
  }
}
