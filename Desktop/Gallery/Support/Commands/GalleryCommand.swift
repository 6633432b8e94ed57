public import Foundation

/// What the program is asked to do.
public enum GalleryCommand: Hashable, Sendable {
  /// Open a window with a sidebar of all screens and one of them chosen, or the first one.
  case show(name: String?, GalleryOptionValues)
  /// Print the names of the screens.
  case list
  /// Write the picture of a screen to a file.
  case render(GalleryRendering)
  /// Add messages to the database of the conversation.
  case importMessages(MessageImport, database: String?)
  /// Add one message to the database of the conversation, which a window that shows it takes in.
  case say(String, author: String, database: String?)
  /// Print how the program is used.
  case help
}

/// The picture that is to be made of a screen.
public struct GalleryRendering: Hashable, Sendable {
  /// The name of the screen.
  public var name: String
  /// The path of the picture; those of a script stand beside it.
  public var output: String
  /// The size of the window, in points.
  public var size = CGSize(width: 800, height: 600)
  /// The number of pixels in a point.
  public var scale = 1.0
  /// Whether colours are dark.
  public var isDark = false
  /// Whether the reading direction is from right to left.
  public var isRightToLeft = false
  /// Whether the sidebar is in the picture.
  public var showsSidebar = false
  /// The path of a script to be followed first.
  public var script: String?
  /// What is said about the screen.
  public var options = GalleryOptionValues()

  /// Describes a light picture of 800 by 600 points, from left to right, at scale 1.
  public init(name: String, output: String) {
    self.name = name
    self.output = output
  }
}

extension GalleryCommand {
  /// How the program is used, apart from the list of screens.
  public static let usage = """
    Usage: gallery [show NAME] [OPTIONS]      Opens a window.
           gallery list                       Prints the names of the screens.
           gallery render NAME --out FILE.png [OPTIONS] [--size WxH] [--scale N] [--dark]
                          [--rtl] [--sidebar] [--script FILE]
                                              Writes a picture; needs no display.
           gallery import-git DIR [--database FILE]
                                              Adds the commits of a repository to the conversation.
           gallery import-mbox FILE [--database FILE]
                                              Adds the mails of a file to the conversation.
           gallery say TEXT [--as NAME] [--database FILE]
                                              Adds a message to the conversation, also while a window shows it.
           gallery help                       Prints this text.

      --database FILE  The conversation a screen shows; made in the folder of your data unless given.
      --file FILE      The file a screen reads.
      --find WORDS     What a screen is opened at.
      --folder FOLDER  The folder a screen reads.
      --menu FILE      The menu that a store shows.
      --rows NUMBER    How many rows a screen has.
      --seed NUMBER    Where the random numbers of a screen start.
      --size WxH       The size of the picture in points; 800x600 unless given.
      --scale N        The number of pixels in a point; 1 unless given.
      --dark, --rtl    Dark colours; reading from right to left.
      --sidebar        The whole window with the list of screens, not the screen alone.
      --script FILE    Steps to follow first: see Documentation/GalleryScripts.md.
    """

  /// Reads the words of a command line.
  ///
  /// - Parameter arguments: The words after the name of the program.
  /// - Throws: `GalleryCommandError` that names the word that is not understood.
  public init(_ arguments: [String]) throws(GalleryCommandError) {
    var words = GalleryArguments(arguments)
    switch words.peek {
    case "help", "--help", "-h": self = .help
    case "list":
      words.skip()
      try words.expectEnd()
      self = .list
    case "render":
      words.skip()
      self = .render(try words.rendering())
    case "show":
      words.skip()
      let name = try words.name("The name of a screen")
      self = .show(name: name, try words.options())
    case "import-git":
      words.skip()
      let folder = try words.name("The folder of a repository")
      self = .importMessages(.git(folder: folder), database: try words.database())
    case "import-mbox":
      words.skip()
      let file = try words.name("The file of a mailbox")
      self = .importMessages(.mailbox(file: file), database: try words.database())
    case "say":
      words.skip()
      self = try words.saying()
    case let word? where !word.hasPrefix("-"): throw .unknownCommand(word)
    default: self = .show(name: nil, try words.options())
    }
  }
}

/// Why a command line is not understood.
public enum GalleryCommandError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The first word is no command.
  case unknownCommand(String)
  /// There is no such option, or not here.
  case unknownOption(String)
  /// Something that has to be said is not.
  case missing(String)
  /// What stands after an option is not of its kind.
  case wrongValue(option: String, value: String, expected: String)
  /// There is no screen of that name.
  case unknownScreen(String, known: [String])
  /// The screen does not take the option.
  case notTaken(option: String, screen: String)

  /// One sentence that names the word.
  public var description: String {
    switch self {
    case .unknownCommand(let word): "There is no command “\(word)”."
    case .unknownOption(let word): "There is no option “\(word)” here."
    case .missing(let what): "\(what) is missing."
    case .wrongValue(let option, let value, let expected):
      "\(option) takes \(expected), not “\(value)”."
    case .unknownScreen(let name, let known):
      "There is no screen “\(name)”; there are \(known.joined(separator: ", "))."
    case .notTaken(let option, let screen): "The screen \(screen) takes no \(option)."
    }
  }
}
