import GallerySupport
import UIKit

/// A mosaic, or a grid, of the pictures of a folder that can be zoomed, filtered, sorted and grouped.
final class PhotosController: FilteredListController {
  private let folder: String?
  private let reading = BackgroundReading<PictureCollection, PictureCollectionError>()
  let groups = GroupedContent<Picture>()
  var arrangement = PictureArrangement()
  var grid = PhotoGrid()
  let store = ThumbnailStore()
  private(set) lazy var list = UICollectionView(
    frame: .zero,
    collectionViewLayout: makeLayout()
  )
  private(set) lazy var buttons = PhotoButtons(
    zoomed: { [weak self] in self?.zoom($0) },
    patternChanged: { [weak self] in self?.changePattern() }
  )
  private let cells: UICollectionView.CellRegistration<PhotoCell, Picture>
  private let headers = UICollectionView.SupplementaryRegistration<PhotoSectionHeader>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { _, _, _ in }
  private let badges = UICollectionView.SupplementaryRegistration<PhotoBadge>(
    elementKind: PhotoLayout.badgeKind
  ) { _, _, _ in }

  init(folder: String?) {
    self.folder = folder
    cells = UICollectionView.CellRegistration { [store] cell, _, picture in
      cell.show(picture, from: store)
    }
    super.init(nibName: nil, bundle: nil)
    arrangement.grouping = .month
  }

  required init?(coder: NSCoder) { nil }

  override func makeBar() -> ListBar {
    let controls = [
      UISegmentedControl.choice([("Name", .name), ("Size", .size)], of: self, \.arrangement.order) {
        $0.arrange()
      },
      UISegmentedControl.choice(
        [("All", .nothing), ("Month", .month), ("Folder", .folder), ("Series", .series)],
        of: self,
        \.arrangement.grouping
      ) {
        $0.arrange()
      },
    ]
    return ListBar(controls: controls, accessory: buttons)
  }

  override var canFilter: Bool { collection != nil }

  override func filterDidChange() { arrange() }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.backgroundView = nothingFound
    list.dataSource = self
    list.delegate = self
    addPinch()
    add(list)
    showContents()
    reading.start { [folder] () throws(PictureCollectionError) in
      try PictureCollection(folder: folder)
    } completion: { [weak self] in
      self?.showContents()
      self?.arrange(animated: false)
    }
  }

  /// The pictures that were found, or none until they are.
  var collection: PictureCollection? { reading.content }

  private func showContents() {
    show(reading, loading: ("photo", "Looking for pictures…", ""), failed: "No pictures")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = placeBar()
  }

  /// A layout as the grid says now.
  func makeLayout() -> UICollectionViewCompositionalLayout {
    PhotoLayout.make(grid) { [weak self] section in
      let groups = self?.groups.groups ?? []
      return groups.indices.contains(section) && !groups[section].title.isEmpty
    }
  }
}

extension PhotosController: BackgroundLoading {
  func waitUntilLoaded() async {
    await reading.waitUntilDone()
    await groups.waitUntilShown()
    view.layoutIfNeeded()
    for case let cell as PhotoCell in list.visibleCells { await cell.waitUntilLoaded() }
  }
}

extension PhotosController: UICollectionViewDelegate {
  /// Shows a picture as large as the window, with all that are listed beside it.
  func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    let pictures = groups.groups.flatMap(\.items)
    let before = groups.groups[..<indexPath.section].reduce(0) { $0 + $1.items.count }
    present(
      PictureController(pictures, at: before + indexPath.item, from: store),
      animated: true
    )
  }
}

extension PhotosController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { groups.groups.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { groups.groups[section].items.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: cells,
      for: indexPath,
      item: groups[indexPath]
    )
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if kind == PhotoLayout.badgeKind {
      let badge = collectionView.dequeueConfiguredReusableSupplementary(
        using: badges,
        for: indexPath
      )
      badge.show(groups[indexPath].kind)
      return badge
    }
    let header = collectionView.dequeueConfiguredReusableSupplementary(
      using: headers,
      for: indexPath
    )
    header.show(groups.groups[indexPath.section])
    return header
  }
}
