/// The kind of an element within its section.
public enum ColumnElementKind: Hashable, Sendable {
  /// The element in front of the items.
  case header
  /// The item with this index in the section.
  case item(Int)
  /// The element behind the items.
  case footer
}

/// An element of a column, by its place in the data.
public struct ColumnElement: Hashable, Sendable {
  /// The section that it belongs to.
  public var section: Int
  /// The kind of the element within its section.
  public var kind: ColumnElementKind

  /// Creates the name of an element.
  public init(_ kind: ColumnElementKind, inSection section: Int) {
    self.section = section
    self.kind = kind
  }

  /// The index of the item; nil for headers and footers.
  public var item: Int? {
    if case .item(let item) = kind { item } else { nil }
  }
}

/// The place of an element of a column, and its size as far as it is known.
public struct ColumnPlace: Hashable, Sendable {
  /// The element.
  public let element: ColumnElement
  /// The distance from the start of the column to the start of the element, in points.
  public let offset: Double
  /// The size; its height is the extent along the column.
  public let size: Size
  /// Whether the size is declared, measured or only assumed.
  public let standing: ColumnSizeStanding

  /// The end of the element.
  public var end: Double { offset + size.height }
}

/// The origin of a size in a column.
public enum ColumnSizeStanding: Hashable, Sendable {
  /// It was declared and is never measured.
  case exact
  /// It is assumed until it is measured.
  case estimated
  /// It was measured under circumstances that are gone, such as another width.
  case outdated
  /// It was measured.
  case measured

  /// Whether the size is an assumption.
  public var awaitsMeasuring: Bool { self == .estimated || self == .outdated }

  /// Whether the size was measured, be it under other circumstances.
  var isMeasurement: Bool { self == .measured || self == .outdated }
}
