import TesseraCore

extension UpdateRuleTests {
  /// What does not add up; the sections concerned are guessed from their counts.
  static let replaced = [
    UpdateRuleCase(
      row: 1,
      name: "a section that does not add up is replaced, others are not",
      operations: [.insertItem(new(0, 0)), .insertItem(new(1, 3))],
      before: [20, 3],
      after: [22, 4],
      rules: [.itemCount]
    ) {
      $0.replacedSections = [SectionPair(old: OldSection(0), new: NewSection(0))]
      $0.insertedItems = [new(1, 3)]
    },
    UpdateRuleCase(
      row: 1,
      name: "a section of which nothing was said is replaced if its count is another",
      operations: [],
      before: [3, 5],
      after: [3, 4],
      rules: [.itemCount]
    ) { $0.replacedSections = [SectionPair(old: OldSection(1), new: NewSection(1))] },
    UpdateRuleCase(
      row: 1,
      name: "of a move between sections the half that adds up is left",
      operations: [.moveItem(from: old(0, 1), to: new(1, 0)), .reloadItem(old(0, 0))],
      before: [5, 3],
      after: [5, 4],
      rules: [.itemCount]
    ) {
      $0.replacedSections = [SectionPair(old: OldSection(0), new: NewSection(0))]
      $0.insertedItems = [new(1, 0)]
    },
    UpdateRuleCase(
      row: 10,
      name: "with no place at all, the section is replaced",
      operations: [.moveItem(from: old(1, 0), to: new(0, 0)), .insertItem(new(0, 0))],
      before: [0, 2],
      after: [1, 1],
      rules: [.insertionAndMove, .itemCount]
    ) {
      $0.replacedSections = [SectionPair(old: OldSection(0), new: NewSection(0))]
      $0.deletedItems = [old(1, 0)]
    },
    UpdateRuleCase(
      row: 2,
      name: "sections that do not add up are replaced, all of them",
      operations: [.insertSection(NewSection(1)), .deleteItem(old(0, 0))],
      before: [3, 5],
      after: [3, 1, 2, 5],
      rules: [.sectionCount]
    ) {
      $0.insertedSections = [NewSection(1), NewSection(2)]
      $0.replacedSections = [
        SectionPair(old: OldSection(0), new: NewSection(0)),
        SectionPair(old: OldSection(1), new: NewSection(3)),
      ]
    },
    UpdateRuleCase(
      row: 22,
      name: "the counts before are the committed ones, whatever the data source says",
      operations: [.insertItem(new(0, 0))],
      before: [20],
      after: [21],
      rules: []
    ) { $0.insertedItems = [new(0, 0)] },
  ]
}
