import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing
import UIKit

@Suite("The back action of an item")
@MainActor
struct BackActionTests {
  @Test("makes a back button where there is nothing to go back to, which keys perform as well")
  func synthesized() {
    let fixture = Fixture()
    var calls = 0
    let root = UIViewController()
    root.navigationItem.backAction = UIAction(title: "Close") { _ in calls += 1 }
    fixture.window.rootViewController = UINavigationController(rootViewController: root)
    fixture.backend.advanceUntilIdle()
    #expect(!fixture.scene.nodes(showing: "Close").isEmpty)
    fixture.screen.tap(at: CGPoint(x: 20, y: 22))
    fixture.backend.advanceUntilIdle()
    expectEqual(calls, 1)
    fixture.screen.press(.keyboardLeftArrow, modifiers: .alternate)
    expectEqual(calls, 2)
  }

  @Test("makes none without an action")
  func none() {
    let fixture = Fixture()
    let root = UIViewController()
    root.title = "Root"
    fixture.window.rootViewController = UINavigationController(rootViewController: root)
    fixture.backend.advanceUntilIdle()
    root.navigationItem.backAction = UIAction(title: "Close") { _ in }
    root.navigationItem.backAction = nil
    fixture.backend.advanceUntilIdle()
    #expect(fixture.scene.nodes(showing: "Close").isEmpty)
  }
}
