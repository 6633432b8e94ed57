import UIKit

class Card: UIView { /* Nothing yet. */
  override func layoutSubviews() { super.layoutSubviews() }

  override func draw(_ rect: CGRect) { /* Nothing. */ }

  override var intrinsicContentSize: CGSize { .zero }

  // First.

  /// Second.
  override func sizeThatFits(_ size: CGSize) -> CGSize { size } // Third.
}

extension Card {
} // End of the layout.

extension Card { // Drawing.
}

extension Card {
  // Fourth.
}
