import CoreGraphics
import Foundation

/// The picture of an item that is dragged: a view as it looked when it was picked up.
///
/// The view itself may be used for something else, or go, while it is dragged.
final class DragPicture: UIView {
  private let content = UIView()
  private(set) var parameters = UIPreviewParameters()

  /// Shows `view` as it is now; a view that is in no window is taken itself.
  init(of view: UIView, _ parameters: UIPreviewParameters) {
    super.init(frame: CGRect(origin: .zero, size: view.bounds.size))
    isUserInteractionEnabled = false
    content.isUserInteractionEnabled = false
    addSubview(content)
    show(view, parameters)
  }

  /// Looks as the desktop does from now on, also while it is dragged.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showHeight()
  }

  required init?(coder: NSCoder) { nil }

  override var isOverlay: Bool { true }

  /// Shows another view from now on.
  func show(_ view: UIView, _ parameters: UIPreviewParameters) {
    for former in content.subviews { former.removeFromSuperview() }
    bounds.size = view.bounds.size
    content.frame = bounds
    let isFree = view.window == nil && view.superview == nil
    if isFree { view.layoutIfNeeded() }
    if let picture = isFree ? view : view.snapshotView(afterScreenUpdates: false) {
      picture.frame = bounds
      content.addSubview(picture)
    }
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 4)
    take(parameters)
  }

  /// Shows another part from now on, on another colour, with another shadow.
  func take(_ parameters: UIPreviewParameters) {
    self.parameters = parameters
    content.backgroundColor = parameters.backgroundColor
    content.layer.mask = parameters.visiblePath.map { path in
      let mask = CAShapeLayer()
      mask.frame = bounds
      mask.path = path.cgPath
      return mask
    }
    layer.shadowPath = (parameters.shadowPath ?? visiblePath).cgPath
    showHeight()
  }

  private var visiblePath: UIBezierPath { parameters.visiblePath ?? UIBezierPath(rect: bounds) }

  private func showHeight() {
    let isDark = traitCollection.userInterfaceStyle == .dark
    layer.showLift(isLifted, along: visiblePath, isDark: isDark)
  }

  /// Whether it looks picked up: a little larger, and above everything.
  var isLifted = false {
    didSet {
      transform = isLifted ? CGAffineTransform(scaleX: Self.scale, y: Self.scale) : .identity
      showHeight()
    }
  }

  private static let scale: CGFloat = 1.04
}
