import CoreGraphics
import TesseraCore

/// The room that a collection view gives to a compositional layout: rule K1.
///
/// Across the direction of scrolling the adjusted content inset is taken off; along it the container is
/// as long as the bounds. Leading is the left side, in the layout's own coordinates.
struct CompositionalContainer: Equatable {
  /// The axis along which content scrolls.
  let axis: Axis
  /// The size of the container.
  let size: CGSize
  /// What the guides take from it.
  let guides: CompositionalGuides
  /// Whether the collection view exchanges left and right.
  let isMirrored: Bool

  @MainActor
  init(of collectionView: UICollectionView, for layout: UICollectionViewCompositionalLayout) {
    axis = layout.settings.scrollDirection.axis
    let across = axis.crossing
    let adjusted = collectionView.adjustedContentInset
    var size = collectionView.bounds.size
    let taken = adjusted.start(of: across) + adjusted.end(of: across)
    if across == .horizontal {
      size.width = max(0, size.width - taken)
    } else {
      size.height = max(0, size.height - taken)
    }
    self.size = size
    let isMirrored = layout.isMirrored(in: collectionView)
    self.isMirrored = isMirrored
    func insets(_ reference: UIEdgeInsets) -> Insets {
      // What the content inset takes already is not taken twice.
      let start = Double(max(0, reference.start(of: across) - adjusted.start(of: across)))
      let end = Double(max(0, reference.end(of: across) - adjusted.end(of: across)))
      if across == .vertical { return Insets(top: start, leading: 0, bottom: end, trailing: 0) }
      return isMirrored
        ? Insets(top: 0, leading: end, bottom: 0, trailing: start)
        : Insets(top: 0, leading: start, bottom: 0, trailing: end)
    }
    guides = CompositionalGuides(
      safeArea: insets(collectionView.safeAreaInsets),
      layoutMargins: insets(collectionView.layoutMargins),
      // Lines of text run across the direction of scrolling, or not at all.
      readableRoom: across == .horizontal ? Double(size.width) : 0
    )
  }
}

/// What the guides take from the container across the direction of scrolling.
struct CompositionalGuides: Equatable {
  let safeArea: Insets
  let layoutMargins: Insets
  /// The width that the container has for text.
  let readableRoom: Double

  /// The width up to which lines of text are comfortable to read, in points.
  private static let readableWidth = 672.0

  /// The layout margins, widened by the same at both sides until what is left is readable.
  private var readableContent: Insets {
    var insets = layoutMargins
    let excess = readableRoom - insets.leading - insets.trailing - Self.readableWidth
    guard excess > 0 else { return insets }
    insets.leading += excess / 2
    insets.trailing += excess / 2
    return insets
  }

  /// What a guide takes; automatic is the safe area.
  func insets(of reference: UIContentInsetsReference) -> Insets {
    switch reference {
    case .none: .zero
    case .automatic, .safeArea: safeArea
    case .layoutMargins: layoutMargins
    case .readableContent: readableContent
    }
  }
}

extension UICollectionViewCompositionalLayout {
  /// Whether the collection view exchanges left and right.
  func isMirrored(in collectionView: UICollectionView) -> Bool {
    flipsHorizontallyInOppositeLayoutDirection
      && developmentLayoutDirection != collectionView.effectiveUserInterfaceLayoutDirection
  }

  /// What a section provider is told.
  func environment(_ container: CompositionalContainer) -> LayoutEnvironment {
    let insets = container.guides.insets(of: settings.contentInsetsReference)
    return LayoutEnvironment(
      container: LayoutContainer(
        contentSize: container.size,
        contentInsets: NSDirectionalEdgeInsets(
          top: insets.top,
          leading: insets.leading,
          bottom: insets.bottom,
          trailing: insets.trailing
        )
      ),
      traitCollection: collectionView?.traitCollection ?? UITraitCollection.current
    )
  }
}
