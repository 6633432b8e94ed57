public import TesseraHeadless
import Testing
public import UIKit

/// A fresh headless program with one window, for one test.
///
/// Tests that use it run on the main actor without a suspension point, so that each has the program for itself; where one waits, all
/// suites of its module have the trait `.withTheProgram`.
@MainActor
public final class Fixture {
  /// The backend whose clock the test moves.
  public let backend: HeadlessBackend
  /// The window of the program.
  public let window: UIWindow

  /// Starts a program with one window of the given size.
  public convenience init(
    width: CGFloat = 320,
    height: CGFloat = 480,
    environment: UIBackendEnvironment = UIBackendEnvironment()
  ) {
    self.init(width: width, height: height, backend: HeadlessBackend(environment: environment))
  }

  /// Starts a program on a backend, with one window of the given size.
  public init(width: CGFloat = 320, height: CGFloat = 480, backend: HeadlessBackend) {
    self.backend = backend
    if OneAtATime.isInterrupting {
      Issue.record(
        "A test that waits has a program meanwhile: this suite needs the trait .withTheProgram."
      )
    }
    UIApplication.start(with: backend)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.makeKeyAndVisible()
    backend.makeFrame()
  }

  /// The settings go with the fixture: what the next test makes before its own program starts does not follow them.
  isolated deinit { UIApplication.forgetSettings(of: backend) }

  /// The window of the backend, for sending events to.
  public var screen: HeadlessWindow { backend.windows[0] }

  /// The displayed content of the window.
  public var scene: HeadlessScene { HeadlessScene(window) }

  /// Puts `view` in the window and makes a frame.
  @discardableResult
  public func show<View: UIView>(_ view: View) -> View {
    window.addSubview(view)
    backend.makeFrame()
    return view
  }
}
