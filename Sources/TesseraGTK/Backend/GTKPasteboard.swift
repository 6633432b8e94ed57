import CGTK
import Foundation
import UIKit

/// The clipboard of the desktop.
@MainActor
final class GTKPasteboard: UIBackendPasteboard {
  /// The content that was written last, to tell whether it is still there; never used otherwise.
  private var written: UnsafeRawPointer?
  private(set) var changeCount = 0

  init() {
    // There is one for as long as the program runs.
    tsr_pasteboard_observe(
      { context in
        guard let context else { return }
        let board = Unmanaged<GTKPasteboard>.fromOpaque(context).takeUnretainedValue()
        MainActor.assumeIsolated { board.changeCount += 1 }
      },
      Unmanaged.passRetained(self).toOpaque()
    )
  }

  var isOwn: Bool { written != nil && tsr_pasteboard_content() == written }

  var types: [String] {
    let list = tsr_pasteboard_types()
    defer { g_strfreev(list) }
    var types: [String] = []
    var index = 0
    while let type = list[index] {
      types.append(String(cString: type))
      index += 1
    }
    return types
  }

  func data(ofType type: String) -> Data? {
    guard types.contains(type), let bytes = tsr_pasteboard_read(type) else { return nil }
    defer { g_bytes_unref(bytes) }
    var size: gsize = 0
    guard let start = g_bytes_get_data(bytes, &size) else { return Data() }
    return Data(bytes: start, count: Int(size))
  }

  func write(_ contents: [String: Data]) {
    let pairs = contents.sorted { $0.key < $1.key }
    let types = pairs.map { strdup($0.key) }
    let copies = pairs.map { pair -> UnsafeMutableRawPointer in
      let copy = UnsafeMutableRawPointer.allocate(byteCount: max(1, pair.value.count), alignment: 1)
      pair.value.withUnsafeBytes { bytes in
        if let start = bytes.baseAddress { copy.copyMemory(from: start, byteCount: bytes.count) }
      }
      return copy
    }
    defer {
      for type in types { free(type) }
      for copy in copies { copy.deallocate() }
    }
    let text = contents["text/plain;charset=utf-8"].map { String(decoding: $0, as: UTF8.self) }
    written = tsr_pasteboard_write(
      types.compactMap { $0.map { UnsafePointer($0) } },
      copies.map { UnsafeRawPointer($0) },
      pairs.map { gsize($0.value.count) },
      gsize(pairs.count),
      text
    )
  }
}
