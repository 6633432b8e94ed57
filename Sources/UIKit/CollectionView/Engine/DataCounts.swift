import Foundation

/// How many items each section has, as the data source said it last.
struct DataCounts: Equatable {
  /// The number of items of each section.
  let items: [Int]

  var sections: Int { items.count }

  /// Whether there is an item at `indexPath`, which must name a section and an item and no more.
  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && items.indices.contains(indexPath.section)
      && (0..<items[indexPath.section]).contains(indexPath.item)
  }

  /// Whether the section that a supplementary view belongs to exists.
  ///
  /// Paths with one component belong to the whole content and not to a section.
  func containsSection(of indexPath: IndexPath) -> Bool {
    indexPath.count < 2 || items.indices.contains(indexPath.section)
  }
}

extension DataCounts {
  /// Asks a data source for all numbers at once; one below zero is reported and counts as none.
  @MainActor
  init(of collectionView: UICollectionView) {
    guard let source = collectionView.dataSource else {
      items = []
      return
    }
    let sections = source.numberOfSections(in: collectionView)
    if sections < 0 {
      Diagnostics.report(
        .dataSource,
        "\(type(of: source)) says that there are \(sections) sections; none is shown."
      )
    }
    items = (0..<max(0, sections)).map { section in
      let count = source.collectionView(collectionView, numberOfItemsInSection: section)
      guard count < 0 else { return count }
      Diagnostics.report(
        .dataSource,
        "\(type(of: source)) says that section \(section) has \(count) items; it is shown empty."
      )
      return 0
    }
  }
}
