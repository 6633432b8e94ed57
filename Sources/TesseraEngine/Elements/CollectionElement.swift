package import TesseraCore

/// The element that a view in a collection view shows: the name of its kind, and its path in the index space `Space`.
package enum NamedElement<Space>: Hashable {
  case cell(ItemPath<Space>)
  case supplementaryView(String, ItemPath<Space>)
  case decorationView(String, ItemPath<Space>)
  /// The view in which the elements of a section scroll by themselves; its item is zero.
  case container(ItemPath<Space>)

  /// The kind of attributes for containers, which stands for none that an app can register.
  package static var containerKind: String { "Container of Tessera" }

  package var path: ItemPath<Space> {
    switch self {
    case .cell(let path), .supplementaryView(_, let path), .decorationView(_, let path),
      .container(let path):
      path
    }
  }

  /// The same sort of element where a key of its kind says.
  func withKey<Other>(_ key: ElementIdentity<Other>) -> NamedElement {
    guard key.section.index != path.section.index || key.item != path.item else { return self }
    let path = ItemPath<Space>(section: key.section.index, item: key.item)
    return switch self {
    case .cell: .cell(path)
    case .supplementaryView(let kind, _): .supplementaryView(kind, path)
    case .decorationView(let kind, _): .decorationView(kind, path)
    case .container: .container(path)
    }
  }
}

/// An element at the path where it is shown.
package typealias CollectionElement = NamedElement<Before>

/// The sort of view that shows an element.
package enum ElementCategory: CaseIterable {
  /// Shows an item.
  case cell
  /// Shows something about a section or the whole, such as a header.
  case supplementaryView
  /// Shows no data: the layout makes it up.
  case decorationView
}

extension NamedElement {
  package var category: ElementCategory {
    switch self {
    case .cell: .cell
    case .supplementaryView: .supplementaryView
    case .decorationView, .container: .decorationView
    }
  }
}
