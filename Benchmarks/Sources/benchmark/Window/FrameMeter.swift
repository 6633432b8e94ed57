import BenchmarkSupport
import Foundation
import WindowLists

/// Scrolls a list by the same step in each frame and adds up the time the process works.
@MainActor
final class FrameMeter {
  /// What was found out.
  struct Result: Codable {
    /// The process time of a frame, in milliseconds.
    let milliseconds: Double
    /// The number of row views that existed at the end.
    let liveViews: Int
    /// Where the list was scrolled to at the end.
    let offset: Double
    /// The number of rows in sight at the end whose text field shows the text of the row.
    let shownFields: Int
  }

  /// As far as a turn of a wheel.
  nonisolated static let step = 37.0
  nonisolated static let frameCount = 300
  /// The first frames fill caches, pools and the library's own.
  private nonisolated static let warmUp = 60

  private let list: any ScrolledList
  private let completion: (Result) -> Void
  private var frame = 0
  private var startTime = 0.0

  init(_ list: any ScrolledList, completion: @escaping (Result) -> Void) {
    self.list = list
    self.completion = completion
  }

  func start() {
    list.run { [self] in advance() }
  }

  /// Where the list is at the end.
  nonisolated static var finalOffset: Double { Double(warmUp + frameCount) * step }

  private func advance() {
    guard frame <= Self.warmUp + Self.frameCount else { return }
    if frame == Self.warmUp { startTime = processTime() }
    if frame == Self.warmUp + Self.frameCount {
      let result = Result(
        milliseconds: (processTime() - startTime) / Double(Self.frameCount) * 1_000,
        liveViews: list.liveViews,
        offset: list.offset,
        shownFields: (list as? TesseraList)?.shownFields ?? 0
      )
      list.close()
      frame += 1
      return completion(result)
    }
    frame += 1
    list.scroll(to: Double(frame) * Self.step)
  }
}
