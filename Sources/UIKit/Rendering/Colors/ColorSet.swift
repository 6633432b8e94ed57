import CoreGraphics
import Foundation

/// A colour as an asset catalog describes it: the file `Contents.json` in a folder whose name ends in `.colorset`.
struct ColorSet: Decodable {
  let colors: [Entry]

  struct Entry: Decodable {
    let appearances: [Appearance]?
    let color: Components?
  }

  struct Appearance: Decodable {
    let appearance: String
    let value: String
  }

  struct Components: Decodable {
    let space: String?
    let components: [String: String]?
    /// The name of a colour of the system, in place of components.
    let reference: String?

    enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components
      case reference
    }
  }

  /// The set of a name in one of some folders, or in an asset catalog in them; `nil` if there is none that can be read.
  ///
  /// Groups of a catalog are searched once nothing of the name stands outside of one.
  static func named(_ name: String, in folders: [String]) -> ColorSet? {
    let catalogs = folders.flatMap { folder in
      (try? FileManager.default.contentsOfDirectory(atPath: folder))?
        .filter { $0.hasSuffix(".xcassets") }.sorted().map { "\(folder)/\($0)" } ?? []
    }
    let places = [{ folders + catalogs }, { catalogs.flatMap { groups(of: $0) } }]
    for place in places.lazy.flatMap({ $0() }) {
      let path = "\(place)/\(name).colorset/Contents.json"
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      do {
        return try JSONDecoder().decode(ColorSet.self, from: data)
      } catch {
        Diagnostics.reportFromAnyThread(.image, "\(path) cannot be read: \(error)")
        return nil
      }
    }
    return nil
  }

  /// The folders in a catalog that are no sets, which have an extension.
  private static func groups(of catalog: String) -> [String] {
    let paths = FileManager.default.subpaths(atPath: catalog) ?? []
    return paths.filter { !$0.contains(".") }.sorted().map { "\(catalog)/\($0)" }
  }

  /// The colour for light or dark, or that for any appearance.
  func color(for style: UIUserInterfaceStyle) -> UIColor? {
    let wanted = style == .dark ? "dark" : "light"
    let exact = colors.first { entry in
      entry.appearances?.count == 1
        && entry.appearances?.first?.appearance == "luminosity"
        && entry.appearances?.first?.value == wanted
    }
    let any = colors.first { $0.appearances?.isEmpty ?? true }
    return (exact ?? any)?.color?.color
  }
}

extension ColorSet.Components {
  /// The colour; `nil` where a component is missing or is no number, or no colour of the system has the name.
  fileprivate var color: UIColor? {
    if let reference { return UIColor.system(named: reference) }
    guard let components else { return nil }
    let alpha = components["alpha"].flatMap { Double($0) }.map { CGFloat($0) } ?? 1
    if let white = number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      return nil
    }
    guard space == "display-p3" else {
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A component as a share: of one with a point in it, of 255 without, also in hexadecimal digits.
  private func number(_ name: String) -> CGFloat? {
    guard let text = components?[name] else { return nil }
    if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
    if text.contains(".") { return Double(text).map { CGFloat($0) } }
    return Int(text).map { CGFloat($0) / 255 }
  }
}
