import Foundation

/// The state of a view, and its traits.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The surroundings of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view takes no touches.
  public var isDisabled = false
  /// Whether the view is pressed.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether keys go to the view; `false` unless the app sets it.
  public var isFocused = false
  /// Whether the view is held at an edge while content scrolls behind it; `false` unless the app sets it.
  public var isPinned = false
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a view to which nothing happens.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A state of the app's own; `nil` where none was set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}
