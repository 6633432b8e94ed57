public import CoreGraphics

/// The values that the size of a widget depends on: its identity, its content, and the width of its container.
public struct WidgetSizeKey: Hashable {
  private let box: WidgetBox
  /// The width of the container, in points.
  public let width: CGFloat

  /// The key of a widget in a container.
  public init(_ widget: Widget, width: CGFloat) {
    box = widget.box
    self.width = width
  }

  /// Whether both are of equal widgets and widths.
  public static func == (left: WidgetSizeKey, right: WidgetSizeKey) -> Bool {
    left.width == right.width && left.box.equals(right.box)
  }

  /// Hashes the widget and the width.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(box.hash)
    hasher.combine(width)
  }
}

/// Remembers the sizes of widgets; an app may set one of its own, and share it between collection views.
@preconcurrency @MainActor
public protocol WidgetSizeCaching: AnyObject {
  /// The size of a widget; nil if it is not known.
  func size(for key: WidgetSizeKey) -> CGSize?
  /// Remembers the size of a widget.
  func cache(_ size: CGSize, for key: WidgetSizeKey)
  /// Forgets everything.
  func removeAll()
  /// Whether nothing is known.
  var isEmpty: Bool { get }
}

/// Remembers the sizes that were asked for last.
@preconcurrency @MainActor
public final class WidgetSizeCache: WidgetSizeCaching {
  private let limit: Int
  private var recent: [WidgetSizeKey: CGSize] = [:]
  private var older: [WidgetSizeKey: CGSize] = [:]

  /// Creates an empty cache that holds between `limit` and twice as many sizes; less than 1 counts as 1.
  public init(limit: Int = 50_000) { self.limit = max(1, limit) }

  /// The number of sizes that are remembered.
  public var count: Int { recent.count + older.count }

  /// Whether nothing is known.
  public var isEmpty: Bool { recent.isEmpty && older.isEmpty }

  /// The size of a widget; nil if it is not known.
  public func size(for key: WidgetSizeKey) -> CGSize? {
    if let size = recent[key] { return size }
    guard !older.isEmpty, let size = older.removeValue(forKey: key) else { return nil }
    cache(size, for: key)
    return size
  }

  /// Remembers the size of a widget; sizes that were not asked for lately are forgotten for it.
  public func cache(_ size: CGSize, for key: WidgetSizeKey) {
    if recent.count >= limit {
      older = recent
      recent = [:]
    }
    if !older.isEmpty { older[key] = nil }
    recent[key] = size
  }

  /// Forgets everything.
  public func removeAll() {
    recent = [:]
    older = [:]
  }
}

extension Widget {
  /// The exact size: known, remembered, or computed and remembered.
  @MainActor
  func exactSize(_ width: CGFloat, _ cache: any WidgetSizeCaching) -> CGSize {
    if let size = widgetSizePredefined(containerWidth: width) { return size.sound }
    let key = WidgetSizeKey(self, width: width)
    if let size = cache.size(for: key) { return size }
    let size = widgetSize(containerWidth: width).sound
    cache.cache(size, for: key)
    return size
  }

  /// A size without computing it, and whether it is exact; nil if nothing is known.
  @MainActor
  func knownSize(
    _ width: CGFloat,
    _ cache: any WidgetSizeCaching
  ) -> (size: CGSize, isExact: Bool)? {
    if let size = widgetSizePredefined(containerWidth: width) { return (size.sound, true) }
    if !cache.isEmpty, let size = cache.size(for: WidgetSizeKey(self, width: width)) {
      return (size, true)
    }
    return widgetSizeEstimated(containerWidth: width).map { ($0.sound, false) }
  }
}

extension CGSize {
  /// The size with 0 for sides that are no lengths.
  var sound: CGSize {
    CGSize(
      width: width.isFinite ? max(0, width) : 0,
      height: height.isFinite ? max(0, height) : 0
    )
  }
}
