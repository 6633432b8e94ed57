import CoreGraphics
import Foundation

/// Shows a button item in a bar.
final class BarButton: UIButton {
  /// Takes words, picture, colour and behaviour from `item`.
  func show(_ item: UIBarButtonItem) {
    var configuration = Self.configuration(isBold: item.style == .done)
    switch item.kind {
    case .own:
      configuration.image = item.image
      configuration.title = item.image == nil ? item.title : nil
    case .system(let system):
      configuration.image = system.symbolName.flatMap { UIImage(systemName: $0) }
      configuration.title = configuration.image == nil ? system.words : nil
    case .custom: break
    }
    accessibilityLabel = item.accessibilityLabel
    self.configuration = configuration
    isEnabled = item.isEnabled
    viewStyle.tintColor = item.tintColor
    tintColorDidChange()
    accessibilityIdentifier = item.accessibilityIdentifier
    menu = item.menu
    showsMenuAsPrimaryAction = item.primaryAction == nil && item.action == nil && item.menu != nil
  }

  /// Words or a picture in a bar.
  static func configuration(isBold: Bool = false) -> Configuration {
    var configuration = Configuration.plain()
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 8,
      leading: 8,
      bottom: 8,
      trailing: 8
    )
    configuration.titleTextAttributesTransformer = isBold ? boldTitle : plainTitle
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 17)
    return configuration
  }

  // A bar is as high for every size of text, and so are its letters. One value each, so that configurations with it are equal.
  private static let plainTitle = title(.regular)
  private static let boldTitle = title(.semibold)

  private static func title(_ weight: UIFont.Weight) -> UIConfigurationTextAttributesTransformer {
    UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      attributes.font = .systemFont(ofSize: 17, weight: weight)
      return attributes
    }
  }
}
