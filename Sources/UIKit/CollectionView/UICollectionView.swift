public import CoreGraphics
public import Foundation

/// Shows items of a data source where a layout says.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  private var currentLayout: UICollectionViewLayout
  private weak var source: (any UICollectionViewDataSource)?

  /// Creates a collection view at `frame` that is laid out by `layout`.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    currentLayout = layout
    super.init(frame: frame)
    layout.owner = self
  }

  /// Creates nothing: a collection view needs a layout, and there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  /// Who makes the cells.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    get { source }
    set {
      source = newValue
      setNeedsLayout()
    }
  }

  /// What says where everything stands.
  open var collectionViewLayout: UICollectionViewLayout { currentLayout }

  /// The number of sections, as the data source said it last.
  open var numberOfSections: Int { source?.numberOfSections(in: self) ?? 0 }

  /// The number of items in a section, as the data source said it last.
  open func numberOfItems(inSection section: Int) -> Int {
    source?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  func layoutDidInvalidate(
    _ layout: UICollectionViewLayout,
    with context: UICollectionViewLayoutInvalidationContext
  ) { setNeedsLayout() }

  func defaultInitialAttributes(
    _ element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? { nil }

  func defaultFinalAttributes(
    _ element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The paths of the cells on screen, in the order of their paths.
  open var indexPathsForVisibleItems: [IndexPath] { [] }

  /// The cell that shows an item now; `nil` when it is not on screen or does not exist.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
}
