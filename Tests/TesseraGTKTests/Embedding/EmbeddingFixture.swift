import CGTK
import CoreGraphics
import Foundation
import TesseraHeadless
import Testing

@testable import TesseraGTK
@testable import UIKit

/// A GTK window of another program with a box in it, whose loop the test runs.
@MainActor
final class EmbeddingFixture {
  let toplevel: UnsafeMutablePointer<GtkWidget>
  let box: UnsafeMutablePointer<GtkWidget>
  private(set) var problems: [String] = []
  private var isClosed = false

  init() throws {
    UIApplication.start(with: try GTKBackend(style: .pinned))
    toplevel = try #require(gtk_window_new())
    box = try #require(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    gtk_window_set_child(tsr_window(toplevel), box)
    gtk_window_set_default_size(tsr_window(toplevel), 200, 300)
    Diagnostics.hook = { [weak self] in self?.problems.append($0.message) }
  }

  func end() {
    close()
    Diagnostics.hook = nil
    UIApplication.start(with: HeadlessBackend())
  }

  /// Destroys the window with everything in it.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    gtk_window_destroy(tsr_window(toplevel))
    while g_main_context_iteration(nil, 0) != 0 {}
  }

  /// Runs the loop until the condition holds; the limit is only there so that a test that fails comes to an end.
  @discardableResult
  func run(until condition: () -> Bool) -> Bool {
    let end = g_get_monotonic_time() + 60_000_000
    while !condition(), g_get_monotonic_time() < end {
      if g_main_context_iteration(nil, 0) == 0 { g_usleep(1000) }
    }
    return condition()
  }

  func append(_ widget: UnsafeMutablePointer<GtkWidget>?) {
    gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), widget)
  }

  /// Shows the window and waits until `widget` has a size.
  func show(_ widget: UnsafeMutablePointer<GtkWidget>?) {
    gtk_window_present(tsr_window(toplevel))
    run(until: { gtk_widget_get_width(widget) > 0 })
  }

  /// Shows a scroll view in a GtkScrolledWindow that fills the window; returns the scrolled window.
  func showInScrolledWindow(_ widget: UnsafeMutablePointer<GtkWidget>?) -> OpaquePointer? {
    guard let bars = gtk_scrolled_window_new() else { return nil }
    gtk_widget_set_vexpand(bars, 1)
    gtk_scrolled_window_set_child(OpaquePointer(bars), widget)
    append(bars)
    show(widget)
    return OpaquePointer(bars)
  }

  func lengths(
    of widget: UnsafeMutablePointer<GtkWidget>?,
    _ orientation: GtkOrientation,
    for size: Int32 = -1
  ) -> [Int32] {
    var (minimum, natural) = (Int32(0), Int32(0))
    gtk_widget_measure(widget, orientation, size, &minimum, &natural, nil, nil)
    return [minimum, natural]
  }
}

/// A view with blocks of 60 × 40 that stand in lines, as many beside each other as fit.
final class BlocksView: UIView {
  var count: Int {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(count: Int) {
    self.count = count
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = min(size.width, CGFloat(count) * 60)
    let columns = max(1, Int(room / 60))
    return CGSize(
      width: CGFloat(min(columns, count)) * 60,
      height: CGFloat((count + columns - 1) / columns) * 40
    )
  }
}

/// A controller around a view.
@MainActor
func controller(of view: UIView) -> UIViewController {
  let controller = UIViewController()
  controller.view = view
  return controller
}
