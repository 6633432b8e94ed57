import Foundation

/// Languages in the order in which they are preferred: a list of its own, which changes nothing of
/// the system.
public struct PreferredLanguages: Hashable, Sendable {
  /// The codes of the preferred languages, the first one of all in front; never empty.
  public private(set) var preferred: [String]

  private static let english = Locale(identifier: "en_GB")
  private static let usual = ["en", "de", "fr", "ja"]

  /// All languages that Foundation has data for, by their English names.
  private static let all: [String] = {
    let codes = Locale.availableIdentifiers.map { String($0.prefix { $0 != "_" && $0 != "-" }) }
    return Set(codes).filter { english.localizedString(forLanguageCode: $0) != nil }
      .sorted { (name(of: $0), $0) < (name(of: $1), $1) }
  }()

  /// The language of the system, as far as the environment names one, and some more.
  public init() {
    let system = Locale.preferredLanguages.compactMap {
      Locale(identifier: $0).language.languageCode?.identifier
    }
    let first = system.first { Self.all.contains($0) } ?? Self.usual[0]
    preferred = [first] + Self.usual.filter { $0 != first }.prefix(3)
  }

  /// Those that are not preferred, by their names.
  public var others: [String] { Self.all.filter { !preferred.contains($0) } }

  /// Whether a language can be removed; the last one stays.
  public var canRemove: Bool { preferred.count > 1 }

  /// The English name, or the code where there is none.
  public static func name(of code: String) -> String {
    english.localizedString(forLanguageCode: code) ?? code
  }

  /// Adds a language at the end, unless it is there.
  public mutating func add(_ code: String) {
    if !preferred.contains(code) { preferred.append(code) }
  }

  /// Removes a language, unless it is the last one.
  public mutating func remove(_ code: String) {
    if canRemove { preferred.removeAll { $0 == code } }
  }

  /// Takes over an order; one of other languages changes nothing.
  public mutating func arrange(_ codes: [String]) {
    if codes.sorted() == preferred.sorted() { preferred = codes }
  }
}
