/// An item of a section: what makes it the same one, and what it shows now.
///
/// Compared and hashed by its identity in its scope; the hash is computed once.
@MainActor
final class SectionItem: Hashable {
  // Never changed, and read by values that the main actor owns.
  nonisolated(unsafe) let identity: AnyHashable
  /// The section that the identity belongs to; nil for one that belongs to the whole list.
  nonisolated let scope: String?
  private nonisolated let hash: Int
  var content: AnyHashable

  init(identity: AnyHashable, scope: String?, content: AnyHashable) {
    self.identity = identity
    self.scope = scope
    self.content = content
    var hasher = Hasher()
    hasher.combine(scope)
    hasher.combine(identity)
    hash = hasher.finalize()
  }

  nonisolated static func == (first: SectionItem, second: SectionItem) -> Bool {
    first === second
      || first.hash == second.hash && first.scope == second.scope
        && first.identity == second.identity
  }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
