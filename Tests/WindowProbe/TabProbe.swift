import CoreGraphics
import Foundation
import TesseraGTK
import UIKit

/// Shows a compositional layout with a button in each header and cell, and prints which one is pressed.
@MainActor
final class TabProbe: UIViewController, UICollectionViewDataSource {
  private lazy var list = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout { section, _ in Self.section(section)
    }
  )

  static func run() -> Int32 {
    GTKApplication.run(title: "Tessera keys", size: CGSize(width: 400, height: 300)) { TabProbe() }
  }

  override func loadView() {
    list.register(ButtonCell.self, forCellWithReuseIdentifier: "button")
    list.register(
      ButtonCell.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "button"
    )
    list.dataSource = self
    list.allowsSelection = false
    view = list
    Commands.read { _ in }
  }

  override func viewDidAppear(_ animated: Bool) { sayWhenActive() }

  /// Two columns below a header; then cards that scroll sideways.
  private static func section(_ section: Int) -> NSCollectionLayoutSection {
    let isGrid = section == 0
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(isGrid ? 0.5 : 1),
        heightDimension: .fractionalHeight(1)
      )
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: isGrid ? .fractionalWidth(1) : .absolute(160),
        heightDimension: .absolute(40)
      ),
      subitems: [item]
    )
    let result = NSCollectionLayoutSection(group: group)
    if !isGrid { result.orthogonalScrollingBehavior = .continuous }
    result.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: .absolute(40)
        ),
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top
      )
    ]
    return result
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 4 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "button", for: path)
    (cell as? ButtonCell)?.name = "\(path.section).\(path.item)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at path: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "button",
      for: path
    )
    (view as? ButtonCell)?.name = "header \(path.section)"
    return view
  }
}

/// A button that says its name when it is pressed.
private final class ButtonCell: UICollectionViewCell {
  private let button = UIButton(configuration: .gray())

  var name = "" {
    didSet { button.configuration?.title = name }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.frame = contentView.bounds.insetBy(dx: 4, dy: 4)
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    button.addAction(
      UIAction { [unowned self] _ in say("pressed \(self.name)") },
      for: .primaryActionTriggered
    )
    contentView.addSubview(button)
  }

  required init?(coder: NSCoder) { nil }
}
