import Foundation
import TesseraHeadless
import Testing
import UIKit

/// A program with one window, for one test.
@MainActor
final class Screen<Controller: UIViewController> {
  let backend: HeadlessBackend
  let window: UIWindow
  let controller: Controller

  init(_ make: @autoclosure () -> Controller, on backend: HeadlessBackend = HeadlessBackend()) {
    self.backend = backend
    UIApplication.start(with: backend)
    controller = make()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    backend.advanceUntilIdle()
  }

  /// The window as the desktop sees it: it takes events.
  var events: HeadlessWindow { backend.windows[0] }

  /// The frame of the view in front that shows `text`, in the window.
  func frame(of text: String) -> CGRect? {
    events.scene?.nodes(showing: text).last?.frame
  }

  /// Taps the view that shows `text`, and waits until nothing moves.
  func tap(_ text: String) throws {
    let target = try #require(frame(of: text))
    events.tap(at: CGPoint(x: target.midX, y: target.midY))
    backend.advanceUntilIdle()
  }

  /// Drags the view that shows `text` sideways, and waits until nothing moves.
  func swipe(_ text: String, by distance: CGFloat) throws {
    let target = try #require(frame(of: text))
    let start = CGPoint(x: window.bounds.midX, y: target.midY)
    let end = CGPoint(x: start.x + distance, y: start.y)
    events.drag(from: start, to: end, duration: 0.3)
    backend.advanceUntilIdle()
  }

  /// Types into the text field that is edited.
  func type(_ text: String) {
    for character in text { events.press(.keyboardA, characters: String(character)) }
    backend.advanceUntilIdle()
  }
}
