import CoreGraphics
import Foundation

/// The views that a button is made of.
@MainActor
final class ButtonParts {
  let background = BackgroundView()
  let image = UIImageView()
  let title = UILabel()
  let subtitle = UILabel()

  /// The alignment that the title was given last, other than by the app.
  private var placedAlignment = NSTextAlignment.natural
  /// The picture behind everything; made when there is one.
  private(set) var backdrop: UIImageView?

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
    image.tintColor = face.transformers.imageColor?(face.foreground) ?? face.foreground
    image.preferredSymbolConfiguration = face.symbolConfiguration
    image.isHidden = face.image == nil
    image.alpha = face.opacity * face.imageOpacity
    for label in [title, subtitle] {
      label.alpha = face.opacity
      // Looks of the former text would otherwise be changed with those of the label.
      if face.transformers != ButtonFace.Transformers() { label.text = nil }
    }
    if let size {
      title.font = size.titleFont
      subtitle.font = size.subtitleFont
      title.numberOfLines = 0
      subtitle.numberOfLines = 0
    }
    show(face.title, face.foreground, face.transformers.title, on: title)
    if let words = face.attributedTitle {
      title.attributedText = words
      title.isHidden = words.length == 0
    }
    show(
      face.subtitle,
      face.foreground.withAlphaComponent(0.8),
      face.transformers.subtitle,
      on: subtitle
    )
    background.isHidden = face.background == nil
  }

  /// Shows a picture behind everything in `button`, or none.
  func showBackdrop(_ picture: UIImage?, in button: UIButton) {
    guard picture != nil || backdrop != nil else { return }
    let view = backdrop ?? UIImageView()
    if backdrop == nil {
      backdrop = view
      button.insertSubview(view, at: 0)
    }
    view.image = picture
    view.frame = button.backgroundRect(forBounds: button.bounds)
  }

  /// Places everything but the background.
  ///
  /// The alignment of the title is that of the button until the app sets another one, which a button with a configuration does by
  /// `titleAlignment` alone.
  func place(_ frames: ButtonLayout.Frames, alignment: NSTextAlignment, isConfigured: Bool) {
    image.frame = frames.image
    title.frame = frames.title
    subtitle.frame = frames.subtitle
    subtitle.textAlignment = alignment
    guard isConfigured || title.textAlignment == placedAlignment else { return }
    title.textAlignment = alignment
    placedAlignment = alignment
  }

  private func show(
    _ text: String?,
    _ color: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer?,
    on label: UILabel
  ) {
    label.textColor = color
    label.isHidden = text?.isEmpty ?? true
    guard let text, let transformer else { return label.text = text }
    var looks = AttributeContainer()
    looks.font = label.font
    looks.foregroundColor = color
    label.attributedText = NSAttributedString(string: text, attributes: transformer(looks).looks)
  }
}
