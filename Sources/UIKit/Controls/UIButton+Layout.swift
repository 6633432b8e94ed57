import CoreGraphics
import Foundation

extension UIButton {
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func measured(in width: CGFloat?) -> CGSize {
    updateFace()
    var size = arrangement.size(fittingWidth: width)
    if setup.configuration == nil {
      size.height = max(size.height, heightOfEmptyTitle)
      if isBare { size.width = max(size.width, 30) }
    }
    if let backdrop = setup.face?.backgroundImage?.size {
      size = CGSize(
        width: max(size.width, backdrop.width),
        height: max(size.height, backdrop.height)
      )
    }
    return size
  }

  var arrangement: ButtonLayout {
    let (image, title, subtitle) = (parts.image, parts.title, parts.subtitle)
    return ButtonLayout(
      imageSize: image.isHidden ? nil : image.measure(.free).size(or: .zero),
      title: title.isHidden ? nil : { title.measure(.width($0)).size(or: .zero) },
      subtitle: subtitle.isHidden ? nil : { subtitle.measure(.width($0)).size(or: .zero) },
      insets: contentMargins,
      imageSide: imageSide,
      imagePadding: setup.configuration?.imagePadding ?? 0,
      titlePadding: setup.configuration?.titlePadding ?? 0,
      lines: linePosition,
      horizontal: horizontalPosition,
      vertical: verticalPosition
    )
  }

  private var contentMargins: UIEdgeInsets {
    setup.configuration?.contentInsets.resolved(isRightToLeft: isRightToLeft)
      ?? (isBare ? Self.defaultMargins : setup.insets.content)
  }

  /// Whether the button has neither a configuration nor a picture nor insets of its own, so that it has Apple's margins and width.
  private var isBare: Bool {
    setup.configuration == nil && setup.insets.content == .zero && parts.image.isHidden
  }

  /// The height that an empty title takes: that of a line, unless there is a picture and no title was ever set.
  private var heightOfEmptyTitle: CGFloat {
    guard parts.title.isHidden else { return 0 }
    let isSet = setup.face?.title != nil || setup.face?.attributedTitle != nil
    guard isSet || parts.image.isHidden else { return 0 }
    let margins = contentMargins
    return parts.title.font.lineHeight.rounded(.up) + margins.top + margins.bottom
  }

  private static var defaultMargins: UIEdgeInsets {
    UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
  }

  /// Where everything stands; without configuration, overrides of the rectangles have a say.
  func frames(in bounds: CGRect) -> ButtonLayout.Frames {
    guard setup.configuration == nil else { return arrangement.frames(in: bounds) }
    let content = contentRect(forBounds: bounds)
    return ButtonLayout.Frames(
      image: parts.image.isHidden ? .zero : imageRect(forContentRect: content),
      title: parts.title.isHidden ? .zero : titleRect(forContentRect: content)
    )
  }

  func plainTitleFrame(in contentRect: CGRect) -> CGRect {
    let arrangement = plainArrangement
    let room = contentRect.width - (arrangement.imageSize?.width ?? 0)
    return arrangement.frame(
      arrangement.frames(in: contentRect).title,
      movedBy: setup.insets.title,
      fitting: CGSize(width: room, height: .infinity),
      natural: arrangement.title?(nil) ?? .zero
    )
  }

  func plainImageFrame(in contentRect: CGRect) -> CGRect {
    let arrangement = plainArrangement
    return arrangement.frame(
      arrangement.frames(in: contentRect).image,
      movedBy: setup.insets.image,
      fitting: contentRect.size,
      natural: arrangement.imageSize ?? .zero
    )
  }

  /// The arrangement in the rectangle of the content, which has no margins of its own any more.
  private var plainArrangement: ButtonLayout {
    var arrangement = arrangement
    arrangement.insets = isBare ? Self.defaultMargins : .zero
    return arrangement
  }

  private var imageSide: ButtonLayout.Side {
    let placement = setup.configuration?.imagePlacement ?? .leading
    if placement.contains(.top) { return .top }
    if placement.contains(.bottom) { return .bottom }
    return placement.contains(.trailing) == isRightToLeft ? .left : .right
  }

  private var horizontalPosition: ButtonLayout.Position {
    switch effectiveContentHorizontalAlignment {
    case .center: .center
    case .fill: .fill
    case .right, .trailing: .end
    case .left, .leading: .start
    }
  }

  private var verticalPosition: ButtonLayout.Position {
    switch contentVerticalAlignment {
    case .center: .center
    case .fill: .fill
    case .top: .start
    case .bottom: .end
    }
  }

  private var linePosition: ButtonLayout.Position {
    switch setup.configuration?.titleAlignment ?? .automatic {
    case .automatic: horizontalPosition == .fill ? .center : horizontalPosition
    case .center: .center
    case .leading: isRightToLeft ? .end : .start
    case .trailing: isRightToLeft ? .start : .end
    }
  }

  var lineAlignment: NSTextAlignment {
    switch linePosition {
    case .start: .left
    case .end: .right
    case .center, .fill: .center
    }
  }
}
