import GallerySupport
import UIKit

/// Pictures as large as the window, one beside the other.
///
/// Drags and arrow keys go from one to the next. A click, Escape and the button go back.
final class PictureController: UIViewController {
  private let pictures: [Picture]
  private var item: Int
  private let layout = UICollectionViewFlowLayout()
  private(set) lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private let cells: UICollectionView.CellRegistration<PhotoCell, Picture>
  private lazy var closeButton = UIButton(
    configuration: .gray(),
    primaryAction: UIAction { [weak self] _ in self?.close() }
  )

  /// Creates a controller that shows the picture at `item` first.
  init(_ pictures: [Picture], at item: Int, from store: ThumbnailStore) {
    self.pictures = pictures
    self.item = item
    cells = UICollectionView.CellRegistration { cell, _, picture in
      cell.contentMode = .scaleAspectFit
      cell.contentView.backgroundColor = .clear
      cell.show(picture, from: store)
    }
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    list.backgroundColor = .systemBackground
    list.isPagingEnabled = true
    list.showsHorizontalScrollIndicator = false
    // Arrow keys turn pages.
    list.allowsFocus = false
    list.dataSource = self
    list.delegate = self
    closeButton.configuration?.image = UIImage(systemName: "xmark")
    closeButton.configuration?.cornerStyle = .capsule
    closeButton.accessibilityLabel = "Close"
    for subview in [list, closeButton] { view.addSubview(subview) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    closeButton.frame = CGRect(
      x: isRightToLeft ? 12 : view.bounds.width - 48,
      y: 12,
      width: 36,
      height: 36
    )
    guard list.frame != view.bounds else { return }
    let item = item
    layout.itemSize = view.bounds.size
    list.frame = view.bounds
    list.layoutIfNeeded()
    show(item, animated: false)
  }

  private var isRightToLeft: Bool {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func show(_ item: Int, animated: Bool) {
    guard pictures.indices.contains(item) else { return }
    list.scrollToItem(at: [0, item], at: .centeredHorizontally, animated: animated)
  }

  override var keyCommands: [UIKeyCommand]? {
    let (left, right) = isRightToLeft ? (1, -1) : (-1, 1)
    return [
      UIKeyCommand(input: UIKeyCommand.inputLeftArrow) { [weak self] _ in self?.turn(by: left) },
      UIKeyCommand(input: UIKeyCommand.inputRightArrow) { [weak self] _ in self?.turn(by: right) },
      UIKeyCommand(input: UIKeyCommand.inputEscape) { [weak self] _ in self?.close() },
    ]
  }

  private func turn(by count: Int) { show(item + count, animated: true) }

  private func close() { dismiss(animated: true) }
}

extension PictureController: UICollectionViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let middle = CGPoint(x: list.bounds.midX, y: list.bounds.midY)
    item = list.indexPathForItem(at: middle)?.item ?? item
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    close()
  }
}

extension PictureController: UICollectionViewDataSource {
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
