import TesseraCore

/// The trees of the sections that have one, by the sections' identifiers.
struct SectionTrees<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias Tree = NSDiffableDataSourceSectionSnapshot<Item>

  private var table = IdentifierTable<Section>()
  private var trees: [Int32: Tree] = [:]

  var isEmpty: Bool { trees.isEmpty }
  var sections: [Section] { table.identifiers(of: trees.keys.sorted()) }

  subscript(section: Section) -> Tree? {
    get { table.row(of: section).flatMap { trees[$0] } }
    set {
      if let newValue {
        trees[table.row(of: section) ?? table.add(section).row] = newValue
      } else if let row = table.row(of: section) {
        trees[row] = nil
        table.remove(row)
      }
    }
  }
}
