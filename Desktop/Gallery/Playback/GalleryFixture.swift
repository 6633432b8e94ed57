public import Foundation
public import GalleryScreens
public import GallerySupport
public import TesseraHeadless
public import UIKit

/// A screen on a clock that moves only when told: for pictures and tests that are the same every time.
///
/// Making a fixture starts a program on a headless backend in place of the one that ran before.
@MainActor
public final class GalleryFixture {
  /// The backend whose clock is moved.
  public let backend: HeadlessBackend
  /// The window that shows the screen.
  public let window: UIWindow
  private let controller: UIViewController
  private let clock: FixtureClock
  /// When the screen was first shown, on the backend's clock.
  private var startTime: TimeInterval = 0

  /// Shows a controller in a window.
  ///
  /// - Parameters:
  ///   - size: The size of the window, in points.
  ///   - environment: The settings of the desktop.
  ///   - resources: What measures text and decodes pictures.
  ///   - makeController: Makes the controller, once the program runs on the headless backend; it is
  ///     given a clock that moves with the fixture's.
  public init(
    size: CGSize,
    environment: UIBackendEnvironment = UIBackendEnvironment(),
    resources: any UIBackendResources = HeadlessResources(),
    makeController: (any GalleryClock) -> UIViewController
  ) {
    backend = HeadlessBackend(environment: environment, resources: resources)
    clock = FixtureClock(backend)
    UIApplication.start(with: backend)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    controller = makeController(clock)
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
      await waitUntilLoaded()
      backend.makeFrame()
    }
  }

  /// Follows `script` to its end.
  ///
  /// - Parameters:
  ///   - script: What is done, and when.
  ///   - start: When the script begins on the backend's clock; when the screen was first shown unless
  ///     said otherwise.
  ///   - capture: Called where the script wants a picture, with its name.
  /// - Throws: What `capture` throws.
  public func play(
    _ script: GalleryScript,
    from start: TimeInterval? = nil,
    capture: (String) throws -> Void
  ) async throws {
    await settle()
    for event in script.timeline {
      await advance(to: (start ?? startTime) + event.time)
      if case .capture(let name) = event.kind {
        await settle()
        try capture(name)
      } else {
        perform(event.kind)
        await waitUntilLoaded()
      }
    }
    await settle()
  }

  /// Moves the clock on, with everything that screens do meanwhile.
  public func advance(by duration: TimeInterval) async {
    await advance(to: backend.currentTime + duration)
  }

  private func advance(to time: TimeInterval) async {
    while let next = clock.nextTime, next <= time {
      move(to: next)
      clock.ringNext()
      await waitUntilLoaded()
    }
    move(to: time)
  }

  private func move(to time: TimeInterval) {
    let wait = time - backend.currentTime
    if wait > 0 { backend.advance(by: wait) }
  }

  /// Waits for work off the main actor, so that its results arrive at the same time of the clock in every run.
  private func waitUntilLoaded() async {
    await (controller as? any BackgroundLoading)?.waitUntilLoaded()
  }
}
