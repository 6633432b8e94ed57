import Foundation

/// A time in seconds since the beginning of 2001: Core Foundation's, which is not in Foundation for Linux.
public typealias CFAbsoluteTime = Double

/// The time now, in seconds since the beginning of 2001.
///
/// The clock of the machine, which people and the network set; to measure how long something takes, `CACurrentMediaTime()` is better.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
