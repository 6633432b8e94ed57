import Tessera
import UIKit

/// A few rows to which three batches happen in a ring, slowly enough to interrupt each other.
final class InterruptedUpdatesController: UIViewController, UICollectionViewDelegate {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, Character>

  private var stepIndex = 0
  private let caption = UILabel(.footnote, color: .secondaryLabel, lines: 2)
  private let layout = UICollectionViewFlowLayout()
  private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private lazy var dataSource = makeDataSource()

  private static let margin: CGFloat = 12
  private static let widest: CGFloat = 400
  private static let captionHeight: CGFloat = 40
  /// How long a batch takes, in seconds.
  private static let duration: TimeInterval = 1

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.backgroundColor = .systemBackground
    list.updateAnimation = .curve(.easeInOut, duration: Self.duration)
    // Presses go to the recogniser below, wherever they are. Keys come by way of the rows, of which one has the focus.
    list.allowsSelection = false
    list.allowsFocus = true
    list.allowsKeyboardScrolling = false
    list.delegate = self
    layout.minimumLineSpacing = 6
    for subview in [list, caption] { view.addSubview(subview) }
    view.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.goOn() })
    show(InterruptedUpdatesStep.all[0], after: nil)
  }

  private func makeDataSource() -> DataSource {
    let cells = UICollectionView.CellRegistration<InterruptedUpdatesCell, Character> {
      [weak self] in
      $0.show($2, height: self?.step.height(of: $2) ?? 0)
    }
    return DataSource(collectionView: list) { list, path, letter in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: letter)
    }
  }

  private var step: InterruptedUpdatesStep { InterruptedUpdatesStep.all[stepIndex] }

  private func goOn() {
    let former = step
    stepIndex = (stepIndex + 1) % InterruptedUpdatesStep.all.count
    show(step, after: former)
  }

  private func show(_ step: InterruptedUpdatesStep, after former: InterruptedUpdatesStep?) {
    caption.text = step.title
    dataSource.apply(step.snapshot(after: former), animatingDifferences: former != nil)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = max(0, min(Self.widest, view.bounds.width - 2 * Self.margin))
    let inside = view.bounds.insetBy(dx: (view.bounds.width - width) / 2, dy: 0)
    (caption.frame, list.frame) = inside.divided(
      atDistance: min(Self.captionHeight, inside.height),
      from: .minYEdge
    )
    layout.estimatedItemSize = CGSize(width: max(1, inside.width), height: 36)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) { goOn() }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let codes = presses.compactMap(\.key?.keyCode)
    guard codes.contains(.keyboardSpacebar) || codes.contains(.keyboardReturnOrEnter) else {
      return super.pressesBegan(presses, with: event)
    }
    goOn()
  }
}
