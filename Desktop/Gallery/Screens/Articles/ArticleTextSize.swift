import UIKit

/// How large the text of articles is.
enum ArticleTextSize: CaseIterable {
  case small, regular, large, huge

  /// What point sizes of text styles are multiplied by.
  private var factor: CGFloat {
    switch self {
    case .small: 0.85
    case .regular: 1
    case .large: 1.3
    case .huge: 1.7
    }
  }

  /// The title of its segment.
  var title: String {
    switch self {
    case .small: "S"
    case .regular: "M"
    case .large: "L"
    case .huge: "XL"
    }
  }

  /// The font of a text style in this size, in whole points.
  func font(_ style: UIFont.TextStyle, weight: UIFont.Weight = .regular) -> UIFont {
    let pointSize = UIFont.preferredFont(forTextStyle: style).pointSize
    return .systemFont(ofSize: (pointSize * factor).rounded(), weight: weight)
  }

  /// A length that grows with the text, in whole points.
  func scaled(_ length: CGFloat) -> CGFloat { (length * factor).rounded() }
}
