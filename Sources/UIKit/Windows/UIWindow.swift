import CoreGraphics
public import Foundation

/// The view at the top: it fills a window of the desktop and brings events to the views in it.
@preconcurrency @MainActor
open class UIWindow: UIView {
  private(set) lazy var touches = TouchDispatcher(window: self)
  private var screen = Screen()
  weak var firstResponder: UIResponder?

  private struct Screen {
    var backendWindow: (any UIBackendWindow)?
    var displayScale: CGFloat?
    var needsDisplay = false
    var title: String?
    var scrollTarget: ScrollTarget = .none
    var rootViewController: UIViewController?
  }

  /// The view that takes a movement of fingers on a touchpad, from when they are laid down.
  private enum ScrollTarget {
    case none
    case latched(Latch)

    final class Latch {
      weak var view: UIView?
      init(_ view: UIView?) { self.view = view }
    }
  }

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

  private func setUp() {
    hierarchy.window = self
    backgroundColor = .systemBackground
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    get { screen.rootViewController }
    set {
      let old = screen.rootViewController
      old?.changeAppearance(to: .disappeared)
      old?.view.removeFromSuperview()
      screen.rootViewController = newValue
      guard let newValue else { return }
      newValue.view.frame = bounds
      newValue.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(newValue.view, at: 0)
      if isOnScreen { newValue.changeAppearance(to: .appeared) }
    }
  }

  /// Shows the window in front of the others and has keys go to it.
  open func makeKeyAndVisible() {
    if screen.backendWindow == nil {
      let size = bounds.size
      let backendWindow = UIApplication.shared.backend.makeWindow(for: self, size: size)
      screen.backendWindow = backendWindow
      backendWindow.title = screen.title ?? rootViewController?.title ?? ""
      UIApplication.shared.add(self)
      fit(backendWindow.contentSize, displayScale: backendWindow.displayScale)
    }
    screen.backendWindow?.present()
    rootViewController?.changeAppearance(to: .appeared)
    setNeedsDisplay()
    setNeedsFrame()
  }

  /// Whether the window is one of the desktop's.
  var isOnScreen: Bool { screen.backendWindow != nil }

  /// The window of the desktop that shows this one, once it is visible.
  public var backendWindow: (any UIBackendWindow)? { screen.backendWindow }

  /// The words in the title bar; until they are set, the title of the root view controller.
  package var title: String? {
    get { screen.title }
    set {
      screen.title = newValue
      screen.backendWindow?.title = newValue ?? ""
    }
  }

  var windowTraits: UITraitCollection {
    UITraitCollection(UIApplication.shared.backend.environment)
      .merging(UITraitCollection(displayScale: screen.displayScale ?? 0))
  }

  /// Draws the window in the next frame.
  open override func setNeedsDisplay() {
    guard !screen.needsDisplay else { return }
    screen.needsDisplay = true
    setNeedsFrame()
  }

  func setNeedsFrame() {
    guard isOnScreen else { return }
    UIApplication.shared.backend.requestFrame()
  }

  /// Lays out, and has the backend draw if something looks different.
  func prepareFrame() {
    layoutIfNeeded()
    guard screen.needsDisplay else { return }
    screen.needsDisplay = false
    screen.backendWindow?.setNeedsDisplay()
  }

  func makeFirstResponder(_ responder: UIResponder) -> Bool {
    if let old = firstResponder, old !== responder, !old.resignFirstResponder() { return false }
    firstResponder = responder
    return true
  }

  /// A press landed in `view`: keys go to the nearest view around it that takes them.
  func pointerDidPress(in view: UIView?) {
    var candidate = view
    while let current = candidate {
      if current.takesKeysWhenPressed {
        current.becomeFirstResponder()
        return
      }
      candidate = current.superview
    }
  }

  func viewWillLeave(_ view: UIView) {
    touches.viewWillLeave(view)
    if let responder = firstResponder as? UIView, responder.isDescendant(of: view) {
      firstResponder = nil
    }
  }

  private func fit(_ size: CGSize, displayScale: CGFloat) {
    if screen.displayScale != displayScale {
      screen.displayScale = displayScale
      surroundingsDidChange()
    }
    frame = CGRect(origin: .zero, size: size)
  }

  /// Hands an event to whoever it is for; answers whether anybody took it.
  private func dispatch(_ event: UIBackendEvent) -> Bool {
    switch event {
    case .pointer(let event): touches.handle(event)
    case .scroll(let event): dispatch(event)
    case .magnify(let event): dispatch(event)
    case .key(let event): dispatch(event)
    }
  }

  private func dispatch(_ event: UIBackendScrollEvent) -> Bool {
    switch event.movement {
    case .wheel: return scroll(event, from: hitTest(event.location, with: nil)) != nil
    case .fingersBegan:
      let taker = scroll(event, from: hitTest(event.location, with: nil))
      screen.scrollTarget = .latched(ScrollTarget.Latch(taker))
      return taker != nil
    case .fingersMoved, .fingersEnded:
      guard case .latched(let latch) = screen.scrollTarget else {
        return scroll(event, from: hitTest(event.location, with: nil)) != nil
      }
      if case .fingersEnded = event.movement { screen.scrollTarget = .none }
      guard let taker = latch.view else {
        latch.view = scroll(event, from: hitTest(event.location, with: nil))
        return latch.view != nil
      }
      return taker.handleScroll(event)
    }
  }

  /// Asks `view` and what it is in, from the inside, to take `event`.
  private func scroll(_ event: UIBackendScrollEvent, from view: UIView?) -> UIView? {
    var candidate = view
    while let current = candidate {
      if current.handleScroll(event) { return current }
      candidate = current.superview
    }
    return nil
  }

  private func dispatch(_ event: UIBackendMagnifyEvent) -> Bool {
    var candidate = hitTest(event.location, with: nil)
    while let current = candidate {
      for recognizer in current.interaction.gestureRecognizers where recognizer.isEnabled {
        if recognizer.magnify(event) { return true }
      }
      candidate = current.superview
    }
    return false
  }

  private func dispatch(_ event: UIBackendKeyEvent) -> Bool {
    let press = UIPress(event)
    let pressesEvent = UIPressesEvent(press: press)
    let responder = firstResponder ?? firstViewThatTakesKeys(in: self) ?? self
    switch press.phase {
    case .began: responder.pressesBegan([press], with: pressesEvent)
    case .changed: responder.pressesChanged([press], with: pressesEvent)
    case .ended: responder.pressesEnded([press], with: pressesEvent)
    }
    return true
  }

  private func firstViewThatTakesKeys(in view: UIView) -> UIView? {
    guard !view.isHidden else { return nil }
    if view.takesKeysWhenPressed { return view }
    for subview in view.subviews {
      if let found = firstViewThatTakesKeys(in: subview) { return found }
    }
    return nil
  }
}

extension UIWindow: UIBackendWindowClient {
  /// The layer that fills the window.
  public var backendRootLayer: CALayer { layer }

  /// Takes the size and scale that the desktop gives the window.
  public func backendWindowDidResize(to size: CGSize, displayScale: CGFloat) {
    fit(size, displayScale: displayScale)
  }

  /// Hands an event to the views; answers whether anybody took it.
  public func backendWindowDidReceive(_ event: UIBackendEvent) -> Bool { dispatch(event) }

  /// Takes note of whether keys go to the window.
  public func backendWindowDidChangeActivation(isActive: Bool) {
    UIApplication.shared.windowDidChangeActivation(self, isActive: isActive)
  }

  /// Takes the window out of the application.
  public func backendWindowDidClose() {
    rootViewController?.changeAppearance(to: .disappeared)
    screen.backendWindow = nil
    UIApplication.shared.remove(self)
  }
}
