import CGTK
import CoreGraphics
import Foundation
import UIKit

extension GTKWindow {
  func presentMenu(
    _ menu: UIBackendMenu,
    beside rect: CGRect,
    client: any UIBackendMenuClient
  ) {
    self.menu?.close()
    guard viewWidget != nil else { return }
    let presented = GTKMenu(menu, client: client)
    presented.didClose = { [weak self, weak presented] in
      if let self, self.menu === presented { self.menu = nil }
    }
    self.menu = presented
    // Not from inside the event that has asked for it: the button of that is still pressed.
    MainLoop.afterwards { [weak self] in
      guard let self, let view = viewWidget else { return presented.close() }
      cancelInput()
      presented.show(in: view, beside: rect)
    }
  }

  func updateMenu(_ menu: UIBackendMenu) { self.menu?.update(menu) }

  func dismissMenu() { menu?.dismiss() }
}
