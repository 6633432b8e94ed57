/// How rows are compared while the differences of two lists are found.
///
/// Rules are known where they are used, so that comparing costs what the identifiers cost.
@usableFromInline
package protocol PairingRule {
  /// What the lists hold.
  associatedtype Row

  /// Whether a row before and a row after are the same row.
  func isSame(_ before: Row, _ after: Row) -> Bool
  /// Whether two rows of the list before have the same identifier.
  func areTwins(_ first: Row, _ second: Row) -> Bool
  /// What equal rows agree on; asked once for each row that comparing alone does not pair.
  func hash(ofBefore row: Row) -> Int
  /// What equal rows agree on; asked once for each row that comparing alone does not pair.
  func hash(ofAfter row: Row) -> Int

  /// Whether ``hasSameContent(_:_:)`` can ever be false.
  var comparesContent: Bool { get }
  /// Whether two rows that are the same show the same.
  func hasSameContent(_ before: Row, _ after: Row) -> Bool
}

/// Rows that are their identifiers and hold nothing else.
@usableFromInline
struct IdentifierRule<Identifier: Hashable>: PairingRule {
  @usableFromInline typealias Row = Identifier

  @inlinable
  init() {}

  @inlinable
  func isSame(_ before: Identifier, _ after: Identifier) -> Bool { before == after }
  @inlinable
  func areTwins(_ first: Identifier, _ second: Identifier) -> Bool { first == second }
  @inlinable
  func hash(ofBefore row: Identifier) -> Int { row.hashValue }
  @inlinable
  func hash(ofAfter row: Identifier) -> Int { row.hashValue }
  @inlinable
  var comparesContent: Bool { false }
  @inlinable
  func hasSameContent(_ before: Identifier, _ after: Identifier) -> Bool { true }
}

/// Rows that have an identifier and hold content.
@usableFromInline
struct ElementRule<Element, Identifier: Hashable>: PairingRule {
  @usableFromInline typealias Row = Element

  @usableFromInline let identify: (Element) -> Identifier
  @usableFromInline let areContentsEqual: (Element, Element) -> Bool

  @inlinable
  init(
    identifiedBy identify: @escaping (Element) -> Identifier,
    areContentsEqual: @escaping (Element, Element) -> Bool
  ) {
    self.identify = identify
    self.areContentsEqual = areContentsEqual
  }

  @inlinable
  func isSame(_ before: Element, _ after: Element) -> Bool { identify(before) == identify(after) }
  @inlinable
  func areTwins(_ first: Element, _ second: Element) -> Bool { identify(first) == identify(second) }
  @inlinable
  func hash(ofBefore row: Element) -> Int { identify(row).hashValue }
  @inlinable
  func hash(ofAfter row: Element) -> Int { identify(row).hashValue }
  @inlinable
  var comparesContent: Bool { true }
  @inlinable
  func hasSameContent(_ before: Element, _ after: Element) -> Bool {
    areContentsEqual(before, after)
  }
}
