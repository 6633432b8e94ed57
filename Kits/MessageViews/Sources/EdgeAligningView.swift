public import CoreGraphics
public import UIKit

/// Keeps a view at a side, in the middle or over the whole width, and no wider than it may be.
///
/// The height is that of the content. The rest of the width is empty.
@preconcurrency @MainActor
open class EdgeAligningView: UIView {
  /// The alignment of the content across the view.
  public enum Alignment: Hashable, Sendable {
    /// At the side where reading begins.
    case leading
    /// In the middle.
    case center
    /// At the side where reading ends.
    case trailing
    /// From one side to the other.
    case fill
  }

  /// The aligned view.
  public let content: UIView

  /// The alignment of the content; ``Alignment-swift.enum/leading`` by default.
  public var alignment = Alignment.leading {
    didSet { if alignment != oldValue { align() } }
  }
  /// The greatest width of the content, in points; infinite by default.
  ///
  /// What is below zero, or not a number, is zero.
  public var maximumContentWidth = CGFloat.infinity {
    didSet { if maximumContentWidth != oldValue { limitWidth() } }
  }

  private let leading: NSLayoutConstraint
  private let trailing: NSLayoutConstraint
  private let middle: NSLayoutConstraint
  private let width: NSLayoutConstraint

  /// Creates a view around another one, which becomes a subview.
  public init(content: UIView) {
    self.content = content
    let view = UILayoutGuide()
    content.translatesAutoresizingMaskIntoConstraints = false
    leading = content.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    trailing = content.trailingAnchor.constraint(equalTo: view.trailingAnchor)
    middle = content.centerXAnchor.constraint(equalTo: view.centerXAnchor)
    width = content.widthAnchor.constraint(lessThanOrEqualToConstant: 0)
    super.init(frame: .zero)
    addSubview(content)
    addLayoutGuide(view)
    // The sides are to be met when they can be: the width goes before.
    for constraint in [leading, trailing] { constraint.priority = .defaultHigh }
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view.topAnchor.constraint(equalTo: topAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
      content.topAnchor.constraint(equalTo: topAnchor),
      content.bottomAnchor.constraint(equalTo: bottomAnchor),
      content.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor),
      content.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
    ])
    align()
  }

  /// There are no archives to read.
  public required init?(coder: NSCoder) { nil }

  private func align() {
    leading.isActive = alignment == .leading || alignment == .fill
    trailing.isActive = alignment == .trailing || alignment == .fill
    middle.isActive = alignment == .center
  }

  private func limitWidth() {
    let isLimited = maximumContentWidth != .infinity
    // A width that is not a number is none.
    if isLimited { width.constant = maximumContentWidth > 0 ? maximumContentWidth : 0 }
    width.isActive = isLimited
  }
}
