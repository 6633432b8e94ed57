import CGTK
import Foundation
import UIKit

extension UIViewController {
  /// Says so once the desktop has shown the window and given it the keyboard.
  func sayWhenActive() {
    let isActive = g_list_model_get_item(gtk_window_get_toplevels(), 0).map {
      gtk_window_is_active($0.assumingMemoryBound(to: GtkWindow.self)) != 0
    }
    if isActive == true { return say("active") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
      MainActor.assumeIsolated { self.sayWhenActive() }
    }
  }
}
