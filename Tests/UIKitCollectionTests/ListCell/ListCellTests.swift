import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

// Letters of the headless backend are half as wide as their size and lines 1.2 times as high, rounded
// up: a row with text of 17 points has 44, one with a second text of 12 points 11 + 21 + 3 + 15 + 11.
@Suite("A list cell")
@MainActor
struct ListCellTests {
  private func shownCell(
    _ fixture: Fixture = Fixture(),
    _ accessories: [UICellAccessory] = [],
    change: (UICollectionViewListCell) -> Void = { _ in }
  ) -> UICollectionViewListCell {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    var content = cell.defaultContentConfiguration()
    content.text = "Text"
    cell.contentConfiguration = content
    cell.accessories = accessories
    change(cell)
    return fixture.show(cell)
  }

  private func view(
    _ type: UICellAccessory.AccessoryType,
    in cell: UICollectionViewListCell
  ) throws -> AccessoryView {
    try #require(
      cell.subviews.compactMap { $0 as? AccessoryView }.first { $0.accessory.accessoryType == type }
    )
  }

  private func textFrame(in cell: UICollectionViewListCell) -> CGRect? {
    cell.layoutIfNeeded()
    return (cell.contentView as? UIListContentView)?.textLayoutGuide.map {
      cell.contentView.convert($0.layoutFrame, to: cell)
    }
  }

  private func height(_ cell: UICollectionViewListCell) -> CGFloat {
    cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  @Test("has its content between the accessories, each with its own margin")
  func placesContent() throws {
    let cell = shownCell(Fixture(), [.delete(displayed: .always), .label(text: "12")])
    // The circle of 22 stands in the middle of its room of 28, the label of two letters at the end.
    expectEqual(try view(.delete, in: cell).frame, CGRect(x: 19, y: 11, width: 22, height: 22))
    expectEqual(try view(.label, in: cell).frame, CGRect(x: 287, y: 11.5, width: 17, height: 21))
    // Margins of the content: 16 after the circle's room, 8 before the label.
    expectEqual(textFrame(in: cell), CGRect(x: 60, y: 11.5, width: 287 - 8 - 60, height: 21))
    expectEqual(shownCell().contentView.frame, CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  @Test("is as high as content or accessories need")
  func findsItsHeight() {
    expectEqual(height(shownCell()), 44)
    let tall = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    let custom = UICellAccessory.customView(
      configuration: .init(customView: tall, placement: .trailing(), maintainsFixedSize: true)
    )
    expectEqual(height(shownCell(Fixture(), [custom])), CGFloat(8 + 50 + 8))
    // The text has 320 − 16 − 8 − 28 − 16 points beside the i, room for 29 letters.
    let cell = shownCell(Fixture(), [.detail()]) { cell in
      var content = cell.defaultContentConfiguration()
      content.text = "one two three four five six seven"
      cell.contentConfiguration = content
    }
    expectEqual(height(cell), CGFloat(11 + 2 * 21 + 11))
    cell.accessories = []
    expectEqual(height(cell), 44)
  }

  @Test("shows accessories while editing, while not, and always")
  func followsEditing() throws {
    let fixture = Fixture()
    let cell = shownCell(
      fixture,
      [.delete(), .disclosureIndicator(displayed: .whenNotEditing), .label(text: "1")]
    )
    func seen() -> [UICellAccessory.AccessoryType] {
      cell.subviews.compactMap { $0 as? AccessoryView }.filter { $0.alpha > 0 }
        .map(\.accessory.accessoryType)
    }
    expectEqual(Set(seen()), [.label, .disclosureIndicator])
    expectEqual(try view(.delete, in: cell).frame.maxX, 0)
    cell.change { $0.isEditing = true }
    fixture.backend.makeFrame()
    expectEqual(Set(seen()), [.label, .delete])
    expectEqual(try view(.disclosureIndicator, in: cell).frame.minX, 320)
    expectEqual(textFrame(in: cell)?.minX, 60)
  }

  @Test("keeps room for an accessory that is hidden")
  func keepsRoom() throws {
    let hidden = UICellAccessory.DetailOptions(isHidden: true, reservedLayoutWidth: .custom(40))
    let cell = shownCell(Fixture(), [.detail(options: hidden)])
    expectEqual(cell.contentView.frame.width, CGFloat(320 - 16 - 40))
    let view = try view(.detail, in: cell)
    expectEqual(view.alpha, 0)
    expectEqual(view.frame.midX, CGFloat(320 - 16 - 20))
    #expect(!view.isUserInteractionEnabled)
  }

  @Test("moves its content in by level and width")
  func indents() {
    let cell = shownCell { $0.indentationLevel = 2 }
    expectEqual(textFrame(in: cell)?.minX, CGFloat(16 + 2 * 16))
    cell.indentationWidth = 10
    expectEqual(textFrame(in: cell)?.minX, 36)
    cell.indentationLevel = -3
    expectEqual(textFrame(in: cell)?.minX, 16)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.indentationLevel = 1
    cell.layoutIfNeeded()
    expectEqual(cell.contentView.frame, CGRect(x: 0, y: 0, width: 310, height: 44))
  }

  @Test("has a custom accessory of the size it asks for, or that it has")
  func sizesCustomViews() throws {
    let label = UILabel()
    label.text = "four"
    label.font = .systemFont(ofSize: 10)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let cell = shownCell(
      Fixture(),
      [
        .customView(
          configuration: .init(
            customView: label,
            placement: .leading(),
            reservedLayoutWidth: .actual,
            tintColor: .red
          )
        ),
        .customView(
          configuration: .init(
            customView: box,
            placement: .trailing(),
            reservedLayoutWidth: .custom(50),
            maintainsFixedSize: true
          )
        ),
      ]
    )
    // Four letters of 10 points: 20 × 12.
    expectEqual(try view(.customView(label), in: cell).frame.size, CGSize(width: 20, height: 12))
    expectEqual(label.frame.size, CGSize(width: 20, height: 12))
    expectEqual(label.tintColor, .red)
    expectEqual(box.convert(box.bounds, to: cell), CGRect(x: 264, y: 12, width: 30, height: 20))
  }

  @Test("keeps views of accessories that stay, and drops the others")
  func keepsViews() throws {
    let cell = shownCell(Fixture(), [.label(text: "1"), .checkmark()])
    let label = try view(.label, in: cell)
    cell.accessories = [.label(text: "22"), .detail()]
    #expect(try view(.label, in: cell) === label)
    expectEqual(cell.subviews.compactMap { $0 as? AccessoryView }.count, 2)
    cell.layoutIfNeeded()
    expectEqual(label.frame.width, 17)
  }

  @Test("has a pop-up menu that shows what is chosen", arguments: [false, true])
  func popUpMenu(isRightToLeft: Bool) throws {
    let fixture = Fixture(environment: UIBackendEnvironment(isRightToLeft: isRightToLeft))
    var performed: [String] = []
    var selected: [String] = []
    let actions = ["One", "Three"].map { title in
      UIAction(title: title) { _ in performed.append(title) }
    }
    let accessory = UICellAccessory.popUpMenu(UIMenu(children: actions)) { menu in
      selected += menu.selectedElements.map(\.title)
    }
    let cell = shownCell(fixture, [accessory])
    let view = try view(.popUpMenu, in: cell)
    // Three letters of 17 points, rounded up, and 13 points for the chevrons.
    expectEqual(view.frame.width, 39)
    #expect(isRightToLeft ? view.frame.minX == 16 : view.frame.maxX == 304)
    expectEqual(actions.map(\.state), [.on, .off])
    fixture.screen.tap(at: CGPoint(x: view.frame.midX, y: 22))
    #expect(fixture.screen.menu?.choose("Three") == true)
    fixture.backend.advanceUntilIdle()
    expectEqual(performed, ["Three"])
    expectEqual(selected, ["Three"])
    expectEqual(actions.map(\.state), [.off, .on])
    // The room follows what is shown.
    expectEqual(view.frame.width, 56)
  }

  @Test("reports an accessory of the system that is there twice")
  func reportsRepetition() {
    var reports: [String] = []
    Diagnostics.hook = { reports.append($0.message) }
    defer { Diagnostics.hook = nil }
    let cell = shownCell(Fixture(), [.label(text: "1"), .label(text: "2")])
    expectEqual(reports.count, 1)
    #expect(reports.first?.contains("label") == true)
    expectEqual(cell.subviews.compactMap { $0 as? AccessoryView }.count, 1)
  }

  @Test("has the background of its list until another one is set")
  func hasBackground() {
    let fixture = Fixture()
    let cell = shownCell(fixture)
    expectEqual(cell.backgroundConfiguration?.backgroundColor, .systemBackground)
    cell.isSelected = true
    fixture.backend.makeFrame()
    expectEqual(cell.backgroundConfiguration?.backgroundColor, .systemGray4)
    expectEqual(cell.defaultBackgroundConfiguration().backgroundColor, .systemGray4)
    cell.adopt(ListRow(appearance: .grouped))
    cell.isSelected = false
    fixture.backend.makeFrame()
    expectEqual(cell.backgroundConfiguration?.backgroundColor, .secondarySystemGroupedBackground)
    cell.backgroundConfiguration = .clear()
    cell.adopt(ListRow(appearance: .plain))
    fixture.backend.makeFrame()
    expectEqual(cell.backgroundConfiguration?.backgroundColor, .clear)
    cell.backgroundColor = .red
    #expect(cell.backgroundConfiguration == nil)
  }
}
