import CoreGraphics
import Foundation

/// The views that a button is made of.
@MainActor
final class ButtonParts {
  let background = BackgroundView()
  let image = UIImageView()
  let title = UILabel()
  let subtitle = UILabel()

  /// The views from back to front.
  var all: [UIView] { [background, image, title, subtitle] }

  init() {
    title.font = .systemFont(ofSize: UIFont.buttonFontSize)
    for view in all { view.isHidden = true }
  }

  /// Shows a face.
  ///
  /// - Parameters:
  ///   - face: What to show.
  ///   - size: The size of a button with a configuration, which decides fonts and has words wrap.
  func show(_ face: ButtonFace, size: UIButton.Configuration.Size?) {
    image.image = face.image
    image.tintColor = face.foreground
    image.preferredSymbolConfiguration = face.symbolConfiguration
    image.isHidden = face.image == nil
    image.alpha = face.opacity
    show(face.title, face.foreground, on: title)
    show(face.subtitle, face.foreground.withAlphaComponent(0.8), on: subtitle)
    for label in [title, subtitle] { label.alpha = face.opacity }
    if let size {
      title.font = size.titleFont
      subtitle.font = size.subtitleFont
      title.numberOfLines = 0
      subtitle.numberOfLines = 0
    }
    background.isHidden = face.background == nil
  }

  /// Places everything but the background.
  func place(_ frames: ButtonLayout.Frames, alignment: NSTextAlignment) {
    image.frame = frames.image
    title.frame = frames.title
    subtitle.frame = frames.subtitle
    for label in [title, subtitle] { label.textAlignment = alignment }
  }

  private func show(_ text: String?, _ color: UIColor, on label: UILabel) {
    label.text = text
    label.textColor = color
    label.isHidden = text?.isEmpty ?? true
  }
}
