public import CoreGraphics
import Foundation

/// Recognises fingers, or a mouse with its first button held, that move quickly in one direction.
///
/// It is recognised once, as soon as the touches are 50 points from where they went down, in a direction that is asked for and at most half
/// as far to the side of it, within half a second. One that takes longer, or is 100 points away in another direction, is none. Directions
/// are those of the window; they do not follow the direction of reading.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of the directions.
    public let rawValue: UInt

    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  private var requirements = Requirements()
  /// Where each touch of the swipe that was recognised went down, in the window's coordinates.
  private var starts: [CGPoint] = []
  private var countdown: Countdown?

  private struct Requirements {
    var direction = Direction.right
    var touches = 1
  }

  /// How far the touches move, in points.
  static let distance: CGFloat = 50
  /// How far they may be away in another direction, in points.
  static let longestDetour: CGFloat = 100
  /// How long they may take, in seconds.
  static let longestSwipe: TimeInterval = 0.5

  /// The directions in which touches may move; to the right by default.
  open var direction: Direction {
    get { requirements.direction }
    set { requirements.direction = newValue }
  }

  /// The number of fingers that move together; 1 by default.
  open var numberOfTouchesRequired: Int {
    get { requirements.touches }
    set { requirements.touches = max(1, newValue) }
  }

  /// Returns where the swipe began, in `view`'s coordinates: the middle of its touches as they went down.
  open override func location(in view: UIView?) -> CGPoint {
    guard let start = starts.centroid, let window = self.view?.window else {
      return super.location(in: view)
    }
    return window.convert(start, to: view)
  }

  /// Returns where a touch of the swipe went down, in `view`'s coordinates; the middle for an index without a touch.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard starts.indices.contains(touchIndex), let window = self.view?.window else {
      return starts.isEmpty
        ? super.location(ofTouch: touchIndex, in: view) : location(in: view)
    }
    return window.convert(starts[touchIndex], to: view)
  }

  override func watches(_ touch: UITouch) -> Bool {
    touch.type != .indirectPointer || touch.button == 1
  }

  /// Takes in another finger; fails if it is one too many.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= requirements.touches else { return fail() }
    if countdown == nil {
      countdown = Countdown(for: Self.longestSwipe) { [weak self] in self?.fail() }
    }
  }

  /// Follows the fingers until they are far enough.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, numberOfTouches == requirements.touches else { return }
    let downs = progress.touches.map(\.startWindowLocation)
    let moved = windowLocation - (downs.centroid ?? windowLocation)
    if let reached = Self.direction(of: moved), direction.contains(reached) {
      starts = downs
      countdown?.cancel()
      state = .ended
    } else if hypot(moved.x, moved.y) >= Self.longestDetour {
      fail()
    }
  }

  /// Fails: what was lifted before had not come far enough.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { fail() }
  }

  /// Forgets the swipe.
  open override func reset() {
    super.reset()
    countdown?.cancel()
    countdown = nil
    starts = []
  }

  /// The direction in which a movement is a swipe; `nil` if it is too short, or too much to the side.
  private static func direction(of moved: CGPoint) -> Direction? {
    let isAcross = abs(moved.x) > abs(moved.y)
    let along = isAcross ? moved.x : moved.y
    let side = isAcross ? moved.y : moved.x
    guard abs(along) >= distance, abs(side) <= abs(along) / 2 else { return nil }
    return isAcross ? (along > 0 ? .right : .left) : (along > 0 ? .down : .up)
  }

  private func fail() {
    countdown?.cancel()
    state = .failed
  }
}
