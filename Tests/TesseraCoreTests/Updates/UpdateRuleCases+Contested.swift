import TesseraCore

extension UpdateRuleTests {
  /// Where two operations contest a place, or a section settles what is said of its items.
  static let contested = [
    UpdateRuleCase(
      row: 10,
      name: "what is moved to an insertion goes directly behind it",
      operations: [.moveItem(from: old(0, 4), to: new(0, 1)), .insertItem(new(0, 1))],
      before: [5],
      after: [6],
      rules: [.insertionAndMove]
    ) {
      $0.insertedItems = [new(0, 1)]
      $0.movedItems = [ItemPair(old: old(0, 4), new: new(0, 2))]
    },
    UpdateRuleCase(
      row: 10,
      name: "it passes what claims the places behind",
      operations: [
        .moveItem(from: old(0, 4), to: new(0, 1)), .insertItem(new(0, 1)),
        .moveItem(from: old(0, 3), to: new(0, 2)), .moveItem(from: old(0, 2), to: new(0, 3)),
        .insertItem(new(0, 3)),
      ],
      before: [5],
      after: [7],
      rules: [.insertionAndMove, .insertionAndMove]
    ) {
      $0.insertedItems = [new(0, 1), new(0, 3)]
      $0.movedItems = [
        ItemPair(old: old(0, 2), new: new(0, 5)), ItemPair(old: old(0, 3), new: new(0, 2)),
        ItemPair(old: old(0, 4), new: new(0, 4)),
      ]
    },
    UpdateRuleCase(
      row: 10,
      name: "at the end it goes in front",
      operations: [.moveItem(from: old(0, 0), to: new(0, 5)), .insertItem(new(0, 5))],
      before: [5],
      after: [6],
      rules: [.insertionAndMove]
    ) {
      $0.insertedItems = [new(0, 5)]
      $0.movedItems = [ItemPair(old: old(0, 0), new: new(0, 4))]
    },
    UpdateRuleCase(
      row: 10,
      name: "the same of sections",
      operations: [
        .moveSection(from: OldSection(1), to: NewSection(0)), .insertSection(NewSection(0)),
      ],
      before: [5, 3],
      after: [1, 3, 5],
      rules: [.insertionAndMove]
    ) {
      $0.insertedSections = [NewSection(0)]
      $0.movedSections = [SectionPair(old: OldSection(1), new: NewSection(1))]
    },
    UpdateRuleCase(
      row: 11,
      name: "of two moves to one target the first prevails",
      operations: [
        .moveItem(from: old(0, 3), to: new(0, 0)), .moveItem(from: old(0, 2), to: new(0, 0)),
      ],
      before: [5],
      after: [5],
      rules: [.competingMoves]
    ) { $0.movedItems = [ItemPair(old: old(0, 3), new: new(0, 0))] },
    UpdateRuleCase(
      row: 11,
      name: "of two moves from one source the first prevails",
      operations: [
        .moveItem(from: old(0, 3), to: new(0, 1)), .moveItem(from: old(0, 3), to: new(0, 0)),
        .moveItem(from: old(0, 3), to: new(0, 1)),
      ],
      before: [5],
      after: [5],
      rules: [.competingMoves, .competingMoves]
    ) { $0.movedItems = [ItemPair(old: old(0, 3), new: new(0, 1))] },
    UpdateRuleCase(
      row: 14,
      name: "what is reloaded in a deleted section is not",
      operations: [
        .deleteSection(OldSection(1)), .reloadItem(old(1, 0)), .reconfigureItem(old(1, 1)),
      ],
      before: [5, 3],
      after: [5],
      rules: [.changeInDeletedSection, .changeInDeletedSection]
    ) { $0.deletedSections = [OldSection(1)] },
    UpdateRuleCase(
      row: 18,
      name: "the reload of a section includes what is said of its items",
      operations: [
        .reloadSection(OldSection(0)), .reloadItem(old(0, 0)), .deleteItem(old(0, 1)),
        .insertItem(new(0, 0)), .moveItem(from: old(0, 2), to: new(0, 3)),
      ],
      before: [5],
      after: [9],
      rules: [
        .changeInReloadedSection, .changeInReloadedSection, .changeInReloadedSection,
        .changeInReloadedSection,
      ]
    ) {
      $0.reloadedSections = [SectionPair(old: OldSection(0), new: NewSection(0))]
    },
    UpdateRuleCase(
      row: 18,
      name: "of a move across its border the half outside is left",
      operations: [
        .reloadSection(OldSection(0)), .moveItem(from: old(0, 0), to: new(1, 0)),
        .moveItem(from: old(1, 2), to: new(0, 0)),
      ],
      before: [5, 3],
      after: [9, 3],
      rules: [.changeInReloadedSection, .changeInReloadedSection]
    ) {
      $0.reloadedSections = [SectionPair(old: OldSection(0), new: NewSection(0))]
      $0.deletedItems = [old(1, 2)]
      $0.insertedItems = [new(1, 0)]
    },
  ]
}
