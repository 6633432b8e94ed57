import CoreGraphics
import TesseraCore

/// Checks what a layout has answered.
///
/// Elements that cannot be shown are left out and reported: numbers that are not finite, items that
/// do not exist, and all but the first answer for one element.
@MainActor
struct LayoutAnswer {
  private(set) var elements: [ArrangedElement] = []
  private(set) var faults: [LayoutFault] = []

  /// Takes `attributes`, shown in `containers`, with keys from `kinds`; `shown` is told the container that an element is in.
  init(
    _ attributes: [UICollectionViewLayoutAttributes],
    counts: ShownCounts,
    kinds: KindTable,
    containers: DeclaredContainers,
    shown: (
      UICollectionViewLayoutAttributes, ContainerIdentity<Before>
    ) -> UICollectionViewLayoutAttributes
  ) {
    var seen: Set<ElementIdentity<Before>> = Set(minimumCapacity: attributes.count)
    elements.reserveCapacity(attributes.count)
    for answer in attributes {
      let element = answer.collectionElement
      let key = kinds.key(for: element)
      if !answer.isShowable {
        faults.append(.unshowable(element, frame: answer.frame, alpha: answer.alpha))
      } else if !counts.allows(element) {
        faults.append(.missing(element, counts))
      } else if !seen.insert(key).inserted {
        faults.append(.duplicate(element, frame: answer.frame))
      } else {
        let container = containers.container(of: answer)
        elements.append(
          ArrangedElement(
            key: key,
            container: container,
            answer: answer,
            shown: shown(answer, container)
          )
        )
      }
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// Whether all numbers are finite and the size is not below zero.
  var isShowable: Bool {
    let size = size
    return frame.isFinite && size.isFinite && size.width >= 0 && size.height >= 0
      && alpha.isFinite && transform.isFinite
  }
}

extension CGAffineTransform {
  fileprivate var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

extension ShownCounts {
  fileprivate func allows(_ element: CollectionElement) -> Bool {
    switch element {
    case .cell(let path): contains(path)
    case .supplementaryView(_, let path): containsSection(of: path)
    case .decorationView, .container: true
    }
  }
}

extension Set {
  fileprivate init(minimumCapacity: Int) {
    self.init()
    reserveCapacity(minimumCapacity)
  }
}
