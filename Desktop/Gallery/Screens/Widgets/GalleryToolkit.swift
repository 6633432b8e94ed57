public import UIKit

/// A kind of widget in the list.
public enum WidgetKind: Int, CaseIterable, Sendable {
  /// A month in which a day is selected.
  case calendar
  /// A level that is dragged.
  case scale
  /// A curve that is drawn.
  case drawing
  /// A program that is edited.
  case text
}

/// What a widget shows, and what a person has made of it.
public enum WidgetValue: Hashable, Sendable {
  /// A day of the Gregorian calendar.
  case day(year: Int, month: Int, day: Int)
  /// A level, 0…100.
  case level(Double)
  /// Heights of a curve at even distances, 0…1.
  case curve([Double])
  /// Words.
  case text(String)
}

/// A view with a widget in it.
@MainActor
public protocol WidgetView: UIView {
  /// Shows a value, which is not reported.
  func show(_ value: WidgetValue)
  /// Called with a value that a person has made.
  var changed: ((WidgetValue) -> Void)? { get set }
}

/// Makes widgets of the toolkit that shows the gallery's windows.
@MainActor
public protocol GalleryToolkit {
  /// A view with a new widget.
  func makeView(for kind: WidgetKind) -> any WidgetView
}

/// The toolkit of the program.
@MainActor
public enum GalleryToolkits {
  /// The toolkit that has widgets, which a program on a display sets before it shows a screen; without one, drawings stand
  /// for widgets.
  public static var current: (any GalleryToolkit)?
}
