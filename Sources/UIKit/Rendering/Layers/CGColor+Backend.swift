import CoreGraphics
import Foundation

extension CGColor {
  convenience init(_ color: UIBackendColor) {
    self.init(
      red: CGFloat(color.red),
      green: CGFloat(color.green),
      blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha)
    )
  }
}
