import GallerySupport
import Tessera
import UIKit

/// A grid of the pictures of a folder that can be zoomed.
final class PhotosController: UIViewController {
  private let folder: String?
  private var contents = Contents.loading
  private var searching: Task<Void, Never>?
  private var grid = PhotoGrid()
  private var shownWidth: CGFloat = 0
  private let store = ThumbnailStore()
  private lazy var list = UICollectionView(
    frame: .zero,
    collectionViewLayout: grid.makeLayout(inWidth: 0)
  )
  private let bar = PhotosBar()
  private let message = MessageView()
  private let registration: UICollectionView.CellRegistration<PhotoCell, ThumbnailStore.Key>

  private enum Contents {
    case loading
    case loaded(PictureCollection)
    case failed(PictureCollectionError)
  }

  /// How far fingers have to move apart for one step of zooming.
  private static let scalePerStep: CGFloat = 1.2

  init(folder: String?) {
    self.folder = folder
    registration = UICollectionView.CellRegistration { [store] cell, _, key in
      cell.show(key, from: store)
    }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.backgroundColor = .systemBackground
    list.alwaysBounceVertical = true
    list.dataSource = self
    let pinch = UIPinchGestureRecognizer()
    pinch.addHandler { [weak self] recognizer in
      if let pinch = recognizer as? UIPinchGestureRecognizer { self?.pinched(pinch) }
    }
    list.addGestureRecognizer(pinch)
    bar.zoomed = { [weak self] in self?.zoom($0) }
    for subview in [list, bar, message] { view.addSubview(subview) }
    showContents()
    search()
  }

  private func search() {
    searching = Task { [weak self, folder] in
      let result = await Task.detached { () -> Result<PictureCollection, PictureCollectionError> in
        Result { () throws(PictureCollectionError) in try PictureCollection(folder: folder) }
      }.value
      self?.take(result)
    }
  }

  private func take(_ result: Result<PictureCollection, PictureCollectionError>) {
    switch result {
    case .success(let pictures): contents = .loaded(pictures)
    case .failure(let error): contents = .failed(error)
    }
    showContents()
    list.reloadData()
  }

  private func showContents() {
    switch contents {
    case .loaded(let pictures):
      let count = Quantity.count(pictures.paths.count, "picture", "pictures")
      bar.show("\(count) in \(pictures.title)")
    case .loading:
      message.show(symbolName: "photo", title: "Looking for pictures…")
    case .failed(let error):
      message.show(
        symbolName: "exclamationmark.circle",
        title: "No pictures",
        explanation: error.description
      )
    }
    if case .loaded = contents { message.isHidden = true } else { message.isHidden = false }
    for view in [list, bar] { view.isHidden = !message.isHidden }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    message.frame = view.bounds
    let (top, rest) = view.bounds.divided(atDistance: PhotosBar.height, from: .minYEdge)
    bar.frame = top
    let isNewWidth = rest.width != shownWidth
    if isNewWidth { fitItems(intoWidth: rest.width) }
    list.frame = rest
    if isNewWidth { showLargerThumbnails() }
  }

  private func fitItems(intoWidth width: CGFloat) {
    shownWidth = width
    guard let layout = list.collectionViewLayout as? UICollectionViewFlowLayout else { return }
    grid.fit(layout, intoWidth: width)
  }

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    if pinch.scale >= Self.scalePerStep {
      pinch.scale /= Self.scalePerStep
      zoom(.larger)
    } else if pinch.scale <= 1 / Self.scalePerStep {
      pinch.scale *= Self.scalePerStep
      zoom(.smaller)
    }
  }

  private func zoom(_ zoom: PhotoGrid.Zoom) {
    guard grid.zoom(zoom, inWidth: shownWidth) else { return }
    list.setCollectionViewLayout(grid.makeLayout(inWidth: shownWidth), animated: true)
    showLargerThumbnails()
  }

  private func showLargerThumbnails() {
    guard case .loaded(let pictures) = contents else { return }
    for indexPath in list.indexPathsForVisibleItems {
      guard let cell = list.cellForItem(at: indexPath) as? PhotoCell else { continue }
      cell.show(key(of: pictures.paths[indexPath.item]), from: store)
    }
  }

  private func key(of path: String) -> ThumbnailStore.Key {
    let pixels = grid.edge(inWidth: shownWidth) * max(1, traitCollection.displayScale)
    return ThumbnailStore.Key(path: path, edge: pixels)
  }
}

extension PhotosController: BackgroundLoading {
  func waitUntilLoaded() async {
    await searching?.value
    view.layoutIfNeeded()
    for case let cell as PhotoCell in list.visibleCells { await cell.waitUntilLoaded() }
  }
}

extension PhotosController: UICollectionViewDataSource {
  private var paths: [String] {
    guard case .loaded(let pictures) = contents else { return [] }
    return pictures.paths
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { paths.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: registration,
      for: indexPath,
      item: key(of: paths[indexPath.item])
    )
  }
}
