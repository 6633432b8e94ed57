import CoreGraphics
public import Foundation

/// The view at the top: it fills a window of the desktop and brings events to the views in it.
@preconcurrency @MainActor
open class UIWindow: UIView {
  private(set) lazy var touches = TouchDispatcher(window: self)
  private(set) lazy var scrolls = ScrollDispatcher(window: self)
  private(set) lazy var hovers = HoverTracker(window: self)
  private(set) lazy var pointer = PointerTracker(window: self)
  private(set) lazy var magnifications = MagnifyDispatcher(window: self)
  private(set) lazy var reader = AccessibilityReader(self)
  private var state = State()
  weak var firstResponder: UIResponder? {
    didSet {
      if !keyFocus.isMoving, firstResponder !== keyFocus.view { showKeyFocus(on: nil) }
      if firstResponder !== oldValue { inputAccessoryMayHaveChanged() }
    }
  }
  /// What stands at the bottom for the first responder.
  var inputAccessory: InputAccessoryHost?
  var keyFocus = KeyFocus()
  /// The menu in front of the window.
  weak var menuSession: MenuSession?

  private struct State {
    var backendWindow: (any UIBackendWindow)?
    var displayScale: CGFloat?
    var needsDisplay = false
    var title: String?
    var rootViewController: UIViewController?
    weak var scene: UIWindowScene?
    /// Controllers whose views wait for their first layout on screen.
    var appearing: [UIViewController] = []
  }

  /// The display that windows open on at first.
  open var screen: UIScreen { UIScreen.main }

  /// Creates a window whose content is as large as `frame`; it is shown by `makeKeyAndVisible()`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty window; there are no archives of views to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates a window for a scene, 480 points wide and 720 high.
  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: UIWindowScene.defaultSize))
    setUp()
    self.windowScene = windowScene
  }

  /// The scene that the window was made for; `nil` for one without.
  open var windowScene: UIWindowScene? {
    get { state.scene }
    set {
      guard newValue !== state.scene else { return }
      state.scene?.windows.removeAll { $0 === self }
      state.scene = newValue
      newValue?.windows.append(self)
    }
  }

  private func setUp() {
    hierarchy.window = self
    backgroundColor = .systemBackground
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    get { state.rootViewController }
    set {
      state.rootViewController?.dismissPresentedAtOnce()
      state.rootViewController?.viewIfLoaded?.removeFromSuperview()
      state.rootViewController?.content.window = nil
      state.rootViewController = newValue
      guard let newValue else { return }
      newValue.content.window = self
      newValue.view.frame = bounds
      newValue.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(newValue.view, at: 0)
      titleDidChange(of: newValue)
    }
  }

  /// Whether keys go to the window while the program is active.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Shows the window in front of the others and has keys go to it.
  open func makeKeyAndVisible() {
    if state.backendWindow == nil {
      enter(UIApplication.shared.backend.makeWindow(for: self, size: bounds.size))
    }
    state.backendWindow?.present()
    setNeedsDisplay()
    setNeedsFrame()
  }

  /// Shows the window in a window that its backend has made for it.
  package func makeVisible(in backendWindow: any UIBackendWindow) {
    guard state.backendWindow == nil else { return }
    enter(backendWindow)
    setNeedsDisplay()
    setNeedsFrame()
  }

  private func enter(_ backendWindow: any UIBackendWindow) {
    state.backendWindow = backendWindow
    backendWindow.title = shownTitle
    UIApplication.shared.add(self)
    fit(backendWindow.contentSize, displayScale: backendWindow.displayScale)
    notifySubtree { ($0 as? UIBackendSurfaceView)?.enterBackendWindow() }
    let controllers = controllers
    for controller in controllers { controller.viewWillEnterScreen() }
    for controller in controllers { controller.viewDidEnterScreen(of: self) }
  }

  /// Whether the window is one of the desktop's.
  var isOnScreen: Bool { state.backendWindow != nil }

  /// The window of the desktop that shows this one, once it is visible.
  public var backendWindow: (any UIBackendWindow)? { state.backendWindow }

  /// The words in the title bar; until they are set, the title of the root view controller.
  package var title: String? {
    get { state.title }
    set {
      state.title = newValue
      state.backendWindow?.title = shownTitle
    }
  }

  private var shownTitle: String { state.title ?? rootViewController?.titleOfWindow ?? "" }

  func titleDidChange(of controller: UIViewController) {
    if controller === rootViewController { state.backendWindow?.title = shownTitle }
  }

  /// Tells `controller` once its view was laid out on screen.
  func layOutAppearing(_ controller: UIViewController) {
    state.appearing.append(controller)
    setNeedsFrame()
  }

  var windowTraits: UITraitCollection { windowTraits(for: bounds.size) }

  /// The traits of the window when it has `size`.
  func windowTraits(for size: CGSize) -> UITraitCollection {
    UITraitCollection(UIApplication.shared.backend.environment).modifyingTraits { traits in
      if let scale = state.displayScale { traits.displayScale = scale }
      traits.horizontalSizeClass = size.width < Self.regularWidth ? .compact : .regular
      traits.verticalSizeClass = size.height < Self.regularHeight ? .compact : .regular
    }
  }

  /// From how many points on a window is regularly wide, as on a tablet that two programs share.
  static let regularWidth: CGFloat = 640
  /// From how many points on a window is regularly high, which a telephone that lies is not.
  static let regularHeight: CGFloat = 480

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    if bounds.size != oldBounds.size { surroundingsDidChange() }
  }

  /// Places what the first responder wants at the bottom, besides what a view does.
  open override func layoutSubviews() {
    placeInputAccessory()
    super.layoutSubviews()
  }

  override var safeAreaInsetsForSubviews: UIEdgeInsets {
    var insets = super.safeAreaInsetsForSubviews
    if let inputAccessory { insets.bottom = max(insets.bottom, inputAccessory.frame.height) }
    return insets
  }

  /// Moves the keys to the next view with Tab, and to the previous one with Tab and Shift, and performs key commands.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if moveKeysOut(with: presses) || moveKeyFocus(with: presses) { return }
    if performKeyCommand(for: presses) { return }
    super.pressesBegan(presses, with: event)
  }

  /// Brings the keys on while Tab is held, and repeats key commands.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if moveKeysOut(with: presses) || moveKeyFocus(with: presses) { return }
    if performKeyCommand(for: presses) { return }
    super.pressesChanged(presses, with: event)
  }

  /// Draws the window in the next frame.
  open override func setNeedsDisplay() {
    guard !state.needsDisplay else { return }
    state.needsDisplay = true
    setNeedsFrame()
  }

  func setNeedsFrame() {
    guard isOnScreen else { return }
    UIApplication.shared.backend.requestFrame()
  }

  /// Lays out, and has the backend draw if something looks different.
  func prepareFrame() {
    layoutIfNeeded()
    let appearing = state.appearing
    state.appearing = []
    for controller in appearing { controller.viewWasLaidOutOnScreen() }
    if !appearing.isEmpty { layoutIfNeeded() }
    UIApplication.shared.pendingLayers.prepareFrame()
    UIApplication.shared.pendingDisplays.drawAll()
    guard state.needsDisplay else { return }
    state.needsDisplay = false
    state.backendWindow?.setNeedsDisplay()
    pointer.update()
  }

  func makeFirstResponder(_ responder: UIResponder) -> Bool {
    if let old = firstResponder, old !== responder, !old.resignFirstResponder() { return false }
    firstResponder = responder
    return true
  }

  func viewWillLeave(_ view: UIView) {
    touches.viewWillLeave(view)
    hovers.viewWillLeave(view)
    if menuSession?.owner?.isDescendant(of: view) == true { menuSession?.dismiss() }
    if let responder = firstResponder as? UIView, responder.isDescendant(of: view) {
      firstResponder = nil
    }
  }

  private func fit(_ size: CGSize, displayScale: CGFloat) {
    if state.displayScale != displayScale {
      state.displayScale = displayScale
      surroundingsDidChange()
    }
    frame = CGRect(origin: .zero, size: size)
  }
}

extension UIWindow: UIBackendWindowClient {
  /// The layer that fills the window.
  public var backendRootLayer: CALayer { ownLayer }

  /// Takes the size and scale that the desktop gives the window.
  public func backendWindowDidResize(to size: CGSize, displayScale: CGFloat) {
    transition(to: size) { self.fit(size, displayScale: displayScale) }
  }

  /// Hands an event to the views; answers whether anybody took it.
  public func backendWindowDidReceive(_ event: UIBackendEvent) -> Bool { dispatch(event) }

  /// Takes a key that a text would get: Tab in one of many lines, and what a command with priority is for.
  public func backendWindowTakes(_ event: UIBackendKeyEvent) -> Bool { takesFromText(event) }

  /// The surface of the view that touches at `location` would reach, if it shows one.
  public func backendSurface(at location: CGPoint) -> (any UIBackendSurface)? {
    hitTest(location, with: nil)?.backendSurface
  }

  /// Takes note of whether keys go to the window.
  public func backendWindowDidChangeActivation(isActive: Bool) {
    UIApplication.shared.windowDidChangeActivation(self, isActive: isActive)
  }

  /// Takes the window out of the application.
  public func backendWindowDidClose() {
    let controllers = controllers
    for controller in controllers { controller.viewWillLeaveScreen() }
    state.backendWindow = nil
    UIApplication.shared.remove(self)
    for controller in controllers { controller.viewDidLeaveScreen() }
  }
}
