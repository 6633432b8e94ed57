import UIKit

class Card: UIView { /* Nothing yet. */ }

extension Card {
  override func layoutSubviews() { super.layoutSubviews() }
} // End of the layout.

extension Card { // Drawing.
  override func draw(_ rect: CGRect) { /* Nothing. */ }
}

extension Card {
  override var intrinsicContentSize: CGSize { .zero }
}

extension Card {
  // First.

  /// Second.
  override func sizeThatFits(_ size: CGSize) -> CGSize { size } // Third.
  // Fourth.
}
