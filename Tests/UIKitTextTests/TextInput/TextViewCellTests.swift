import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// A cell that is as high as its text view.
private final class DraftCell: UICollectionViewCell, UITextViewDelegate {
  let draft = UITextView()
  var changed: ((String) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    draft.isScrollEnabled = false
    draft.font = .systemFont(ofSize: 10)
    draft.delegate = self
    draft.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(draft)
    NSLayoutConstraint.activate([
      draft.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      draft.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      draft.topAnchor.constraint(equalTo: contentView.topAnchor),
      draft.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func textViewDidChange(_ textView: UITextView) { changed?(textView.text) }
}

@Suite("A text view in a cell that is as high as its text")
@MainActor
struct TextViewCellTests {
  /// A list of drafts, 111 wide: a line is 20 letters long and 12 high, with 8 above and below.
  @MainActor
  private final class Drafts {
    let fixture: Fixture
    let view: UICollectionView
    var texts = (0..<10_000).map { "draft \($0)" }
    private var source: UICollectionViewDiffableDataSource<Int, Int>?

    init(isRightToLeft: Bool) {
      fixture = Fixture(
        width: 111,
        height: 280,
        environment: UIBackendEnvironment(isRightToLeft: isRightToLeft)
      )
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(28)
      )
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size,
        subitems: [NSCollectionLayoutItem(layoutSize: size)]
      )
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 111, height: 280),
        collectionViewLayout: UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(group: group)
        )
      )
      view.selfSizingInvalidation = .enabledIncludingConstraints
      let registration = UICollectionView.CellRegistration<DraftCell, Int> {
        [unowned self] cell, _, number in
        cell.changed = { [weak self] in self?.texts[number] = $0 }
        cell.draft.text = self.texts[number]
      }
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, number in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
      }
      fixture.show(view)
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(texts.indices))
      source?.apply(snapshot, animatingDifferences: false)
      fixture.backend.advanceUntilIdle()
    }

    /// The top and the height of a row on screen.
    func place(of row: Int) -> [CGFloat] {
      guard let cell = view.cellForItem(at: IndexPath(item: row, section: 0)) else { return [] }
      return [cell.frame.minY - view.contentOffset.y, cell.frame.height]
    }
  }

  @Test("grows by a line with it, while what is read stands still", arguments: [false, true])
  func growing(isRightToLeft: Bool) {
    let drafts = Drafts(isRightToLeft: isRightToLeft)
    drafts.view.contentOffset.y = 28 * 5_000
    drafts.fixture.backend.advanceUntilIdle()
    expectEqual(drafts.place(of: 5_004), [112, 28])
    drafts.fixture.screen.tap(at: CGPoint(x: 106, y: 112 + 14))
    for line in 1...3 {
      drafts.fixture.screen.press(.keyboardReturnOrEnter)
      drafts.fixture.backend.advanceUntilIdle()
      expectEqual(drafts.place(of: 5_003), [84, 28], "What is above stands still")
      let growth = 12 * CGFloat(line)
      expectEqual(drafts.place(of: 5_004), [112, 28 + growth])
      expectEqual(drafts.place(of: 5_005), [140 + growth, 28])
    }
    for _ in 0..<25 { drafts.fixture.screen.press(.keyboardA, characters: "a") }
    drafts.fixture.backend.advanceUntilIdle()
    expectEqual(drafts.place(of: 5_004), [112, 76], "A fourth line that breaks by itself")
    #expect(drafts.view.indexPathsForSelectedItems?.isEmpty ?? true)
    for _ in 0..<28 { drafts.fixture.screen.press(.keyboardDeleteOrBackspace) }
    drafts.fixture.backend.advanceUntilIdle()
    #expect(drafts.texts[5_004].hasPrefix("draft 5"))
    expectEqual(drafts.place(of: 5_004), [112, 28])
    expectEqual(drafts.place(of: 5_005), [140, 28])
  }
}
