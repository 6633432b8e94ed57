public import Foundation

// Values that can be dragged without code of the app's: texts, addresses and pictures.

extension String: NSItemProviderWriting, ItemProviderValue {
  /// Text in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeConformance.text] }

  /// Text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [TypeConformance.text, "public.plain-text", "public.text"]
  }

  /// Writes the text in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(utf8), nil)
    return nil
  }

  /// Reads text; bytes that are not UTF-8 are an error.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws
    -> String
  {
    guard let text = String(data: data, encoding: .utf8) else {
      throw NSItemProvider.error(
        .unavailableCoercionError,
        "\(data.count) bytes of the type \(typeIdentifier) are not UTF-8."
      )
    }
    return text
  }
}

extension URL: NSItemProviderWriting, ItemProviderValue {
  /// An address, or that of a file.
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeConformance.url] }

  /// An address; for a file that of a file.
  public var writableTypeIdentifiersForItemProvider: [String] {
    [isFileURL ? TypeConformance.fileURL : TypeConformance.url]
  }

  /// An address.
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeConformance.url] }

  /// Writes the address, with everything escaped that an address cannot have, such as a newline in the name of a file.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  /// Reads an address, the first where there are several in lines.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> URL {
    let text = String(data: data, encoding: .utf8) ?? ""
    let line = text.split(whereSeparator: \.isNewline).first { !$0.hasPrefix("#") }
    guard let line, let url = URL(string: String(line)) else {
      throw NSItemProvider.error(
        .unavailableCoercionError,
        "\(data.count) bytes of the type \(typeIdentifier) are no address."
      )
    }
    return url
  }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// Text in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    String.writableTypeIdentifiersForItemProvider
  }

  /// Text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    String.readableTypeIdentifiersForItemProvider
  }

  /// Writes the text in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    substring(from: 0).loadData(
      withTypeIdentifier: typeIdentifier,
      forItemProviderCompletionHandler: completionHandler
    )
  }

  /// Reads text; bytes that are not UTF-8 are an error.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    let text = try String.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
    return try NSItemProvider.object(NSString(string: text), as: Self.self)
  }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// A PNG file.
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeConformance.png] }

  /// A PNG, JPEG or GIF file, or another that the backend decodes.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [TypeConformance.png, "public.jpeg", "com.compuserve.gif", "public.image"]
  }

  /// Writes a PNG file; an error where the backend makes no pixels.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = pngData()
    let error = NSItemProvider.error(.itemUnavailableError, "The picture has no pixels.")
    completionHandler(data, data == nil ? error : nil)
    return nil
  }

  /// Reads a picture; bytes that are none are an error.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let image = UIImage(data: data) else {
      throw NSItemProvider.error(
        .unavailableCoercionError,
        "\(data.count) bytes of the type \(typeIdentifier) are no picture."
      )
    }
    return try NSItemProvider.object(image, as: Self.self)
  }
}

extension NSItemProvider {
  /// An object as one of a class; an error where it is of another.
  fileprivate static func object<Object>(_ object: Any, as type: Object.Type) throws -> Object {
    guard let object = object as? Object else {
      throw error(.unexpectedValueClassError, "A \(type) was asked for.")
    }
    return object
  }
}
