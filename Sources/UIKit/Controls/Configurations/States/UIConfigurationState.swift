import Foundation

/// The state that a configuration depends on: the traits of a view and its states.
///
/// An app adds states of its own under keys of its own:
///
/// ```swift
/// extension UIConfigurationStateCustomKey {
///   static let isArchived = UIConfigurationStateCustomKey("example.isArchived")
/// }
/// ```
public protocol UIConfigurationState {
  /// Creates the state of a view to which nothing happens.
  init(traitCollection: UITraitCollection)

  /// The surroundings of the view.
  var traitCollection: UITraitCollection { get set }

  /// A state of the app's own; `nil` where none was set.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a state of the app's own.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a key from its name, which should begin with the app's.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
