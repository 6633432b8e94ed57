import Foundation

extension RandomNumberGenerator {
  /// Identifiers that a seed brings again.
  mutating func identifiers(_ count: Int) -> [UUID] {
    (0..<count).map { _ in
      let words = (next(), next())
      return withUnsafeBytes(of: words) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
  }
}
