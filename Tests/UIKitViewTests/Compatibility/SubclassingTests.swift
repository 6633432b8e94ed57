import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing
import UIKit

// The module is imported as an app imports it: what is not open, or no designated initialiser, makes this file fail to compile.

private final class Badge: UIImageView {
  let count: Int

  init(count: Int) {
    self.count = count
    super.init(image: Marker(edge: 12))
    contentMode = .center
  }

  required init?(coder: NSCoder) { nil }
}

private final class Pair: UIImageView {
  init(_ image: UIImage, _ highlighted: UIImage) {
    super.init(image: image, highlightedImage: highlighted)
  }

  required init?(coder: NSCoder) { nil }
}

/// A picture of a size of its own.
private final class Marker: UIImage, @unchecked Sendable {
  private let edge: CGFloat

  init(edge: CGFloat) {
    self.edge = edge
    super.init()
  }

  override var size: CGSize { CGSize(width: edge, height: edge) }
}

private final class BrandColor: UIColor, @unchecked Sendable {
  let name: String

  init(name: String, red: CGFloat) {
    self.name = name
    super.init(red: red, green: 0, blue: 0, alpha: 1)
  }

  override func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
}

private final class HeadlineFont: UIFont, @unchecked Sendable {
  init?(size: CGFloat) { super.init(name: "Inter", size: size) }

  override var pointSize: CGFloat { super.pointSize + 1 }
}

private final class Reload: UIRefreshControl {
  private(set) var isReady = false

  override init() {
    super.init()
    isReady = true
  }

  required init?(coder: NSCoder) { nil }
}

private final class Wheel: UIActivityIndicatorView {
  override init(style: Style) {
    super.init(style: style)
    startAnimating()
  }

  required init(coder: NSCoder) { super.init(coder: coder) }
}

private final class Rows: UICollectionViewCompositionalLayout {
  init(height: CGFloat) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(height)
    )
    let item = NSCollectionLayoutItem(layoutSize: size)
    super.init(
      section: NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
    )
  }

  override init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    super.init(sectionProvider: sectionProvider)
  }

  required init?(coder: NSCoder) { nil }
}

/// A recogniser that tests put on a view without one.
private final class StubTap: UITapGestureRecognizer {
  let stub = UIView()

  override var view: UIView? { stub }
}

private final class Editing: UIMenu {
  override var children: [UIMenuElement] { super.children.reversed() }
}

@MainActor
private final class RowSource: NSObject, UICollectionViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

  func collectionView(
    _ view: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }
}

@Suite("A subclass with an initialiser of its own")
@MainActor
struct SubclassingTests {
  private let source = RowSource()

  @Test("of an image view may begin with a picture, whose size it gets")
  func imageView() {
    let badge = Badge(count: 3)
    expectEqual(badge.count, 3)
    expectEqual(badge.frame, CGRect(x: 0, y: 0, width: 12, height: 12))
    #expect(badge.image is Marker)
    #expect(!badge.isUserInteractionEnabled)
    let pair = Pair(Marker(edge: 5), Marker(edge: 6))
    expectEqual(pair.frame.size, CGSize(width: 5, height: 5))
    pair.isHighlighted = true
    expectEqual(pair.intrinsicContentSize, CGSize(width: 6, height: 6))
    // The plain class is made in the same ways.
    expectEqual(UIImageView(image: Marker(edge: 7)).frame.width, 7)
    expectEqual(UIImageView(image: nil).frame, .zero)
  }

  @Test("of a colour is a colour like another")
  func color() {
    let color = BrandColor(name: "cherry", red: 0.5)
    expectEqual(color, UIColor(red: 0.5, green: 0, blue: 0, alpha: 1))
    let view = UIView()
    view.backgroundColor = color
    expectEqual((view.backgroundColor as? BrandColor)?.name, "cherry")
    #expect(view.backgroundColor?.withAlphaComponent(0) === color)
  }

  @Test("of a font may answer in its own way")
  func font() throws {
    let font = try #require(HeadlineFont(size: 20))
    expectEqual(font.pointSize, 21)
    expectEqual(font, UIFont(name: "Inter", size: 20))
  }

  @Test("of a refresh control or an activity indicator is set up as they are")
  func indicators() {
    let reload = Reload()
    #expect(reload.isReady)
    expectEqual(reload.frame.height, UIRefreshControl().frame.height)
    let scrollView = UIScrollView()
    scrollView.refreshControl = reload
    #expect(reload.superview === scrollView)
    let wheel = Wheel(style: .large)
    #expect(wheel.isAnimating)
    expectEqual(wheel.style, .large)
    expectEqual(wheel.frame.size, UIActivityIndicatorView(style: .large).frame.size)
  }

  @Test("of a compositional layout declares its sections in it")
  func compositionalLayout() {
    let fixture = Fixture()
    let view = UICollectionView(
      frame: fixture.window.bounds,
      collectionViewLayout: Rows(height: 30)
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = source
    fixture.show(view)
    expectEqual(view.visibleCells.map(\.frame.minY), [0, 30])
    view.setCollectionViewLayout(Rows { _, _ in nil }, animated: false)
    fixture.backend.makeFrame()
    #expect(view.visibleCells.isEmpty)
  }

  @Test("may override what UIKit lets it override of recognisers and menus")
  func recogniserAndMenu() {
    let tap = StubTap()
    #expect(tap.view === tap.stub)
    let menu = Editing(children: [
      UIAction(title: "Cut") { _ in }, UIAction(title: "Paste") { _ in },
    ])
    expectEqual(menu.children.map(\.title), ["Paste", "Cut"])
  }
}
