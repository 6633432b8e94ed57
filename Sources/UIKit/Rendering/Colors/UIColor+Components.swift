import CoreGraphics
import Foundation

extension UIColor {
  /// Where on the circle from red over green and blue back to red a colour is, 0…1.
  static func hue(of color: CGColor, greatest: CGFloat, span: CGFloat) -> CGFloat {
    guard span > 0 else { return 0 }
    let sixths: CGFloat
    switch greatest {
    case color.red: sixths = (color.green - color.blue) / span + (color.green < color.blue ? 6 : 0)
    case color.green: sixths = (color.blue - color.red) / span + 2
    default: sixths = (color.red - color.green) / span + 4
    }
    return sixths / 6
  }
}
