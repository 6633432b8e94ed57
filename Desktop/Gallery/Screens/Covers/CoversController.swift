import GallerySupport
import Tessera
import UIKit

/// Books in a grid or in a list, with everything in between while a slider or two fingers say so.
final class CoversController: UIViewController {
  private let bar = CoversBar()
  private let message = MessageView()
  let grid = UICollectionViewFlowLayout()
  let rows = UICollectionViewFlowLayout()
  private(set) lazy var list = UICollectionView(frame: .zero, collectionViewLayout: grid)
  private var books: [Library.Book] = []
  private var turned: Set<Library.Book.ID> = []
  private var kept: Set<Library.Book.ID> = []
  private lazy var cells = UICollectionView.CellRegistration<CoverCell, Library.Book> {
    [weak self] cell, _, book in
    guard let self else { return }
    cell.show(book, isTurned: turned.contains(book.id), isKept: kept.contains(book.id))
    cell.kept = { [weak self] in self?.keep($0) }
  }

  /// How far fingers move apart, or together, for the whole way.
  private static let pinchScale: CGFloat = 2

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.backgroundColor = .systemBackground
    list.alwaysBounceVertical = true
    list.dataSource = self
    list.delegate = self
    // Made before the first cell is asked for.
    _ = cells
    do {
      books = try Library.catalogue()
    } catch {
      message.showFailure("\(error)", title: "The books cannot be read")
      list.backgroundView = message
    }
    for subview in [list, bar] as [UIView] { view.addSubview(subview) }
    followSlider()
    followPinch()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let (top, rest) = view.bounds.divided(atDistance: CoversBar.height, from: .minYEdge)
    bar.frame = top
    list.frame = rest
    fit(rest.width)
  }

  /// Gives both layouts the width of the view.
  private func fit(_ width: CGFloat) {
    guard width > 0 else { return }
    let margin: CGFloat = 12
    grid.sectionInset = UIEdgeInsets(top: 4, left: margin, bottom: margin, right: margin)
    rows.sectionInset = grid.sectionInset
    let columns = max(2, Int((width - 2 * margin) / 132))
    let side = ((width - 2 * margin) / CGFloat(columns)).rounded(.down)
    grid.itemSize = CGSize(width: side, height: (side * 1.4).rounded(.down))
    rows.itemSize = CGSize(width: max(0, width - 2 * margin), height: 72)
    for layout in [grid, rows] {
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
    }
  }
}

/// The way from the grid to the list and back.
extension CoversController {
  private var transition: UICollectionViewTransitionLayout? {
    list.collectionViewLayout as? UICollectionViewTransitionLayout
  }

  private func followSlider() {
    bar.slider.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        move(to: CGFloat(bar.slider.value))
        // A key moves the slider without a touch that ends.
        if !bar.slider.isTracking { rest() }
      },
      for: .valueChanged
    )
    let ends: [UIControl.Event] = [.touchUpInside, .touchUpOutside, .touchCancel]
    for end in ends { bar.slider.addAction(UIAction { [weak self] _ in self?.rest() }, for: end) }
  }

  private func followPinch() {
    let pinch = UIPinchGestureRecognizer()
    var start: CGFloat = 0
    pinch.addHandler { [weak self] recognizer in
      guard let self, let pinch = recognizer as? UIPinchGestureRecognizer else { return }
      switch pinch.state {
      case .began: start = CGFloat(bar.slider.value)
      case .changed:
        // Fingers that move apart make covers larger, which is the way to the grid.
        let share = start - log(pinch.scale) / log(Self.pinchScale)
        bar.slider.setValue(Float(share), animated: false)
        move(to: min(1, max(0, share)))
      case .ended, .cancelled: rest()
      default: break
      }
    }
    list.addGestureRecognizer(pinch)
  }

  /// Shows the list by a share of the way from the grid, 0…1.
  private func move(to share: CGFloat) {
    let isFromGrid =
      transition.map { $0.currentLayout === grid } ?? (list.collectionViewLayout === grid)
    let transition =
      transition ?? list.startInteractiveTransition(to: isFromGrid ? rows : grid)
    transition.transitionProgress = isFromGrid ? share : 1 - share
    list.layoutIfNeeded()
  }

  /// Goes on to the nearer end.
  private func rest() {
    guard let transition else { return }
    let isFinished = transition.transitionProgress > 0.5
    let isList = isFinished == (transition.nextLayout === rows)
    bar.slider.setValue(isList ? 1 : 0, animated: true)
    if isFinished { list.finishInteractiveTransition() } else { list.cancelInteractiveTransition() }
  }
}

/// Books that are kept.
extension CoversController {
  private func keep(_ cell: CoverCell) {
    guard let path = list.indexPath(for: cell) else { return }
    let book = books[path.item]
    let isKept = kept.insert(book.id).inserted
    if !isKept { kept.remove(book.id) }
    list.reconfigureItems(at: [path])
    if isKept { fly(from: cell.cover) } else { bar.show(kept.count) }
  }

  /// Has a picture of a cover fly to the counter, which counts when it arrives.
  private func fly(from cover: CoverView) {
    guard let picture = cover.snapshotView(afterScreenUpdates: false) else { return }
    picture.frame = cover.convert(cover.bounds, to: view)
    view.addSubview(picture)
    let target = bar.counter.superview?.convert(bar.counter.center, to: view) ?? .zero
    let flight = UIViewPropertyAnimator(duration: 0.6, curve: .easeInOut) {
      picture.center = target
      picture.transform = CGAffineTransform(rotationAngle: .pi / 6).scaledBy(x: 0.2, y: 0.2)
    }
    flight.addAnimations({ picture.alpha = 0.2 }, delayFactor: 0.6)
    flight.addCompletion { [weak self] _ in
      picture.removeFromSuperview()
      guard let self else { return }
      bar.show(kept.count)
    }
    flight.startAnimation()
  }
}

extension CoversController: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { books.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: cells,
      for: indexPath,
      item: books[indexPath.item]
    )
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    let book = books[indexPath.item].id
    if !turned.insert(book).inserted { turned.remove(book) }
    (collectionView.cellForItem(at: indexPath) as? CoverCell)?.cover.turn()
  }
}
