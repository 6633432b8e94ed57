import CGTK
import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import TesseraGTK
@testable import UIKit

extension OnDisplay {
  @MainActor
  @Suite("A widget with a view")
  struct ViewWidgetTests {
    @Test("asks for the width of the view, and for the height that it needs in a width")
    func sizes() throws {
      let fixture = try EmbeddingFixture()
      defer { fixture.end() }
      let widget = try GTKViewWidget(rootViewController: controller(of: BlocksView(count: 5)))
        .widget
      expectEqual(gtk_widget_get_request_mode(widget), GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH)
      expectEqual(fixture.lengths(of: widget, GTK_ORIENTATION_HORIZONTAL), [0, 300])
      expectEqual(fixture.lengths(of: widget, GTK_ORIENTATION_VERTICAL, for: 300), [40, 40])
      // Two beside each other: three lines.
      expectEqual(fixture.lengths(of: widget, GTK_ORIENTATION_VERTICAL, for: 130), [120, 120])
      expectEqual(fixture.lengths(of: widget, GTK_ORIENTATION_VERTICAL), [40, 40])
      fixture.append(widget)
    }

    @Test("is never narrower than required constraints are")
    func constraints() throws {
      let fixture = try EmbeddingFixture()
      defer { fixture.end() }
      let root = UIView()
      let label = UILabel()
      label.text = "A line of some words"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
        label.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
        label.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -5),
        label.widthAnchor.constraint(greaterThanOrEqualToConstant: 50),
      ])
      let widget = try GTKViewWidget(rootViewController: controller(of: root)).widget
      let text = label.intrinsicContentSize
      let natural = Int32(text.width + 20)
      expectEqual(fixture.lengths(of: widget, GTK_ORIENTATION_HORIZONTAL), [70, natural])
      let height = Int32(text.height + 10)
      expectEqual(
        fixture.lengths(of: widget, GTK_ORIENTATION_VERTICAL, for: natural),
        [height, height]
      )
      fixture.append(widget)
    }

    @Test("is as large as preferred, and can be as small as nothing, around what asks for no size")
    func preferredSize() throws {
      let fixture = try EmbeddingFixture()
      defer { fixture.end() }
      let handle = try GTKViewWidget(
        rootViewController: controller(of: UIScrollView()),
        preferredSize: CGSize(width: 150, height: 90)
      )
      expectEqual(fixture.lengths(of: handle.widget, GTK_ORIENTATION_HORIZONTAL), [0, 150])
      expectEqual(fixture.lengths(of: handle.widget, GTK_ORIENTATION_VERTICAL, for: 20), [0, 90])
      handle.window.backendWindow?.resize(to: CGSize(width: 80, height: Double.nan))
      expectEqual(fixture.lengths(of: handle.widget, GTK_ORIENTATION_HORIZONTAL), [0, 80])
      expectEqual(fixture.lengths(of: handle.widget, GTK_ORIENTATION_VERTICAL), [0, 0])
      fixture.append(handle.widget)
    }

    @Test("lays the views out in the size it gets, and is measured again when they ask for another")
    func allocation() throws {
      let fixture = try EmbeddingFixture()
      defer { fixture.end() }
      let blocks = BlocksView(count: 5)
      let widget = try GTKViewWidget(rootViewController: controller(of: blocks)).widget
      fixture.append(widget)
      fixture.show(widget)
      // Three beside each other in 200 points: two lines.
      #expect(fixture.run(until: { blocks.frame.size == CGSize(width: 200, height: 80) }))
      blocks.count = 12
      #expect(fixture.run(until: { blocks.frame.size == CGSize(width: 200, height: 160) }))
      #expect(fixture.problems.isEmpty)
    }

    @Test("says once that a view asks for another size each time it gets one, and goes on")
    func endless() throws {
      final class Restless: UIView {
        var asked = 0
        override func sizeThatFits(_ size: CGSize) -> CGSize {
          asked += 1
          return CGSize(width: 50, height: 20 + asked % 7)
        }
      }
      let fixture = try EmbeddingFixture()
      defer { fixture.end() }
      let root = Restless()
      let widget = try GTKViewWidget(rootViewController: controller(of: root)).widget
      fixture.append(widget)
      fixture.show(widget)
      let sentence =
        "The view in a GTK widget asks for another size each time it gets one; it keeps the size it has now."
      fixture.run(until: {
        root.window?.setNeedsDisplay()
        return !fixture.problems.isEmpty
      })
      expectEqual(fixture.problems, [sentence])
    }
  }

  @MainActor
  @Suite("The life of a widget with a view")
  struct ViewWidgetLifeTests {
    @Test("ends with the window it is in, and everything in it goes")
    func destroyed() throws {
      let fixture = try EmbeddingFixture()
      defer { fixture.end() }
      weak var root: UIView?
      weak var window: UIWindow?
      let widgets = WidgetCount()
      try autoreleased {
        let view = UIView()
        let button = GTKWidgetView(widget: gtk_button_new())
        button.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
        view.addSubview(button)
        let handle = try GTKViewWidget(rootViewController: controller(of: view))
        widgets.watch(handle.widget)
        widgets.watch(button.widget)
        (root, window) = (view, handle.window)
        fixture.append(handle.widget)
        fixture.show(handle.widget)
      }
      #expect(root != nil)
      expectEqual(UIApplication.shared.windows.count, 1)
      fixture.close()
      #expect(UIApplication.shared.windows.isEmpty)
      fixture.run(until: { window == nil && widgets.count == 0 })
      #expect(root == nil)
      #expect(window == nil)
      expectEqual(widgets.count, 0)
    }

    @Test("ends well in the middle of an animation and of a fling")
    func destroyedWhileMoving() throws {
      let fixture = try EmbeddingFixture()
      defer { fixture.end() }
      let scrollView = UIScrollView()
      scrollView.contentSize = CGSize(width: 100, height: 5000)
      let handle = try GTKViewWidget(rootViewController: controller(of: scrollView))
      fixture.append(handle.widget)
      fixture.show(handle.widget)
      let block = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      scrollView.addSubview(block)
      UIView.animate(withDuration: 5) { block.center.y = 900 }
      scrollView.setContentOffset(CGPoint(x: 0, y: 3000), animated: true)
      fixture.run(until: { scrollView.contentOffset.y > 0 })
      fixture.close()
      #expect(handle.widget == nil)
      #expect(handle.window.backendWindow == nil)
      UIApplication.shared.backendWillShowFrame(at: 1_000_000)
    }

    @Test("goes on in another window that it is moved to")
    func moved() throws {
      let fixture = try EmbeddingFixture()
      defer { fixture.end() }
      let view = UIView()
      let handle = try GTKViewWidget(rootViewController: controller(of: view))
      let widget = try #require(handle.widget)
      fixture.append(widget)
      fixture.show(widget)
      g_object_ref(widget)
      gtk_box_remove(
        UnsafeMutableRawPointer(fixture.box).assumingMemoryBound(to: GtkBox.self),
        widget
      )
      let other = try #require(gtk_window_new())
      gtk_window_set_child(tsr_window(other), widget)
      g_object_unref(widget)
      gtk_window_set_default_size(tsr_window(other), 123, 77)
      gtk_window_present(tsr_window(other))
      #expect(fixture.run(until: { view.bounds.width == 123 }))
      gtk_window_destroy(tsr_window(other))
      #expect(handle.widget == nil)
    }

    @Test("is empty once its window was closed by the program")
    func closed() throws {
      let fixture = try EmbeddingFixture()
      defer { fixture.end() }
      let handle = try GTKViewWidget(rootViewController: controller(of: BlocksView(count: 1)))
      let widget = handle.widget
      fixture.append(widget)
      fixture.show(widget)
      handle.window.backendWindow?.close()
      #expect(handle.widget == nil)
      expectEqual(fixture.lengths(of: widget, GTK_ORIENTATION_HORIZONTAL), [0, 0])
    }

    /// Has what the body made gone when it returns.
    private func autoreleased(_ body: () throws -> Void) rethrows { try body() }
  }

  @MainActor
  @Suite("A widget with a scroll view in a GtkScrolledWindow")
  struct ScrolledWidgetTests {
    private let scrollView = UIScrollView()

    private func show(_ fixture: EmbeddingFixture) throws -> UnsafeMutablePointer<GtkAdjustment> {
      scrollView.contentSize = CGSize(width: 100, height: 5000)
      scrollView.contentInset.top = 30
      let handle = try GTKViewWidget(rootViewController: controller(of: scrollView))
      let bars = try #require(fixture.showInScrolledWindow(handle.widget))
      return try #require(gtk_scrolled_window_get_vadjustment(bars))
    }

    @Test("has the range of the scroll view, and no bars of its own")
    func range() throws {
      let fixture = try EmbeddingFixture()
      defer { fixture.end() }
      let place = try show(fixture)
      #expect(fixture.run(until: { gtk_adjustment_get_upper(place) == 5000 }))
      expectEqual(gtk_adjustment_get_lower(place), -30)
      expectEqual(gtk_adjustment_get_page_size(place), Double(scrollView.bounds.height))
      #expect(!scrollView.showsVerticalScrollIndicator)
      scrollView.contentOffset.y = 700
      #expect(fixture.run(until: { gtk_adjustment_get_value(place) == 700 }))
      scrollView.contentSize.height = 6000
      #expect(fixture.run(until: { gtk_adjustment_get_upper(place) == 6000 }))
    }

    @Test("scrolls with the bar, which ends a fling")
    func bar() throws {
      let fixture = try EmbeddingFixture()
      defer { fixture.end() }
      let place = try show(fixture)
      #expect(fixture.run(until: { gtk_adjustment_get_upper(place) == 5000 }))
      scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
      fixture.run(until: { scrollView.contentOffset.y > 0 })
      gtk_adjustment_set_value(place, 1234)
      expectEqual(scrollView.contentOffset.y, 1234)
      let count = UIApplication.shared.backend.currentTime
      fixture.run(until: { UIApplication.shared.backend.currentTime > count + 0.5 })
      expectEqual(scrollView.contentOffset.y, 1234)
    }

    @Test("draws its own bars again when it is taken out")
    func takenOut() throws {
      let fixture = try EmbeddingFixture()
      defer { fixture.end() }
      scrollView.contentSize = CGSize(width: 100, height: 5000)
      let handle = try GTKViewWidget(rootViewController: controller(of: scrollView))
      let widget = try #require(handle.widget)
      let bars = try #require(fixture.showInScrolledWindow(widget))
      #expect(!scrollView.showsVerticalScrollIndicator)
      g_object_ref(widget)
      gtk_scrolled_window_set_child(bars, nil)
      #expect(scrollView.showsVerticalScrollIndicator)
      fixture.append(widget)
      g_object_unref(widget)
    }

    @Test("that does not scroll stands in a viewport, as high as it asks to be")
    func viewport() throws {
      let fixture = try EmbeddingFixture()
      defer { fixture.end() }
      let handle = try GTKViewWidget(rootViewController: controller(of: BlocksView(count: 40)))
      let bars = try #require(fixture.showInScrolledWindow(handle.widget))
      // Three beside each other in 200 points: 14 lines of 40.
      let place = try #require(gtk_scrolled_window_get_vadjustment(bars))
      gtk_scrolled_window_set_policy(bars, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
      #expect(fixture.run(until: { gtk_adjustment_get_upper(place) == 14 * 40 }))
      expectEqual(handle.window.bounds.height, CGFloat(14 * 40))
    }
  }
}
