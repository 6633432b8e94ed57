public import UIKit

/// A log of the calls from a collection view to its layout and their results.
///
/// ```swift
/// let log = LayoutCallLog(of: layout)
/// collectionView.performBatchUpdates { … }
/// print(log)
/// ```
///
/// Calls are listed in the order in which they end. Each path says whether it counts before or after the update. A log stores arguments
/// and results as values, so it shows what the layout returned at that time. Calls that a layout or an app makes by itself are not the
/// collection view's, and are not in it. A layout has one log at a time.
@MainActor
public final class LayoutCallLog {
  /// The calls, from first to last.
  public private(set) var calls: [LayoutCall] = []
  private weak var layout: UICollectionViewLayout?

  /// Begins to record the calls to `layout`, in place of another log of it.
  public init(of layout: UICollectionViewLayout) {
    self.layout = layout
    layout.callRecorder = LayoutCallRecorder { [weak self] in self?.calls.append(LayoutCall($0)) }
  }

  isolated deinit { stop() }

  /// Forgets all calls, and goes on.
  public func clear() { calls = [] }

  /// Ends the recording; the calls stay.
  public func stop() {
    layout?.callRecorder = nil
    layout = nil
  }

  /// All calls as text, each with its answer.
  public var text: String { calls.map(\.description).joined(separator: "\n") }
}

extension LayoutCallLog: @preconcurrency CustomStringConvertible {
  /// The same as ``text``.
  public var description: String { text }
}
