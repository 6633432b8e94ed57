import TesseraCore

/// What a diffable data source shows: a snapshot, and the trees of the sections that have one.
///
/// Of a section that has a tree, the snapshot holds the items of the tree that show.
struct DiffableContent<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  typealias Tree = NSDiffableDataSourceSectionSnapshot<Item>

  private(set) var snapshot = Snapshot()
  private(set) var trees = SectionTrees<Section, Item>()

  /// The content once `snapshot` is applied, with the trees that ``OutlineAdaptation`` finds.
  func applying(_ snapshot: Snapshot) -> Self {
    var content = self
    content.snapshot = snapshot
    if !trees.isEmpty { content.trees = OutlineAdaptation(from: self, to: snapshot).trees }
    return content
  }

  /// The content once `tree` is applied to a section, which is appended if it is new.
  func applying(_ tree: Tree, to section: Section, _ policy: DuplicatePolicy) -> Self {
    proposal(of: tree, for: section, policy).content
  }

  /// What comes of applying `snapshot`.
  func proposal(of snapshot: Snapshot, _ policy: DuplicatePolicy) -> Proposal {
    Proposal(content: applying(snapshot.resolvingDuplicates(policy)), given: snapshot)
  }

  /// What comes of applying `tree` to a section.
  func proposal(of tree: Tree, for section: Section, _ policy: DuplicatePolicy) -> Proposal {
    let tree = tree.resolvingDuplicates(policy)
    var given = snapshot.withoutMarks()
    given.setItems(tree.visibleItems, ofSection: section)
    var content = self
    content.trees[section] = tree
    return Proposal(content: content.applying(given.resolvingDuplicates(policy)), given: given)
  }

  /// A content, and the snapshot that it was found from, with everything that was given twice.
  struct Proposal: Sendable {
    let content: DiffableContent
    let given: Snapshot
  }

  /// Takes over another snapshot and leaves the trees as they are, which may not fit to it for a while.
  mutating func setSnapshot(_ snapshot: Snapshot) { self.snapshot = snapshot }

  /// The content once nothing is marked any more.
  func withoutMarks() -> Self {
    guard !snapshot.marks.isEmpty else { return self }
    var content = self
    content.snapshot = snapshot.withoutMarks()
    return content
  }

  /// The tree of a section; a plain list as a tree of roots.
  func tree(of section: Section) -> Tree? {
    if let tree = trees[section] { return tree }
    guard snapshot.indexOfSection(section) != nil else { return nil }
    var tree = Tree()
    tree.append(snapshot.itemIdentifiers(inSection: section))
    return tree
  }
}
