import CGTK
import Foundation
import UIKit

extension GTKWindow {
  func showAccessibility(_ root: UIBackendAccessibilityNode?) {
    guard let view = viewWidget else { return }
    guard root != nil || elements != nil else { return }
    let elements = elements ?? makeElements(in: view)
    elements.show(root)
    self.elements = root == nil ? nil : elements
  }

  private func makeElements(in view: UnsafeMutablePointer<GtkWidget>) -> AccessibilityElements {
    AccessibilityElements(in: view, surfaces: surfaces) { [weak self] action, identifier in
      _ = self?.client?.backendPerform(action, on: identifier)
    }
  }
}
