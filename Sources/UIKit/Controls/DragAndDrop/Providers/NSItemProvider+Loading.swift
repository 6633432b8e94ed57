import Dispatch
public import Foundation
import Synchronization

extension NSItemProvider {
  /// Loads the form of a type as data.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type; a form that is a kind of it does as well.
  ///   - completionHandler: Called once with the data, or with an error where there is none.
  /// - Returns: How far the loading has come, as far as the handler that makes the form says.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let finish = OnceOnly(completionHandler)
    guard let representation = representation(for: typeIdentifier) else {
      finish.call(nil, Self.missing(typeIdentifier))
      return .finished
    }
    switch representation.source {
    case .data(let load):
      return load { data, error in
        finish.call(data, data == nil ? error ?? Self.missing(typeIdentifier) : nil)
      } ?? .finished
    case .file(let load):
      return load { url, _, error in
        guard let url else { return finish.call(nil, error ?? Self.missing(typeIdentifier)) }
        do {
          // A large file is not read into memory before it is looked at.
          finish.call(try Data(contentsOf: url, options: .mappedIfSafe), nil)
        } catch {
          finish.call(nil, error)
        }
      } ?? .finished
    }
  }

  /// Loads the form of a type as a file.
  ///
  /// The file is a copy in a folder of its own, with the suggested name, and is removed when the handler has returned: move it, or open
  /// it, in the handler. Files are copied on another thread.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let finish = OnceOnly(completionHandler)
    guard let representation = representation(for: typeIdentifier) else {
      finish.call(nil, Self.missing(typeIdentifier))
      return .finished
    }
    let name = fileName(for: representation.identifier)
    switch representation.source {
    case .data(let load):
      return load { data, error in
        guard let data else { return finish.call(nil, error ?? Self.missing(typeIdentifier)) }
        Self.withTemporaryFile(named: name, finish) { try data.write(to: $0) }
      } ?? .finished
    case .file(let load):
      return load { url, _, error in
        guard let url else { return finish.call(nil, error ?? Self.missing(typeIdentifier)) }
        DispatchQueue.global(qos: .userInitiated).async {
          let name = self.suggestedName == nil ? url.lastPathComponent : name
          Self.withTemporaryFile(named: name, finish) {
            try FileManager.default.copyItem(at: url, to: $0)
          }
        }
      } ?? .finished
    }
  }

  /// Writes a file into a folder of its own, hands it out and removes it.
  private static func withTemporaryFile(
    named name: String,
    _ finish: OnceOnly<URL>,
    _ write: (URL) throws -> Void
  ) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ItemProvider-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent(name)
      try write(file)
      finish.call(file, nil)
    } catch {
      finish.call(nil, error)
    }
  }

  /// A name that a file can have: slashes become dashes, and no name is longer than a file system takes.
  private func fileName(for identifier: String) -> String {
    var name = (suggestedName ?? "").replacing("/", with: "-").replacing("\0", with: "")
    while name.utf8.count > 200 { name.removeLast() }
    if name.isEmpty || name == "." || name == ".." { name = "Item" }
    let hasExtension = !URL(fileURLWithPath: name).pathExtension.isEmpty
    guard !hasExtension, let suffix = TypeConformance.fileExtension(of: identifier) else {
      return name
    }
    return "\(name).\(suffix)"
  }

  static func missing(_ identifier: String) -> any Error {
    error(.itemUnavailableError, "There is no form of the type \(identifier).")
  }
}

extension Progress {
  /// The progress of what is there already.
  fileprivate static var finished: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}

/// A completion handler that is called once, however often an answer is given.
final class OnceOnly<Value>: Sendable {
  typealias Handler = @Sendable (Value?, (any Error)?) -> Void

  private let handler: Mutex<Handler?>

  init(_ handler: @escaping Handler) { self.handler = Mutex(handler) }

  func call(_ value: Value?, _ error: (any Error)?) {
    let handler = handler.withLock { handler -> Handler? in
      defer { handler = nil }
      return handler
    }
    handler?(value, error)
  }
}
