import CoreGraphics
public import Foundation

extension UIImage {
  /// How large a symbol is drawn.
  public final class SymbolConfiguration: NSObject, Sendable {
    /// The size of the text that the symbol goes with, in points.
    let pointSize: CGFloat

    /// Creates a configuration for symbols beside text of a size, in points.
    ///
    /// A size that is no number or not positive counts as 17, one above 1024 as 1024.
    public init(pointSize: CGFloat) {
      self.pointSize = pointSize.isFinite && pointSize > 0 ? min(pointSize, 1024) : 17
    }

    /// Creates a configuration for symbols beside text in a font.
    public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }

    /// Creates a configuration for symbols beside text of a style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    /// The configuration of symbols that have none: beside text of 17 points.
    static let `default` = SymbolConfiguration(pointSize: 17)

    /// The extent of a symbol: a square as high as a line of the text, 1.2 times its size.
    var symbolSize: CGSize {
      let edge = (pointSize * 1.2).rounded()
      return CGSize(width: edge, height: edge)
    }

    /// Whether two configurations say the same.
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.pointSize == pointSize
    }

    /// A number that equal configurations share.
    public override var hash: Int { pointSize.hashValue }
  }

  /// The configuration the picture was made with, if it is a symbol and was made with one.
  public var symbolConfiguration: SymbolConfiguration? { look.symbolConfiguration }

  /// The same symbol in another size; `nil` if the picture is no symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol = content else { return nil }
    return changing { $0.symbolConfiguration = configuration }
  }
}
