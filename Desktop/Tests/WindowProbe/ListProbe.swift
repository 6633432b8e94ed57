import CoreGraphics
import Foundation
import TesseraGTK
import UIKit

/// Shows a scroll view with coloured rows through UIKit, and prints where it is scrolled to.
@MainActor
enum ListProbe {
  static func run() -> Int32 {
    GTKApplication.run(title: "Tessera list", size: CGSize(width: 400, height: 300)) {
      let controller = UIViewController()
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      scrollView.contentSize = CGSize(width: 400, height: 40 * 100)
      for row in 0..<100 {
        let view = UIView(frame: CGRect(x: 0, y: row * 40, width: 400, height: 39))
        view.backgroundColor = row.isMultiple(of: 2) ? .systemBlue : .systemGreen
        scrollView.addSubview(view)
      }
      controller.view = scrollView
      Commands.read { _ in say("offset \(scrollView.contentOffset.y)") }
      return controller
    }
  }
}
