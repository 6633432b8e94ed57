public import Foundation

/// Something that can be read from a form that an item provider holds.
public protocol NSItemProviderReading {
  /// The types that can be read, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Reads the data of a form.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Something that an item provider can write in one or more forms.
public protocol NSItemProviderWriting {
  /// The types of the forms, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// The types of the forms of this object; those of the class unless implemented.
  var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Writes a form; calls `completionHandler` once with the data, or with an error.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// The types of the class.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }
}

/// A value that is no object on Apple's platforms, such as a text: a completion handler gets it by its own type.
public protocol ItemProviderValue: NSItemProviderReading, Sendable {}

extension NSItemProvider {
  /// Adds all forms of an object, which is held.
  public func registerObject(
    _ object: any NSItemProviderWriting,
    visibility: RepresentationVisibility
  ) {
    nonisolated(unsafe) let object = object
    for identifier in object.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) {
        object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: $0)
      }
    }
  }

  /// Adds all forms of a class, an object of which is made when the first of them is asked for.
  public func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type,
    visibility: RepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        _ provide: @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    for identifier in aClass.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) { provide in
        loadHandler { object, error in
          guard let object else { return provide(nil, error) }
          _ = object.loadData(
            withTypeIdentifier: identifier,
            forItemProviderCompletionHandler: provide
          )
        }
      }
    }
  }

  /// Whether there is a form that a class reads.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    readableIdentifier(of: aClass) != nil
  }

  /// Loads an object of a class from the first form that it reads.
  ///
  /// - Parameters:
  ///   - aClass: The class.
  ///   - completionHandler: Called once with the object, or with an error where there is none.
  /// - Returns: How far the loading has come.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress { load(aClass, completionHandler) }

  /// Loads a text or an address from the first form that it is read from; see the method of the same name for objects.
  @discardableResult
  public func loadObject<Value: ItemProviderValue>(
    ofClass aClass: Value.Type,
    completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress {
    load(aClass) { value, error in completionHandler(value as? Value, error) }
  }

  private func readableIdentifier(of aClass: any NSItemProviderReading.Type) -> String? {
    aClass.readableTypeIdentifiersForItemProvider.first { hasItemConformingToTypeIdentifier($0) }
  }

  private func load(
    _ aClass: any NSItemProviderReading.Type,
    _ completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let wanted =
      readableIdentifier(of: aClass) ?? aClass.readableTypeIdentifiersForItemProvider.first
    let identifier = wanted ?? TypeConformance.data
    let found = representation(for: identifier)?.identifier ?? identifier
    nonisolated(unsafe) let aClass = aClass
    return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(
          try aClass.object(withItemProviderData: data, typeIdentifier: found),
          nil
        )
      } catch {
        completionHandler(nil, error)
      }
    }
  }
}
