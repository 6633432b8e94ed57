public import Foundation

/// A view that shows a surface of the backend, a widget of the library underneath for instance.
///
/// The view asks for the size that the surface asks for, and is drawn, clipped, faded and moved like any other. It
/// becomes the first responder when the surface gets the focus, and the other way round. The surface is in a window
/// as long as its view is, and goes with the view.
@preconcurrency @MainActor
open class UIBackendSurfaceView: UIView, UIBackendSurfaceClient {
  /// The surface that the view displays.
  public let surface: any UIBackendSurface

  /// Creates a view that shows `surface`, which no other view shows.
  public init(surface: any UIBackendSurface) {
    self.surface = surface
    super.init(frame: .zero)
    surface.client = self
  }

  /// Creates nothing: there are no archives of surfaces to read.
  public required init?(coder: NSCoder) { nil }

  override var backendSurface: (any UIBackendSurface)? { surface }

  /// Puts the surface into the window that the view has entered, or takes it out of the one it has left.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    enterBackendWindow()
  }

  /// Takes the surface out of the window that the view is about to leave.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    window?.backendWindow?.removeSurface(surface)
  }

  /// Puts the surface into the desktop's window, once there is one.
  func enterBackendWindow() { window?.backendWindow?.addSurface(surface, in: ownLayer) }

  /// The size the surface asks for without an offer.
  open override var intrinsicContentSize: CGSize { surface.size(width: nil, height: nil) }

  /// The size the surface asks for in `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let proposal = MeasureProposal(fitting: size)
    return surface.size(width: proposal.width?.length, height: proposal.height?.length)
  }

  override func contentSize(for proposal: MeasureProposal) -> MeasuredSize {
    MeasuredSize(surface.size(width: proposal.width?.length, height: proposal.height?.length))
  }

  override var contentHeightFollowsWidth: Bool { true }

  /// Whether the view can become the first responder: it tries to, and is it if the surface takes keys.
  open override var canBecomeFirstResponder: Bool { true }

  /// Makes the surface receive key events.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if surface.hasFocus { return super.becomeFirstResponder() }
    // The surface tells when it has the focus, and then the view is the first responder.
    return canBecomeFirstResponder && surface.takeFocus() && isFirstResponder
  }

  override var isKeyStop: Bool { canBecomeFirstResponder && surface.takesKeys }

  override var showsKeyFocusItself: Bool { true }

  /// Tab comes to the first part of the surface, and back to the last.
  override func takeKeysFromTab(_ heading: UIFocusHeading) -> Bool {
    surface.hasFocus
      ? super.takeKeysFromTab(heading)
      : surface.moveFocus(isForward: heading != .previous) && isFirstResponder
  }

  override func moveKeysAmongParts(isForward: Bool) -> Bool {
    surface.hasFocus && surface.moveFocus(isForward: isForward)
  }

  /// Returns key events to the views of the window.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    surface.releaseFocus()
    return true
  }

  /// Requests a new measurement of the view.
  public func backendSurfaceDidChangeSize() { invalidateIntrinsicContentSize() }

  /// Follows the focus of the surface.
  public func backendSurfaceDidChangeFocus(hasFocus: Bool) {
    guard hasFocus != isFirstResponder else { return }
    let follows = hasFocus ? super.becomeFirstResponder() : resignFirstResponder()
    guard !follows else { return }
    // Another responder keeps the keys, or this one does.
    if hasFocus { surface.releaseFocus() } else { _ = surface.takeFocus() }
  }
}
