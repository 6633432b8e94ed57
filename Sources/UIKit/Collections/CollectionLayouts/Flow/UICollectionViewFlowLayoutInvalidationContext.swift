/// The context of an invalidation of a flow layout.
///
/// Subclasses of the layout change the two flags before they call `invalidateLayout(with:)` of
/// `super`, to spare work.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  private var parts = FlowInvalidParts.all

  /// Creates a context that says that all of the layout is invalid.
  public override init() { super.init() }

  /// Whether sizes, insets and spacings are asked of the layout's properties and the delegate again.
  ///
  /// `true` by default. Sizes that cells have found themselves are kept in any case.
  open var invalidateFlowLayoutDelegateMetrics: Bool {
    get { parts.contains(.delegateMetrics) }
    set { parts.set(.delegateMetrics, to: newValue) }
  }

  /// Whether attributes are made again, and fitted to the size of the collection view.
  ///
  /// `true` by default.
  open var invalidateFlowLayoutAttributes: Bool {
    get { parts.contains(.attributes) }
    set { parts.set(.attributes, to: newValue) }
  }
}

/// What of a flow layout a context can leave as it is.
struct FlowInvalidParts: OptionSet {
  let rawValue: UInt8

  static let delegateMetrics = FlowInvalidParts(rawValue: 1 << 0)
  static let attributes = FlowInvalidParts(rawValue: 1 << 1)
  static let all: FlowInvalidParts = [.delegateMetrics, .attributes]

  mutating func set(_ part: FlowInvalidParts, to isInvalid: Bool) {
    if isInvalid { insert(part) } else { remove(part) }
  }
}
