import TesseraCore

/// Checks what a layout has answered.
///
/// Elements that cannot be shown are left out and reported: numbers that are not finite, items that
/// do not exist, and all but the first answer for one element.
package struct LayoutAnswer {
  package private(set) var elements: [ArrangedElement] = []
  package private(set) var issues: [LayoutIssue] = []

  /// Takes `attributes`, shown in `containers`, with keys from `kinds`; `shown` is told the container that an element is in.
  init(
    _ attributes: [any ElementAttributes],
    counts: ShownCounts,
    kinds: KindTable,
    containers: DeclaredContainers,
    shown: (
      any ElementAttributes, ContainerIdentity<Before>
    ) -> any ElementAttributes
  ) {
    var seen: Set<ElementIdentity<Before>> = Set(minimumCapacity: attributes.count)
    elements.reserveCapacity(attributes.count)
    for answer in attributes {
      let element = answer.element
      let key = kinds.key(for: element)
      if !answer.isShowable {
        issues.append(.unshowable(element, frame: answer.rect, alpha: answer.opacity))
      } else if !counts.allows(element) {
        issues.append(.missing(element, counts))
      } else if !seen.insert(key).inserted {
        issues.append(.duplicate(element, frame: answer.rect))
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
