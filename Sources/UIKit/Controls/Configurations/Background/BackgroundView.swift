import CoreGraphics
import Foundation

/// Shows a background configuration behind what another view holds.
///
/// The view itself is the colour, with round corners, shadow and a line right inside its edges. What
/// else there may be has views of its own, which are made when they are needed.
final class BackgroundView: UIView {
  private var shown = UIBackgroundConfiguration.clear()
  private var parts = Parts()

  private struct Parts {
    /// Cuts picture and custom view off at the corners.
    var contents: UIView?
    var image: UIImageView?
    /// A line that does not run along the edges.
    var stroke: UIView?
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// What is shown.
  var configuration: UIBackgroundConfiguration {
    get { shown }
    set {
      guard newValue != shown else { return }
      let former = shown
      shown = newValue
      if let view = former.customView, view !== newValue.customView,
        view.superview === parts.contents
      {
        view.removeFromSuperview()
      }
      showColors()
      showContents()
      if !newValue.hasPlace(of: former) { superview?.setNeedsLayout() }
    }
  }

  /// Fills `owner`, but for the insets of the configuration.
  func fill(_ owner: UIView) { frame = shown.frame(in: owner) }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Corners can at most be half circles.
    layer.cornerRadius = cornerRadius(in: bounds.size)
    parts.contents?.frame = bounds
    parts.contents?.ownLayer.cornerRadius = layer.cornerRadius
    parts.image?.frame = bounds
    shown.customView?.frame = bounds
    if let stroke = parts.stroke {
      stroke.frame = bounds.inside(dx: -shown.strokeOutset, dy: -shown.strokeOutset)
      stroke.ownLayer.cornerRadius =
        layer.cornerRadius > 0 ? max(0, layer.cornerRadius + shown.strokeOutset) : 0
    }
  }

  private func cornerRadius(in size: CGSize) -> CGFloat {
    let radius = shown.cornerRadius
    return min(radius > 0 ? radius : 0, size.width / 2, size.height / 2)
  }

  private func showColors() {
    let tint = tintColor ?? .systemBlue
    backgroundColor = shown.resolvedBackgroundColor(for: tint)
    layer.shadowColor = shown.shadowProperties.color.cgColor(in: traitCollection)
    layer.shadowOpacity = Float(shown.shadowProperties.opacity)
    layer.shadowRadius = shown.shadowProperties.radius
    layer.shadowOffset = shown.shadowProperties.offset
    showStroke(shown.resolvedStrokeColor(for: tint).cgColor(in: traitCollection))
  }

  private func showStroke(_ color: CGColor) {
    let width = max(0, shown.strokeWidth)
    let isApart = width > 0 && shown.strokeOutset != 0
    layer.borderWidth = isApart ? 0 : width
    layer.borderColor = color
    guard isApart else {
      parts.stroke?.removeFromSuperview()
      return parts.stroke = nil
    }
    let stroke = parts.stroke ?? UIView()
    if parts.stroke == nil { addSubview(stroke) }
    parts.stroke = stroke
    stroke.layer.borderWidth = width
    stroke.layer.borderColor = color
    setNeedsLayout()
  }

  private func showContents() {
    setNeedsLayout()
    guard shown.image != nil || shown.customView != nil else {
      parts.contents?.removeFromSuperview()
      parts.contents = nil
      return parts.image = nil
    }
    let contents = parts.contents ?? UIView()
    contents.clipsToBounds = true
    if parts.contents == nil { insertSubview(contents, at: 0) }
    parts.contents = contents
    showImage(in: contents)
    if let view = shown.customView, view.superview !== contents { contents.addSubview(view) }
    isUserInteractionEnabled = shown.customView != nil
  }

  private func showImage(in contents: UIView) {
    guard let image = shown.image else {
      parts.image?.removeFromSuperview()
      return parts.image = nil
    }
    let view = parts.image ?? UIImageView()
    if parts.image == nil { contents.insertSubview(view, at: 0) }
    parts.image = view
    view.image = image
    view.contentMode = shown.imageContentMode
  }
}

extension UIBackgroundConfiguration {
  /// The rectangle the background fills in a view.
  @MainActor func frame(in owner: UIView) -> CGRect {
    let isRightToLeft = owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var insets = backgroundInsets.resolved(isRightToLeft: isRightToLeft)
    let edges = edgesAddingLayoutMarginsToBackgroundInsets
    if !edges.isEmpty {
      insets = insets + owner.layoutMargins.only(edges, isRightToLeft: isRightToLeft)
    }
    let frame = owner.bounds.inset(by: insets)
    return CGRect(
      origin: frame.origin,
      size: CGSize(width: max(0, frame.size.width), height: max(0, frame.size.height))
    )
  }

  fileprivate func hasPlace(of other: UIBackgroundConfiguration) -> Bool {
    backgroundInsets == other.backgroundInsets
      && edgesAddingLayoutMarginsToBackgroundInsets
        == other.edgesAddingLayoutMarginsToBackgroundInsets
  }
}

extension UIEdgeInsets {
  /// These insets at some edges, and none at the others.
  fileprivate func only(_ edges: NSDirectionalRectEdge, isRightToLeft: Bool) -> UIEdgeInsets {
    let left: NSDirectionalRectEdge = isRightToLeft ? .trailing : .leading
    let right: NSDirectionalRectEdge = isRightToLeft ? .leading : .trailing
    return UIEdgeInsets(
      top: edges.contains(.top) ? top : 0,
      left: edges.contains(left) ? self.left : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      right: edges.contains(right) ? self.right : 0
    )
  }
}
