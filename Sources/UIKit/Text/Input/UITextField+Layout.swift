import CoreGraphics
import Foundation

extension UITextField {
  /// What the frame of the field takes beside and above the text.
  private var frameInsets: CGSize {
    switch borderStyle {
    case .none: CGSize(width: 0, height: 0)
    case .line: CGSize(width: 5, height: 3)
    case .bezel, .roundedRect: CGSize(width: 8, height: 6)
    }
  }

  private static var accessorySpacing: CGFloat { 6 }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  var shownLeftView: UIView? { isShown(accessories.leftMode) ? leftView : nil }

  var shownRightView: UIView? { isShown(accessories.rightMode) ? rightView : nil }

  var showsClearButton: Bool {
    holdsText && isEnabled && isShown(clearButtonMode) && shownRightView == nil
  }

  private var shownEndView: UIView? { shownRightView ?? (showsClearButton ? clearButton : nil) }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func size(of accessory: UIView) -> CGSize {
    let fitting = accessory.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return fitting.width > 0 && fitting.height > 0 ? fitting : accessory.bounds.size
  }

  private func accessoryWidth(_ accessory: UIView?) -> CGFloat {
    accessory.map { size(of: $0).width + Self.accessorySpacing } ?? 0
  }

  /// The rectangle of a view at one end of the field, in the middle of its height.
  func accessoryRect(of accessory: UIView?, atStart: Bool, in bounds: CGRect) -> CGRect {
    guard let accessory else { return .zero }
    let size = size(of: accessory)
    let inset = max(frameInsets.width, borderStyle == .none ? 0 : Self.accessorySpacing)
    let isLeft = atStart != isRightToLeft
    return CGRect(
      x: isLeft ? bounds.minX + inset : bounds.maxX - inset - size.width,
      y: bounds.minY + ((bounds.height - size.height) / 2).rounded(),
      width: size.width,
      height: size.height
    )
  }

  /// What is left for the text beside the views that are shown.
  func roomForText(in bounds: CGRect) -> CGRect {
    let start = frameInsets.width + accessoryWidth(shownLeftView)
    let end = frameInsets.width + accessoryWidth(shownEndView)
    let inside = bounds.inside(dx: 0, dy: frameInsets.height / 2)
    return CGRect(
      x: inside.minX + (isRightToLeft ? end : start),
      y: inside.minY,
      width: max(0, inside.width - start - end),
      height: inside.height
    )
  }

  var contentSize: CGSize {
    let surroundings = TextSurroundings(traits: traitCollection, isRightToLeft: isRightToLeft)
    let text = UIBackendText(editorView.editor.text, look: appearance.text, in: surroundings)
    let layout = UIApplication.shared.backend.layOut(text, in: UIBackendTextSpace(width: .infinity))
    let placeholder = placeholderLabel.intrinsicContentSize
    let accessoryHeight = [shownLeftView, shownEndView].compactMap {
      $0.map { size(of: $0).height }
    }
    .max()
    // The cursor stands behind the last letter.
    return CGSize(
      width: max(layout.size.width + 1, placeholder.width) + frameInsets.width * 2
        + accessoryWidth(shownLeftView) + accessoryWidth(shownEndView),
      height: max(layout.size.height + frameInsets.height * 2, accessoryHeight ?? 0)
    )
  }

  func baselines(inHeight height: CGFloat) -> TextBaselines? {
    let surroundings = TextSurroundings(traits: traitCollection, isRightToLeft: isRightToLeft)
    let text = UIBackendText("x", look: appearance.text, in: surroundings)
    let layout = UIApplication.shared.backend.layOut(text, in: UIBackendTextSpace(width: .infinity))
    let baseline = (height - layout.size.height) / 2 + layout.firstBaseline
    return TextBaselines(first: baseline, last: baseline)
  }

  func layOutParts() {
    showFrame(borderStyle)
    let textRect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    editorView.frame = textRect
    placeholderLabel.frame = placeholderRect(forBounds: bounds)
    place(leftView, isShown: shownLeftView != nil, leftViewRect(forBounds: bounds))
    place(rightView, isShown: shownRightView != nil, rightViewRect(forBounds: bounds))
    let clearButton = showsClearButton ? clearButton : madeClearButton
    place(clearButton, isShown: showsClearButton, clearButtonRect(forBounds: bounds))
  }

  private func place(_ view: UIView?, isShown: Bool, _ rect: @autoclosure () -> CGRect) {
    guard let view else { return }
    guard isShown else { return view.removeFromSuperview() }
    if view.superview !== self { addSubview(view) }
    view.frame = rect()
  }

  func makeClearButton() -> UIButton {
    let size = CGSize(width: 18, height: 18)
    let button = FieldButton(frame: CGRect(origin: .zero, size: size))
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(
      systemName: "xmark.circle.fill",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 14)
    )
    configuration.baseForegroundColor = .secondaryLabel
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 2,
      leading: 2,
      bottom: 2,
      trailing: 2
    )
    button.configuration = configuration
    button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    return button
  }
}
