import CoreGraphics
public import Foundation
package import TesseraEngine

/// A view that a collection view places, takes away and uses again.
///
/// Register a subclass and dequeue it. Subclasses that override `init(frame:)` are made through it.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  var reuseSlot: ReuseSlot?
  package weak var mounting: MountedElement?
  /// Whether the attributes that the view was placed by hide it.
  var isHiddenByLayout = false

  /// Creates a view; collection views make those they show themselves.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty view; there are no archives of views to read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The identifier that the view was dequeued with; `nil` for a view that was not.
  open var reuseIdentifier: String? { reuseSlot?.identifier }

  /// The view is about to show another element; subclasses take away what is left of the old one.
  ///
  /// Called before the view is used again. Opacity, transform, selection and highlight have already been reset.
  open func prepareForReuse() {}

  /// The view was placed by `layoutAttributes`; subclasses read their own properties of them.
  ///
  /// Called when attributes differ from those the view showed. Place, opacity, transform and
  /// visibility are applied already; no call of `super` is needed.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes that the view prefers to `layoutAttributes`, a copy that may be changed and returned.
  ///
  /// Unless overridden the size asked for is that of `systemLayoutSizeFitting`, with both sides free
  /// but for those the layout says are fixed. Without an override of `sizeThatFits` it follows the
  /// subviews with flexible sides: see `UICollectionViewCell`.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fixed = layoutAttributes.fixedSides
    let size = systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: fixed.contains(.width) ? .required : .fittingSizeLevel,
      verticalFittingPriority: fixed.contains(.height) ? .required : .fittingSizeLevel
    )
    guard size != layoutAttributes.size else { return layoutAttributes }
    layoutAttributes.frame.size = size
    return layoutAttributes
  }

  /// The view is about to go from one layout to another.
  open func willTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  /// The view has gone from one layout to another.
  open func didTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  /// Requests a new measurement of the view, if the collection view allows for that.
  ///
  /// See `selfSizingInvalidation`. Call it when what the view shows needs more room, or less.
  open override func invalidateIntrinsicContentSize() {
    guard let collectionView = hostingCollectionView else {
      return super.invalidateIntrinsicContentSize()
    }
    if let mounting { collectionView.engine.measuring.sizeMayDiffer(mounting) }
  }

  /// Sides that are not fixed are as short as constraints allow, and as the layout has them where nothing asks for
  /// a length: a size that depended on the estimate would be another one in the next layout.
  override func constrainedSize(for proposal: MeasureProposal) -> MeasuredSize? {
    func fixed(_ offer: MeasureProposal.Offer?) -> MeasureProposal.Offer? {
      offer.flatMap { $0.priority >= .required ? $0 : nil }
    }
    let kept = MeasureProposal(width: fixed(proposal.width), height: fixed(proposal.height))
    guard let answer = super.constrainedSize(for: kept) else { return nil }
    return MeasuredSize(
      width: answer.width ?? proposal.width?.length,
      height: answer.height ?? proposal.height?.length
    )
  }

  override func constrainedContentDidChange() {
    super.constrainedContentDidChange()
    noteConstrainedContent()
  }

  override func subviewIntrinsicContentSizeDidChange(_ subview: UIView) {
    super.subviewIntrinsicContentSizeDidChange(subview)
    if subview.layoutState.membership?.engine != nil { noteConstrainedContent() }
  }

  /// Constraints in the view may ask for another size.
  private func noteConstrainedContent() {
    guard let mounting, let collectionView = hostingCollectionView,
      collectionView.selfSizingInvalidation == .enabledIncludingConstraints
    else { return }
    collectionView.engine.measuring.sizeMayDiffer(mounting)
  }

  /// The collection view that shows the view, also in a section that scrolls by itself; nil for a view that is
  /// somewhere else.
  var hostingCollectionView: UICollectionView? {
    if let collectionView = superview as? UICollectionView { return collectionView }
    return (superview as? ContainerScrollView)?.container?.hostingCollectionView
  }

  /// A list has placed the view as one of its rows, or another layout for `nil`.
  func adopt(_ row: ListRow?) {}

  /// The view is about to be asked for its size; overridden by views that put changes off.
  package func prepareForMeasuring() {}

  /// The size that the subviews with flexible sides ask for; see `UICollectionViewCell`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    sizeOfFlexibleSubviews(in: MeasureProposal(fitting: size, zeroIsFree: false))
  }

  override func contentSize(for proposal: MeasureProposal) -> MeasuredSize {
    let fitting = sizeThatFits(proposal.room)
    // Not checked: a number that is not finite is reported by the collection view.
    return MeasuredSize(width: fitting.width, height: fitting.height)
  }

  /// The view that a touch at `point` is for; none for a supplementary view whose content is hidden, which leaves the
  /// touch to what is under it.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self, let mounting, !mounting.isItem, hasHiddenContent else {
      return hit
    }
    return nil
  }

  /// Whether the view has subviews, none of which can be seen, and shows and does nothing by itself.
  private var hasHiddenContent: Bool {
    !subviews.isEmpty && subviews.allSatisfy { $0.isHidden || $0.alpha < 0.01 }
      && (backgroundColor ?? .clear).cgColor.alpha == 0 && layer.contents == nil
      && (gestureRecognizers ?? []).isEmpty
  }

  /// Sets back what belonged to the former element.
  func forgetFormerElement() {
    forgetAccessibilityNumbers()
    showAgain()
    ownLayer.removeAllAnimations()
    if alpha != 1 { alpha = 1 }
    if !transform.isIdentity { transform = .identity }
  }

  /// Makes a view visible that was hidden while it waited to be used again.
  func showAgain() {
    isHiddenByLayout = false
    if isHidden { isHidden = false }
  }
}
