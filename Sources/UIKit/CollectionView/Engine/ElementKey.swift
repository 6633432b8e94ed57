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

/// The kinds that a layout has named so far, numbered from 1.
struct KindTable {
  private struct Name: Hashable {
    let isDecoration: Bool
    let kind: String
  }

  private var numbers: [Name: UInt32] = [:]

  /// The key of an element, which names its kind if it was not named before.
  mutating func key(for element: CollectionElement) -> ElementKey {
    switch element {
    case .cell(let path): ElementKey(kind: .cell, indexPath: path)
    case .supplementaryView(let kind, let path):
      ElementKey(kind: number(Name(isDecoration: false, kind: kind)), indexPath: path)
    case .decorationView(let kind, let path):
      ElementKey(kind: number(Name(isDecoration: true, kind: kind)), indexPath: path)
    case .container(let path): ElementKey(kind: .container, indexPath: path)
    }
  }

  /// The kinds of supplementary views, or of decoration views, in the order in which they were named.
  func kinds(of category: UICollectionView.ElementCategory) -> [String] {
    guard category != .cell else { return [] }
    return numbers.filter { $0.key.isDecoration == (category == .decorationView) }
      .sorted { $0.value < $1.value }
      .map(\.key.kind)
  }

  private mutating func number(_ name: Name) -> ElementKind {
    if let number = numbers[name] { return ElementKind(number: number) }
    let number = UInt32(numbers.count + 1)
    numbers[name] = number
    return ElementKind(number: number)
  }
}
