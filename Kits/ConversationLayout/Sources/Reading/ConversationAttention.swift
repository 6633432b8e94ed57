import CoreGraphics
import TesseraCore

/// The messages that the layout watches besides the reading place.
struct ConversationAttention {
  /// Whether the end of the content is kept at the bottom.
  var keepsBottom = true
  /// The element that can stand at the top although too little follows it.
  var extended: ColumnElement?
  /// The element that streams in, and which of its edges is followed.
  var reply: (element: ColumnElement, edge: ConversationPosition.Edge)?
  /// The last batches.
  var journal = ConversationJournal()
  /// Where an animated scroll goes to.
  var journey: ConversationJourney?
  /// The ways that are gone at the moment; more than one where an app scrolls from within a call.
  var travels: [ConversationTravel] = []
}

/// An animated scroll under way.
struct ConversationJourney {
  /// Where it ends.
  var place: ReadingPlace
  /// The offset at which that place is, as the animation knows it.
  var end: CGFloat
  /// How far the offset was from the end when it was last seen.
  var distance: CGFloat
}
