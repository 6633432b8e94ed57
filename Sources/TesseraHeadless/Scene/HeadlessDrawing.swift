import CoreGraphics
import Foundation
import UIKit

/// What code has drawn, in words.
///
/// There is a line for each step: `filled ff0000 in (0, 0, 10, 5)`, `line 000000 of 1.0 in …`, `clipped to (…)`, `“text” at (…)`,
/// `[picture] in (…)`, `linear ff0000@0.0 0000ff@1.0 from (…) to (…)`, `save`, `restore`, `group` and `end of group`. Behind it
/// stands what is not as usual: the transform, the opacity, the blend mode and the shadow.
@MainActor
enum HeadlessDrawing {
  typealias List = UIBackendDisplayList

  /// The lines of `list`, drawn in `rect`; the first says so if the list is stretched or moved, or is in one colour.
  static func lines(of list: List, in rect: CGRect, tint: UIBackendColor?) -> [String] {
    let lines = list.steps.map(line)
    let color = tint.map { " in the colour \($0.digits)" } ?? ""
    guard rect != list.bounds || tint != nil else { return lines }
    return ["from \(place(list.bounds)) to \(place(rect))\(color)"] + lines
  }

  /// The lines of text in `list`.
  static func text(of list: List) -> [String] {
    list.steps.flatMap { step -> [String] in
      switch step {
      case .text(let text, _, _, _): (text.layout as? HeadlessTextLayout)?.lines ?? []
      case .picture(let picture, _, _, _): picture.list.map(self.text) ?? []
      default: []
      }
    }
  }

  /// The names of the pictures in `list`.
  static func images(of list: List) -> [String] {
    list.steps.flatMap { step -> [String] in
      guard case .picture(let picture, _, _, _) = step else { return [] }
      return picture.list.map(images) ?? picture.name.map { [$0] } ?? []
    }
  }

  /// The texts and pictures in `list` whose lines and names are unknown.
  static func unreadable(in list: List) -> [String] {
    list.steps.flatMap { step -> [String] in
      switch step {
      case .text(let text, _, _, _): text.layout.unreadable
      case .picture(let picture, _, _, _): picture.unreadable
      default: []
      }
    }
  }

  private static func line(_ step: List.Step) -> String {
    switch step {
    case .saveClip: return "save"
    case .restoreClip: return "restore"
    case .clip(let path, let rule):
      return "clipped to \(place(path.box))\(rule == .evenOdd ? " even-odd" : "")"
    case .shape(let shape, let transform, let composition):
      return shape.summary + words(transform) + words(composition)
    case .shading(let shading, let transform, let composition):
      return words(shading) + words(transform) + words(composition)
    case .text(let text, let origin, let transform, let composition):
      let lines = (text.layout as? HeadlessTextLayout)?.lines ?? []
      return "“\(lines.joined(separator: " / "))” at \(place(origin))" + words(transform)
        + words(composition)
    case .picture(let picture, let rect, let transform, let composition):
      let color = picture.tint.map { " in the colour \($0.digits)" } ?? ""
      let isWhole = picture.part == CGRect(x: 0, y: 0, width: 1, height: 1)
      let part = isWhole ? "" : " \(place(picture.part))"
      return "[\(picture.name ?? "")\(part)] in \(place(rect))\(color)" + words(transform)
        + words(composition)
    case .beginGroup(let composition): return "group" + words(composition)
    case .endGroup: return "end of group"
    }
  }

  private static func words(_ shading: List.Shading) -> String {
    let stops = shading.stops.map { "\($0.color.digits)@\(number($0.location))" }
    let colors = stops.joined(separator: " ")
    switch shading.way {
    case .linear(let start, let end):
      return "linear \(colors) from \(place(start)) to \(place(end))"
    case .radial(let start, let radius, let end, let endRadius):
      return "radial \(colors) from \(place(start)) of \(number(radius)) to \(place(end)) of "
        + number(endRadius)
    }
  }

  private static func words(_ transform: CGAffineTransform) -> String {
    if transform.isIdentity { return "" }
    if transform.isTranslation {
      return " moved by (\(number(transform.tx)), \(number(transform.ty)))"
    }
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ].map(number)
    return " transformed by [\(numbers.joined(separator: " "))]"
  }

  private static func words(_ composition: List.Composition) -> String {
    var words = ""
    if composition.opacity < 1 { words += " opacity \(number(composition.opacity))" }
    if composition.blendMode != .normal { words += " \(composition.blendMode)" }
    if let shadow = composition.shadow {
      words +=
        " shadow \(shadow.color.digits) of \(number(shadow.radius)) moved by "
        + place(CGPoint(x: shadow.offset.width, y: shadow.offset.height))
    }
    return words
  }

  private static func place(_ point: CGPoint) -> String {
    "(\(number(point.x)), \(number(point.y)))"
  }

  private static func place(_ rect: CGRect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(number)
    return "(\(numbers.joined(separator: ", ")))"
  }

  private static func number(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension UIBackendDisplayList.Picture {
  fileprivate var list: UIBackendDisplayList? {
    guard case .list(let list) = content else { return nil }
    return list
  }

  @MainActor fileprivate var unreadable: [String] {
    switch content {
    case .pixels(let pixels): pixels.image.unreadable
    case .symbol: []
    case .list(let list): HeadlessDrawing.unreadable(in: list)
    }
  }

  fileprivate var name: String? {
    switch content {
    case .pixels(let pixels): (pixels.image as? HeadlessImage)?.name
    case .symbol(let symbol): symbol.names.first
    case .list: "drawing"
    }
  }
}
