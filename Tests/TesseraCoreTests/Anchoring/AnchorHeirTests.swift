import TesseraCore
import TesseraTestSupport
import Testing

/// What is held instead of an item that goes or is moved.
struct HeirCase: Sendable, CustomTestStringConvertible {
  let name: String
  var counts = [20]
  let operations: [UpdateOperation]
  let after: [Int]
  /// The item that is held at first.
  var held = old(0, 5)
  /// The successor of its start, of its end, and of its end with what is inserted behind.
  let start: NewPath?
  let end: NewPath?
  let adopted: NewPath?

  var testDescription: String { name }
}

@Suite("The successor of an anchor")
struct AnchorHeirTests {
  @Test("is what has its place", arguments: cases)
  func inherits(_ example: HeirCase) {
    let fixture = AnchorFixture(before: CollectionModel(counts: example.counts))
    let map = fixture.change(example.operations, to: example.after).checked.map
    func successor(_ policy: AnchorPolicy) -> NewPath? {
      let span = AnchorSpan(start: 200, end: 250)
      return ScrollAnchor(
        policy,
        among: [AnchorCandidate(example.held, span)],
        in: fixture.viewport(of: fixture.before)
      ).target(through: map)
    }
    expectEqual(successor(.firstVisible), example.start)
    expectEqual(successor(.lastVisible(adopting: false)), example.end)
    expectEqual(successor(.lastVisible()), example.adopted)
  }

  static let cases = [
    HeirCase(
      name: "the item itself when it stays",
      operations: [.insertItem(new(0, 0)), .deleteItem(old(0, 7))],
      after: [20],
      start: new(0, 6),
      end: new(0, 6),
      adopted: new(0, 6)
    ),
    HeirCase(
      name: "the next one, or the one in front for its end",
      operations: [.deleteItem(old(0, 5))],
      after: [19],
      start: new(0, 5),
      end: new(0, 4),
      adopted: new(0, 4)
    ),
    HeirCase(
      name: "what is inserted exactly there",
      operations: [.deleteItem(old(0, 5)), .insertItem(new(0, 5))],
      after: [20],
      start: new(0, 5),
      end: new(0, 5),
      adopted: new(0, 5)
    ),
    HeirCase(
      name: "the last of what is inserted there, if it adopts",
      operations: [5, 6, 7, 9].map { .insertItem(new(0, $0)) } + [.deleteItem(old(0, 5))],
      after: [23],
      start: new(0, 5),
      end: new(0, 5),
      adopted: new(0, 7)
    ),
    HeirCase(
      name: "what has its place when it is moved away",
      operations: [.moveItem(from: old(0, 5), to: new(0, 15))],
      after: [20],
      start: new(0, 5),
      end: new(0, 4),
      adopted: new(0, 4)
    ),
    HeirCase(
      name: "what is moved there",
      operations: [
        .moveItem(from: old(0, 5), to: new(0, 15)), .moveItem(from: old(0, 18), to: new(0, 5)),
      ],
      after: [20],
      start: new(0, 5),
      end: new(0, 5),
      adopted: new(0, 5)
    ),
    HeirCase(
      name: "in the next section when its own ends there",
      counts: [6, 0, 4],
      operations: [.deleteItem(old(0, 5))],
      after: [5, 0, 4],
      start: new(2, 0),
      end: new(0, 4),
      adopted: new(0, 4)
    ),
    HeirCase(
      name: "the one in front when nothing follows",
      counts: [6],
      operations: [.deleteItem(old(0, 5))],
      after: [5],
      start: new(0, 4),
      end: new(0, 4),
      adopted: new(0, 4)
    ),
    HeirCase(
      name: "around its section when that goes",
      counts: [2, 6, 3],
      operations: [.deleteSection(OldSection(1))],
      after: [2, 3],
      held: old(1, 4),
      start: new(1, 0),
      end: new(0, 1),
      adopted: new(0, 1)
    ),
    HeirCase(
      name: "in the section that is inserted in the place of its own",
      counts: [2, 6, 3],
      operations: [.deleteSection(OldSection(1)), .insertSection(NewSection(1))],
      after: [2, 7, 3],
      held: old(1, 4),
      start: new(1, 0),
      end: new(1, 0),
      adopted: new(1, 6)
    ),
    HeirCase(
      name: "around its section when that is moved",
      counts: [2, 6, 3],
      operations: [.moveSection(from: OldSection(1), to: NewSection(2))],
      after: [2, 3, 6],
      held: old(1, 4),
      start: new(1, 0),
      end: new(0, 1),
      adopted: new(0, 1)
    ),
    HeirCase(
      name: "what has its number when its section is reloaded",
      counts: [2, 6],
      operations: [.reloadSection(OldSection(1))],
      after: [2, 9],
      held: old(1, 4),
      start: new(1, 4),
      end: new(1, 4),
      adopted: new(1, 4)
    ),
    HeirCase(
      name: "the last when its section is reloaded with fewer",
      counts: [2, 6],
      operations: [.reloadSection(OldSection(1))],
      after: [2, 3],
      held: old(1, 4),
      start: new(1, 2),
      end: new(1, 2),
      adopted: new(1, 2)
    ),
    HeirCase(
      name: "nothing when nothing is left",
      counts: [6],
      operations: [.deleteSection(OldSection(0))],
      after: [],
      start: nil,
      end: nil,
      adopted: nil
    ),
    HeirCase(
      name: "the last of the sections inserted behind it, if it adopts",
      counts: [6, 2],
      operations: [
        .insertItem(new(0, 6)), .insertSection(NewSection(1)), .insertSection(NewSection(2)),
      ],
      after: [7, 0, 3, 2],
      start: new(0, 5),
      end: new(0, 5),
      adopted: new(2, 2)
    ),
    HeirCase(
      name: "not what is moved to behind it",
      operations: [
        .insertItem(new(0, 6)), .moveItem(from: old(0, 18), to: new(0, 7)), .insertItem(new(0, 8)),
      ],
      after: [22],
      start: new(0, 5),
      end: new(0, 5),
      adopted: new(0, 6)
    ),
    HeirCase(
      name: "not the items of a section behind it that is reloaded",
      counts: [6, 2],
      operations: [.reloadSection(OldSection(1))],
      after: [6, 5],
      start: new(0, 5),
      end: new(0, 5),
      adopted: new(0, 5)
    ),
  ]

  @Test("of an item of the app's choice is the item itself when it is moved")
  func followsTheChosenItem() {
    let fixture = AnchorFixture()
    let change = fixture.change([.moveItem(from: old(0, 5), to: new(0, 15))], to: [20])
    let anchor = fixture.anchor(.item(old(0, 5)))
    expectEqual(anchor.target(through: change.checked.map), new(0, 15))
    // It was 50 points below the visible start, and is.
    expectEqual(fixture.offset(.item(old(0, 5)), after: change, clamped: false), 700)
    expectEqual(fixture.offset(.item(old(0, 5)), after: change), 600)
  }

  @Test("is held by an anchor that was taken before the batch and is used after it")
  func translatesTheAnchor() {
    let fixture = AnchorFixture()
    let map = fixture.change([.insertItem(new(0, 0))], to: [21]).checked.map
    let anchor = fixture.anchor(.item(old(0, 5), edge: .end))
    let translated = anchor.translated(through: map)
    // The same edge at the same distance, in the index space after the batch.
    guard case .item(_, _, let distance, _) = anchor.hold else {
      Issue.record("Nothing is held")
      return
    }
    expectEqual(
      translated?.hold,
      .item(old(0, 6), edge: .end, distance: distance, succession: .identity)
    )
    expectEqual(translated?.viewport, anchor.viewport)
    let gone = fixture.change([.deleteSection(OldSection(0))], to: []).checked.map
    #expect(anchor.translated(through: gone) == nil)
    expectEqual(fixture.anchor(.contentEnd).translated(through: gone)?.hold, .contentEnd)
  }

  @Test("of a path that names no item is none", arguments: [20, Int.max, -1])
  func hasNoSuccessorOfNothing(item: Int) {
    let map = AnchorFixture().change([.insertItem(new(0, 0))], to: [21]).checked.map
    expectEqual(AnchorPolicy.item(old(0, item), edge: .end).translated(by: map), .offset)
  }

  @Test("of an item of the app's choice becomes the choice")
  func translatesTheChoice() {
    let fixture = AnchorFixture()
    let map = fixture.change([.deleteItem(old(0, 5)), .insertItem(new(0, 0))], to: [20]).checked.map
    expectEqual(AnchorPolicy.item(old(0, 5)).translated(by: map), .item(old(0, 6)))
    expectEqual(
      AnchorPolicy.item(old(0, 5), edge: .end).translated(by: map),
      .item(old(0, 5), edge: .end)
    )
    expectEqual(AnchorPolicy.item(old(0, 8)).translated(by: map), .item(old(0, 8)))
    let gone = fixture.change([.deleteSection(OldSection(0))], to: []).checked.map
    expectEqual(AnchorPolicy.item(old(0, 5)).translated(by: gone), .offset)
  }
}
