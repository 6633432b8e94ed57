import UIKit

/// A row of equal cards: the one in the middle is seen from the front, and those beside it are turned and smaller.
///
/// All changes follow the distance of a card from the middle, in cards, and end after one: what is further away is turned and scaled
/// no more. A drag ends with a card in the middle.
final class TurningCardLayout: UICollectionViewFlowLayout {
  /// How cards beside the middle look.
  struct Look {
    /// The size of the card there, as a part of the one in the middle.
    var scale: CGFloat = 0.78
    /// The angle by which it is turned towards the middle, in radians.
    var angle: CGFloat = 0.75
    /// The distance of the card beside the middle from it, in widths of a card.
    var firstStep: CGFloat = 0.76
    /// The distance of each card that is further away from the one before.
    var furtherStep: CGFloat = 0.46
    /// The distance from which it is seen, in widths of a card.
    var viewingDistance: CGFloat = 3
  }

  var look = Look()

  override init() {
    super.init()
    scrollDirection = .horizontal
    minimumLineSpacing = 0
  }

  required init?(coder: NSCoder) { nil }

  /// Gives cards the size that suits a view of the given one, and stands them in its middle.
  func fit(_ room: CGSize) {
    guard room.width > 0, room.height > 0 else { return }
    let height = max(1, min(room.height * 0.7, room.width * 0.8)).rounded()
    let size = CGSize(width: max(1, (height * 0.72).rounded()), height: height)
    let side = max(0, (room.width - size.width) / 2)
    let above = max(0, (room.height - size.height) / 2)
    itemSize = size
    sectionInset = UIEdgeInsets(top: above, left: side, bottom: above, right: side)
  }

  /// The offset at which a card is in the middle.
  ///
  /// Where a card is drawn depends on the offset, so that its frame does not say how far to scroll.
  func offset(ofItem item: Int) -> CGPoint {
    guard let collectionView else { return .zero }
    return CGPoint(x: CGFloat(item) * pageLength, y: collectionView.contentOffset.y)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: standing(rect))?.map(turned)
  }

  /// Where the cards stand that are drawn in `rect`, nearer to the middle.
  private func standing(_ rect: CGRect) -> CGRect {
    guard let collectionView, look.furtherStep > 0 else { return rect }
    let middle = collectionView.contentOffset.x + collectionView.bounds.width / 2
    func stretched(_ x: CGFloat) -> CGFloat { middle + (x - middle) / look.furtherStep }
    let left = stretched(rect.minX) - itemSize.width
    let right = stretched(rect.maxX) + itemSize.width
    return CGRect(x: left, y: rect.minY, width: right - left, height: rect.height)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).map(turned)
  }

  /// The offset from one card to the next.
  private var pageLength: CGFloat { itemSize.width }

  private func turned(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let collectionView, pageLength > 0,
      let turned = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    let middle = collectionView.contentOffset.x + collectionView.bounds.width / 2
    let distance = (attributes.center.x - middle) / pageLength
    let share = min(max(distance, -1), 1)
    let scale = 1 - (1 - look.scale) * abs(share)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / (look.viewingDistance * itemSize.width)
    transform = CATransform3DRotate(transform, -look.angle * share, 0, 1, 0)
    turned.transform3D = CATransform3DScale(transform, scale, scale, 1)
    let shift = look.firstStep * share + look.furtherStep * (distance - share)
    turned.center.x = middle + shift * itemSize.width
    turned.zIndex = -Int((abs(distance) * 10).rounded())
    return turned
  }

  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView, pageLength > 0 else { return proposed }
    let count = collectionView.numberOfSections > 0 ? collectionView.numberOfItems(inSection: 0) : 0
    let current = collectionView.contentOffset.x / pageLength
    // A flick goes on by one card from where the finger is; a slow drag ends at the nearest.
    let page: CGFloat
    if velocity.x > 0.3 {
      page = current.rounded(.up)
    } else if velocity.x < -0.3 {
      page = current.rounded(.down)
    } else {
      page = current.rounded()
    }
    return CGPoint(x: min(max(page, 0), CGFloat(max(0, count - 1))) * pageLength, y: proposed.y)
  }

  /// The same from right to left: the places of cards follow the offset, which is not mirrored.
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
