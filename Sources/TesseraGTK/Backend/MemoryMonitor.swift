import CGTK
import Foundation

/// Hears from the desktop that the machine runs out of memory.
@MainActor
final class MemoryMonitor {
  private let monitor: OpaquePointer?
  /// Called when memory is low.
  var isLow: (() -> Void)?

  init() {
    monitor = g_memory_monitor_dup_default()
    guard let monitor else { return }
    tsr_connect(
      UnsafeMutableRawPointer(monitor),
      "low-memory-warning",
      Self.memoryIsLow,
      Unmanaged.passUnretained(self).toOpaque()
    )
  }

  isolated deinit {
    guard let monitor else { return }
    tsr_disconnect(UnsafeMutableRawPointer(monitor), Unmanaged.passUnretained(self).toOpaque())
    g_object_unref(UnsafeMutableRawPointer(monitor))
  }

  private static let memoryIsLow: @convention(c) (UnsafeMutableRawPointer?) -> Void = { context in
    nonisolated(unsafe) let context = context
    MainActor.assumeIsolated {
      guard let context else { return }
      Unmanaged<MemoryMonitor>.fromOpaque(context).takeUnretainedValue().isLow?()
    }
  }
}
