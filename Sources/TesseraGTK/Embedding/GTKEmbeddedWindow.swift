import CGTK
import CoreGraphics
import Foundation
import UIKit

/// A widget in a window of another program that shows a tree of layers.
///
/// The program owns the widget, and this lives as long as the widget does.
@MainActor
final class GTKEmbeddedWindow: GTKWindow {
  private var preferredSize: CGSize
  /// The view that a GtkScrolledWindow scrolls, if the root view is one that scrolls.
  private weak var scrollView: UIScrollView?
  private var scrollBars = ScrollBars.own
  private var requestedSize = RequestedSize()
  private var measured: CGSize?

  /// Where the scroll bars are.
  private enum ScrollBars {
    /// The scroll view draws them.
    case own
    /// A GtkScrolledWindow does; the scroll view drew these before.
    case ofScrolledWindow(horizontal: Bool, vertical: Bool)
  }

  init(for window: UIWindow, backend: GTKBackend, schedule: FrameSchedule) {
    preferredSize = Self.possibleSize(window.bounds.size)
    scrollView = window.rootViewController?.view as? UIScrollView
    super.init(client: window, size: preferredSize, backend: backend, schedule: schedule)
  }

  override func makeWidgets(_ client: TsrViewClient) -> Widgets {
    Widgets(window: nil, view: tsr_embedded_view_new(scrollView != nil, client, embedding()))
  }

  private var window: UIWindow? { client as? UIWindow }

  override func resize(to size: CGSize) {
    preferredSize = Self.possibleSize(size)
    if let view = viewWidget { gtk_widget_queue_resize(view) }
  }

  override func close() {
    let view = viewWidget
    super.close()
    // The program keeps the widget, which is empty now.
    if let view, gtk_widget_in_destruction(view) == 0 { gtk_widget_queue_resize(view) }
  }

  override func setNeedsDisplay() {
    super.setNeedsDisplay()
    showScrollPlace()
    followContentSize()
  }
}

extension GTKEmbeddedWindow {
  fileprivate func lengths(isHorizontal: Bool, for other: Int32) -> (least: Int32, natural: Int32) {
    guard let window else { return (0, 0) }
    let lengths: UIWindow.ContentLengths
    if isHorizontal {
      lengths = window.contentWidths()
    } else {
      lengths = window.contentHeights(width: other < 0 ? naturalWidth : CGFloat(other))
    }
    let preferred = isHorizontal ? preferredSize.width : preferredSize.height
    let least = Self.whole(lengths.least)
    return (least, max(least, Self.whole(lengths.natural ?? preferred)))
  }

  private var naturalWidth: CGFloat { window?.contentWidths().natural ?? preferredSize.width }

  private static func whole(_ length: CGFloat) -> Int32 { Int32(min(length.rounded(.up), 32_767)) }

  /// Requests a new measurement by GTK when the views have another content size than at the last
  /// one.
  private func followContentSize() {
    guard scrollView == nil, let view = viewWidget, gtk_widget_get_mapped(view) != 0 else { return }
    let now = CGSize(
      width: CGFloat(lengths(isHorizontal: true, for: -1).natural),
      height: CGFloat(lengths(isHorizontal: false, for: Int32(contentSize.width)).natural)
    )
    let before = measured ?? now
    measured = now
    switch requestedSize.record(before: before, after: now) {
    case .none: break
    case .endless: diagnostics(SurfaceDiagnostics.endlessSizes(of: "The view in a GTK widget"))
    case .changed:
      // Another width means another height, which is no answer of the views to what they got.
      MainLoop.afterwards { [weak self] in
        if let view = self?.viewWidget { gtk_widget_queue_resize(view) }
      }
    }
  }
}

extension GTKEmbeddedWindow: UIBackendEmbeddedWindow {
  func moveFocusOut(isForward: Bool) -> Bool {
    viewWidget.map { tsr_embedded_view_leave($0, isForward) } ?? false
  }

  fileprivate func moveFocus(isForward: Bool, isInside: Bool) -> Bool {
    guard let window, let view = viewWidget else { return false }
    if isInside { return window.moveKeysInside(isForward: isForward) }
    // A view that is drawn gets keys through the widget, and a field takes them from there.
    gtk_widget_grab_focus(view)
    if window.takeKeysFromOutside(isForward: isForward) { return true }
    gtk_root_set_focus(gtk_widget_get_root(view), nil)
    return false
  }

  fileprivate func focusDidChange(hasFocus: Bool) {
    activationDidChange(isActive: hasFocus)
    // Of a window that is not active any more the focus stays where it is.
    MainLoop.afterwards { [weak self] in
      guard let self, let view = self.viewWidget, !tsr_embedded_view_contains_focus(view) else {
        return
      }
      self.window?.giveKeysUp()
    }
  }
}

extension GTKEmbeddedWindow {
  fileprivate func adjustmentsDidChange() {
    guard let view = viewWidget, let scrollView else { return }
    switch (scrollBars, tsr_embedded_view_has_adjustments(view)) {
    case (.own, true):
      scrollBars = .ofScrolledWindow(
        horizontal: scrollView.showsHorizontalScrollIndicator,
        vertical: scrollView.showsVerticalScrollIndicator
      )
      scrollView.showsHorizontalScrollIndicator = false
      scrollView.showsVerticalScrollIndicator = false
    case (.ofScrolledWindow(let horizontal, let vertical), false):
      scrollBars = .own
      scrollView.showsHorizontalScrollIndicator = horizontal
      scrollView.showsVerticalScrollIndicator = vertical
    case (.own, false), (.ofScrolledWindow, true): break
    }
    showScrollPlace()
  }

  /// Updates the bars of a scrolled window with the offset of the scroll view.
  fileprivate func showScrollPlace() {
    guard case .ofScrolledWindow = scrollBars, let view = viewWidget, let scrollView else { return }
    let inset = scrollView.adjustedContentInset
    let (offset, content) = (scrollView.contentOffset, scrollView.contentSize)
    tsr_embedded_view_set_ranges(
      view,
      Self.range(-inset.left, content.width + inset.right, scrollView.bounds.width, offset.x),
      Self.range(-inset.top, content.height + inset.bottom, scrollView.bounds.height, offset.y)
    )
  }

  private static func range(
    _ lower: CGFloat,
    _ upper: CGFloat,
    _ page: CGFloat,
    _ value: CGFloat
  ) -> TsrScrollRange {
    let upper = max(upper, lower + page)
    return TsrScrollRange(
      lower: lower,
      upper: upper,
      page: page,
      value: min(max(value, lower), upper - page)
    )
  }

  fileprivate func scrolled(isHorizontal: Bool, to value: CGFloat) {
    guard let scrollView else { return }
    var offset = scrollView.contentOffset
    if isHorizontal { offset.x = value } else { offset.y = value }
    scrollView.setContentOffset(offset, animated: false)
  }
}

extension GTKEmbeddedWindow {
  private typealias Context = UnsafeMutableRawPointer?

  private nonisolated static func embedded(_ context: Context) -> GTKEmbeddedWindow? {
    context.map { Unmanaged<GTKEmbeddedWindow>.fromOpaque($0).takeUnretainedValue() }
  }

  fileprivate func embedding() -> TsrEmbeddingClient {
    TsrEmbeddingClient(
      context: Unmanaged.passUnretained(self).toOpaque(),
      measure: { context, isHorizontal, other, least, natural in
        nonisolated(unsafe) let context = context
        let lengths = MainActor.assumeIsolated {
          GTKEmbeddedWindow.embedded(context)?.lengths(isHorizontal: isHorizontal, for: other) ?? (
            0, 0
          )
        }
        (least.pointee, natural.pointee) = lengths
      },
      move_focus: { context, isForward, isInside in
        nonisolated(unsafe) let context = context
        return MainActor.assumeIsolated {
          GTKEmbeddedWindow.embedded(context)?.moveFocus(isForward: isForward, isInside: isInside)
            ?? false
        }
      },
      focus_changed: { context, hasFocus in
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated {
          GTKEmbeddedWindow.embedded(context)?.focusDidChange(hasFocus: hasFocus)
        }
      },
      adjustments_changed: { context in
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated { GTKEmbeddedWindow.embedded(context)?.adjustmentsDidChange() }
      },
      scrolled: { context, isHorizontal, value in
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated {
          GTKEmbeddedWindow.embedded(context)?.scrolled(isHorizontal: isHorizontal, to: value)
        }
      },
      closed: { context in
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated { GTKEmbeddedWindow.embedded(context)?.close() }
      }
    )
  }
}
