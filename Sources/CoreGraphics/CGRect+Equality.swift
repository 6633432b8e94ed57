public import Foundation

extension CGPoint {
  /// Whether both coordinates are the same.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether both extents are the same.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether the rectangles are the same once neither has a negative extent.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
