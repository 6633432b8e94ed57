package import TesseraCore

/// The kinds that a layout has named, numbered from 1 in the order in which they were.
package final class KindTable {
  private struct Name: Hashable {
    let isDecoration: Bool
    let kind: String
  }

  private var numbers: [Name: UInt32] = [:]
  /// The number that was given last; none is given again, so that no key comes to mean something else.
  private var lastNumber: UInt32 = 0

  /// The key of an element, which names its kind if it was not named before.
  package func key(for element: CollectionElement) -> ElementIdentity<Before> {
    let kind: ElementKind =
      switch element {
      case .cell: .cell
      case .supplementaryView(let kind, _): number(Name(isDecoration: false, kind: kind))
      case .decorationView(let kind, _): number(Name(isDecoration: true, kind: kind))
      case .container: .container
      }
    let path = element.path
    return ElementIdentity(kind: kind, section: path.section, item: path.item)
  }

  /// The element of a key; `nil` for a kind that was not named or is forgotten.
  package func element(for key: ElementIdentity<Before>) -> CollectionElement? {
    let path = ShownPath(section: key.section, item: key.item)
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
  package func kinds(of category: ElementCategory) -> [String] {
    guard category != .cell else { return [] }
    return numbers.filter { $0.key.isDecoration == (category == .decorationView) }
      .sorted { $0.value < $1.value }
      .map { $0.key.kind }
  }

  /// Forgets the kinds that are in no key of `keys`.
  package func keep(only keys: some Sequence<ElementIdentity<Before>>) {
    let used = Set(keys.map { $0.kind.number })
    numbers = numbers.filter { used.contains($0.value) }
  }

  private func number(_ name: Name) -> ElementKind {
    if let number = numbers[name] { return ElementKind(number: number) }
    lastNumber += 1
    numbers[name] = lastNumber
    return ElementKind(number: lastNumber)
  }
}
