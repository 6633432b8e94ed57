import CoreGraphics
import Foundation

/// Where the card of a popover is, and where its arrow points.
struct PopoverPlace {
  let frame: CGRect
  let direction: UIPopoverArrowDirection
  /// The point between the card and its source that the arrow is around.
  let tip: CGPoint

  /// The size of a card that has no wish, in points.
  static let size = CGSize(width: 320, height: 480)
  /// The distance between the card and its source.
  static let gap: CGFloat = 10
  /// The least distance from the edges of the window.
  static let margin: CGFloat = 10

  /// Finds a place beside `source` in a window of `room`: below it, above, on its right or on its left, whichever of the permitted
  /// is the first with enough room, or else the one with most.
  init(beside source: CGRect, in room: CGSize, size: CGSize, permitted: UIPopoverArrowDirection) {
    let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter {
      permitted.contains($0)
    }
    let spaces = order.map { ($0, Self.space(for: $0, beside: source, in: room)) }
    let fitting = spaces.first { $0.1.width >= size.width && $0.1.height >= size.height }
    let most = spaces.max { $0.1.width * $0.1.height < $1.1.width * $1.1.height }
    let (direction, space) =
      fitting ?? most ?? (.up, Self.space(for: .up, beside: source, in: room))
    let card = CGSize(width: min(size.width, space.width), height: min(size.height, space.height))
    let centered = CGPoint(
      x: Self.clamp(source.midX - card.width / 2, card.width, in: room.width),
      y: Self.clamp(source.midY - card.height / 2, card.height, in: room.height)
    )
    var origin = centered
    var tip = CGPoint(x: source.midX, y: source.midY)
    switch direction {
    case .down:
      origin.y = source.minY - Self.gap - card.height
      tip.y = source.minY - Self.gap
    case .left:
      origin.x = source.maxX + Self.gap
      tip.x = origin.x
    case .right:
      origin.x = source.minX - Self.gap - card.width
      tip.x = source.minX - Self.gap
    default:
      origin.y = source.maxY + Self.gap
      tip.y = origin.y
    }
    frame = CGRect(origin: CGPoint(x: origin.x.rounded(), y: origin.y.rounded()), size: card)
    self.direction = direction
    self.tip = tip
  }

  private static func space(
    for direction: UIPopoverArrowDirection,
    beside source: CGRect,
    in room: CGSize
  ) -> CGSize {
    let whole = CGSize(
      width: max(0, room.width - 2 * margin),
      height: max(0, room.height - 2 * margin)
    )
    return switch direction {
    case .down: CGSize(width: whole.width, height: max(0, source.minY - gap - margin))
    case .left: CGSize(width: max(0, room.width - source.maxX - gap - margin), height: whole.height)
    case .right: CGSize(width: max(0, source.minX - gap - margin), height: whole.height)
    default: CGSize(width: whole.width, height: max(0, room.height - source.maxY - gap - margin))
    }
  }

  private static func clamp(_ start: CGFloat, _ length: CGFloat, in room: CGFloat) -> CGFloat {
    min(max(start, margin), max(margin, room - margin - length))
  }
}
