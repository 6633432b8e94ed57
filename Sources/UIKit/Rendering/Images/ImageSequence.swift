import Foundation

/// Pictures that an image view shows one after the other.
struct ImageSequence {
  var images: [UIImage]?
  var highlightedImages: [UIImage]?
  /// How long all of them are shown once, in seconds; thirty in a second for 0.
  var duration: TimeInterval = 0
  /// How often all of them are shown; without end for 0.
  var repeatCount = 0
  /// Shows them, while they are shown.
  var player: ImagePlayer?

  /// Those that are shown, if there are any.
  func images(isHighlighted: Bool) -> [UIImage]? {
    let images = isHighlighted ? highlightedImages ?? self.images : self.images
    return images?.isEmpty == false ? images : nil
  }
}

/// Moves an image view on to its next picture when it is time for that.
@MainActor
final class ImagePlayer: FrameAnimator {
  /// Which picture is shown, counted over all repetitions.
  private(set) var step = 0
  private let startTime = UIApplication.shared.backend.currentTime
  private let interval: TimeInterval
  /// After how many pictures it ends; `nil` for never.
  private let stepCount: Int?
  private weak var view: UIImageView?

  init(_ view: UIImageView, imageCount: Int, duration: TimeInterval, repeatCount: Int) {
    self.view = view
    let isGiven = duration > 0 && duration.isFinite
    interval = isGiven ? duration / Double(imageCount) : 1.0 / 30
    let steps = repeatCount.multipliedReportingOverflow(by: imageCount)
    stepCount = repeatCount > 0 && !steps.overflow ? steps.partialValue : nil
  }

  func advanceFrame(to time: TimeInterval) -> Bool {
    guard let view, view.window != nil else { return false }
    // What is a hair too early in floating point is not.
    let passed = ((time - startTime) / interval + 1e-6).rounded(.down)
    // Pictures that change more often than can be counted are all the same.
    let step = Int(min(passed, Double(Int32.max)))
    if let stepCount, step >= stepCount {
      view.stopAnimating()
      return false
    }
    guard step != self.step else { return true }
    self.step = step
    view.setNeedsDisplay()
    return true
  }

  func rest(at time: TimeInterval) -> TimeInterval {
    max(0, startTime + Double(step + 1) * interval - time)
  }
}
