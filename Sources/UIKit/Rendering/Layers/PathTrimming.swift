import CoreGraphics
import Foundation

extension CGPath {
  /// What of the path lies between two shares, 0…1, of its length; all outlines one after another are the whole.
  ///
  /// `nil` where nothing is left.
  func trimmed(from start: CGFloat, to end: CGFloat) -> [PathStep]? {
    let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
    guard start < end else { return nil }
    guard start > 0 || end < 1 else { return steps }
    var parts: [MeasuredPart] = []
    steps.forEachPart { parts.append(MeasuredPart($0)) }
    let length = parts.reduce(0) { $0 + $1.length }
    guard length > 0 else { return nil }
    var result: [PathStep] = []
    var passed: CGFloat = 0
    var last: CGPoint?
    for part in parts {
      let low = max(0, start * length - passed)
      let high = min(part.length, end * length - passed)
      passed += part.length
      guard low < high else { continue }
      let piece = part.piece(from: low, to: high)
      if last != piece.start { result.append(.move(piece.start)) }
      result.append(piece.step)
      last = piece.end
    }
    return result.isEmpty ? nil : result
  }
}

/// A part of a path with the lengths of its pieces.
private struct MeasuredPart {
  let part: PathPart
  /// The length up to each point of the polyline.
  let lengths: [CGFloat]

  init(_ part: PathPart) {
    self.part = part
    var last = part.start
    var sum: CGFloat = 0
    lengths = part.polyline.map { place in
      sum += hypot(place.x - last.x, place.y - last.y)
      last = place
      return sum
    }
  }

  var length: CGFloat { lengths.last ?? 0 }

  func piece(from low: CGFloat, to high: CGFloat) -> PathPart {
    var piece = part
    if high < length { piece = piece.split(at: share(at: high)).0 }
    guard low > 0 else { return piece }
    return piece.split(at: share(at: low) / (high < length ? share(at: high) : 1)).1
  }

  /// The share of the curve's parameter at a length.
  func share(at distance: CGFloat) -> CGFloat {
    guard let index = lengths.firstIndex(where: { $0 >= distance }) else { return 1 }
    let before = index > 0 ? lengths[index - 1] : 0
    let step = lengths[index] - before
    let inside = step > 0 ? (distance - before) / step : 0
    return (CGFloat(index) + inside) / CGFloat(lengths.count)
  }
}

extension PathPart {
  /// How long the part is.
  var length: CGFloat { MeasuredPart(self).length }

  /// The place at a share, 0…1, of the length.
  func place(atShareOfLength share: CGFloat) -> CGPoint {
    let measured = MeasuredPart(self)
    return place(at: measured.share(at: measured.length * share))
  }

  fileprivate var step: PathStep {
    switch self {
    case .line(_, let end): .line(end)
    case .cubic(_, let control1, let control2, let end):
      .cubic(end, control1: control1, control2: control2)
    }
  }
}
