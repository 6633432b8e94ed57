import CoreGraphics
import Foundation

/// Where the first and the last line of text stand, in points below the top of a view.
struct TextBaselines: Hashable {
  var first: CGFloat
  var last: CGFloat
}

extension UIView {
  /// Where the baselines of the view stand when it has the given size, in points below its top.
  ///
  /// Text decides where the view shows any. Otherwise the views count that `forFirstBaselineLayout`
  /// and `forLastBaselineLayout` name, where they stand now. A view without either has both baselines
  /// at the bottom of its alignment rectangle.
  final func baselines(in size: CGSize) -> TextBaselines {
    if let text = textBaselines(in: size) { return text }
    return TextBaselines(
      first: baseline(of: forFirstBaselineLayout, in: size, \.first),
      last: baseline(of: forLastBaselineLayout, in: size, \.last)
    )
  }

  /// The baselines below the top of the alignment rectangle, when that has the given size.
  final func alignedBaselines(in size: CGSize) -> TextBaselines {
    let frame = frame(forAlignmentRect: CGRect(origin: .zero, size: size))
    let baselines = baselines(in: frame.size)
    return TextBaselines(first: baselines.first + frame.minY, last: baselines.last + frame.minY)
  }

  private func baseline(
    of view: UIView,
    in size: CGSize,
    _ line: KeyPath<TextBaselines, CGFloat>
  ) -> CGFloat {
    guard view !== self, view.isDescendant(of: self) else {
      return alignmentRect(forFrame: CGRect(origin: .zero, size: size)).maxY
    }
    let inView = view.baselines(in: view.bounds.size)[keyPath: line]
    let point = CGPoint(x: view.bounds.minX, y: view.bounds.minY + inView)
    return view.convert(point, to: self).y - bounds.minY
  }
}
