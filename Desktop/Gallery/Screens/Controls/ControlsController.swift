import UIKit

/// Cards in one column, or in two where there is room, in a view that scrolls.
final class ControlsController: UIViewController {
  private let scrollView = UIScrollView()
  private lazy var cards: [CardView] = [
    CardView(title: "Text styles", content: TextStylesSample()),
    CardView(title: "Buttons", content: ButtonsSample()),
    CardView(title: "Values", content: ValuesSample()),
    CardView(title: "States of controls", content: ControlStatesSample()),
    CardView(title: "Menus", content: MenusSample()),
    CardView(title: "Stack view", content: StackSample()),
    CardView(title: "Lines, alignment and truncation", content: ParagraphsSample()),
    CardView(title: "Animation curves", content: CurvesSample()),
    CardView(title: "Content modes", content: ImagesSample()),
    CardView(title: "Layers", content: LayersSample()),
    CardView(title: "Gestures", content: GesturesSample()),
  ]

  private let refreshing = UIRefreshControl()
  private let clock: any GalleryClock

  init(clock: any GalleryClock) {
    self.clock = clock
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private static let narrowestWithTwoColumns: CGFloat = 680
  private static let widestColumn: CGFloat = 520
  private static let spacing: CGFloat = 16

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    scrollView.alwaysBounceVertical = true
    scrollView.refreshControl = refreshing
    refreshing.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    view.addSubview(scrollView)
    for card in cards { scrollView.addSubview(card) }
  }

  /// Shows the wheel for as long as loading might take.
  private func refresh() {
    clock.ring(GalleryAlarm { [weak self] in self?.refreshing.endRefreshing() }, after: 1.5)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let width = view.bounds.width
    let columnCount = width >= Self.narrowestWithTwoColumns ? 2 : 1
    let room = (width - CGFloat(columnCount + 1) * Self.spacing) / CGFloat(columnCount)
    let columnWidth = max(0, min(room, Self.widestColumn).rounded(.down))
    placeCards(columnCount: columnCount, columnWidth: columnWidth)
  }

  /// Puts each card below the column that is shortest so far.
  private func placeCards(columnCount: Int, columnWidth: CGFloat) {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let columnsWidth = CGFloat(columnCount) * (columnWidth + Self.spacing) - Self.spacing
    let start = ((view.bounds.width - columnsWidth) / 2).rounded()
    var bottoms = [CGFloat](repeating: Self.spacing, count: columnCount)
    for card in cards {
      let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
      let place = isRightToLeft ? columnCount - 1 - column : column
      let height = card.height(forWidth: columnWidth)
      card.frame = CGRect(
        x: start + CGFloat(place) * (columnWidth + Self.spacing),
        y: bottoms[column],
        width: columnWidth,
        height: height
      )
      bottoms[column] += height + Self.spacing
    }
    scrollView.contentSize = CGSize(width: view.bounds.width, height: bottoms.max() ?? 0)
  }
}
