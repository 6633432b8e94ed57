import TesseraCore

/// How much of what is reported during the work of a frame is done in that frame.
///
/// A cell provider that always reports a change would keep the frame from ever ending. What is over the budget
/// waits for the next frame, and is reported as a diagnostic.
package enum UpdateBudget {
  /// The number of changes, each of which was reported while the one in front of it was carried out.
  package static var changesPerFrame: Int { 16 }
}
