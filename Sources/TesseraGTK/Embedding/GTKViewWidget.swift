public import CGTK
public import CoreGraphics
import Foundation
public import UIKit

/// A GTK widget that shows a view controller, in any window of a GTK program.
///
/// The program may be written in any language that calls C, and runs its own loop: GTK is started by `gtk_init` or a
/// GtkApplication, and everything happens on the thread that runs the default main context, the program's first one.
/// Tasks of the main actor run in that loop.
///
/// **Sizes.** The widget asks for the width and height that the controller's view asks for, by constraints or by its
/// content, and for the height that it needs in the width it gets. Its least width is what required constraints leave;
/// its least height is the natural one, because what does not fit would be cut off. A view that asks for no size, such
/// as one that scrolls, would like `preferredSize` and can be as small as nothing. When the views ask for another size,
/// the widget is measured again. It expands only if it is told to, with `gtk_widget_set_hexpand` and
/// `gtk_widget_set_vexpand`.
///
/// **Scrolling.** If the controller's view is a scroll view, the widget is a GtkScrollable: in a GtkScrolledWindow the
/// scroll view goes on to scroll and fling by itself, and its place is that of the scrolled window's bars. The scrolled
/// window's own reaction to the wheel and its kinetic scrolling are turned off, because they know nothing of rows that are
/// inserted or measured meanwhile. Any other view is put into a GtkViewport by the scrolled window and is as high
/// as it asks to be.
///
/// **Keys.** Tab enters at the first view to stop at, Shift and Tab at the last, and from the last the focus goes to
/// what comes after the widget. `gtk_widget_grab_focus` brings the keys back to the view that had them.
///
/// The widget keeps everything it shows, and lets it go when it is destroyed; this object need not be kept.
@preconcurrency @MainActor
public final class GTKViewWidget {
  /// The window that the views are in.
  public let window: UIWindow
  private weak var embedded: GTKEmbeddedWindow?

  /// Makes a widget that shows the view of a controller.
  ///
  /// The first one starts the backend, unless `GTKApplication` or the program has started it.
  ///
  /// - Parameters:
  ///   - rootViewController: The controller whose view fills the widget.
  ///   - preferredSize: What the widget would like to be, in points, along axes on which the view asks for nothing.
  ///     Sides that are not finite count as 0.
  /// - Throws: `GTKDisplayError` if there is no display.
  public init(
    rootViewController: UIViewController,
    preferredSize: CGSize = CGSize(width: 320, height: 240)
  ) throws(GTKDisplayError) {
    let backend = try Self.runningBackend()
    window = UIWindow(frame: CGRect(origin: .zero, size: preferredSize))
    window.rootViewController = rootViewController
    let embedded = backend.makeEmbeddedWindow(for: window)
    self.embedded = embedded
    window.makeVisible(in: embedded)
  }

  /// The widget, until it is destroyed: a floating reference at first, as constructors of GTK return it.
  public var widget: UnsafeMutablePointer<GtkWidget>? { embedded?.viewWidget }

  private static func runningBackend() throws(GTKDisplayError) -> GTKBackend {
    if let backend = UIApplication.running?.backend as? GTKBackend { return backend }
    let backend = try GTKBackend()
    UIApplication.start(with: backend)
    tsr_main_queue_attach()
    return backend
  }
}
