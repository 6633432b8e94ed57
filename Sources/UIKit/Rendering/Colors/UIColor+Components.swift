import CoreGraphics
public import Foundation

/// The numbers of a colour, in the current surroundings.
extension UIColor {
  /// Reads the shares of red, green and blue; answers `true`.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Reads how light a grey is; answers `false` and reads nothing for a colour that is no grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  /// Reads hue, saturation and brightness, each 0…1, greys with the hue 0; answers `true`.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    let greatest = max(color.red, color.green, color.blue)
    let span = greatest - min(color.red, color.green, color.blue)
    hue?.pointee = Self.hue(of: color, greatest: greatest, span: span)
    saturation?.pointee = greatest > 0 ? span / greatest : 0
    brightness?.pointee = greatest
    alpha?.pointee = color.alpha
    return true
  }

  /// Where on the circle from red over green and blue back to red a colour is, 0…1.
  private static func hue(of color: CGColor, greatest: CGFloat, span: CGFloat) -> CGFloat {
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
