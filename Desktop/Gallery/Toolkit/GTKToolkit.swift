import CGTK
import CoreGraphics
import Foundation
public import GalleryScreens
import TesseraGTK
import UIKit

/// Makes widgets of GTK.
@MainActor
public struct GTKToolkit: GalleryToolkit {
  /// Creates a toolkit, for programs on a display.
  public init() {}

  /// A view with a new widget.
  public func makeView(for kind: WidgetKind) -> any WidgetView {
    switch kind {
    case .calendar: CalendarView()
    case .scale: ScaleView()
    case .drawing: CurveView()
    case .text: ProgramView()
    }
  }
}

/// A view with a widget that reports what a person makes of it.
///
/// It stands on the background of its row, light or dark.
class ReportingWidgetView: GTKWidgetView, WidgetView {
  /// Themes draw a background of their own behind calendars and texts.
  private static let styleSheet: Void = tsr_add_style_sheet(
    """
    calendar.gallery, calendar.gallery > *, textview.gallery, textview.gallery > text {
      background: transparent; border: none;
    }
    """
  )

  override init(widget: UnsafeMutablePointer<GtkWidget>?) {
    super.init(widget: widget)
    _ = Self.styleSheet
    if let widget { gtk_widget_add_css_class(widget, "gallery") }
  }

  required init?(coder: NSCoder) { nil }

  var changed: ((WidgetValue) -> Void)?
  private var isShowing = false

  /// What the widget shows now.
  var value: WidgetValue? { nil }

  /// Has the widget show a value.
  func take(_ value: WidgetValue) {}

  final func show(_ value: WidgetValue) {
    isShowing = true
    take(value)
    isShowing = false
  }

  /// Reports what the widget shows whenever `object` sends a signal, unless the program has set it.
  final func follow(_ object: UnsafeMutableRawPointer?, _ signal: String) {
    guard let object else { return }
    tsr_connect(
      object,
      signal,
      { context in
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated {
          guard let context else { return }
          Unmanaged<ReportingWidgetView>.fromOpaque(context).takeUnretainedValue().report()
        }
      },
      Unmanaged.passUnretained(self).toOpaque()
    )
  }

  private func report() {
    guard !isShowing, let value else { return }
    changed?(value)
  }
}

/// A GtkCalendar.
final class CalendarView: ReportingWidgetView {
  init() {
    super.init(widget: gtk_calendar_new())
    for part in ["day", "month", "year"] { follow(widget, "notify::\(part)") }
  }

  required init?(coder: NSCoder) { nil }

  override var value: WidgetValue? {
    guard let widget, let date = gtk_calendar_get_date(OpaquePointer(widget)) else { return nil }
    defer { g_date_time_unref(date) }
    return .day(
      year: Int(g_date_time_get_year(date)),
      month: Int(g_date_time_get_month(date)),
      day: Int(g_date_time_get_day_of_month(date))
    )
  }

  override func take(_ value: WidgetValue) {
    guard case .day(let year, let month, let day) = value, let widget,
      let date = g_date_time_new_local(gint(year), gint(month), gint(day), 12, 0, 0)
    else { return }
    gtk_calendar_select_day(OpaquePointer(widget), date)
    g_date_time_unref(date)
  }
}

/// A GtkScale.
final class ScaleView: ReportingWidgetView {
  init() {
    super.init(widget: gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 100, 1))
    follow(widget, "value-changed")
  }

  required init?(coder: NSCoder) { nil }

  private var range: UnsafeMutablePointer<GtkRange>? {
    widget.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkRange.self) }
  }

  override var value: WidgetValue? { range.map { .level(gtk_range_get_value($0)) } }

  override func take(_ value: WidgetValue) {
    if case .level(let level) = value, let range { gtk_range_set_value(range, level) }
  }
}

/// A GtkDrawingArea with a curve; a click turns it over.
final class CurveView: ReportingWidgetView {
  private var heights: [Double] = []

  init() {
    super.init(widget: gtk_drawing_area_new())
    guard let widget else { return }
    gtk_widget_set_size_request(widget, -1, 80)
    gtk_drawing_area_set_draw_func(
      UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkDrawingArea.self),
      { _, cairo, width, height, context in
        nonisolated(unsafe) let (cairo, context) = (cairo, context)
        MainActor.assumeIsolated {
          guard let context, let cairo else { return }
          Unmanaged<CurveView>.fromOpaque(context).takeUnretainedValue()
            .draw(cairo, Double(width), Double(height))
        }
      },
      Unmanaged.passUnretained(self).toOpaque(),
      nil
    )
    guard let click = gtk_gesture_click_new() else { return }
    gtk_widget_add_controller(widget, click)
    tsr_connect(
      UnsafeMutableRawPointer(click),
      "released",
      { context in
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated {
          guard let context else { return }
          Unmanaged<CurveView>.fromOpaque(context).takeUnretainedValue().turnOver()
        }
      },
      Unmanaged.passUnretained(self).toOpaque()
    )
  }

  required init?(coder: NSCoder) { nil }

  override var value: WidgetValue? { .curve(heights) }

  override func take(_ value: WidgetValue) {
    guard case .curve(let heights) = value else { return }
    self.heights = heights
    if let widget { gtk_widget_queue_draw(widget) }
  }

  private func turnOver() {
    let turned = WidgetValue.curve(heights.map { 1 - $0 })
    show(turned)
    changed?(turned)
  }

  private func draw(_ cairo: OpaquePointer, _ width: Double, _ height: Double) {
    guard heights.count > 1 else { return }
    let step = width / Double(heights.count - 1)
    for (index, value) in heights.enumerated() {
      let y = height * (1 - value)
      if index == 0 {
        cairo_move_to(cairo, 0, y)
      } else {
        cairo_line_to(cairo, Double(index) * step, y)
      }
    }
    cairo_set_line_width(cairo, 2)
    cairo_set_source_rgb(cairo, 0.2, 0.52, 0.89)
    cairo_stroke_preserve(cairo)
    cairo_line_to(cairo, width, height)
    cairo_line_to(cairo, 0, height)
    cairo_close_path(cairo)
    cairo_set_source_rgba(cairo, 0.2, 0.52, 0.89, 0.18)
    cairo_fill(cairo)
  }
}
