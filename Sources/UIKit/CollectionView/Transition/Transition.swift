import CoreGraphics
import Foundation

/// A change of everything at once: from one layout to another, or from one size to another.
///
/// What was on screen before and what is on screen afterwards are two values; an element in both
/// travels, with its view, from where it is on screen to where it belongs.
@MainActor
struct Transition {
  /// The layout that says where elements come from and, unless it is the same, gives way.
  let oldLayout: UICollectionViewLayout
  /// What was on screen, in the order of the paths.
  let before: [MountedElement]
  private let placesBefore: [ElementKey: UICollectionViewLayoutAttributes]

  init(from oldLayout: UICollectionViewLayout, before: [MountedElement]) {
    self.oldLayout = oldLayout
    self.before = before
    var places: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for element in before { places[element.key] = element.shown }
    placesBefore = places
  }

  /// Where an element was on screen; a copy.
  func placeBefore(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    placesBefore[key]?.copy() as? UICollectionViewLayoutAttributes
  }
}

/// A view on its way out of sight, until its animation has ended.
@MainActor
final class Departure {
  let element: MountedElement

  init(_ element: MountedElement) { self.element = element }
}
