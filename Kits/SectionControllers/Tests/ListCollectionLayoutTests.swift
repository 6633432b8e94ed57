import CoreGraphics
import Foundation
import SectionControllers
import TesseraTestSupport
import Testing
import UIKit

/// Shows rows whose texts say how large they are: "A30x20" is the letter A in 30 by 20 points.
private final class SizedController: PageController, ListSupplementaryViewSource {
  var header: CGFloat = 0
  var footer: CGFloat = 0
  /// How often a size was asked for, by the identifiers of the pages.
  static var questions: [String] = []
  private var id = ""

  override func didUpdate(to object: Any) {
    super.didUpdate(to: object)
    id = (object as? Page)?.id ?? ""
    supplementaryViewSource = self
  }

  override func sizeForItem(at index: Int) -> CGSize {
    Self.questions.append(id)
    let numbers = rows[index].dropFirst().split(separator: "x").compactMap { Double($0) }
    guard numbers.count == 2 else { return .zero }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  func supportedElementKinds() -> [String] {
    [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
  }

  func viewForSupplementaryElement(ofKind elementKind: String, at index: Int)
    -> UICollectionReusableView
  {
    collectionContext?.dequeueReusableSupplementaryView(
      ofKind: elementKind,
      for: self,
      class: UICollectionReusableView.self,
      at: index
    ) ?? UICollectionReusableView(frame: .zero)
  }

  func sizeForSupplementaryView(ofKind elementKind: String, at index: Int) -> CGSize {
    let length = elementKind == UICollectionView.elementKindSectionHeader ? header : footer
    return CGSize(width: length, height: length)
  }
}

extension ListFixture {
  /// Squares of 10 points: the letters of cells, "=" for headers and "-" for footers.
  fileprivate var picture: String {
    var grid = Array(repeating: Array(repeating: Character("."), count: 10), count: 20)
    func draw(_ frame: CGRect, _ letter: Character) {
      let frame = frame.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY)
      for row in max(0, Int(frame.minY / 10))..<max(0, min(20, Int(frame.maxY / 10))) {
        for column in max(0, Int(frame.minX / 10))..<max(0, min(10, Int(frame.maxX / 10))) {
          grid[row][column] = letter
        }
      }
    }
    for cell in cells { draw(cell.frame, cell.text.first ?? "?") }
    for (kind, letter) in [
      (UICollectionView.elementKindSectionHeader, Character("=")),
      (UICollectionView.elementKindSectionFooter, "-"),
    ] {
      for element in view.visibleSupplementaryViews(ofKind: kind) { draw(element.frame, letter) }
    }
    let lines = grid.map { String($0) }
    let last = lines.lastIndex { $0.contains { $0 != "." } } ?? -1
    return lines[...last].joined(separator: "\n")
  }

  /// Each item and boundary of the whole content, with its frame.
  fileprivate var places: [String] {
    let size = view.collectionViewLayout.collectionViewContentSize
    let everything = CGRect(origin: .zero, size: size).insetBy(dx: -100, dy: -100)
    let attributes = view.collectionViewLayout.layoutAttributesForElements(in: everything) ?? []
    return attributes.map { attributes in
      let frame = attributes.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0))" }
      let path = attributes.indexPath
      let kind = attributes.representedElementKind ?? "item"
      return "\(kind) \(path.section).\(path.item): \(numbers.joined(separator: " "))"
    }.sorted()
  }
}

@Suite("A list layout", .withTheProgram)
@MainActor
struct ListCollectionLayoutTests {
  private func show(
    _ pages: [Page],
    layout: ListCollectionViewLayout = ListCollectionViewLayout(stickyHeaders: false),
    isRightToLeft: Bool = false,
    configure: @escaping (String, SizedController) -> Void = { _, _ in }
  ) -> ListFixture {
    SizedController.questions = []
    return ListFixture(pages, layout: layout) {
      $0.make = { object in
        let controller = SizedController()
        configure((object as? Page)?.id ?? "", controller)
        return controller
      }
      $0.view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    }
  }

  private let shared = [
    Page("a", "A30x20", "a30x20"), Page("b", "B30x10", "b30x10"), Page("c", "C50x10"),
  ]

  @Test("has sections go on in the line where the one before has ended, and wraps items")
  func sharedLines() {
    let fixture = show(shared)
    expectEqual(
      fixture.picture,
      """
      AAAaaaBBB.
      AAAaaa....
      bbbCCCCC..
      """
    )
    expectEqual(fixture.view.contentSize, CGSize(width: 100, height: 30))
  }

  @Test("is mirrored from right to left")
  func rightToLeft() {
    expectEqual(
      show(shared, isRightToLeft: true).picture,
      """
      .BBBaaaAAA
      ....aaaAAA
      ..CCCCCbbb
      """
    )
  }

  @Test("keeps insets and spacings of sections, also in shared lines")
  func spacing() {
    let fixture = show([
      Page("a", "130x10", "230x10", "330x10"), Page("b", "B30x10", "b30x10"),
    ]) { id, controller in
      guard id == "a" else { return }
      controller.inset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      controller.minimumLineSpacing = 10
      controller.minimumInteritemSpacing = 10
    }
    // The third row ends at 40; spacing and inset stand between it and B; b is below the bottom inset.
    expectEqual(
      fixture.picture,
      """
      ..........
      .111.222..
      ..........
      .333..BBB.
      ..........
      bbb.......
      """
    )
  }

  @Test("begins new lines with headers and footers; empty sections have none unless they are to")
  func boundaries() {
    let layout = ListCollectionViewLayout(stickyHeaders: false)
    let fixture = show(
      [Page("a", "A30x10"), Page("b", "B30x20"), Page("e"), Page("c", "C30x10")],
      layout: layout
    ) { id, controller in
      controller.header = id == "b" || id == "e" ? 10 : 0
      controller.footer = id == "b" ? 10 : 0
    }
    expectEqual(
      fixture.picture,
      """
      AAA.......
      ==========
      BBB.......
      BBB.......
      ----------
      CCC.......
      """
    )
    layout.showHeaderWhenEmpty = true
    fixture.fixture.backend.makeFrame()
    expectEqual(
      fixture.picture,
      """
      AAA.......
      ==========
      BBB.......
      BBB.......
      ----------
      ==========
      CCC.......
      """
    )
  }

  @Test("has lines beside each other along a horizontal direction")
  func horizontal() {
    let fixture = show(
      [
        Page("a", "A20x60", "a20x60"), Page("b", "B10x60", "b10x60"), Page("c", "C10x50"),
        Page("d", "D10x20"),
      ],
      layout: ListCollectionViewLayout(stickyHeaders: false, scrollDirection: .horizontal)
    ) { id, controller in controller.header = id == "d" ? 30 : 0 }
    expectEqual(
      fixture.places,
      [
        "UICollectionElementKindSectionHeader 3.0: 30 0 30 200", "item 0.0: 0 0 20 60",
        "item 0.1: 0 60 20 60", "item 1.0: 0 120 10 60", "item 1.1: 20 0 10 60",
        "item 2.0: 20 60 10 50", "item 3.0: 60 0 10 20",
      ]
    )
    expectEqual(fixture.view.contentSize, CGSize(width: 70, height: 200))
  }

  @Test("keeps sticky headers in sight until their section ends, below an offset")
  func sticky() throws {
    let layout = ListCollectionViewLayout(stickyHeaders: true, topContentInset: 10)
    layout.stickyHeaderYOffset = 5
    let rows = (0..<20).map { _ in "x100x20" }
    let fixture = show(
      [Page("a", rows: Array(rows.prefix(5))), Page("b", rows: rows)],
      layout: layout
    ) { $1.header = 10 }
    func header(_ section: Int) throws -> CGFloat {
      fixture.fixture.backend.makeFrame()
      let path = IndexPath(item: 0, section: section)
      let kind = UICollectionView.elementKindSectionHeader
      let attributes = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
      let view = fixture.view.supplementaryView(forElementKind: kind, at: path)
      let found = try #require(attributes)
      #expect(found.zIndex > 0)
      if let view { expectEqual(view.frame, found.frame) }
      return found.frame.minY
    }
    fixture.view.contentOffset.y = 50
    expectEqual(try header(0), 65)
    expectEqual(try header(1), 110)
    // The section ends at 110, and its header is 10 high.
    fixture.view.contentOffset.y = 90
    expectEqual(try header(0), 100)
    layout.stickyHeaderYOffset = -10
    fixture.view.contentOffset.y = 200
    expectEqual(try header(0), 100)
    expectEqual(try header(1), 200)
    fixture.view.contentOffset.y = -30
    expectEqual(try header(0), 0)
    layout.stickyHeaderYOffset = .nan
    expectEqual(try header(0), 0)
  }

  @Test("makes items that end within a point of the edge reach it, if it is to")
  func stretching() {
    let pages = [Page("a", "A33.3x10", "B33.3x10", "C33.3x10"), Page("b", "D98x10")]
    func ends(_ stretches: Bool) -> [CGFloat] {
      show(
        pages,
        layout: ListCollectionViewLayout(stickyHeaders: false, stretchToEdge: stretches)
      ).cells.map { ($0.frame.maxX * 10).rounded() / 10 }
    }
    expectEqual(ends(false), [33.3, 66.6, 99.9, 98])
    expectEqual(ends(true), [33.3, 66.6, 100, 98])
  }

  @Test("asks for the sections from the first changed one on, and for none while it scrolls")
  func partialInvalidation() {
    var pages = (0..<100).map { Page("p\($0)", "A100x20") }
    let fixture = show(pages)
    expectEqual(SizedController.questions.count, 100)
    SizedController.questions = []
    fixture.view.contentOffset.y = 500
    fixture.fixture.backend.makeFrame()
    #expect(SizedController.questions.isEmpty)
    pages.insert(Page("new", "N100x30"), at: 95)
    fixture.show(pages)
    expectEqual(Set(SizedController.questions), Set(["new"] + (95..<100).map { "p\($0)" }))
    expectEqual(fixture.view.contentSize.height, 2_030)
    SizedController.questions = []
    pages[98].rows = ["A100x50"]
    pages.remove(at: 97)
    fixture.show(pages)
    #expect(Set(SizedController.questions).isSubset(of: ["p96", "p97", "p98", "p99"]))
    expectEqual(fixture.view.contentSize.height, 2_040)
    fixture.view.frame.size.width = 90
    fixture.fixture.backend.makeFrame()
    expectEqual(fixture.view.contentSize, CGSize(width: 90, height: 2_040))
  }

  @Test("refuses a section of a billion items without asking it, and shows the others")
  func billion() {
    let pages = [Page("a", "A30x20"), Page("huge"), Page("b", "B30x10")]
    SizedController.questions = []
    let fixture = ListFixture(pages, layout: ListCollectionViewLayout(stickyHeaders: false)) {
      $0.make = { _ in SizedController() }
      $0.count = { ($0 as? Page)?.id == "huge" ? 1_000_000_000 : nil }
    }
    expectEqual(fixture.picture, "AAABBB....\nAAA.......")
    expectEqual(SizedController.questions, ["a", "b"])
    expectEqual(fixture.diagnostics.count, 1)
    #expect(fixture.diagnostics.first?.hasPrefix("Section 1 has 1000000000 items") == true)
  }

  @Test("has items come and go as the transition delegate of their section controller says")
  func transitions() {
    final class Watcher: ListTransitionDelegate {
      var heard: [String] = []
      func listAdapter(
        _ listAdapter: ListAdapter,
        customizedInitialLayoutAttributes attributes: UICollectionViewLayoutAttributes,
        sectionController: ListSectionController,
        at index: Int
      ) -> UICollectionViewLayoutAttributes {
        heard.append("+\(index)")
        return attributes
      }
      func listAdapter(
        _ listAdapter: ListAdapter,
        customizedFinalLayoutAttributes attributes: UICollectionViewLayoutAttributes,
        sectionController: ListSectionController,
        at index: Int
      ) -> UICollectionViewLayoutAttributes {
        heard.append("-\(index)")
        return attributes
      }
    }
    let watcher = Watcher()
    let fixture = show([Page("a", "A100x20")]) { $1.transitionDelegate = watcher }
    watcher.heard = []
    fixture.show([Page("b", "B100x20")])
    #expect(watcher.heard.contains("+0"))
    #expect(watcher.heard.contains("-0"))
  }

  @Test("counts sides that are no lengths as 0, and makes no item wider than its section")
  func wrongSizes() {
    let fixture = show(
      [Page("a", "A-5x10", "Bnanx10", "C500x10", "Dinfx20", "E30x-1"), Page("b", "F20x10")]
    ) { id, controller in
      controller.inset.left = id == "b" ? 500 : 0
      controller.header = id == "b" ? .nan : 0
    }
    for cell in fixture.cells {
      #expect(cell.frame.minX >= 0 && cell.frame.maxX <= 100)
      #expect(cell.frame.height >= 0 && cell.frame.height <= 20)
    }
    #expect(fixture.view.contentSize.height.isFinite)
    expectEqual(fixture.view.contentSize.width, 100)
  }

  @Test("keeps the contract of layouts", arguments: [false, true])
  func contract(sticks: Bool) throws {
    var subject = LayoutSubject("list layout") { axis in
      ListCollectionViewLayout(
        stickyHeaders: sticks,
        scrollDirection: axis == .vertical ? .vertical : .horizontal,
        stretchToEdge: sticks
      )
    }
    subject.declaredSize = { item in
      CGSize(width: CGFloat(20 + item.identity * 13 % 90), height: CGFloat(item.identity * 7 % 35))
    }
    try requireLayoutContract(of: subject)
  }

  @Test("ends after random updates as one that is made anew", arguments: [1, 2, 3, 4, 5, 6])
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func page(_ number: Int) -> Page {
      let count = Int.random(in: 0...4, using: &random)
      let rows = (0..<count).map { _ in
        "x\(Int.random(in: 1...110, using: &random))x\(Int.random(in: 0...30, using: &random))"
      }
      return Page("p\(number)", rows: rows)
    }
    func configure(_ id: String, _ controller: SizedController) {
      let number = Int(id.dropFirst()) ?? 0
      controller.header = number % 3 == 0 ? 10 : 0
      controller.footer = number % 5 == 0 ? 5 : 0
      controller.inset = UIEdgeInsets(
        top: CGFloat(number % 4),
        left: CGFloat(number % 7),
        bottom: CGFloat(number % 6),
        right: CGFloat(number % 2)
      )
      controller.minimumLineSpacing = CGFloat(number % 3)
    }
    var next = 12
    var pages = (0..<12).map(page)
    let fixture = show(pages, configure: configure)
    for step in 0..<25 {
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0...pages.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          pages.insert(page(next), at: place)
          next += 1
        case 1 where place < pages.count: pages.remove(at: place)
        case 2 where place < pages.count:
          let moved = pages.remove(at: place)
          pages.insert(moved, at: Int.random(in: 0...pages.count, using: &random))
        case _ where place < pages.count:
          pages[place].rows = page(0).rows
        default: break
        }
      }
      fixture.show(pages, animated: step % 2 == 0)
      let places = fixture.places
      let anew = show(pages, configure: configure).places
      expectEqual(places, anew, "seed \(seed), step \(step)")
      if places != anew { return }
    }
  }
}
