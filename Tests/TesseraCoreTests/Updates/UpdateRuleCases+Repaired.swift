import TesseraCore

extension UpdateRuleTests {
  /// What is dropped or adapted; the rest counts.
  static let repaired = [
    UpdateRuleCase(
      row: 3,
      name: "a deletion that does not exist is dropped",
      operations: [.deleteItem(old(0, 5)), .deleteItem(old(0, 1)), .deleteSection(OldSection(2))],
      before: [5],
      after: [4],
      rules: [.oldRange, .oldRange]
    ) { $0.deletedItems = [old(0, 1)] },
    UpdateRuleCase(
      row: 3,
      name: "a reload that does not exist is dropped",
      operations: [.reloadItem(old(0, -1)), .reconfigureItem(old(7, 0))],
      before: [5],
      after: [5],
      rules: [.oldRange, .oldRange]
    ) { _ in },
    UpdateRuleCase(
      row: 4,
      name: "an insertion past the end is dropped",
      operations: [.insertItem(new(0, 6)), .insertItem(new(0, 5)), .insertSection(NewSection(1))],
      before: [5],
      after: [6],
      rules: [.newRange, .newRange]
    ) { $0.insertedItems = [new(0, 5)] },
    UpdateRuleCase(
      row: 5,
      name: "a move from nowhere is an insertion",
      operations: [.moveItem(from: old(0, 5), to: new(0, 2))],
      before: [5],
      after: [6],
      rules: [.moveRange]
    ) { $0.insertedItems = [new(0, 2)] },
    UpdateRuleCase(
      row: 5,
      name: "a move to nowhere is a deletion",
      operations: [.moveItem(from: old(0, 2), to: new(1, 0))],
      before: [5],
      after: [4],
      rules: [.moveRange]
    ) { $0.deletedItems = [old(0, 2)] },
    UpdateRuleCase(
      row: 5,
      name: "a move of a section from nowhere is an insertion",
      operations: [.moveSection(from: OldSection(1), to: NewSection(0))],
      before: [5],
      after: [3, 5],
      rules: [.moveRange]
    ) { $0.insertedSections = [NewSection(0)] },
    UpdateRuleCase(
      row: 6,
      name: "what is deleted twice is deleted once",
      operations: [
        .deleteItem(old(0, 2)), .deleteItem(old(0, 2)), .deleteItem(old(0, 2)),
        .deleteSection(OldSection(1)), .deleteSection(OldSection(1)),
      ],
      before: [5, 1],
      after: [4],
      rules: [.repeatedDeletion, .repeatedDeletion]
    ) {
      $0.deletedSections = [OldSection(1)]
      $0.deletedItems = [old(0, 2)]
    },
    UpdateRuleCase(
      row: 7,
      name: "what is inserted twice is inserted once",
      operations: [.insertItem(new(0, 2)), .insertItem(new(0, 2))],
      before: [5],
      after: [6],
      rules: [.repeatedInsertion]
    ) { $0.insertedItems = [new(0, 2)] },
    UpdateRuleCase(
      row: 8,
      name: "a deletion prevails over a reload",
      operations: [
        .reloadItem(old(0, 2)), .deleteItem(old(0, 2)), .reconfigureItem(old(0, 2)),
        .deleteSection(OldSection(1)), .reloadSection(OldSection(1)),
      ],
      before: [5, 1],
      after: [4],
      rules: [.deletionAndReload, .deletionAndReload, .deletionAndReload]
    ) {
      $0.deletedSections = [OldSection(1)]
      $0.deletedItems = [old(0, 2)]
    },
    UpdateRuleCase(
      row: 9,
      name: "what is deleted and moved is deleted, and something comes to the target",
      operations: [.moveItem(from: old(0, 2), to: new(0, 0)), .deleteItem(old(0, 2))],
      before: [5],
      after: [5],
      rules: [.deletionAndMove]
    ) {
      $0.deletedItems = [old(0, 2)]
      $0.insertedItems = [new(0, 0)]
    },
  ]
}
