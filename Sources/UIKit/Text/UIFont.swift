import CoreGraphics
public import Foundation

/// A family, weight and size of letters.
///
/// Sizes are in points. A size that is NaN, infinite, zero or negative is reported and taken as
/// `systemFontSize`; one above 4096 becomes 4096. Fonts that look the same are equal.
open class UIFont: NSObject, @unchecked Sendable {
  private let header = FoundationHeader()
  /// The font as the backend is asked for it.
  let backendFont: UIBackendFont
  /// What it follows where a person wants larger or smaller text; `nil` for a font that does not.
  let scaling: FontScaling?

  init(_ font: UIBackendFont, scaling: FontScaling? = nil) {
    var font = font
    font.pointSize = Self.usable(font.pointSize)
    backendFont = font
    self.scaling = scaling
    super.init()
  }

  /// Creates a font by the name of its family, or of one of its members as in `Inter-BoldItalic`.
  ///
  /// What follows the last hyphen counts as weight and slant only if all of it is known. A family
  /// that is not installed is not noticed here: the desktop then draws the one nearest to it.
  ///
  /// - Returns: `nil` if the name is blank.
  public init?(name fontName: String, size fontSize: CGFloat) {
    let name = fontName.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !name.isEmpty else { return nil }
    let style = FontMemberName(name)
    scaling = nil
    backendFont = UIBackendFont(
      family: style.family,
      pointSize: Self.usable(fontSize),
      weight: style.weight,
      isItalic: style.isItalic
    )
  }

  /// The desktop's font for interfaces.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The desktop's font for interfaces, in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(UIBackendFont(pointSize: fontSize, weight: weight.cssWeight))
  }

  /// The desktop's font for interfaces, in bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The desktop's font for interfaces, slanted.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(UIBackendFont(pointSize: fontSize, isItalic: true))
  }

  /// The desktop's font whose letters are all as wide.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(UIBackendFont(design: .monospaced, pointSize: fontSize, weight: weight.cssWeight))
  }

  /// The desktop's font for interfaces, with digits that are all as wide where it has such.
  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat,
    weight: Weight
  ) -> UIFont {
    UIFont(
      UIBackendFont(pointSize: fontSize, weight: weight.cssWeight, hasTabularDigits: true)
    )
  }

  /// The size of the letters, in points.
  open var pointSize: CGFloat { backendFont.pointSize }

  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var font = backendFont
    font.pointSize = fontSize
    return UIFont(font)
  }

  /// The size of text on labels, in points: 17.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of text on buttons, in points: 18.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small text, in points: 12.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of text that says no other, in points: 14.
  public class var systemFontSize: CGFloat { 14 }

  /// Whether two fonts look the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.backendFont == backendFont
  }

  /// A number that equal fonts share.
  open override var hash: Int { backendFont.hashValue }

  private static let largestPointSize: CGFloat = 4096

  private static func usable(_ pointSize: CGFloat) -> CGFloat {
    guard pointSize.isFinite, pointSize > 0 else {
      Diagnostics.reportFromAnyThread(
        .text,
        "A font of \(pointSize) points was asked for; it has \(systemFontSize) points instead."
      )
      return systemFontSize
    }
    return min(pointSize, largestPointSize)
  }
}

/// The parts of a name such as `Inter-SemiBoldItalic`.
struct FontMemberName: Hashable {
  var family: String
  var weight = 400
  var isItalic = false

  private static let weights = [
    "ultralight": 100, "extralight": 100, "thin": 200, "light": 300, "regular": 400, "roman": 400,
    "book": 400, "medium": 500, "semibold": 600, "demibold": 600, "bold": 700, "heavy": 800,
    "extrabold": 800, "black": 900,
  ]

  init(_ name: String) {
    family = name
    guard let hyphen = name.lastIndex(of: "-"), hyphen > name.startIndex else { return }
    var style = name[name.index(after: hyphen)...].lowercased()
    guard !style.isEmpty else { return }
    var isItalic = false
    for slant in ["italic", "oblique"] where style.hasSuffix(slant) {
      isItalic = true
      style.removeLast(slant.count)
    }
    guard let weight = style.isEmpty ? 400 : Self.weights[style] else { return }
    family = String(name[..<hyphen])
    self.weight = weight
    self.isItalic = isItalic
  }
}
