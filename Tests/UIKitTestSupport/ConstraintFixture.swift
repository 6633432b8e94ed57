import TesseraTestSupport
import UIKit

/// A view with a fixed content size.
final class ContentBox: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

/// A view with ornaments around what it is aligned by.
final class OrnamentedBox: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }
}

/// A view of the given size with views in it that constraints place.
@MainActor
struct ConstraintFixture {
  let root: UIView
  /// Another test's program may read from right to left.
  private let program = Fixture()

  init(_ width: CGFloat = 100, _ height: CGFloat = 100, isRightToLeft: Bool = false) {
    root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    if isRightToLeft { root.semanticContentAttribute = .forceRightToLeft }
  }

  /// A view without content in `superview`, or in the root.
  func view(in superview: UIView? = nil) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    return view
  }

  /// A view that asks for a size.
  func box(_ width: CGFloat, _ height: CGFloat, in superview: UIView? = nil) -> ContentBox {
    let box = ContentBox(width, height)
    (superview ?? root).addSubview(box)
    return box
  }

  /// A view in the root that asks for 20 × 10 points, with ornaments around them.
  func ornamentedBox() -> OrnamentedBox {
    let box = OrnamentedBox()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    return box
  }

  /// A label; on the headless backend a character is half as wide as the font is large, a line 1.2 times as high.
  func label(_ text: String, lines: Int = 0, size: CGFloat = 10, in superview: UIView? = nil)
    -> UILabel
  {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    label.font = .systemFont(ofSize: size)
    label.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(label)
    return label
  }

  /// The frames after a layout.
  func frames(_ views: UIView...) -> [CGRect] {
    root.layoutIfNeeded()
    return views.map(\.frame)
  }
}

extension CGRect {
  /// A rectangle by its numbers: x, y, width and height.
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

@MainActor
func activate(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

extension NSLayoutConstraint {
  /// The constraint with another priority.
  func at(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}

extension UIView {
  @MainActor
  func hugs(_ priority: Float, _ axis: NSLayoutConstraint.Axis = .horizontal) -> Self {
    setContentHuggingPriority(UILayoutPriority(priority), for: axis)
    return self
  }

  @MainActor
  func resists(_ priority: Float, _ axis: NSLayoutConstraint.Axis = .horizontal) -> Self {
    setContentCompressionResistancePriority(UILayoutPriority(priority), for: axis)
    return self
  }
}
