import CoreGraphics
import Foundation

/// What a slider shows: the two parts of its track, the thumb on it, and pictures at its ends.
final class SliderChrome: UIView {
  /// Rectangles of the parts, in the coordinates of the slider.
  struct Frames {
    var minimumTrack = CGRect.zero
    var maximumTrack = CGRect.zero
    var thumb = CGRect.zero
    var minimumImage = CGRect.zero
    var maximumImage = CGRect.zero
  }

  let minimumTrack = UIImageView()
  let maximumTrack = UIImageView()
  let thumb = UIImageView()
  let minimumImage = UIImageView()
  let maximumImage = UIImageView()

  static let thumbSize = CGSize(width: 28, height: 28)
  static let trackHeight: CGFloat = 4

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for part in [maximumTrack, minimumTrack, thumb, minimumImage, maximumImage] { addSubview(part) }
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    thumb.layer.shadowRadius = 4
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the parts in the pictures or colours of an app, or else in the tint and as the system has them.
  func show(_ appearance: SliderAppearance, tint: UIColor, in state: UIControl.State) {
    show(appearance.minimumTrack, tint, on: minimumTrack, in: state)
    show(appearance.maximumTrack, .systemFill, on: maximumTrack, in: state)
    show(appearance.thumb, .white, on: thumb, in: state)
    thumb.layer.shadowOpacity = thumb.image == nil ? 0.25 : 0
    alpha = state.contains(.disabled) ? 0.5 : 1
  }

  private func show(
    _ part: SliderAppearance.Part,
    _ color: UIColor,
    on view: UIImageView,
    in state: UIControl.State
  ) {
    view.image = part.shownImage(in: state)
    view.backgroundColor = view.image == nil ? part.tint ?? color : nil
  }

  func place(_ frames: Frames) {
    minimumTrack.frame = frames.minimumTrack
    maximumTrack.frame = frames.maximumTrack
    thumb.frame = frames.thumb
    minimumImage.frame = frames.minimumImage
    maximumImage.frame = frames.maximumImage
    for part in [minimumTrack, maximumTrack, thumb] {
      part.layer.cornerRadius =
        part.image == nil ? min(part.bounds.width, part.bounds.height) / 2 : 0
    }
  }
}
