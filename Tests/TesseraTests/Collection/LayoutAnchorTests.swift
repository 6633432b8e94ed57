import Tessera
import TesseraTestSupport
import Testing

/// The anchor of the collection view over layouts that know nothing of it.
@Suite("The anchor of a collection view with any layout")
@MainActor
struct LayoutAnchorTests {
  enum Kind: String, CaseIterable, Sendable {
    case flow
    case compositional
    case own
  }

  private func list(_ kind: Kind) -> NumberedList {
    switch kind {
    case .flow: return NumberedList()
    case .own: return NumberedList(layout: StripesLayout { _ in 50 })
    case .compositional:
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(50)
      )
      let item = NSCollectionLayoutItem(layoutSize: size)
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      return NumberedList(layout: UICollectionViewCompositionalLayout(section: section))
    }
  }

  @Test("keeps what is read over batches, in every frame", arguments: Kind.allCases)
  func batches(_ kind: Kind) throws {
    for (anchor, end) in [
      (CollectionAnchor.firstVisible(sticksToStart: nil), CGFloat(350)), (.lastVisible, 350),
      (.item(IndexPath(item: 6, section: 0), edge: .center), 350), (.none, 200),
    ] {
      let list = list(kind)
      list.view.anchor = anchor
      list.view.contentOffset.y = 200
      list.fixture.backend.makeFrame()
      let before = try #require(list.top(8))
      list.view.performBatchUpdates { list.insert(3, at: 0) }
      expectEqual(list.view.contentOffset.y, end)
      for _ in 0..<24 where anchor != .none {
        list.fixture.backend.advance(by: 1 / 60)
        let now = try #require(list.top(8))
        try #require(abs(now - before) < 0.01)
      }
    }
  }

  @Test("keeps what is read over reloads, other sizes and insets", arguments: Kind.allCases)
  func others(_ kind: Kind) {
    let list = list(kind)
    list.view.anchor = .lastVisible
    list.view.contentOffset.y = 600
    list.fixture.backend.makeFrame()
    list.view.contentInset.bottom = 100
    list.fixture.backend.makeFrame()
    expectEqual(list.view.contentOffset.y, 700)
    list.numbers += [100, 101]
    list.view.reloadData()
    list.fixture.backend.makeFrame()
    expectEqual(list.view.contentOffset.y, 800)
    list.view.frame.size.height = 300
    list.fixture.backend.makeFrame()
    expectEqual(list.view.contentOffset.y, 900)
  }
}
