import CoreGraphics
import Foundation

/// Places the accessories and the content of a list cell: sizes in, frames out.
///
/// ```
///  ├ margin ┤ delete │ content                     │ label ├ gap ┤ chevron ├ margin ┤
/// ```
///
/// 1. Leading accessories begin at the margin and, if they are indented, after the indentation. Trailing
///    ones end at the other margin. Both stand in reading order with gaps between them.
/// 2. The content has what is left: from the end of the leading accessories, or from the edge if there
///    are none, to the start of the trailing ones, or to the other edge. It is always indented.
/// 3. An accessory stands in the middle of its room and of the height.
/// 4. One that is not displayed has no room. It waits outside of its edge, to come in from there.
/// 5. From right to left, everything is mirrored.
struct ListCellLayout: Hashable {
  /// One accessory.
  struct Accessory: Hashable {
    var size: CGSize
    /// The width that is kept for it.
    var room: CGFloat
    var isDisplayed = true
  }

  struct Frames: Hashable {
    var leading: [CGRect] = []
    var trailing: [CGRect] = []
    var content = CGRect.zero
  }

  /// In reading order, as `trailing` is.
  var leading: [Accessory] = []
  var trailing: [Accessory] = []
  /// What accessories keep from the edges.
  var margins = UIEdgeInsets.zero
  var indentation: CGFloat = 0
  var indentsAccessories = true
  var isRightToLeft = false

  /// The distance between two accessories, in points.
  static var gap: CGFloat { 12 }

  /// Where everything stands in `bounds`.
  func frames(in bounds: CGRect) -> Frames {
    let start = leadingSpan
    let end = trailingLength
    var frames = Frames()
    frames.content = CGRect(
      x: start.contentStart,
      y: bounds.minY,
      width: max(0, bounds.width - start.contentStart - end),
      height: bounds.height
    )
    frames.leading = places(leading, from: start.accessoryStart, waiting: nil, in: bounds)
    frames.trailing = places(
      trailing,
      from: bounds.width - end,
      waiting: bounds.width,
      in: bounds
    )
    return frames.mapped { mirrored($0, in: bounds) }
  }

  /// What everything but the content takes of the width.
  var widthAroundContent: CGFloat { leadingSpan.contentStart + trailingLength }

  /// The height of the highest accessory that is displayed; `nil` if there is none.
  var accessoryHeight: CGFloat? {
    (leading + trailing).filter(\.isDisplayed).map(\.size.height).max()
  }

  private var leadingSpan: (accessoryStart: CGFloat, contentStart: CGFloat) {
    let length = length(of: leading)
    guard length > 0 else { return (startMargin, indentation) }
    let start = startMargin + (indentsAccessories ? indentation : 0)
    return (start, start + length + (indentsAccessories ? 0 : indentation))
  }

  private var trailingLength: CGFloat {
    let length = length(of: trailing)
    return length > 0 ? length + endMargin : 0
  }

  private var startMargin: CGFloat { isRightToLeft ? margins.right : margins.left }
  private var endMargin: CGFloat { isRightToLeft ? margins.left : margins.right }

  private func length(of accessories: [Accessory]) -> CGFloat {
    let rooms = accessories.filter(\.isDisplayed).map(\.room)
    return rooms.reduce(0, +) + Self.gap * CGFloat(max(0, rooms.count - 1))
  }

  private func places(
    _ accessories: [Accessory],
    from start: CGFloat,
    waiting outside: CGFloat?,
    in bounds: CGRect
  ) -> [CGRect] {
    var position = start
    return accessories.map { accessory in
      let size = accessory.size
      var frame = CGRect(
        x: outside ?? -size.width,
        y: bounds.midY - size.height / 2,
        width: size.width,
        height: size.height
      )
      guard accessory.isDisplayed else { return frame }
      frame.origin.x = position + (accessory.room - size.width) / 2
      position += accessory.room + Self.gap
      return frame
    }
  }

  private func mirrored(_ frame: CGRect, in bounds: CGRect) -> CGRect {
    var frame = frame
    frame.origin.x = isRightToLeft ? bounds.maxX - frame.maxX : bounds.minX + frame.minX
    return frame
  }
}

extension ListCellLayout.Frames {
  fileprivate func mapped(_ change: (CGRect) -> CGRect) -> Self {
    Self(leading: leading.map(change), trailing: trailing.map(change), content: change(content))
  }
}
