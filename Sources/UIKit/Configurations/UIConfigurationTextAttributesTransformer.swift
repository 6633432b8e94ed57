public import Foundation

/// Makes looks of text out of others.
///
/// The closure is called when the text is shown, with the looks it would have, on the main actor; so
/// it may use what belongs to that. Two transformers are equal if one is a copy of the other.
public struct UIConfigurationTextAttributesTransformer: Hashable, @unchecked Sendable {
  /// The closure that makes attributes from others.
  public let transform: (AttributeContainer) -> AttributeContainer
  private let identity = ClosureIdentity()

  /// Creates a transformer.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// The looks made of `input`.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }

  /// Whether one is a copy of the other.
  public static func == (
    first: UIConfigurationTextAttributesTransformer,
    second: UIConfigurationTextAttributesTransformer
  ) -> Bool { first.identity == second.identity }

  /// Adds what copies share to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
