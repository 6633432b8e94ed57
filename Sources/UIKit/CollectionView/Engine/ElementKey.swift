import Foundation

/// What sort of view an element is shown by: a cell, or a supplementary or decoration view of a kind.
///
/// Kinds are strings outside; inside they are numbers, so that keys are small and quick to compare.
struct ElementKind: Hashable {
  let number: UInt32

  static let cell = ElementKind(number: 0)
  /// Not one of those that a layout names.
  static let container = ElementKind(number: .max)
}

/// The identity of an element in the current numbering of sections and items.
struct ElementKey: Hashable {
  let kind: ElementKind
  let section: Int
  let item: Int

  init(kind: ElementKind, section: Int, item: Int) {
    self.kind = kind
    self.section = section
    self.item = item
  }

  init(kind: ElementKind, indexPath: IndexPath) {
    self.init(kind: kind, section: indexPath.section, item: indexPath.item)
  }

  init(cell indexPath: IndexPath) { self.init(kind: .cell, indexPath: indexPath) }

  /// The key of the view in which a section scrolls by itself.
  init(containerOf section: Int) { self.init(kind: .container, section: section, item: 0) }

  /// Orders elements for everything that must happen in the same order each time.
  static func precedes(_ first: ElementKey, _ second: ElementKey) -> Bool {
    (first.section, first.item, first.kind.number)
      < (second.section, second.item, second.kind.number)
  }
}
