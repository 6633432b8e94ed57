/// Something that can be said about a screen on the command line.
public enum GalleryOption: String, Hashable, Sendable, CaseIterable {
  /// The path of a database of messages.
  case database
  /// The path of a file to read.
  case file
  /// Words that a screen is opened at.
  case find
  /// The path of a folder to read.
  case folder
  /// The path of the menu of a store.
  case menu
  /// A number of rows.
  case rows
  /// Where random numbers start.
  case seed

  /// What to write for it, such as `--file`.
  public var flag: String { "--\(rawValue)" }

  /// Whether its value is a whole number, 0 or more.
  var isNumber: Bool { self == .rows || self == .seed }

  /// What stands for its value in a usage text.
  public var placeholder: String {
    switch self {
    case .database, .file, .menu: "FILE"
    case .find: "WORDS"
    case .folder: "FOLDER"
    case .rows, .seed: "NUMBER"
    }
  }
}

/// What was said about a screen on the command line.
public struct GalleryOptionValues: Hashable, Sendable {
  private var values: [GalleryOption: String] = [:]

  /// Creates values without any.
  public init() {}

  /// The value of `option`, if it was given.
  public subscript(option: GalleryOption) -> String? {
    get { values[option] }
    set { values[option] = newValue }
  }

  /// The options that were given, in the order of their declaration.
  public var given: [GalleryOption] { GalleryOption.allCases.filter { values[$0] != nil } }
}
