public import Foundation

/// A place between two characters of an editable text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// How many UTF-16 code units stand before the place; `nil` for a place in a text of the app's own.
  private let place: Int?

  /// How many UTF-16 code units stand before the place.
  final var offset: Int { place ?? 0 }

  init(offset: Int) { place = offset }

  /// Creates a place for a text input of the app's own, whose subclass says where it is.
  ///
  /// Text fields and text views take it for the start of their text.
  public override init() { place = nil }

  /// Whether both are the same place; two places that an app has made are not, unless its class says so.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let place else { return self === object as AnyObject }
    return (object as? UITextPosition)?.place == place
  }

  /// A number that equal places share.
  open override var hash: Int { place?.hashValue ?? ObjectIdentifier(self).hashValue }
}

/// A part of an editable text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// `nil` for a range in a text of the app's own.
  private let place: NSRange?

  /// The range in UTF-16 code units, which a subclass may say by its start and its end.
  final var range: NSRange {
    let start = start.offset
    return NSRange(location: start, length: max(0, end.offset - start))
  }

  init(_ range: NSRange) { place = range }

  /// Creates a range for a text input of the app's own, whose subclass says where it starts and ends.
  public override init() { place = nil }

  /// The start of the range.
  open var start: UITextPosition { UITextPosition(offset: place?.location ?? 0) }

  /// The end of the range.
  open var end: UITextPosition { UITextPosition(offset: place.map(NSMaxRange) ?? 0) }

  /// Whether nothing is in it.
  open var isEmpty: Bool { range.length == 0 }

  /// Whether both are the same part; two parts that an app has made are not, unless its class says so.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let place else { return self === object as AnyObject }
    return (object as? UITextRange)?.place == place
  }

  /// A number that equal parts share.
  open override var hash: Int { place?.hashValue ?? ObjectIdentifier(self).hashValue }
}

/// Something that keys type into.
@preconcurrency @MainActor
public protocol UIKeyInput: NSObjectProtocol {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Replaces what is selected, as if `text` had been typed.
  func insertText(_ text: String)
  /// Takes out what is selected, or the character before the cursor.
  func deleteBackward()
}

/// A text with a selection that a program can read and change.
///
/// This is the part of Apple's protocol that says where text is and what is selected; the input methods of the
/// desktop are connected by the backend.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The selection, or the position of the cursor; `nil` while nothing is edited.
  var selectedTextRange: UITextRange? { get set }
  /// The range in which an input method composes: an empty range, because composed text is no part of the text until it is committed;
  /// `nil` while nothing is composed.
  var markedTextRange: UITextRange? { get }
  /// The start of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The end of the text.
  var endOfDocument: UITextPosition { get }
  /// The text in a part; `nil` for a part beyond the text.
  func text(in range: UITextRange) -> String?
  /// Replaces a part of the text.
  func replace(_ range: UITextRange, withText text: String)
  /// The part between two places, in whichever order.
  func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange?
  /// A place some UTF-16 code units further, or before for negative ones; `nil` beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the number of UTF-16 code units from one position to another; negative backwards.
  func offset(from: UITextPosition, to: UITextPosition) -> Int
  /// Returns the order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
}

/// The kinds of text in a text field, from which input methods choose what to offer.
public enum UIKeyboardType: Int, Sendable {
  /// Any text.
  case `default`
  /// Letters of ASCII.
  case asciiCapable
  /// Digits and signs.
  case numbersAndPunctuation
  /// The address of a page.
  case URL
  /// Digits.
  case numberPad
  /// The number of a telephone.
  case phonePad
  /// A name, or the number of a telephone.
  case namePhonePad
  /// The address of a mailbox.
  case emailAddress
  /// A number with a separator.
  case decimalPad
  /// Any text.
  case twitter
  /// A search on the web.
  case webSearch
  /// Digits of ASCII.
  case asciiCapableNumberPad
}

/// The purpose of a text field.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the purpose.
  public let rawValue: String

  /// Creates a purpose from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The whole name of a person.
  public static let name = UITextContentType(rawValue: "name")
  /// The given name of a person.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// The family name of a person.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password that exists.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is new.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The address of a mailbox.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// The number of a telephone.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The address of a page.
  public static let URL = UITextContentType(rawValue: "url")
}

extension UIBackendTextEditorStyle.Purpose {
  /// What a content type says, else what a keyboard type says.
  init(_ contentType: UITextContentType?, _ keyboardType: UIKeyboardType, isSecure: Bool) {
    let byContent: [UITextContentType: UIBackendTextEditorStyle.Purpose] = [
      .name: .name, .givenName: .name, .familyName: .name, .password: .password,
      .newPassword: .password, .oneTimeCode: .digits, .emailAddress: .email,
      .telephoneNumber: .phone, .URL: .url,
    ]
    if isSecure {
      self = .password
    } else if let purpose = contentType.flatMap({ byContent[$0] }) {
      self = purpose
    } else {
      switch keyboardType {
      case .URL: self = .url
      case .emailAddress: self = .email
      case .phonePad: self = .phone
      case .numberPad, .asciiCapableNumberPad: self = .digits
      case .numbersAndPunctuation, .decimalPad: self = .number
      case .default, .asciiCapable, .namePhonePad, .twitter, .webSearch: self = .text
      }
    }
  }
}
