import CoreGraphics
import Foundation

/// A drag of another program over the windows of this one.
///
/// Its content is read when it was dropped: files one by one, everything else as one item.
@MainActor
final class IncomingDrag {
  let content: any UIBackendDragContent
  private let session: DragSession
  private let tracker: DropTracker
  private var lastHeard: TimeInterval = 0
  /// The longest time between the mouse that a living program releases and its word that it drops, in seconds.
  private static let longestDropDelay: TimeInterval = 1

  init(_ content: any UIBackendDragContent) {
    self.content = content
    session = DragSession(at: DragPlace(window: nil, point: .zero))
    tracker = DropTracker(DropSession(of: session, isLocal: false))
    session.items = [UIDragItem(itemProvider: NSItemProvider(content))]
    tracker.session.update = { [weak self] in self?.tracker.update() }
  }

  func move(to place: DragPlace, allowsMove: Bool) -> UIDropOperation {
    session.allowsMoveOperation = allowsMove
    lastHeard = UIApplication.shared.backend.currentTime
    tracker.move(to: place)
    return tracker.operation
  }

  /// Whether a window gets an event that the program of the drag would get if it still ran.
  ///
  /// A program that drags has the mouse. When it dies the desktop gives the mouse back, and says nothing else.
  func isAbandoned(at event: UIBackendPointerEvent) -> Bool {
    guard event.device == .mouse else { return false }
    return switch event.action {
    case .pressed: true
    case .hovered: event.timestamp > lastHeard + Self.longestDropDelay
    case .exited, .dragged, .released, .cancelled: false
    }
  }

  /// The pointer has left the program, or the drag is cancelled.
  func leave() {
    tracker.exit()
    tracker.end()
  }

  func drop(
    at place: DragPlace,
    allowsMove: Bool,
    _ completion: @escaping (UIDropOperation) -> Void
  ) {
    let operation = move(to: place, allowsMove: allowsMove)
    guard operation.isDrop else {
      leave()
      return completion(.cancel)
    }
    readFiles {
      self.perform()
      completion(operation)
    }
  }

  /// Makes an item of each file, if there are any.
  private func readFiles(_ completion: @escaping () -> Void) {
    let type = "text/uri-list"
    guard content.types.contains(type) else { return completion() }
    content.read(type) { data in
      let text = data.flatMap { String(data: $0, encoding: .utf8) } ?? ""
      let addresses = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
      let items = addresses.compactMap { URL(string: String($0)) }
        .map {
          UIDragItem(itemProvider: NSItemProvider(contentsOf: $0) ?? NSItemProvider(object: $0))
        }
      if !items.isEmpty { self.session.items = items }
      completion()
    }
  }

  private func perform() {
    tracker.perform()
    let animator = DragAnimator()
    for item in session.items { tracker.willAnimateDrop(of: item, animator) }
    animator.addCompletion { [tracker] _ in
      tracker.conclude()
      tracker.end()
    }
    animator.run(for: DragScene.landingDuration)
  }
}

extension NSItemProvider {
  /// A provider of what another program drags, which is read when it is asked for.
  @MainActor
  fileprivate convenience init(_ content: any UIBackendDragContent) {
    self.init()
    nonisolated(unsafe) let content = content
    for type in content.types {
      let identifier = TypeConformance.identifier(ofMIMEType: type)
      guard !registeredTypeIdentifiers.contains(identifier) else { continue }
      registerDataRepresentation(forTypeIdentifier: identifier) { provide in
        MainActor.runSoon { content.read(type) { provide($0, nil) } }
        return nil
      }
    }
  }
}

/// The content of a drag of this program for others.
@MainActor
final class OutgoingContent: UIBackendDragContent {
  let types: [String]
  private let providers: [NSItemProvider]

  init(_ session: DragSession) {
    providers = session.items.map(\.itemProvider)
    var types: [String] = []
    if !session.isRestrictedToDraggingApplication {
      for identifier in providers.flatMap(\.publicTypeIdentifiers) {
        for type in TypeConformance.mimeTypes(of: identifier) where !types.contains(type) {
          types.append(type)
        }
      }
    }
    self.types = types
  }

  /// Reads texts and addresses of all items, in lines, and of other types the first item that has it.
  func read(_ type: String, completion: @escaping (Data?) -> Void) {
    let identifiers =
      type == "text/uri-list"
      ? [TypeConformance.fileURL, TypeConformance.url]
      : [TypeConformance.identifier(ofMIMEType: type)]
    let wanted = providers.compactMap { provider -> (NSItemProvider, String)? in
      let identifier = identifiers.first { provider.publicTypeIdentifiers.contains($0) }
      return identifier.map { (provider, $0) }
    }
    let usable = type.hasPrefix("text/") ? wanted[...] : wanted.prefix(1)
    let separator = type == "text/uri-list" ? "\r\n" : "\n"
    guard !usable.isEmpty else { return completion(nil) }
    var parts: [Int: Data] = [:]
    var remaining = usable.count
    for (index, (provider, identifier)) in usable.enumerated() {
      let answer = { @MainActor (data: Data?) in
        parts[index] = data
        remaining -= 1
        guard remaining == 0 else { return }
        let found = parts.sorted { $0.key < $1.key }.map(\.value)
        completion(found.isEmpty ? nil : Data(found.joined(separator: Data(separator.utf8))))
      }
      provider.loadDataRepresentation(forTypeIdentifier: identifier) { data, _ in
        MainActor.runSoon { answer(data) }
      }
    }
  }
}
