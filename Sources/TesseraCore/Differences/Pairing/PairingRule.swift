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

  /// Whether identifiers are nothing but their bits, so that rows with the same bits can be paired before any is hashed.
  var hasBits: Bool { get }
  /// Returns a hash value that rows with the same bits share; called only if they have bits.
  func hashOfBits(_ row: Row) -> Int

  /// Whether ``hasSameContent(_:_:)`` can ever be false.
  var comparesContent: Bool { get }
  /// Whether two rows that are the same show the same.
  func hasSameContent(_ before: Row, _ after: Row) -> Bool
}

extension PairingRule {
  @inlinable package var hasBits: Bool { false }
  @inlinable package func hashOfBits(_ row: Row) -> Int { 0 }
}

/// Hashes the bits of identifiers, which takes a tenth of the time of `hashValue`.
///
/// Equal identifiers may differ in bits, such as in those between their parts; so that bits tell what is equal and never
/// what is not.
@usableFromInline
struct BitHash: Sendable {
  /// Differs from run to run as the hash of a number does, so that identifiers from elsewhere cannot be chosen to have one hash.
  @usableFromInline let seed: UInt64

  @inlinable
  init() { seed = UInt64(truncatingIfNeeded: 0.hashValue) }

  @inlinable @inline(__always)
  func hash<Identifier>(_ identifier: Identifier) -> Int {
    withUnsafeBytes(of: identifier) { bytes in
      var mixed = seed
      var offset = 0
      while offset + 8 <= bytes.count {
        mixed = BitHash.fold(mixed ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      while offset < bytes.count {
        mixed = BitHash.fold(mixed ^ UInt64(bytes[offset]))
        offset += 1
      }
      return Int(truncatingIfNeeded: mixed)
    }
  }

  /// Both halves of a product, in which every bit of the factor has its share.
  @inlinable @inline(__always)
  static func fold(_ factor: UInt64) -> UInt64 {
    let product = factor.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}

/// Rows that are their identifiers and hold nothing else.
@usableFromInline
struct IdentifierRule<Identifier: Hashable>: PairingRule {
  @usableFromInline typealias Row = Identifier

  @usableFromInline let bits = BitHash()

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
  var hasBits: Bool { _isPOD(Identifier.self) }
  @inlinable
  func hashOfBits(_ row: Identifier) -> Int { bits.hash(row) }
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
  @usableFromInline let bits = BitHash()

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
  var hasBits: Bool { _isPOD(Identifier.self) }
  @inlinable
  func hashOfBits(_ row: Element) -> Int { bits.hash(identify(row)) }
  @inlinable
  var comparesContent: Bool { true }
  @inlinable
  func hasSameContent(_ before: Element, _ after: Element) -> Bool {
    areContentsEqual(before, after)
  }
}
