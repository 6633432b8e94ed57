/// The path of a file as the system knows it: bytes, which need not be UTF-8.
public struct FilePath: Hashable, Sendable {
  private let bytes: [UInt8]

  /// Takes the bytes of `path`; slashes at the end of it do not count.
  public init(_ path: String) { self.init(bytes: Array(path.utf8)) }

  private init(bytes: [UInt8]) {
    let end = bytes.lastIndex { $0 != UInt8(ascii: "/") }
    self.bytes = end.map { Array(bytes[...$0]) } ?? Array(bytes.prefix(1))
  }

  /// The path for showing; bytes that are no UTF-8 are replacement characters, so that different
  /// paths may look alike.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The part after the last slash, for showing; that of the root folder is a slash.
  public var name: String {
    let name = bytes.split(separator: UInt8(ascii: "/")).last ?? bytes[...]
    return String(decoding: name, as: UTF8.self)
  }

  /// The path of the folder this lies in; `nil` for the root folder and for a bare name.
  public var parent: FilePath? {
    guard bytes.count > 1, let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return FilePath(bytes: Array(bytes[...slash]))
  }

  /// The path of what is called `name` in this folder.
  func appending(_ name: [UInt8]) -> FilePath {
    let isRoot = bytes == [UInt8(ascii: "/")]
    return FilePath(bytes: bytes + (isRoot ? [] : [UInt8(ascii: "/")]) + name)
  }

  /// Calls `body` with the path as functions of the C library take it.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let characters = bytes.map { CChar(bitPattern: $0) } + [0]
    return characters.withUnsafeBufferPointer { buffer in
      // The buffer holds at least the zero at the end.
      buffer.baseAddress.map { body($0) } ?? body("")
    }
  }
}
