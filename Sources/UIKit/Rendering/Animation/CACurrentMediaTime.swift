import Dispatch
import Foundation

/// A number of seconds.
public typealias CFTimeInterval = Double

/// The time of animations now, in seconds from some time in the past.
///
/// On the main actor it is the time of the frame while one is prepared, and on a headless backend the clock that a test moves.
/// On other threads it is that of the machine's clock, which GTK's frames use too.
public func CACurrentMediaTime() -> CFTimeInterval {
  MainActor.ifCurrent { UIApplication.shared.backend.currentTime }
    ?? TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000
}
