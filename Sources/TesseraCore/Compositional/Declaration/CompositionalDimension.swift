/// One extent of an item, a group or a supplementary element, in points.
///
/// A fraction reads the immediate container, without siblings, gaps or edge spacing (K4). An absolute
/// extent is never clamped (K5). An estimated or uniform one is its estimate until measured (K6); both
/// are called *soft*.
///
/// A number that is negative or not a number counts as zero, an estimate below one point as one point,
/// and a length above ``CompositionalIssue/largestExtent`` as that. Each repair is an issue.
public enum CompositionalDimension: Hashable, Sendable {
  /// Exactly this many points.
  case absolute(Double)
  /// A multiple of the width of the container.
  case fractionalWidth(Double)
  /// A multiple of the height of the container.
  case fractionalHeight(Double)
  /// A part of the container along the same axis, less its part of the gaps between siblings (K10):
  /// *factor · (extent + gap) − gap*.
  ///
  /// Parts that add up to one fill a group with their gaps. Where there are no siblings along the axis there is no gap.
  case gapAwareFraction(Double)
  /// This many points until the element is measured.
  case estimated(Double)
  /// As estimated; then every sibling that says so gets the largest (K7).
  case uniformAcrossSiblings(estimate: Double)
}

extension CompositionalDimension {
  /// Whether a measured extent replaces this one.
  public var isSoft: Bool {
    switch self {
    case .estimated, .uniformAcrossSiblings: true
    case .absolute, .fractionalWidth, .fractionalHeight, .gapAwareFraction: false
    }
  }

  /// Whether every sibling gets the largest.
  var isUniform: Bool { if case .uniformAcrossSiblings = self { true } else { false } }

  /// The axis of the container that a fraction for the extent along `own` reads, or nil for what is no fraction.
  func readAxis(along own: Axis) -> Axis? {
    switch self {
    case .fractionalWidth: .horizontal
    case .fractionalHeight: .vertical
    case .gapAwareFraction: own
    case .absolute, .estimated, .uniformAcrossSiblings: nil
    }
  }

  /// The extent along `own` in a container with a gap between siblings; the estimate of a soft one.
  func extent(along own: Axis, in container: Size, gap: Double) -> Double {
    switch self {
    case .absolute(let length), .estimated(let length), .uniformAcrossSiblings(let length): length
    case .fractionalWidth(let factor): factor * container.width
    case .fractionalHeight(let factor): factor * container.height
    case .gapAwareFraction(let factor): max(0, factor * (container.extent(along: own) + gap) - gap)
    }
  }
}

/// The width and the height of an element; each is resolved separately.
public struct CompositionalSize: Hashable, Sendable {
  /// The horizontal extent.
  public var width: CompositionalDimension
  /// The vertical extent.
  public var height: CompositionalDimension

  /// Creates a size from its two extents.
  public init(width: CompositionalDimension, height: CompositionalDimension) {
    self.width = width
    self.height = height
  }

  /// The extent along an axis.
  func dimension(along axis: Axis) -> CompositionalDimension {
    axis == .horizontal ? width : height
  }

  /// The size in a container with `gaps` between siblings along each axis; the estimate of what is soft.
  func size(in container: Size, gaps: Size = .zero) -> Size {
    Size(
      width: width.extent(along: .horizontal, in: container, gap: gaps.width),
      height: height.extent(along: .vertical, in: container, gap: gaps.height)
    )
  }

  /// The axes along which a measured extent replaces the declared one.
  var softAxes: AxisSet {
    AxisSet(width: width.isSoft, height: height.isSoft)
  }
}
