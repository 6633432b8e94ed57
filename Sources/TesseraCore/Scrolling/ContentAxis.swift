/// The axis along which content scrolls, found from what is shown of it where a layout does not name one.
///
/// | the content | axis |
/// | --- | --- |
/// | is longer than what shows of it along one axis alone | that one |
/// | is longer along both | the last one known; the vertical one at first |
/// | fits, and an axis is known | the last one known |
/// | fits, and fills the room along one axis alone | the other one, which is known from then on |
/// | fits, and fills the room along both, or along none | the vertical one |
///
/// So content that shrinks until it fits, or exactly fills its room, keeps its axis.
package struct ContentAxis: Hashable, Sendable {
  /// The axis.
  package private(set) var axis = Axis.vertical
  /// Whether content has shown what its axis is.
  private var isKnown = false

  /// The vertical axis, which nothing has shown yet.
  package init() {}

  /// Takes note of the size of content and of the room in which it shows, insets left out.
  ///
  /// - Parameters:
  ///   - content: The size of the content, in points; a side that is not a number counts as one that fits.
  ///   - room: What shows of it at most.
  package mutating func note(_ content: Size, in room: Size) {
    let exceedsAcross = content.width > room.width
    let exceedsDown = content.height > room.height
    if exceedsAcross != exceedsDown { return know(exceedsAcross ? .horizontal : .vertical) }
    let fillsAcross = content.width == room.width
    let fillsDown = content.height == room.height
    guard !exceedsAcross, !isKnown, fillsAcross != fillsDown else { return }
    know(fillsAcross ? .vertical : .horizontal)
  }

  /// Forgets the axis until the next content has one; until then it stays.
  package mutating func forget() { isKnown = false }

  private mutating func know(_ axis: Axis) {
    self.axis = axis
    isKnown = true
  }
}
