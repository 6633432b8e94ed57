import CoreGraphics
import Foundation
import TesseraCore
import UIKit

extension CollectionViewConversationLayout {
  /// Takes note of what a context makes invalid; the widest reason counts.
  func note(_ context: UICollectionViewLayoutInvalidationContext) {
    let own = context as? ConversationInvalidationContext
    if context.invalidateEverything {
      pending = .everything
      reading = .unknown
      attention.journal = ConversationJournal()
    } else if context.invalidateDataSourceCounts {
      if pending != .everything {
        pending = .counts
        holdForUpdate()
      }
    } else if own?.isOfRoomAlone == true || own?.isOfSizeAlone == true {
      if pending == .nothing { pending = .room }
    } else if pending != .everything, pending != .counts {
      if pending != .declarations { holdForDeclaring() }
      pending = .declarations
    }
  }

  var declaration: ConversationDeclaration? {
    collectionView.map {
      let room = ConversationRoom(of: $0, bounds: $0.bounds, for: self)
      return ConversationDeclaration(layout: self, collectionView: $0, room: room)
    }
  }

  /// Takes up what has become invalid.
  func solve() {
    guard let declaration else {
      solution = nil
      pending = .everything
      return
    }
    guard solution != nil, pending != .everything else { return solveAnew(declaration) }
    solution?.fit(into: declaration.room)
    switch pending {
    // Which changes lead to the new counts is said later.
    case .counts: return
    case .declarations:
      redeclare(declaration)
      pending = .nothing
      return followDeclaring()
    case .nothing, .room, .everything: break
    }
    pending = .nothing
  }

  private func solveAnew(_ declaration: ConversationDeclaration) {
    let column = ColumnArrangement(sectionCount: declaration.sectionCount) {
      declaration.section($0)
    }
    solution = ConversationSolution(column, in: declaration.room)
    solution?.extended = attention.extended
    takePins()
    pending = .nothing
  }

  /// Asks for all declarations again, and keeps what was measured.
  func redeclare(_ declaration: ConversationDeclaration) {
    let column = solution?.column.redeclared(sectionCount: declaration.sectionCount) {
      declaration.section($0)
    }
    if let column { solution?.column = column }
    solution?.extended = attention.extended
    takePins()
  }

  /// Takes the counts as they are if no changes were said to lead to them.
  func settleCounts() {
    guard pending == .counts, let declaration else { return }
    pending = .nothing
    reading = .unknown
    redeclare(declaration)
  }

  /// Applies the changes of a batch; what does not add up is declared anew.
  func apply(_ updateItems: [UICollectionViewUpdateItem]) {
    guard let declaration, let former = solution else { return }
    pending = .nothing
    let changes = updateItems.compactMap(\.change)
    let column = former.column.applying(changes) {
      declaration.items($0, $1)
    } section: {
      declaration.section($0)
    }
    let isSound = column?.hasCounts(declaration.sectionCount) { declaration.itemCount($0) } == true
    guard let column, isSound else {
      attention.journal = ConversationJournal()
      return redeclare(declaration)
    }
    solution?.column = column
    takePins()
    followReading(changes, from: former.column)
    beginUpdate(changes, from: former)
  }
}

extension UICollectionViewUpdateItem {
  /// The change in the words of the core; nil for one that says nothing.
  fileprivate var change: LayoutChange? {
    let kind: LayoutChangeKind
    switch updateAction {
    case .insert: kind = .insert
    case .delete: kind = .delete
    case .reload: kind = .reload
    case .move: kind = .move
    default: return nil
    }
    // What is reloaded has a new path as well, but Apple does not promise it.
    return LayoutChange(
      kind,
      before: indexPathBeforeUpdate.map { OldPath(section: $0.section, item: $0.item) },
      after: indexPathAfterUpdate.map { NewPath(section: $0.section, item: $0.item) }
    )
  }
}
