public import TesseraCore

/// One call of a collection view to its layout, with what was answered.
public struct LayoutCall: Hashable, Sendable {
  /// The name of the method, as in Apple's documentation.
  public let name: String
  /// The arguments of the call, in order.
  public let arguments: [Value]
  /// The result of the call; `nil` for a method without a result.
  public let answer: Value?

  /// The index space of a path.
  public enum IndexSpace: String, Hashable, Sendable {
    /// That of the data before an update.
    case before = "old"
    /// That of the data after it; outside of updates there is no other.
    case after = "new"
  }

  /// The path of an item or of a section, and its index space.
  public struct Path: Hashable, Sendable {
    /// The indices: a section and an item, or one index for an element of the whole layout.
    public let indices: [Int]
    /// The index space of the paths.
    public let space: IndexSpace
  }

  /// An element, and where a layout places it.
  public struct Element: Hashable, Sendable {
    /// `cell`, or the kind of a supplementary or decoration view.
    public let kind: String
    /// The path of the element.
    public let path: Path
    /// Its frame in the coordinates of the layout, in points, to a thousandth.
    public let frame: Rect
    /// Its opacity.
    public let alpha: Double
    /// Its depth.
    public let zIndex: Int
    /// Whether it is hidden.
    public let isHidden: Bool
  }

  /// One change of an update.
  public struct Change: Hashable, Sendable {
    /// `insert`, `delete`, `reload` or `move`.
    public let action: String
    /// The path before.
    ///
    /// That of a section has one index; there is none for an insertion.
    public let before: Path?
    /// The path after, or `nil` for a deletion.
    public let after: Path?
  }

  /// The invalidation that a context describes.
  public struct Invalidation: Hashable, Sendable {
    /// Whether everything is new.
    public let everything: Bool
    /// Whether counts have to be asked for again.
    public let counts: Bool
    /// The adjustment of the content offset.
    public let offsetAdjustment: Point
    /// The adjustment of the content size.
    public let sizeAdjustment: Size
    /// The elements that are named.
    public let paths: [Path]
  }

  /// An argument or an answer.
  public enum Value: Hashable, Sendable {
    /// No object.
    case none
    /// A Boolean.
    case flag(Bool)
    /// An offset or a velocity.
    case point(Point)
    /// A size.
    case size(Size)
    /// A rectangle.
    case rect(Rect)
    /// The kind of a view.
    case kind(String)
    /// The element that is asked for: `cell`, or the kind of a view, and its path.
    case path(String, Path)
    /// Paths that are answered.
    case paths([Path])
    /// An element with its place.
    case element(Element)
    /// Elements with their places, by kind and path.
    case elements([Element])
    /// The changes of an update.
    case changes([Change])
    /// An invalidation.
    case invalidation(Invalidation)
    /// Anything else, as it is printed.
    case other(String)
  }
}

extension LayoutCall: CustomStringConvertible {
  /// The call in one line, and a line for each element or change.
  public var description: String {
    var text = title
    if let answer { text += " → \(answer)" }
    for value in arguments + [answer].compactMap(\.self) {
      for line in value.lines { text += "\n  \(line)" }
    }
    return text
  }

  /// The name with the arguments.
  var title: String {
    guard !arguments.isEmpty else { return name }
    let words = name.dropLast(name.hasSuffix(")") ? 1 : 0).split(separator: "(", maxSplits: 1)
    let labels = words.count > 1 ? words[1].split(separator: ":") : []
    let handed = arguments.enumerated().map { index, value in
      index < labels.count ? "\(labels[index]): \(value)" : "\(value)"
    }
    return "\(words.first ?? "")(\(handed.joined(separator: ", ")))"
  }
}

extension LayoutCall.Path: CustomStringConvertible {
  /// The indices and the index space.
  public var description: String { "\(indices) \(space.rawValue)" }
}

extension LayoutCall.Element: CustomStringConvertible {
  /// The kind, the path, the frame, and what is unusual.
  public var description: String {
    var text = "\(kind) \(path)  \(frame.words)"
    if alpha != 1 { text += ", alpha \(alpha.words)" }
    if zIndex != 0 { text += ", zIndex \(zIndex)" }
    return text + (isHidden ? ", hidden" : "")
  }
}

extension LayoutCall.Change: CustomStringConvertible {
  /// The action and the paths.
  public var description: String {
    ([action] + [before, after].compactMap { $0?.description }).joined(separator: " ")
  }
}

extension LayoutCall.Value: CustomStringConvertible {
  /// The value in a few words; elements and changes are counted.
  public var description: String {
    switch self {
    case .none: "nil"
    case .flag(let flag): "\(flag)"
    case .point(let point): "(\(point.x.words), \(point.y.words))"
    case .size(let size): "\(size.width.words) × \(size.height.words)"
    case .rect(let rect): "(\(rect.words))"
    case .kind(let kind), .other(let kind): kind
    case .path(let kind, let path): "\(kind) \(path)"
    case .paths(let paths): "\(paths)"
    case .element(let element): "\(element)"
    case .elements(let elements): "\(elements.count) elements"
    case .changes(let changes): "\(changes.count) changes"
    case .invalidation(let invalidation): invalidation.words
    }
  }

  /// The values that take a line each.
  fileprivate var lines: [String] {
    switch self {
    case .elements(let elements): elements.map(\.description)
    case .changes(let changes): changes.map(\.description)
    default: []
    }
  }
}

extension LayoutCall.Invalidation {
  fileprivate var words: String {
    var words: [String] = []
    if everything { words.append("everything") } else if counts { words.append("counts") }
    if offsetAdjustment != Point(x: 0, y: 0) {
      words.append("offset + (\(offsetAdjustment.x.words), \(offsetAdjustment.y.words))")
    }
    if sizeAdjustment != Size(width: 0, height: 0) {
      words.append("size + \(sizeAdjustment.width.words) × \(sizeAdjustment.height.words)")
    }
    words += paths.map(\.description)
    return words.isEmpty ? "layout" : words.joined(separator: ", ")
  }
}

extension Rect {
  fileprivate var words: String { "\(x.words), \(y.words), \(width.words), \(height.words)" }
}

extension Double {
  /// The number without what is not needed of it.
  fileprivate var words: String {
    self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)"
  }
}
