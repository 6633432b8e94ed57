import CListView

/// A GtkListView over a GtkStringList.
package final class GTKList: ScrolledList {
  private let window: OpaquePointer
  private var frame: () -> Void = {}

  private init(window: OpaquePointer) { self.window = window }

  package static func show(count: Int, kind: RowKind) -> GTKList {
    let size = kind.windowSize
    let window = list_window_show(
      UInt32(clamping: count),
      kind.wraps,
      size.width,
      size.height
    )
    guard let window else { preconditionFailure("GTK made no window") }
    return GTKList(window: window)
  }

  package func run(_ frame: @escaping () -> Void) {
    self.frame = frame
    let callback: ListWindowFrame = { context in
      guard let context else { return }
      let address = UInt(bitPattern: context)
      MainActor.assumeIsolated {
        guard let pointer = UnsafeRawPointer(bitPattern: address) else { return }
        Unmanaged<GTKList>.fromOpaque(pointer).takeUnretainedValue().frame()
      }
    }
    list_window_run(window, callback, Unmanaged.passUnretained(self).toOpaque())
  }

  package func scroll(to offset: Double) { list_window_scroll(window, offset) }

  package var offset: Double { list_window_offset(window) }

  package var liveViews: Int { Int(list_window_live_labels(window)) }

  package func close() { list_window_close(window) }
}
