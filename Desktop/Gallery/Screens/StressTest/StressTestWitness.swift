import Tessera
import TesseraCore
import TesseraTestSupport
import UIKit

/// What stands still during the stress test.
enum StressTestAnchor: CaseIterable {
  /// UIKit's behaviour, which promises nothing.
  case system
  /// The start of the first visible item.
  case first
  /// The end of the last visible item.
  case last
  /// The end of the content.
  case end
  /// The middle of the item that was in the middle when it was chosen, wherever it goes.
  case item

  @MainActor
  func anchor(in list: UICollectionView) -> CollectionAnchor {
    switch self {
    case .system: .system
    case .first: .firstVisible(sticksToStart: nil)
    case .last: .lastVisible(sticksToEnd: nil, followsInsertions: false)
    case .end: .contentEnd
    case .item: Self.middle(of: list).map { .item($0, edge: .center) } ?? .system
    }
  }

  /// The visible item that is nearest to the middle.
  @MainActor
  private static func middle(of list: UICollectionView) -> IndexPath? {
    list.indexPathsForVisibleItems.compactMap { list.layoutAttributesForItem(at: $0) }
      .min { abs($0.frame.midY - list.bounds.midY) < abs($1.frame.midY - list.bounds.midY) }?
      .indexPath
  }
}

/// Records where the anchor is on screen, to measure later how far it has moved.
@MainActor
struct StressTestWitness {
  private let subject: Subject?
  /// Where it was, in points from the top of what is visible, or from its end.
  private let place: CGFloat
  /// Whether it is on screen where it is to be, and not still on its way there.
  private let isAtRest: Bool

  private enum Subject {
    case start(ofItem: Int)
    case middle(ofItem: Int)
    case end(ofItem: Int)
    case endOfContent

    /// Where a frame is in what is visible, by the edge that counts; `nil` for what is no item.
    func place(of frame: CGRect, in bounds: CGRect) -> CGFloat? {
      switch self {
      case .start: frame.minY - bounds.minY
      case .middle: frame.midY - bounds.midY
      case .end: frame.maxY - bounds.maxY
      case .endOfContent: nil
      }
    }

    /// The item that is held; `nil` for what is none.
    var identity: Int? {
      switch self {
      case .start(let identity), .middle(let identity), .end(let identity): identity
      case .endOfContent: nil
      }
    }
  }

  private static let tolerance: CGFloat = 0.01
  /// By how much an item has to show to be held, in points: more than numbers are rounded.
  private static let rounding: CGFloat = 1e-6

  /// Looks where the anchor is.
  init(_ anchor: StressTestAnchor, in list: UICollectionView, _ model: CollectionModel) {
    subject = Self.subject(of: anchor, in: list, model)
    place = subject.flatMap { Self.place(of: $0, in: list, model) } ?? 0
    let look = subject.flatMap { Self.look(of: $0, in: list) }
    isAtRest = look.map { [place] in abs($0 - place) <= Self.tolerance } ?? false
  }

  /// What is to be said of the anchor after a step: nothing if it has gone, was moved on purpose, or
  /// could not be held because the content ends.
  func outcome(
    in list: UICollectionView,
    _ model: CollectionModel,
    after step: StressTestRun.Step
  ) -> StressTestOutcome? {
    guard let subject, !isMoved(by: step),
      let now = Self.place(of: subject, in: list, model)
    else { return nil }
    guard let issue = issue(now) else { return .holds }
    return Self.isAtAnEnd(list) ? nil : .broken(issue)
  }

  /// What is to be said of the anchor in a frame of the animation of a step after which it holds:
  /// nothing if it was still moving when the step began, or is no item.
  func outcomeOnScreen(in list: UICollectionView) -> StressTestOutcome? {
    guard isAtRest, let subject, let look = Self.look(of: subject, in: list) else { return nil }
    return StressTestOutcome(issue(look))
  }

  private func issue(_ now: CGFloat) -> String? {
    let drift = now - place
    guard abs(drift) > Self.tolerance else { return nil }
    return "The anchor moved by \((drift * 100).rounded() / 100) points."
  }

  private func isMoved(by step: StressTestRun.Step) -> Bool {
    switch (step, subject) {
    case (.scroll, _), (_, nil): true
    // An item of one's own choice is held where it goes.
    case (.resize, _), (.batch, .endOfContent?), (.batch, .middle?): false
    case (.batch(let change), .start(let identity)?), (.batch(let change), .end(let identity)?):
      Self.moves(change, identity)
    }
  }

  /// Whether an item is moved away, by itself or with its section; then what takes its place is held.
  private static func moves(_ change: ModelChange, _ identity: Int) -> Bool {
    guard let path = change.before.paths(in: Before.self)[identity] else { return false }
    return change.operations.contains { operation in
      switch operation {
      case .moveItem(let from, _): from == path
      case .moveSection(let from, _), .reloadSection(let from): from == path.section
      default: false
      }
    }
  }

  private static func subject(
    of anchor: StressTestAnchor,
    in list: UICollectionView,
    _ model: CollectionModel
  ) -> Subject? {
    func identity(_ path: IndexPath) -> Int {
      model.sections[path.section].items[path.item].identity
    }
    func isBefore(_ place: CGFloat, _ path: IndexPath, _ other: CGFloat, _ otherPath: IndexPath)
      -> Bool
    { place == other ? path < otherPath : place < other }
    switch anchor {
    case .system: return nil
    case .first:
      return candidates(in: list)
        .min { isBefore($0.frame.minY, $0.indexPath, $1.frame.minY, $1.indexPath) }
        .map { .start(ofItem: identity($0.indexPath)) }
    case .last:
      return candidates(in: list)
        .max { isBefore($0.frame.maxY, $0.indexPath, $1.frame.maxY, $1.indexPath) }
        .map { .end(ofItem: identity($0.indexPath)) }
    case .end: return .endOfContent
    case .item:
      // How far one out of sight is depends on sections between that the layout has not asked for yet.
      guard case .item(let path, _) = list.anchor, list.indexPathsForVisibleItems.contains(path)
      else { return nil }
      return .middle(ofItem: identity(path))
    }
  }

  /// The items in sight that cover no other one.
  private static func candidates(in list: UICollectionView) -> [UICollectionViewLayoutAttributes] {
    let bounds = list.bounds.insetBy(dx: 0, dy: rounding)
    let visible = list.indexPathsForVisibleItems
      .compactMap { list.layoutAttributesForItem(at: $0) }
      .filter { $0.frame.maxY > bounds.minY && $0.frame.minY < bounds.maxY }
    return visible.filter { item in
      !visible.contains {
        $0.zIndex < item.zIndex && StressTestSight.overlap($0.frame, item.frame)
      }
    }
  }

  private static func place(
    of subject: Subject,
    in list: UICollectionView,
    _ model: CollectionModel
  ) -> CGFloat? {
    guard let identity = subject.identity else {
      return list.contentSize.height - list.bounds.maxY
    }
    guard let path = model.paths(in: After.self)[identity],
      let frame = list.layoutAttributesForItem(
        at: IndexPath(item: path.item, section: path.section.index)
      )?.frame
    else { return nil }
    return subject.place(of: frame, in: list.bounds)
  }

  /// Where an item is on screen right now, animations included.
  private static func look(of subject: Subject, in list: UICollectionView) -> CGFloat? {
    guard let identity = subject.identity, let bounds = list.layer.presentation()?.bounds,
      let cell = list.visibleCells.first(where: {
        ($0 as? StressTestCell)?.item?.identity == identity
      }),
      let frame = look(of: cell, in: list)
    else { return nil }
    return subject.place(of: frame, in: bounds)
  }

  /// Where a view is on screen in the content of a list, which may be inside a section that scrolls.
  private static func look(of view: UIView, in list: UICollectionView) -> CGRect? {
    guard var frame = view.layer.presentation()?.frame else { return nil }
    var superview = view.superview
    while let current = superview, current !== list {
      guard let look = current.layer.presentation() else { return nil }
      frame = frame.offsetBy(
        dx: look.frame.minX - look.bounds.minX,
        dy: look.frame.minY - look.bounds.minY
      )
      superview = current.superview
    }
    return frame
  }

  /// Whether the content shows its start or its end, beyond which nothing can be scrolled.
  private static func isAtAnEnd(_ list: UICollectionView) -> Bool {
    let end = max(0, list.contentSize.height - list.bounds.height)
    return list.contentOffset.y <= 0.5 || list.contentOffset.y >= end - 0.5
  }
}
