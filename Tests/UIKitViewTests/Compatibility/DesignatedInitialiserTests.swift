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

  @Test("make a spring")
  func spring() {
    expectEqual(StiffSpring(physical: "stiff").initialVelocity, CGVector(dx: 2, dy: 0))
    expectEqual(StiffSpring(damped: "soft").initialVelocity, .zero)
  }
}
