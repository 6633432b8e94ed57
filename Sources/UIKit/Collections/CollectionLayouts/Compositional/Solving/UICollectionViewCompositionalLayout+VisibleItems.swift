import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

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
    motion = section.motion
    backgroundPayloads = section.backgroundItems.map(\.payload)
  }
}

/// What handlers have made of the visible elements.
@MainActor
struct VisibleAlterations {
  /// Whether any section that was asked for has a handler.
  var hasHandlers = false
  /// The place for which it is known what the handlers have made; nil if that has to be found out.
  private(set) var place: Place?
  private var attributes: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
  private var sections: [Int: Alteration] = [:]

  /// Where handlers look: the mirror says which part of the layout the bounds show, and follows from the width of the content, which
  /// changes while sections are asked for.
  struct Place: Equatable {
    let bounds: CGRect
    let mirror: ContentMirror
  }

  /// The input of a handler, which is called again when it differs.
  struct HandlerInput: Equatable {
    let place: Place
    let offset: CGPoint
    let room: CompositionalContainer
    let elements: [CompositionalElement]
    let scrolled: [CompositionalElement]
  }

  /// The result of the handler of a section for its input.
  private struct Alteration {
    let input: HandlerInput
    let attributes: [UICollectionViewLayoutAttributes]
  }

  /// Expires the results of handlers with another input; until they are called again everything is as the solver placed it.
  mutating func expire() {
    place = nil
    attributes = [:]
  }

  /// Expires the results of all handlers.
  mutating func forget() {
    expire()
    sections = [:]
  }

  /// Begins to find out what is shown at a place.
  mutating func begin(at place: Place) {
    expire()
    self.place = place
  }

  /// The result of the handler of a section for an input; nil if it has to be called.
  func attributes(
    ofSection section: Int,
    for input: HandlerInput
  ) -> [UICollectionViewLayoutAttributes]? {
    sections[section].flatMap { $0.input == input ? $0.attributes : nil }
  }

  /// Records the result of the handler of a section for an input.
  mutating func note(
    _ attributes: [UICollectionViewLayoutAttributes],
    ofSection section: Int,
    for input: HandlerInput
  ) {
    sections[section] = Alteration(input: input, attributes: attributes)
  }

  /// Shows what the handlers of some sections have made; those of others see nothing any more.
  mutating func show(_ shown: Set<Int>) {
    sections = sections.filter { shown.contains($0.key) }
    for alteration in sections.values {
      for attributes in alteration.attributes {
        self.attributes[attributes.collectionElement] = attributes
      }
    }
  }

  var isEmpty: Bool { attributes.isEmpty }

  subscript(element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    attributes[element]
  }
}

extension UICollectionViewCompositionalLayout {
  /// Calls the handlers of the visible sections whose input differs from that of the last call.
  ///
  /// O(visible elements of sections that have a handler).
  func updateVisibleItems() {
    guard alterations.hasHandlers, let view = collectionView else { return }
    let place = VisibleAlterations.Place(
      bounds: view.bounds,
      mirror: view.engine.preparing.mirror
    )
    guard alterations.place != place else { return }
    // What a handler asks of the layout has the places that the solver says.
    alterations.begin(at: place)
    guard let solution else { return }
    let visible = Rect(place.mirror.apply(place.bounds))
    var found: [CompositionalElement] = []
    solution.arrangement.elements(
      in: visible,
      visibleRect: pinningRect(in: view.bounds),
      into: &found
    )
    var shown: Set<Int> = []
    for section in solution.arrangement.sections(in: visible) {
      guard let handler = solution.companion(ofSection: section)?.visibleItemsHandler else {
        continue
      }
      shown.insert(section)
      let elements = found.filter { $0.section == section }
      callHandler(handler, ofSection: section, elements, at: place, solution, view)
    }
    alterations.show(shown)
  }

  /// Calls the handler of a section unless it was called about the same before.
  private func callHandler(
    _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler,
    ofSection section: Int,
    _ elements: [CompositionalElement],
    at place: VisibleAlterations.Place,
    _ solution: CompositionalSolution,
    _ view: UICollectionView
  ) {
    let containers = view.engine.arranging.placed(
      container(section, of: solution).map { [$0] } ?? [],
      by: place.mirror
    )
    let content = containers.scene.nested.first
    let scrolled = content.map { content in
      let showing = containers.layout(content.bounds, of: content.identity)
      return scrolledElements(in: CGRect(showing), section, of: solution)
    }
    let input = VisibleAlterations.HandlerInput(
      place: place,
      offset: content.map { CGPoint($0.offset) } ?? view.contentOffset,
      room: solution.container,
      elements: elements,
      scrolled: scrolled ?? []
    )
    guard alterations.attributes(ofSection: section, for: input) == nil else { return }
    let door = view.engine.door
    let items = (elements + input.scrolled).compactMap { attributes(of: $0, in: solution) }
      .map { answer in door.copying(answer) { containers.shown(answer, $0) }.uikit }
      .map { VisibleItem($0) }
    let environment = environment(solution.container)
    door.changeVisibleItems { handler(items, input.offset, environment) }
    let altered = items.map(\.attributes).map { shown in
      let container = containers.container(of: shown)
      return door.copying(shown) { containers.answer(for: shown, in: container, $0) }.uikit
    }
    alterations.note(altered, ofSection: section, for: input)
  }

  /// Whether a section that is visible before or after has a handler, which is called in every scrolled frame.
  func callsHandlers(_ newBounds: CGRect) -> Bool {
    guard alterations.hasHandlers, let solution, let view = collectionView else { return false }
    let mirror = view.engine.preparing.mirror
    return [view.bounds, newBounds].contains { bounds in
      solution.arrangement.sections(in: Rect(mirror.apply(bounds))).contains { section in
        solution.companion(ofSection: section)?.visibleItemsHandler != nil
      }
    }
  }
}
