import CoreGraphics
public import Foundation
public import UIKit

/// A window of the headless backend, to which a test can send events.
@preconcurrency @MainActor
public final class HeadlessWindow: UIBackendWindow {
  /// The words in the title bar.
  public var title = ""
  /// The extent of the content, in points.
  public private(set) var contentSize: CGSize
  /// The number of pixels in a point.
  public private(set) var displayScale: CGFloat
  /// The number of times that the content was drawn.
  public var drawCount: Int { drawing.count }
  /// The tree that the reader of the desktop was shown last; `nil` while none reads.
  public private(set) var shownAccessibility: UIBackendAccessibilityNode?
  /// The number of times that a reader of the desktop was shown what is in the window.
  public private(set) var accessibilityShowCount = 0
  /// The shape of the pointer over the window.
  public private(set) var pointerShape = UIBackendPointerShape.standard
  /// Whether the window is on the screen that is not there.
  public private(set) var isPresented = false
  private weak var client: (any UIBackendWindowClient)?
  private(set) weak var backend: HeadlessBackend?
  private var drawing = Drawing()
  private var surfaces = HeadlessSurfaces()
  private var menus = Menus()

  private struct Drawing {
    var count = 0
    var isNeeded = false
  }

  private struct Menus {
    var shown: HeadlessMenu?
    /// Those with nothing in them, until the next frame.
    var empty: [HeadlessMenu] = []
    /// The pointers that are pressed, as a menu takes them away.
    var pressedPointers: [UIBackendPointerEvent] = []
  }

  init(client: any UIBackendWindowClient, size: CGSize, backend: HeadlessBackend) {
    self.client = client
    self.backend = backend
    contentSize = Self.possibleSize(size)
    displayScale = backend.environment.displayScale
  }

  /// Sides that no screen has become the nearest that one could have; what is no number becomes 0.
  private static func possibleSize(_ size: CGSize) -> CGSize {
    func side(_ length: CGFloat) -> CGFloat {
      length.isFinite ? min(max(length, 0), 32_767) : 0
    }
    return CGSize(width: side(size.width), height: side(size.height))
  }

  /// Shows the window, unless it was closed.
  public func present() {
    guard client != nil else { return }
    isPresented = true
    client?.backendWindowDidChangeActivation(isActive: true)
  }

  /// Takes the window away for good.
  public func close() {
    guard let client else { return }
    for menu in menus.empty + [menu].compactMap({ $0 }) { menu.close() }
    for surface in surfaces.all { removeSurface(surface) }
    self.client = nil
    isPresented = false
    backend?.remove(self)
    client.backendWindowDidClose()
  }

  /// Gives the content another size at once.
  public func resize(to size: CGSize) {
    contentSize = Self.possibleSize(size)
    client?.backendWindowDidResize(to: contentSize, displayScale: displayScale)
  }

  /// Moves the window to a display of another scale.
  public func changeDisplayScale(to scale: CGFloat) {
    displayScale = scale
    client?.backendWindowDidResize(to: contentSize, displayScale: scale)
  }

  var shownClient: (any UIBackendWindowClient)? { client }

  func note(_ root: UIBackendAccessibilityNode?) {
    shownAccessibility = root
    if root != nil { accessibilityShowCount += 1 }
  }

  /// Notes the shape of the pointer.
  public func showPointer(_ shape: UIBackendPointerShape) { pointerShape = shape }

  /// Draws the layers again in the next frame.
  public func setNeedsDisplay() { drawing.isNeeded = true }

  func draw() {
    let empty = menus.empty
    menus.empty = []
    for menu in empty { menu.close() }
    placeSurfaces()
    guard drawing.isNeeded else { return }
    drawing.isNeeded = false
    drawing.count += 1
  }

  /// The displayed content of the window, as text; see `HeadlessScene`.
  public var scene: HeadlessScene? {
    client.map { HeadlessScene($0.backendRootLayer, menu: menu) }
  }
}

extension HeadlessWindow {
  var dragClient: (any UIBackendWindowClient)? { isPresented ? client : nil }

  /// Hands a drag to the test; see `HeadlessBackend.drag`.
  public func beginDrag(
    _ content: any UIBackendDragContent,
    allowsMove: Bool,
    picture: CALayer?,
    source: any UIBackendDragSource
  ) -> Bool {
    backend?.drag = HeadlessDrag(content, allowsMove: allowsMove, source: source)
    return backend != nil
  }
}

extension HeadlessWindow {
  /// The menu that is shown, if any.
  public var menu: HeadlessMenu? { menus.shown }

  /// Shows a menu, after closing the one that is shown.
  public func presentMenu(
    _ menu: UIBackendMenu,
    beside rect: CGRect,
    client menuClient: any UIBackendMenuClient
  ) {
    self.menu?.close()
    guard client != nil else { return }
    let presented = HeadlessMenu(menu, beside: rect, client: menuClient, in: self)
    guard isPresented, !menu.isEmpty else {
      menus.empty.append(presented)
      backend?.requestFrame()
      return
    }
    menus.shown = presented
    for pointer in menus.pressedPointers { cancel(pointer) }
  }

  /// Gives the menu that is shown other contents.
  public func updateMenu(_ menu: UIBackendMenu) { self.menu?.update(menu) }

  /// Closes the menu that is shown.
  public func dismissMenu() { menu?.close() }

  func menuDidClose(_ closed: HeadlessMenu) {
    if menus.shown === closed { menus.shown = nil }
  }

  private func cancel(_ pointer: UIBackendPointerEvent) {
    menus.pressedPointers.removeAll { $0.identifier == pointer.identifier }
    var event = pointer
    event.action = .cancelled
    event.timestamp = backend?.currentTime ?? pointer.timestamp
    if sendToSurface(.pointer(event)) { return }
    _ = client?.backendWindowDidReceive(.pointer(event))
  }

  /// Sends an event to the open menu: Escape and a press outside close it.
  private func sendToMenu(_ event: UIBackendEvent) -> Bool {
    guard let menu else { return false }
    switch event {
    case .key(let event) where event.isDown && event.key == .keyboardEscape: menu.close()
    case .pointer(let event) where event.action == .pressed: menu.close()
    case .key, .pointer, .scroll, .magnify: break
    }
    return true
  }

  private func note(_ event: UIBackendEvent) {
    guard case .pointer(let pointer) = event else { return }
    switch pointer.action {
    case .pressed: menus.pressedPointers.append(pointer)
    case .released, .cancelled:
      menus.pressedPointers.removeAll { $0.identifier == pointer.identifier }
    case .dragged, .hovered, .exited: break
    }
  }
}

extension HeadlessWindow {
  /// Shows a headless surface in `layer`; others are left out.
  public func addSurface(_ surface: any UIBackendSurface, in layer: CALayer) {
    guard client != nil, let surface = surface as? HeadlessSurface else { return }
    surface.leaveWindow()
    surfaces.add(surface, in: layer)
    surface.enter(self)
    setNeedsDisplay()
    backend?.requestFrame()
  }

  /// Takes a surface out of the window.
  public func removeSurface(_ surface: any UIBackendSurface) {
    guard let surface = surface as? HeadlessSurface else { return }
    surface.releaseFocus()
    guard surfaces.remove(surface) else { return }
    surface.enter(nil)
    setNeedsDisplay()
    backend?.requestFrame()
  }

  private func placeSurfaces() {
    for surface in surfaces.place(in: contentSize) {
      let wasAsking = surfaces.isAsking(surface)
      surface.didGetSize(surfaces.size(of: surface))
      let asksAgain = !wasAsking && surfaces.isAsking(surface)
      if surfaces.noteAnswer(of: surface, asksAgain: asksAgain) {
        backend?.client?.backendDidReport(SurfaceDiagnostics.endlessSizes(of: surface.name))
      }
    }
    for surface in surfaces.takeResized() { surface.client?.backendSurfaceDidChangeSize() }
  }

  var focusedSurface: HeadlessSurface? { surfaces.focused }

  func frame(of surface: HeadlessSurface) -> CGRect? { surfaces.frame(of: surface) }

  func focus(_ surface: HeadlessSurface?) {
    guard let old = surfaces.focused else {
      surfaces.focus(surface)
      surface?.focusDidChange()
      return
    }
    guard old !== surface else { return }
    surfaces.focus(nil)
    old.focusDidChange()
    guard let surface, surfaces.focused == nil else { return }
    surfaces.focus(surface)
    surface.focusDidChange()
  }

  func surfaceNeedsDisplay(_ surface: HeadlessSurface) {
    setNeedsDisplay()
    backend?.requestFrame()
  }

  func surfaceNeedsSize(_ surface: HeadlessSurface) {
    surfaces.noteSize(of: surface)
    surfaceNeedsDisplay(surface)
  }

  /// Hands an event to the surface that it is for; returns whether that took it.
  private func sendToSurface(_ event: UIBackendEvent) -> Bool {
    guard let surface = receiver(of: event) else { return false }
    let size = surfaces.size(of: surface)
    guard case .pointer(let pointer) = event else { return surface.receive(event, in: size) }
    let isEnd = pointer.action == .released || pointer.action == .cancelled
    surfaces.press(isEnd ? nil : surface, pointer: pointer.identifier)
    if pointer.action == .pressed { _ = surface.takeFocus() }
    _ = surface.receive(event, in: size)
    return true
  }

  private func receiver(of event: UIBackendEvent) -> HeadlessSurface? {
    switch event {
    case .key: return surfaces.focused
    case .scroll(let event): return client?.backendSurface(at: event.location) as? HeadlessSurface
    case .magnify: return nil
    case .pointer(let event):
      switch event.action {
      case .pressed: return client?.backendSurface(at: event.location) as? HeadlessSurface
      case .dragged, .released, .cancelled: return surfaces.pressed(by: event.identifier)
      case .hovered, .exited: return nil
      }
    }
  }
}

extension HeadlessWindow {
  /// Sends an event as if the user had caused it, to the surface that it is for and then to the client; returns whether it was accepted.
  @discardableResult
  public func send(_ event: UIBackendEvent) -> Bool {
    if sendToMenu(event) { return true }
    note(event)
    if case .key(let key) = event, key.isDown, surfaces.focused != nil,
      client?.backendWindowTakes(key) == true
    {
      return true
    }
    if sendToSurface(event) { return true }
    return client?.backendWindowDidReceive(event) ?? false
  }

  /// Presses and lifts at a point, in the window's coordinates.
  public func tap(
    at location: CGPoint,
    device: UIBackendPointerEvent.Device = .touch,
    modifiers: UIKeyModifierFlags = []
  ) {
    pointer(.pressed, at: location, device: device, modifiers: modifiers)
    pointer(.released, at: location, device: device, modifiers: modifiers)
  }

  /// Sends one pointer event at the time of the clock.
  @discardableResult
  public func pointer(
    _ action: UIBackendPointerEvent.Action,
    at location: CGPoint,
    device: UIBackendPointerEvent.Device = .touch,
    modifiers: UIKeyModifierFlags = []
  ) -> Bool {
    send(
      .pointer(
        UIBackendPointerEvent(
          action,
          at: location,
          timestamp: backend?.currentTime ?? 0,
          device: device,
          modifiers: modifiers
        )
      )
    )
  }

  /// Drags from one point to another over `duration` seconds, a step each frame, and lifts there.
  public func drag(
    from start: CGPoint,
    to end: CGPoint,
    duration: TimeInterval,
    device: UIBackendPointerEvent.Device = .touch
  ) {
    let steps = max(1, Int((duration / HeadlessBackend.frameInterval).rounded()))
    pointer(.pressed, at: start, device: device)
    for step in 1...steps {
      backend?.advance(by: duration / Double(steps))
      let share = CGFloat(step) / CGFloat(steps)
      let location = CGPoint(
        x: start.x + (end.x - start.x) * share,
        y: start.y + (end.y - start.y) * share
      )
      pointer(.dragged, at: location, device: device)
    }
    pointer(.released, at: end, device: device)
  }

  /// Turns the wheel by `notches` over a point; positive ones reveal what is further down.
  @discardableResult
  public func turnWheel(
    by notches: CGFloat,
    at location: CGPoint,
    modifiers: UIKeyModifierFlags = []
  ) -> Bool {
    send(
      .scroll(
        UIBackendScrollEvent(
          .wheel(CGVector(dx: 0, dy: notches)),
          at: location,
          timestamp: backend?.currentTime ?? 0,
          modifiers: modifiers
        )
      )
    )
  }

  /// Presses a key and lets it go.
  public func press(
    _ key: UIKeyboardHIDUsage,
    characters: String = "",
    modifiers: UIKeyModifierFlags = []
  ) {
    for isDown in [true, false] {
      send(
        .key(
          UIBackendKeyEvent(
            key,
            characters: characters,
            isDown: isDown,
            modifiers: modifiers,
            timestamp: backend?.currentTime ?? 0
          )
        )
      )
    }
  }
}
