import CoreGraphics
import Foundation

/// The placement of a picture that is smaller or larger than its layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the place.
  public let rawValue: String

  /// Creates a place from its name; one that has none of the names below counts as `resize`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle, not scaled.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// In the middle of the top edge, not scaled.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// In the middle of the bottom edge, not scaled.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// In the middle of the left edge, not scaled.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// In the middle of the right edge, not scaled.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the top left corner, not scaled.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the top right corner, not scaled.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the bottom left corner, not scaled.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the bottom right corner, not scaled.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to fill the layer.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit inside, its shape kept.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to cover the layer, its shape kept.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  var mode: UIView.ContentMode {
    switch self {
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    default: .scaleToFill
    }
  }
}

/// The picture that a layer shows, and how.
struct LayerPicture {
  var image: UIImage?
  var gravity = CALayerContentsGravity.resize
  /// The pixels in a point; `nil` for those of the view's screen, or 1.
  var scale: CGFloat?
}

extension CALayer {
  func changePicture(_ change: (inout LayerPicture) -> Void) {
    change(&ownRare.picture)
    invalidateOwn()
  }

  /// The picture as it is drawn, if there is any.
  func pictureDrawings() -> [UIBackendDrawing] {
    guard let picture = rare?.picture, let image = picture.image, let surroundings else {
      return []
    }
    let ratio = image.scale / max(contentsScale, 0.001)
    let size = CGSize(width: image.size.width * ratio, height: image.size.height * ratio)
    let rect = picture.gravity.mode.rect(for: size, in: shown.bounds)
    return image.backendDrawing(in: rect, of: surroundings).map { [$0] } ?? []
  }

  /// The view that the layer belongs to or is in.
  private var surroundings: UIView? {
    sequence(first: self, next: \.enclosingLayer).lazy.compactMap(\.view).first
  }
}
