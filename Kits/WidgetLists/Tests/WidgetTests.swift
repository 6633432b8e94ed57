import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing
import UIKit
import WidgetLists

@Suite("A widget", .withTheProgram)
@MainActor
struct WidgetTests {
  /// Shows the same as a row, in another type.
  private struct Other: Hashable, WidgetHashable, WidgetPresentable {
    var name: String
    func widgetCell(collectionView: UICollectionView, indexPath: IndexPath)
      -> UICollectionViewCell
    { Row(name).widgetCell(collectionView: collectionView, indexPath: indexPath) }
    func widgetSize(containerWidth: CGFloat) -> CGSize { CGSize(width: 10, height: 30) }
  }

  /// Counts how often it is compared; all are of one hash.
  private final class Counted: WidgetHashable, WidgetPresentable {
    nonisolated(unsafe) static var comparisons = 0
    let number: Int
    init(_ number: Int) { self.number = number }
    func widgetEqual(_ other: Any) -> Bool {
      Counted.comparisons += 1
      return (other as? Counted)?.number == number
    }
    func widgetHash(into hasher: inout Hasher) { hasher.combine(number) }
    func widgetCell(collectionView: UICollectionView, indexPath: IndexPath)
      -> UICollectionViewCell
    { Row("").widgetCell(collectionView: collectionView, indexPath: indexPath) }
    func widgetSize(containerWidth: CGFloat) -> CGSize { .zero }
  }

  @Test("erases its value: kinds mix in one array, and different kinds are never equal")
  func erasure() {
    expectEqual(Row("a").widget, Row("a").widget)
    #expect(Row("a").widget != Row("b").widget)
    #expect(Row("a").widget != Other(name: "a").widget)
    expectEqual(Row("a").widget.hashValue, Row("a").widget.hashValue)
    let mixed = [Row("a").widget, Other(name: "a").widget, Spacing(height: 4).widget]
    expectEqual(Set(mixed).count, 3)
    expectEqual(mixed[1].widgetSize(containerWidth: 100), CGSize(width: 10, height: 30))
    #expect(mixed[0].underlying as? Row == Row("a"))
  }

  @Test("compares values only if their hashes are equal and they are not copies")
  func fastPaths() {
    let (one, two, twin) = (Counted(1).widget, Counted(2).widget, Counted(1).widget)
    Counted.comparisons = 0
    let copy = one
    expectEqual(one, copy)
    #expect(one != two)
    expectEqual(Counted.comparisons, 0)
    expectEqual(one, twin)
    #expect(Counted.comparisons > 0)
  }

  @Test("is identified by its content, or by an identifier, inside its kind")
  func identity() {
    expectEqual(Row("a").widget.identity, Row("a").widget.identity)
    #expect(Row("a").widget.identity != Row("b").widget.identity)
    let (before, after) = (Row("a").id(1), Row("b").id(1))
    #expect(before != after)
    expectEqual(before.identity, after.identity)
    expectEqual(before.id, after.id)
    #expect(before.identity != Row("a").id(2).identity)
    #expect(before.id != Other(name: "a").id(1).id)
    expectEqual(before.identity.identity, before.identity)
  }

  @Test("is told apart by tags, by the line it is written in, and by the object it is for")
  func tags() {
    let space = Spacing(height: 8)
    #expect(space.widget.tagged("x") != space.widget)
    expectEqual(space.widget.tagged("x"), space.widget.tagged("x"))
    #expect(space.widget.tagged("x").tagged("y") != space.widget.tagged("y").tagged("x"))
    let written = Widgets {
      space
      space
      for _ in 0..<2 { space }
    }
    expectEqual(written.count, 4)
    expectEqual(Set(written.map(\.id)).count, 3)
    expectEqual(written[2].id, written[3].id)
    let made = Widgets(0..<3, id: \.self) { _ in space }
    expectEqual(Set(made.map(\.id)).count, 3)
    expectEqual(Widgets(1..<3, id: \.self) { _ in space }.count, 2)
  }

  @Test("is written with conditions, loops, groups and parts from elsewhere")
  func building() {
    func part() -> [Widget] { [Row("part").widget] }
    func names(_ isOn: Bool) -> [String] {
      Widgets {
        Row("first")
        if isOn { Row("on") } else { Row("off") }
        if isOn { Row("also") }
        for number in 0..<2 { Row("\(number)") }
        part()
        WidgetGroup(background: Row("behind")) { Row("inside") }
        Row("last").widget
      }
      .map { ($0.underlying as? Row)?.name ?? "?" }
    }
    expectEqual(names(true), ["first", "on", "also", "0", "1", "part", "behind", "inside", "last"])
    expectEqual(names(false), ["first", "off", "0", "1", "part", "behind", "inside", "last"])
  }
}

@Suite("A cell of a widget", .withTheProgram)
@MainActor
struct WidgetCellTests {
  private final class Note: UIView {
    static var made = 0
    override init(frame: CGRect) {
      super.init(frame: frame)
      Note.made += 1
    }
    required init?(coder: NSCoder) { nil }
  }

  private struct Noted: Hashable, WidgetHashable, WidgetPresentable {
    var number: Int
    @MainActor
    func widgetCell(collectionView: UICollectionView, indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell: WidgetCell<Note> = collectionView.cellDequeueSafely(indexPath: indexPath)
      cell.makeViewIfNeeded().tag = number
      return cell
    }
    @MainActor
    func widgetSize(containerWidth: CGFloat) -> CGSize { CGSize(width: 10, height: 50) }
  }

  @Test("has no view until it is set or made, keeps it for all it shows, and fills it")
  func view() throws {
    #expect(WidgetCell<Note>(frame: .zero).view == nil)
    let fixture = WidgetFixture((0..<200).map { Noted(number: $0).widget })
    Note.made = 0
    for step in 0..<100 {
      fixture.view.contentOffset.y = CGFloat(step * 60)
      fixture.fixture.backend.makeFrame()
    }
    // 4 or 5 are in sight; a few more may be kept for what comes next.
    #expect(Note.made <= 5)
    let path = try #require(fixture.view.indexPathsForVisibleItems.first)
    let cell = try #require(fixture.view.cellForItem(at: path) as? WidgetCell<Note>)
    expectEqual(cell.view?.tag, path.item)
    expectEqual(cell.view?.frame, cell.contentView.bounds)
    expectEqual(cell.contentView.subviews, [cell.view])
    let another = Note(frame: .zero)
    cell.view = another
    expectEqual(cell.contentView.subviews, [another])
    cell.view = nil
    expectEqual(cell.contentView.subviews, [])
    #expect(cell.makeViewIfNeeded { another } === another)
    expectEqual(cell.contentView.subviews, [another])
  }

  @Test("is registered with each collection view before its first use there")
  func registering() {
    let (one, other) = (WidgetFixture([Row("a").widget]), WidgetFixture([Row("a").widget]))
    for fixture in [one, other] {
      fixture.show([Row("b").widget, Noted(number: 1).widget])
      expectEqual(fixture.cell(0)?.reuseIdentifier, String(reflecting: RowCell.self))
      #expect(fixture.view.cellForItem(at: [0, 1]) is WidgetCell<Note>)
    }
  }
}
