import CoreGraphics
import Foundation
import SectionControllers
import TesseraTestSupport
import Testing
import UIKit

/// A header or footer that shows a text.
private final class TitleView: UICollectionReusableView {
  var text = ""
}

/// Another class of headers.
private final class OtherTitleView: UICollectionReusableView {
  var text = ""
}

/// Shows a page whose title is its identifier and first row, in a header that is 10 points high for each of its rows.
private final class TitledController: PageController, ListSupplementaryViewSource {
  var kinds = [UICollectionView.elementKindSectionHeader]
  var usesOtherClass = false
  private(set) var asked = 0

  override init() {
    super.init()
    supplementaryViewSource = self
  }

  func supportedElementKinds() -> [String] { kinds }

  func viewForSupplementaryElement(ofKind elementKind: String, at index: Int)
    -> UICollectionReusableView
  {
    asked += 1
    let view = collectionContext?.dequeueReusableSupplementaryView(
      ofKind: elementKind,
      for: self,
      class: usesOtherClass ? OtherTitleView.self : TitleView.self,
      at: index
    )
    (view as? TitleView)?.text = rows.joined(separator: " ")
    (view as? OtherTitleView)?.text = rows.joined(separator: " ")
    return view ?? TitleView(frame: .zero)
  }

  func sizeForSupplementaryView(ofKind elementKind: String, at index: Int) -> CGSize {
    CGSize(width: 100, height: 10 * CGFloat(rows.filter { $0.hasPrefix("high") }.count + 1))
  }
}

/// A header that a constraint makes as high as the first row of its page says.
private final class Tall: UICollectionReusableView {
  private let box = UIView(frame: .zero)
  private lazy var length = box.heightAnchor.constraint(equalToConstant: 10)
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

private final class TallController: PageController, ListSupplementaryViewSource {
  override init() {
    super.init()
    supplementaryViewSource = self
  }
  func supportedElementKinds() -> [String] { [UICollectionView.elementKindSectionHeader] }
  func viewForSupplementaryElement(ofKind elementKind: String, at index: Int)
    -> UICollectionReusableView
  {
    let view = collectionContext?.dequeueReusableSupplementaryView(
      ofKind: elementKind,
      for: self,
      class: Tall.self,
      at: index
    )
    (view as? Tall)?.extent = rows.first.flatMap { Double($0) }.map { CGFloat($0) } ?? 10
    return view ?? Tall(frame: .zero)
  }
  func sizeForSupplementaryView(ofKind elementKind: String, at index: Int) -> CGSize { .zero }
}

@Suite("Headers of section controllers", .withTheProgram)
@MainActor
struct HeaderTests {
  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

  private func list(
    _ pages: [Page],
    layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
    _ configure: @escaping (TitledController) -> Void = { _ in }
  ) -> ListFixture {
    ListFixture(pages, layout: layout) {
      $0.make = { _ in
        let controller = TitledController()
        configure(controller)
        return controller
      }
    }
  }

  private func title(_ section: Int, _ list: ListFixture, _ kind: String? = nil) -> TitleView? {
    list.view.supplementaryView(
      forElementKind: kind ?? header,
      at: IndexPath(item: 0, section: section)
    ) as? TitleView
  }

  @Test(
    "show another content of their object, in the same views",
    arguments: [false, true]
  )
  func otherContent(_ sharesLines: Bool) throws {
    let layout =
      sharesLines ? ListCollectionViewLayout(stickyHeaders: false) : UICollectionViewFlowLayout()
    let list = list([Page("a", "1", "2"), Page("b", "3")], layout: layout)
    let first = try #require(title(0, list))
    let second = try #require(title(1, list))
    list.show([Page("a", "1", "two"), Page("b", "3")])
    #expect(title(0, list) === first)
    expectEqual(first.text, "1 two")
    expectEqual(list.texts, ["1", "two", "3"])
    expectEqual((list.adapter.sectionController(forSection: 1) as? TitledController)?.asked, 1)
    #expect(title(1, list) === second)
    // The header grows by 10 points, and what is below it goes down by them.
    list.show([Page("a", "high", "two"), Page("b", "3")])
    expectEqual(first.frame, CGRect(x: 0, y: 0, width: 100, height: 20))
    expectEqual(list.cells.map(\.frame.minY), [20, 40, 70])
    expectEqual(second.frame.minY, 60)
    #expect(list.diagnostics.isEmpty)
  }

  @Test("show another content while rows and objects come, go and move")
  func contentAndRows() throws {
    let list = list([Page("a", "1", "2"), Page("b", "3")]) { $0.kinds.append(footer) }
    list.show([Page("b", "3", "4"), Page("new", "5"), Page("a", "2")])
    expectEqual(title(0, list)?.text, "3 4")
    expectEqual(title(0, list, footer)?.text, "3 4")
    expectEqual(title(1, list)?.text, "5")
    expectEqual(title(2, list)?.text, "2")
    expectEqual(title(2, list, footer)?.text, "2")
    expectEqual(list.texts, ["3", "4", "5", "2"])
    #expect(list.diagnostics.isEmpty)
  }

  @Test("show an object that was changed in place")
  func changedInPlace() {
    final class CompanyHeader: PageController, ListSupplementaryViewSource {
      var company: Company?
      override func didUpdate(to object: Any) {
        super.didUpdate(to: object)
        company = object as? Company
        supplementaryViewSource = self
      }
      func supportedElementKinds() -> [String] { [UICollectionView.elementKindSectionHeader] }
      func viewForSupplementaryElement(ofKind elementKind: String, at index: Int)
        -> UICollectionReusableView
      {
        let view = collectionContext?.dequeueReusableSupplementaryView(
          ofKind: elementKind,
          for: self,
          class: TitleView.self,
          at: index
        )
        (view as? TitleView)?.text = company?.isExpanded == true ? "open" : "closed"
        return view ?? TitleView(frame: .zero)
      }
      func sizeForSupplementaryView(ofKind elementKind: String, at index: Int) -> CGSize {
        CGSize(width: 100, height: 10)
      }
    }
    let company = Company("a")
    company.rows = ["1"]
    let list = ListFixture([company]) { $0.make = { _ in CompanyHeader() } }
    expectEqual(title(0, list)?.text, "closed")
    company.isExpanded = true
    list.show([company])
    expectEqual(title(0, list)?.text, "open")
  }

  @Test("take the height that their constraints ask for, in a compositional layout with estimates")
  func estimated() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(20)
    )
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    )
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: .estimated(44)
        ),
        elementKind: header,
        alignment: .top
      )
    ]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let list = ListFixture([Page("a", "30"), Page("b", "25")], layout: layout) {
      $0.make = { _ in TallController() }
    }
    expectEqual(list.cells.map(\.frame.minY), [30, 75])
    list.show([Page("a", "60"), Page("b", "25")])
    expectEqual(list.cells.map(\.frame.minY), [60, 105])
    #expect(list.diagnostics.isEmpty)
  }

  @Test("become views of another class by a reload of their section")
  func otherClass() {
    let list = list([Page("a", "1"), Page("b", "2")])
    (list.adapter.sectionController(forSection: 0) as? TitledController)?.usesOtherClass = true
    list.show([Page("a", "one"), Page("b", "2")])
    let view = list.view.supplementaryView(
      forElementKind: header,
      at: IndexPath(item: 0, section: 0)
    )
    expectEqual((view as? OtherTitleView)?.text, "one")
    expectEqual(list.texts, ["one", "2"])
    #expect(list.diagnostics.isEmpty)
  }

  /// 20 pages of four rows: each section is 10 points of header and 80 of rows high, 5 above and 15 below them.
  private func scrolled(_ layout: UICollectionViewLayout) -> ListFixture {
    list((0..<20).map { Page("p\($0)", "\($0)", "b", "c", "d") }, layout: layout) {
      $0.inset = UIEdgeInsets(top: 5, left: 0, bottom: 15, right: 0)
    }
  }

  @Test(
    "count where they belong and not where they are pinned, when the list scrolls to an object",
    arguments: [false, true]
  )
  func scrollTo(_ sharesLines: Bool) {
    let flow = UICollectionViewFlowLayout()
    flow.sectionHeadersPinToVisibleBounds = true
    let layout = sharesLines ? ListCollectionViewLayout(stickyHeaders: true) : flow
    let list = scrolled(layout)
    for (offset, page, wanted) in [(260, 2, 220), (290, 2, 220), (50, 0, 0), (0, 3, 330)] {
      list.view.contentOffset.y = CGFloat(offset)
      list.fixture.backend.makeFrame()
      let object = Page("p\(page)")
      list.adapter.scroll(to: object, supplementaryKinds: [header], animated: false)
      expectEqual(list.view.contentOffset.y, CGFloat(wanted))
    }
    #expect(list.diagnostics.isEmpty)
  }

  @Test("count where they belong when they are pinned to the end, as footers are")
  func scrollToEnd() {
    let flow = UICollectionViewFlowLayout()
    flow.sectionFootersPinToVisibleBounds = true
    let list = list((0..<20).map { Page("p\($0)", "\($0)", "b", "c", "d") }, layout: flow) {
      $0.kinds = [footer]
      $0.inset = UIEdgeInsets(top: 5, left: 0, bottom: 15, right: 0)
    }
    // Sections are 110 points high. That of page 4 begins at 440 and ends at 550, with its footer.
    list.view.contentOffset.y = 265
    list.fixture.backend.makeFrame()
    list.adapter.scroll(
      to: Page("p4"),
      supplementaryKinds: [footer],
      scrollPosition: .bottom,
      animated: false
    )
    expectEqual(list.view.contentOffset.y, 350)
  }

  @Test("are scrolled to in an object without rows, which is no mistake without one")
  func withoutRows() {
    let list = list([Page("a", "1"), Page("empty")] + (0..<20).map { Page("p\($0)", "\($0)") })
    var issues: [String] = []
    Diagnostics.hook = { issues.append($0.message) }
    defer { Diagnostics.hook = nil }
    list.adapter.scroll(to: Page("empty"), animated: false)
    expectEqual(list.view.contentOffset.y, 0)
    list.adapter.scroll(to: Page("empty"), supplementaryKinds: [header], animated: false)
    // Below the header and the row of the first object.
    expectEqual(list.view.contentOffset.y, 30)
    #expect(issues.isEmpty)
  }
}
