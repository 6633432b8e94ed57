import Foundation
import TesseraTestSupport
import Testing
import UIKit

/// Tests of a suite that run in parallel, and await so that each lets the others run; all suites of this module have the trait.
@MainActor
@Suite("A test with the program", .withTheProgram, .timeLimit(.minutes(1)))
struct OneAtATimeTests {
  private static weak var left: UIViewController?

  @Test("keeps its program while it awaits, and has none of the test before", arguments: 0..<4)
  func program(number: Int) async {
    #expect(Self.left == nil)
    #expect(UIApplication.shared.windows.isEmpty)
    let screen = Screen(UIViewController())
    Self.left = screen.controller
    for _ in 0..<20 { await Task.yield() }
    #expect(UIApplication.shared.backend === screen.backend)
  }

  @Test("is interrupted by any other that starts a program without waiting")
  func interrupted() async {
    #expect(!OneAtATime.isInterrupting)
    // A detached task inherits no turn, as a test without the trait has none.
    let isInterrupting = await Task.detached { await OneAtATime.isInterrupting }.value
    #expect(isInterrupting)
  }

  @Test("does not wait for itself where the trait is named twice", .withTheProgram)
  func twice() {
    #expect(UIApplication.shared.windows.isEmpty)
  }
}

@MainActor
@Suite("A headless backend that settles", .withTheProgram)
struct SettlingTests {
  private let screen = Screen(UIViewController())

  @Test("runs what waits on the main queue, and what that puts there")
  func mainQueue() async {
    var steps = 0
    DispatchQueue.main.async {
      steps += 1
      Task { @MainActor in
        steps += 1
        DispatchQueue.main.async { steps += 1 }
      }
    }
    screen.backend.advanceUntilIdle()
    expectEqual(steps, 0)
    let isAtRest = await screen.backend.settle()
    #expect(isAtRest)
    expectEqual(steps, 3)
  }

  @Test("ends animations that begin on the main queue")
  func animation() async {
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.controller.view.addSubview(square)
    var isDone = false
    DispatchQueue.main.async {
      UIView.animate(withDuration: 0.5) {
        square.frame.origin.x = 100
      } completion: { _ in
        isDone = true
      }
    }
    await screen.backend.settle()
    #expect(isDone)
    #expect(screen.backend.currentTime >= 0.5)
  }

  @Test("says that an animation without an end did not")
  func endless() async {
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.controller.view.addSubview(square)
    UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) {
      square.alpha = 0
    }
    let isAtRest = await screen.backend.settle(limit: 2)
    #expect(!isAtRest)
  }
}
