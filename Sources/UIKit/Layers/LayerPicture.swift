import CoreGraphics
public import Foundation

/// How a picture that is not as large as a layer is placed in it.
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
  /// The picture that the layer shows over its background: a `UIImage`, as there is no `CGImage`; `nil` by default.
  ///
  /// One that is to be tinted takes the tint of the view that the layer is in. Anything else is reported and shows nothing.
  public var contents: Any? {
    get { rare?.picture.image }
    set {
      let image = newValue as? UIImage
      if let newValue, image == nil {
        Diagnostics.report(
          .image,
          "\(type(of: self)) was given contents of type \(type(of: newValue)); it shows a UIImage only."
        )
      }
      changePicture { $0.image = image }
    }
  }

  /// How a picture that is not as large as the layer is placed in it; stretched by default.
  public var contentsGravity: CALayerContentsGravity {
    get { rare?.picture.gravity ?? .resize }
    set { changePicture { $0.gravity = newValue } }
  }

  /// How many pixels of the picture make a point where it is not scaled to the layer.
  ///
  /// Those of the screen for layers of views and 1 for others by default. A number that is not positive and finite is
  /// reported and changes nothing.
  public var contentsScale: CGFloat {
    get { rare?.picture.scale ?? view?.traitCollection.displayScale ?? 1 }
    set {
      guard newValue > 0, newValue.isFinite else {
        return Diagnostics.report(
          .image,
          "\(type(of: self)) was given the contents scale \(newValue); it keeps \(contentsScale)."
        )
      }
      changePicture { $0.scale = newValue }
    }
  }

  private func changePicture(_ change: (inout LayerPicture) -> Void) {
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
