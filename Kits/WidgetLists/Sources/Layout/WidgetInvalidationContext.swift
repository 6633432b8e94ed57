import UIKit

/// What has become invalid, and whether the layout has seen to it already.
final class WidgetInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether only places are other ones, which the layout knows.
  var isOfPlacesAlone = false
}
