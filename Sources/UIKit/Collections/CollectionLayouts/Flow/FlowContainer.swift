import CoreGraphics
import TesseraCore

/// The room that a collection view gives to a flow layout.
///
/// Leading is the left side, in the layout's own coordinates: when the collection view mirrors them,
/// that is the right side on screen.
struct FlowContainer: Equatable {
  /// The axis along which content scrolls.
  var axis: Axis
  /// The extent of the bounds across, without the adjusted content inset.
  var crossExtent: CGFloat
  /// What the reference of the section insets takes from the two sides across.
  var guide: Insets
  /// Whether the collection view exchanges left and right.
  var isMirrored: Bool

  @MainActor
  init(of collectionView: UICollectionView, for layout: UICollectionViewFlowLayout) {
    axis = layout.scrollDirection.axis
    let across = axis.crossing
    let adjusted = collectionView.adjustedContentInset
    crossExtent = max(
      0,
      collectionView.bounds.size[across] - adjusted.start(of: across) - adjusted.end(of: across)
    )
    let reference: UIEdgeInsets
    switch layout.sectionInsetReference {
    case .fromContentInset: reference = adjusted
    case .fromSafeArea: reference = collectionView.safeAreaInsets
    case .fromLayoutMargins: reference = collectionView.layoutMargins
    }
    // What the content inset takes already is not taken twice.
    let start = Double(max(0, reference.start(of: across) - adjusted.start(of: across)))
    let end = Double(max(0, reference.end(of: across) - adjusted.end(of: across)))
    isMirrored = layout.isMirrored(in: collectionView)
    let (first, last) = isMirrored && across == .horizontal ? (end, start) : (start, end)
    guide =
      across == .horizontal
      ? Insets(top: 0, leading: first, bottom: 0, trailing: last)
      : Insets(top: first, leading: 0, bottom: last, trailing: 0)
  }

  /// What all sections have in common.
  var configuration: FlowConfiguration {
    FlowConfiguration(axis: axis, crossExtent: Double(crossExtent))
  }
}

extension UICollectionViewFlowLayout {
  /// Whether the collection view exchanges left and right.
  func isMirrored(in collectionView: UICollectionView) -> Bool {
    flipsHorizontallyInOppositeLayoutDirection
      && developmentLayoutDirection != collectionView.effectiveUserInterfaceLayoutDirection
  }
}
