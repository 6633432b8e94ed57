public import CoreGraphics

/// The values that the size of a row depends on: the row, the version of its content, and the extent across.
public struct ListItemSizeKey: Hashable, Sendable {
  /// Names the row as long as it is there; other rows never have it.
  public let identity: Int
  /// The number of changes of its content.
  public let version: Int
  /// The room across the list, in points.
  public let crossExtent: CGFloat

  /// Creates a key.
  public init(identity: Int, version: Int, crossExtent: CGFloat) {
    self.identity = identity
    self.version = version
    self.crossExtent = crossExtent
  }
}

/// Remembers the sizes of rows.
///
/// An app may set one of its own.
///
/// Sizes belong to rows and not to places: rows that come, go and move leave them right.
@preconcurrency @MainActor
public protocol UICollectionItemSizeCaching: AnyObject {
  /// The size of a row; nil if it is not known.
  func itemSize(cachedAt key: ListItemSizeKey) -> CGSize?
  /// Remembers the size of a row.
  func cache(itemSize: CGSize, at key: ListItemSizeKey)
  /// Forgets the size of a row.
  func invalidateItemSizeCache(at key: ListItemSizeKey)
  /// Forgets everything.
  func invalidate()
}

/// Remembers the sizes that were asked for last.
@preconcurrency @MainActor
public final class DefaultItemSizeCacher: UICollectionItemSizeCaching {
  private let limit: Int
  private var recent: [ListItemSizeKey: CGSize] = [:]
  private var older: [ListItemSizeKey: CGSize] = [:]

  /// Creates an empty cache that holds between `limit` and twice as many sizes; less than 1 counts as 1.
  public init(limit: Int = 100_000) { self.limit = max(1, limit) }

  /// The number of sizes that are remembered.
  public var count: Int { recent.count + older.count }

  /// The size of a row; nil if it is not known.
  public func itemSize(cachedAt key: ListItemSizeKey) -> CGSize? {
    if let size = recent[key] { return size }
    guard let size = older.removeValue(forKey: key) else { return nil }
    cache(itemSize: size, at: key)
    return size
  }

  /// Remembers the size of a row; sizes that were not asked for lately are forgotten for it.
  public func cache(itemSize: CGSize, at key: ListItemSizeKey) {
    if recent.count >= limit {
      older = recent
      recent = [:]
    }
    older[key] = nil
    recent[key] = itemSize
  }

  /// Forgets the size of a row.
  public func invalidateItemSizeCache(at key: ListItemSizeKey) {
    recent[key] = nil
    older[key] = nil
  }

  /// Forgets everything.
  public func invalidate() {
    recent = [:]
    older = [:]
  }
}
