import TesseraCore

extension UpdateRuleTests {
  /// What other implementations refuse.
  static let legal = [
    UpdateRuleCase(
      row: 12,
      name: "what is reloaded may be moved",
      operations: [.reloadItem(old(0, 4)), .moveItem(from: old(0, 4), to: new(0, 0))],
      before: [5],
      after: [5]
    ) {
      $0.movedItems = [ItemPair(old: old(0, 4), new: new(0, 0))]
      $0.reloadedItems = [ItemPair(old: old(0, 4), new: new(0, 0))]
    },
    UpdateRuleCase(
      row: 12,
      name: "a section that is reloaded may be moved",
      operations: [
        .reloadSection(OldSection(1)), .moveSection(from: OldSection(1), to: NewSection(0)),
      ],
      before: [5, 3],
      after: [8, 5]
    ) {
      $0.movedSections = [SectionPair(old: OldSection(1), new: NewSection(0))]
      $0.reloadedSections = [SectionPair(old: OldSection(1), new: NewSection(0))]
    },
    UpdateRuleCase(
      row: 13,
      name: "something may be moved to the number of what is reloaded",
      operations: [.reloadItem(old(0, 1)), .moveItem(from: old(0, 4), to: new(0, 1))],
      before: [5],
      after: [5]
    ) {
      $0.movedItems = [ItemPair(old: old(0, 4), new: new(0, 1))]
      $0.reloadedItems = [ItemPair(old: old(0, 1), new: new(0, 2))]
    },
    UpdateRuleCase(
      row: 15,
      name: "items of a section that comes or goes may come or go as well",
      operations: [
        .deleteSection(OldSection(0)), .deleteItem(old(0, 1)), .insertSection(NewSection(1)),
        .insertItem(new(1, 0)),
      ],
      before: [5, 3],
      after: [3, 2]
    ) {
      $0.deletedSections = [OldSection(0)]
      $0.insertedSections = [NewSection(1)]
    },
    UpdateRuleCase(
      row: 16,
      name: "items of a section that is moved may change",
      operations: [
        .moveSection(from: OldSection(0), to: NewSection(2)), .deleteItem(old(0, 0)),
        .insertItem(new(2, 3)), .insertItem(new(2, 4)), .reloadItem(old(0, 1)),
        .moveItem(from: old(0, 2), to: new(0, 0)),
      ],
      before: [5, 1, 1],
      after: [2, 1, 5]
    ) {
      $0.movedSections = [SectionPair(old: OldSection(0), new: NewSection(2))]
      $0.deletedItems = [old(0, 0)]
      $0.insertedItems = [new(2, 3), new(2, 4)]
      $0.movedItems = [ItemPair(old: old(0, 2), new: new(0, 0))]
      $0.reloadedItems = [ItemPair(old: old(0, 1), new: new(2, 0))]
    },
    UpdateRuleCase(
      row: 17,
      name: "items may be moved out of a section that goes, into one that comes",
      operations: [
        .deleteSection(OldSection(0)), .insertSection(NewSection(1)),
        .moveItem(from: old(0, 1), to: new(1, 0)), .moveItem(from: old(0, 0), to: new(0, 2)),
        .moveItem(from: old(1, 0), to: new(1, 1)),
      ],
      before: [2, 3],
      after: [3, 4]
    ) {
      $0.deletedSections = [OldSection(0)]
      $0.insertedSections = [NewSection(1)]
      $0.movedItems = [
        ItemPair(old: old(0, 0), new: new(0, 2)), ItemPair(old: old(0, 1), new: new(1, 0)),
        ItemPair(old: old(1, 0), new: new(1, 1)),
      ]
    },
  ]
}
