/// Tells closures apart, which cannot be compared: equal are those that are copies of one.
final class ClosureIdentity: Hashable, Sendable {
  static func == (first: ClosureIdentity, second: ClosureIdentity) -> Bool { first === second }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
