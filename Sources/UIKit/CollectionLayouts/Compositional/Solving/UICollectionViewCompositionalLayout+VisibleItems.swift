import CoreGraphics
import Foundation
import TesseraCore

/// What a section declares that the solver does not read.
@MainActor
final class SectionCompanion {
  let visibleItemsHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  let list: ListDeclaration?
  /// How the section slows down and bounces if it scrolls by itself.
  let motion: ContainerMotion
  /// What the views behind the section are to show.
  let backgroundPayloads: [AnyHashable?]

  init(_ section: NSCollectionLayoutSection) {
    visibleItemsHandler = section.visibleItemsInvalidationHandler
    list = section.list.map { ListDeclaration(configuration: $0) }
    motion = section.orthogonalScrollingProperties.motion
    backgroundPayloads = section.backgroundItems.map(\.payload)
  }
}

/// What handlers have made of the visible elements.
@MainActor
struct VisibleAlterations {
  /// Whether any section that was asked for has a handler.
  var hasHandlers = false
  /// The bounds that they were called for; nil if they have to be called.
  private(set) var bounds: CGRect?
  private var attributes: [CollectionElement: UICollectionViewLayoutAttributes] = [:]

  /// Has the handlers called again; until then everything looks as the solver says.
  mutating func expire() {
    bounds = nil
    attributes = [:]
  }

  /// Takes note of what is shown in some bounds.
  mutating func take(_ attributes: [UICollectionViewLayoutAttributes], in bounds: CGRect) {
    self.bounds = bounds
    self.attributes = [:]
    for attributes in attributes { self.attributes[attributes.collectionElement] = attributes }
  }

  var isEmpty: Bool { attributes.isEmpty }

  subscript(element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    attributes[element]
  }
}

extension UICollectionViewCompositionalLayout {
  /// Calls the handlers of the sections in sight unless they know these bounds already.
  ///
  /// O(visible elements of sections that have a handler).
  func updateVisibleItems() {
    guard alterations.hasHandlers, let view = collectionView, alterations.bounds != view.bounds
    else {
      return
    }
    // What a handler asks of the layout has the places that the solver says.
    alterations.take([], in: view.bounds)
    guard let solution else { return }
    var altered: [UICollectionViewLayoutAttributes] = []
    let mirror = view.engine.mirror
    let visible = Rect(mirror.apply(view.bounds))
    var found: [CompositionalElement] = []
    solution.arrangement.elements(
      in: visible,
      visibleRect: pinningRect(in: view.bounds),
      into: &found
    )
    let environment = environment(solution.container)
    for section in solution.arrangement.sections(in: visible) {
      guard let handler = solution.companion(ofSection: section)?.visibleItemsHandler else {
        continue
      }
      let containers = view.engine.placed(
        container(section, of: solution).map { [$0] } ?? [],
        by: mirror
      )
      let content = containers.scene.nested.first
      let elements = found.filter { $0.section == section }
        .compactMap { attributes(of: $0, in: solution) }
      let scrolled = content.map { content in
        let showing = containers.layout(CGRect(content.bounds), of: content.identity)
        return scrolledAttributes(in: showing, section, of: solution)
      }
      let items = (elements + (scrolled ?? [])).map { VisibleItem(containers.shown($0)) }
      let offset = content.map { CGPoint($0.offset) } ?? view.contentOffset
      view.engine.changeVisibleItems { handler(items, offset, environment) }
      altered += items.map {
        containers.answer(for: $0.attributes, in: containers.container(of: $0.attributes))
      }
    }
    alterations.take(altered, in: view.bounds)
  }

  /// Whether a section in sight before or after has a handler, which hears of every scrolled frame.
  func callsHandlers(_ newBounds: CGRect) -> Bool {
    guard alterations.hasHandlers, let solution, let view = collectionView else { return false }
    let mirror = view.engine.mirror
    return [view.bounds, newBounds].contains { bounds in
      solution.arrangement.sections(in: Rect(mirror.apply(bounds))).contains { section in
        solution.companion(ofSection: section)?.visibleItemsHandler != nil
      }
    }
  }
}
