import CoreGraphics
import Foundation

/// Places the picture, the title and the subtitle of a button: sizes in, frames out.
///
/// Words stand in one block, title over subtitle. The picture stands at one side of the block, and both
/// together stand in the button as its alignment says. Words that are too wide are given less width,
/// the picture is not.
@MainActor
struct ButtonLayout {
  /// The side of the words that the picture stands at.
  enum Side: Hashable { case left, right, top, bottom }

  /// Where something stands in a room that is longer.
  enum Position: Hashable {
    case start, center, end, fill

    fileprivate func span(of length: CGFloat, in room: CGFloat) -> StackSpan {
      switch self {
      case .start: StackSpan(start: 0, length: length)
      case .center: StackSpan(start: (room - length) / 2, length: length)
      case .end: StackSpan(start: room - length, length: length)
      case .fill: StackSpan(start: 0, length: max(length, room))
      }
    }
  }

  struct Frames: Hashable {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
  }

  /// The size of the picture, if there is one.
  var imageSize: CGSize?
  /// The size of the title in a width, or in any for `nil`, if there is a title.
  var title: ((_ width: CGFloat?) -> CGSize)?
  /// The size of the subtitle in a width, or in any for `nil`, if there is a subtitle.
  var subtitle: ((_ width: CGFloat?) -> CGSize)?
  var insets = UIEdgeInsets.zero
  var imageSide = Side.left
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  /// Where words shorter than the block stand in it.
  var lines = Position.center
  var horizontal = Position.center
  var vertical = Position.center

  /// The size of the button in a width, or in any for `nil`.
  func size(fittingWidth width: CGFloat?) -> CGSize {
    let group = group(in: width.map { $0 - insets.left - insets.right })
    return CGSize(
      width: group.size.width + insets.left + insets.right,
      height: group.size.height + insets.top + insets.bottom
    )
  }

  /// Where everything stands in a button with the given bounds.
  func frames(in bounds: CGRect) -> Frames {
    let room = bounds.inset(by: insets)
    let group = group(in: room.width)
    let across = horizontal.span(of: group.size.width, in: room.width)
    let down = vertical.span(of: group.size.height, in: room.height)
    let area = CGRect(
      x: room.minX + across.start,
      y: room.minY + down.start,
      width: across.length,
      height: down.length
    )
    return frames(of: group, in: area)
  }
}

extension ButtonLayout {
  /// Moves the frame of a part by margins of its own, as the alignment has it: what stands in the middle goes by half of their difference.
  ///
  /// Its length is its natural one, or what the margins leave of `room`.
  func frame(
    _ frame: CGRect,
    movedBy margins: UIEdgeInsets,
    fitting room: CGSize,
    natural: CGSize
  ) -> CGRect {
    guard margins != .zero else { return frame }
    let width = horizontal.span(
      StackSpan(start: frame.minX, length: frame.width),
      (margins.left, margins.right),
      min(natural.width, max(0, room.width - margins.left - margins.right))
    )
    let height = vertical.span(
      StackSpan(start: frame.minY, length: frame.height),
      (margins.top, margins.bottom),
      min(natural.height, max(0, room.height - margins.top - margins.bottom))
    )
    return CGRect(x: width.start, y: height.start, width: width.length, height: height.length)
  }
}

extension ButtonLayout.Position {
  /// A span that margins have moved, with another length.
  fileprivate func span(
    _ span: StackSpan,
    _ margins: (start: CGFloat, end: CGFloat),
    _ length: CGFloat
  ) -> StackSpan {
    switch self {
    case .start: return StackSpan(start: span.start + margins.start, length: length)
    case .center:
      let middle = span.start + span.length / 2 + (margins.start - margins.end) / 2
      return StackSpan(start: middle - length / 2, length: length)
    case .end:
      return StackSpan(start: span.start + span.length - margins.end - length, length: length)
    case .fill:
      return StackSpan(
        start: span.start + margins.start,
        length: max(0, span.length - margins.start - margins.end)
      )
    }
  }
}

extension ButtonLayout {
  /// The sizes of the parts, and of all of them together.
  private struct Group {
    var image: CGSize
    var title: CGSize
    var subtitle: CGSize
    var words: CGSize
    var size: CGSize
  }

  private var isBeside: Bool { imageSide == .left || imageSide == .right }

  private var hasWords: Bool { title != nil || subtitle != nil }

  private var gap: CGFloat { imageSize != nil && hasWords ? imagePadding : 0 }

  private func group(in width: CGFloat?) -> Group {
    let image = imageSize ?? .zero
    let room = width.map { max(1, isBeside ? $0 - image.width - gap : $0) }
    let title = clamped(self.title?(room), to: room)
    let subtitle = clamped(self.subtitle?(room), to: room)
    let between = self.title != nil && self.subtitle != nil ? titlePadding : 0
    let words = CGSize(
      width: max(title.width, subtitle.width),
      height: title.height + between + subtitle.height
    )
    let size =
      isBeside
      ? CGSize(width: image.width + gap + words.width, height: max(image.height, words.height))
      : CGSize(width: max(image.width, words.width), height: image.height + gap + words.height)
    return Group(image: image, title: title, subtitle: subtitle, words: words, size: size)
  }

  private func clamped(_ size: CGSize?, to width: CGFloat?) -> CGSize {
    guard let size else { return .zero }
    return CGSize(width: min(size.width, width ?? size.width), height: size.height)
  }

  private func frames(of group: Group, in area: CGRect) -> Frames {
    var image = CGRect(origin: .zero, size: group.image)
    var words = CGRect(origin: .zero, size: group.words)
    if isBeside {
      // What the area has beyond the group goes to the words.
      words.size.width = max(0, area.width - group.image.width - gap)
      image.origin.x = imageSide == .left ? 0 : words.width + gap
      words.origin.x = imageSide == .left ? group.image.width + gap : 0
      image.origin.y = (area.height - image.height) / 2
      words.origin.y = (area.height - words.height) / 2
    } else {
      words.size.width = area.width
      let top = (area.height - group.size.height) / 2
      image.origin.y = imageSide == .top ? top : top + words.height + gap
      words.origin.y = imageSide == .top ? top + group.image.height + gap : top
      image.origin.x = (area.width - image.width) / 2
    }
    image = image.offsetBy(dx: area.minX, dy: area.minY)
    words = words.offsetBy(dx: area.minX, dy: area.minY)
    return Frames(
      image: image,
      title: line(group.title, in: words, below: 0),
      subtitle: line(group.subtitle, in: words, below: words.height - group.subtitle.height)
    )
  }

  private func line(_ size: CGSize, in words: CGRect, below distance: CGFloat) -> CGRect {
    let span = lines.span(of: size.width, in: words.width)
    return CGRect(
      x: words.minX + span.start,
      y: words.minY + distance,
      width: span.length,
      height: size.height
    )
  }
}
