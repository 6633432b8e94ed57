import CGTK
import CoreGraphics
import Foundation
import UIKit

/// The drags of a window: what comes from elsewhere, and what goes there.
///
/// Content for other programs is made when the drag leaves the window; a form that is not there by then is not offered.
@MainActor
final class GTKDrags {
  private unowned let window: GTKWindow
  /// The drag over the window, from when it comes until it leaves or is dropped.
  private var incoming: GTKDrop?
  /// Whether GTK has said that the drag leaves, and nothing else since.
  private var isLeaving = false

  init(_ window: GTKWindow) { self.window = window }

  /// Lets a view take drags.
  func connect(to view: UnsafeMutablePointer<GtkWidget>) {
    tsr_view_take_drops(view, callbacks())
  }

  fileprivate func move(_ drop: OpaquePointer, to location: CGPoint) -> TsrDragOperation {
    let current = content(of: drop)
    isLeaving = false
    let operation = window.client?.backendWindowDragDidMove(
      current,
      to: location,
      allowsMove: tsr_drop_allows_move(drop)
    )
    return TsrDragOperation(operation ?? .none)
  }

  fileprivate func leave(_ drop: OpaquePointer) {
    // GTK says that a drag leaves before it says that it is dropped, which is not over then.
    let content = content(of: drop)
    isLeaving = true
    MainLoop.afterwards { [weak self] in
      guard let self, self.isLeaving else { return }
      self.isLeaving = false
      self.incoming = nil
      self.window.client?.backendWindowDragDidLeave(content)
    }
  }

  fileprivate func drop(_ drop: OpaquePointer, at location: CGPoint) {
    let content = content(of: drop)
    isLeaving = false
    incoming = nil
    let held = ObjectReference(adopting: OpaquePointer(g_object_ref(UnsafeMutableRawPointer(drop))))
    guard let client = window.client else { return tsr_drop_finish(drop, .none) }
    client.backendWindowDragDidDrop(
      content,
      at: location,
      allowsMove: tsr_drop_allows_move(drop)
    ) { operation in tsr_drop_finish(held.pointer, TsrDragOperation(operation)) }
  }

  private func content(of drop: OpaquePointer) -> any UIBackendDragContent {
    if let source = tsr_drop_get_source(drop) {
      return Unmanaged<GTKOutgoingDrag>.fromOpaque(source).takeUnretainedValue().content
    }
    if let incoming, incoming.drop == drop { return incoming }
    let new = GTKDrop(drop)
    incoming = new
    return new
  }
}

extension GTKDrags {
  private typealias Context = UnsafeMutableRawPointer?

  private nonisolated static func drags(_ context: Context) -> GTKDrags? {
    context.map { Unmanaged<GTKDrags>.fromOpaque($0).takeUnretainedValue() }
  }

  private func callbacks() -> TsrDropClient {
    TsrDropClient(
      context: Unmanaged.passUnretained(self).toOpaque(),
      moved: { context, drop, x, y in
        nonisolated(unsafe) let (context, drop) = (context, drop)
        return MainActor.assumeIsolated {
          GTKDrags.drags(context)?.move(drop, to: CGPoint(x: x, y: y)) ?? TsrDragOperation.none
        }
      },
      left: { context, drop in
        nonisolated(unsafe) let (context, drop) = (context, drop)
        MainActor.assumeIsolated { GTKDrags.drags(context)?.leave(drop) }
      },
      dropped: { context, drop, x, y in
        nonisolated(unsafe) let (context, drop) = (context, drop)
        MainActor.assumeIsolated { GTKDrags.drags(context)?.drop(drop, at: CGPoint(x: x, y: y)) }
      }
    )
  }
}

/// A drag of another program over a window.
private final class GTKDrop: UIBackendDragContent {
  let drop: OpaquePointer
  private let held: ObjectReference

  init(_ drop: OpaquePointer) {
    self.drop = drop
    held = ObjectReference(adopting: OpaquePointer(g_object_ref(UnsafeMutableRawPointer(drop))))
  }

  var types: [String] {
    var count: gsize = 0
    guard let formats = gdk_drop_get_formats(drop),
      let names = gdk_content_formats_get_mime_types(formats, &count)
    else { return [] }
    return (0..<Int(count)).compactMap { names[$0].map { String(cString: $0) } }
  }

  func read(_ type: String, completion: @escaping (Data?) -> Void) {
    let reading = Unmanaged.passRetained(Reading(completion)).toOpaque()
    tsr_drop_read(
      drop,
      type,
      { context, bytes in
        nonisolated(unsafe) let (context, bytes) = (context, bytes)
        MainActor.assumeIsolated {
          guard let context else { return }
          let reading = Unmanaged<Reading>.fromOpaque(context).takeRetainedValue()
          reading.completion(bytes.map { Data($0) })
        }
      },
      reading
    )
  }

  private final class Reading {
    let completion: (Data?) -> Void

    init(_ completion: @escaping (Data?) -> Void) { self.completion = completion }
  }
}

extension Data {
  fileprivate init(_ bytes: OpaquePointer) {
    var size: gsize = 0
    let start = g_bytes_get_data(bytes, &size)
    self = start.map { Data(bytes: $0, count: Int(size)) } ?? Data()
  }
}

/// A drag of the program that the desktop has taken over; held until it is over.
@MainActor
final class GTKOutgoingDrag {
  let content: any UIBackendDragContent
  private weak var source: (any UIBackendDragSource)?

  private init(_ content: any UIBackendDragContent, _ source: any UIBackendDragSource) {
    self.content = content
    self.source = source
  }

  /// A type that no other program takes, so that windows of this one get drags with nothing for others.
  private static let privateType = "application/x-tessera-drag"

  /// Begins a drag from a view; returns whether the desktop takes it.
  static func begin(
    _ content: any UIBackendDragContent,
    from view: UnsafeMutablePointer<GtkWidget>,
    allowsMove: Bool,
    picture: OpaquePointer?,
    source: any UIBackendDragSource
  ) -> Bool {
    let drag = Unmanaged.passRetained(GTKOutgoingDrag(content, source))
    let provider = makeProvider(of: content)
    defer { g_object_unref(UnsafeMutableRawPointer(provider)) }
    let isTaken = tsr_view_begin_drag(
      view,
      provider,
      allowsMove,
      picture,
      0,
      0,
      { context, operation in
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated {
          guard let context else { return }
          let drag = Unmanaged<GTKOutgoingDrag>.fromOpaque(context).takeRetainedValue()
          drag.source?.backendDragDidEnd(with: UIBackendDragOperation(operation))
        }
      },
      drag.toOpaque()
    )
    if !isTaken { drag.release() }
    return isTaken
  }

  private static func makeProvider(
    of content: any UIBackendDragContent
  ) -> UnsafeMutablePointer<GdkContentProvider> {
    var providers: [UnsafeMutablePointer<GdkContentProvider>?] = [provider(privateType, Data())]
    for type in content.types {
      content.read(type) { data in if let data { providers.append(provider(type, data)) } }
    }
    return gdk_content_provider_new_union(&providers, gsize(providers.count))
  }

  private static func provider(
    _ type: String,
    _ data: Data
  ) -> UnsafeMutablePointer<GdkContentProvider>? {
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    return gdk_content_provider_new_for_bytes(type, bytes)
  }
}

extension TsrDragOperation {
  fileprivate init(_ operation: UIBackendDragOperation) {
    switch operation {
    case .none: self = .none
    case .copy: self = .copy
    case .move: self = .move
    }
  }
}

extension UIBackendDragOperation {
  fileprivate init(_ operation: TsrDragOperation) {
    switch operation {
    case .copy: self = .copy
    case .move: self = .move
    case .none: self = .none
    }
  }
}
