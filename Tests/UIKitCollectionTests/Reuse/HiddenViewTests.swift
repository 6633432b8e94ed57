import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing
import UIKit

/// A supplementary view with a content view of its own.
private final class NoteView: UICollectionReusableView {
  let contentView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  required init?(coder: NSCoder) { nil }
}

/// A flow layout with a note over the first item of each section, which it can hide.
private final class NoteLayout: UICollectionViewFlowLayout {
  var noteHeight: CGFloat = 50
  var hidesNotes = false

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let sections = 0..<(collectionView?.numberOfSections ?? 0)
    let notes = sections.compactMap {
      layoutAttributesForSupplementaryView(ofKind: "note", at: IndexPath(item: 0, section: $0))
    }
    return (super.layoutAttributesForElements(in: rect) ?? [])
      + notes.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let item = layoutAttributesForItem(at: indexPath) else { return nil }
    let note = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "note",
      with: indexPath
    )
    note.frame = CGRect(x: 0, y: item.frame.minY, width: 100, height: noteHeight)
    note.zIndex = 1
    note.isHidden = hidesNotes
    return note
  }
}

@Suite("Views that an app hides")
@MainActor
struct HiddenViewTests {
  /// Sections of one item, 60 points high, with a note over it.
  private final class Screen: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let fixture = Fixture(width: 100, height: 300)
    let layout = NoteLayout()
    let view: UICollectionView
    var sections = [0, 1, 2]
    var prepare: (NoteView) -> Void = { _ in }
    private(set) var selected: [Int] = []

    override init() {
      layout.itemSize = CGSize(width: 100, height: 60)
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 300),
        collectionViewLayout: layout
      )
      super.init()
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.register(NoteView.self, forSupplementaryViewOfKind: "note", withReuseIdentifier: "note")
      view.dataSource = self
      view.delegate = self
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 1 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "note",
        for: indexPath
      )
      if let note = view as? NoteView { prepare(note) }
      return view
    }

    func collectionView(
      _ collectionView: UICollectionView,
      didSelectItemAt indexPath: IndexPath
    ) { selected.append(sections[indexPath.section]) }

    func note(_ section: Int) -> NoteView? {
      view.supplementaryView(forElementKind: "note", at: IndexPath(item: 0, section: section))
        as? NoteView
    }

    func tap(_ section: Int) {
      fixture.screen.tap(at: CGPoint(x: 50, y: 60 * CGFloat(section) + 20))
      fixture.backend.advanceUntilIdle(limit: 5)
    }

    func moveFirstToEnd() {
      view.performBatchUpdates { [self] in
        sections.append(sections.removeFirst())
        view.moveSection(0, toSection: 2)
      }
      fixture.backend.advanceUntilIdle(limit: 5)
    }
  }

  @Test("stay hidden when attributes place them elsewhere, from the start or later (C58)")
  func attributes() {
    for hidesAtStart in [true, false] {
      let screen = Screen()
      screen.prepare = { $0.isHidden = hidesAtStart }
      screen.fixture.show(screen.view)
      let note = screen.note(0)
      note?.isHidden = true
      screen.tap(0)
      expectEqual(screen.selected, [0])
      screen.moveFirstToEnd()
      #expect(screen.note(2) === note)
      #expect(note?.isHidden == true)
      screen.tap(2)
      expectEqual(screen.selected, [0, 0])
      screen.layout.noteHeight = 40
      screen.layout.invalidateLayout()
      screen.fixture.backend.makeFrame()
      expectEqual(note?.frame.height, 40)
      #expect(note?.isHidden == true)
    }
  }

  @Test("show and hide when attributes say so, and show what comes into sight again (C58)")
  func layouts() {
    let screen = Screen()
    screen.sections = Array(0..<30)
    screen.fixture.show(screen.view)
    let note = screen.note(0)
    note?.isHidden = true
    screen.layout.hidesNotes = true
    screen.layout.invalidateLayout()
    screen.fixture.backend.makeFrame()
    #expect(screen.note(1)?.isHidden == true)
    screen.layout.hidesNotes = false
    screen.layout.invalidateLayout()
    screen.fixture.backend.makeFrame()
    #expect(screen.note(1)?.isHidden == false)
    #expect(note?.isHidden == false)
    screen.note(0)?.isHidden = true
    screen.view.contentOffset.y = 900
    screen.fixture.backend.makeFrame()
    let shown = (15..<20).map { screen.note($0)?.isHidden }
    expectEqual(shown, [false, false, false, false, false])
  }

  @Test("leave touches to what is under them when all of their content is hidden (C58)")
  func hiddenContent() {
    let screen = Screen()
    screen.prepare = { $0.contentView.isHidden = true }
    screen.fixture.show(screen.view)
    screen.tap(1)
    expectEqual(screen.selected, [1])
    screen.moveFirstToEnd()
    screen.tap(2)
    expectEqual(screen.selected, [1, 0])
    screen.note(2)?.contentView.isHidden = false
    screen.tap(2)
    expectEqual(screen.selected, [1, 0])
    screen.note(0)?.backgroundColor = .red
    screen.tap(0)
    expectEqual(screen.selected, [1, 0])
    screen.note(0)?.backgroundColor = nil
    screen.note(0)?.addGestureRecognizer(UITapGestureRecognizer())
    screen.tap(0)
    expectEqual(screen.selected, [1, 0])
  }

  @Test("are selected by a tap as any item when they are cells whose content is hidden (C58)")
  func cells() {
    let screen = Screen()
    screen.fixture.show(screen.view)
    screen.note(0)?.isHidden = true
    (screen.view.cellForItem(at: IndexPath(item: 0, section: 0)))?.contentView.isHidden = true
    screen.tap(0)
    expectEqual(screen.selected, [0])
  }
}
