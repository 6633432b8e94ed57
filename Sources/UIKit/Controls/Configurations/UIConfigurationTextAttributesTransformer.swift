public import Foundation

/// A function that makes attributes of text from others.
///
/// The closure is called on the main actor when the text is displayed, with the attributes it would have. Two transformers are equal if
/// one is a copy of the other.
public struct UIConfigurationTextAttributesTransformer: Hashable, @unchecked Sendable {
  /// The closure that makes attributes from others.
  public let transform: (AttributeContainer) -> AttributeContainer
  private let identity = ClosureIdentity()

  /// Creates a transformer.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the attributes made from `input`.
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
