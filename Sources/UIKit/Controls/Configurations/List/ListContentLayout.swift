import CoreGraphics
import Foundation

/// Places the picture and the texts of a list: sizes in, frames out.
///
/// ```
///  ├─ margin ─┤ picture ├─ padding ─┤ text                        ├─ margin ─┤
///  │          │ in its  │           │ second text                 │          │
///  │          │ room    │           │          or           second text      │
/// ```
///
/// 1. The picture stands in the middle of its room, and the room at the edge where reading begins.
/// 2. Texts have the width that is left. Side by side, each has the width it needs on one line, the
///    second at the far edge, their first lines level; that is so only if both and the padding between
///    them fit. A second text alone stands at the far edge under the same condition.
/// 3. Otherwise the second text stands below the first, and each has all of the width.
/// 4. Texts together, and the room of the picture, stand in the middle of the height between the
///    margins. Where that is not enough, the second text is cut first.
/// 5. The height is that of the higher of both with the margins, and not below the least height.
/// 6. From right to left, everything is mirrored.
@MainActor
struct ListContentLayout {
  /// A text that can be measured.
  struct Text {
    /// The size in a width, or on as few lines as possible for `nil`.
    var size: (_ width: CGFloat?) -> CGSize
    /// How far the first line's baseline is below the top of the text when it has a size.
    var firstBaseline: (_ size: CGSize) -> CGFloat
  }

  /// A picture and the room kept for it.
  struct Picture {
    var size: CGSize
    var room: CGSize
  }

  struct Frames: Hashable {
    var image: CGRect?
    var text: CGRect?
    var secondaryText: CGRect?
  }

  var image: Picture?
  var text: Text?
  var secondaryText: Text?
  var margins = UIEdgeInsets.zero
  var imagePadding: CGFloat = 0
  var horizontalPadding: CGFloat = 0
  var verticalPadding: CGFloat = 0
  var prefersSideBySide = false
  var minimumHeight: CGFloat = 0
  var isRightToLeft = false

  /// The size of everything in a width, or in any for `nil`.
  func size(fittingWidth width: CGFloat?) -> CGSize {
    let block = block(in: width.map { max(0, $0 - textStart - endMargin) })
    let content = max(block.size.height, image?.room.height ?? 0)
    return CGSize(
      width: width ?? textStart + block.size.width + endMargin,
      height: max(minimumHeight, content + margins.top + margins.bottom)
    )
  }

  /// Where everything stands in `bounds`.
  func frames(in bounds: CGRect) -> Frames {
    let width = max(0, bounds.width - textStart - endMargin)
    // Not by `inset(by:)`: a rectangle of a height below zero says that it has that height upwards.
    let start = bounds.minY + margins.top
    let height = max(0, bounds.height - margins.top - margins.bottom)
    var block = block(in: width)
    block.cut(to: height)
    let top = start + (height - block.size.height) / 2
    var frames = Frames(
      text: block.text?.offsetBy(dx: textStart, dy: top),
      secondaryText: block.secondaryText?.offsetBy(dx: textStart, dy: top)
    )
    if let image {
      frames.image = CGRect(
        x: startMargin + (image.room.width - image.size.width) / 2,
        y: start + (height - image.size.height) / 2,
        width: image.size.width,
        height: image.size.height
      )
    }
    return frames.mapped { mirrored($0, in: bounds) }
  }

  private var startMargin: CGFloat { isRightToLeft ? margins.right : margins.left }
  private var endMargin: CGFloat { isRightToLeft ? margins.left : margins.right }

  /// Where texts begin, from the edge where reading begins.
  private var textStart: CGFloat {
    guard let image else { return startMargin }
    let hasText = text != nil || secondaryText != nil
    return startMargin + image.room.width + (hasText ? imagePadding : 0)
  }

  private func mirrored(_ frame: CGRect, in bounds: CGRect) -> CGRect {
    var frame = frame
    frame.origin.x =
      isRightToLeft ? bounds.maxX - frame.maxX : bounds.minX + frame.minX
    return frame
  }
}

extension ListContentLayout {
  /// The texts, placed from the top of the first at the edge where reading begins.
  private struct Block {
    var text: CGRect?
    var secondaryText: CGRect?

    var size: CGSize {
      CGSize(
        width: max(text?.maxX ?? 0, secondaryText?.maxX ?? 0),
        height: max(text?.maxY ?? 0, secondaryText?.maxY ?? 0)
      )
    }

    /// Takes from the end what is beyond a height.
    mutating func cut(to height: CGFloat) {
      text = text.map { Self.cut($0, at: height) }
      secondaryText = secondaryText.map { Self.cut($0, at: height) }
    }

    private static func cut(_ frame: CGRect, at height: CGFloat) -> CGRect {
      var frame = frame
      frame.origin.y = min(frame.origin.y, height)
      frame.size.height = min(frame.size.height, height - frame.origin.y)
      return frame
    }
  }

  private func block(in width: CGFloat?) -> Block {
    (prefersSideBySide ? sideBySide(in: width) : nil) ?? stacked(in: width)
  }

  private func sideBySide(in width: CGFloat?) -> Block? {
    guard let secondaryText else { return nil }
    let first = text?.size(nil) ?? .zero
    let second = secondaryText.size(nil)
    let gap = text == nil ? 0 : horizontalPadding
    let needed = first.width + gap + second.width
    let width = width ?? needed
    guard needed <= width else { return nil }
    let baseline = text?.firstBaseline(first) ?? 0
    let secondBaseline = text == nil ? 0 : secondaryText.firstBaseline(second)
    let common = max(baseline, secondBaseline)
    return Block(
      text: text.map { _ in
        CGRect(origin: CGPoint(x: 0, y: common - baseline), size: first)
      },
      secondaryText: CGRect(
        origin: CGPoint(x: width - second.width, y: common - secondBaseline),
        size: second
      )
    )
  }

  private func stacked(in width: CGFloat?) -> Block {
    var block = Block()
    block.text = text.map { text in
      let size = text.size(width)
      return CGRect(x: 0, y: 0, width: width ?? size.width, height: size.height)
    }
    block.secondaryText = secondaryText.map { text in
      let size = text.size(width)
      let top = block.text.map { $0.height + verticalPadding } ?? 0
      return CGRect(x: 0, y: top, width: width ?? size.width, height: size.height)
    }
    return block
  }
}

extension ListContentLayout.Frames {
  fileprivate func mapped(_ change: (CGRect) -> CGRect) -> Self {
    Self(
      image: image.map(change),
      text: text.map(change),
      secondaryText: secondaryText.map(change)
    )
  }
}
