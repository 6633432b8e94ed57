public import CoreGraphics
import Foundation

/// The difference of a picture from another one.
@preconcurrency @MainActor
public struct GTKPictureDifference {
  /// The number of pixels that differ.
  public let pixelCount: Int
  /// The largest difference of a colour component, 0…1.
  public let largest: Double
  /// The smallest rectangle around the pixels that differ, in pixels.
  public let bounds: CGRect
  /// The picture, faded, with what differs in red.
  public let picture: GTKPicture
}

extension GTKPicture {
  /// Compares the picture with another one.
  ///
  /// Pixels that only one of two pictures has differ by 1.
  ///
  /// - Parameters:
  ///   - other: The picture to compare with.
  ///   - tolerance: The difference of a colour component, 0…1, up to which two pixels are equal.
  /// - Returns: The difference; `nil` if there is none.
  public func difference(from other: GTKPicture, tolerance: Double = 0) -> GTKPictureDifference? {
    let allowed = Int((min(max(tolerance.isNaN ? 0 : tolerance, 0), 1) * 255).rounded(.down))
    var places: [(x: Int, y: Int)] = []
    var largest = 0
    for y in 0..<Int(max(pixelSize.height, other.pixelSize.height)) {
      let (own, others) = (pixels.row(y), other.pixels.row(y))
      // Most rows are equal, and are compared as one.
      guard own != others else { continue }
      for x in 0..<(max(own.count, others.count) / 4) {
        let distance = Self.distance(own, others, x)
        guard distance > allowed else { continue }
        places.append((x, y))
        largest = max(largest, distance)
      }
    }
    guard let first = places.first else { return nil }
    let size = CGSize(
      width: max(pixelSize.width, other.pixelSize.width),
      height: max(pixelSize.height, other.pixelSize.height)
    )
    var bounds = CGRect(x: first.x, y: first.y, width: 1, height: 1)
    for place in places {
      bounds = bounds.union(CGRect(x: place.x, y: place.y, width: 1, height: 1))
    }
    return GTKPictureDifference(
      pixelCount: places.count,
      largest: Double(largest) / 255,
      bounds: bounds,
      picture: marked(places, in: size)
    )
  }

  /// The largest difference of the four bytes of two pixels.
  private static func distance(_ first: Data, _ second: Data, _ x: Int) -> Int {
    let range = x * 4..<x * 4 + 4
    guard range.upperBound <= min(first.count, second.count) else { return 255 }
    return range.reduce(0) { max($0, abs(Int(first[$1]) - Int(second[$1]))) }
  }

  private func marked(_ places: [(x: Int, y: Int)], in size: CGSize) -> GTKPicture {
    let marked = Pixels(width: Int32(size.width), height: Int32(size.height))
    marked.draw(pixels, opacity: 0.3)
    for place in places { marked.mark(x: place.x, y: place.y) }
    return GTKPicture(marked)
  }
}

extension GTKPictureDifference: @preconcurrency CustomStringConvertible {
  /// The number of pixels, by how much they differ, and where.
  public var description: String {
    let percent = Int((largest * 100).rounded())
    let (x, y) = (Int(bounds.minX), Int(bounds.minY))
    let size = "\(Int(bounds.width)) by \(Int(bounds.height))"
    let place = "within \(size) pixels at (\(x), \(y))"
    return "\(pixelCount) pixels differ by up to \(percent) %, \(place)"
  }
}
