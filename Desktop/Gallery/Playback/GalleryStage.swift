public import Foundation
public import GalleryScreens
public import GallerySupport
public import UIKit

/// A screen on a clock that moves only when told: for pictures and tests that are the same every time.
///
/// Making a stage starts a program on a headless backend in place of the one that ran before.
@MainActor
public final class GalleryStage {
  /// The backend whose clock is moved.
  public let backend: HeadlessBackend
  /// The window that shows the screen.
  public let window: UIWindow
  private let controller: UIViewController
  /// When the screen was first shown, on the backend's clock.
  private var startTime: TimeInterval = 0

  /// Shows a controller in a window.
  ///
  /// - Parameters:
  ///   - size: The size of the window, in points.
  ///   - environment: What the person has set up.
  ///   - resources: What measures text and decodes pictures.
  ///   - makeController: Makes the controller, once the program runs on the headless backend.
  public init(
    size: CGSize,
    environment: UIBackendEnvironment = UIBackendEnvironment(),
    resources: any UIBackendResources = HeadlessResources(),
    makeController: () -> UIViewController
  ) {
    backend = HeadlessBackend(environment: environment, resources: resources)
    UIApplication.start(with: backend)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    controller = makeController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    backend.makeFrame()
    startTime = backend.currentTime
  }

  /// The window as the backend knows it, for sending events to.
  public var screen: HeadlessWindow? { window.backendWindow as? HeadlessWindow }

  /// The controller of the screen, also where it stands beside the list of screens.
  public var screenController: UIViewController {
    (controller as? GalleryController)?.screenController ?? controller
  }

  /// Waits for what is loaded off the main actor, and makes a frame that shows it.
  ///
  /// What has arrived may bring more into sight, which is waited for too.
  public func settle() async {
    for _ in 0..<3 {
      await (controller as? any BackgroundLoading)?.waitUntilLoaded()
      backend.makeFrame()
    }
  }

  /// Follows `script` to its end.
  ///
  /// - Parameters:
  ///   - script: What is done, and when.
  ///   - capture: Called where the script wants a picture, with its name.
  /// - Throws: What `capture` throws.
  public func play(_ script: GalleryScript, capture: (String) throws -> Void) async throws {
    await settle()
    for event in script.timeline {
      let wait = startTime + event.time - backend.currentTime
      if wait > 0 { backend.advance(by: wait) }
      if case .capture(let name) = event.kind {
        await settle()
        try capture(name)
      } else {
        perform(event.kind)
        // What is found out off the main actor is there at the same moment of the clock every time.
        await (controller as? any BackgroundLoading)?.waitUntilLoaded()
      }
    }
    await settle()
  }
}
