import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

extension UICollectionViewCompositionalLayout {
  /// The attributes of everything that overlaps `rect`.
  func attributesOfElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    solveSections(in: rect)
    updateVisibleItems()
    guard let solution else { return [] }
    let visible = pinningRect(in: collectionView?.bounds)
    guard alterations.isEmpty else {
      var found: [CompositionalElement] = []
      solution.arrangement.elements(in: Rect(rect), visibleRect: visible, into: &found)
      return found.compactMap { attributes(of: $0, in: solution) }
    }
    return pool.attributes { found in
      solution.arrangement.elements(in: Rect(rect), visibleRect: visible, into: &found)
    } make: { element in
      attributes(of: element, in: solution)
    }
  }

  /// The attributes of one element; nil if there is none such.
  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    if !element.path.isGlobal { solveSection(element.path.section.index) }
    guard let solution, let (kind, section) = solution.kind(of: element) else { return nil }
    let visible = pinningRect(in: collectionView?.bounds)
    return solution.arrangement.element(kind, inSection: section, visibleRect: visible)
      .flatMap { attributes(of: $0, in: solution) }
  }

  /// The attributes of an element that the solver has placed.
  func attributes(
    of element: CompositionalElement,
    in solution: CompositionalSolution
  ) -> UICollectionViewLayoutAttributes? {
    guard let section = element.section else {
      return solution.contentElement(of: element.kind).map {
        attributes(of: element, named: $0, nil, in: solution)
      }
    }
    guard let declared = solution.declared(section, isScrolled: element.kind.isScrolled) else {
      return nil
    }
    return attributes(of: element, declared, in: solution)
  }

  /// The attributes of an element of a section.
  func attributes(
    of element: CompositionalElement,
    _ declared: CompositionalSolution.Declared,
    in solution: CompositionalSolution
  ) -> UICollectionViewLayoutAttributes {
    attributes(
      of: element,
      named: declared.kinds.element(of: element.kind, inSection: declared.section),
      declared,
      in: solution
    )
  }

  private func attributes(
    of element: CompositionalElement,
    named: (element: CollectionElement, zIndex: Int),
    _ declared: CompositionalSolution.Declared?,
    in solution: CompositionalSolution
  ) -> UICollectionViewLayoutAttributes {
    if !alterations.isEmpty,
      let altered = alterations[named.element]?.copy() as? UICollectionViewLayoutAttributes
    {
      return altered
    }
    let attributes = UICollectionViewLayoutAttributes.made(as: attributesClass)
    attributes.represent(named.element)
    if element.kind.isScrolled, let scroller = declared?.scroller {
      attributes.isInContainer = true
      attributes.frame = CGRect(element.frame.offsetBy(x: scroller.x, y: scroller.y))
    } else {
      attributes.frame = CGRect(element.frame)
    }
    // A pinned element is drawn above everything that it has been moved over; Apple's distance.
    attributes.zIndex = named.zIndex + element.zIndex + (element.isDisplaced ? 10 : 0)
    attributes.fixedSides = FixedSides(element)
    attributes.owner = solution.arrangement.owner(of: element.kind, inSection: element.section)
    guard let declared, let companion = declared.companion else { return attributes }
    attributes.payload = companion.payload(of: element.kind)
    if companion.list != nil {
      attributes.listRow = listRow(for: named.element, inSection: declared.section, of: solution)
    }
    return attributes
  }

  /// The class that the layout names, or the base class when that is not one of attributes.
  private var attributesClass: UICollectionViewLayoutAttributes.Type {
    type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
  }
}

extension FixedSides {
  /// The sides of an element that are not estimated.
  fileprivate init(_ element: CompositionalElement) {
    let measured = element.measuredAxes
    switch (measured.horizontal, measured.vertical) {
    case (true, true): self = .none
    case (true, false): self = .height
    case (false, true): self = .width
    case (false, false): self = .both
    }
  }
}

extension SectionCompanion {
  /// Returns the value that the section gives a view behind it; nil for all others.
  fileprivate func payload(of kind: CompositionalElementKind) -> AnyHashable? {
    guard case .background(let number) = kind, backgroundPayloads.indices.contains(number) else {
      return nil
    }
    return backgroundPayloads[number]
  }
}

/// The attributes of a compositional layout's last answer, used again for what stays where it is.
///
/// Attributes that were changed after they were handed out are made anew.
@MainActor
struct CompositionalAttributePool {
  private var attributes: [CompositionalElement: Kept] = [:]
  private var found: [CompositionalElement] = []

  private struct Kept {
    let attributes: UICollectionViewLayoutAttributes
    let zIndex: Int
  }

  /// Makes all attributes anew from now on.
  mutating func forget() { attributes = [:] }

  /// The attributes of the elements that `query` finds, made by `make` where there are none.
  mutating func attributes(
    _ query: (inout [CompositionalElement]) -> Void,
    make: (CompositionalElement) -> UICollectionViewLayoutAttributes?
  ) -> [UICollectionViewLayoutAttributes] {
    query(&found)
    var next: [CompositionalElement: Kept] = [:]
    next.reserveCapacity(found.count)
    var answer: [UICollectionViewLayoutAttributes] = []
    answer.reserveCapacity(found.count)
    for element in found {
      let frame = CGRect(element.frame)
      if let kept = attributes[element], kept.attributes.isPlain(at: frame, zIndex: kept.zIndex) {
        next[element] = kept
        answer.append(kept.attributes)
      } else if let made = make(element) {
        next[element] = Kept(attributes: made, zIndex: made.zIndex)
        answer.append(made)
      }
    }
    attributes = next
    return answer
  }
}
