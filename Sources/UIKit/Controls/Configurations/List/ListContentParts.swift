import CoreGraphics
import Foundation

/// The views that show content of a list; each is made when it is first needed.
@MainActor
final class ListContentParts {
  private unowned let owner: UIView
  private(set) var image: UIImageView?
  private(set) var text: UILabel?
  private(set) var secondaryText: UILabel?
  /// The views that show something else than before, or nothing before, and have not been placed since.
  private var renewed: [UIView] = []

  init(in owner: UIView) { self.owner = owner }

  /// Shows everything, without placing it.
  func show(_ configuration: UIListContentConfiguration, tint: UIColor) {
    showImage(configuration, tint: tint)
    text = label(text, configuration.words, configuration.textProperties)
    secondaryText = label(
      secondaryText,
      configuration.secondaryWords,
      configuration.secondaryTextProperties
    )
  }

  /// Shows colours that are those of the surroundings.
  func showColors(_ configuration: UIListContentConfiguration, tint: UIColor) {
    guard let image else { return }
    let properties = configuration.imageProperties
    image.tintColor = properties.resolvedTintColor(for: tint)
    image.layer.borderColor =
      properties.resolvedStrokeColor(for: tint).cgColor(in: owner.traitCollection)
  }

  func place(_ frames: ListContentLayout.Frames) {
    place(image, frames.image)
    place(text, frames.text)
    place(secondaryText, frames.secondaryText)
  }

  /// Places a view; other words have another size, and are there at once, wherever the former ones were.
  private func place(_ view: UIView?, _ frame: CGRect?) {
    guard let view, let frame else { return }
    if let index = renewed.firstIndex(where: { $0 === view }) {
      renewed.remove(at: index)
      UIView.performWithoutAnimation { view.frame = frame }
    }
    view.frame = frame
  }

  /// Shows a view that is new, or was not shown.
  private func show(_ view: UIView) {
    guard view.superview == nil || view.isHidden else { return }
    if view.superview == nil { owner.addSubview(view) }
    view.isHidden = false
    noteRenewed(view)
  }

  private func noteRenewed(_ view: UIView) {
    if !renewed.contains(where: { $0 === view }) { renewed.append(view) }
  }

  private func showImage(_ configuration: UIListContentConfiguration, tint: UIColor) {
    guard let picture = configuration.image else {
      image?.isHidden = true
      image?.image = nil
      return
    }
    let view = image ?? UIImageView()
    show(view)
    image = view
    let properties = configuration.imageProperties
    view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    view.image = picture
    view.contentMode = .scaleAspectFit
    view.ownLayer.cornerRadius = max(0, properties.cornerRadius)
    view.clipsToBounds = properties.cornerRadius > 0
    view.ownLayer.borderWidth = max(0, properties.strokeWidth)
    showColors(configuration, tint: tint)
  }

  private func label(
    _ existing: UILabel?,
    _ words: UIListContentConfiguration.TextContent,
    _ properties: UIListContentConfiguration.TextProperties
  ) -> UILabel? {
    guard !words.isEmpty else {
      existing?.isHidden = true
      existing?.text = nil
      return existing
    }
    let label = existing ?? UILabel()
    let former = label.text
    show(label)
    // Looks of the former text would otherwise be changed with those of the label.
    if label.attributedText != nil, words.attributed != nil { label.text = nil }
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.textAlignment = NSTextAlignment(properties.alignment)
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    words.transformed(by: properties.transform).show(in: label)
    if label.text != former { noteRenewed(label) }
    return label
  }
}

extension NSTextAlignment {
  init(_ alignment: UIListContentConfiguration.TextProperties.TextAlignment) {
    switch alignment {
    case .natural: self = .natural
    case .center: self = .center
    case .justified: self = .justified
    }
  }
}
