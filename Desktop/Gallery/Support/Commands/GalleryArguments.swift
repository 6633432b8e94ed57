import Foundation

/// Takes the words of a command line one after the other.
struct GalleryArguments {
  private let words: [String]
  private var position = 0

  /// The largest edge of a picture, in pixels.
  private static let largestEdge = 32_768.0

  init(_ words: [String]) { self.words = words }

  var peek: String? { position < words.count ? words[position] : nil }

  mutating func skip() { position += 1 }

  mutating func name(_ meaning: String) throws(GalleryCommandError) -> String {
    guard let word = peek, !word.hasPrefix("-") else { throw .missing(meaning) }
    skip()
    return word
  }

  func expectEnd() throws(GalleryCommandError) {
    if let word = peek { throw .unknownOption(word) }
  }

  /// What is said about a screen, to the end of the line.
  mutating func options() throws(GalleryCommandError) -> GalleryOptionValues {
    var values = GalleryOptionValues()
    while let word = peek {
      guard try takeOption(into: &values) else { throw .unknownOption(word) }
    }
    return values
  }

  /// The database of a conversation, if one is named, to the end of the line.
  mutating func database() throws(GalleryCommandError) -> String? {
    var database: String?
    while let word = peek {
      guard word == GalleryOption.database.flag else { throw .unknownOption(word) }
      skip()
      database = try value(of: word)
    }
    return database
  }

  /// A message, who says it, and where.
  mutating func saying() throws(GalleryCommandError) -> GalleryCommand {
    let text = try name("The text of a message")
    var author = "Visitor"
    if peek == "--as" {
      skip()
      author = try value(of: "--as")
    }
    return .say(text, author: author, database: try database())
  }

  mutating func rendering() throws(GalleryCommandError) -> GalleryRendering {
    var rendering = GalleryRendering(name: try name("The name of a screen"), output: "")
    while let word = peek {
      if try takeOption(into: &rendering.options) { continue }
      skip()
      switch word {
      case "--out": rendering.output = try value(of: word)
      case "--size": rendering.size = try size(word)
      case "--scale": rendering.scale = try scale(word)
      case "--dark": rendering.isDark = true
      case "--rtl": rendering.isRightToLeft = true
      case "--sidebar": rendering.showsSidebar = true
      case "--script": rendering.script = try value(of: word)
      default: throw .unknownOption(word)
      }
    }
    guard !rendering.output.isEmpty else { throw .missing("--out FILE.png") }
    let edge = max(rendering.size.width, rendering.size.height) * rendering.scale
    guard edge <= Self.largestEdge else {
      throw .wrongValue(
        option: "--scale",
        value: "\(rendering.scale)",
        expected: "a scale with which the picture is at most \(Int(Self.largestEdge)) pixels long"
      )
    }
    return rendering
  }

  /// Takes an option about the screen if one is next; returns whether it was.
  private mutating func takeOption(
    into values: inout GalleryOptionValues
  ) throws(GalleryCommandError) -> Bool {
    guard let option = GalleryOption.allCases.first(where: { $0.flag == peek }) else {
      return false
    }
    skip()
    let value = try value(of: option.flag)
    if option.isNumber, Int(value).map({ $0 >= 0 }) != true {
      throw .wrongValue(option: option.flag, value: value, expected: "a whole number, 0 or more")
    }
    values[option] = value
    return true
  }

  private mutating func value(of option: String) throws(GalleryCommandError) -> String {
    guard let word = peek, !word.hasPrefix("--") else { throw .missing("The value of \(option)") }
    skip()
    return word
  }

  private mutating func size(_ option: String) throws(GalleryCommandError) -> CGSize {
    let word = try value(of: option)
    let edges = word.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard edges.count == 2, let width = edges[0], let height = edges[1],
      (1...Self.largestEdge).contains(width), (1...Self.largestEdge).contains(height)
    else {
      throw .wrongValue(option: option, value: word, expected: "a width and a height as in 800x600")
    }
    return CGSize(width: width, height: height)
  }

  private mutating func scale(_ option: String) throws(GalleryCommandError) -> Double {
    let word = try value(of: option)
    guard let scale = Double(word), (0.1...8).contains(scale) else {
      throw .wrongValue(option: option, value: word, expected: "a number from 0.1 to 8")
    }
    return scale
  }
}
