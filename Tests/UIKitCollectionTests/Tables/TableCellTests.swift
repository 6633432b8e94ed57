import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A cell of a table")
@MainActor
struct TableCellTests {
  /// A table with one row, which shows a cell.
  private func show(_ cell: UITableViewCell, _ style: UITableView.Style = .plain) -> TableFixture {
    let table = TableFixture([], style)
    let source = OneCell(cell)
    table.view.dataSource = source
    table.frame()
    withExtendedLifetime(source) {}
    return table
  }

  private func accessories(_ cell: UITableViewCell) -> [AccessoryView] {
    cell.row?.subviews.compactMap { $0 as? AccessoryView }.filter { $0.alpha == 1 } ?? []
  }

  @Test("places its labels as its style has them")
  func styles() throws {
    for style in [UITableViewCell.CellStyle.default, .value1, .subtitle] {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Detail"
      let table = show(cell)
      let text = try #require(cell.textLabel).frame
      expectEqual(text.minX, 16)
      guard let detail = cell.detailTextLabel?.frame else {
        expectEqual(style, .default)
        continue
      }
      // Beside the text at the other margin, or below it.
      expectEqual(detail.maxX, 359)
      expectEqual((detail.minX > text.maxX), (style == .value1))
      expectEqual((detail.minY >= text.maxY), (style == .subtitle))
      #expect(table.diagnostics.isEmpty)
    }
  }

  @Test("shows a picture before its text")
  func picture() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Text"
    cell.imageView?.image = UIImage(systemName: "star")
    _ = show(cell)
    let image = cell.imageView?.frame ?? .zero
    let text = cell.textLabel?.frame ?? .zero
    #expect(image.width > 0)
    #expect(text.minX > image.maxX)
  }

  @Test("is as high as its text needs, and as constraints in its content view ask for")
  func heights() {
    let long = UITableViewCell(style: .default, reuseIdentifier: nil)
    long.textLabel?.numberOfLines = 0
    long.textLabel?.text = String(repeating: "word ", count: 60)
    _ = show(long)
    #expect(long.frame.height > 80)
    let constrained = UITableViewCell(style: .default, reuseIdentifier: nil)
    let square = UIView()
    square.translatesAutoresizingMaskIntoConstraints = false
    constrained.contentView.addSubview(square)
    NSLayoutConstraint.activate([
      square.topAnchor.constraint(equalTo: constrained.contentView.topAnchor, constant: 10),
      square.bottomAnchor.constraint(equalTo: constrained.contentView.bottomAnchor, constant: -10),
      square.leadingAnchor.constraint(equalTo: constrained.contentView.leadingAnchor),
      square.heightAnchor.constraint(equalToConstant: 100),
      square.widthAnchor.constraint(equalToConstant: 100),
    ])
    _ = show(constrained)
    expectEqual(constrained.frame.height, 120)
    expectEqual(square.frame, CGRect(x: 0, y: 10, width: 100, height: 100))
  }

  @Test("shows a content configuration, which follows its state")
  func contentConfiguration() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Text"
    content.secondaryText = "Detail"
    cell.contentConfiguration = content
    var states: [Bool] = []
    cell.configurationUpdateHandler = { cell, state in
      states.append(state.isSelected)
      var content = cell.defaultContentConfiguration().updated(for: state)
      content.text = state.isSelected ? "Selected" : "Text"
      content.secondaryText = "Detail"
      cell.contentConfiguration = content
    }
    let table = show(cell)
    #expect(cell.contentView is UIListContentView)
    #expect(cell.frame.height > 44)
    #expect(cell.textLabel == nil)
    expectEqual(states, [false])
    table.tap(0)
    #expect(states.last == true)
    expectEqual((cell.contentConfiguration as? UIListContentConfiguration)?.text, "Selected")
    cell.contentConfiguration = nil
    table.frame()
    #expect(cell.configurationState.isSelected)
    #expect(cell.automaticallyUpdatesContentConfiguration)
  }

  @Test("updates configurations in its own method before the handler")
  func updateConfiguration() {
    let cell = UpdatedCell(style: .default, reuseIdentifier: nil)
    cell.configurationUpdateHandler = { cell, _ in (cell as? UpdatedCell)?.notes.append("handler") }
    let table = show(cell)
    expectEqual(cell.notes, ["method", "handler"])
    cell.notes = []
    cell.setNeedsUpdateConfiguration()
    table.frame()
    expectEqual(cell.notes, ["method", "handler"])
  }

  @Test("has accessories beside its content, and others while it is edited")
  func accessories() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = .disclosureIndicator
    cell.editingAccessoryType = .checkmark
    let table = show(cell)
    expectEqual(accessories(cell).map(\.accessory.accessoryType), [.disclosureIndicator])
    #expect(cell.contentView.frame.maxX < 360)
    table.view.setEditing(true, animated: false)
    table.rest()
    #expect(accessories(cell).map(\.accessory.accessoryType).contains(.checkmark))
    table.view.setEditing(false, animated: false)
    cell.accessoryType = .none
    let knob = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    cell.accessoryView = knob
    table.rest()
    expectEqual(
      knob.convert(knob.bounds, to: table.view),
      CGRect(x: 309, y: 12, width: 50, height: 20)
    )
    #expect(cell.accessoryView === knob)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    cell.editingAccessoryView = other
    table.view.setEditing(true, animated: false)
    table.rest()
    #expect(other.window != nil)
  }

  @Test("tells the delegate that its button with an i was pressed, and is not selected by it")
  func detailButton() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = .detailDisclosureButton
    let table = show(cell)
    let delegate = AccessoryNotes()
    table.view.delegate = delegate
    table.frame()
    expectEqual(accessories(cell).count, 2)
    let button = accessories(cell).first { $0.accessory.accessoryType == .detail }
    let place = button.map { $0.convert(CGPoint(x: 5, y: 5), to: nil) } ?? .zero
    table.fixture.screen.tap(at: place)
    table.rest()
    expectEqual(delegate.tapped, [IndexPath(row: 0, section: 0)])
    #expect(table.view.indexPathForSelectedRow == nil)
    cell.accessoryType = .detailButton
    table.frame()
    expectEqual(accessories(cell).map(\.accessory.accessoryType), [.detail])
  }

  @Test("indents its content by its level")
  func indentation() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.indentationLevel = 2
    let table = show(cell)
    expectEqual(cell.contentView.frame.minX, 20)
    cell.indentationWidth = 30
    table.frame()
    expectEqual(cell.contentView.frame.minX, 60)
    #expect(cell.showsReorderControl == false)
  }

  @Test("has backgrounds of its own where it is given some")
  func backgrounds() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let table = show(cell, .insetGrouped)
    let usual = UIBackgroundConfiguration.listGroupedCell()
    expectEqual(cell.defaultBackgroundConfiguration(), usual)
    expectEqual(cell.backgroundConfiguration, usual)
    var own = UIBackgroundConfiguration.clear()
    own.backgroundColor = .green
    cell.backgroundConfiguration = own
    table.frame()
    expectEqual(cell.row?.backgroundConfiguration?.backgroundColor, .green)
    cell.automaticallyUpdatesBackgroundConfiguration = false
    #expect(!cell.automaticallyUpdatesBackgroundConfiguration)
    let view = UIView()
    cell.backgroundView = view
    table.frame()
    expectEqual(view.frame, cell.bounds)
    #expect(cell.subviews.first === view)
  }

  @Test("has the corners of its group in a table of inset groups")
  func insetGroup() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    _ = show(cell, .insetGrouped)
    expectEqual(cell.frame.minX, 16)
    expectEqual(cell.frame.width, 343)
    expectEqual(cell.row?.layer.cornerRadius, 10)
  }

  @Test(
    "looks selected in every style of selection but none",
    arguments: [UITableViewCell.SelectionStyle.default, .blue, .gray, .none]
  )
  func selectionStyles(style: UITableViewCell.SelectionStyle) {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.selectionStyle = style
    let table = show(cell)
    table.tap(0)
    let isGrey = cell.row?.backgroundConfiguration?.backgroundColor == .systemGray4
    expectEqual(isGrey, (style != .none))
    #expect(cell.isSelected)
  }

  @Test("finds its size without a table, too")
  func alone() {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Text"
    expectEqual(cell.sizeThatFits(CGSize(width: 300, height: 0)), CGSize(width: 300, height: 44))
    cell.layoutIfNeeded()
    expectEqual(cell.contentView.frame, cell.bounds)
    #expect(!cell.isSelected && !cell.isHighlighted && !cell.isEditing)
    cell.isSelected = true
    #expect(cell.configurationState.isSelected)
  }

  @Test("is placed by its own frame where a subclass changes that, as cards with margins do")
  func ownFrame() {
    let cell = CardCell(style: .default, reuseIdentifier: nil)
    _ = show(cell)
    expectEqual(cell.frame, CGRect(x: 20, y: 0, width: 335, height: 44))
    expectEqual(cell.contentView.frame.width, 335)
  }
}

/// Shows one cell.
@MainActor
final class OneCell: NSObject, UITableViewDataSource {
  private let cell: UITableViewCell
  private static var last: OneCell?

  init(_ cell: UITableViewCell) {
    self.cell = cell
    super.init()
    // A table does not retain its data source.
    Self.last = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { cell }
}

final class AccessoryNotes: NSObject, UITableViewDelegate {
  private(set) var tapped: [IndexPath] = []

  func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { tapped.append(indexPath) }
}

final class UpdatedCell: UITableViewCell {
  var notes: [String] = []

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    notes.append("method")
  }
}

/// Leaves 20 points free at both sides.
final class CardCell: UITableViewCell {
  override var frame: CGRect {
    get { super.frame }
    set { super.frame = newValue.insetBy(dx: 20, dy: 0) }
  }
}
