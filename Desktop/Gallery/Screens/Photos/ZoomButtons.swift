import UIKit

/// Two buttons that make the cells of a grid smaller and larger.
final class ZoomButtons: UIStackView {
  private let zoomed: (PhotoGrid.Zoom) -> Void

  /// Creates the buttons.
  ///
  /// - Parameter zoomed: Called with what a button that is pressed means.
  init(zoomed: @escaping (PhotoGrid.Zoom) -> Void) {
    self.zoomed = zoomed
    super.init(frame: .zero)
    spacing = 8
    addArrangedSubview(button("minus.magnifyingglass", .smaller))
    addArrangedSubview(button("plus.magnifyingglass", .larger))
    setContentHuggingPriority(.required, for: .horizontal)
  }

  required init(coder: NSCoder) {
    zoomed = { _ in }
    super.init(coder: coder)
  }

  private func button(_ symbolName: String, _ zoom: PhotoGrid.Zoom) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.image = UIImage(systemName: symbolName)
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 4,
      leading: 8,
      bottom: 4,
      trailing: 8
    )
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in self?.zoomed(zoom) }
    )
    button.setContentHuggingPriority(.required, for: .horizontal)
    return button
  }
}
