public import Foundation

/// The resources that views are drawn with: text measurement, decoded pictures, and symbols.
///
/// Contract: everything but `imageDecoder` and `textMeasurer` is called on the main actor. The same text in the
/// same space always has the same layout, with or without a display.
@preconcurrency @MainActor
public protocol UIBackendResources: AnyObject {
  /// Decodes pictures, on any thread.
  var imageDecoder: any UIBackendImageDecoder { get }

  /// Measures text, on any thread.
  var textMeasurer: any UIBackendTextMeasurer { get }

  /// Breaks `text` into lines that fit `space`.
  ///
  /// An empty text has the height of one line and no width.
  func layOut(_ text: UIBackendText, in space: UIBackendTextSpace) -> any UIBackendTextLayout

  /// Returns the extents of the letters of `font` above and below the baseline.
  func metrics(of font: UIBackendFont) -> UIBackendFontMetrics

  /// The one-colour picture that the desktop's icon theme has under `name`, or `nil`.
  ///
  /// - Parameters:
  ///   - name: A freedesktop icon name such as `go-next-symbolic`.
  ///   - pointSize: The edge of the square the picture fills, in points.
  ///   - weight: How heavy the strokes are, as CSS counts it: 400 as the theme has them.
  ///   - scale: Pixels in a point.
  /// - Returns: The picture, or `nil` when the theme has none of that name.
  func symbol(
    named name: String,
    pointSize: CGFloat,
    weight: Int,
    scale: CGFloat
  ) -> (any UIBackendImage)?

  /// Draws `list` into the bytes of a file.
  ///
  /// - Parameters:
  ///   - list: What is shown, within its bounds.
  ///   - scale: Pixels in a point.
  ///   - format: The kind of file.
  /// - Returns: The file; `nil` where the backend makes no pixels.
  func encode(
    _ list: UIBackendDisplayList,
    scale: CGFloat,
    as format: UIBackendImageFormat
  ) -> Data?
}

extension UIBackendResources {
  /// Makes nothing.
  public func encode(
    _ list: UIBackendDisplayList,
    scale: CGFloat,
    as format: UIBackendImageFormat
  ) -> Data? { nil }
}

/// A kind of file that holds a picture.
public enum UIBackendImageFormat: Hashable, Sendable {
  /// PNG, with its opacity.
  case png
  /// JPEG, on black, with a quality of 0…1.
  case jpeg(quality: Double)
}

/// The library underneath: besides its resources it shows windows and brings in the outside world.
///
/// Views are model objects; all display and all input go through one object that conforms to this protocol. `HeadlessBackend` of
/// `TesseraHeadless` is the reference; its clock moves only when a test moves it.
///
/// The contract, which one test suite checks on every backend:
///
/// 1. Everything is called, and calls back, on the main actor. Only `imageDecoder` and `textMeasurer` work anywhere.
/// 2. `currentTime` never goes back, and does not change during one frame.
/// 3. After `requestFrame()` the backend calls `UIBackendClient.backendWillShowFrame(at:)` once, soon,
///    and never from inside `requestFrame()`. More requests before that frame are one request.
/// 4. In a frame, the client is called first; only then are windows drawn that asked for it with
///    `UIBackendWindow.setNeedsDisplay()`.
/// 5. Events reach the client of the window they happened in, in the order they happened.
@preconcurrency @MainActor
public protocol UIBackend: UIBackendResources {
  /// The receiver of frames and of changes of the environment.
  var client: (any UIBackendClient)? { get set }

  /// The time of the frame being made, in seconds from an arbitrary start.
  var currentTime: TimeInterval { get }

  /// The settings of the desktop that apply to all programs.
  var environment: UIBackendEnvironment { get }

  /// Asks for one more frame.
  func requestFrame()

  /// Asks for one more frame when a time has passed, in seconds, because nothing moves before; one that comes earlier does no harm.
  func requestFrame(after delay: TimeInterval)

  /// Opens an address with the desktop's program for it, and returns whether there is one.
  func open(_ url: URL) -> Bool

  /// Reads out `text` to people who do not see the screen, where the backend can; it has at least one character.
  func announce(_ text: String)

  /// The clipboard that is shared with other programs.
  var pasteboard: any UIBackendPasteboard { get }

  /// Makes a window, not yet on screen, that shows `client.backendRootLayer`.
  func makeWindow(for client: any UIBackendWindowClient, size: CGSize) -> any UIBackendWindow

  /// Makes an empty text editor of one line for a window of this backend.
  func makeTextEditor() -> any UIBackendTextEditor

  /// Makes an empty text editor of many lines for a window of this backend.
  func makeTextArea() -> any UIBackendTextArea
}

extension UIBackend {
  /// Asks for a frame at once.
  public func requestFrame(after delay: TimeInterval) { requestFrame() }

  /// Does nothing.
  public func announce(_ text: String) {}
}

/// The client of a backend, which is called once a frame and when the desktop's settings change.
@preconcurrency @MainActor
public protocol UIBackendClient: AnyObject {
  /// Moves animations on, lays views out, and marks windows that have to be drawn.
  func backendWillShowFrame(at time: TimeInterval)

  /// Reads `UIBackend.environment` again.
  func backendEnvironmentDidChange()

  /// Something could not be shown; `problem` says what, with the numbers, and what was done instead.
  func backendDidReport(_ problem: String)

  /// The machine runs out of memory.
  func backendMemoryIsLow()
}

extension UIBackendClient {
  /// Does nothing.
  public func backendMemoryIsLow() {}
}

/// The settings of the desktop that apply to all programs.
public struct UIBackendEnvironment: Hashable, Sendable {
  /// Whether dark backgrounds are preferred.
  public var prefersDarkAppearance: Bool
  /// Whether text runs from right to left.
  public var isRightToLeft: Bool
  /// Whether movement on screen should be kept to what is needed.
  public var reducesMotion: Bool
  /// Whether the contrast between foreground and background should be increased.
  public var prefersMoreContrast: Bool
  /// Whether an assistive technology reads what is on screen.
  public var hasScreenReader = false
  /// The number of pixels in a point, for views that are in no window.
  public var displayScale: CGFloat
  /// The person's colour for things that can be pressed; `nil` leaves the system blue.
  public var accentColor: UIBackendColor?
  /// The factor by which the desktop's text is larger than usual; 1 is the usual size.
  public var textScale: CGFloat
  /// The size of the display that windows open on at first, in points.
  public var screenSize: CGSize

  /// Creates an environment; without arguments a light one, from left to right, at scale 1, on a display of
  /// 1280 × 800 points.
  public init(
    prefersDarkAppearance: Bool = false,
    isRightToLeft: Bool = false,
    reducesMotion: Bool = false,
    prefersMoreContrast: Bool = false,
    displayScale: CGFloat = 1,
    accentColor: UIBackendColor? = nil,
    textScale: CGFloat = 1,
    screenSize: CGSize = CGSize(width: 1280, height: 800)
  ) {
    self.prefersDarkAppearance = prefersDarkAppearance
    self.isRightToLeft = isRightToLeft
    self.reducesMotion = reducesMotion
    self.prefersMoreContrast = prefersMoreContrast
    self.displayScale = displayScale
    self.accentColor = accentColor
    self.textScale = textScale
    self.screenSize = screenSize
  }
}
