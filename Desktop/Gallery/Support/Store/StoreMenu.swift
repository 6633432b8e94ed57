import Foundation

/// What a store sells: its restaurants, kitchens and dishes, read from a file with a JSON object on each line.
///
/// A line that cannot be read is left out, and ``issues`` says which one and why. Entries are told apart by their
/// lines, so that two dishes may have the same name.
public struct StoreMenu: Sendable {
  /// The restaurants, in the order of the file.
  public private(set) var restaurants: [Restaurant] = []
  /// The kitchens, in the order of the file.
  public private(set) var kitchens: [Kitchen] = []
  /// The dishes, in the order of the file; each is of one of the kitchens.
  public private(set) var dishes: [Dish] = []
  /// What could not be read, in the order of the file.
  public private(set) var issues: [StoreIssue] = []

  /// The longest name that cards have room for, in characters.
  public static let longestName = 80

  /// A place that cooks.
  public struct Restaurant: Hashable, Sendable {
    /// The line of the file, counted from 1.
    public let line: Int
    /// What it is called.
    public let name: String
    /// What is said about it.
    public let text: String
    /// How long it takes until dishes arrive.
    public let minutes: Int
    /// The name of the picture, without its extension.
    public let picture: String
  }

  /// A kind of dishes.
  public struct Kitchen: Hashable, Sendable {
    /// The line of the file, counted from 1.
    public let line: Int
    /// What it is called.
    public let name: String
    /// The name of the picture, without its extension.
    public let picture: String
    /// The colour of the panel behind its dishes.
    public let color: StoreColor
  }

  /// Something to eat or to drink.
  public struct Dish: Hashable, Sendable {
    /// The line of the file, counted from 1.
    public let line: Int
    /// The name of its kitchen.
    public let kitchen: String
    /// What it is called.
    public let name: String
    /// In cents.
    public let price: Int
    /// The name of the picture, without its extension.
    public let picture: String
  }

  /// Reads the lines of a file; empty ones are skipped.
  public init(lines text: String) {
    let decoder = JSONDecoder()
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.allSatisfy(\.isWhitespace) {
      do {
        try take(decoder.decode(StoreEntry.self, from: Data(line.utf8)), line: index + 1)
      } catch {
        issues.append(StoreIssue(line: index + 1, problem: StoreIssue.Problem(error)))
      }
    }
  }

  private mutating func take(_ entry: StoreEntry, line: Int) throws {
    let name = try entry.required(\.name, "name")
    guard !name.isEmpty, name.count <= Self.longestName else {
      throw StoreIssue.Problem.nameLength(name.count)
    }
    let picture = try entry.required(\.picture, "picture")
    switch entry.kind {
    case .restaurant:
      restaurants.append(
        Restaurant(
          line: line,
          name: name,
          text: try entry.required(\.text, "text"),
          minutes: try entry.required(\.minutes, "minutes"),
          picture: picture
        )
      )
    case .kitchen:
      let color = try entry.required(\.color, "color")
      kitchens.append(Kitchen(line: line, name: name, picture: picture, color: color))
    case .dish:
      let kitchen = try entry.required(\.kitchen, "kitchen")
      guard kitchens.contains(where: { $0.name == kitchen }) else {
        throw StoreIssue.Problem.unknownKitchen(kitchen)
      }
      let price = try entry.required(\.price, "price")
      dishes.append(Dish(line: line, kitchen: kitchen, name: name, price: price, picture: picture))
    }
  }
}

extension StoreMenu {
  /// The names of all pictures, each once, in the order in which they are first used.
  public var pictures: [String] {
    var seen: Set<String> = []
    let all = restaurants.map(\.picture) + kitchens.map(\.picture) + dishes.map(\.picture)
    return all.filter { seen.insert($0).inserted }
  }

  /// Notes that a picture cannot be shown, with the first line that names it.
  public mutating func notePictureIsBroken(_ picture: String) {
    let lines =
      restaurants.filter { $0.picture == picture }.map(\.line)
      + kitchens.filter { $0.picture == picture }.map(\.line)
      + dishes.filter { $0.picture == picture }.map(\.line)
    guard let line = lines.min() else { return }
    issues.append(StoreIssue(line: line, problem: .brokenPicture(picture)))
    issues.sort { $0.line < $1.line }
  }

  /// What is left of the menu where something contains all words of `text`, whatever their case.
  ///
  /// Kitchens stay while a dish of theirs does; a kitchen that is found itself stays with all its dishes.
  public func filtered(by text: String) -> StoreMenu {
    let words = text.lowercased().split(separator: " ")
    guard !words.isEmpty else { return self }
    func isFound(_ texts: String...) -> Bool {
      let text = texts.joined(separator: " ").lowercased()
      return words.allSatisfy { text.contains($0) }
    }
    var menu = self
    menu.restaurants = restaurants.filter { isFound($0.name, $0.text) }
    menu.dishes = dishes.filter { isFound($0.name, $0.kitchen) }
    let kitchensLeft = Set(menu.dishes.map(\.kitchen))
    menu.kitchens = kitchens.filter { kitchensLeft.contains($0.name) }
    return menu
  }
}

/// A colour of a kitchen.
public enum StoreColor: String, CaseIterable, Codable, Sendable {
  case blue, brown, green, mint, orange, pink, purple, red, teal, yellow
}

/// One line of the file.
private struct StoreEntry: Decodable {
  enum Kind: String, Decodable {
    case restaurant, kitchen, dish
  }

  let kind: Kind
  let name: String?
  let text: String?
  let minutes: Int?
  let picture: String?
  let color: StoreColor?
  let kitchen: String?
  let price: Int?

  func required<Value>(_ value: KeyPath<StoreEntry, Value?>, _ name: String) throws -> Value {
    guard let value = self[keyPath: value] else { throw StoreIssue.Problem.missing(name) }
    return value
  }
}
