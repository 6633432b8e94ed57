public import Foundation

/// The running program: its windows, its backend and its clock.
@preconcurrency @MainActor
public final class UIApplication: UIResponder {
  /// The backend that displays the program's windows.
  public let backend: any UIBackend
  /// All windows on screen, in the order in which they were shown.
  public private(set) var windows: [UIWindow] = []
  /// The window that has the keys; `nil` where none of the program has.
  public private(set) weak var keyWindow: UIWindow?
  var life = Life()
  var animationsAreEnabled = true
  /// The drag of this program, until the pointer is lifted.
  var drag: ActiveDrag?
  /// A drag of another program over a window.
  var incomingDrag: IncomingDrag?
  private(set) lazy var animationClock = AnimationClock { [unowned backend] in
    backend.requestFrame()
  }

  let pendingLayers = PendingLayers()
  let pendingDisplays = PendingDisplays()

  /// The running program; `nil` before the first one starts.
  package private(set) static var running: UIApplication?

  /// Posted when the machine runs out of memory, before the controllers on screen are notified.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )

  /// The running program.
  ///
  /// Before `start(with:)` was called, the first use starts one with the backend of `TesseraHeadless`, which the product `UIKit` has. Where
  /// that is not linked, the process ends with a message that says what to do.
  public static var shared: UIApplication { running ?? start(with: DefaultBackend.linked.make()) }

  /// Starts a program on `backend` in place of the one that ran before.
  @discardableResult
  public static func start(with backend: any UIBackend) -> UIApplication {
    let application = UIApplication(backend: backend)
    running = application
    use(backend)
    backend.client = application
    return application
  }

  /// Forgets the running program, with its windows and what they show, and its settings.
  package static func end() {
    running = nil
    use(nil)
  }

  /// Forgets what the person has set up for a program, its measurer of texts and its decoder of pictures, unless another program runs.
  package static func forgetSettings(of backend: any UIBackend) {
    if running?.backend === backend { use(nil) }
  }

  private static func use(_ backend: (any UIBackend)?) {
    DesktopEnvironment.note(backend?.environment ?? UIBackendEnvironment())
    ImageOrigin.use(backend?.imageDecoder)
    TextMeasuring.use(backend?.textMeasurer)
  }

  private init(backend: any UIBackend) {
    self.backend = backend
    super.init()
  }

  /// The object that is notified of the start and the end of the program; kept as long as the
  /// program runs.
  public var delegate: (any UIApplicationDelegate)? {
    get { life.delegate }
    set { life.delegate = newValue }
  }

  /// The reading direction of the program.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    backend.environment.isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The text size that the user has chosen.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(textScale: backend.environment.textScale)
  }

  /// The colour of things that can be pressed when no view says otherwise.
  var accentColor: UIColor {
    backend.environment.accentColor.map { UIColor(cgColor: CGColor($0)) } ?? .systemBlue
  }

  func add(_ window: UIWindow) {
    windows.append(window)
    keyWindow = window
  }

  func remove(_ window: UIWindow) {
    if drag?.window === window { drag?.cancel() }
    windows.removeAll { $0 === window }
    if keyWindow === window { keyWindow = windows.last }
    windowDidClose(window)
  }

  func windowDidChangeActivation(_ window: UIWindow, isActive: Bool) {
    if isActive { keyWindow = window } else { cancelKeyDrag() }
    activationDidChange(of: window, isActive: isActive)
  }

  func layOutWindows() {
    for window in windows { window.layoutIfNeeded() }
  }
}

extension UIApplication: UIBackendClient {
  /// Moves everything on to `time`, lays windows out and says which have to be drawn.
  public func backendWillShowFrame(at time: TimeInterval) {
    animationClock.advance(to: time)
    for window in windows { window.prepareFrame() }
    CATransaction.flush()
    if backend.environment.hasScreenReader { for window in windows { window.showToReaders(true) } }
    if let rest = animationClock.rest(at: time) { backend.requestFrame(after: rest) }
  }

  /// Notifies all windows, and then observers, that the desktop's settings have changed.
  public func backendEnvironmentDidChange() {
    let environment = backend.environment
    let former = DesktopEnvironment.note(environment)
    for window in windows { window.surroundingsDidChange() }
    if former.accentColor != environment.accentColor {
      for window in windows where window.viewStyle.tintColor == nil {
        window.tintDidChangeInSubtree()
      }
    }
    UIContentSizeCategory.postChange(from: former, to: environment)
    if former.hasScreenReader != environment.hasScreenReader {
      for window in windows { window.showToReaders(environment.hasScreenReader) }
    }
    UIAccessibility.postChanges(from: former, to: environment)
  }

  /// Notifies observers, and the controllers of all windows, to release memory.
  public func backendMemoryIsLow() {
    life.delegate?.applicationDidReceiveMemoryWarning(self)
    NotificationCenter.default.post(
      name: Self.didReceiveMemoryWarningNotification,
      object: self
    )
    for window in windows {
      guard let root = window.rootViewController else { continue }
      for controller in sequence(first: root, next: { $0.modality.presented }) {
        controller.passOnMemoryWarning()
      }
    }
  }

  /// Passes on what the backend could not show.
  public func backendDidReport(_ problem: String) { Diagnostics.report(.geometry, problem) }
}
