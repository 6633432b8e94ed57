import CoreGraphics
import Foundation

// One way to measure. `measure` is what containers, cells and `systemLayoutSizeFitting` ask, and the
// public methods that say a size are its front doors. Apps override those; which one wins:
//
// 1. Constraints, where they decide the view's size: `constrainedSize(for:)`.
// 2. `intrinsicContentSize`, on the sides that it says a length for.
// 3. `sizeThatFits`, on the other sides, unless it is that of `UIView`, which answers the size the
//    view has: a layout would depend on the one before it.
//
// In cells and other reusable views, which have no intrinsic size, `sizeThatFits` comes right after
// constraints. Labels, pictures, stacks and buttons say a length for both sides themselves.

extension UIView {
  /// What `sizeThatFits` and `intrinsicContentSize` are being asked for, to notice answers of `UIView`.
  enum SizeQuestion {
    case none
    /// `intrinsicContentSize` runs; what it measures may not ask it again.
    case intrinsicSize
    /// `sizeThatFits` runs, an override so far.
    case fit
    /// The `sizeThatFits` of `UIView` has answered.
    case fitOfUIView
  }

  /// The size the view asks for where it is offered `proposal`.
  ///
  /// The one route by which a view is measured. A side that is offered may come back shorter, for a
  /// view that needs less, or longer, for one that cannot be as short.
  final func measure(_ proposal: MeasureProposal) -> MeasuredSize {
    constrainedSize(for: proposal) ?? contentSize(for: settled(proposal))
  }

  /// The width the view asks for in a room that it need not fill, or in any for `nil`.
  ///
  /// Constraints fill a width that they are offered; what they ask for is found without an offer. What they require they
  /// ask for in any room.
  final func measureWidth(in room: CGFloat?) -> CGFloat? {
    guard let room, let natural = constrainedSize(for: .free) else {
      return measure(.width(room)).width
    }
    let isRequired = ownLengthPriority(along: .horizontal).map { $0 >= .required } ?? false
    return natural.width.map { isRequired ? $0 : min($0, room) }
  }

  /// The proposal without priorities: what content must keep is offered, the rest is free.
  ///
  /// An offer counts if its priority is above that with which the content resists it: hugging if the
  /// offer is longer than the content, compression resistance if it is shorter.
  private func settled(_ proposal: MeasureProposal) -> MeasureProposal {
    MeasureProposal(
      width: settled(proposal.width, along: .horizontal),
      height: settled(proposal.height, along: .vertical)
    )
  }

  private func settled(
    _ offer: MeasureProposal.Offer?,
    along axis: NSLayoutConstraint.Axis
  ) -> MeasureProposal.Offer? {
    guard let offer, offer.priority < .required else { return offer }
    let hugging = contentHuggingPriority(for: axis)
    let resistance = contentCompressionResistancePriority(for: axis)
    guard offer.priority > min(hugging, resistance) else { return nil }
    let kept = MeasureProposal.Offer(length: offer.length)
    guard offer.priority <= max(hugging, resistance) else { return kept }
    let natural = contentSize(for: .free)
    guard let length = axis == .horizontal ? natural.width : natural.height else { return kept }
    return offer.priority > (offer.length > length ? hugging : resistance) ? kept : nil
  }

  /// What `systemLayoutSizeFitting` answers: offers that count as they are, and what the view asks for.
  func fittingSize(_ proposal: MeasureProposal) -> CGSize {
    // A view may make its constraints when they are updated, and be asked before its first layout.
    updateConstraintsInSubtree()
    if let answer = constrainedSize(for: proposal) { return answer.size(or: bounds.size) }
    let proposal = settled(proposal)
    let answer = contentSize(for: proposal).size(or: bounds.size)
    return CGSize(
      width: proposal.width?.length ?? answer.width,
      height: proposal.height?.length ?? answer.height
    )
  }

  /// What `intrinsicContentSize` and an override of `sizeThatFits` say.
  func declaredContentSize(for proposal: MeasureProposal) -> MeasuredSize {
    let question = layoutState.sizeQuestion
    defer { layoutState.sizeQuestion = question }
    var answer = MeasuredSize()
    if question != .intrinsicSize {
      layoutState.sizeQuestion = .intrinsicSize
      answer = MeasuredSize(intrinsicContentSize)
    }
    guard answer.width == nil || answer.height == nil else { return answer }
    layoutState.sizeQuestion = .fit
    let fitting = sizeThatFits(proposal.room)
    guard layoutState.sizeQuestion == .fit, fitting.isFinite else { return answer }
    let aligned = alignmentRect(forFrame: CGRect(origin: .zero, size: fitting)).size
    return MeasuredSize(
      width: answer.width ?? aligned.width,
      height: answer.height ?? aligned.height
    )
  }
}
