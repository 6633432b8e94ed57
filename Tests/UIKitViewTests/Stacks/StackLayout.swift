import Testing

@testable import UIKit

/// One row of a table: a stack as words, and the frames that a person computed.
///
/// Items are `width×height`, then `/hugging/resistance` where they are not 250 and 750, and `+distance` for a
/// custom spacing, `+system` for that of the system. `*` asks for no size and `!` in front hides. Text is `'words`
/// with `_` for a space and `;` for a new line, in 20 points: letters are 10 wide, lines 24 high, and baselines 18
/// below their top. `"words` is text in 40 points, where everything is twice as long.
struct StackLayout: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let axis: NSLayoutConstraint.Axis
  let distribution: UIStackView.Distribution
  let alignment: UIStackView.Alignment
  let items: String
  let size: (width: CGFloat, height: CGFloat)
  let expected: String
  var spacing: CGFloat = 0
  var margins: NSDirectionalEdgeInsets?
  var isRightToLeft = false
  var isBaselineRelative = false

  static func row(
    _ name: String,
    _ distribution: UIStackView.Distribution,
    _ alignment: UIStackView.Alignment,
    _ items: String,
    in size: (CGFloat, CGFloat),
    _ expected: String,
    change: (inout StackLayout) -> Void = { _ in }
  ) -> StackLayout {
    var layout = StackLayout(
      testDescription: name,
      axis: .horizontal,
      distribution: distribution,
      alignment: alignment,
      items: items,
      size: size,
      expected: expected
    )
    change(&layout)
    return layout
  }

  static func column(
    _ name: String,
    _ distribution: UIStackView.Distribution,
    _ alignment: UIStackView.Alignment,
    _ items: String,
    in size: (CGFloat, CGFloat),
    _ expected: String,
    change: (inout StackLayout) -> Void = { _ in }
  ) -> StackLayout {
    var layout = StackLayout(
      testDescription: name,
      axis: .vertical,
      distribution: distribution,
      alignment: alignment,
      items: items,
      size: size,
      expected: expected
    )
    change(&layout)
    return layout
  }
}

extension StackLayout {
  /// The stack, not yet laid out.
  @MainActor
  func makeStack() -> UIStackView {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: size.width, height: size.height))
    stack.axis = axis
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = spacing
    stack.isBaselineRelativeArrangement = isBaselineRelative
    if isRightToLeft { stack.semanticContentAttribute = .forceRightToLeft }
    if let margins {
      stack.isLayoutMarginsRelativeArrangement = true
      stack.directionalLayoutMargins = margins
    }
    for item in items.split(separator: " ") { Self.add(String(item), to: stack) }
    return stack
  }

  /// The frames of the views that are shown, as `x,y w×h` each.
  @MainActor
  static func picture(_ stack: UIStackView) -> String {
    stack.arrangedSubviews.filter { !$0.isHidden }.map { picture($0.frame) }
      .joined(separator: " | ")
  }

  static func picture(_ frame: CGRect) -> String {
    "\(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))×\(Int(frame.height))"
  }

  @MainActor
  private static func add(_ item: String, to stack: UIStackView) {
    let isHidden = item.hasPrefix("!")
    let words = item.dropFirst(isHidden ? 1 : 0).split(separator: "+").map(String.init)
    let parts = words[0].split(separator: "/").map(String.init)
    let view = makeView(parts[0])
    view.isHidden = isHidden
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      if parts.count > 1, let number = Float(parts[1]) {
        view.setContentHuggingPriority(UILayoutPriority(number), for: axis)
      }
      if parts.count > 2, let number = Float(parts[2]) {
        view.setContentCompressionResistancePriority(UILayoutPriority(number), for: axis)
      }
    }
    stack.addArrangedSubview(view)
    guard words.count > 1 else { return }
    let spacing = Double(words[1]).map { CGFloat($0) } ?? UIStackView.spacingUseSystem
    stack.setCustomSpacing(spacing, after: view)
  }

  @MainActor
  private static func makeView(_ word: String) -> UIView {
    guard word != "*" else { return UIView() }
    if word.hasPrefix("'") || word.hasPrefix("\"") {
      let label = UILabel()
      label.font = .systemFont(ofSize: word.hasPrefix("'") ? 20 : 40)
      label.numberOfLines = 0
      label.text = String(word.dropFirst().map { $0 == "_" ? " " : $0 == ";" ? "\n" : $0 })
      return label
    }
    let sides = word.split(separator: "×").compactMap { Double($0) }
    return SizedView(CGSize(width: sides[0], height: sides[1]))
  }
}

/// A view that asks for a size.
final class SizedView: UIView {
  var size: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ size: CGSize) {
    self.size = size
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}
