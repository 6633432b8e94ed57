import Foundation
import TesseraCore

/// The kinds that a layout has named, numbered from 1 in the order in which they were.
@MainActor
final class KindTable {
  private struct Name: Hashable {
    let isDecoration: Bool
    let kind: String
  }

  private var numbers: [Name: UInt32] = [:]
  /// The number that was given last; none is given again, so that no key comes to mean something else.
  private var lastNumber: UInt32 = 0

  /// The key of an element, which names its kind if it was not named before.
  func key(for element: CollectionElement) -> ElementIdentity<Before> {
    switch element {
    case .cell(let path): ElementIdentity<Before>(kind: .cell, indexPath: path)
    case .supplementaryView(let kind, let path):
      ElementIdentity<Before>(kind: number(Name(isDecoration: false, kind: kind)), indexPath: path)
    case .decorationView(let kind, let path):
      ElementIdentity<Before>(kind: number(Name(isDecoration: true, kind: kind)), indexPath: path)
    case .container(let path): ElementIdentity<Before>(kind: .container, indexPath: path)
    }
  }

  /// The element of a key; `nil` for a kind that was not named or is forgotten.
  func element(for key: ElementIdentity<Before>) -> CollectionElement? {
    let path = IndexPath(item: key.item, section: key.section.index)
    switch key.kind {
    case .cell: return .cell(path)
    case .container: return .container(path)
    default:
      let named = numbers.first { $0.value == key.kind.number }
      guard let name = named?.key else { return nil }
      return name.isDecoration
        ? .decorationView(name.kind, path) : .supplementaryView(name.kind, path)
    }
  }

  /// The kinds of supplementary views, or of decoration views, in the order in which they were named.
  func kinds(of category: UICollectionView.ElementCategory) -> [String] {
    guard category != .cell else { return [] }
    return numbers.filter { $0.key.isDecoration == (category == .decorationView) }
      .sorted { $0.value < $1.value }
      .map(\.key.kind)
  }

  /// Forgets the kinds that are in no key of `keys`.
  func keep(only keys: some Sequence<ElementIdentity<Before>>) {
    let used = Set(keys.map(\.kind.number))
    numbers = numbers.filter { used.contains($0.value) }
  }

  private func number(_ name: Name) -> ElementKind {
    if let number = numbers[name] { return ElementKind(number: number) }
    lastNumber += 1
    numbers[name] = lastNumber
    return ElementKind(number: lastNumber)
  }
}
