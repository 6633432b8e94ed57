import Foundation
import TesseraTestSupport
import Testing
import UIKit

// Initialisers that subclasses call with `super`, as they can with Apple's: the compiler decides whether they can.

private final class NamedAction: UIAccessibilityCustomAction {
  let number: Int

  init(number: Int, image: UIImage?) {
    self.number = number
    super.init(name: "Action \(number)", image: image, actionHandler: nil)
  }
}

private final class StiffSpring: UISpringTimingParameters {
  let name: String

  init(physical name: String) {
    self.name = name
    super.init(mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 2, dy: 0))
  }

  init(damped name: String) {
    self.name = name
    super.init(dampingRatio: 0.5, initialVelocity: .zero)
  }
}

/// A constraint with a label, and no initialiser of its own.
private final class LabelledConstraint: NSLayoutConstraint {
  var label: String?
}

@Suite("The initialisers that a subclass calls")
@MainActor
struct DesignatedInitialiserTests {
  @Test("make an accessibility action with a picture")
  func action() {
    let image = UIImage()
    let action = NamedAction(number: 3, image: image)
    expectEqual(action.name, "Action 3")
    #expect(action.image === image)
  }

  @Test("are inherited by a constraint of an app")
  func constraint() {
    _ = Fixture()
    let (root, view) = (UIView(), UIView())
    root.frame.size = CGSize(width: 100, height: 100)
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let constraint = LabelledConstraint(
      item: view,
      attribute: .width,
      relatedBy: .equal,
      toItem: root,
      attribute: .width,
      multiplier: 0.5,
      constant: 3
    )
    constraint.label = "half"
    constraint.isActive = true
    root.layoutIfNeeded()
    expectEqual(view.frame.width, 53)
    #expect(constraint.label == "half" && constraint.multiplier == 0.5)
  }

  @Test("make a constraint that says nothing, which does not become active")
  func emptyConstraint() {
    _ = Fixture()
    let constraint = NSLayoutConstraint()
    constraint.isActive = true
    #expect(!constraint.isActive)
  }

  @Test("make a spring")
  func spring() {
    expectEqual(StiffSpring(physical: "stiff").initialVelocity, CGVector(dx: 2, dy: 0))
    expectEqual(StiffSpring(damped: "soft").initialVelocity, .zero)
  }
}
