public import Foundation

/// Texts, addresses and pictures that are copied within the program and between programs.
///
/// The general pasteboard is the clipboard of the desktop, which fields and text views use too. What another program has copied is read
/// when it is asked for, which waits for that program for a second at most. Of several items other programs get the first,
/// or the lines of texts.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The names of pasteboards.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of the general pasteboard.
    public static let general = Name("general")
  }

  /// Posted when the program has changed a pasteboard.
  nonisolated public static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification"
  )
  /// Posted when the program has removed a pasteboard.
  nonisolated public static let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification"
  )

  /// The clipboard of the desktop.
  public static let general = UIPasteboard(.general, Storage())

  /// The name.
  open private(set) var name: Name
  private let storage: Storage

  /// The contents of a pasteboard, which all objects with its name share.
  private final class Storage {
    var items: [PasteboardItem] = []
    var changeCount = 0
  }

  private static var named: [Name: Storage] = [:]

  private init(_ name: Name, _ storage: Storage) {
    self.name = name
    self.storage = storage
  }

  /// Creates the pasteboard of the program with a name; `nil` if there is none and none is to be made.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    let known = pasteboardName == .general ? Self.general.storage : Self.named[pasteboardName]
    guard let storage = known ?? (create ? Storage() : nil) else { return nil }
    if pasteboardName != .general { Self.named[pasteboardName] = storage }
    self.init(pasteboardName, storage)
  }

  /// Makes a pasteboard of the program, whose name no other one has.
  public class func withUniqueName() -> UIPasteboard {
    let board = UIPasteboard(Name(UUID().uuidString), Storage())
    named[board.name] = board.storage
    return board
  }

  /// Removes a pasteboard of the program with its contents; the general one stays.
  public class func remove(withName pasteboardName: Name) {
    guard let storage = named.removeValue(forKey: pasteboardName) else { return }
    storage.items = []
    NotificationCenter.default.post(
      name: removedNotification,
      object: UIPasteboard(pasteboardName, storage)
    )
  }

  private var desktop: (any UIBackendPasteboard)? {
    name == .general ? UIApplication.shared.backend.pasteboard : nil
  }

  /// A number that grows with each change, by this program or another.
  open var changeCount: Int { desktop?.changeCount ?? storage.changeCount }

  private var content: [PasteboardItem] {
    get {
      guard let desktop, !desktop.isOwn else { return storage.items }
      let item = PasteboardItem(desktop.types) { desktop.data(ofType: $0) }
      return item.forms.isEmpty ? [] : [item]
    }
    set {
      storage.items = newValue
      storage.changeCount += 1
      desktop?.write(newValue.forOthers)
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  /// The types of the contents, without reading what another program has.
  private var forms: [[String]] {
    guard let desktop, !desktop.isOwn else { return storage.items.map { $0.forms.keys.sorted() } }
    let types = PasteboardItem(desktop.types) { _ in Data() }.forms.keys.sorted()
    return types.isEmpty ? [] : [types]
  }

  // MARK: - Values

  /// The text of the first item that has one; setting it replaces the contents, and `nil` removes them.
  open var string: String? {
    get { content.lazy.compactMap(\.text).first }
    set { content = newValue.map { [PasteboardItem(text: $0)] } ?? [] }
  }

  /// The texts of the items that have one; `nil` without any.
  open var strings: [String]? {
    get { content.compactMap(\.text).nonEmpty }
    set { content = (newValue ?? []).map { PasteboardItem(text: $0) } }
  }

  /// The address of the first item that has one; setting it replaces the contents, and `nil` removes them.
  open var url: URL? {
    get { content.lazy.compactMap(\.url).first }
    set { content = newValue.map { [PasteboardItem(url: $0)] } ?? [] }
  }

  /// The addresses of the items that have one; `nil` without any.
  open var urls: [URL]? {
    get { content.compactMap(\.url).nonEmpty }
    set { content = (newValue ?? []).map { PasteboardItem(url: $0) } }
  }

  /// The picture of the first item that has one; setting it replaces the contents, and `nil` removes them.
  open var image: UIImage? {
    get { content.lazy.compactMap(\.image).first }
    set { content = newValue.flatMap { PasteboardItem(image: $0) }.map { [$0] } ?? [] }
  }

  /// The pictures of the items that have one; `nil` without any.
  open var images: [UIImage]? {
    get { content.compactMap(\.image).nonEmpty }
    set { content = (newValue ?? []).compactMap { PasteboardItem(image: $0) } }
  }

  /// Whether an item has a text; nothing is read.
  open var hasStrings: Bool { contains { TypeConformance.conforms($0, to: "public.text") } }
  /// Whether an item is an address; nothing is read, and a text counts as none.
  open var hasURLs: Bool { contains { TypeConformance.conforms($0, to: TypeConformance.url) } }
  /// Whether an item has a picture; nothing is read.
  open var hasImages: Bool { contains { TypeConformance.conforms($0, to: "public.image") } }

  private func contains(_ condition: (String) -> Bool) -> Bool {
    forms.contains { $0.contains(where: condition) }
  }

  // MARK: - Types

  /// The number of items.
  open var numberOfItems: Int { forms.count }

  /// The types of the first item.
  open var types: [String] { forms.first ?? [] }

  /// Whether the first item has one of some types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    types.contains { type in
      pasteboardTypes.contains { TypeConformance.conforms(type, to: $0) }
    }
  }

  /// Returns the data of the first item in a type; `nil` where it has none.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    content.first?.forms[pasteboardType]
  }

  /// Returns a text, an address, a picture or data of the first item, as its type says.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    guard let data = data(forPasteboardType: pasteboardType) else { return nil }
    let item = PasteboardItem([pasteboardType: data])
    if TypeConformance.conforms(pasteboardType, to: TypeConformance.url) { return item.url }
    if TypeConformance.conforms(pasteboardType, to: "public.text") { return item.text }
    if item.hasImage { return UIImage(data: data) }
    return data
  }

  /// Replaces the contents by data of a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    content = [PasteboardItem([pasteboardType: data])]
  }

  /// Replaces the contents by a text, an address, a picture or data; other values change nothing.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    switch value {
    case let data as Data: setData(data, forPasteboardType: pasteboardType)
    case let text as String: setData(Data(text.utf8), forPasteboardType: pasteboardType)
    case let url as URL:
      setData(Data(url.absoluteString.utf8), forPasteboardType: pasteboardType)
    case let image as UIImage:
      let data = pasteboardType == "public.jpeg" ? image.jpegData(compressionQuality: 0.9) : nil
      if let data = data ?? image.pngData() { setData(data, forPasteboardType: pasteboardType) }
    default: break
    }
  }
}

extension [PasteboardItem] {
  /// The content for other programs, by media types.
  fileprivate var forOthers: [String: Data] {
    guard count > 1 else { return first?.media ?? [:] }
    var media = first?.media ?? [:]
    let lines = compactMap(\.text).joined(separator: "\n")
    if !lines.isEmpty { media.merge(PasteboardItem(text: lines).media) { $1 } }
    return media
  }
}

extension Array {
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
