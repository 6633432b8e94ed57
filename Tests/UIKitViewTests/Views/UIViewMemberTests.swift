import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("Members of a view that follow others")
@MainActor
struct UIViewMemberTests {
  @Test("The anchor point is that of the layer, at which the centre stands")
  func anchorPoint() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    expectEqual(view.anchorPoint, CGPoint(x: 0.5, y: 0.5))
    view.anchorPoint = CGPoint(x: 0, y: 1)
    expectEqual(view.layer.anchorPoint, CGPoint(x: 0, y: 1))
    // The bottom left corner stands where the middle stood, at (60, 45).
    expectEqual(view.frame, CGRect(x: 60, y: -5, width: 100, height: 50))
  }

  @Test(
    "The direction of a content is that of the surroundings, unless it is never mirrored or forced",
    arguments: [
      (UISemanticContentAttribute.unspecified, UIUserInterfaceLayoutDirection.rightToLeft),
      (.playback, .leftToRight), (.spatial, .leftToRight), (.forceLeftToRight, .leftToRight),
      (.forceRightToLeft, .rightToLeft),
    ]
  )
  func direction(
    attribute: UISemanticContentAttribute,
    expected: UIUserInterfaceLayoutDirection
  ) {
    expectEqual(
      UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft),
      expected
    )
    var environment = UIBackendEnvironment()
    environment.isRightToLeft = true
    // Tests that start no program run in the one before.
    defer { _ = Fixture() }
    let program = Fixture(environment: environment)
    defer { withExtendedLifetime(program) {} }
    expectEqual(UIView.userInterfaceLayoutDirection(for: attribute), expected)
  }

  @Test("Drawing a part anew draws all of it, and so does a new size")
  func drawing() {
    final class Drawing: UIView {
      var count = 0
      override func setNeedsDisplay() {
        count += 1
        super.setNeedsDisplay()
      }
    }
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    expectEqual(view.count, 1)
    view.contentMode = .redraw
    #expect(view.contentMode == .redraw && view.contentMode.rawValue == 3)
    let before = view.count
    view.frame.size.width = 20
    expectEqual(view.count, before + 1)
    view.frame.origin.x = 20
    expectEqual(view.count, before + 1)
  }

  @Test("A control does what it is for when it is asked to, if it is enabled")
  func primaryAction() {
    let button = UIButton(type: .system)
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
    button.performPrimaryAction()
    expectEqual(presses, 1)
    button.isEnabled = false
    button.performPrimaryAction()
    expectEqual(presses, 1)
  }
}
