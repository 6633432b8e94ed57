import CoreGraphics
import Foundation
import TesseraCore

/// The strip along an edge of a scroll view that shows, and with a mouse moves, what part is in sight.
///
/// It is as long as its track. A pointer over it makes it wide; then the knob can be dragged, and a
/// press beside the knob scrolls by a page towards it.
final class ScrollIndicator: UIView {
  let axis: Axis
  private let knob = UIView()
  private var grip = Grip.none

  /// What a mouse has hold of.
  private enum Grip {
    case none
    /// The knob, at this distance from its start.
    case knob(CGFloat)
    /// The track beside it.
    case track
  }

  /// How wide the strip is across its axis, in points.
  static let thickness: CGFloat = 14
  /// How far the knob stays away from the edges of the strip, in points.
  static let margin: CGFloat = 3

  /// Whether a pointer is over the strip.
  var isWide = false {
    didSet {
      isUserInteractionEnabled = isWide
      guard isWide != oldValue else { return }
      UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction) {
        self.applyLooks()
      }
    }
  }

  /// The colour of the knob, which is seen through.
  var color: UIColor {
    didSet { applyLooks() }
  }

  init(axis: Axis, color: UIColor) {
    self.axis = axis
    self.color = color
    super.init(frame: .zero)
    layer.zPosition = UIScrollView.edgePosition
    isUserInteractionEnabled = false
    knob.isUserInteractionEnabled = false
    addSubview(knob)
    applyLooks()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var isHeld: Bool {
    guard case .none = grip else { return true }
    return false
  }

  override var isOverlay: Bool { true }
  override var keepsTouchesFromRecognizers: Bool { true }

  private var scrollView: UIScrollView? { superview as? UIScrollView }
  private var knobThickness: CGFloat { isWide ? 8 : 3 }

  /// Shows `offset` on the strip, which is as long as `geometry`'s track and two margins.
  func show(_ geometry: ScrollIndicatorGeometry, offset: CGFloat) {
    let place = geometry.knob(at: Double(offset))
    knob.frame = knobFrame(start: CGFloat(place.start), length: CGFloat(place.length))
  }

  private func applyLooks() {
    let start = axis == .vertical ? knob.frame.minY : knob.frame.minX
    let length = axis == .vertical ? knob.frame.height : knob.frame.width
    knob.frame = knobFrame(start: start - Self.margin, length: length)
    knob.layer.cornerRadius = knobThickness / 2
    knob.backgroundColor = color.withAlphaComponent(0.4)
    backgroundColor = isWide ? color.withAlphaComponent(0.08) : nil
  }

  private func knobFrame(start: CGFloat, length: CGFloat) -> CGRect {
    let along = start + Self.margin
    let across = Self.thickness - Self.margin - knobThickness
    guard axis == .vertical else {
      return CGRect(x: along, y: across, width: length, height: knobThickness)
    }
    let isAtLeft = scrollView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isAtLeft ? Self.margin : across
    return CGRect(x: x, y: along, width: knobThickness, height: length)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let place = touches.first?.location(in: self)[axis] else { return }
    let start = axis == .vertical ? knob.frame.minY : knob.frame.minX
    let end = axis == .vertical ? knob.frame.maxY : knob.frame.maxX
    guard place < start || place > end else {
      grip = .knob(place - start)
      scrollView?.holdStillInside()
      return
    }
    grip = .track
    scrollView?.scrollByPage(along: axis, isForward: place > end)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard case .knob(let distance) = grip, let place = touches.first?.location(in: self)[axis]
    else { return }
    scrollView?.indicatorWasDragged(along: axis, knobStart: place - distance - Self.margin)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { letGo() }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { letGo() }

  private func letGo() {
    grip = .none
    scrollView?.fadeIndicatorsLater()
  }
}
