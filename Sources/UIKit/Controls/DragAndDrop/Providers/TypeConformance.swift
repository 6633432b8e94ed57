import Foundation

/// The meaning of type identifiers: which of them are kinds of others, and which MIME types and file names they stand for.
///
/// An identifier that is not in the table, such as one of the app's own or a MIME type, is a kind of itself and of `public.data`.
enum TypeConformance {
  static let text = "public.utf8-plain-text"
  static let url = "public.url"
  static let fileURL = "public.file-url"
  static let png = "public.png"
  static let data = "public.data"

  private static let parents: [String: [String]] = [
    "public.utf8-plain-text": ["public.plain-text"],
    "public.utf16-plain-text": ["public.plain-text"],
    "public.plain-text": ["public.text"],
    "public.html": ["public.text"],
    "public.rtf": ["public.text"],
    "public.json": ["public.text"],
    "public.xml": ["public.text"],
    "public.text": ["public.data", "public.content"],
    "public.file-url": ["public.url"],
    "public.url": ["public.data"],
    "public.png": ["public.image"],
    "public.jpeg": ["public.image"],
    "public.tiff": ["public.image"],
    "com.compuserve.gif": ["public.image"],
    "public.svg-image": ["public.image"],
    "public.image": ["public.data", "public.content"],
    "com.adobe.pdf": ["public.data", "public.content"],
    "public.content": ["public.item"],
    "public.data": ["public.item"],
  ]

  /// Whether what has the type `identifier` is of the type `other` too.
  static func conforms(_ identifier: String, to other: String) -> Bool {
    if identifier == other { return true }
    guard let parents = parents[identifier] else {
      return other == data || other == "public.item"
    }
    return parents.contains { conforms($0, to: other) }
  }

  private static let extensions: [String: String] = [
    "txt": "public.plain-text", "html": "public.html", "json": "public.json", "xml": "public.xml",
    "png": png, "jpg": "public.jpeg", "jpeg": "public.jpeg", "gif": "com.compuserve.gif",
    "tiff": "public.tiff", "svg": "public.svg-image", "pdf": "com.adobe.pdf", "rtf": "public.rtf",
  ]

  /// The type of a file with a name; `public.data` where its extension says nothing.
  static func identifier(ofFileNamed name: String) -> String {
    extensions[URL(fileURLWithPath: name).pathExtension.lowercased()] ?? data
  }

  /// The extension of a file of a type; `nil` where none is known.
  static func fileExtension(of identifier: String) -> String? {
    if identifier == text { return "txt" }
    return extensions.filter { $0.value == identifier }.map(\.key).min()
  }

  /// The MIME types that the desktop knows an identifier by, the best first.
  static func mimeTypes(of identifier: String) -> [String] {
    switch identifier {
    case text: ["text/plain;charset=utf-8", "text/plain"]
    case url, fileURL: ["text/uri-list"]
    case "public.html": ["text/html"]
    case png: ["image/png"]
    case "public.jpeg": ["image/jpeg"]
    case "com.compuserve.gif": ["image/gif"]
    case "com.adobe.pdf": ["application/pdf"]
    case "public.json": ["application/json"]
    default: identifier.contains("/") ? [identifier] : []
    }
  }

  /// The identifier that stands for a MIME type; the type itself where there is none.
  static func identifier(ofMIMEType type: String) -> String {
    switch type {
    case "text/plain", "text/plain;charset=utf-8", "UTF8_STRING": text
    case "text/uri-list": fileURL
    case "text/html": "public.html"
    case "image/png": png
    case "image/jpeg": "public.jpeg"
    case "image/gif": "com.compuserve.gif"
    case "application/pdf": "com.adobe.pdf"
    case "application/json": "public.json"
    default: type
    }
  }
}
