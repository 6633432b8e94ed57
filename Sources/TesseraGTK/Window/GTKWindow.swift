import CGTK
import CoreGraphics
import Foundation
import UIKit

/// A window of the desktop whose one widget shows a tree of layers.
@MainActor
class GTKWindow: UIBackendWindow {
  private(set) weak var client: (any UIBackendWindowClient)?
  private weak var backend: GTKBackend?
  private let schedule: FrameSchedule
  let diagnostics: DrawingDiagnostics
  let surfaces = HostedSurfaces()
  private lazy var drags = GTKDrags(self)
  private var widgets: Widgets?
  private var input = InputTranslator()
  private var extent: Extent
  /// The elements for assistive technologies; `nil` while none reads.
  var elements: AccessibilityElements?
  /// The menu that is shown, or about to be.
  var menu: GTKMenu?

  /// How large the content is, and is to be.
  private struct Extent: Equatable {
    var contentSize: CGSize
    var displayScale: CGFloat
    var request: SizeRequest?
  }

  /// A size that was asked for.
  ///
  /// GTK forgets it when the answer to an earlier request is still on its way, as right after the
  /// window was shown; so it is asked again. A desktop that has reasons of its own is not.
  private struct SizeRequest: Equatable {
    let size: CGSize
    var triesLeft: Int
  }

  /// The widgets of the window, until it is closed.
  struct Widgets {
    /// The window of the desktop; `nil` where another program has one around the view.
    var window: UnsafeMutablePointer<GtkWindow>?
    let view: UnsafeMutablePointer<GtkWidget>
  }

  init(
    client: any UIBackendWindowClient,
    size: CGSize,
    backend: GTKBackend,
    schedule: FrameSchedule
  ) {
    self.client = client
    self.backend = backend
    self.schedule = schedule
    diagnostics = DrawingDiagnostics { [weak backend] in backend?.client?.backendDidReport($0) }
    extent = Extent(
      contentSize: Self.possibleSize(size),
      displayScale: backend.environment.displayScale
    )
    widgets = makeWidgets(callbacks())
    if let view = widgets?.view { drags.connect(to: view) }
  }

  /// Makes what GTK has on screen, of a view that reports to `client`.
  func makeWidgets(_ client: TsrViewClient) -> Widgets {
    let view = tsr_view_new(Int32(contentSize.width), Int32(contentSize.height), client)
    let window = tsr_window(gtk_window_new())
    gtk_window_set_child(window, view)
    tsr_window_leave_background_out(window)
    let context = Unmanaged.passUnretained(self).toOpaque()
    tsr_connect_close_request(window, Self.closeRequested, context)
    tsr_connect(window, "notify::is-active", Self.activationChanged, context)
    return Widgets(window: window, view: view)
  }

  isolated deinit { dismantle() }

  var contentSize: CGSize { extent.contentSize }

  var displayScale: CGFloat { extent.displayScale }

  var title = "" {
    didSet {
      guard let widgets else { return }
      tsr_widget_describe(widgets.view, title.withoutZeros, "")
      if let window = widgets.window { gtk_window_set_title(window, title) }
    }
  }

  /// Whether the window is shown, so that its frame clock runs.
  var isOnScreen: Bool {
    widgets.map { gtk_widget_get_mapped($0.view) != 0 } ?? false
  }

  func present() {
    guard let widgets, let window = widgets.window else { return }
    gtk_window_present(window)
    gtk_widget_grab_focus(widgets.view)
  }

  func close() {
    guard widgets != nil else { return }
    dismantle()
    backend?.remove(self)
    client?.backendWindowDidClose()
  }

  private func dismantle() {
    guard let widgets else { return }
    menu?.close()
    elements?.removeAll()
    elements = nil
    for surface in surfaces.all { removeSurface(surface) }
    self.widgets = nil
    tsr_view_detach(widgets.view)
    tsr_view_refuse_drops(widgets.view)
    guard let window = widgets.window else { return }
    tsr_disconnect(window, Unmanaged.passUnretained(self).toOpaque())
    gtk_window_destroy(window)
  }

  func resize(to size: CGSize) {
    guard widgets != nil else { return }
    extent.request = SizeRequest(size: Self.possibleSize(size), triesLeft: 3)
    askForSize()
  }

  /// Asks for a content size; what the frame and the title bar take is added.
  private func askForSize() {
    guard let widgets, let toplevel = widgets.window else { return }
    guard let request = extent.request, request.triesLeft > 0 else { return }
    extent.request?.triesLeft -= 1
    let window = tsr_widget(toplevel)
    var frame = (width: Int32(0), height: Int32(0))
    if isOnScreen {
      frame.width = gtk_widget_get_width(window) - gtk_widget_get_width(widgets.view)
      frame.height = gtk_widget_get_height(window) - gtk_widget_get_height(widgets.view)
    }
    gtk_window_set_default_size(
      toplevel,
      max(1, Int32(request.size.width) + frame.width),
      max(1, Int32(request.size.height) + frame.height)
    )
  }

  private func checkSizeRequest(against size: CGSize) {
    guard let request = extent.request else { return }
    guard request.size != size else { return extent.request = nil }
    // GTK takes no requests while it hands out sizes.
    MainLoop.afterwards { [weak self] in self?.askForSize() }
  }

  static func possibleSize(_ size: CGSize) -> CGSize {
    func side(_ length: CGFloat) -> CGFloat {
      length.isFinite ? min(max(length.rounded(), 0), 32_767) : 0
    }
    return CGSize(width: side(size.width), height: side(size.height))
  }

  func setNeedsDisplay() {
    guard let widgets else { return }
    // Surfaces have moved with the layers they are in.
    if surfaces.isEmpty { gtk_widget_queue_draw(widgets.view) } else { placeSurfacesLater() }
  }

  func startTicking() {
    if let widgets { tsr_view_start_ticking(widgets.view) }
  }
}

extension GTKWindow {
  func beginDrag(
    _ content: any UIBackendDragContent,
    allowsMove: Bool,
    picture: CALayer?,
    source: any UIBackendDragSource
  ) -> Bool {
    guard let widgets else { return false }
    let shown = picture.flatMap { paintable(of: $0, in: widgets.view) }
    defer { if let shown { g_object_unref(UnsafeMutableRawPointer(shown)) } }
    return GTKOutgoingDrag.begin(
      content,
      from: widgets.view,
      allowsMove: allowsMove,
      picture: shown,
      source: source
    )
  }

  /// The picture of a layer, as GTK shows it elsewhere.
  private func paintable(
    of layer: CALayer,
    in view: UnsafeMutablePointer<GtkWidget>
  ) -> OpaquePointer? {
    let target = RenderTarget(scale: displayScale, pixelSource: pixelSource(view))
    let renderer = LayerRenderer(target: target, report: diagnostics)
    guard let node = renderer.node(of: layer), let snapshot = gtk_snapshot_new() else { return nil }
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node.pointer, &bounds)
    var origin = graphene_point_t(x: -bounds.origin.x, y: -bounds.origin.y)
    gtk_snapshot_translate(snapshot, &origin)
    gtk_snapshot_append_node(snapshot, node.pointer)
    return gtk_snapshot_free_to_paintable(snapshot, nil)
  }

  func addSurface(_ surface: any UIBackendSurface, in layer: CALayer) {
    guard let widgets else { return }
    guard let surface = surface as? GTKSurface else {
      return diagnostics("A surface of another backend cannot be shown with GTK; it is left out.")
    }
    surface.window?.removeSurface(surface)
    surfaces.add(surface, in: layer)
    surface.enter(widgets.view, of: self)
    placeSurfacesLater()
  }

  func removeSurface(_ surface: any UIBackendSurface) {
    guard let surface = surface as? GTKSurface, surfaces.remove(surface) else { return }
    surface.leave()
    setNeedsDisplay()
  }

  /// Makes the views of the window receive key events.
  func takeFocus() {
    if let widgets { gtk_widget_grab_focus(widgets.view) }
  }

  /// The widget that shows the layers, until the window is closed.
  var viewWidget: UnsafeMutablePointer<GtkWidget>? { widgets?.view }

  /// Takes away all touches that are down.
  func cancelInput() {
    for event in input.cancelAll(now: schedule.currentTime) {
      _ = client?.backendWindowDidReceive(event)
    }
  }

  private func placeSurfacesLater() {
    if let widgets { gtk_widget_queue_allocate(widgets.view) }
  }

  fileprivate func placeSurfaces() {
    guard let widgets, !surfaces.isEmpty else { return }
    let target = RenderTarget(scale: displayScale, pixelSource: pixelSource(widgets.view))
    schedule.draw { surfaces.place(for: target, in: contentSize, report: diagnostics) }
  }

  fileprivate func pick(at location: CGPoint) -> UnsafeMutablePointer<GtkWidget>? {
    guard !surfaces.isEmpty else { return nil }
    return (client?.backendSurface(at: location) as? GTKSurface)?.pickable
  }

  fileprivate func draw(_ snapshot: OpaquePointer) {
    guard let widgets, let client else { return }
    let target = RenderTarget(scale: displayScale, pixelSource: pixelSource(widgets.view))
    let renderer = LayerRenderer(target: target, report: diagnostics)
    schedule.draw {
      surfaces.update()
      let root = client.backendRootLayer
      if widgets.window != nil {
        tsr_view_set_opaque(widgets.view, root.backendAppearance.backgroundColor?.alpha == 1)
      }
      if let node = renderer.node(of: root) { gtk_snapshot_append_node(snapshot, node.pointer) }
    }
  }

  private func pixelSource(_ view: UnsafeMutablePointer<GtkWidget>) -> RenderTarget.PixelSource {
    guard
      let native = gtk_widget_get_native(view),
      let renderer = gtk_native_get_renderer(native),
      let name = tsr_type_name(UnsafeMutableRawPointer(renderer))
    else { return .texture }
    return String(cString: name) == "GskCairoRenderer" ? .surface : .texture
  }

  fileprivate func didResize(width: Int32, height: Int32, scale: Int32) {
    let size = CGSize(width: CGFloat(width), height: CGFloat(height))
    checkSizeRequest(against: size)
    guard size != contentSize || CGFloat(scale) != displayScale else { return }
    extent.contentSize = size
    extent.displayScale = CGFloat(scale)
    client?.backendWindowDidResize(to: size, displayScale: displayScale)
    // This size is drawn before the frame clock ticks again.
    guard let widgets, let clock = gtk_widget_get_frame_clock(widgets.view) else { return }
    schedule.makeFrameBeforeDrawing(at: Int64(gdk_frame_clock_get_frame_time(clock)))
  }

  fileprivate func didReceive(_ event: TsrEvent) -> Bool {
    var isTaken = false
    for event in input.events(for: event, now: schedule.currentTime)
    where client?.backendWindowDidReceive(event) == true {
      isTaken = true
    }
    return isTaken
  }

  /// Returns whether the window takes a key that a widget in it is about to get.
  ///
  /// A key that goes to the widget comes back if that has no use for it, and is no repeat then.
  fileprivate func takes(_ event: TsrEvent) -> Bool {
    var preview = input
    for case .key(let key) in preview.events(for: event, now: schedule.currentTime)
    where client?.backendWindowTakes(key) == true {
      input = preview
      return true
    }
    return false
  }

  /// Moves the focus on from a widget in the window that gives it away.
  fileprivate func moveFocus(isForward: Bool) -> Bool {
    (client as? UIWindow)?.moveKeyFocus(isForward: isForward) ?? false
  }

  fileprivate func didChangeActivation() {
    guard let window = widgets?.window else { return }
    activationDidChange(isActive: gtk_window_is_active(window) != 0)
  }

  /// Keys go to the window now, or do no longer.
  final func activationDidChange(isActive: Bool) {
    if !isActive { cancelInput() }
    client?.backendWindowDidChangeActivation(isActive: isActive)
  }
}

extension GTKWindow {
  private typealias Context = UnsafeMutableRawPointer?

  private nonisolated static func window(_ context: Context) -> GTKWindow? {
    context.map { Unmanaged<GTKWindow>.fromOpaque($0).takeUnretainedValue() }
  }

  private static let closeRequested: @convention(c) (Context) -> Void = { context in
    nonisolated(unsafe) let context = context
    MainActor.assumeIsolated { window(context)?.close() }
  }

  private static let activationChanged: @convention(c) (Context) -> Void = { context in
    nonisolated(unsafe) let context = context
    MainActor.assumeIsolated { window(context)?.didChangeActivation() }
  }

  private func callbacks() -> TsrViewClient {
    TsrViewClient(
      context: Unmanaged.passUnretained(self).toOpaque(),
      draw: { context, snapshot in
        nonisolated(unsafe) let (context, snapshot) = (context, snapshot)
        MainActor.assumeIsolated { GTKWindow.window(context)?.draw(snapshot) }
      },
      resized: { context, width, height, scale in
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated {
          GTKWindow.window(context)?.didResize(width: width, height: height, scale: scale)
        }
      },
      received: { context, event in
        nonisolated(unsafe) let context = context
        let event = event.pointee
        return MainActor.assumeIsolated { GTKWindow.window(context)?.didReceive(event) ?? false }
      },
      previewed: { context, event in
        nonisolated(unsafe) let context = context
        let event = event.pointee
        return MainActor.assumeIsolated { GTKWindow.window(context)?.takes(event) ?? false }
      },
      move_focus: { context, isForward in
        nonisolated(unsafe) let context = context
        return MainActor.assumeIsolated {
          GTKWindow.window(context)?.moveFocus(isForward: isForward) ?? false
        }
      },
      tick: { context, time in
        nonisolated(unsafe) let context = context
        return MainActor.assumeIsolated {
          GTKWindow.window(context)?.schedule.tick(at: time) ?? false
        }
      },
      place: { context in
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated { GTKWindow.window(context)?.placeSurfaces() }
      },
      pick: { context, x, y in
        nonisolated(unsafe) let context = context
        return MainActor.assumeIsolated {
          Pointed(widget: GTKWindow.window(context)?.pick(at: CGPoint(x: x, y: y)))
        }.widget
      }
    )
  }
}

/// A widget on its way out of the main actor, where it came from.
private struct Pointed: @unchecked Sendable {
  let widget: UnsafeMutablePointer<GtkWidget>?
}
