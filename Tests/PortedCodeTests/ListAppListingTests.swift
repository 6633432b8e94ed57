import Foundation
import TesseraTestSupport
import Testing
import UIKit

@Suite("An app with a list, as one writes it for iOS")
@MainActor
struct ListAppListingTests {
  /// The app in its window.
  @MainActor
  private final class App {
    let backend = HeadlessBackend()
    let delegate = AppDelegate()

    init() {
      UIApplication.start(with: backend).launch(delegate)
      backend.advanceUntilIdle()
    }

    var screen: HeadlessWindow { backend.windows[0] }

    func frame(of text: String) -> CGRect? { screen.scene?.nodes(showing: text).last?.frame }

    func press(_ text: String) throws {
      let place = try #require(frame(of: text))
      screen.tap(at: CGPoint(x: place.midX, y: place.midY))
      backend.advanceUntilIdle()
    }
  }

  @Test("shows the list below its title, and a row leads to its detail and back")
  func navigation() throws {
    let app = App()
    #expect(app.screen.title == "Cities")
    #expect(try #require(app.frame(of: "Oslo")).minY > 44)
    try app.press("Lima")
    #expect(app.screen.title == "Lima" && app.frame(of: "Oslo") == nil)
    #expect(try #require(app.frame(of: "All about Lima")).minY == 44)
    app.screen.press(.keyboardLeftArrow, modifiers: .alternate)
    app.backend.advanceUntilIdle()
    #expect(app.screen.title == "Cities" && app.frame(of: "Oslo") != nil)
  }

  @Test("asks for a city in an alert, and adds it for Return")
  func alert() throws {
    let app = App()
    app.screen.tap(at: CGPoint(x: 455, y: 22))
    app.backend.advanceUntilIdle()
    let root = try #require(UIApplication.shared.windows.first?.rootViewController)
    let alert = try #require(root.presentedViewController as? UIAlertController)
    #expect(alert.textFields?.first?.isFirstResponder == true)
    alert.textFields?.first?.text = "Bergen"
    app.screen.press(.keyboardReturnOrEnter)
    app.backend.advanceUntilIdle()
    #expect(root.presentedViewController == nil && app.frame(of: "Bergen") != nil)
  }

  @Test("lets the list be edited by the button for that")
  func editing() throws {
    let app = App()
    try app.press("Edit")
    #expect(app.frame(of: "Done") != nil)
    let navigation = UIApplication.shared.windows[0].rootViewController as? UINavigationController
    let list = try #require(navigation?.topViewController as? UICollectionViewController)
    #expect(list.collectionView.isEditing)
    try app.press("Done")
    #expect(!list.collectionView.isEditing)
  }
}
