public import CoreGraphics
public import Foundation
import TesseraCore
package import TesseraEngine

/// The frame and the appearance of one element of a collection view.
///
/// A layout makes one for each cell, supplementary and decoration view, in content coordinates.
/// Subclasses add properties; they override `copy(with:)` and `isEqual(_:)` to include them. A
/// collection view applies attributes to a view only when they are not equal to those it shows.
///
/// Attributes that a layout has handed out stay the layout's: the collection view keeps copies of
/// what it has shown and never uses an attribute object as a key.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  private var represented = Represented()
  final private var placement = Placement()

  private struct Represented: Hashable {
    var indexPath = IndexPath()
    var category = UICollectionView.ElementCategory.cell
    var kind: String?
  }

  /// The place without the transform, and what else shows.
  private struct Placement: Equatable {
    var frame = CGRect.zero
    var transform = LayerTransform.identity
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false
    var fixedSides = FixedSides.none
    var isInContainer = false
    var owner: ViewOwner?
    var listRow: ListRow?
    var payload: AnyHashable?
  }

  /// Creates attributes of a cell without a path; layouts use the initialisers that name an element.
  public override init() { super.init() }

  /// Creates attributes of a class that is known at run time only, through its `init()`.
  static func made(
    as attributesClass: UICollectionViewLayoutAttributes.Type
  ) -> UICollectionViewLayoutAttributes {
    // Most are of this class, for which nothing is looked up.
    attributesClass == UICollectionViewLayoutAttributes.self
      ? UICollectionViewLayoutAttributes() : NSObject.made(by: attributesClass)
  }

  /// Creates attributes for the cell at `indexPath`.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    represented.indexPath = indexPath
  }

  /// Creates attributes for the supplementary view of a kind at `indexPath`.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    represented = Represented(indexPath: indexPath, category: .supplementaryView, kind: elementKind)
  }

  /// Creates attributes for the decoration view of a kind at `indexPath`.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    represented = Represented(
      indexPath: indexPath,
      category: .decorationView,
      kind: decorationViewKind
    )
  }

  /// Says which element the attributes are for; for classes that are known at run time only.
  func represent(_ element: CollectionElement) {
    represented = Represented(
      indexPath: IndexPath(element.path),
      category: UICollectionView.ElementCategory(element.category)
    )
    switch element {
    case .cell: break
    case .supplementaryView(let kind, _), .decorationView(let kind, _): represented.kind = kind
    case .container: represented.kind = CollectionElement.containerKind
    }
  }

  /// Whether they say no more of how the element looks than its frame and its place in depth, and what a
  /// list and a background do.
  func isPlain(at frame: CGRect, zIndex: Int) -> Bool {
    placement
      == Placement(
        frame: frame,
        zIndex: zIndex,
        fixedSides: placement.fixedSides,
        isInContainer: placement.isInContainer,
        owner: placement.owner,
        listRow: placement.listRow,
        payload: placement.payload
      )
  }

  /// The path of the element.
  open var indexPath: IndexPath {
    get { represented.indexPath }
    set { represented.indexPath = newValue }
  }

  /// The category of the element.
  open var representedElementCategory: UICollectionView.ElementCategory { represented.category }

  /// The kind of a supplementary or decoration view; `nil` for cells.
  open var representedElementKind: String? { represented.kind }

  /// The upright rectangle the element fills, in content coordinates.
  ///
  /// Setting it sets the size and the middle. With a transform other than the identity it is the
  /// rectangle around the transformed element, as for views.
  open var frame: CGRect {
    get {
      let transform = placement.transform
      guard !transform.isIdentity else { return placement.frame }
      let middle = center
      return transform.extent(of: size, anchorPoint: CGPoint(x: 0.5, y: 0.5))
        .offsetBy(dx: middle.x, dy: middle.y)
    }
    set {
      guard !placement.transform.isIdentity else { return placement.frame = newValue }
      let inverse = placement.transform.affine.inverted()
      let size = CGRect(origin: .zero, size: newValue.size).applying(inverse).size
      placement.frame = CGRect(
        x: newValue.midX - size.width / 2,
        y: newValue.midY - size.height / 2,
        width: size.width,
        height: size.height
      )
    }
  }

  /// The middle of the element, in content coordinates; setting it moves the element.
  open var center: CGPoint {
    get { CGPoint(x: placement.frame.midX, y: placement.frame.midY) }
    set {
      placement.frame.origin = CGPoint(
        x: newValue.x - placement.frame.size.width / 2,
        y: newValue.y - placement.frame.size.height / 2
      )
    }
  }

  /// The extent of the element before its transform, in points; setting it keeps the middle.
  open var size: CGSize {
    get { placement.frame.size }
    set {
      let middle = center
      placement.frame.size = newValue
      center = middle
    }
  }

  /// The element's own coordinates: the size at the origin; an origin that is set is ignored.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The transform of the element about its middle; the identity by default.
  open var transform: CGAffineTransform {
    get { placement.transform.affine }
    set { placement.transform = .affine(newValue) }
  }

  /// The transform of the element about its middle, in space; the identity by default.
  ///
  /// `transform` is what it does in the plane, and setting either sets the other. With perspective in it, `frame` is the
  /// rectangle around the element as it is seen.
  open var transform3D: CATransform3D {
    get { placement.transform.matrix }
    set { placement.transform = LayerTransform(newValue) }
  }

  /// Whether the transform leaves the plane of the collection view.
  var isTransformedInSpace: Bool {
    if case .spatial = placement.transform { return true }
    return false
  }

  /// The opacity of the element, 0…1; 1 by default.
  open var alpha: CGFloat {
    get { placement.alpha }
    set { placement.alpha = newValue }
  }

  /// The depth of the element: the one with the larger value is in front where two overlap; 0 by default.
  open var zIndex: Int {
    get { placement.zIndex }
    set { placement.zIndex = newValue }
  }

  /// Whether the element is not shown; `false` by default.
  open var isHidden: Bool {
    get { placement.isHidden }
    set { placement.isHidden = newValue }
  }

  /// The sides that the view at this place is not asked about; none by default.
  package var fixedSides: FixedSides {
    get { placement.fixedSides }
    set { placement.fixedSides = newValue }
  }

  /// Whether the element is in the container of its section, and not in the collection view itself.
  package var isInContainer: Bool {
    get { placement.isInContainer }
    set { placement.isInContainer = newValue }
  }

  /// What the layout declares that a supplementary or decoration view belongs to; `nil` if it declares nothing.
  var owner: ViewOwner? {
    get { placement.owner }
    set { placement.owner = newValue }
  }

  /// What a list says of the row at this place; `nil` outside of lists.
  var listRow: ListRow? {
    get { placement.listRow }
    set { placement.listRow = newValue }
  }

  /// What a view behind a section is to show, which the module Tessera declares; `nil` for all others.
  package var payload: AnyHashable? {
    get { placement.payload }
    set { placement.payload = newValue }
  }

  /// A copy of the same class; subclasses call `super` and copy their own properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    copied(to: Self.made(as: type(of: self)))
  }

  /// A copy of attributes of the class of UIKit, which needs no cast.
  final var plainCopy: UICollectionViewLayoutAttributes {
    copied(to: UICollectionViewLayoutAttributes())
  }

  private func copied(
    to copy: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    copy.represented = represented
    copy.placement = placement
    return copy
  }

  /// Returns whether `object` is for the same element and has the same values.
  ///
  /// Comes from `NSObject` and is therefore not isolated, but is for the main actor only.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return self === other
      || MainActor.assumeIsolated {
        represented == other.represented && placement == other.placement
      }
  }

  /// Whether the class is the one of UIKit and not of an app, so that no call of it leaves the module.
  package var isOfPlainClass: Bool { type(of: self) == UICollectionViewLayoutAttributes.self }

  /// Whether element and place are the same; subclasses may say more.
  func isPlacedAs(_ other: UICollectionViewLayoutAttributes) -> Bool {
    self === other || (represented == other.represented && placement == other.placement)
  }

  /// A hash of the element, the same for equal attributes.
  nonisolated open override var hash: Int {
    MainActor.assumeIsolated { represented.hashValue }
  }
}

extension UICollectionView {
  /// The sorts of views that a collection view holds.
  public enum ElementCategory: UInt, Sendable {
    /// Shows an item.
    case cell
    /// Shows something about a section or the whole, such as a header.
    case supplementaryView
    /// Shows no data: the layout makes it up.
    case decorationView
  }

  /// The kind of a view at the start of a section.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of a view at the end of a section.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

extension UICollectionView.ElementCategory {
  init(_ category: TesseraEngine.ElementCategory) {
    switch category {
    case .cell: self = .cell
    case .supplementaryView: self = .supplementaryView
    case .decorationView: self = .decorationView
    }
  }
}
