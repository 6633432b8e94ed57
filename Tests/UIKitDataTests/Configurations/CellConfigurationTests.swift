import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A cell with configurations")
@MainActor
struct CellConfigurationTests {
  private func shownCell(_ fixture: Fixture) -> UICollectionViewCell {
    fixture.show(UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50)))
  }

  private func note(_ cell: UICollectionViewCell) -> NoteView? { cell.contentView as? NoteView }

  @Test("shows the view its content makes, where the content view was")
  func showsContent() throws {
    let cell = shownCell(Fixture())
    let former = cell.contentView
    cell.contentConfiguration = NoteConfiguration(words: "one")
    let view = try #require(note(cell))
    #expect(former.superview == nil)
    #expect(view.superview === cell)
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
    expectEqual(view.shown.words, "one")
    cell.bounds.size.width = 80
    expectEqual(view.frame.width, 80)
  }

  @Test("keeps a view that supports the new content, and replaces one that does not")
  func keepsViews() throws {
    let cell = shownCell(Fixture())
    cell.contentConfiguration = NoteConfiguration(words: "one")
    let first = try #require(note(cell))
    cell.contentConfiguration = NoteConfiguration(words: "two")
    #expect(note(cell) === first)
    expectEqual(first.shown.words, "two")
    cell.contentConfiguration = BlankConfiguration()
    let blank = try #require(cell.contentView as? BlankView)
    #expect(first.superview == nil)
    // The blank view says of itself that it supports notes.
    cell.contentConfiguration = NoteConfiguration(words: "three")
    #expect(cell.contentView === blank)
    #expect(blank.configuration is NoteConfiguration)
  }

  @Test("has an empty content view again when the content is taken away")
  func removesContent() {
    let cell = shownCell(Fixture())
    cell.contentConfiguration = NoteConfiguration()
    cell.contentConfiguration = nil
    #expect(cell.contentView is CollectionCellContentView)
    #expect(cell.contentView.subviews.isEmpty)
    expectEqual(cell.contentView.frame, cell.bounds)
  }

  @Test("updates them once for all that happens before the next layout")
  func coalescesUpdates() {
    let fixture = Fixture()
    let cell = shownCell(fixture)
    var states: [String] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.letters) }
    fixture.backend.makeFrame()
    expectEqual(states, [""])
    cell.isHighlighted = true
    cell.isSelected = true
    cell.isHighlighted = false
    cell.setNeedsUpdateConfiguration()
    expectEqual(states, [""])
    fixture.backend.makeFrame()
    expectEqual(states, ["", "s"])
    fixture.backend.makeFrame()
    expectEqual(states.count, 2)
  }

  final class Recorder: UICollectionViewCell {
    var lines: [String] = []

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      let note = contentConfiguration as? NoteConfiguration
      lines.append("update, content “\(note?.state ?? "")”")
    }
  }

  @Test("updates content by itself, then by its class, then by its handler")
  func ordersUpdates() {
    let fixture = Fixture()
    let cell = Recorder(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.contentConfiguration = NoteConfiguration()
    cell.configurationUpdateHandler = { cell, state in
      (cell as? Recorder)?.lines.append("handler for “\(state.letters)”")
    }
    cell.isSelected = true
    fixture.show(cell)
    expectEqual(cell.lines, ["update, content “s”", "handler for “s”"])
  }

  @Test("leaves content alone that does not update by itself")
  func leavesContentAlone() {
    let fixture = Fixture()
    let cell = shownCell(fixture)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.contentConfiguration = NoteConfiguration(state: "mine")
    cell.isSelected = true
    fixture.backend.makeFrame()
    expectEqual(note(cell)?.shown.state, "mine")
    expectEqual(note(cell)?.changeCount, 0)
  }

  @Test("leaves a background alone that does not update by itself")
  func leavesBackgroundsAlone() {
    let fixture = Fixture()
    let cell = shownCell(fixture)
    cell.backgroundConfiguration = .listPlainCell()
    cell.automaticallyUpdatesBackgroundConfiguration = false
    cell.isSelected = true
    fixture.backend.makeFrame()
    expectEqual(cell.backgroundConfiguration?.backgroundColor, .systemBackground)
    cell.automaticallyUpdatesBackgroundConfiguration = true
    cell.setNeedsUpdateConfiguration()
    fixture.backend.makeFrame()
    expectEqual(cell.backgroundConfiguration?.backgroundColor, .systemGray4)
  }

  @Test("does not tell its view of content that an update has not changed")
  func skipsEqualContent() {
    let fixture = Fixture()
    let cell = shownCell(fixture)
    cell.contentConfiguration = NoteConfiguration()
    for _ in 0..<3 {
      cell.setNeedsUpdateConfiguration()
      fixture.backend.makeFrame()
    }
    expectEqual(note(cell)?.changeCount, 0)
    cell.isSelected = true
    fixture.backend.makeFrame()
    expectEqual(note(cell)?.changeCount, 1)
  }

  @Test("takes up a state that its handler changes in the next round, and then rests")
  func handlesReentrantChanges() {
    let fixture = Fixture()
    let cell = shownCell(fixture)
    var states: [String] = []
    cell.configurationUpdateHandler = { cell, state in
      states.append(state.letters)
      cell.isSelected = true
    }
    fixture.backend.makeFrame()
    expectEqual(states, ["", "s"])
    fixture.backend.makeFrame()
    expectEqual(states.count, 2)
  }
}

@Suite("The state of a cell")
@MainActor
struct CellConfigurationStateTests {
  @Test("says what happens to it and what its surroundings are")
  func saysWhatHappens() {
    let fixture = Fixture()
    let cell = fixture.show(UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    expectEqual(cell.configurationState.letters, "")
    cell.isUserInteractionEnabled = false
    cell.isSelected = true
    cell.isHighlighted = true
    expectEqual(cell.configurationState.letters, "dhs")
    var styles: [UIUserInterfaceStyle] = []
    cell.configurationUpdateHandler = { styles.append($1.traitCollection.userInterfaceStyle) }
    fixture.backend.makeFrame()
    cell.overrideUserInterfaceStyle = .dark
    fixture.backend.makeFrame()
    expectEqual(styles, [.light, .dark])
  }

  final class Mail: UICollectionViewCell {
    var isArchived = false { didSet { setNeedsUpdateConfiguration() } }

    override var configurationState: UICellConfigurationState {
      var state = super.configurationState
      state.isArchived = isArchived
      return state
    }
  }

  @Test("has states of the app's own")
  func hasCustomStates() {
    let fixture = Fixture()
    let mail = Mail(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    var found: [Bool] = []
    mail.configurationUpdateHandler = { found.append($1.isArchived) }
    fixture.show(mail)
    mail.isArchived = true
    fixture.backend.makeFrame()
    expectEqual(found, [false, true])
    var state = UIViewConfigurationState(traitCollection: UITraitCollection())
    #expect(state[.isArchived] == nil)
    state[.isArchived] = true
    expectEqual(state[.isArchived], AnyHashable(true))
    #expect(state != UIViewConfigurationState(traitCollection: UITraitCollection()))
  }
}

extension UIConfigurationStateCustomKey {
  fileprivate static let isArchived = UIConfigurationStateCustomKey("tests.isArchived")
}

extension UICellConfigurationState {
  fileprivate var isArchived: Bool {
    get { self[.isArchived] as? Bool ?? false }
    set { self[.isArchived] = newValue }
  }
}
