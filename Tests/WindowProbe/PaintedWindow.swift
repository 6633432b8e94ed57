import CGTK
import Foundation
import UIKit

extension UIViewController {
  /// Says a line once the window has been painted as it is now, with widgets where their views are.
  func sayWhenPainted(_ line: String) {
    view.window?.layoutIfNeeded()
    view.window?.setNeedsDisplay()
    // A widget that finds its size in one frame is placed in the next.
    wait(forFrame: Self.frameCount + 2) { say(line) }
  }

  private func wait(forFrame last: gint64, then body: @escaping @MainActor () -> Void) {
    guard Self.frameCount < last else { return body() }
    view.window?.setNeedsDisplay()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
      MainActor.assumeIsolated { self.wait(forFrame: last, then: body) }
    }
  }

  /// How many frames the window has begun.
  static var frameCount: gint64 {
    g_list_model_get_item(gtk_window_get_toplevels(), 0)
      .flatMap { gtk_widget_get_frame_clock($0.assumingMemoryBound(to: GtkWidget.self)) }
      .map { gdk_frame_clock_get_frame_counter($0) } ?? 0
  }
}
