package import TesseraCore

/// Something that a layout answered and that cannot be shown.
package enum LayoutIssue {
  case unshowable(CollectionElement, frame: Rect, alpha: Double)
  case missing(CollectionElement, ShownCounts)
  case duplicate(CollectionElement, frame: Rect)
  case contentSize(Size, kept: Size)
  case changedSilently(CollectionElement, from: Rect, to: Rect)

  /// What tells two issueLog apart: each is reported once until the data or the layout is new.
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
