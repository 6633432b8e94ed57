package import TesseraCore

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
