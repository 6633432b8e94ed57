/// The groups of sections that are solved alike, so that a section is copied by one reference.
///
/// They change only while they have one owner, which copies them otherwise. So no access can meet another, and none is checked.
final class SharedInstances: @unchecked Sendable {
  @exclusivity(unchecked) var value: SectionInstances

  init(_ value: SectionInstances) { self.value = value }
}
