/// How rows are compared while the differences of two lists are found.
///
/// Rules are known where they are used, so that comparing costs what the identifiers cost.
@usableFromInline
package protocol PairingRule {
  /// The elements of the lists.
  associatedtype Row

  /// Whether a row before and a row after are the same row.
  func isSame(_ before: Row, _ after: Row) -> Bool
  /// Whether two rows of the list before have the same identifier.
  func areDuplicates(_ first: Row, _ second: Row) -> Bool
  /// Returns a hash value that equal rows share; called once for each row that is not paired by
  /// comparison alone.
  func hash(ofBefore row: Row) -> Int
  /// Returns a hash value that equal rows share; called once for each row that is not paired by
  /// comparison alone.
  func hash(ofAfter row: Row) -> Int

  /// How far the bytes of identifiers say which rows are the same.
  var byteEquality: ByteEquality { get }
  /// Returns a hash value that rows with the same bytes share; called only if these say anything.
  func hashOfBytes(_ row: Row) -> Int
  /// Whether a text is nothing but ASCII; called only if identifiers are texts.
  func isASCII(_ row: Row) -> Bool

  /// Whether ``hasSameContent(_:_:)`` can ever be false.
  var comparesContent: Bool { get }
  /// Whether two rows that are the same show the same.
  func hasSameContent(_ before: Row, _ after: Row) -> Bool
}

extension PairingRule {
  @inlinable package var byteEquality: ByteEquality { .unknown }
  @inlinable package func hashOfBytes(_ row: Row) -> Int { 0 }
  @inlinable package func isASCII(_ row: Row) -> Bool { false }
}

/// Rows that are their identifiers and hold nothing else.
@usableFromInline
struct IdentifierRule<Identifier: Hashable>: PairingRule {
  @usableFromInline typealias Row = Identifier

  @usableFromInline let bytes = IdentifierBytes<Identifier>()

  @inlinable
  init() {}

  @inlinable
  func isSame(_ before: Identifier, _ after: Identifier) -> Bool { before == after }
  @inlinable
  func areDuplicates(_ first: Identifier, _ second: Identifier) -> Bool { first == second }
  @inlinable
  func hash(ofBefore row: Identifier) -> Int { row.hashValue }
  @inlinable
  func hash(ofAfter row: Identifier) -> Int { row.hashValue }
  @inlinable
  var byteEquality: ByteEquality { bytes.equality }
  @inlinable
  func hashOfBytes(_ row: Identifier) -> Int { bytes.hash(row) }
  @inlinable
  func isASCII(_ row: Identifier) -> Bool { bytes.isASCII(row) }
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
  @usableFromInline let bytes = IdentifierBytes<Identifier>()

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
  func areDuplicates(_ first: Element, _ second: Element) -> Bool {
    identify(first) == identify(second)
  }
  @inlinable
  func hash(ofBefore row: Element) -> Int { identify(row).hashValue }
  @inlinable
  func hash(ofAfter row: Element) -> Int { identify(row).hashValue }
  @inlinable
  var byteEquality: ByteEquality { bytes.equality }
  @inlinable
  func hashOfBytes(_ row: Element) -> Int { bytes.hash(identify(row)) }
  @inlinable
  func isASCII(_ row: Element) -> Bool { bytes.isASCII(identify(row)) }
  @inlinable
  var comparesContent: Bool { true }
  @inlinable
  func hasSameContent(_ before: Element, _ after: Element) -> Bool {
    areContentsEqual(before, after)
  }
}
