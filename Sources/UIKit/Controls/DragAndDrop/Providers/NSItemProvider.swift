public import Foundation
import Synchronization

/// Holds one thing, such as a text or a picture, in one or more forms that are made when they are asked for.
///
/// Forms have type identifiers such as `"public.utf8-plain-text"`, the best first. Handlers that make a form run on the thread that asks
/// for it, and a completion handler on the thread on which the form is provided. A form that is provided twice counts once; one that
/// never is delays nothing.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// The programs that see a form.
  public enum RepresentationVisibility: Int, Sendable {
    /// Every program.
    case all
    /// Programs of the same team, which are this one here.
    case team
    /// Programs of the same group, which are this one here.
    case group
    /// This program.
    case ownProcess
  }

  /// The codes of the errors in `errorDomain`.
  public enum ErrorCode: Int, Sendable {
    /// Something else.
    case unknownError = -1
    /// There is no such form, or it could not be made.
    case itemUnavailableError = -1000
    /// The form is not of the class that was asked for.
    case unexpectedValueClassError = -1100
    /// The form cannot be read as that class.
    case unavailableCoercionError = -1200
  }

  /// The domain of the errors that providers make.
  public static let errorDomain = "NSItemProviderErrorDomain"

  struct Representation: Sendable {
    let identifier: String
    let visibility: RepresentationVisibility
    let source: Source

    enum Source: Sendable {
      case data(@Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?)
      case file(@Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?)
    }
  }

  private struct Contents: Sendable {
    var representations: [Representation] = []
    var name: String?
  }

  private let contents = Mutex(Contents())

  /// Creates a provider of nothing.
  public override init() { super.init() }

  /// Creates a provider of an object, in all the forms in which it writes itself.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of a file, by its content and by its address; `nil` for one that does not exist.
  public convenience init?(contentsOf fileURL: URL) {
    guard fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path)
    else { return nil }
    self.init()
    let identifier = TypeConformance.identifier(ofFileNamed: fileURL.lastPathComponent)
    registerFileRepresentation(forTypeIdentifier: identifier) { provide in
      provide(fileURL, false, nil)
      return nil
    }
    registerObject(fileURL, visibility: .all)
    suggestedName = fileURL.lastPathComponent
  }

  /// The types of all forms, in the order in which they were registered.
  open var registeredTypeIdentifiers: [String] {
    contents.withLock { $0.representations.map(\.identifier) }
  }

  /// The name for a file of the content; `nil` unless it was set.
  open var suggestedName: String? {
    get { contents.withLock { $0.name } }
    set { contents.withLock { $0.name = newValue } }
  }

  /// Whether there is a form of a type, or of a kind of that type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(for: typeIdentifier) != nil
  }

  /// Adds a form that is made as data by `loadHandler`; one of the same type is replaced.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: RepresentationVisibility = .all,
    loadHandler:
      @escaping @Sendable (_ provide: @escaping @Sendable (Data?, (any Error)?) -> Void) ->
      Progress?
  ) {
    add(
      Representation(
        identifier: typeIdentifier,
        visibility: visibility,
        source: .data(loadHandler)
      )
    )
  }

  /// Adds a form that is a file, whose address `loadHandler` provides; one of the same type is replaced.
  ///
  /// The Boolean that comes with the address, whether files are coordinated, has no meaning here.
  open func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: RepresentationVisibility = .all,
    loadHandler:
      @escaping @Sendable (_ provide: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void) ->
      Progress?
  ) {
    add(
      Representation(
        identifier: typeIdentifier,
        visibility: visibility,
        source: .file(loadHandler)
      )
    )
  }

  private func add(_ representation: Representation) {
    contents.withLock { contents in
      let index = contents.representations.firstIndex {
        $0.identifier == representation.identifier
      }
      if let index {
        contents.representations[index] = representation
      } else {
        contents.representations.append(representation)
      }
    }
  }

  /// The form that answers a request for a type: that of the type itself, or the first that is a kind of it.
  func representation(for identifier: String) -> Representation? {
    contents.withLock { contents in
      contents.representations.first { $0.identifier == identifier }
        ?? contents.representations.first {
          TypeConformance.conforms($0.identifier, to: identifier)
        }
    }
  }

  /// The types that other programs may ask for.
  var publicTypeIdentifiers: [String] {
    contents.withLock { $0.representations.filter { $0.visibility == .all }.map(\.identifier) }
  }
}

extension NSItemProvider {
  /// An error of the kind that loading ends with.
  static func error(_ code: ErrorCode, _ reason: String) -> any Error {
    NSError(
      domain: errorDomain,
      code: code.rawValue,
      userInfo: [NSLocalizedDescriptionKey: reason]
    )
  }
}
