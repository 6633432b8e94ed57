import UIKit

extension UIStackView {
  /// Views one below the other, each as wide as the stack.
  static func column(_ views: [UIView], spacing: CGFloat = 0) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = spacing
    return stack
  }

  /// Views side by side, from the leading edge on.
  static func row(
    _ views: [UIView],
    spacing: CGFloat = 0,
    alignment: Alignment = .center
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = spacing
    stack.alignment = alignment
    return stack
  }

  /// The height the stack needs when it is `width` wide, in whole points.
  func height(forWidth width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height.rounded(.up)
  }
}

extension UILabel {
  /// A label of one text style, with as many lines as it needs unless told otherwise.
  convenience init(
    _ style: UIFont.TextStyle,
    weight: UIFont.Weight? = nil,
    color: UIColor = .label,
    lines: Int = 0
  ) {
    self.init(frame: .zero)
    let font = UIFont.preferredFont(forTextStyle: style)
    self.font = weight.map { .systemFont(ofSize: font.pointSize, weight: $0) } ?? font
    textColor = color
    numberOfLines = lines
  }

  /// The same label with `text` in it.
  func showing(_ text: String) -> Self {
    self.text = text
    return self
  }
}
