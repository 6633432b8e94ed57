import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

extension ListLayoutFixture {
  /// The tree of the list for a reader, as text.
  fileprivate var tree: HeadlessAccessibility? {
    frame()
    return fixture.screen.accessibility
  }

  fileprivate var lines: [String] {
    (tree?.description ?? "").split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) }
  }

  fileprivate func names(_ role: UIBackendAccessibilityNode.Role) -> [String] {
    (tree?.nodes ?? []).filter { $0.role == role }.map(\.label)
  }
}

@Suite("A list that is read")
@MainActor
struct ListReadingTests {
  @Test(
    "has a row for each item with its place among all, and headings, in the order of the sections"
  )
  func rows() {
    let fixture = ListLayoutFixture(
      [1, 1_000],
      height: 200,
      listConfiguration(.plain) { $0.headerMode = .supplementary }
    )
    let lines = fixture.lines
    expectEqual(lines.first, "list [focus, scroll forward, scroll backward]")
    expectEqual(lines.dropFirst().first, "  heading “Section 0”")
    #expect(lines.contains("  row “Row 0”, row 1 of 1,001 [activate, focus]"))
    expectEqual(fixture.names(.heading), ["Section 0", "Section 1"])
    expectEqual(fixture.names(.row), ["Row 0", "Row 0"])
  }

  @Test("has the same order from right to left")
  func rightToLeft() {
    let fixture = ListLayoutFixture(
      [3],
      isRightToLeft: true,
      height: 600,
      listConfiguration(.plain)
    )
    expectEqual(fixture.names(.row), ["Row 0", "Row 1", "Row 2"])
  }

  @Test("has all texts of a row in its name, and what can be pressed inside of it")
  func accessories() {
    let fixture = ListLayoutFixture([1], listConfiguration(.plain))
    guard let cell = fixture.cell(0) else { return #expect(Bool(false), "There is a row.") }
    var content = UIListContentConfiguration.valueCell()
    content.text = "Version"
    content.secondaryText = "4.8"
    cell.contentConfiguration = content
    var pressed = 0
    cell.accessories = [.detail { pressed += 1 }, .label(text: "new"), .disclosureIndicator()]
    expectEqual(
      fixture.lines.dropFirst(),
      [
        "  row “Version, 4.8, new”, row 1 of 1 [activate, focus]",
        "    button “More Info” [activate]",
      ]
    )
    #expect(fixture.tree?.perform(.activate, on: "More Info") == true)
    expectEqual(pressed, 1)
  }

  @Test("has a row as the app describes it: one element, a container, or with names of its own")
  func described() {
    let fixture = ListLayoutFixture([1], listConfiguration(.plain))
    guard let cell = fixture.cell(0) else { return #expect(Bool(false), "There is a row.") }
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    button.frame = CGRect(x: 300, y: 5, width: 60, height: 30)
    cell.contentView.addSubview(button)
    let inside = "    button “Buy” [activate, focus]"
    let row = "row 1 of 1 [activate, focus]"
    expectEqual(fixture.lines.dropFirst(), ["  row “Row 0”, \(row)", inside])
    cell.accessibilityLabel = "Book"
    cell.accessibilityValue = "12 €"
    cell.accessibilityHint = "Opens it"
    expectEqual(fixture.lines.dropFirst(), ["  row “Book”, 12 €, Opens it, \(row)", inside])
    cell.isAccessibilityElement = true
    expectEqual(fixture.lines.dropFirst(), ["  row “Book”, 12 €, Opens it, \(row)"])
    cell.isAccessibilityElement = false
    (cell.accessibilityLabel, cell.accessibilityValue, cell.accessibilityHint) = (nil, nil, nil)
    expectEqual(fixture.lines.dropFirst(), ["  row, \(row)", "    text “Row 0”", inside])
    cell.accessibilityTraits = .header
    expectEqual(fixture.lines.dropFirst().first, "  heading, \(row)")
  }

  @Test("names controls after their row that have no name of their own")
  func names() {
    let fixture = ListLayoutFixture([1], listConfiguration(.plain))
    let toggle = UISwitch()
    let field = UITextField()
    field.placeholder = "None"
    let named = UISlider()
    named.accessibilityLabel = "Loudness"
    for (index, view) in [toggle, field, named].enumerated() {
      view.frame = CGRect(x: 100 + 80 * CGFloat(index), y: 5, width: 60, height: 30)
      fixture.cell(0)?.contentView.addSubview(view)
    }
    expectEqual(
      fixture.lines.dropFirst(2),
      [
        "    toggle “Row 0” (off) [activate, focus]",
        "    textField “Row 0”, None [activate, focus]",
        "    slider “Loudness”, 0% [focus, increment, decrement]",
      ]
    )
  }

  @Test(
    "has the title of its controller unless it has a name, and headers that hold more than text as groups"
  )
  func titles() {
    let fixture = ListLayoutFixture(
      [1],
      listConfiguration(.plain) { $0.footerMode = .supplementary }
    )
    let controller = UIViewController()
    controller.title = "Mail"
    fixture.fixture.window.rootViewController = controller
    controller.view.addSubview(fixture.view)
    expectEqual(fixture.tree?.nodes.first { $0.role == .list }?.label, "Mail")
    fixture.view.accessibilityLabel = "Messages"
    expectEqual(fixture.tree?.nodes.first { $0.role == .list }?.label, "Messages")
    expectEqual(fixture.lines.last, "  text “Section 0”")
    let button = UIButton(type: .system)
    button.setTitle("More", for: .normal)
    button.frame = CGRect(x: 300, y: 0, width: 60, height: 20)
    fixture.boundary(UICollectionView.elementKindSectionFooter)?.contentView.addSubview(button)
    expectEqual(
      fixture.lines.suffix(2),
      ["  group “Section 0”", "    button “More” [activate, focus]"]
    )
  }

  @Test("is a grid where cells stand beside each other, and says what the app calls it")
  func grids() {
    // Six items of 50 points would stand in a line of 320.
    let fixture = FlowFixture([3])
    defer { fixture.end() }
    fixture.show()
    func nodes() -> [UIBackendAccessibilityNode] {
      Array((fixture.fixture.screen.accessibility?.nodes ?? []).dropFirst())
    }
    expectEqual(nodes().map(\.role), [.grid, .cell, .cell, .cell])
    expectEqual(nodes().last?.summary, "item 3 of 3")
    fixture.view.accessibilityContainerType = .list
    expectEqual(nodes().map(\.role), [.list, .row, .row, .row])
    expectEqual(nodes().last?.summary, "row 3 of 3")
  }

  @Test("does what a tap does when a row is activated, and says what is selected")
  func activation() {
    let fixture = ListLayoutFixture([5], listConfiguration(.plain))
    let delegate = Recorder()
    fixture.view.delegate = delegate
    #expect(fixture.tree?.perform(.activate, on: "Row 2") == true)
    expectEqual(delegate.notes, ["select 2", "act 2"])
    expectEqual(fixture.tree?.nodes.filter { $0.states.isSelected == true }.map(\.label), ["Row 2"])
    #expect(fixture.tree?.nodes(named: "Row 1").first?.states.isSelected == false)
    #expect(fixture.tree?.perform(.focus, on: "Row 3") == true)
    expectEqual(fixture.tree?.nodes.filter(\.states.isFocused).map(\.label), ["Row 3"])
    fixture.view.allowsSelection = false
    #expect(fixture.tree?.nodes(named: "Row 1").first?.states.isSelected == nil)
    #expect(fixture.tree?.perform(.activate, on: "Row 1") == true)
    expectEqual(delegate.notes, ["select 2", "act 2"])
  }

  @Test("makes the next rows when it is scrolled, to the end, each of 1,000 read in its order")
  func walking() {
    let fixture = ListLayoutFixture([1_000], height: 400, listConfiguration(.plain))
    var read: [String] = []
    for _ in 0..<200 {
      for name in fixture.names(.row) where !read.contains(name) { read.append(name) }
      guard let list = fixture.tree?.nodes.first(where: { $0.role == .list }),
        fixture.tree?.perform(.scrollForward, on: list) == true
      else { break }
    }
    let all = (0..<1_000).map { "Row \($0)" }
    expectEqual(read, all)
    expectEqual(fixture.tree?.nodes.last?.summary, "row 1,000 of 1,000")
  }

  @Test("never has an old name, or a row that goes")
  func changes() {
    let fixture = ListLayoutFixture([6], height: 600, listConfiguration(.plain))
    let former = fixture.tree
    fixture.source.counts = [3]
    fixture.view.performBatchUpdates {
      fixture.view.deleteItems(at: (0..<3).map { IndexPath(item: $0, section: 0) })
    }
    fixture.frame()
    // The rows fade out, and are still in the view.
    expectEqual(fixture.names(.row), ["Row 3", "Row 4", "Row 5"])
    #expect(former?.perform(.activate, on: "Row 0") == false)
    fixture.fixture.backend.advanceUntilIdle()
    fixture.view.reloadData()
    expectEqual(fixture.names(.row), ["Row 0", "Row 1", "Row 2"])
    // Cells that are used again are other elements.
    let before = fixture.tree?.nodes(named: "Row 0").first?.identifier
    fixture.view.reloadData()
    let after = fixture.tree?.nodes(named: "Row 0").first?.identifier
    #expect(before != after)
  }

  @Test("takes no action for a row that a reader does not see, whatever its number")
  func faraway() {
    let fixture = ListLayoutFixture([2_000_000], height: 400, listConfiguration(.plain))
    let first = fixture.tree
    fixture.view.scrollToItem(at: IndexPath(item: 1_000_000, section: 0), at: .top, animated: false)
    expectEqual(fixture.tree?.nodes(named: "Row 1000000").first?.position?.index, 1_000_001)
    #expect(first?.perform(.activate, on: "Row 0") == false)
    #expect(first?.perform(.focus, on: "Row 1000000") == false)
  }

  @Test("says whether a row of an outline is open, and opens it")
  func outline() {
    let fixture = ListLayoutFixture([2], listConfiguration(.plain))
    var presses = 0
    fixture.cell(0)?.accessories = [.outlineDisclosure(actionHandler: { presses += 1 })]
    expectEqual(
      fixture.lines[1...2],
      [
        "  row “Row 0”, row 1 of 2 (collapsed) [activate, focus]",
        "    button “Show or Hide” [activate]",
      ]
    )
    #expect(fixture.tree?.perform(.activate, on: "Show or Hide") == true)
    expectEqual(presses, 1)
  }
}

@Suite("Swipe actions that are read")
@MainActor
struct SwipeReadingTests {
  @Test("are actions of their row, those at its end first")
  func actions() {
    let fixture = SwipeFixture([2])
    fixture.base.frame()
    let tree = fixture.screen.accessibility
    expectEqual(
      tree?.nodes(named: "Row 1").first?.actions.map(\.name),
      [
        "activate", "focus", "Trash", "Mute", "Read",
      ]
    )
    _ = fixture.actions.take()
    #expect(tree?.perform(actionNamed: "Mute", on: "Row 1") == true)
    expectEqual(fixture.actions.take().last, "Mute")
    #expect(fixture.movedRows.isEmpty)
  }
}

/// Notes what is selected.
@MainActor
private final class Recorder: NSObject, UICollectionViewDelegate {
  var notes: [String] = []

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    notes.append("select \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) { notes.append("act \(indexPath.item)") }
}
