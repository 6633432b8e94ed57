import CoreGraphics
import Foundation
import SectionAdapters
import TesseraTestSupport
import Testing

@testable import UIKit

/// A header that a constraint makes as long as it is told to be.
private final class BoxHeader: UICollectionReusableView {
  private let box = UIView(frame: .zero)
  private lazy var length = box.heightAnchor.constraint(equalToConstant: 30)
  var extent: CGFloat {
    get { length.constant }
    set { length.constant = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: topAnchor),
      box.bottomAnchor.constraint(equalTo: bottomAnchor), length,
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// 40 books of 20 points below a header of 30 that grows to 80, in a view of 300.
@MainActor
final class GrowingHeader {
  /// Other changes of the update; no item changes its place.
  enum Change: CaseIterable {
    case nothing, aContent, allContents
  }

  let list: ShelfFixture
  private let section = BookSection.rows("a")
  private var height: CGFloat = 30

  init(isPinned: Bool = false) {
    list = ShelfFixture([section], height: 300)
    list.items = ["a": (0..<40).map { Book($0) }]
    section.boundaries.header = SectionBoundaryView(BoxHeader.self) { [unowned self] in
      $0.extent = height
    }
    section.boundaries.header?.isPinned = isPinned
    list.update(animated: false)
  }

  func scroll(to offset: CGFloat) {
    list.view.contentOffset.y = offset
    list.fixture.backend.makeFrame()
  }

  /// Grows in an update, and returns where a book begins on screen: now, in each frame, and at the end.
  func grow(_ change: Change, watching book: Int) -> [CGFloat] {
    height = 80
    switch change {
    case .nothing: break
    case .aContent: list.items["a"]?[book] = Book(book, "new")
    case .allContents: list.items["a"] = (0..<40).map { Book($0, "new") }
    }
    var tops = [top(of: book)]
    list.adapter.performUpdates(animated: true)
    for _ in 0..<30 {
      list.fixture.backend.advance(by: 1 / 60)
      tops.append(top(of: book))
    }
    return tops
  }

  private func top(of book: Int) -> CGFloat {
    guard let cell = list.bookCells.first(where: { $0.book.id == book }) else { return .nan }
    let shown = cell.layer.shown
    let top = shown.position.y - shown.bounds.height / 2
    return top - list.view.layer.shown.bounds.minY
  }

  var header: CGRect? {
    let kind = UICollectionView.elementKindSectionHeader
    let path = IndexPath(item: 0, section: 0)
    return list.view.supplementaryView(forElementKind: kind, at: path)?.frame
  }
}

@Suite("A header that grows in an update in which nothing changes its place")
@MainActor
struct HeaderUpdateTests {
  @Test(
    "moves what is below it in the animation of the update",
    arguments: GrowingHeader.Change.allCases
  )
  func inSight(_ change: GrowingHeader.Change) {
    let growing = GrowingHeader()
    let tops = growing.grow(change, watching: 2)
    expectEqual(tops.first, 70)
    expectEqual(tops.last, 120)
    let steps = zip(tops, tops.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { $0 > -0.01 && $0 < 12 }, "\(tops)")
    expectEqual(growing.header, CGRect(x: 0, y: 0, width: 100, height: 80))
    expectEqual(growing.list.view.contentOffset.y, 0)
    expectEqual(growing.list.diagnostics, [])
  }

  @Test(
    "moves nothing that is seen if it begins above that, or is pinned over it",
    arguments: GrowingHeader.Change.allCases
  )
  func above(_ change: GrowingHeader.Change) {
    for (isPinned, offset) in [(false, 20), (true, 20), (true, 210), (true, 217)] {
      let growing = GrowingHeader(isPinned: isPinned)
      growing.scroll(to: CGFloat(offset))
      let book = offset == 20 ? 1 : 12
      let tops = growing.grow(change, watching: book)
      let start: CGFloat = 30 + CGFloat(20 * book - offset)
      #expect(tops.allSatisfy { abs($0 - start) < 0.01 })
      expectEqual(growing.list.view.contentOffset.y, CGFloat(offset) + 50)
      expectEqual(growing.header?.height, 80)
    }
  }
}
