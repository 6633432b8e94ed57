public import CoreGraphics
public import Foundation

/// Something with a middle, a size and a transform that can be moved about.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle, in the coordinates around it.
  var center: CGPoint { get set }
  /// The size, at the origin of its own coordinates.
  var bounds: CGRect { get }
  /// The transform about the middle.
  var transform: CGAffineTransform { get set }
}

/// A cell, supplementary or decoration view of a section that is in sight.
///
/// Changes last until the handler is called again. The frame in the layout stays, so that nothing else moves.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol, UIDynamicItem {
  /// The opacity, 0…1.
  var alpha: CGFloat { get set }
  /// The depth of the element: the one with the larger value is in front where two overlap.
  var zIndex: Int { get set }
  /// Whether the view is not shown.
  var isHidden: Bool { get set }
  /// The middle, in content coordinates.
  var center: CGPoint { get set }
  /// The transform about the middle.
  var transform: CGAffineTransform { get set }
  /// The transform about the middle, in space; setting it or `transform` sets both.
  var transform3D: CATransform3D { get set }
  /// The kind of a supplementary or decoration view; "cell" for a cell.
  var name: String { get }
  /// The path of the element.
  var indexPath: IndexPath { get }
  /// The upright rectangle around the view, in content coordinates.
  var frame: CGRect { get }
  /// The size, at the origin of its own coordinates.
  var bounds: CGRect { get }
  /// The category of the element.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; `nil` for a cell.
  var representedElementKind: String? { get }
}

/// A closure that changes the visible elements of a section, before each pass in which they may have moved.
///
/// - Parameters:
///   - visibleItems: The visible elements of the section, in content coordinates.
///   - contentOffset: The offset of the content that contains them.
///   - layoutEnvironment: The room of the layout, and its traits.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem],
  _ contentOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// A visible element, as attributes in the coordinates that are shown.
@MainActor
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var name: String { attributes.representedElementKind ?? "cell" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}
