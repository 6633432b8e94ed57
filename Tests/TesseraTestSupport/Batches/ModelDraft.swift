import TesseraCore

/// A change of a model in the making: where everything shall be, from which the operations follow.
struct ModelDraft {
  let before: CollectionModel
  /// Makes what is new.
  var maker: CollectionModel
  var sections: [Section]
  var deletedSections: [Int] = []
  /// The items that are not in any section at the moment.
  var movingItems: [Item] = []
  var deletedItems: [OldPath] = []
  /// What to say besides, such as that items of deleted sections are deleted.
  var extras: [UpdateOperation] = []

  struct Item {
    var content: CollectionModel.Item
    let old: OldPath?
    var role: Role
    var update: Update?

    enum Role { case staying, moving, inserted }
    enum Update { case reload, reconfigure }
  }

  struct Section {
    let identity: Int
    let old: Int?
    var role: Role
    var items: [Item]
    var isReloaded = false

    enum Role { case staying, moving, inserted }
  }

  init(_ model: CollectionModel) {
    before = model
    maker = model
    sections = model.sections.enumerated().map { index, section in
      let items = section.items.enumerated().map { item, content in
        Item(content: content, old: OldPath(section: index, item: item), role: .staying)
      }
      return Section(identity: section.identity, old: index, role: .staying, items: items)
    }
  }

  mutating func newItem() -> Item { Item(content: maker.makeItem(), old: nil, role: .inserted) }

  mutating func newSection() -> Section {
    Section(identity: maker.makeSection().identity, old: nil, role: .inserted, items: [])
  }
}

extension ModelDraft {
  func change(shuffledBy random: inout SeededGenerator) -> ModelChange {
    var operations = extras + deletedItems.map { .deleteItem($0) }
    operations += deletedSections.map { .deleteSection(OldSection($0)) }
    for (index, section) in sections.enumerated() {
      operations += self.operations(of: section, at: NewSection(index))
      guard !section.isReloaded else { continue }
      for (item, element) in section.items.enumerated() {
        let path = NewPath(section: index, item: item)
        operations += self.operations(of: element, at: path, isNew: section.role == .inserted)
      }
    }
    return ModelChange(
      before: before,
      after: after,
      operations: operations.shuffled(using: &random)
    )
  }

  private func operations(of section: Section, at new: NewSection) -> [UpdateOperation] {
    guard let old = section.old else { return [.insertSection(new)] }
    var operations: [UpdateOperation] = []
    if section.isReloaded { operations.append(.reloadSection(OldSection(old))) }
    if section.role == .moving { operations.append(.moveSection(from: OldSection(old), to: new)) }
    return operations
  }

  private func operations(of item: Item, at new: NewPath, isNew: Bool) -> [UpdateOperation] {
    guard let old = item.old else { return isNew ? [] : [.insertItem(new)] }
    var operations: [UpdateOperation] = []
    if item.role == .moving { operations.append(.moveItem(from: old, to: new)) }
    switch item.update {
    case .reload: operations.append(.reloadItem(old))
    case .reconfigure: operations.append(.reconfigureItem(old))
    case nil: break
    }
    return operations
  }

  private var after: CollectionModel {
    var model = maker
    model.sections = sections.map { section in
      CollectionModel.Section(identity: section.identity, items: section.items.map(\.content))
    }
    return model
  }
}
