import CoreGraphics
import Foundation

/// What a view is offered when it is asked for its size.
///
/// A side without an offer is free. Lengths are in points, finite and not below zero.
struct MeasureProposal: Hashable {
  /// The length that a side would have.
  struct Offer: Hashable {
    var length: CGFloat
    /// How strongly the side is to have this length; weaker ones give in to what the view asks for.
    var priority = UILayoutPriority.required

    /// What is left of the offer beside something of the given length.
    func shortened(by length: CGFloat) -> Offer {
      Offer(length: max(0, self.length - length), priority: priority)
    }
  }

  var width: Offer?
  var height: Offer?

  /// Every length is free.
  static let free = MeasureProposal()

  /// A width that is to be kept, or any for `nil`; every height.
  static func width(_ width: CGFloat?) -> MeasureProposal {
    MeasureProposal(width: width.map { Offer(length: $0) })
  }
}

extension MeasureProposal {
  /// The sides of a size that `sizeThatFits` was called with; one that is endless, or not finite, is free.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - zeroIsFree: Whether a side of 0 is free as well, as it is for text, stacks and buttons.
  init(fitting size: CGSize, zeroIsFree: Bool = true) {
    func offer(_ length: CGFloat) -> Offer? {
      guard length.isFinite, length < TextLayoutCache.unlimited else { return nil }
      return length > 0 || !zeroIsFree ? Offer(length: max(0, length)) : nil
    }
    self.init(width: offer(size.width), height: offer(size.height))
  }

  /// The sides of a target size with the priorities that they are to be kept with.
  ///
  /// A side that is not finite is free.
  init(target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    func offer(_ length: CGFloat, _ priority: UILayoutPriority) -> Offer? {
      length.isFinite ? Offer(length: max(0, length), priority: priority) : nil
    }
    self.init(width: offer(target.width, horizontal), height: offer(target.height, vertical))
  }

  /// The size to call `sizeThatFits` with; free sides are as long as can be.
  var room: CGSize {
    CGSize(
      width: width?.length ?? .greatestFiniteMagnitude,
      height: height?.length ?? .greatestFiniteMagnitude
    )
  }
}

/// The size a view asks for; `nil` for a side on which it asks for none.
struct MeasuredSize: Hashable {
  var width: CGFloat?
  var height: CGFloat?

  init(width: CGFloat? = nil, height: CGFloat? = nil) {
    self.width = width
    self.height = height
  }

  /// A size with `noIntrinsicMetric` for sides without a request.
  ///
  /// Lengths that are not finite or below zero count as no request.
  init(_ size: CGSize) {
    func length(_ length: CGFloat) -> CGFloat? { length.isFinite && length >= 0 ? length : nil }
    self.init(width: length(size.width), height: length(size.height))
  }

  /// The size, with sides of `other` where there is no request.
  func size(or other: @autoclosure () -> CGSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let other = other()
    return CGSize(width: width ?? other.width, height: height ?? other.height)
  }
}
