import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

// Sections that scroll by themselves.
extension UICollectionViewCompositionalLayout {
  /// The containers of the solved sections in a rectangle.
  func sectionContainers(in rect: CGRect) -> [SectionContainer] {
    guard let solution else { return [] }
    var containers: [SectionContainer] = []
    for section in solution.arrangement.sections(in: Rect(rect)) {
      guard let container = container(section, of: solution), container.frame.overlaps(Rect(rect))
      else {
        continue
      }
      containers.append(container)
    }
    return containers
  }

  /// The container of a section, which is asked for if it was not.
  func sectionContainer(_ section: Int) -> SectionContainer? {
    solveSection(section)
    return solution.flatMap { container(section, of: $0) }
  }

  /// The container of a section; nil if it does not scroll by itself, or is not solved.
  func container(_ section: Int, of solution: CompositionalSolution) -> SectionContainer? {
    guard let scroller = solution.arrangement.scroller(ofSection: section) else { return nil }
    return SectionContainer(
      section: section,
      frame: scroller.frame,
      clip: scroller.clip,
      axis: scroller.axis,
      contentSize: scroller.contentSize,
      stops: scroller.stops,
      motion: solution.companion(ofSection: section)?.motion ?? ContainerMotion(),
      zIndex: solution.kinds(ofSection: section)?.lift ?? 0
    )
  }

  /// The attributes of what a section scrolls in a rectangle, which is where it would be unscrolled.
  func attributesOfElements(
    in rect: CGRect,
    ofContainer section: Int
  ) -> [UICollectionViewLayoutAttributes] {
    updateVisibleItems()
    return solution.map { scrolledAttributes(in: rect, section, of: $0) } ?? []
  }

  /// The same without a word to handlers.
  func scrolledAttributes(
    in rect: CGRect,
    _ section: Int,
    of solution: CompositionalSolution
  ) -> [UICollectionViewLayoutAttributes] {
    guard let declared = solution.declared(section, isScrolled: true),
      let scroller = declared.scroller
    else { return [] }
    let elements = elements(in: rect, section, scroller, of: solution)
    var found: [UICollectionViewLayoutAttributes] = []
    found.reserveCapacity(elements.count)
    for element in elements { found.append(attributes(of: element, declared, in: solution)) }
    return found
  }

  /// What a section scrolls in a rectangle, which is where it would be unscrolled.
  func scrolledElements(
    in rect: CGRect,
    _ section: Int,
    of solution: CompositionalSolution
  ) -> [CompositionalElement] {
    solution.arrangement.scrollerFrame(ofSection: section)
      .map { elements(in: rect, section, $0, of: solution) } ?? []
  }

  private func elements(
    in rect: CGRect,
    _ section: Int,
    _ scroller: Rect,
    of solution: CompositionalSolution
  ) -> [CompositionalElement] {
    var found: [CompositionalElement] = []
    solution.arrangement.elements(
      inScrollerOfSection: section,
      Rect(rect).offsetBy(x: -scroller.x, y: -scroller.y),
      into: &found
    )
    return found
  }

  /// Calls the handler of a section again whose content has been scrolled.
  func contentDidScroll(inSection section: Int) {
    guard alterations.hasHandlers,
      solution?.companion(ofSection: section)?.visibleItemsHandler != nil
    else { return }
    invalidateLayout(with: makeInvalidationContext().keepingDeclarations())
  }
}
