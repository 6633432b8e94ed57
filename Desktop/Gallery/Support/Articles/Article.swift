/// What a card shows: the news of a package, or who may use it.
public struct Article: Identifiable, Hashable, Sendable {
  /// The file that an article is made of.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// The last entries of a change log.
    case changes
    /// The terms of a copyright file.
    case copyright
  }

  /// What an article is known by: one package has one of each kind.
  public struct ID: Hashable, Sendable {
    /// The name of the package.
    public let package: String
    /// The file it is made of.
    public let kind: Kind
  }

  /// What the article is known by.
  public let id: ID
  /// The caption.
  public let title: String
  /// Who wrote it, and when; empty where the file does not say.
  public let byline: String
  /// What is read first.
  public let lead: String
  /// What else there is, a paragraph each.
  public let paragraphs: [String]
}
