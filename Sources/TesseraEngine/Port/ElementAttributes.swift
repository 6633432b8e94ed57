package import TesseraCore

/// The place of an element and how it looks there, as a layout says it.
///
/// The class may be the app's, which then decides what a copy is and what is equal. What is not listed here goes to the view as it is.
package protocol ElementAttributes: AnyObject {
  /// The element that they are for.
  var element: CollectionElement { get }

  /// The upright rectangle that the element fills.
  var rect: Rect { get set }

  /// The middle of the element; setting it moves the element.
  var middle: Point { get set }

  /// The extent of the element before it is transformed; setting it keeps the middle.
  var extent: Size { get set }

  /// The opacity, 0…1.
  var opacity: Double { get set }

  /// What is in front where two overlap: the larger one.
  var zIndex: Int { get }

  /// Whether the element is not shown.
  var isHidden: Bool { get }

  /// Whether the element is turned, scaled or moved about its middle.
  var isTransformed: Bool { get }

  /// Whether all numbers are finite and the size is not below zero.
  var isShowable: Bool { get }

  /// The sides that the view at this place is not asked about.
  var fixedSides: FixedSides { get }

  /// Whether the element is in the container of its section, and not in the collection view itself.
  var isInContainer: Bool { get }

  /// What a supplementary or decoration view belongs to; `nil` if nothing says so.
  var declaredOwner: ViewOwner? { get }

  /// Whether their class is known, so that no copy and no comparison calls the app.
  var isOfPlainClass: Bool { get }

  /// Whether they say the same as others of the plain class.
  func isPlaced(as other: any ElementAttributes) -> Bool

  /// Whether they say the same, as their class decides.
  func says(theSameAs other: any ElementAttributes, _ access: AppAccess) -> Bool

  /// Returns a copy; `nil` when the class makes something else of a copy.
  func duplicate(_ access: AppAccess) -> (any ElementAttributes)?

  /// Says that they are for an element of the same sort at another path.
  func move(to element: CollectionElement)
}

extension ElementAttributes {
  /// The section of the element.
  package var elementSection: OldSection { element.path.section }
}
