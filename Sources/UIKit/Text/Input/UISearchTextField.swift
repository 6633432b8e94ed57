import CoreGraphics
public import Foundation

/// A text field for what is searched for: with a magnifying glass, and a button that clears it while there is text.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// Creates an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpForSearch()
  }

  /// Creates an empty field; there are no archives of views to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpForSearch()
  }

  private func setUpForSearch() {
    let glass = UIImageView(
      image: UIImage(
        systemName: "magnifyingglass",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 14)
      )
    )
    glass.tintColor = .secondaryLabel
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .always
    backgroundColor = .tertiarySystemFill
    noteInitialAppearance()
    ownLayer.cornerRadius = 9
    placeholder = "Search"
  }

  /// The room beside the glass and the button, which keep a distance from the rounded ends.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: inside(bounds))
  }

  /// The same as for text that is not edited.
  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    super.editingRect(forBounds: inside(bounds))
  }

  /// The glass, at a distance from the rounded end.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: inside(bounds))
  }

  /// The right view, at a distance from the rounded end.
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    super.rightViewRect(forBounds: inside(bounds))
  }

  /// The button, at a distance from the rounded end.
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: inside(bounds))
  }

  /// The size that the text and the views beside it need, with the rounded ends.
  open override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + Self.margin * 2, height: max(size.height + 10, 32))
  }

  /// As much as the content needs, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.traits.insert(.searchField)
    return defaults
  }

  private static let margin: CGFloat = 8

  private func inside(_ bounds: CGRect) -> CGRect {
    bounds.inside(dx: Self.margin, dy: 0)
  }
}
