import GallerySupport
import UIKit

/// The list of packages and, beside or over it, what is known of the selected one.
final class PackagesController: UIViewController {
  private let path: String
  private var contents = Contents.loading
  private var reading: Task<Void, Never>?
  private let layout = UICollectionViewFlowLayout()
  private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private let details = PackageDetailView()
  private let message = MessageView()
  private let separator = UIView()

  private enum Contents {
    case loading
    case loaded(PackageCatalog)
    case failed(PackageCatalogError)
  }

  /// From this width on the details have a place of their own.
  private static let narrowestWithDetails: CGFloat = 700
  private static let widestDetails: CGFloat = 360
  /// What a row is taken to be high until it is seen.
  private static let estimatedRowHeight: CGFloat = 64

  init(path: String) {
    self.path = path
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    separator.backgroundColor = .separator
    layout.minimumLineSpacing = 0
    layout.sectionHeadersPinToVisibleBounds = true
    list.backgroundColor = .systemBackground
    list.alwaysBounceVertical = true
    list.register(PackageCell.self, forCellWithReuseIdentifier: PackageCell.identifier)
    list.register(
      PackageSectionHeader.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: PackageSectionHeader.identifier
    )
    list.dataSource = self
    list.delegate = self
    details.closed = { [weak self] in self?.deselect() }
    for subview in [list, details, separator, message] { view.addSubview(subview) }
    showContents()
    read()
  }

  private func read() {
    reading = Task { [weak self, path] in
      let result = await Task.detached { () -> Result<PackageCatalog, PackageCatalogError> in
        Result { () throws(PackageCatalogError) in try PackageCatalog(contentsOfFile: path) }
      }.value
      self?.take(result)
    }
  }

  private func take(_ result: Result<PackageCatalog, PackageCatalogError>) {
    switch result {
    case .success(let catalog): contents = .loaded(catalog)
    case .failure(let error): contents = .failed(error)
    }
    showContents()
    list.reloadData()
  }

  private func showContents() {
    message.isHidden = true
    switch contents {
    case .loaded: break
    case .loading: show("content-loading", "Reading packages…", path)
    case .failed(let error): show("exclamationmark.circle", "No packages", error.description)
    }
    list.isHidden = !message.isHidden
    details.isHidden = list.isHidden
    separator.isHidden = list.isHidden
  }

  private func show(_ symbolName: String, _ title: String, _ explanation: String) {
    message.show(symbolName: symbolName, title: title, explanation: explanation)
    message.isHidden = false
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    message.frame = bounds
    if bounds.width >= Self.narrowestWithDetails {
      placeDetailsBeside(bounds)
    } else {
      placeDetailsOver(bounds)
    }
  }

  /// Places the list and makes rows as wide as it is.
  private func placeList(_ frame: CGRect) {
    let estimate = CGSize(width: max(1, frame.width), height: Self.estimatedRowHeight)
    if layout.estimatedItemSize != estimate {
      layout.headerReferenceSize = CGSize(
        width: estimate.width,
        height: PackageSectionHeader.height
      )
      layout.estimatedItemSize = estimate
    }
    list.frame = frame
  }

  private func placeDetailsBeside(_ bounds: CGRect) {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (beside, rest) = bounds.divided(
      atDistance: min(Self.widestDetails, (bounds.width * 0.42).rounded()),
      from: isRightToLeft ? .minXEdge : .maxXEdge
    )
    details.style = .pane
    details.frame = beside
    separator.frame = CGRect(
      x: isRightToLeft ? beside.maxX : beside.minX,
      y: 0,
      width: 1,
      height: bounds.height
    )
    placeList(rest)
    list.contentInset.bottom = 0
  }

  private func placeDetailsOver(_ bounds: CGRect) {
    let isOpen = list.indexPathsForSelectedItems?.isEmpty == false
    let height = (bounds.height * 0.45).rounded()
    details.style = .sheet
    details.frame = CGRect(
      x: 0,
      y: isOpen ? bounds.height - height : bounds.height,
      width: bounds.width,
      height: height
    )
    separator.frame = CGRect(x: 0, y: details.frame.minY, width: bounds.width, height: 1)
    placeList(bounds)
    list.contentInset.bottom = isOpen ? height : 0
  }

  private func selectionDidChange() {
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
    details.show(nil)
    selectionDidChange()
  }
}

extension PackagesController: BackgroundLoading {
  func waitUntilLoaded() async { await reading?.value }
}

extension PackagesController: UICollectionViewDataSource {
  private var sections: [PackageCatalog.Section] {
    guard case .loaded(let catalog) = contents else { return [] }
    return catalog.sections
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { sections[section].packages.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: PackageCell.identifier,
      for: indexPath
    )
    (cell as? PackageCell)?.show(sections[indexPath.section].packages[indexPath.item])
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
    (header as? PackageSectionHeader)?.show(sections[indexPath.section])
    return header
  }
}

extension PackagesController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    details.show(sections[indexPath.section].packages[indexPath.item])
    selectionDidChange()
  }
}
