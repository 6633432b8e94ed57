import CoreGraphics
public import Foundation

/// The backend without a screen: the reference that every behaviour is first shown on.
///
/// Its clock moves only when told, its letters are as wide as a rule says, and what would be on
/// screen can be printed as text.
@preconcurrency @MainActor
public final class HeadlessBackend: UIBackend {
  /// Whoever is to be told of frames and of changes of the environment.
  public weak var client: (any UIBackendClient)?
  /// The time of the last frame, in seconds; 0 at the start.
  public private(set) var currentTime: TimeInterval = 0
  /// The windows that are open, in the order in which they were made.
  public private(set) var windows: [HeadlessWindow] = []
  /// The number of frames made so far.
  public private(set) var frameCount = 0
  private var isFrameRequested = false

  /// What the person has set up; setting it tells the program.
  public var environment: UIBackendEnvironment {
    didSet {
      if environment != oldValue { client?.backendEnvironmentDidChange() }
    }
  }

  /// Reads the extent of PNG, GIF and JPEG pictures from their headers, and no pixels.
  public let imageDecoder: any UIBackendImageDecoder = HeadlessImageDecoder()

  /// Creates a backend whose clock stands at 0.
  public init(environment: UIBackendEnvironment = UIBackendEnvironment()) {
    self.environment = environment
  }

  /// Asks for one more frame, made when the clock is moved.
  public func requestFrame() { isFrameRequested = true }

  /// Whether something waits for a frame.
  public var needsFrame: Bool { isFrameRequested }

  /// Breaks text into lines; see `HeadlessTextLayout`.
  public func layOut(
    _ text: UIBackendText,
    in space: UIBackendTextSpace
  ) -> any UIBackendTextLayout {
    HeadlessTextLayout(text, in: space)
  }

  /// The reach of letters: nine tenths of the size up, three tenths down.
  public func metrics(of font: UIBackendFont) -> UIBackendFontMetrics {
    HeadlessTextLayout.metrics(of: font)
  }

  /// A picture for every name: a square of the asked size that prints as its name.
  public func symbol(
    named name: String,
    pointSize: CGFloat,
    scale: CGFloat
  ) -> (any UIBackendImage)? {
    guard !name.isEmpty else { return nil }
    let edge = pointSize * max(scale, 1)
    return HeadlessImage(name: name, pixelSize: CGSize(width: edge, height: edge))
  }

  /// Makes a window that shows nothing and records everything.
  public func makeWindow(
    for client: any UIBackendWindowClient,
    size: CGSize
  ) -> any UIBackendWindow {
    let window = HeadlessWindow(client: client, size: size, backend: self)
    windows.append(window)
    return window
  }

  func remove(_ window: HeadlessWindow) { windows.removeAll { $0 === window } }
}

extension HeadlessBackend {
  /// The time between frames while the clock is moved, in seconds: a sixtieth.
  public static var frameInterval: TimeInterval { 1.0 / 60 }

  /// Makes one frame now, without moving the clock.
  public func makeFrame() { makeFrame(at: currentTime) }

  /// Moves the clock on by `duration` seconds, with a frame each sixtieth of one.
  ///
  /// The last frame is exactly at the end, so that what takes `duration` is over by then.
  public func advance(by duration: TimeInterval) {
    let end = currentTime + max(0, duration)
    while end - currentTime > Self.frameInterval * 1.000_001 {
      makeFrame(at: currentTime + Self.frameInterval)
    }
    makeFrame(at: end)
  }

  /// Moves the clock on until nothing asks for a frame any more.
  ///
  /// - Parameter limit: The longest time to go on for, in seconds.
  /// - Returns: Whether everything came to rest before the limit.
  @discardableResult
  public func advanceUntilIdle(limit: TimeInterval = 60) -> Bool {
    let end = currentTime + limit
    while isFrameRequested, currentTime < end { makeFrame(at: currentTime + Self.frameInterval) }
    return !isFrameRequested
  }

  private func makeFrame(at time: TimeInterval) {
    currentTime = time
    isFrameRequested = false
    frameCount += 1
    client?.backendWillShowFrame(at: time)
    for window in windows { window.draw() }
  }
}
