import Tessera
import TesseraTestSupport
import Testing

/// A window of 375 × 600 with two rows of 40, insets of 10 at the sides and 5 above and below, a header and a footer
/// of 30, and a background.
@Suite("What a background spans")
@MainActor
struct BackgroundSpanTests {
  @MainActor
  private final class Rows: NSObject, UICollectionViewDataSource {
    let fixture = Fixture(width: 375, height: 600)
    let view: UICollectionView

    init(
      isRightToLeft: Bool,
      direction: UICollectionView.ScrollDirection,
      _ change: (NSCollectionLayoutDecorationItem) -> Void
    ) {
      let isSideways = direction == .horizontal
      let size = NSCollectionLayoutSize(
        widthDimension: isSideways ? .absolute(40) : .fractionalWidth(1),
        heightDimension: isSideways ? .fractionalHeight(1) : .absolute(40)
      )
      let row = NSCollectionLayoutItem(layoutSize: size)
      let section = NSCollectionLayoutSection(
        group: isSideways
          ? .vertical(layoutSize: size, subitems: [row])
          : .horizontal(layoutSize: size, subitems: [row])
      )
      section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 20)
      let edge = NSCollectionLayoutSize(
        widthDimension: isSideways ? .absolute(30) : .fractionalWidth(1),
        heightDimension: isSideways ? .fractionalHeight(1) : .absolute(30)
      )
      section.boundarySupplementaryItems = [NSRectAlignment.top, .bottom].map { alignment in
        let sideways: NSRectAlignment = alignment == .top ? .leading : .trailing
        return NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: edge,
          elementKind: alignment == .top ? "header" : "footer",
          alignment: isSideways ? sideways : alignment
        )
      }
      let background = NSCollectionLayoutDecorationItem.background(elementKind: "panel")
      change(background)
      section.decorationItems = [background]
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = direction
      let layout = UICollectionViewCompositionalLayout(
        section: section,
        configuration: configuration
      )
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "panel")
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 375, height: 600),
        collectionViewLayout: layout
      )
      super.init()
      if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      for kind in ["header", "footer"] {
        view.register(
          UICollectionReusableView.self,
          forSupplementaryViewOfKind: kind,
          withReuseIdentifier: kind
        )
      }
      view.dataSource = self
      fixture.show(view)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 2 }

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
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: kind,
        for: indexPath
      )
    }

    /// The background as it is shown: the view behind all others.
    var background: CGRect? { view.subviews.first?.frame }
  }

  private func background(
    isRightToLeft: Bool = false,
    direction: UICollectionView.ScrollDirection = .vertical,
    _ change: (NSCollectionLayoutDecorationItem) -> Void
  ) -> CGRect? {
    Rows(isRightToLeft: isRightToLeft, direction: direction, change).background
  }

  @Test("is the whole section unless it is declared, as in UIKit")
  func section() {
    expectEqual(background { _ in }, CGRect(x: 0, y: 0, width: 375, height: 150))
    expectEqual(
      background { $0.backgroundSpan = .section },
      CGRect(x: 0, y: 0, width: 375, height: 150)
    )
  }

  @Test("is the content without headers and footers")
  func content() {
    expectEqual(
      background { $0.backgroundSpan = .content },
      CGRect(x: 0, y: 30, width: 375, height: 90)
    )
  }

  @Test("is what the content insets leave free, from right to left too")
  func groups() {
    expectEqual(
      background { $0.backgroundSpan = .groups },
      CGRect(x: 10, y: 35, width: 345, height: 80)
    )
    #expect(
      background(isRightToLeft: true) { $0.backgroundSpan = .groups }
        == CGRect(x: 20, y: 35, width: 345, height: 80)
    )
  }

  /// A header of 30, an inset of 10, two columns of 40, an inset of 20, a footer of 30.
  @Test("is the same of a layout that scrolls sideways")
  func horizontal() {
    #expect(
      background(direction: .horizontal) { $0.backgroundSpan = .content }
        == CGRect(x: 30, y: 0, width: 110, height: 600)
    )
    #expect(
      background(direction: .horizontal) { $0.backgroundSpan = .groups }
        == CGRect(x: 40, y: 5, width: 80, height: 590)
    )
  }

  @Test("has the background's own insets taken from it, outwards if they are negative")
  func ownInsets() {
    let found = background {
      $0.backgroundSpan = .groups
      $0.contentInsets = NSDirectionalEdgeInsets(top: -4, leading: -8, bottom: -4, trailing: 8)
    }
    expectEqual(found, CGRect(x: 2, y: 31, width: 345, height: 88))
  }

  @Test("is kept by copies of a background")
  func copies() {
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "panel")
    for span in BackgroundSpan.allCases {
      background.backgroundSpan = span
      let copy = background.copy() as? NSCollectionLayoutDecorationItem
      expectEqual(copy?.backgroundSpan, span)
    }
  }
}
