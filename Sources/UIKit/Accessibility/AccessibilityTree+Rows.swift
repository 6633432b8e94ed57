import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

// The elements of collection views.
extension AccessibilityTree {
  /// The element that stands for a cell, a header or a footer.
  ///
  /// A cell is one element: its name is its own label, or else the texts in it, and in it is what is more than text. A cell that is
  /// no accessibility element, or has `accessibilityElements`, keeps its texts as elements of their own. A cell that is one has nothing in it.
  func row(_ view: UICollectionReusableView, in list: UICollectionView, frame: CGRect) -> Node? {
    let said = view.said
    let isOneElement = said.isAccessibilityElement
    let keepsTexts = said.accessibility?.isElement == false || said.accessibilityElements != nil
    var children = contents(of: view)
    let texts = children.filter(\.isPlainText).map(\.label)
    if !keepsTexts { children.removeAll(where: \.isPlainText) }
    children = isOneElement ? [] : children.compactMap { $0.cut(to: frame) }
    var label = said.accessibilityLabel ?? ""
    if label.isEmpty, !keepsTexts {
      label = texts.filter { !$0.isEmpty }.joined(separator: ", ")
    }
    if !label.isEmpty { children = children.map { named($0, label) } }
    guard let mounted = view.mounting else { return nil }
    if !mounted.isItem, label.isEmpty, children.isEmpty { return nil }
    var node = node(view, role(of: view, mounted, in: list), frame: frame)
    if node.role == .text, !children.isEmpty { node.role = .group }
    node.label = label
    node.value = said.accessibilityValue ?? ""
    node.hint = said.accessibilityHint ?? ""
    node.states = states(of: view, said.accessibilityTraits)
    node.actions = actions(of: view)
    node.children = children
    if let cell = view as? UICollectionViewCell, mounted.isItem { describe(cell, in: list, &node) }
    return node
  }

  /// The elements in a row, also those of which nothing shows while a part of the row does.
  private func contents(of view: UICollectionReusableView) -> [Node] {
    let outer = sight.row
    sight.row = view
    defer { sight.row = outer }
    return nodes(in: view)
  }

  /// An element in a row, with the name of the row if it has none; a field has the placeholder as its hint then.
  private func named(_ node: Node, _ name: String) -> Node {
    var node = node
    let field = subjects[node.identifier] as? UITextField
    if let field, field.accessibility?.label == nil, node.label == field.placeholder {
      if node.hint.isEmpty { node.hint = node.label }
      node.label = name
    }
    if node.label.isEmpty, node.role != .text { node.label = name }
    return node
  }

  private func describe(
    _ cell: UICollectionViewCell,
    in list: UICollectionView,
    _ node: inout Node
  ) {
    if list.selection.permission.isAllowed { node.states.isSelected = cell.isSelected }
    if !cell.isUserInteractionEnabled { node.states.isEnabled = false }
    node.states.isExpanded = (cell as? UICollectionViewListCell)?.isExpandedInOutline
    guard let path = list.indexPath(for: cell) else { return }
    node.position = itemPositions(in: list).position(of: path)
  }

  private func role(
    of view: UICollectionReusableView,
    _ mounted: MountedElement,
    in list: UICollectionView
  ) -> Node.Role {
    let traits = view.said.accessibilityTraits
    if traits.contains(.header) || (view as? UICollectionViewListCell)?.row.role == .header {
      return .heading
    }
    guard mounted.isItem else {
      guard case .supplementaryView(UICollectionView.elementKindSectionHeader, _) = mounted.element
      else { return .text }
      return .heading
    }
    return arrangement(of: list) == .grid ? .cell : .row
  }

  /// Whether cells stand beside each other.
  func arrangement(of list: UICollectionView) -> Arrangement {
    if let known = arrangements[ObjectIdentifier(list)] { return known }
    let arrangement = Arrangement(of: list)
    arrangements[ObjectIdentifier(list)] = arrangement
    return arrangement
  }

  private func itemPositions(in list: UICollectionView) -> ItemPositions {
    if let known = itemPositions[ObjectIdentifier(list)] { return known }
    let positions = ItemPositions(list.engine.data.committed?.items ?? [])
    itemPositions[ObjectIdentifier(list)] = positions
    return positions
  }

  /// The arrangement of the cells of a collection view.
  enum Arrangement {
    case list, grid

    @MainActor
    init(of list: UICollectionView) {
      switch list.accessibilityContainerType {
      case .list: self = .list
      case .dataTable: self = .grid
      case .none, .landmark, .semanticGroup:
        let items = list.engine.views.sorted.filter(\.isItem)
        let isInList = items.contains { $0.shown?.uikit.listRow != nil }
        self = isInList || !Self.standBesideEachOther(items) ? .list : .grid
      }
    }

    /// Whether two of the cells that follow each other are at the same height; those that scroll by themselves stand in a line.
    @MainActor
    private static func standBesideEachOther(_ items: [MountedElement]) -> Bool {
      zip(items, items.dropFirst()).contains { first, second in
        guard first.container == .root, second.container == .root else { return false }
        let (upper, lower) = (first.view.rect, second.view.rect)
        // One that is pinned in front of another stands at its height, and not beside it.
        guard upper.maxX <= lower.minX + 1 || lower.maxX <= upper.minX + 1 else { return false }
        return min(upper.maxY, lower.maxY) - max(upper.minY, lower.minY)
          > min(upper.height, lower.height) / 2
      }
    }
  }

  /// The numbers of items in front of each section.
  struct ItemPositions {
    private let starts: [Int]
    private let count: Int

    init(_ items: [Int]) {
      var (starts, count) = ([Int](), 0)
      starts.reserveCapacity(items.count)
      for number in items {
        starts.append(count)
        count += number
      }
      (self.starts, self.count) = (starts, count)
    }

    func position(of path: IndexPath) -> Node.Position? {
      guard starts.indices.contains(path.section) else { return nil }
      return Node.Position(index: starts[path.section] + path.item + 1, count: count)
    }
  }
}

extension UIResponder {
  /// The responder that an app describes an element with: the cell of a row of a table, and the table of its list.
  final var said: UIResponder {
    switch self {
    case let row as TableRow: row.cell ?? row
    case let boundary as TableBoundary: boundary.content ?? boundary
    case let list as TableList: list.table ?? list
    default: self
    }
  }
}

extension UICollectionView {
  /// The title of the controller that shows the collection view.
  var titleAround: String? {
    for responder in sequence(first: self as UIResponder, next: \.next).prefix(64) {
      if let title = (responder as? UIViewController)?.title { return title }
    }
    return nil
  }
}

extension UIBackendAccessibilityNode {
  /// Whether the element is words that one can do nothing with.
  fileprivate var isPlainText: Bool {
    (role == .text || role == .heading) && actions.isEmpty && children.isEmpty
  }

  /// The element in the part of the window that shows; `nil` where nothing of it does.
  fileprivate func cut(to rect: CGRect) -> UIBackendAccessibilityNode? {
    let part = frame.intersection(rect)
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    var node = self
    node.frame = part
    node.children = children.compactMap { $0.cut(to: part) }
    return node
  }
}
