import UIKit

/// The list of screens.
final class SidebarController: UIViewController {
  /// How the list runs.
  enum Arrangement {
    /// From top to bottom, each screen as wide as the list.
    case column
    /// From the leading to the trailing edge.
    case strip
  }

  static let stripHeight: CGFloat = 52

  /// Called with each screen that is chosen.
  var didSelect: ((any GalleryScreen) -> Void)?
  var arrangement = Arrangement.column {
    didSet { if arrangement != oldValue { arrangementDidChange() } }
  }

  private let screens: [any GalleryScreen]
  private var selectedIndex = 0
  private var shownWidth: CGFloat = 0
  private let layout = UICollectionViewFlowLayout()
  private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)

  private static let rowHeight: CGFloat = 36
  private static let inset: CGFloat = 8

  init(screens: [any GalleryScreen]) {
    self.screens = screens
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func select(_ screen: any GalleryScreen) {
    selectedIndex = screens.firstIndex { $0.title == screen.title } ?? 0
  }

  override func loadView() {
    layout.minimumLineSpacing = 2
    layout.minimumInteritemSpacing = 2
    layout.sectionInset = UIEdgeInsets(
      top: Self.inset,
      left: Self.inset,
      bottom: Self.inset,
      right: Self.inset
    )
    list.backgroundColor = .secondarySystemBackground
    list.selectionFollowsFocus = true
    list.register(SidebarCell.self, forCellWithReuseIdentifier: SidebarCell.identifier)
    list.dataSource = self
    list.delegate = self
    view = list
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    list.selectItem(at: selectedPath, animated: false, scrollPosition: [])
    showSelection()
  }

  private var selectedPath: IndexPath { IndexPath(item: selectedIndex, section: 0) }

  /// Scrolls a list that is longer than the window to the selected screen; a column as little as is needed.
  private func showSelection() {
    guard !list.bounds.isEmpty else { return }
    switch arrangement {
    case .strip:
      list.scrollToItem(at: selectedPath, at: .centeredHorizontally, animated: false)
    case .column:
      guard let frame = list.layoutAttributesForItem(at: selectedPath)?.frame else { return }
      list.scrollRectToVisible(frame.insetBy(dx: 0, dy: -Self.inset), animated: false)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard list.bounds.width != shownWidth else { return }
    shownWidth = list.bounds.width
    showSelection()
  }

  private func arrangementDidChange() {
    layout.scrollDirection = arrangement == .column ? .vertical : .horizontal
    list.alwaysBounceVertical = false
    layout.invalidateLayout()
  }
}

extension SidebarController: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { screens.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: SidebarCell.identifier,
      for: indexPath
    )
    (cell as? SidebarCell)?.show(screens[indexPath.item])
    return cell
  }
}

extension SidebarController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    switch arrangement {
    case .column:
      CGSize(width: max(0, collectionView.bounds.width - 2 * Self.inset), height: Self.rowHeight)
    case .strip:
      CGSize(width: SidebarCell.width(showing: screens[indexPath.item]), height: Self.rowHeight)
    }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard indexPath.item != selectedIndex else { return }
    selectedIndex = indexPath.item
    didSelect?(screens[indexPath.item])
  }
}
