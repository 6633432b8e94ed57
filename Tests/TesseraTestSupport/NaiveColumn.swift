public import TesseraCore

/// A column as plain arrays, placed anew by every question: the slow twin of `ColumnArrangement`.
public struct NaiveColumn: Sendable {
  /// The sections, in order.
  public var sections: [Section] = []

  /// An element, and what is known of its size.
  public struct Element: Hashable, Sendable {
    /// The size that counts.
    public var size: Size
    /// The origin of the size.
    public var standing: ColumnSizeStanding
    /// The gap behind it.
    public let gap: Double

    /// Creates an element as it is declared.
    public init(_ item: ColumnItem) {
      size = item.size
      standing = item.isExact ? .exact : .estimated
      gap = item.gap
    }

    /// Takes a measured size, unless the size is exact.
    public mutating func measure(_ size: Size) {
      guard standing != .exact else { return }
      self.size = size
      standing = .measured
    }

    /// Makes what was measured an assumption.
    public mutating func outdate() {
      guard standing == .measured || standing == .outdated else { return }
      standing = .outdated
      size.height = max(1, size.height)
    }

    /// Takes over what was measured of a former element, if this one waits for being measured.
    public mutating func keep(_ former: Element?, asAssumption: Bool) {
      guard var former, standing.awaitsMeasuring else { return }
      guard former.standing == .measured || former.standing == .outdated else { return }
      if asAssumption { former.outdate() }
      size = former.size
      standing = former.standing
    }
  }

  /// A section.
  public struct Section: Hashable, Sendable {
    /// The element in front of the items.
    public var header: Element?
    /// The items.
    public var items: [Element]
    /// The element behind the items.
    public var footer: Element?
    /// The gap behind the section.
    public var gap: Double

    /// Creates a section.
    public init(header: Element?, items: [Element], footer: Element?, gap: Double) {
      self.header = header
      self.items = items
      self.footer = footer
      self.gap = gap
    }

    /// The elements in order, with their names.
    fileprivate var elements: [(kind: ColumnElementKind, element: Element)] {
      (header.map { [(.header, $0)] } ?? [])
        + items.enumerated().map { (.item($0.offset), $0.element) }
        + (footer.map { [(.footer, $0)] } ?? [])
    }
  }

  /// The place of an element.
  public struct Place: Hashable, Sendable {
    /// The element.
    public let element: ColumnElement
    /// The start of the element.
    public let offset: Double
    /// The size of the element, as far as known.
    public let size: Size
    /// The origin of the size.
    public let standing: ColumnSizeStanding
  }

  /// Creates a column.
  public init(_ sections: [Section] = []) { self.sections = sections }

  /// Every element, from top to bottom; O(n).
  public var places: [Place] { walk().places }

  /// The extent of everything; O(n).
  public var extent: Double { walk().extent }

  private func walk() -> (places: [Place], extent: Double) {
    var places: [Place] = []
    var offset = 0.0
    var end = 0.0
    for (section, content) in sections.enumerated() {
      let elements = content.elements
      guard !elements.isEmpty else { continue }
      for (kind, element) in elements {
        places.append(
          Place(
            element: ColumnElement(kind, inSection: section),
            offset: offset,
            size: element.size,
            standing: element.standing
          )
        )
        end = offset + element.size.height
        offset = end + element.gap
      }
      offset = end + content.gap
    }
    return (places, end)
  }

  /// Changes an element, which must exist.
  public mutating func change(_ element: ColumnElement, _ body: (inout Element) -> Void) {
    switch element.kind {
    case .header: sections[element.section].header.change(body)
    case .footer: sections[element.section].footer.change(body)
    case .item(let item): body(&sections[element.section].items[item])
    }
  }

  /// Makes everything that was measured an assumption.
  public mutating func outdate() {
    for place in places { change(place.element) { $0.outdate() } }
  }
}

extension Optional {
  fileprivate mutating func change(_ body: (inout Wrapped) -> Void) {
    guard var value = self else { return }
    body(&value)
    self = value
  }
}
