import CoreGraphics
import Foundation

/// What a presentation looks like on a desktop.
enum PresentationShape {
  case fullScreen
  case overFullScreen
  case pageSheet
  case formSheet
  /// A card beside what it belongs to.
  case popover
  /// A card as large as its message needs.
  case alert(isDismissedBeside: Bool)

  /// Whether a part of the window is covered, so that a press beside it dismisses.
  var isCard: Bool {
    switch self {
    case .fullScreen, .overFullScreen: false
    case .pageSheet, .formSheet, .popover, .alert: true
    }
  }

  /// Whether it is a card beside what it belongs to.
  var isPopover: Bool {
    guard case .popover = self else { return false }
    return true
  }

  /// Whether the window is dimmed around a card.
  var isDimmed: Bool { isCard && !isPopover }

  /// Whether the presenter is not seen, and its view taken out.
  var replacesPresenter: Bool {
    guard case .fullScreen = self else { return false }
    return true
  }

  /// The least distance of a card from the edges of the window, in points.
  static let margin: CGFloat = 16
  /// How wide a page is, where the window has room.
  static let pageWidth: CGFloat = 704
  /// How large a form is, where the window has room.
  static let formSize = CGSize(width: 540, height: 620)

  /// Where the view is in a container of the given size, if it would like to be as large as `preferredSize`; a side of 0 is
  /// no wish.
  func frame(in size: CGSize, preferredSize: CGSize) -> CGRect {
    let room = CGSize(
      width: max(0, size.width - 2 * Self.margin),
      height: max(0, size.height - 2 * Self.margin)
    )
    let own: CGSize
    switch self {
    case .fullScreen, .overFullScreen: return CGRect(origin: .zero, size: size)
    case .pageSheet: own = CGSize(width: Self.pageWidth, height: room.height)
    case .popover: own = PopoverPlace.size
    case .formSheet, .alert: own = Self.formSize
    }
    let wish = CGSize(
      width: preferredSize.width > 0 ? preferredSize.width : own.width,
      height: preferredSize.height > 0 ? preferredSize.height : own.height
    )
    let card = CGSize(
      width: min(wish.width, room.width),
      height: min(wish.height, room.height)
    )
    return CGRect(
      x: ((size.width - card.width) / 2).rounded(),
      y: ((size.height - card.height) / 2).rounded(),
      width: card.width,
      height: card.height
    )
  }
}
