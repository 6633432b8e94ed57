import Foundation

/// A country or territory as the Unicode locale data know it.
public struct Country: Hashable, Identifiable, Sendable {
  /// Two letters, such as `FR`.
  public let id: String
  /// The English name.
  public let name: String
  /// The English name of the continent.
  public let continent: String
  /// The English name of the part of the continent.
  public let region: String
  /// The currency that is paid with; `nil` where there is none.
  public let currency: Money?

  /// A currency.
  public struct Money: Hashable, Sendable {
    /// Three letters, such as `EUR`.
    public let code: String
    /// The English name.
    public let name: String
  }

  /// A name in a language.
  public struct ForeignName: Hashable, Sendable {
    /// What the language calls itself.
    public let language: String
    /// What it calls the country.
    public let name: String
    /// Whether the language is written from right to left.
    public let isRightToLeft: Bool
  }

  private static let english = Locale(identifier: "en")
  private static let languages = ["fr", "de", "es", "ru", "el", "ar", "he", "fa"]

  /// All countries with a continent, by their English names.
  public static let all: [Country] = Locale.Region.isoRegions
    .filter { $0.identifier.count == 2 }
    .compactMap { Country($0) }
    .sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }

  private init?(_ region: Locale.Region) {
    func name(_ code: String?) -> String? {
      code.flatMap { Self.english.localizedString(forRegionCode: $0) }
    }
    guard let ownName = name(region.identifier), let continent = name(region.continent?.identifier)
    else { return nil }
    id = region.identifier
    self.name = ownName
    self.continent = continent
    self.region = name(region.containingRegion?.identifier) ?? continent
    currency = Locale(identifier: "und_\(region.identifier)").currency.flatMap { currency in
      guard currency.identifier != "XXX" else { return nil }
      let name = Self.english.localizedString(forCurrencyCode: currency.identifier)
      return Money(code: currency.identifier, name: name ?? currency.identifier)
    }
  }

  /// What other languages call the country; those that have no name for it are left out.
  public var foreignNames: [ForeignName] {
    Self.languages.compactMap { code in
      let locale = Locale(identifier: code)
      guard let name = locale.localizedString(forRegionCode: id), name != id else { return nil }
      return ForeignName(
        language: locale.localizedString(forLanguageCode: code) ?? code,
        name: name,
        isRightToLeft: Locale.Language(identifier: code).characterDirection == .rightToLeft
      )
    }
  }
}
