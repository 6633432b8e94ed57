public import CoreGraphics
public import UIKit

/// The header of a list.
@preconcurrency @MainActor
public final class ListHeaderView: UICollectionReusableView {
  /// The content of a header.
  public struct Model: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The extent of the header along the list, in points.
    public var extent: CGFloat

    /// Creates a header of a text; an extent below zero, or one that is not finite, counts as 0.
    public init(text: String, extent: CGFloat = 44) {
      self.text = text
      self.extent = extent.isFinite ? max(0, extent) : 0
    }
  }

  /// Shows the text.
  public let label = UILabel(frame: .zero)

  /// Creates an empty header.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .headline)
    addSubview(label)
  }

  /// Creates an empty header; there are no archives to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(label)
  }

  /// Shows a model.
  public func configure(model: Model) {
    label.text = model.text
    setNeedsLayout()
  }

  /// Leaves margins of 16 points at the sides of the text, or half of the width.
  public override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(16, bounds.width / 2), dy: 0)
  }
}
