import TesseraCore
import TesseraTestSupport

@testable import UIKit

/// The slow twin of a snapshot: arrays in an array.
struct SnapshotModel {
  var sections: [ListSection<Int, Int>] = []

  var items: [Int] { sections.flatMap(\.items) }

  func path(of item: Int) -> (section: Int, item: Int)? {
    for (section, content) in sections.enumerated() {
      if let index = content.items.firstIndex(of: item) { return (section, index) }
    }
    return nil
  }

  func index(ofSection section: Int) -> Int? { sections.firstIndex { $0.section == section } }

  mutating func insert(_ added: [Int], nextTo other: Int, isBehind: Bool) {
    guard let (section, item) = path(of: other) else { return }
    sections[section].items.insert(contentsOf: added, at: item + (isBehind ? 1 : 0))
  }

  mutating func delete(_ item: Int) {
    guard let path = path(of: item) else { return }
    sections[path.section].items.remove(at: path.item)
  }
}

/// A snapshot and its slow twin, changed together by random steps.
struct SnapshotWalk {
  var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
  var model = SnapshotModel()
  var script: [String] = []
  var generator: SeededGenerator
  private var nextIdentifier = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    script = ["seed \(seed)"]
  }

  mutating func step() {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: appendSections()
    case 1: insertSections()
    case 2: deleteSection()
    case 3: moveSection()
    case 4, 5: appendItems()
    case 6, 7: insertItems()
    case 8, 9: deleteItems()
    default: moveItem()
    }
  }

  private mutating func newIdentifiers(upTo limit: Int) -> [Int] {
    (0..<Int.random(in: 0...limit, using: &generator)).map { _ in
      nextIdentifier += 1
      return nextIdentifier
    }
  }

  private mutating func anyItem() -> Int? { model.items.randomElement(using: &generator) }
  private mutating func anySection() -> Int? {
    model.sections.randomElement(using: &generator)?.section
  }

  private mutating func appendSections() {
    let added = newIdentifiers(upTo: 3)
    script.append("snapshot.appendSections(\(added))")
    snapshot.appendSections(added)
    model.sections += added.map { ListSection($0, items: []) }
  }

  private mutating func insertSections() {
    guard let other = anySection(), let index = model.index(ofSection: other) else { return }
    let added = newIdentifiers(upTo: 3)
    let sections = added.map { ListSection<Int, Int>($0, items: []) }
    if Bool.random(using: &generator) {
      script.append("snapshot.insertSections(\(added), beforeSection: \(other))")
      snapshot.insertSections(added, beforeSection: other)
      model.sections.insert(contentsOf: sections, at: index)
    } else {
      script.append("snapshot.insertSections(\(added), afterSection: \(other))")
      snapshot.insertSections(added, afterSection: other)
      model.sections.insert(contentsOf: sections, at: index + 1)
    }
  }

  private mutating func deleteSection() {
    guard model.sections.count > 3, let section = anySection() else { return }
    script.append("snapshot.deleteSections([\(section)])")
    snapshot.deleteSections([section])
    model.sections.removeAll { $0.section == section }
  }

  private mutating func moveSection() {
    guard let section = anySection(), let other = anySection(), section != other,
      let source = model.index(ofSection: section)
    else { return }
    let moved = model.sections.remove(at: source)
    let index = model.index(ofSection: other) ?? 0
    if Bool.random(using: &generator) {
      script.append("snapshot.moveSection(\(section), beforeSection: \(other))")
      snapshot.moveSection(section, beforeSection: other)
      model.sections.insert(moved, at: index)
    } else {
      script.append("snapshot.moveSection(\(section), afterSection: \(other))")
      snapshot.moveSection(section, afterSection: other)
      model.sections.insert(moved, at: index + 1)
    }
  }

  private mutating func appendItems() {
    guard let section = anySection(), let index = model.index(ofSection: section) else { return }
    // More than a leaf holds, now and then.
    let added = newIdentifiers(upTo: Bool.random(using: &generator) ? 5 : 200)
    script.append("snapshot.appendItems(\(added), toSection: \(section))")
    snapshot.appendItems(added, toSection: section)
    model.sections[index].items += added
  }

  private mutating func insertItems() {
    guard let other = anyItem() else { return }
    let added = newIdentifiers(upTo: 40)
    if Bool.random(using: &generator) {
      script.append("snapshot.insertItems(\(added), beforeItem: \(other))")
      snapshot.insertItems(added, beforeItem: other)
      model.insert(added, nextTo: other, isBehind: false)
    } else {
      script.append("snapshot.insertItems(\(added), afterItem: \(other))")
      snapshot.insertItems(added, afterItem: other)
      model.insert(added, nextTo: other, isBehind: true)
    }
  }

  private mutating func deleteItems() {
    let deleted = model.items.shuffled(using: &generator)
      .prefix(Int.random(in: 0...60, using: &generator))
    script.append("snapshot.deleteItems(\(deleted))")
    snapshot.deleteItems(Array(deleted))
    for item in deleted { model.delete(item) }
  }

  private mutating func moveItem() {
    guard let item = anyItem(), let other = anyItem(), item != other else { return }
    model.delete(item)
    if Bool.random(using: &generator) {
      script.append("snapshot.moveItem(\(item), beforeItem: \(other))")
      snapshot.moveItem(item, beforeItem: other)
      model.insert([item], nextTo: other, isBehind: false)
    } else {
      script.append("snapshot.moveItem(\(item), afterItem: \(other))")
      snapshot.moveItem(item, afterItem: other)
      model.insert([item], nextTo: other, isBehind: true)
    }
  }
}
