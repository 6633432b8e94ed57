import CoreGraphics
public import Foundation
public import UIKit

/// The backend without a screen: the reference that every behaviour is first shown on.
///
/// Its clock moves only when told, its letters are as wide as a rule says, and what would be on
/// screen can be printed as text.
@preconcurrency @MainActor
public final class HeadlessBackend: UIBackend {
  /// The receiver of frames and of changes of the environment.
  public weak var client: (any UIBackendClient)?
  /// The time of the last frame, in seconds; 0 at the start.
  public private(set) var currentTime: TimeInterval = 0
  /// The windows that are open, in the order in which they were made.
  public private(set) var windows: [HeadlessWindow] = []
  /// The number of frames made so far.
  public private(set) var frameCount = 0
  /// The number of times that text was broken into lines so far.
  public private(set) var textLayoutCount = 0
  /// The text that text editors have copied last, and paste; that of the pasteboard.
  public var clipboard: String {
    get { memory.text }
    set { memory.text = newValue }
  }
  /// The clipboard, which no other program has.
  public var pasteboard: any UIBackendPasteboard { memory }
  private let memory = HeadlessPasteboard()
  /// The addresses that were to be opened, the last at the end.
  public private(set) var openedURLs: [URL] = []
  /// The texts that were to be read out, the last one at the end.
  public private(set) var announcements: [String] = []
  /// The drag of the program that has left its window last.
  public internal(set) var drag: HeadlessDrag?
  private var isFrameRequested = false

  /// The settings of the desktop; setting them notifies the program.
  public var environment: UIBackendEnvironment {
    didSet {
      if environment != oldValue { client?.backendEnvironmentDidChange() }
    }
  }

  private let resources: any UIBackendResources

  /// Creates a backend whose clock is at 0.
  ///
  /// - Parameters:
  ///   - environment: The settings of the desktop.
  ///   - resources: What measures text and decodes pictures; by default by rules that anybody can
  ///     compute on paper, see `HeadlessResources`. With those of another backend, that one's
  ///     pictures can be made on a clock that moves only when told.
  public init(
    environment: UIBackendEnvironment = UIBackendEnvironment(),
    resources: any UIBackendResources = HeadlessResources()
  ) {
    self.environment = environment
    self.resources = resources
  }

  /// Asks for one more frame, made when the clock is moved.
  public func requestFrame() { isFrameRequested = true }

  /// Whether something waits for a frame.
  public var needsFrame: Bool { isFrameRequested }

  /// Notes the address, and returns `true`.
  public func open(_ url: URL) -> Bool {
    openedURLs.append(url)
    return true
  }

  /// Notes the text.
  public func announce(_ text: String) { announcements.append(text) }

  /// Makes a window that shows nothing and records everything.
  public func makeWindow(
    for client: any UIBackendWindowClient,
    size: CGSize
  ) -> any UIBackendWindow {
    let window = HeadlessWindow(client: client, size: size, backend: self)
    windows.append(window)
    return window
  }

  /// Makes an editor whose text is laid out as labels are.
  public func makeTextEditor() -> any UIBackendTextEditor { HeadlessTextEditor(backend: self) }

  /// Makes a text editor of many lines; see `HeadlessTextArea`.
  public func makeTextArea() -> any UIBackendTextArea { HeadlessTextArea(backend: self) }

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

  /// Moves the clock on as `advanceUntilIdle(limit:)` does, and has everything run that waits on the main queue and the main actor
  /// meanwhile, until nothing does.
  ///
  /// Work that is waiting runs before this returns, and so does the work that it adds in turn, as long as fewer than eight such steps
  /// pass without a frame. Work on other threads and timers are not waited for.
  ///
  /// - Parameter limit: The longest time to move the clock on for, in seconds.
  /// - Returns: Whether everything came to rest before the limit.
  @discardableResult
  public func settle(limit: TimeInterval = 60) async -> Bool {
    let end = currentTime + limit
    var quietTurns = 0
    while quietTurns < 8 {
      let count = frameCount
      guard advanceUntilIdle(limit: end - currentTime) else { return false }
      await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
      quietTurns = frameCount == count && !isFrameRequested ? quietTurns + 1 : 0
    }
    return true
  }

  private func makeFrame(at time: TimeInterval) {
    currentTime = time
    isFrameRequested = false
    frameCount += 1
    client?.backendWillShowFrame(at: time)
    for window in windows { window.draw() }
  }
}

extension HeadlessBackend {
  /// Decodes pictures as the backend's resources do.
  public var imageDecoder: any UIBackendImageDecoder { resources.imageDecoder }

  /// Measures text as the backend's resources do; not counted in `textLayoutCount`.
  public var textMeasurer: any UIBackendTextMeasurer { resources.textMeasurer }

  /// Breaks text into lines as the backend's resources do.
  public func layOut(
    _ text: UIBackendText,
    in space: UIBackendTextSpace
  ) -> any UIBackendTextLayout {
    textLayoutCount += 1
    return resources.layOut(text, in: space)
  }

  /// The reach of letters as the backend's resources measure it.
  public func metrics(of font: UIBackendFont) -> UIBackendFontMetrics {
    resources.metrics(of: font)
  }

  /// The symbol that the backend's resources have under `name`.
  public func symbol(
    named name: String,
    pointSize: CGFloat,
    weight: Int,
    scale: CGFloat
  ) -> (any UIBackendImage)? {
    resources.symbol(named: name, pointSize: pointSize, weight: weight, scale: scale)
  }

  /// The file that the backend's resources make; none for those of the headless backend.
  public func encode(
    _ list: UIBackendDisplayList,
    scale: CGFloat,
    as format: UIBackendImageFormat
  ) -> Data? {
    resources.encode(list, scale: scale, as: format)
  }
}
