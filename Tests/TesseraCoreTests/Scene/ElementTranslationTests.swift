import TesseraTestSupport
import Testing

@testable import TesseraCore

@Suite("The translation of elements")
struct ElementTranslationTests {
  private let header = ElementKind(number: 1)

  private func header<Space>(_ section: Int) -> ElementIdentity<Space> {
    ElementIdentity(kind: header, section: SectionIndex(section), item: 0)
  }

  private func translation(
    _ operations: [UpdateOperation],
    from before: [Int],
    to after: [Int]
  ) -> ElementTranslation {
    ElementTranslation(
      CheckedBatch(
        checking: RecordedBatch(operations),
        before: ItemCounts(before),
        after: ItemCounts(after)
      )
    )
  }

  @Test("takes cells along with their items, and shows reloaded ones by other views")
  func cells() {
    let translation = translation(
      [
        .insertItem(new(0, 0)), .deleteItem(old(0, 1)), .reloadItem(old(0, 2)),
        .moveItem(from: old(0, 3), to: new(1, 0)),
      ],
      from: [4, 1],
      to: [3, 2]
    )
    let before = (0..<4).map { ElementIdentity(cell: old(0, $0)) }
    expectEqual(
      before.map { translation.disposition(of: $0) },
      [
        .stays(ElementIdentity(cell: new(0, 1))), .goes,
        .reloads(ElementIdentity(cell: new(0, 2))), .stays(ElementIdentity(cell: new(1, 0))),
      ]
    )
    expectEqual(before.map { translation.isMoved($0) }, [false, false, false, true])
    expectEqual(translation.source(of: ElementIdentity(cell: new(0, 0))), .isNew)
    expectEqual(translation.source(of: ElementIdentity(cell: new(0, 2))), .reloaded(before[2]))
    expectEqual(translation.source(of: ElementIdentity(cell: new(1, 0))), .stayed(before[3]))
  }

  @Test("takes other views along with their section")
  func supplementaryViews() {
    let translation = translation(
      [
        .insertSection(NewSection(0)), .deleteSection(OldSection(1)),
        .reloadSection(OldSection(2)),
      ],
      from: [1, 1, 1],
      to: [1, 1, 4]
    )
    expectEqual(translation.disposition(of: header(0)), .stays(header(1)))
    expectEqual(translation.disposition(of: header(1)), .goes)
    expectEqual(translation.disposition(of: header(2)), .reloads(header(2)))
    expectEqual(translation.source(of: header(0)), .isNew)
    expectEqual(translation.source(of: header(1)), .stayed(header(0)))
  }

  @Test("takes views of kinds that belong to items along with these")
  func itemViews() {
    var translation = translation(
      [
        .insertItem(new(0, 0)), .deleteItem(old(0, 1)), .reloadItem(old(0, 2)),
        .moveItem(from: old(0, 3), to: new(1, 0)),
      ],
      from: [4, 1],
      to: [3, 2]
    )
    translation.itemKinds = [header]
    func view<Space>(_ section: Int, _ item: Int) -> ElementIdentity<Space> {
      ElementIdentity(kind: header, section: SectionIndex(section), item: item)
    }
    let before: [ElementIdentity<Before>] = (0..<4).map { view(0, $0) }
    let after: [ElementTranslation.Disposition] = [
      .stays(view(0, 1)), .goes, .stays(view(0, 2)), .stays(view(1, 0)),
    ]
    expectEqual(before.map { translation.disposition(of: $0) }, after)
    expectEqual(before.map { translation.isMoved($0) }, [false, false, false, true])
    expectEqual(translation.source(of: view(0, 0)), .isNew)
    expectEqual(translation.source(of: view(0, 2)), .stayed(before[2]))
    expectEqual(translation.source(of: view(1, 0)), .stayed(before[3]))
    translation.withdraw(view(0, 2))
    translation.add(view(1, 0))
    expectEqual(before.map { translation.disposition(of: $0) }, [after[0], .goes, .goes, .goes])
    expectEqual(translation.source(of: view(0, 2)), .isNew)
    expectEqual(translation.source(of: view(1, 0)), .isNew)
  }

  @Test("knows whether a layout names views of items that change")
  func namedItems() {
    var translation = translation(
      [.insertItem(new(0, 0)), .moveItem(from: old(0, 2), to: new(0, 1))],
      from: [3],
      to: [4]
    )
    func view<Space>(_ item: Int) -> ElementIdentity<Space> {
      ElementIdentity(kind: header, section: SectionIndex(0), item: item)
    }
    #expect(!translation.namesChangedItems(header))
    translation.add(view(0))
    translation.withdraw(view(2))
    #expect(translation.namesChangedItems(header))
    #expect(!translation.namesChangedItems(ElementKind(number: 2)))
    translation.add(view(3))
    #expect(!translation.namesChangedItems(header))
  }

  @Test("keeps the view in which a reloaded section scrolls, though its content is asked for again")
  func containers() {
    let translation = translation(
      [.insertSection(NewSection(0)), .reloadSection(OldSection(0))],
      from: [1],
      to: [1, 4]
    )
    let before = ElementIdentity<Before>(containerOf: OldSection(0))
    let after = ElementIdentity<After>(containerOf: NewSection(1))
    expectEqual(translation.disposition(of: before), .stays(after))
    expectEqual(translation.source(of: after), .stayed(before))
    expectEqual(translation.disposition(of: header(0)), .reloads(header(1)))
  }

  @Test("leaves views of the whole content alone, unless the layout says that they go or come")
  func globalViews() {
    func whole<Space>() -> ElementIdentity<Space> {
      ElementIdentity(
        kind: header,
        section: SectionIndex(.max),
        item: ElementIdentity<Space>.globalItem
      )
    }
    var translation = translation([.deleteSection(OldSection(0))], from: [1], to: [])
    expectEqual(translation.disposition(of: whole()), .stays(whole()))
    translation.withdraw(whole())
    expectEqual(translation.disposition(of: whole()), .goes)
    expectEqual(translation.source(of: whole()), .isNew)
    var other = ElementTranslation.none
    other.add(whole())
    expectEqual(other.disposition(of: whole()), .goes)
    expectEqual(other.source(of: whole()), .isNew)
  }

  @Test("leads back to where it came from, at random", arguments: 0..<20 as Range<UInt64>)
  func leadsBack(seed: UInt64) throws {
    var generator = BatchGenerator(seed: seed + 2600)
    var model = generator.model()
    for _ in 0..<40 {
      let change = generator.change(of: model)
      let translation = ElementTranslation(change.checked)
      for path in model.counts.paths(in: Before.self) {
        let element = ElementIdentity(cell: path)
        switch translation.disposition(of: element) {
        case .stays(let after):
          try #require(translation.source(of: after) == .stayed(element), "\(change.replay)")
        case .reloads(let after):
          try #require(translation.source(of: after) == .reloaded(element), "\(change.replay)")
        case .goes:
          let new = change.checked.map.newPath(of: path)
          try #require(new == nil, "\(change.replay)")
        }
      }
      model = change.after
    }
  }
}
