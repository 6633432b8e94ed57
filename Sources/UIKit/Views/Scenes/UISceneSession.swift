public import Foundation

/// The configuration that a scene is created from.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// A name of the app's choice; `nil` by default.
  open private(set) var name: String?
  /// The role of the scene.
  open private(set) var role: UISceneSession.Role
  /// The class of the scene's delegate, which is made by its `init()`; `nil`, for no scene, by default.
  ///
  /// On Apple's platforms a file of the program may name it. There is none here.
  open var delegateClass: AnyClass?

  /// Creates a configuration without a class.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// The life of one window of a program.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The text of the role.
    public let rawValue: String

    /// Creates a role from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A window for the user.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The role of the scene.
  open private(set) var role: Role
  /// The configuration that the scene was created from.
  open internal(set) var configuration: UISceneConfiguration
  /// The scene, as long as it is connected.
  open internal(set) weak var scene: UIScene?
  /// The identifier that distinguishes the session from all others.
  open private(set) var persistentIdentifier = UUID().uuidString

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}
