import CoreGraphics
import Foundation

/// What a switch shows: a track, and a thumb at one of its ends.
final class SwitchChrome: UIView {
  let track = UIView()
  let thumb = UIView()

  /// The colours that an app has chosen; `nil` leaves a part to the surroundings.
  struct Colors {
    var onTrack: UIColor?
    var thumb: UIColor?
  }

  static let size = CGSize(width: 51, height: 31)
  /// How far the thumb stays inside the track, in points.
  private static let margin: CGFloat = 2
  /// How much wider the thumb is while it is pressed, in points.
  private static let stretch: CGFloat = 6

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for part in [track, thumb] { addSubview(part) }
    track.layer.cornerRadius = Self.size.height / 2
    thumb.layer.cornerRadius = Self.size.height / 2 - Self.margin
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    thumb.layer.shadowRadius = 3
    thumb.layer.shadowOpacity = 0.2
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the switch turned on or off, in the middle of `room`.
  func show(isOn: Bool, colors: Colors, state: UIControl.State, isMirrored: Bool, in room: CGRect) {
    bounds = CGRect(origin: .zero, size: Self.size)
    center = CGPoint(x: room.midX, y: room.midY)
    alpha = state.contains(.disabled) ? 0.5 : 1
    track.frame = bounds
    track.backgroundColor = isOn ? colors.onTrack ?? .systemGreen : .systemFill
    thumb.backgroundColor = colors.thumb ?? .white
    let inside = bounds.insetBy(dx: Self.margin, dy: Self.margin)
    let width = inside.height + (state.contains(.highlighted) ? Self.stretch : 0)
    thumb.frame = CGRect(
      x: isOn == isMirrored ? inside.minX : inside.maxX - width,
      y: inside.minY,
      width: width,
      height: inside.height
    )
  }
}
