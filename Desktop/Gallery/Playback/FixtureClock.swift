import Foundation
import GalleryScreens
import TesseraHeadless
import UIKit

/// A clock on which time passes only as the backend's does.
@MainActor
final class FixtureClock: GalleryClock {
  private let backend: HeadlessBackend
  /// What is to ring, by time; what is to ring at the same time is in the order of asking.
  private var appointments: [(time: TimeInterval, alarm: GalleryAlarm)] = []

  /// The least time until anything rings, so that the time gets on.
  private static let leastTime: TimeInterval = 0.001

  init(_ backend: HeadlessBackend) { self.backend = backend }

  /// When the next alarm is to ring.
  var nextTime: TimeInterval? { appointments.first?.time }

  func ring(_ alarm: GalleryAlarm, after seconds: TimeInterval) {
    let time = backend.currentTime + max(Self.leastTime, seconds)
    let place = appointments.firstIndex { $0.time > time } ?? appointments.endIndex
    appointments.insert((time, alarm), at: place)
  }

  /// Rings the first alarm.
  func ringNext() {
    if !appointments.isEmpty { appointments.removeFirst().alarm.ring() }
  }
}
