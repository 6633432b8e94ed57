import CoreGraphics
import Foundation

/// The properties of a flow layout.
struct FlowMetrics: Equatable {
  var itemSize = CGSize(width: 50, height: 50)
  var estimatedItemSize = CGSize.zero
  var lineSpacing: CGFloat = 10
  var interitemSpacing: CGFloat = 10
  var sectionInset = UIEdgeInsets.zero
  var insetReference = UICollectionViewFlowLayout.SectionInsetReference.fromContentInset
  var headerSize = CGSize.zero
  var footerSize = CGSize.zero
  var scrollDirection = UICollectionView.ScrollDirection.vertical
  var pinnedBoundaries: PinnedBoundaries = []

  /// Which elements stay in sight while their section is scrolled through.
  struct PinnedBoundaries: OptionSet {
    let rawValue: UInt8

    static let headers = PinnedBoundaries(rawValue: 1 << 0)
    static let footers = PinnedBoundaries(rawValue: 1 << 1)
  }
}

extension FlowMetrics {
  /// Reads the properties, which subclasses may override.
  @MainActor
  init(of layout: UICollectionViewFlowLayout) {
    itemSize = layout.itemSize
    estimatedItemSize = layout.estimatedItemSize
    lineSpacing = layout.minimumLineSpacing
    interitemSpacing = layout.minimumInteritemSpacing
    sectionInset = layout.sectionInset
    insetReference = layout.sectionInsetReference
    headerSize = layout.headerReferenceSize
    footerSize = layout.footerReferenceSize
    scrollDirection = layout.scrollDirection
    pinnedBoundaries = layout.pinnedBoundaries
  }

  /// The size that stands for none: an element that has it finds its own.
  ///
  /// The number is Apple's; no element can be meant to be that large.
  static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  )

  /// What is assumed of an element that finds its own size, when nothing better is known.
  static let assumedSize = CGSize(width: 50, height: 50)

  /// Whether cells find their own sizes.
  var measuresItems: Bool { estimatedItemSize != .zero || itemSize == Self.automaticSize }

  /// What is assumed of the size of an item until its cell has found it.
  ///
  /// The estimate, if it is a size; else the item size, if that is one.
  var assumedItemSize: CGSize {
    if estimatedItemSize != .zero, estimatedItemSize != Self.automaticSize {
      return estimatedItemSize
    }
    return itemSize == Self.automaticSize ? Self.assumedSize : itemSize
  }

  /// Whether items have the same sizes as with other properties.
  func declaresSameItems(as other: FlowMetrics) -> Bool {
    itemSize == other.itemSize && estimatedItemSize == other.estimatedItemSize
  }
}
