public import Foundation

/// Sorts objects by a text of theirs, and tells the section of an index to which each belongs.
///
/// The sections are the letters from A to Z, and `#` for what begins with none of them. Accents and the case of letters do not count.
open class UILocalizedIndexedCollation: NSObject, @unchecked Sendable {
  // Unchecked: the titles never change.
  private let titles: [String]

  /// Creates the collation that is used in all languages.
  public required override init() {
    titles = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) } + ["#"]
    super.init()
  }

  /// The collation for the language of the program.
  open class func current() -> Self { Self() }

  /// The titles of the sections.
  open var sectionTitles: [String] { titles }

  /// The titles of the index, one for each section.
  open var sectionIndexTitles: [String] { titles }

  /// Returns the section that an entry of the index leads to.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
    min(max(0, indexTitleIndex), titles.count - 1)
  }

  /// Finds the section of an object, by the text that the selector reads.
  ///
  /// - Parameters:
  ///   - object: Anything that has the property or the method.
  ///   - selector: A property or a method without parameters that is a text: `Selector(\Person.name)`, `Selector(Person.fullName)`. What
  ///     cannot be read is reported, and belongs to the last section.
  /// - Returns: The index of the section.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let letter = text(of: object, selector).prefix(1)
      .folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).uppercased()
    return titles.firstIndex(of: letter) ?? titles.count - 1
  }

  /// Returns the objects in the order of the texts that the selector reads; those with equal texts keep theirs.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    let texts = array.map { text(of: $0, selector) }
    let order = array.indices.sorted { first, second in
      switch texts[first].localizedCaseInsensitiveCompare(texts[second]) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame: first < second
      }
    }
    return order.map { array[$0] }
  }

  private func text(of object: Any, _ selector: Selector) -> String {
    let value = selector.perform(on: object as AnyObject)
    return value as? String ?? (value as? NSString).map { String(describing: $0) } ?? ""
  }
}
