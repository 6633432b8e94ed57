import CoreGraphics
import TesseraCore

/// The line around the item or the control that keys have reached, in front of everything that shows.
///
/// It is part of that cell or control, so that it goes wherever that goes. Inside the line in the tint colour is a thin one in the
/// colour of the background, without which the ring could not be seen on a selected row, which is filled with the tint.
final class FocusRing: UIView {
  /// How wide the line is, in points.
  static let width: CGFloat = 2
  private let innerLine = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.borderWidth = Self.width
    innerLine.borderWidth = 1
    layer.addSublayer(innerLine)
    showColors()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var isOverlay: Bool { true }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColors()
  }

  private func showColors() {
    layer.borderColor = tintColor?.cgColor(in: traitCollection)
    innerLine.borderColor = UIColor.systemBackground.cgColor(in: traitCollection)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeInnerLine()
  }

  private func placeInnerLine() {
    innerLine.frame = bounds.inside(dx: Self.width, dy: Self.width)
    innerLine.cornerRadius = max(0, layer.cornerRadius - Self.width)
  }

  /// Goes round `view` as an effect says: a little outside, or along its edge where a line outside would be cut off.
  func surround(_ view: UIView, _ effect: UIFocusHaloEffect) {
    let gap = effect.position == .inside ? 0 : Self.width + 1
    let inner = effect.outline?.rect ?? view.bounds
    let radius = effect.outline?.cornerRadius ?? max(view.keyFocusCornerRadius, 3)
    let outer = inner.insetBy(dx: -gap, dy: -gap)
    let cut = effect.position == .automatic ? view.cut(of: outer) : nil
    enclose(cut == nil ? outer : inner, in: view)
    layer.cornerRadius = cut.map { max(radius, $0) } ?? radius + gap
    placeInnerLine()
    view.addSubview(self)
  }

  /// Goes round `cell`, or the part of it that its effect names, with its corners.
  func surround(_ cell: UICollectionViewCell) {
    guard let effect = cell.focusEffect as? UIFocusHaloEffect else { return removeFromSuperview() }
    let gap = effect.position == .outside ? Self.width + 1 : 0
    let rect = effect.outline?.rect ?? cell.bounds
    enclose(rect.insetBy(dx: -gap, dy: -gap), in: cell)
    let rounded = [cell, cell.contentView, cell.backgroundView, cell.configurations.backgroundView]
    let radius = rounded.compactMap { $0?.ownLayer.cornerRadius }.max() ?? 0
    layer.cornerRadius = (effect.outline?.cornerRadius ?? radius) + gap
    placeInnerLine()
    if superview !== cell { cell.addSubview(self) }
  }

  private func enclose(_ rect: CGRect, in view: UIView) {
    frame = rect
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}

extension UIView {
  /// Whether this view, or one around it, cuts a part of a rectangle off; returns how round its corners are then.
  fileprivate func cut(of rect: CGRect) -> CGFloat? {
    var outer: UIView? = self
    while let view = outer {
      if view.clipsToBounds, !view.bounds.encloses(convert(rect, to: view), within: 0.5) {
        return view.ownLayer.cornerRadius
      }
      outer = view.superview
    }
    return nil
  }
}

extension UICollectionViewCell {
  /// Whether keys have reached the item, and a ring says so.
  var isFocusedByKeys: Bool {
    get { conditions.isFocused }
    set {
      guard newValue != conditions.isFocused else { return }
      change { $0.isFocused = newValue }
      if newValue, focusEffect is UIFocusHaloEffect {
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
    let cell = shownFocus.flatMap { self.cell(at: $0) }
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

  /// The item that has the focus, while that shows.
  var shownFocus: DataPath? {
    selection.showsCursor && isFirstResponder ? cursorItem : nil
  }
}
