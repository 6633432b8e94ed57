import CoreGraphics
import Foundation

/// An item that is moved by hand, from being lifted to being put down.
///
/// The data source does not know of it yet: there the item is at `source`. On screen it belongs at
/// `target`, and the others have made room. So there are two numberings, and this value leads from one
/// to the other.
struct InteractiveMovement: Equatable {
  /// Tells movements apart that follow each other.
  let number: Int
  /// Where the data source has the item.
  let source: IndexPath
  /// Where the item is shown to belong.
  var target: IndexPath
  /// Where the middle of its view is, in content coordinates.
  var position: CGPoint
  /// Where the hand is that has hold of it; `nil` until it has moved.
  var hand: Hand?
  /// What the layout was asked about last; `nil` when it has to be asked again in any case.
  var askedPosition: CGPoint?

  /// Where a hand is, from the corner of the view, whatever the content does.
  struct Hand: Equatable {
    /// Where it was when it lifted the item.
    let start: CGPoint
    var place: CGPoint
  }

  /// Whether the item is shown elsewhere than where the data source has it.
  var isDisplaced: Bool { source != target }

  /// Where an item is shown.
  func presentation(of dataPath: IndexPath) -> IndexPath {
    dataPath == source ? target : dataPath.removing(source).inserting(target)
  }

  /// Where the data source has an item that is shown at a path.
  func dataPath(of presentation: IndexPath) -> IndexPath {
    presentation == target ? source : presentation.removing(target).inserting(source)
  }

  /// How many items each section is shown with.
  func presentation(of counts: DataCounts) -> DataCounts { counts.moving(source, target) }

  /// How many items each section has in the data source.
  func dataCounts(of presentation: DataCounts) -> DataCounts { presentation.moving(target, source) }
}

/// What has become of an item that is moved by hand, as layouts hear of it.
struct MovementStep: Equatable {
  let previous: [IndexPath]
  let target: [IndexPath]
  let position: CGPoint
}

/// In which numbering paths are spoken of while an item is moved by hand.
enum IndexSpace {
  /// That of the data source, which does not know of the movement.
  case dataSource
  /// That of what is shown, in which layouts think.
  case presentation
}

extension IndexPath {
  /// The path of the same item once another one was taken out in front of it.
  func removing(_ other: IndexPath) -> IndexPath {
    guard count == 2, section == other.section, item > other.item else { return self }
    return IndexPath(item: item - 1, section: section)
  }

  /// The path of the same item once another one was put in.
  func inserting(_ other: IndexPath) -> IndexPath {
    guard count == 2, section == other.section, item >= other.item else { return self }
    return IndexPath(item: item + 1, section: section)
  }
}

extension DataCounts {
  fileprivate func moving(_ old: IndexPath, _ new: IndexPath) -> DataCounts {
    guard old.section != new.section, items.indices.contains(old.section),
      items.indices.contains(new.section)
    else { return self }
    var items = items
    items[old.section] -= 1
    items[new.section] += 1
    return DataCounts(items: items)
  }
}
