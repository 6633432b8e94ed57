public import Foundation

// Foundation for Linux has none of these.

extension String {
  /// Creates the text that a bundle has for a key in the user's language; the key itself where it has none.
  ///
  /// A key with interpolations is looked up as the text that it makes. `comment` is for those who translate.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The name of the file of texts, without its ending; `Localizable` for `nil`.
  ///   - bundle: Where the file is; in the program for `nil`.
  ///   - comment: What the text is for.
  public init(
    localized key: String,
    table: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self = (bundle ?? .main).localizedString(forKey: key, value: nil, table: table)
  }

  /// Creates the text that a bundle has for a key in the user's language; `defaultValue` where it has none.
  public init(
    localized key: StaticString,
    defaultValue: String,
    table: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    let bundle = bundle ?? .main
    self = bundle.localizedString(forKey: "\(key)", value: defaultValue, table: table)
  }
}
