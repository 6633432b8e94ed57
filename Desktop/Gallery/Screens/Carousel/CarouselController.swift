import GallerySupport
import UIKit

/// The pictures of a folder as cards, one of them in the middle.
final class CarouselController: UIViewController {
  private let folder: String?
  private let reading = BackgroundReading<PictureCollection, PictureCollectionError>()
  private let store = ThumbnailStore()
  private let message = MessageView()
  private let layout = TurningCardLayout()
  private(set) lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private let cells: UICollectionView.CellRegistration<CarouselCell, Picture>

  init(folder: String?) {
    self.folder = folder
    cells = UICollectionView.CellRegistration { [store] cell, _, picture in
      cell.show(picture, from: store)
    }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private var pictures: [Picture] { reading.content?.pictures ?? [] }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.backgroundColor = .systemBackground
    list.decelerationRate = .fast
    list.showsHorizontalScrollIndicator = false
    list.dataSource = self
    list.delegate = self
    for subview in [list, message] as [UIView] { view.addSubview(subview) }
    showContents()
    reading.start { [folder] () throws(PictureCollectionError) in
      try PictureCollection(folder: folder)
    } completion: { [weak self] in
      self?.showContents()
      self?.list.reloadData()
    }
  }

  private func showContents() {
    switch reading.state {
    case .loaded: break
    case .loading:
      message.show(symbolName: "photo", title: "Looking for pictures…", explanation: "")
    case .failed(let error):
      message.show(
        symbolName: "exclamationmark.circle",
        title: "No pictures",
        explanation: error.description
      )
    }
    message.isHidden = reading.content != nil
    list.isHidden = reading.content == nil
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    message.frame = view.bounds
    guard list.frame != view.bounds else { return }
    let page = middleItem
    layout.fit(view.bounds.size)
    list.frame = view.bounds
    guard let page, list.numberOfItems(inSection: 0) > page else { return }
    list.layoutIfNeeded()
    list.contentOffset = layout.offset(ofItem: page)
  }

  /// The item in the middle; `nil` without any.
  private var middleItem: Int? {
    let middle = list.contentOffset.x + list.bounds.width / 2
    return list.visibleCells
      .min { abs($0.center.x - middle) < abs($1.center.x - middle) }
      .flatMap { list.indexPath(for: $0)?.item }
  }
}

extension CarouselController: UICollectionViewDelegate {
  /// Brings the card with the focus to the middle: those beside it are turned, and stand behind others.
  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    guard let path = context.nextFocusedIndexPath else { return }
    collectionView.setContentOffset(layout.offset(ofItem: path.item), animated: true)
  }

  /// Brings the card that was pressed to the middle, or shows the picture of the one there as large as the window.
  func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    guard indexPath.item == middleItem else {
      let place = layout.offset(ofItem: indexPath.item)
      return collectionView.setContentOffset(place, animated: true)
    }
    present(PictureController(pictures, at: indexPath.item, from: store), animated: true)
  }
}

extension CarouselController: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { pictures.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: cells,
      for: indexPath,
      item: pictures[indexPath.item]
    )
  }
}

extension CarouselController: BackgroundLoading {
  func waitUntilLoaded() async {
    await reading.waitUntilDone()
    view.layoutIfNeeded()
    for case let cell as CarouselCell in list.visibleCells {
      cell.layoutIfNeeded()
      await cell.waitUntilLoaded()
    }
  }
}
