@testable import UIKit

extension NSDiffableDataSourceSnapshot {
  /// Sections with their items.
  init(_ sections: KeyValuePairs<SectionIdentifierType, [ItemIdentifierType]>) {
    self.init()
    appendSections(sections.map(\.key))
    for (section, items) in sections { appendItems(items, toSection: section) }
  }

  /// The sections and their items in one line.
  var words: String {
    sectionIdentifiers
      .map { section in
        (["\(section)"] + itemIdentifiers(inSection: section).map { "\($0)" })
          .joined(separator: " ")
      }
      .joined(separator: ", ")
  }
}
