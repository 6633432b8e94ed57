package import TesseraCore

/// An item that is moved interactively, from being picked up to being dropped.
///
/// The data source does not know of it yet: there the item is at `source`. On screen it belongs at
/// `target`, and the others have made room. So there are two index spaces, and this value leads from one
/// to the other.
package struct InteractiveMovement: Equatable {
  /// Tells movements apart that follow each other.
  package let number: Int
  /// The carrier that takes the item along.
  package let carrier: Carrier
  /// Where the data source has the item, and where it is shown to belong.
  package private(set) var displacement: DisplacedItem
  /// Where the middle of its view is, in content coordinates.
  package var position: Point
  /// Where the touch is that holds it; `nil` until it has moved.
  package var touch: TouchLocation?
  /// What the layout was asked about last; `nil` when it has to be asked again in any case.
  var askedPosition: Point?

  /// Whether the next batch ends the movement, because it moves the item itself.
  var endsWithBatch = false

  /// The kinds of carriers that take an item along.
  package enum Carrier {
    /// A touch or a pointer: the cell follows it.
    case pointer
    /// A drag: the cell is not seen, and stays in its slot.
    case drag
  }

  /// Where a touch is, from the corner of the view, whatever the content does.
  package struct TouchLocation: Equatable {
    /// Where it was when it picked up the item; for a drag by keys, where it is.
    package var start: Point
    package var place: Point

    package init(start: Point, place: Point) {
      self.start = start
      self.place = place
    }
  }

  /// Where the pointer of a drag is.
  package typealias DragLocation = TouchLocation

  /// Where the data source has the item.
  package var source: DataPath { displacement.source }

  /// Whether the item is shown elsewhere than where the data source has it.
  package var isDisplaced: Bool { displacement.isDisplaced }

  /// The same movement, with the item shown to belong elsewhere.
  package func showing(at target: ShownPath) -> InteractiveMovement {
    var movement = self
    movement.displacement.target = target
    return movement
  }

  /// Where the item is shown to belong.
  package var target: ShownPath { displacement.target }

  /// Where the item is shown once it is back.
  package var home: ShownPath { displacement.home }

  /// Where the data source has the item once it has moved it to where it is shown.
  package var destination: DataPath { displacement.destination }

  /// How many items each section has in the data source.
  package func dataCounts(of presentation: ShownCounts) -> DataCounts {
    DataCounts(displacement.dataCounts(of: presentation.values))
  }
}

/// What has become of an item that is moved interactively, as layouts hear of it.
package struct MovementStep: Equatable {
  package let previous: [ShownPath]
  package let target: [ShownPath]
  package let position: Point

  package init(previous: [ShownPath], target: [ShownPath], position: Point) {
    self.previous = previous
    self.target = target
    self.position = position
  }
}

/// The index space that paths are in while an item is moved interactively.
package enum IndexSpace {
  /// That of the data source, which does not know of the movement.
  case dataSource
  /// That of what is shown, in which layouts think.
  case presentation
}

/// The interactive movement, if there is one.
///
/// An owner of the engine's state.
package final class Movements {
  /// The item that is picked up.
  @exclusivity(unchecked) package private(set) var current: InteractiveMovement?
  /// Whether the data source had no answer of its own to what it was asked about a movement.
  package private(set) var isUnanswered = false
  private var count = 0

  /// An item is picked up where it is.
  package func begin(_ item: DataPath, at position: Point, by carrier: InteractiveMovement.Carrier)
  {
    count += 1
    current = InteractiveMovement(
      number: count,
      carrier: carrier,
      displacement: DisplacedItem(resting: item),
      position: position,
      askedPosition: position
    )
  }

  /// The movement goes on as `next`, or ends.
  func goOn(as next: InteractiveMovement?) { current = next }

  /// Whether a movement is still the one that goes on.
  package func goesOn(_ movement: InteractiveMovement) -> Bool {
    current?.number == movement.number
  }

  /// The middle of the item is at another place of the content.
  package func move(to position: Point) { current?.position = position }

  /// A touch holds the item, or has moved.
  package func hold(_ touch: InteractiveMovement.TouchLocation) { current?.touch = touch }

  /// The layout has to be asked about the target again, wherever the item is.
  func forgetAskedPosition() { current?.askedPosition = nil }

  /// The next batch ends the movement.
  package func endWithBatch() { current?.endsWithBatch = true }

  /// The data source is about to be asked for an answer of its own.
  func beginQuestion() { isUnanswered = false }

  /// The data source has no method of its own.
  func noteUnanswered() { isUnanswered = true }
}

extension InteractiveMovement {
  /// The movement of the same item after a batch of the data source; `nil` if the item is no more.
  package func following(_ batch: CheckedBatch) -> InteractiveMovement? {
    displacement.translated(through: batch.map).map {
      InteractiveMovement(
        number: number,
        carrier: carrier,
        displacement: $0,
        position: position,
        touch: touch
      )
    }
  }
}
