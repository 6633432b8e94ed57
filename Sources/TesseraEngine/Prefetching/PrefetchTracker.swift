package import TesseraCore

/// Which way content moves and how fast, by where it was in the passes before.
package struct PrefetchTracker {
  private var lastPlace: (offset: Double, time: Double)?
  package private(set) var motion = PrefetchWindow.PrefetchMotion()

  /// Creates one that has seen nothing move.
  package init() {}

  /// The content is at `offset` along its axis at a time, in seconds.
  ///
  /// A jump says which way but not how fast.
  package mutating func note(offset: Double, at time: Double, startsForward: Bool) {
    defer { lastPlace = (offset, time) }
    guard let last = lastPlace else { return motion.isForward = startsForward }
    let distance = offset - last.offset
    if distance != 0 { motion.isForward = distance > 0 }
    guard time > last.time else {
      // Several passes may belong to one frame.
      if distance != 0 { motion.speed = 0 }
      return
    }
    motion.speed = abs(distance) / (time - last.time)
  }
}
