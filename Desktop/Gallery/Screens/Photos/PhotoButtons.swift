import UIKit

/// A button for rows of equal pictures, and two that make the cells of a grid smaller and larger.
final class PhotoButtons: UIStackView {
  private let zoomed: (PhotoGrid.Zoom) -> Void
  private let patternChanged: () -> Void
  private let pattern = UIButton(
    configuration: PhotoButtons.configuration(PhotoButtons.rowsSymbolName)
  )

  private static let rowsSymbolName = "square.grid.2x2"

  /// Creates the buttons.
  ///
  /// - Parameters:
  ///   - zoomed: Called with what a button of the two that zoom means.
  ///   - patternChanged: Called when another pattern is asked for.
  init(zoomed: @escaping (PhotoGrid.Zoom) -> Void, patternChanged: @escaping () -> Void) {
    self.zoomed = zoomed
    self.patternChanged = patternChanged
    super.init(frame: .zero)
    spacing = 8
    pattern.accessibilityLabel = "Rows of equal pictures"
    add(pattern) { [weak self] in self?.patternChanged() }
    for (symbolName, name, zoom) in [
      ("minus.magnifyingglass", "Smaller", PhotoGrid.Zoom.smaller),
      ("plus.magnifyingglass", "Larger", .larger),
    ] {
      let button = UIButton(configuration: Self.configuration(symbolName))
      button.accessibilityLabel = name
      add(button) { [weak self] in self?.zoomed(zoom) }
    }
    setContentHuggingPriority(.required, for: .horizontal)
  }

  required init(coder: NSCoder) {
    zoomed = { _ in }
    patternChanged = {}
    super.init(coder: coder)
  }

  /// Shows whether pictures are in rows of equal ones.
  func show(_ current: PhotoGrid.Pattern) {
    pattern.configuration = Self.configuration(Self.rowsSymbolName, isOn: current == .rows)
  }

  private func add(_ button: UIButton, _ action: @escaping () -> Void) {
    button.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
    button.setContentHuggingPriority(.required, for: .horizontal)
    addArrangedSubview(button)
  }

  private static func configuration(
    _ symbolName: String,
    isOn: Bool = false
  ) -> UIButton.Configuration {
    var configuration = isOn ? UIButton.Configuration.filled() : .gray()
    configuration.image = UIImage(systemName: symbolName)
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 4,
      leading: 8,
      bottom: 4,
      trailing: 8
    )
    return configuration
  }
}
