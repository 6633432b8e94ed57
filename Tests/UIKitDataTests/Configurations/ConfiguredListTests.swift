import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Configured cells in a collection view")
@MainActor
struct ConfiguredListTests {
  /// Fills in cells with notes of the height that the test says.
  @MainActor
  final class Notes: NSObject, UICollectionViewDataSource {
    var count: Int
    var height: (IndexPath) -> CGFloat
    private let registration: UICollectionView.CellRegistration<UICollectionViewCell, IndexPath>
    private var configure: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }

    init(_ count: Int, height: @escaping (IndexPath) -> CGFloat) {
      self.count = count
      self.height = height
      registration = .init { cell, path, _ in
        cell.contentConfiguration = NoteConfiguration(words: path.short, height: height(path))
      }
    }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: registration,
        for: indexPath,
        item: indexPath
      )
    }
  }

  private func show(_ notes: Notes) -> (Fixture, UICollectionView) {
    let fixture = Fixture(width: 320, height: 400)
    let layout = ListLayout()
    layout.takesSizes = true
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: layout
    )
    view.dataSource = notes
    fixture.show(view)
    return (fixture, view)
  }

  private func tops(_ view: UICollectionView) -> [CGFloat] {
    view.visibleCells.map { $0.frame.minY }
  }

  @Test("are as high as their content")
  func findTheirSize() {
    let notes = Notes(4) { [60, 80, 100, 40][$0.item] }
    let (_, view) = show(notes)
    expectEqual(tops(view), [0, 60, 140, 240])
    expectEqual(view.contentSize.height, 280)
  }

  @Test("are asked for their size again when their content changes on screen")
  func changeTheirSize() throws {
    let notes = Notes(4) { _ in 60 }
    let (fixture, view) = show(notes)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    cell.contentConfiguration = NoteConfiguration(words: "longer", height: 90)
    fixture.backend.makeFrame()
    expectEqual(tops(view), [0, 60, 150, 210])
  }

  @Test("keep their size when the collection view does not allow for that")
  func keepTheirSize() throws {
    let notes = Notes(4) { _ in 60 }
    let (fixture, view) = show(notes)
    view.selfSizingInvalidation = .disabled
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    cell.contentConfiguration = NoteConfiguration(words: "longer", height: 90)
    fixture.backend.makeFrame()
    expectEqual(tops(view), [0, 60, 120, 180])
    view.selfSizingInvalidation = UICollectionView.SelfSizingInvalidation.enabled
    cell.contentConfiguration = NoteConfiguration(words: "longer still", height: 100)
    fixture.backend.makeFrame()
    expectEqual(tops(view), [0, 60, 160, 220])
  }

  @Test("have the size of the state they are in when they are first shown")
  func areMeasuredInTheirState() {
    let notes = Notes(4) { _ in 60 }
    let (fixture, view) = show(notes)
    view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    for cell in view.visibleCells {
      cell.configurationUpdateHandler = { cell, state in
        cell.contentConfiguration = NoteConfiguration(height: state.isSelected ? 100 : 60)
      }
    }
    fixture.backend.makeFrame()
    expectEqual(tops(view), [0, 60, 160, 220])
  }

  @Test("are used again with their content view, in a state of their own")
  func areReused() {
    let notes = Notes(200) { _ in 50 }
    let (fixture, view) = show(notes)
    var contentViews = Set(view.visibleCells.map { ObjectIdentifier($0.contentView) })
    view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    fixture.backend.makeFrame()
    for step in 1...20 {
      view.contentOffset.y = CGFloat(step) * 400
      fixture.backend.makeFrame()
      for cell in view.visibleCells {
        contentViews.insert(ObjectIdentifier(cell.contentView))
        let note = cell.contentView as? NoteView
        expectEqual(note?.shown.words, view.indexPath(for: cell)?.short)
        expectEqual(note?.shown.state, "")
      }
    }
    #expect(contentViews.count <= 10)
  }

  @Test("that replace their content view again and again are reported once")
  func reportReplacement() {
    var reports: [String] = []
    Diagnostics.hook = { reports.append($0.message) }
    defer { Diagnostics.hook = nil }
    let notes = Notes(4) { _ in 50 }
    let (_, view) = show(notes)
    for cell in view.visibleCells { cell.contentConfiguration = BlankConfiguration() }
    expectEqual(reports.count, 1)
    #expect(reports.first?.contains("NoteView") == true)
    #expect(reports.first?.contains("BlankConfiguration") == true)
  }
}
