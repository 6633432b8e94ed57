import TesseraCore
import TesseraTestSupport

/// Finds what is held instead of an item by going through everything: the slow twin of the heirs.
struct HeirSearch {
  private let change: ModelChange
  private let after: [NewPath]
  private let newPaths: [Int: NewPath]
  private let known: Set<Int>
  private var movedSections: Set<Int> = []
  private var reloadedSections: Set<Int> = []
  private var movedItems: Set<OldPath> = []

  init(_ change: ModelChange) {
    self.change = change
    after = change.after.counts.paths(in: After.self)
    newPaths = change.after.paths(in: After.self)
    known = Set(change.before.items.map(\.identity))
    for operation in change.operations {
      switch operation {
      case .moveSection(let from, _): movedSections.insert(from.index)
      case .reloadSection(let section): reloadedSections.insert(section.index)
      case .moveItem(let from, _): movedItems.insert(from)
      default: break
      }
    }
  }

  func successor(of old: OldPath, forEnd: Bool) -> NewPath? {
    if let kept = keptPath(of: old) { return kept }
    let place = place(of: old)
    let following = after.first { $0 >= place }
    let preceding = after.last { $0 < place }
    guard forEnd else { return following ?? preceding }
    return following == place && isNew(place) ? place : preceding ?? following
  }

  func lastInserted(behind path: NewPath) -> NewPath {
    var last = path
    for next in after where next > path {
      let section = change.after.sections[next.section.index].identity
      let old = change.before.sections.firstIndex { $0.identity == section }
      let isReloaded = old.map(reloadedSections.contains) ?? false
      guard !isReloaded, !known.contains(change.after[next].identity) else { break }
      last = next
    }
    return last
  }

  /// Where an item is that has kept its order.
  private func keptPath(of old: OldPath) -> NewPath? {
    guard newSection(of: old.section.index) != nil, !movedItems.contains(old) else { return nil }
    return newPaths[change.before[old].identity]
  }

  /// Where a section is that has kept its order.
  private func newSection(of old: Int) -> Int? {
    guard !movedSections.contains(old) else { return nil }
    let identity = change.before.sections[old].identity
    return change.after.sections.firstIndex { $0.identity == identity }
  }

  private func place(of old: OldPath) -> NewPath {
    let section = old.section.index
    guard let new = newSection(of: section) else {
      let inFront = (0..<section).reversed().lazy.compactMap { newSection(of: $0) }.first
      return NewPath(section: inFront.map { $0 + 1 } ?? 0, item: 0)
    }
    guard !reloadedSections.contains(section) else { return NewPath(section: new, item: old.item) }
    let inFront = (0..<old.item).reversed().lazy
      .compactMap { keptPath(of: OldPath(section: section, item: $0)) }.first
    return NewPath(section: new, item: inFront.map { $0.item + 1 } ?? 0)
  }

  private func isNew(_ path: NewPath) -> Bool {
    let identity = change.after[path].identity
    guard known.contains(identity) else { return true }
    return movedItems.contains { change.before[$0].identity == identity }
  }
}
