import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing
import UIKit

/// A controller whose list is as high as its layout says, which is asked after each layout of the controller's view.
private final class HeightController: UIViewController, UICollectionViewDataSource {
  let list: UICollectionView
  var count = 10
  private(set) lazy var height = list.heightAnchor.constraint(equalToConstant: 0)

  init(_ layout: UICollectionViewLayout) {
    list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
    list.contentInsetAdjustmentBehavior = .never
    list.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(list)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor), height,
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    height.constant = list.collectionViewLayout.collectionViewContentSize.height
    view.layoutIfNeeded()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

// Lines of three items of 40 with 10 between them: ten items are four lines, 4 × 40 + 3 × 10.
@Suite("The content size of a layout that is asked itself", .serialized)
@MainActor
struct LayoutSizeTests {
  enum Kind: CaseIterable { case flow, compositional }

  private func layout(_ kind: Kind) -> UICollectionViewLayout {
    guard kind == .compositional else {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 90, height: 40)
      layout.minimumLineSpacing = 10
      return layout
    }
    let all = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1 / 3),
      heightDimension: .fractionalHeight(1)
    )
    let line = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(40)
    )
    let item = NSCollectionLayoutItem(layoutSize: all)
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: line, subitems: [item])
    )
    section.interGroupSpacing = 10
    return UICollectionViewCompositionalLayout(section: section)
  }

  @Test(
    "is known before the first pass, so that a list without height gets one",
    arguments: Kind.allCases
  )
  func beforeFirstPass(_ kind: Kind) {
    let fixture = Fixture(width: 320, height: 480)
    let controller = HeightController(layout(kind))
    fixture.window.rootViewController = controller
    fixture.backend.advanceUntilIdle()
    expectEqual(controller.list.frame.height, 190)
    controller.count = 4
    controller.list.reloadData()
    controller.view.setNeedsLayout()
    fixture.backend.advanceUntilIdle()
    expectEqual(controller.list.frame.height, 90)
  }

  @Test("is that of the new data after a reload", arguments: Kind.allCases)
  func afterReload(_ kind: Kind) {
    let fixture = Fixture(width: 320, height: 480)
    let controller = HeightController(layout(kind))
    fixture.window.rootViewController = controller
    fixture.backend.advanceUntilIdle()
    controller.count = 1
    controller.list.reloadData()
    expectEqual(controller.list.collectionViewLayout.collectionViewContentSize.height, 40)
  }
}
