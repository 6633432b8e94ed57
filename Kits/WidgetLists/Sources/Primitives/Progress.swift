public import CoreGraphics
public import Foundation
public import UIKit

/// The progress of something, as a fraction or without an end.
public struct Progress: Hashable, Sendable, WidgetHashable, WidgetPresentable {
  /// The part that is done, from 0 to 1; nil if that is not known.
  public var fraction: Float?

  /// Creates a progress of a fraction; values beyond 0 and 1 are clamped, and NaN is an unknown
  /// progress.
  public init(_ fraction: Float?) {
    self.fraction = fraction.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
  }

  private static let height: CGFloat = 32

  /// A cell with a bar, or with something that turns.
  @preconcurrency @MainActor
  public func widgetCell(
    collectionView: UICollectionView,
    indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell: ProgressCell = collectionView.cellDequeueSafely(indexPath: indexPath)
    cell.row.show(fraction)
    return cell
  }

  /// 32 points high, and as wide as the container.
  @preconcurrency @MainActor
  public func widgetSize(containerWidth: CGFloat) -> CGSize {
    CGSize(width: containerWidth, height: Self.height)
  }

  /// The size.
  @preconcurrency @MainActor
  public func widgetSizePredefined(containerWidth: CGFloat) -> CGSize? {
    widgetSize(containerWidth: containerWidth)
  }
}

/// A cell of a row, in which nothing turns while the cell waits to be used again.
private final class ProgressCell: UICollectionViewCell {
  let row = ProgressRowView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(row)
  }

  required init?(coder: NSCoder) { nil }

  override var isHidden: Bool {
    didSet { row.turns(!isHidden) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    row.frame = contentView.bounds
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// A bar, or something that turns in its middle.
private final class ProgressRowView: UIView {
  private let bar = UIProgressView(progressViewStyle: .default)
  private let wheel = UIActivityIndicatorView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    wheel.hidesWhenStopped = true
    addSubview(bar)
    addSubview(wheel)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ fraction: Float?) {
    bar.isHidden = fraction == nil
    bar.progress = fraction ?? 0
    turns(true)
    setNeedsLayout()
  }

  /// Whether the wheel turns, if it is there.
  func turns(_ turns: Bool) {
    if turns, bar.isHidden { wheel.startAnimating() } else { wheel.stopAnimating() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bar.sizeThatFits(bounds.size).height
    bar.frame = CGRect(
      x: 0,
      y: (bounds.height - height) / 2,
      width: bounds.width,
      height: height
    )
    let size = wheel.sizeThatFits(bounds.size)
    wheel.frame = CGRect(
      x: (bounds.width - size.width) / 2,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }
}
