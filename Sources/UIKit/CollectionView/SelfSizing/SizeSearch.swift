import TesseraCore

/// Which views have found their sizes, and how long the others may go on.
///
/// An owner of the engine's state. How far a view is with its size is its own `Sizing`; which of them are looked at is
/// in the arrangement, so that a view is asked again only through here.
@MainActor
final class SizeSearch {
  /// Whether views are asked again that say that their size may differ.
  private(set) var invalidation = UICollectionView.SelfSizingInvalidation.enabled
  private var rounds = RoundBudget()
  private let session: LayoutSession

  init(_ session: LayoutSession) { self.session = session }

  func take(_ invalidation: UICollectionView.SelfSizingInvalidation) {
    self.invalidation = invalidation
  }

  /// Marks an element to be measured again.
  func ask(_ element: MountedElement) {
    element.forgetSize()
    session.unsettleSize(of: element.key)
  }

  /// Marks elements, and all others that were not looked at yet, to be measured again.
  func ask(_ elements: some Sequence<MountedElement>) {
    for element in elements { element.forgetSize() }
    session.unsettleSizes()
  }
}

extension SizeSearch {
  /// A pass begins to go in rounds.
  func beginRounds() { rounds = RoundBudget() }

  /// Ends a round; returns whether there may be another one.
  func endRound() -> Bool { rounds.endRound() }

  /// How many rounds have ended.
  var roundCount: Int { rounds.count }

  /// An element with an extent was measured.
  func noteMeasured(_ key: ElementIdentity<Before>) { rounds.noteMeasured(key) }
}
