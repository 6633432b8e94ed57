public import CGTK
public import Foundation
public import UIKit

/// A view that holds any GTK widget.
///
/// The view asks for the size that the widget asks for, in constraints, stacks and self-sizing cells, and asks again
/// when the widget does. The widget is drawn where the view is: behind the views in front of it, cut off, faded and
/// transformed with the views around it. It gets pointers where the view would get touches, and keys while it has the
/// focus; the view is the first responder then. What the widget does not use of turns of the wheel and of keys goes on
/// to the views.
///
/// The widget lives as long as its view. In a cell it is reused with the cell.
///
/// A widget that draws with GL needs `GTKApplication.embedsGLWidgets` where there is no graphics card.
@preconcurrency @MainActor
open class GTKWidgetView: UIBackendSurfaceView {
  /// Creates a view that holds `widget`, and takes over a floating reference to it.
  ///
  /// No widget, one that has a parent, and a window are not shown. Without a display there are no widgets to make: views
  /// with widgets are for programs that run on `GTKBackend`.
  public init(widget: UnsafeMutablePointer<GtkWidget>?) { super.init(surface: GTKSurface(widget)) }

  /// Creates nothing: there are no archives of widgets to read.
  public required init?(coder: NSCoder) { nil }

  /// The widget; `nil` once the app has taken it out of the view by `gtk_widget_unparent`.
  public var widget: UnsafeMutablePointer<GtkWidget>? { (surface as? GTKSurface)?.widget }
}
