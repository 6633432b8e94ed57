/// What is wrong with a line of the file of a store.
public struct StoreIssue: Hashable, Sendable {
  /// The line, counted from 1.
  public let line: Int
  /// What is wrong with it.
  public let problem: Problem

  /// What can be wrong.
  public enum Problem: Error, Hashable, Sendable {
    /// The line is no JSON object.
    case noObject
    /// A value is not there.
    case missing(String)
    /// A value is none of those that it can be.
    case wrongValue(String)
    /// A name is empty, or longer than cards have room for.
    case nameLength(Int)
    /// A dish is of a kitchen that no line before it declares.
    case unknownKitchen(String)
    /// The file of a picture is missing or holds no picture.
    case brokenPicture(String)
  }

  /// The issue in a sentence, and what becomes of the line in another.
  public var words: String {
    let place = "Line \(line) of \(StoreFiles.menuName)"
    switch problem {
    case .noObject: return "\(place) is not a JSON object. It is left out."
    case .missing(let name): return "\(place) has no “\(name)”. It is left out."
    case .wrongValue(let name):
      return "\(place) has a “\(name)” that cannot be read. It is left out."
    case .nameLength(let count):
      return """
        \(place) has a name of \(count) characters, not 1 to \(StoreMenu.longestName). It is left out.
        """
    case .unknownKitchen(let kitchen):
      return "\(place) is of the kitchen “\(kitchen)”, which is not there. It is left out."
    case .brokenPicture(let picture):
      return "\(place) has a picture, “\(picture)”, that cannot be read. It is shown without."
    }
  }
}

extension StoreIssue.Problem {
  /// The problem behind an error of reading a line.
  init(_ error: any Error) {
    switch error {
    case let problem as StoreIssue.Problem: self = problem
    case DecodingError.keyNotFound(let key, _): self = .missing(key.stringValue)
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      self = context.codingPath.last.map { .wrongValue($0.stringValue) } ?? .noObject
    default: self = .noObject
    }
  }
}
