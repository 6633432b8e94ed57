package import TesseraCore

/// The phase in which the layout says what is where, in the collection view and in sections that scroll by themselves.
package final class Arranging: EnginePhase {
  package let state: EngineState
  package let door: AppDoor
  package let preparing: Preparing
  package let counting: Counting

  init(_ preparing: Preparing) {
    state = preparing.state
    door = preparing.door
    self.preparing = preparing
    self.counting = preparing.counting
  }
}

extension Arranging {
  /// Asks the layout for what is in and around the visible part.
  ///
  /// The rectangle is larger than the bounds, so that scrolled frames need no new answer; how much
  /// larger is no promise. An answer of `nil` leaves everything as it is (rule B2).
  package func arrange() -> Bool {
    let visible = visibleRect
    guard !visible.isEmpty else {
      note(preparing.mirror)
      containers.take(DeclaredContainers.none)
      session.take(Arrangement(rect: visible, elements: []))
      session.advance(to: .arranged)
      return true
    }
    let wasShown = validity == .shown
    let mark = session.mark
    let rect = PlacedRegion.rect(around: visible)
    let mirror = preparing.mirror
    guard let attributes = layoutCalls.elements(in: mirror.apply(rect)) else {
      return false
    }
    let isPlacedAlike = session.mirror == mirror
    note(mirror)
    // What was answered is about what is no more; the next pass asks again.
    guard validity > .replaced else { return true }
    let former = containers.declared
    let nested = declareContainers(in: mirror.apply(rect), mirror)
    let answer = checked(attributes, in: containers.declared)
    for issue in answer.issues { preparing.report(issue) }
    let elements = answer.elements.filter { $0.container == .root }
    // Nothing was invalid: only more of the content has come near.
    let isSame = wasShown && isPlacedAlike && mark == session.mark
    if isSame { reportSilentChanges(elements) }
    session.take(
      Arrangement(
        rect: rect,
        elements: placingPickedUp(elements) + nested,
        keeping: session.arrangement
      ) { isSame && containers.declared.places($0, as: former) }
    )
    arrangeContainers(of: scene)
    session.advance(to: .arranged, since: mark)
    return true
  }

  private func note(_ mirror: ContentMirror) {
    session.note(mirror)
    offsetHold.note(mirror)
  }

  /// Reports that a layout places elements elsewhere than before although nothing was invalid.
  private func reportSilentChanges(_ elements: [ArrangedElement]) {
    for element in elements {
      guard let former = session.arrangement[element.key], !former.isAlwaysVisible,
        !former.frame.isNear(element.frame)
      else { continue }
      return preparing.report(
        .changedSilently(
          element.answer.element,
          from: former.frame,
          to: element.frame
        )
      )
    }
  }

  /// Checks what the layout has answered.
  package func checked(
    _ attributes: [any ElementAttributes],
    in containers: DeclaredContainers
  ) -> LayoutAnswer {
    LayoutAnswer(
      attributes,
      counts: counting.knownCounts,
      kinds: session.kinds,
      containers: containers
    ) { [self] answer, container in
      door.copying(answer) { containers.shown(answer, of: container, in: container, $0) }
    }
  }
}

extension Rect {
  /// Whether two frames are the same but for rounding.
  fileprivate func isNear(_ other: Rect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
      && abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }
}

extension Arranging {
  /// Where an element is in the content of the collection view, if nothing inside it is scrolled.
  package func attributesFromLayout(
    for element: CollectionElement
  ) -> (any ElementAttributes)? {
    showableAttributes(for: element).map { door.shown($0, by: preparing.mirror) }
  }

  /// What the layout says of an element, if that can be shown.
  func showableAttributes(
    for element: CollectionElement
  ) -> (any ElementAttributes)? {
    // A layout that is new, or whose data is, has to prepare before it can be asked.
    guard validity > .replaced,
      let attributes = layoutCalls.attributes(for: element)
    else { return nil }
    guard attributes.isShowable else {
      preparing.report(.unshowable(element, frame: attributes.rect, alpha: attributes.opacity))
      return nil
    }
    return attributes
  }

  /// Where an element that is at `frame` of a container would be if nothing pinned it, in the content of the collection
  /// view.
  package func restingFrame(
    of element: CollectionElement,
    _ frame: Rect,
    in container: ContainerIdentity<Before>?
  ) -> Rect {
    if case .supplementaryView = element, validity > .replaced,
      let resting = layoutCalls.restingFrame(of: element)
    {
      return session.mirror.apply(resting)
    }
    return frameInRoot(frame, of: container)
  }
}

// Elements that have moved by themselves.
extension Arranging {
  /// The elements that are all that a context makes invalid, while everything else is on screen.
  func movedElements(
    _ context: any InvalidationContext
  ) -> [CollectionElement]? {
    guard validity == .shown, turn.update == nil, context.offsetAdjustment == .zero,
      context.sizeAdjustment == .zero
    else { return nil }
    return layoutCalls.elementsMoved(by: context)
  }

  package func arranged(_ element: CollectionElement) -> ArrangedElement? {
    if isPickedUp(element) { return pickedUpElement() }
    guard let answer = layoutCalls.attributes(for: element), answer.isShowable else { return nil }
    let containers = containers.declared
    return ArrangedElement(
      key: key(for: element),
      container: containers.container(of: answer),
      answer: answer,
      shown: door.copying(answer) { containers.shown(answer, $0) }
    )
  }
}

// The item that is moved interactively.
extension Arranging {
  /// Puts what the layout says of the item that is moved interactively in the place of what it says of its
  /// slot.
  ///
  /// Wherever the bounds are it is on screen, so that it keeps its view.
  private func placingPickedUp(_ elements: [ArrangedElement]) -> [ArrangedElement] {
    guard let pickedUp = pickedUpElement() else { return elements }
    var elements = elements
    if let index = elements.firstIndex(where: { $0.key == pickedUp.key }) {
      elements[index] = pickedUp
    } else {
      elements.append(pickedUp)
    }
    return elements
  }

  /// What is shown of the item that is moved interactively; `nil` when none is.
  private func pickedUpElement() -> ArrangedElement? {
    guard let movement, movement.carrier == .pointer, counting.knownCounts.contains(movement.target)
    else {
      return nil
    }
    let mirror = preparing.mirror
    let position = mirror.apply(pickedUpPosition(movement))
    let calls = layoutCalls
    let asked = calls.attributes(ofMoving: movement.target, at: position)
    let isUsable = asked.isShowable && asked.element == .cell(movement.target)
    if !isUsable { reportPickedUp(asked, movement.target) }
    let answer = isUsable ? asked : calls.defaultAttributes(ofMoving: movement.target, at: position)
    return ArrangedElement(
      key: ElementIdentity<Before>(cell: movement.target),
      answer: answer,
      shown: door.shown(answer, by: mirror),
      isAlwaysVisible: true
    )
  }

  /// Where the middle is, also when a change is about to move the offset and everything with it.
  private func pickedUpPosition(_ movement: InteractiveMovement) -> Point {
    guard let change = turn.update else { return movement.position }
    return Point(
      x: movement.position.x + change.aim.offsetDelta.x,
      y: movement.position.y + change.aim.offsetDelta.y
    )
  }

  private func reportPickedUp(_ attributes: any ElementAttributes, _ path: ShownPath) {
    guard issueLog.notes("picked up \(path.placeDescription)") else { return }
    report(
      .layout,
      """
      \(layout.typeName) has \(attributes.element.description) at \(attributes.rect) for \
      \(path.placeDescription), which is moved interactively; it is shown at the position of the touch. The \
      attributes must be those of the cell, and every number finite.
      """
    )
  }
}

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
    var seen = AnsweredKeys()
    elements.reserveCapacity(attributes.count)
    for answer in attributes {
      let element = answer.element
      let key = kinds.key(for: element)
      if !answer.isShowable {
        issues.append(.unshowable(element, frame: answer.rect, alpha: answer.opacity))
      } else if !counts.allows(element) {
        issues.append(.missing(element, counts))
      } else if !seen.insert(key, after: elements) {
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

/// Tells the first answer about an element from others.
///
/// Answers that come in the order of their keys, as most do, are compared with the one before alone.
private struct AnsweredKeys {
  private var last: ElementIdentity<Before>?
  /// Those that were answered; `nil` while they come in order.
  private var keys: Set<ElementIdentity<Before>>?

  /// Takes the key of an answer after those of `elements`; returns whether it is new.
  mutating func insert(_ key: ElementIdentity<Before>, after elements: [ArrangedElement]) -> Bool {
    if keys == nil {
      guard let last, key <= last else {
        last = key
        return true
      }
      var keys: Set<ElementIdentity<Before>> = []
      keys.reserveCapacity(2 * elements.count)
      for element in elements { keys.insert(element.key) }
      self.keys = keys
    }
    return keys?.insert(key).inserted == true
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

/// Something that a layout answered and that cannot be shown.
package enum LayoutIssue {
  case unshowable(CollectionElement, frame: Rect, alpha: Double)
  case missing(CollectionElement, ShownCounts)
  case duplicate(CollectionElement, frame: Rect)
  case contentSize(Size, kept: Size)
  case changedSilently(CollectionElement, from: Rect, to: Rect)

  /// What tells two issues apart: each is reported once until the data or the layout is new.
  package var identity: String {
    switch self {
    case .unshowable(let element, _, _): "unshowable \(element.description)"
    case .missing(let element, _): "missing \(element.description)"
    case .duplicate(let element, _): "duplicate \(element.description)"
    case .contentSize: "content size"
    case .changedSilently: "changed silently"
    }
  }

  package func message(_ layout: String) -> String {
    switch self {
    case .unshowable(let element, let frame, let alpha):
      """
      \(layout) gave \(element.description) the frame \(frame) and the opacity \(alpha); it is not \
      shown. Every number must be finite and no size below zero.
      """
    case .missing(let element, let counts):
      "\(layout) placed \(element.description), which does not exist; it is not shown. "
        + counts.description(around: element.path.section.index)
    case .duplicate(let element, let frame):
      """
      \(layout) placed \(element.description) twice, the second time at \(frame); the first place \
      counts.
      """
    case .changedSilently(let element, let former, let present):
      """
      \(layout) had \(element.description) at \(former) and has it at \(present), and was not \
      invalid in between; it is shown where it is now. Call invalidateLayout() when something moves.
      """
    case .contentSize(let size, let kept):
      """
      \(layout) has the content size \(size); it stays \(kept). Both sides must be finite and not \
      below zero.
      """
    }
  }
}

extension Counts {
  /// The numbers that matter for a path in a section, in a sentence.
  package func description(around section: Int) -> String {
    guard items.indices.contains(section) else { return "There are \(sections) sections." }
    return "Section \(section) has \(items[section]) items."
  }

  /// Whether there is the section that a supplementary view belongs to; one of the whole content belongs to none.
  func containsSection(of path: ItemPath<Space>) -> Bool {
    path.isGlobal || contains(path.section)
  }
}

extension NamedElement: CustomStringConvertible {
  /// The element in words, with section and item.
  package var description: String {
    switch self {
    case .cell(let path): "the cell of \(path.placeDescription)"
    case .supplementaryView(let kind, let path):
      "the supplementary view \(kind) of \(path.placeDescription)"
    case .decorationView(let kind, let path):
      "the decoration view \(kind) of \(path.placeDescription)"
    case .container(let path): "the container of section \(path.section.index)"
    }
  }
}

extension ItemPath {
  /// Whether it is that of a view of the whole content, which belongs to no section, or names nothing.
  package var isGlobal: Bool { item == ElementIdentity<Space>.globalItem }

  /// The path in words.
  package var placeDescription: String {
    guard isGlobal else {
      return "item \(item) in section \(section.index)"
    }
    return section.index == item ? "an empty index path" : "section \(section.index)"
  }
}
