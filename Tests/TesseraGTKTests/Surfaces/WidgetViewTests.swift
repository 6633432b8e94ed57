import CGTK
import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import TesseraGTK
@testable import UIKit

/// A program on the display with one window, whose loop the test runs.
@MainActor
final class WidgetFixture {
  let backend: GTKBackend
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private(set) var problems: [String] = []

  init() throws {
    backend = try GTKBackend(style: .pinned)
    UIApplication.start(with: backend)
    window.backgroundColor = .white
    Diagnostics.hook = { [weak self] in self?.problems.append($0.message) }
  }

  func end() {
    window.backendWindow?.close()
    finishEvents()
    Diagnostics.hook = nil
    // Tests that measure without a window expect letters that can be computed.
    UIApplication.start(with: HeadlessBackend())
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

  /// Runs the loop while it has something to do.
  func finishEvents() {
    while g_main_context_iteration(nil, 0) != 0 {}
  }

  /// Has the window painted some times, as it is then.
  ///
  /// A widget that asks for another size in one frame has it a few frames later.
  func paint(_ frames: Int = 4) {
    for _ in 0..<frames {
      let painted = frameCount
      window.setNeedsDisplay()
      run(until: { frameCount > painted })
    }
  }

  /// How many frames the newest window has begun.
  private var frameCount: gint64 {
    let windows = gtk_window_get_toplevels()
    guard let window = g_list_model_get_item(windows, g_list_model_get_n_items(windows) - 1) else {
      return 0
    }
    defer { g_object_unref(window) }
    let clock = gtk_widget_get_frame_clock(window.assumingMemoryBound(to: GtkWidget.self))
    return clock.map { gdk_frame_clock_get_frame_counter($0) } ?? 0
  }

  /// Shows a view with `widget` and waits until it is drawn.
  func show(_ widget: UnsafeMutablePointer<GtkWidget>?, _ frame: CGRect) -> GTKWidgetView {
    let view = GTKWidgetView(widget: widget)
    view.frame = frame
    window.addSubview(view)
    window.makeKeyAndVisible()
    settle(view)
    return view
  }

  /// Waits until `view` is drawn as it is now.
  func settle(_ view: GTKWidgetView) {
    window.setNeedsDisplay()
    if view.widget != nil { run(until: { (view.surface as? GTKSurface)?.node != nil }) }
    paint()
  }

  func color(_ x: Int, _ y: Int) -> UIBackendColor { GTKPicture(of: window).color(atX: x, y: y) }

  /// A widget that is nothing but red and asks for 40 × 20.
  func makeRed() -> UnsafeMutablePointer<GtkWidget>? {
    let area = gtk_drawing_area_new()
    gtk_widget_set_size_request(area, 40, 20)
    let provider = gtk_css_provider_new()
    gtk_css_provider_load_from_data(provider, "* { background: #ff0000; }", -1)
    gtk_style_context_add_provider(
      gtk_widget_get_style_context(area),
      OpaquePointer(UnsafeRawPointer(provider)),
      800
    )
    g_object_unref(provider)
    return area
  }
}

private let red = UIBackendColor(red: 1, green: 0, blue: 0)
private let white = UIBackendColor(red: 1, green: 1, blue: 1)

extension OnDisplay {
  @MainActor
  @Suite("A view with a widget")
  struct WidgetViewTests {
    private let frame = CGRect(x: 20, y: 10, width: 40, height: 20)

    @Test("asks for the size of the widget")
    func size() throws {
      let fixture = try WidgetFixture()
      defer { fixture.end() }
      let view = GTKWidgetView(widget: fixture.makeRed())
      expectEqual(view.intrinsicContentSize, CGSize(width: 40, height: 20))
      gtk_widget_set_margin_start(view.widget, 10)
      expectEqual(view.intrinsicContentSize, CGSize(width: 50, height: 20))
    }

    @Test("breaks the lines of a label in the width that it is offered")
    func wrapping() throws {
      let fixture = try WidgetFixture()
      defer { fixture.end() }
      let label = gtk_label_new("words that are wrapped into several lines")
      gtk_label_set_wrap(label.map { OpaquePointer($0) }, 1)
      let view = GTKWidgetView(widget: label)
      let natural = view.intrinsicContentSize
      let wrapped = view.measure(.width(100))
      #expect(try #require(wrapped.width) <= 100)
      #expect(try #require(wrapped.height) > natural.height)
    }

    @Test("is drawn in its place, under the views in front of it")
    func place() throws {
      let fixture = try WidgetFixture()
      defer { fixture.end() }
      let view = fixture.show(fixture.makeRed(), frame)
      #expect(fixture.color(21, 11).isNear(red))
      #expect(fixture.color(59, 29).isNear(red))
      #expect(fixture.color(19, 9).isNear(white))
      #expect(fixture.color(60, 30).isNear(white))
      let front = UIView(frame: CGRect(x: 40, y: 0, width: 10, height: 100))
      front.backgroundColor = .blue
      fixture.window.addSubview(front)
      fixture.settle(view)
      #expect(fixture.color(45, 20).isNear(UIBackendColor(red: 0, green: 0, blue: 1)))
      #expect(fixture.color(55, 20).isNear(red))
      fixture.window.bringSubviewToFront(view)
      fixture.settle(view)
      #expect(fixture.color(45, 20).isNear(red))
    }

    @Test("is faded, cut off, rounded and scaled with the views around it")
    func layers() throws {
      let fixture = try WidgetFixture()
      defer { fixture.end() }
      let view = fixture.show(fixture.makeRed(), frame)
      let box = UIView(frame: CGRect(x: 20, y: 10, width: 30, height: 30))
      fixture.window.addSubview(box)
      box.addSubview(view)
      view.frame.origin = .zero
      fixture.settle(view)
      #expect(fixture.color(55, 20).isNear(red))
      box.clipsToBounds = true
      fixture.settle(view)
      #expect(fixture.color(45, 20).isNear(red))
      #expect(fixture.color(55, 20).isNear(white), "cut off")
      box.alpha = 0.5
      fixture.settle(view)
      #expect(fixture.color(45, 20).isNear(UIBackendColor(red: 1, green: 0.5, blue: 0.5)))
      box.alpha = 1
      box.layer.cornerRadius = 10
      fixture.settle(view)
      #expect(fixture.color(20, 10).isNear(white), "rounded")
      #expect(fixture.color(30, 20).isNear(red))
      box.layer.cornerRadius = 0
      box.transform = CGAffineTransform(scaleX: 2, y: 2)
      fixture.settle(view)
      // The box is 60 × 60 now, about (35, 25).
      #expect(fixture.color(6, 5).isNear(red))
      #expect(fixture.color(6, 36).isNear(white))
    }

    @Test("is drawn anew when the widget looks different by itself")
    func redrawing() throws {
      let fixture = try WidgetFixture()
      defer { fixture.end() }
      let view = fixture.show(fixture.makeRed(), frame)
      gtk_widget_set_opacity(view.widget, 0)
      let isGone = fixture.run(until: { fixture.color(30, 20).isNear(white) })
      #expect(isGone)
    }

    @Test("is laid out again when the widget asks for another size")
    func resizing() throws {
      let fixture = try WidgetFixture()
      defer { fixture.end() }
      let view = GTKWidgetView(widget: fixture.makeRed())
      let stack = UIStackView(arrangedSubviews: [view, UIView()])
      stack.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
      fixture.window.addSubview(stack)
      fixture.window.makeKeyAndVisible()
      fixture.settle(view)
      expectEqual(view.frame.width, 40)
      gtk_widget_set_size_request(view.widget, 70, 20)
      #expect(fixture.run(until: { view.frame.width == 70 }))
    }
  }

  @MainActor
  @Suite("A view with a widget that does wrong")
  struct WrongWidgetTests {
    private let frame = CGRect(x: 20, y: 10, width: 40, height: 20)

    @Test("is not made longer than a screen can be")
    func millionPoints() throws {
      let fixture = try WidgetFixture()
      defer { fixture.end() }
      let view = fixture.show(fixture.makeRed(), frame)
      gtk_widget_set_size_request(view.widget, 1_000_000, 1_000_000)
      expectEqual(view.sizeThatFits(.zero), CGSize(width: 32_767, height: 32_767))
      view.frame.size = view.sizeThatFits(.zero)
      fixture.settle(view)
      #expect(fixture.color(199, 99).isNear(red))
      expectEqual(
        fixture.problems,
        [
          "GtkDrawingArea asks for 1000000 × 1000000 points; no side is made longer than 32,767."
        ]
      )
    }

    @Test("keeps its size when the widget asks for another one each time it gets one")
    func restless() throws {
      let fixture = try WidgetFixture()
      defer { fixture.end() }
      let area = try #require(fixture.makeRed())
      tsr_connect(
        area,
        "resize",
        { context in
          guard let area = context?.assumingMemoryBound(to: GtkWidget.self) else { return }
          gtk_widget_set_size_request(area, gtk_widget_get_width(area) + 1, 20)
        },
        area
      )
      let view = GTKWidgetView(widget: area)
      let stack = UIStackView(arrangedSubviews: [view, UIView()])
      stack.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
      fixture.window.addSubview(stack)
      fixture.window.makeKeyAndVisible()
      #expect(fixture.run(until: { !fixture.problems.isEmpty }))
      fixture.settle(view)
      let width = view.frame.width
      fixture.settle(view)
      expectEqual(view.frame.width, width)
      expectEqual(
        fixture.problems,
        [
          "GtkDrawingArea asks for another size each time it gets one; it keeps the size it has now."
        ]
      )
    }

    @Test("shows nothing once the app has destroyed the widget, on screen or off it")
    func destroyed() throws {
      let fixture = try WidgetFixture()
      defer { fixture.end() }
      let view = fixture.show(fixture.makeRed(), frame)
      gtk_widget_unparent(view.widget)
      #expect(view.widget == nil)
      fixture.settle(view)
      #expect(fixture.color(30, 20).isNear(white))
      let other = fixture.show(fixture.makeRed(), frame)
      other.removeFromSuperview()
      gtk_widget_unparent(other.widget)
      fixture.window.addSubview(other)
      fixture.settle(view)
      expectEqual(other.intrinsicContentSize, .zero)
      #expect(fixture.color(30, 20).isNear(white))
    }

    @Test("shows no widget that has a parent, and no window")
    func taken() throws {
      let fixture = try WidgetFixture()
      defer { fixture.end() }
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
      g_object_ref_sink(box)
      let inside = fixture.makeRed()
      gtk_widget_set_parent(inside, box)
      #expect(GTKWidgetView(widget: inside).widget == nil)
      expectEqual(gtk_widget_get_parent(inside), box)
      gtk_widget_unparent(inside)
      g_object_unref(box)
    }

    @Test("leaves a window that is closed during an animation, and can be shown again")
    func closed() throws {
      let fixture = try WidgetFixture()
      defer { fixture.end() }
      let view = fixture.show(fixture.makeRed(), frame)
      UIView.animate(withDuration: 5) { view.center.x += 100 }
      fixture.paint()
      fixture.window.backendWindow?.close()
      fixture.finishEvents()
      #expect(view.widget != nil)
      view.layer.removeAllAnimations()
      view.frame = frame
      fixture.window.makeKeyAndVisible()
      fixture.settle(view)
      #expect(fixture.color(30, 20).isNear(red))
    }

    @Test("gives the widget up with itself")
    func ownership() throws {
      let fixture = try WidgetFixture()
      defer { fixture.end() }
      var view: GTKWidgetView? = fixture.show(fixture.makeRed(), frame)
      let widget = view?.widget
      let alive = WidgetCount()
      alive.watch(widget)
      expectEqual(alive.count, 1)
      view?.removeFromSuperview()
      expectEqual(alive.count, 1)
      view = nil
      fixture.run(until: { alive.count == 0 })
      expectEqual(alive.count, 0)
    }
  }
}

/// Counts widgets until they are gone.
@MainActor
final class WidgetCount {
  private(set) var count = 0

  func watch(_ widget: UnsafeMutablePointer<GtkWidget>?) {
    guard let widget else { return }
    count += 1
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    g_object_weak_ref(
      object,
      { context, _ in
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated {
          guard let context else { return }
          Unmanaged<WidgetCount>.fromOpaque(context).takeUnretainedValue().count -= 1
        }
      },
      Unmanaged.passRetained(self).toOpaque()
    )
  }
}
