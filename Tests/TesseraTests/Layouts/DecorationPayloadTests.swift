import Tessera
import TesseraTestSupport
import Testing

@Suite("What the background of a section is to show")
@MainActor
struct DecorationPayloadTests {
  /// A view behind a section that notes what it is given.
  private final class Panel: UICollectionReusableView {
    private(set) var shown: [String] = []

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      shown.append(layoutAttributes.decorationPayload as? String ?? "nothing")
    }
  }

  /// Sections of one row of 44, each with what its background shows.
  @MainActor
  private final class Shelves: NSObject, UICollectionViewDataSource {
    var names: [String?]
    let view: UICollectionView
    let fixture = Fixture(width: 375, height: 600)

    init(_ names: [String?]) {
      self.names = names
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 375, height: 600),
        collectionViewLayout: UICollectionViewFlowLayout()
      )
      super.init()
      let layout = UICollectionViewCompositionalLayout { [unowned self] index, _ in
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: .absolute(44)
        )
        let item = NSCollectionLayoutItem(layoutSize: size)
        let section = NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitems: [item])
        )
        let panel = NSCollectionLayoutDecorationItem.background(elementKind: "panel")
        panel.decorationPayload = self.names[index]
        section.decorationItems = [panel]
        return section
      }
      layout.register(Panel.self, forDecorationViewOfKind: "panel")
      view.collectionViewLayout = layout
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = self
      fixture.show(view)
    }

    /// What each background was given, from the top down.
    var shown: [[String]] {
      view.subviews.compactMap { $0 as? Panel }.filter { !$0.isHidden }
        .sorted { $0.frame.minY < $1.frame.minY }.map(\.shown)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { names.count }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 1 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      #expect(view.layoutAttributesForItem(at: indexPath)?.decorationPayload == nil)
      return cell
    }
  }

  @Test("is what its section declares, each for itself")
  func declared() {
    expectEqual(Shelves(["red", nil, "blue"]).shown, [["red"], ["nothing"], ["blue"]])
  }

  @Test("is given anew when it changes, and only then")
  func changes() {
    let shelves = Shelves(["red", "green"])
    shelves.names[1] = "yellow"
    shelves.view.collectionViewLayout.invalidateLayout()
    shelves.fixture.backend.makeFrame()
    expectEqual(shelves.shown.map(\.last), ["red", "yellow"])
    expectEqual(shelves.shown[0], ["red"])
  }

  @Test("goes along with its section")
  func moves() {
    let shelves = Shelves(["red", "green"])
    shelves.view.performBatchUpdates {
      shelves.names = ["white", "red", "green"]
      shelves.view.insertSections([0])
    }
    shelves.fixture.backend.advanceUntilIdle()
    expectEqual(shelves.shown.map(\.last), ["white", "red", "green"])
  }

  @Test("is kept by copies of a background")
  func copies() {
    let panel = NSCollectionLayoutDecorationItem.background(elementKind: "panel")
    #expect(panel.decorationPayload == nil)
    panel.decorationPayload = 7
    let copy = panel.copy() as? NSCollectionLayoutDecorationItem
    expectEqual(copy?.decorationPayload, AnyHashable(7))
  }
}
