import UIKit

/// How large the text of articles is.
struct ArticleTextSize: Equatable {
  static let regular = ArticleTextSize(1)
  /// What sizes there are, as factors.
  static let range: ClosedRange<Float> = 0.8...1.8

  /// What point sizes of text styles are multiplied by.
  let factor: CGFloat

  /// The size of a factor, to a twentieth.
  init(_ factor: Float) { self.factor = (CGFloat(factor) * 20).rounded() / 20 }

  /// The font of a text style in this size, in whole points.
  func font(_ style: UIFont.TextStyle, weight: UIFont.Weight = .regular) -> UIFont {
    let pointSize = UIFont.preferredFont(forTextStyle: style).pointSize
    return .systemFont(ofSize: (pointSize * factor).rounded(), weight: weight)
  }

  /// A length that grows with the text, in whole points.
  func scaled(_ length: CGFloat) -> CGFloat { (length * factor).rounded() }
}
