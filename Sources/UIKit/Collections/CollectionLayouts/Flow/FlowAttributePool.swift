import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

/// The attributes of a flow layout's last answer, to be used again for what stays where it is.
///
/// Elements stand in the order of sections, and in each of them header, items and footer; two answers
/// are compared by walking along both. Attributes that were changed in place are not used again.
@MainActor
struct FlowAttributePool {
  private var elements: [FlowElement] = []
  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var found: [FlowElement] = []

  /// Makes all attributes anew from now on.
  mutating func forget() {
    elements.removeAll(keepingCapacity: true)
    attributes = []
  }

  /// The attributes of the elements that `query` finds, made by `make` where there are none.
  mutating func attributes(
    _ query: (inout [FlowElement]) -> Void,
    make: (FlowElement) -> UICollectionViewLayoutAttributes
  ) -> [UICollectionViewLayoutAttributes] {
    query(&found)
    if found != elements || !areUntouched {
      attributes = merged(make)
      swap(&found, &elements)
    }
    return attributes
  }

  private var areUntouched: Bool {
    for index in elements.indices where !attributes[index].isUntouched(for: elements[index]) {
      return false
    }
    return true
  }

  private func merged(
    _ make: (FlowElement) -> UICollectionViewLayoutAttributes
  ) -> [UICollectionViewLayoutAttributes] {
    var position = 0
    var merged: [UICollectionViewLayoutAttributes] = []
    merged.reserveCapacity(found.count)
    for element in found {
      while position < elements.count, elements[position].precedes(element) { position += 1 }
      let isSame =
        position < elements.count && elements[position] == element
        && attributes[position].isUntouched(for: element)
      merged.append(isSame ? attributes[position] : make(element))
    }
    return merged
  }
}

extension FlowElement {
  /// Whether the element comes before another one.
  fileprivate func precedes(_ other: FlowElement) -> Bool {
    (section, kind.rank) < (other.section, other.kind.rank)
  }

  /// Above the cells while it is held away from its place; Apple's number.
  var zIndex: Int { isDisplaced ? 10 : 0 }
}

extension FlowElementKind {
  /// The place in a section: header, items, footer.
  fileprivate var rank: Int {
    switch self {
    case .header: -1
    case .item(let item): item
    case .footer: Int.max
    }
  }

  /// The element of a collection view.
  @MainActor
  func collectionElement(inSection section: Int) -> CollectionElement {
    let path = ShownPath(section: section, item: 0)
    return switch self {
    case .header: .supplementaryView(UICollectionView.elementKindSectionHeader, path)
    case .item(let item): .cell(ShownPath(section: section, item: item))
    case .footer: .supplementaryView(UICollectionView.elementKindSectionFooter, path)
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// Whether they say of an element what a flow layout has said, and nothing else.
  fileprivate func isUntouched(for element: FlowElement) -> Bool {
    let item = if case .item(let item) = element.kind { item } else { 0 }
    return indexPath.section == element.section && indexPath.item == item
      && isPlain(at: CGRect(element.frame), zIndex: element.zIndex)
  }
}
