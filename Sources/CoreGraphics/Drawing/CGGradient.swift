public import Foundation

/// A list as functions of Apple's C libraries take it, so that `[start, end] as CFArray` compiles.
public typealias CFArray = [Any]

/// Colours at places between 0 and 1, and those in between, mixed in sRGB.
public final class CGGradient: Hashable, Sendable {
  /// A colour at its place.
  package struct Stop: Hashable, Sendable {
    package let location: CGFloat
    package let color: CGColor
  }

  /// The colours in the order of their places; at least one.
  package let stops: [Stop]

  private init?(colors: [CGColor], locations: UnsafePointer<CGFloat>?) {
    guard !colors.isEmpty else { return nil }
    let last = CGFloat(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { index, color in
      let location = locations.map { $0[index] } ?? CGFloat(index) / last
      return Stop(location: location > 0 ? min(location, 1) : 0, color: color)
    }
    self.stops = stops.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }

  /// Creates a gradient of colours.
  ///
  /// - Parameters:
  ///   - space: The space of the colours, which is sRGB.
  ///   - colors: Objects of `CGColor`; `nil` is returned where there is none, or one is something else.
  ///   - locations: As many places as colours, each brought between 0 and 1, NaN to 0; `nil` for even distances.
  public convenience init?(
    colorsSpace space: CGColorSpace?,
    colors: CFArray,
    locations: UnsafePointer<CGFloat>?
  ) {
    let known = colors.compactMap { $0 as? CGColor }
    guard known.count == colors.count else { return nil }
    self.init(colors: known, locations: locations)
  }

  /// Creates a gradient of colours by their components.
  ///
  /// - Parameters:
  ///   - space: The meaning of the components.
  ///   - components: Those of all colours one after the other, each followed by its opacity.
  ///   - locations: As many places as colours, each brought between 0 and 1, NaN to 0; `nil` for even distances.
  ///   - count: How many colours there are; without any `nil` is returned.
  public convenience init?(
    colorSpace space: CGColorSpace,
    colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?,
    count: Int
  ) {
    let length = space.numberOfComponents + 1
    let colors = (0..<max(count, 0)).map { index in
      let color = components + index * length
      let isGray = length == 2
      return CGColor(
        red: color[0],
        green: color[isGray ? 0 : 1],
        blue: color[isGray ? 0 : 2],
        alpha: color[length - 1]
      )
    }
    self.init(colors: colors, locations: locations)
  }

  /// Whether two gradients have the same colours in the same places.
  public static func == (left: CGGradient, right: CGGradient) -> Bool { left.stops == right.stops }

  /// Feeds the colours and their places to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}

/// The ends at which a gradient continues with its first and its last colour.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Before its start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// Behind its end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
