import CoreGraphics
import TesseraCore

/// An item that is moved interactively, from being picked up to being dropped.
///
/// The data source does not know of it yet: there the item is at `source`. On screen it belongs at
/// `target`, and the others have made room. So there are two index spaces, and this value leads from one
/// to the other.
struct InteractiveMovement: Equatable {
  /// Tells movements apart that follow each other.
  let number: Int
  /// The carrier that takes the item along.
  let carrier: Carrier
  /// Where the data source has the item, and where it is shown to belong.
  private(set) var displacement: DisplacedItem
  /// Where the middle of its view is, in content coordinates.
  var position: CGPoint
  /// Where the touch is that holds it; `nil` until it has moved.
  var hand: Hand?
  /// What the layout was asked about last; `nil` when it has to be asked again in any case.
  var askedPosition: CGPoint?

  /// Whether the next batch ends the movement, because it moves the item itself.
  var endsWithBatch = false

  /// The kinds of carriers that take an item along.
  enum Carrier {
    /// A touch or a pointer: the cell follows it.
    case pointer
    /// A drag: the cell is not seen, and stays in its slot.
    case drag
  }

  /// Where a touch is, from the corner of the view, whatever the content does.
  struct Hand: Equatable {
    /// Where it was when it picked up the item; for a drag by keys, where it is.
    var start: CGPoint
    var place: CGPoint
  }

  /// Where the pointer of a drag is.
  typealias DragLocation = Hand

  /// Where the data source has the item.
  var source: DataPath { displacement.source }

  /// Whether the item is shown elsewhere than where the data source has it.
  var isDisplaced: Bool { displacement.isDisplaced }

  /// The same movement, with the item shown to belong elsewhere.
  func showing(at target: ShownPath) -> InteractiveMovement {
    var movement = self
    movement.displacement.target = target
    return movement
  }

  /// Where the item is shown to belong.
  var target: ShownPath { displacement.target }

  /// Where the item is shown once it is back.
  var home: ShownPath { displacement.home }

  /// Where the data source has the item once it has moved it to where it is shown.
  var destination: DataPath { displacement.destination }

  /// How many items each section has in the data source.
  func dataCounts(of presentation: ShownCounts) -> DataCounts {
    DataCounts(displacement.dataCounts(of: presentation.values))
  }
}

/// What has become of an item that is moved interactively, as layouts hear of it.
struct MovementStep: Equatable {
  let previous: [ShownPath]
  let target: [ShownPath]
  let position: CGPoint
}

/// The index space that paths are in while an item is moved interactively.
enum IndexSpace {
  /// That of the data source, which does not know of the movement.
  case dataSource
  /// That of what is shown, in which layouts think.
  case presentation
}
