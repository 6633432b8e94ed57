import CoreGraphics
import Foundation

/// The line around the item or the control that keys have reached, in front of everything that shows.
///
/// It is part of that cell or control, so that it goes wherever that goes.
final class FocusRing: UIView {
  /// How wide the line is, in points.
  static let width: CGFloat = 2

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.borderWidth = Self.width
    showTint()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var isOverlay: Bool { true }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showTint()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showTint()
  }

  private func showTint() { layer.borderColor = tintColor?.cgColor(in: traitCollection) }

  /// Goes round `view`, a little outside, with its corners.
  func surround(_ view: UIView) {
    let gap = Self.width + 1
    frame = view.bounds.insetBy(dx: -gap, dy: -gap)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layer.cornerRadius = max(view.keyFocusCornerRadius, 3) + gap
    view.addSubview(self)
  }

  /// Goes round `cell`, with its corners.
  func surround(_ cell: UICollectionViewCell) {
    frame = cell.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let rounded = [cell, cell.contentView, cell.backgroundView, cell.configurations.backgroundView]
    layer.cornerRadius = rounded.compactMap { $0?.ownLayer.cornerRadius }.max() ?? 0
    if superview !== cell { cell.addSubview(self) }
  }
}

extension UICollectionViewCell {
  /// Whether keys have reached the item, and a ring says so.
  var isFocusedByKeys: Bool {
    get { conditions.isFocused }
    set {
      guard newValue != conditions.isFocused else { return }
      change { $0.isFocused = newValue }
      if newValue {
        let ring = focusRing ?? FocusRing(frame: bounds)
        focusRing = ring
        UIView.performWithoutAnimation { ring.surround(self) }
      } else {
        focusRing?.removeFromSuperview()
      }
    }
  }
}

extension UICollectionView {
  /// Shows the cursor where it is now, or not at all.
  func placeFocusRing() {
    guard selection.showsCursor || selection.focusedCell != nil else { return }
    let cell =
      selection.showsCursor && isFirstResponder
      ? cursorItem.flatMap { cellForItem(at: $0) } : nil
    guard cell !== selection.focusedCell else { return }
    selection.focusedCell?.isFocusedByKeys = false
    selection.focusedCell = cell
    cell?.isFocusedByKeys = true
  }

  /// Keys have moved the cursor, or a pointer has taken over.
  func showCursor(_ isShown: Bool) {
    selection.showsCursor = isShown
    placeFocusRing()
  }
}
