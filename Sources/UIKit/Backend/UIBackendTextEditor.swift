public import Foundation

/// A surface in which the user types a line: with a selection, an input method, a clipboard and undo.
///
/// Ranges count UTF-16 code units, as `NSRange` does. The contract, beside that of every surface:
///
/// 1. Ranges that reach beyond the text, or into a character, are made smaller to fit.
/// 2. What the program sets is not asked for and not told. Setting `text` puts the selection at its end and
///    forgets what could be undone.
/// 3. A change by the user is asked for first, as one replacement of one range. Refused, it leaves the text as it was, and the cursor at
///    the end of what was selected. Undoing and redoing by keys and commands are not asked for.
/// 4. A change by the user, or by a command, is reported once, and so is another selection.
/// 5. What an input method composes is no part of the text until it is committed.
/// 6. The text is one line: line breaks in what is set or pasted are spaces. Return is told.
/// 7. What the user types, and what an input method commits, is handed to the client, which inserts it by `insert(_:)`. So are the
///    commands of keys and menus, but for those that undo and redo; the client performs them by `perform(_:)`. The editor does nothing by
///    itself then, and all of it without a client. In a text that is not editable nothing is typed and deleted.
@preconcurrency @MainActor
public protocol UIBackendTextEditor: UIBackendSurface {
  /// The receiver of changes of the text; held weakly.
  var editorClient: (any UIBackendTextEditorClient)? { get set }

  /// The text, without what is being composed.
  var text: String { get set }

  /// The range of the selection, or the position of the cursor where nothing is selected.
  var selectedRange: NSRange { get set }

  /// Whether an input method composes something.
  var isComposing: Bool { get }

  /// The appearance and the purpose of the text.
  var style: UIBackendTextEditorStyle { get set }

  /// Replaces a part of the text; can be undone.
  func replace(_ range: NSRange, with replacement: String)

  /// Replaces what is selected as the user does who types: the client is asked, and the change is reported.
  func insert(_ text: String)

  /// Does what a key or a menu would do, without handing it to the client; returns whether there was anything to do.
  @discardableResult
  func perform(_ command: UIBackendTextCommand) -> Bool
}

/// The client of a text editor.
@preconcurrency @MainActor
public protocol UIBackendTextEditorClient: AnyObject {
  /// Returns whether the user may replace `range` by `replacement`.
  func backendTextEditor(shouldReplace range: NSRange, with replacement: String) -> Bool
  /// The user has typed a text, which is not inserted yet.
  func backendTextEditorDidType(_ text: String)
  /// A key or a menu has given a command, which is not performed yet.
  func backendTextEditorDidReceive(_ command: UIBackendTextCommand)
  /// The user has changed the text.
  func backendTextEditorDidChangeText()
  /// The selection is another.
  func backendTextEditorDidChangeSelection()
  /// An input method has begun or ended to compose.
  func backendTextEditorDidChangeComposition()
  /// Return was pressed.
  func backendTextEditorDidReturn()
}

/// The commands that keys and menus give to a text.
public enum UIBackendTextCommand: Hashable, Sendable, CaseIterable {
  /// Takes the last change back.
  case undo
  /// Makes the change again that was taken back last.
  case redo
  /// Takes out what is selected, or the character before the cursor; the command of Backspace.
  case deleteBackward
  /// Selects everything.
  case selectAll
  /// Puts what is selected on the clipboard.
  case copy
  /// Puts what is selected on the clipboard, and takes it out.
  case cut
  /// Replaces what is selected by what is on the clipboard; backends may take until a later frame.
  case paste
}

/// The appearance and the purpose of an editor's text.
public struct UIBackendTextEditorStyle: Hashable, Sendable {
  /// The kinds of text, from which input methods choose what to offer.
  public enum Purpose: Hashable, Sendable {
    /// Any text.
    case text
    /// The address of a page.
    case url
    /// The address of a mailbox.
    case email
    /// The number of a telephone.
    case phone
    /// Digits.
    case digits
    /// A number, with a sign and a separator.
    case number
    /// The name of a person.
    case name
    /// A password.
    case password
  }

  /// Suggestions for input methods, beside the kind of text.
  public struct Hints: OptionSet, Hashable, Sendable {
    /// The bits of the suggestions.
    public let rawValue: Int

    /// Creates suggestions from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The first letter of each sentence is a capital.
    public static let capitalizesSentences = Hints(rawValue: 1)
    /// The first letter of each word is a capital.
    public static let capitalizesWords = Hints(rawValue: 2)
    /// All letters are capitals.
    public static let capitalizesCharacters = Hints(rawValue: 4)
    /// Words are completed.
    public static let completesWords = Hints(rawValue: 8)
    /// The spelling is checked.
    public static let checksSpelling = Hints(rawValue: 16)
    /// The spelling is not checked.
    public static let ignoresSpelling = Hints(rawValue: 32)
    /// Nothing of the text is remembered.
    public static let isPrivate = Hints(rawValue: 64)
  }

  /// The font.
  public var font: UIBackendFont
  /// The colour of the letters.
  public var color: UIBackendColor
  /// The colour of the cursor, and of what is selected where that is lighter.
  public var tint: UIBackendColor
  /// The alignment of the lines.
  public var alignment: UIBackendText.Alignment
  /// Whether the interface runs from right to left.
  public var isRightToLeft: Bool
  /// Whether letters are shown as dots, and not put on the clipboard.
  public var isSecure: Bool
  /// Whether the user can change the text.
  public var isEditable: Bool
  /// The kind of text that is typed.
  public var purpose: Purpose
  /// Suggestions for input methods; none by default.
  public var hints: Hints

  /// Creates a style of editable text.
  public init(
    font: UIBackendFont,
    color: UIBackendColor,
    tint: UIBackendColor,
    alignment: UIBackendText.Alignment = .left
  ) {
    self.font = font
    self.color = color
    self.tint = tint
    self.alignment = alignment
    isRightToLeft = false
    isSecure = false
    isEditable = true
    purpose = .text
    hints = []
  }
}
