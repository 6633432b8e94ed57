import GallerySupport
import UIKit

/// The list of packages and, beside or over it, what is known of the selected one.
final class PackagesController: FilteredListController {
  private let path: String
  private let reading = BackgroundReading<PackageCatalog, PackageCatalogError>()
  let groups = GroupedContent<DebianPackage>()
  var arrangement = PackageArrangement()
  let layout = UICollectionViewFlowLayout()
  private(set) lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)
  let details = PackageDetailView()
  let separator = UIView()

  init(path: String) {
    self.path = path
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func makeBar() -> ListBar {
    ListBar(controls: [
      UISegmentedControl.choice([("Name", .name), ("Size", .size)], of: self, \.arrangement.order) {
        $0.arrange()
      },
      UISegmentedControl.choice(
        [("Section", .section), ("A–Z", .letter), ("All", .nothing)],
        of: self,
        \.arrangement.grouping
      ) {
        $0.arrange()
      },
    ])
  }

  override var canFilter: Bool { !packages.isEmpty }

  override func filterDidChange() { arrange() }

  override func viewDidLoad() {
    super.viewDidLoad()
    separator.backgroundColor = .separator
    layout.minimumLineSpacing = 0
    layout.sectionHeadersPinToVisibleBounds = true
    list.backgroundView = nothingFound
    list.register(PackageCell.self, forCellWithReuseIdentifier: PackageCell.identifier)
    list.register(
      PackageSectionHeader.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: PackageSectionHeader.identifier
    )
    list.dataSource = self
    list.delegate = self
    details.closed = { [weak self] in self?.deselect() }
    add(list, details, separator)
    showContents()
    reading.start { [path] () throws(PackageCatalogError) in
      try PackageCatalog(contentsOfFile: path)
    } completion: { [weak self] in
      self?.showContents()
      self?.arrange(animated: false)
    }
  }

  /// The packages of the file, or none until it is read.
  var packages: [DebianPackage] { reading.content?.packages ?? [] }

  private func showContents() {
    show(reading, loading: ("content-loading", "Reading packages…", path), failed: "No packages")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeSubviews()
  }

  /// Closes the details, or keeps showing those of what is selected.
  func selectionDidChange() {
    let selected = list.indexPathsForSelectedItems?.first.map { groups[$0] }
    guard selected != details.package else { return }
    details.show(selected)
    UIView.animate(
      withDuration: 0.4,
      delay: 0,
      usingSpringWithDamping: 1,
      initialSpringVelocity: 0
    ) {
      self.view.setNeedsLayout()
      self.view.layoutIfNeeded()
    }
  }

  private func deselect() {
    for indexPath in list.indexPathsForSelectedItems ?? [] {
      list.deselectItem(at: indexPath, animated: true)
    }
    selectionDidChange()
  }
}

extension PackagesController: BackgroundLoading {
  func waitUntilLoaded() async {
    await reading.waitUntilDone()
    await groups.waitUntilShown()
  }
}

extension PackagesController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { groups.groups.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { groups.groups[section].items.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: PackageCell.identifier,
      for: indexPath
    )
    (cell as? PackageCell)?.show(groups[indexPath])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: PackageSectionHeader.identifier,
      for: indexPath
    )
    (header as? PackageSectionHeader)?.show(groups.groups[indexPath.section])
    return header
  }
}

extension PackagesController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selectionDidChange()
  }
}
