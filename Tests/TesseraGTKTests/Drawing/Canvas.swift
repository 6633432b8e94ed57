import CoreGraphics
import TesseraHeadless
import UIKit

@testable import TesseraGTK

/// A program with GTK's letters and pictures but no display, and a view to put others in.
@MainActor
struct Canvas {
  let backend: HeadlessBackend
  let root: UIView

  init(width: CGFloat = 40, height: CGFloat = 40) {
    backend = HeadlessBackend(resources: TextSamples.resources)
    UIApplication.start(with: backend)
    root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// Adds a coloured view.
  @discardableResult
  func add(_ color: UIColor, _ frame: CGRect, to superview: UIView? = nil) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    (superview ?? root).addSubview(view)
    return view
  }

  func draw(scale: CGFloat = 1) -> GTKPicture { GTKPicture(of: root, scale: scale) }

  /// The picture as rows of letters: one for each pixel, `.` where nothing is drawn.
  ///
  /// Only colours that are nearly pure have letters; anything in between is `?`.
  func rows(scale: CGFloat = 1) -> String {
    let picture = draw(scale: scale)
    return (0..<Int(picture.pixelSize.height)).map { y in
      String((0..<Int(picture.pixelSize.width)).map { letter(picture.color(atX: $0, y: y)) })
    }.joined(separator: "\n")
  }

  private func letter(_ color: UIBackendColor) -> Character {
    if color.alpha < 0.02 { return "." }
    if color.alpha < 0.98 { return "?" }
    switch (color.red > 0.98, color.green > 0.98, color.blue > 0.98) {
    case (true, false, false): return "R"
    case (false, true, false): return "G"
    case (false, false, true): return "B"
    case (true, true, true): return "W"
    default: return color.red + color.green + color.blue < 0.06 ? "K" : "?"
    }
  }
}

extension UIBackendColor {
  /// Whether every component is within a rounding error of eight bits of the other's.
  func isNear(_ other: UIBackendColor) -> Bool {
    let differences = [
      red - other.red, green - other.green, blue - other.blue, alpha - other.alpha,
    ]
    return differences.allSatisfy { abs($0) < 0.02 }
  }
}
