public import CoreGraphics
public import UIKit

/// A round shape around a view, with a tail at one side.
///
/// The shape is a mask: it cuts the background colour and all that is in the bubble, be it a picture. The bubble is as
/// large as its content with the insets and, at the side of the tail, ``tailWidth``; so bubbles with a tail and without
/// one stand in a line.
///
/// ```swift
/// let bubble = BubbleView(content: label)
/// bubble.backgroundColor = .systemGray5
/// bubble.side = .leading
/// ```
@preconcurrency @MainActor
open class BubbleView: UIView {
  /// The view inside the bubble.
  public let content: UIView

  /// The side that the tail is at, and that keeps room for it; `nil`, as at first, for a bubble without either.
  public var side: MessageSide? {
    didSet { if side != oldValue { applyInsets() } }
  }
  /// Whether the tail is seen; `true` by default.
  public var showsTail = true {
    didSet { if showsTail != oldValue { setNeedsLayout() } }
  }
  /// The radius of the corners, in points; 16 by default, and never more than half of a side.
  public var cornerRadius: CGFloat = 16 {
    didSet { if cornerRadius != oldValue { setNeedsLayout() } }
  }
  /// The room around the content inside of the shape, in points.
  public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12) {
    didSet { if contentInsets != oldValue { applyInsets() } }
  }
  /// The width of the tail outside of the shape, in points.
  public static let tailWidth: CGFloat = 6

  private let shape = UIView()
  private let body = UIView()
  private let tail = UIView()
  private let edges: ContentEdges

  /// Creates a bubble around a view, which becomes a subview.
  public init(content: UIView) {
    self.content = content
    edges = ContentEdges(of: content)
    super.init(frame: .zero)
    addSubview(content)
    edges.hold(content, in: self)
    for part in [body, tail] {
      part.backgroundColor = .black
      shape.addSubview(part)
    }
    // A square that stands on a corner, of which half sticks out.
    let edge = Self.tailWidth * 2 / CGFloat(2).squareRoot()
    tail.bounds.size = CGSize(width: edge, height: edge)
    tail.transform = CGAffineTransform(rotationAngle: .pi / 4)
    mask = shape
    applyInsets()
  }

  /// There are no archives to read.
  public required init?(coder: NSCoder) { nil }

  private func applyInsets() {
    edges.set(
      NSDirectionalEdgeInsets(
        top: contentInsets.top,
        leading: contentInsets.leading + (side == .leading ? Self.tailWidth : 0),
        bottom: contentInsets.bottom,
        trailing: contentInsets.trailing + (side == .trailing ? Self.tailWidth : 0)
      )
    )
    setNeedsLayout()
  }

  /// The rectangle of the shape without the tail, in the coordinates of the bubble.
  public var bodyFrame: CGRect {
    guard let tailEdge else { return bounds }
    let width = min(Self.tailWidth, bounds.width)
    return bounds.divided(atDistance: width, from: tailEdge).remainder
  }

  private var tailEdge: CGRectEdge? {
    side.map { side in
      let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return (side == .leading) != isReversed ? .minXEdge : .maxXEdge
    }
  }

  /// Places the shape.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let frame = bodyFrame
    shape.frame = bounds
    body.frame = frame
    let radius = max(0, min(cornerRadius, min(frame.width, frame.height) / 2))
    body.layer.cornerRadius = radius
    tail.isHidden = tailEdge == nil || !showsTail
    // As low as the side is straight, or in the middle of a side that is not.
    let height = max(frame.midY, frame.maxY - radius - Self.tailWidth / 2)
    tail.center = CGPoint(x: tailEdge == .minXEdge ? frame.minX : frame.maxX, y: height)
  }
}

/// The constraints that hold a view at the edges of another one.
@MainActor
struct ContentEdges {
  private let top: NSLayoutConstraint
  private let leading: NSLayoutConstraint
  private let bottom: NSLayoutConstraint
  private let trailing: NSLayoutConstraint
  private let container = UILayoutGuide()

  init(of content: UIView) {
    content.translatesAutoresizingMaskIntoConstraints = false
    top = content.topAnchor.constraint(equalTo: container.topAnchor)
    leading = content.leadingAnchor.constraint(equalTo: container.leadingAnchor)
    bottom = container.bottomAnchor.constraint(equalTo: content.bottomAnchor)
    trailing = container.trailingAnchor.constraint(equalTo: content.trailingAnchor)
  }

  /// Holds `content`, a subview of `view`.
  func hold(_ content: UIView, in view: UIView) {
    view.addLayoutGuide(container)
    NSLayoutConstraint.activate([
      container.topAnchor.constraint(equalTo: view.topAnchor),
      container.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      container.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      top, leading, bottom, trailing,
    ])
  }

  func set(_ insets: NSDirectionalEdgeInsets) {
    top.constant = insets.top
    leading.constant = insets.leading
    bottom.constant = insets.bottom
    trailing.constant = insets.trailing
  }
}
