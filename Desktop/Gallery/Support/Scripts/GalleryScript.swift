public import Foundation

/// The input of a screen as timed steps.
///
/// `Documentation/GalleryScripts.md` describes the text form.
public struct GalleryScript: Hashable, Sendable {
  /// One line of a script.
  public struct Step: Hashable, Sendable {
    /// When the step starts, in seconds after the screen was first shown.
    public let time: TimeInterval
    /// The line of the script the step stands on, counted from 1.
    public let line: Int
    /// What is done.
    public let action: Action
  }

  /// What a step does; places are in points from the top left corner of the window.
  public enum Action: Hashable, Sendable {
    /// Shows `offset` of the content at the top left corner of the largest scroll view.
    case scroll(to: CGPoint)
    /// Presses and lifts the primary button.
    case tap(CGPoint, KeyModifiers)
    /// Lays a finger down, moves it in a straight line at an even speed and lifts it.
    case drag(from: CGPoint, to: CGPoint, duration: TimeInterval)
    /// Turns the wheel by so many notches over a place; positive ones reveal what is further down.
    case wheel(CGPoint, notches: CGSize, KeyModifiers)
    /// Moves two fingers apart, or together, until their distance is `scale` times what it was.
    case pinch(CGPoint, scale: Double, duration: TimeInterval)
    /// Presses and lifts a key.
    case key(GalleryKey, KeyModifiers)
    /// Types characters.
    case type(String)
    /// Gives the window another size.
    case resize(CGSize)
    /// Changes to dark or light colours.
    case dark(Bool)
    /// Changes the reading direction.
    case rightToLeft(Bool)
    /// Writes the picture of the window to a file of this name.
    case capture(String)
    /// Writes a picture each `interval` seconds for `duration` seconds.
    case captureSeries(CaptureName, interval: TimeInterval, duration: TimeInterval)
  }

  /// Keys held down during a step.
  public struct KeyModifiers: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The Shift key.
    public static let shift = KeyModifiers(rawValue: 1)
    /// The Control key.
    public static let control = KeyModifiers(rawValue: 2)
    /// The Alt key.
    public static let alternate = KeyModifiers(rawValue: 4)
  }

  /// The steps, by time.
  public let steps: [Step]

  init(steps: [Step]) { self.steps = steps }

  /// Reads a script.
  ///
  /// - Parameter text: The script, one step on each line.
  /// - Throws: `GalleryScriptError` with the first line and column that cannot be understood.
  public init(_ text: String) throws(GalleryScriptError) {
    var parser = GalleryScriptParser()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() { try parser.parse(line, number: index + 1) }
    self.init(steps: parser.steps)
  }

  /// The script that does nothing.
  public static let empty = GalleryScript(steps: [])
}

/// A key that a script can press.
public enum GalleryKey: String, Hashable, Sendable, CaseIterable {
  /// The arrow up.
  case up = "Up"
  /// The arrow down.
  case down = "Down"
  /// The arrow to the left.
  case left = "Left"
  /// The arrow to the right.
  case right = "Right"
  /// A page up.
  case pageUp = "PageUp"
  /// A page down.
  case pageDown = "PageDown"
  /// The start.
  case home = "Home"
  /// The end.
  case end = "End"
  /// The space bar.
  case space = "Space"
  /// The Return key.
  case enter = "Return"
  /// The Escape key.
  case escape = "Escape"
  /// The Tab key.
  case tab = "Tab"
  /// The key that takes what stands before the cursor.
  case backspace = "Backspace"
  /// The key that takes what stands after the cursor.
  case delete = "Delete"
  /// The letter A, for selecting all.
  case a = "A"
}

/// The name of the pictures of a series: a number stands where the pattern has `%d` or, with zeroes in
/// front, `%02d`.
public struct CaptureName: Hashable, Sendable {
  private let prefix: String
  private let minimumDigits: Int
  private let suffix: String

  /// Creates a name from a pattern; `nil` unless it has one place for a number.
  public init?(_ pattern: String) {
    let parts = pattern.split(separator: "%", omittingEmptySubsequences: false)
    guard parts.count == 2, let end = parts[1].firstIndex(of: "d") else { return nil }
    let width = parts[1][..<end]
    guard width.isEmpty || (width.first == "0" && width.allSatisfy(\.isNumber)),
      let digits = width.isEmpty ? 1 : Int(width), digits <= 9
    else { return nil }
    prefix = String(parts[0])
    minimumDigits = max(1, digits)
    suffix = String(parts[1][end...].dropFirst())
  }

  /// The name of the picture with `number`, counted from 0.
  public func name(_ number: Int) -> String {
    let digits = String(number)
    let zeroes = String(repeating: "0", count: max(0, minimumDigits - digits.count))
    return prefix + zeroes + digits + suffix
  }
}

/// The first place of a script that cannot be understood.
public struct GalleryScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted in characters from 1.
  public let column: Int
  /// What is wrong there.
  public let reason: String

  /// The place and the reason, as compilers print them.
  public var description: String { "\(line):\(column): \(reason)" }
}
