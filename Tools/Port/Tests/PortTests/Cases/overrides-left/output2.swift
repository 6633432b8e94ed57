import UIKit

private let margin: CGFloat = 8

extension PageController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.layoutMargins.left = margin
  }

  #if DEBUG
  override var canBecomeFirstResponder: Bool { true }
  #endif
}

extension UIView {
  override func copy() -> Any { self }
}
