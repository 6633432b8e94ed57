public import CoreGraphics
public import Foundation
public import UIKit

/// A paragraph of text.
public struct Text: Hashable, Sendable, WidgetHashable, WidgetPresentable {
  /// The text.
  public var string: String
  /// The purpose of the text, which decides its font.
  public var style: UIFont.TextStyle
  /// The weight of the letters; `nil` for that of the style.
  public var weight: UIFont.Weight?
  /// Its colour.
  public var color: UIColor
  /// The maximum number of lines; 0 for all.
  public var lineLimit: Int

  /// A paragraph.
  public init(
    _ string: String,
    style: UIFont.TextStyle = .body,
    weight: UIFont.Weight? = nil,
    color: UIColor = .label,
    lineLimit: Int = 0
  ) {
    self.string = string
    self.style = style
    self.weight = weight
    self.color = color
    self.lineLimit = lineLimit
  }

  /// A cell with a label.
  @preconcurrency @MainActor
  public func widgetCell(
    collectionView: UICollectionView,
    indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell: WidgetCell<UILabel> = collectionView.cellDequeueSafely(indexPath: indexPath)
    show(in: cell.makeViewIfNeeded())
    return cell
  }

  /// The size of a label in the width.
  @preconcurrency @MainActor
  public func widgetSize(containerWidth: CGFloat) -> CGSize {
    show(in: TextSample.label)
    let room = CGSize(width: max(0, containerWidth), height: .greatestFiniteMagnitude)
    let size = TextSample.label.sizeThatFits(room)
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// Returns an estimate from the number of letters, as if each were half as wide as high.
  @preconcurrency @MainActor
  public func widgetSizeEstimated(containerWidth: CGFloat) -> CGSize? {
    let font = TextSample.extent(of: style)
    let length = CGFloat(string.utf8.count) * font.pointSize / 2
    guard containerWidth > 0 else { return nil }
    let lines = max(1, (length / containerWidth).rounded(.up))
    let shown = lineLimit > 0 ? min(lines, CGFloat(lineLimit)) : lines
    return CGSize(
      width: min(length, containerWidth),
      height: (shown * font.lineHeight).rounded(.up)
    )
  }

  /// The size of a label in the width, measured without one; `nil` if only a label can tell.
  ///
  /// Away from the main thread a limit is a height, which is a number of lines only where all are as high as the font says.
  /// Letters that other fonts show, or none, have lines of other heights.
  @preconcurrency @MainActor
  public func widgetSizeComputation(containerWidth: CGFloat) -> (@Sendable () -> CGSize)? {
    guard lineLimit <= 0 || string.utf8.allSatisfy(\.isInEveryFont) else { return nil }
    let (font, string, lineLimit) = (font, string, lineLimit)
    return { font.extent(of: string, width: containerWidth, lineLimit: lineLimit) }
  }

  private var font: UIFont {
    let font = UIFont.preferredFont(forTextStyle: style)
    return weight.map { .systemFont(ofSize: font.pointSize, weight: $0) } ?? font
  }

  @MainActor
  private func show(in label: UILabel) {
    label.font = font
    label.textColor = color
    label.numberOfLines = max(0, lineLimit)
    label.text = string
  }
}

/// The title of something.
public struct Title: Hashable, WidgetHashable, WidgetPresentable {
  /// The object whose title it is.
  public let object: AnyHashable
  private let text: Text

  /// The title of an object, which is its description; two titles are equal if their objects are.
  public init(object: some Hashable & CustomStringConvertible) {
    self.object = AnyHashable(object)
    text = Text(object.description, style: .title3)
  }

  /// A cell with a label.
  @preconcurrency @MainActor
  public func widgetCell(
    collectionView: UICollectionView,
    indexPath: IndexPath
  ) -> UICollectionViewCell {
    text.widgetCell(collectionView: collectionView, indexPath: indexPath)
  }

  /// The size of a label in the width.
  @preconcurrency @MainActor
  public func widgetSize(containerWidth: CGFloat) -> CGSize {
    text.widgetSize(containerWidth: containerWidth)
  }

  /// Returns an estimate from the number of letters.
  @preconcurrency @MainActor
  public func widgetSizeEstimated(containerWidth: CGFloat) -> CGSize? {
    text.widgetSizeEstimated(containerWidth: containerWidth)
  }

  /// The size of a label in the width, measured without one.
  @preconcurrency @MainActor
  public func widgetSizeComputation(containerWidth: CGFloat) -> (@Sendable () -> CGSize)? {
    text.widgetSizeComputation(containerWidth: containerWidth)
  }
}

/// The words above a part of a list, on one line.
public struct Header: Hashable, Sendable, WidgetHashable, WidgetPresentable {
  /// The words.
  public var string: String

  /// A header.
  public init(string: String) { self.string = string }

  private static let margin: CGFloat = 8

  private var text: Text { Text(string, style: .headline, color: .secondaryLabel, lineLimit: 1) }

  /// A cell with a label.
  @preconcurrency @MainActor
  public func widgetCell(
    collectionView: UICollectionView,
    indexPath: IndexPath
  ) -> UICollectionViewCell {
    text.widgetCell(collectionView: collectionView, indexPath: indexPath)
  }

  /// The height of a line with margins, and as wide as the container.
  @preconcurrency @MainActor
  public func widgetSize(containerWidth: CGFloat) -> CGSize {
    let line = UIFont.preferredFont(forTextStyle: .headline).lineHeight
    return CGSize(width: containerWidth, height: line.rounded(.up) + 2 * Self.margin)
  }

  /// The size.
  @preconcurrency @MainActor
  public func widgetSizePredefined(containerWidth: CGFloat) -> CGSize? {
    widgetSize(containerWidth: containerWidth)
  }
}

extension UInt8 {
  /// Whether it is a letter of ASCII that can be seen, a space or the end of a line.
  fileprivate var isInEveryFont: Bool { self == 0x0A || (0x20..<0x7F).contains(self) }
}

extension UIFont {
  /// The size of a label with `string` in a width, in whole points; callable on any thread.
  ///
  /// A width of 0 or less is no limit, as for a label; `lineLimit` is a number of lines, or 0 for all.
  fileprivate func extent(of string: String, width: CGFloat, lineLimit: Int) -> CGSize {
    guard !string.isEmpty else { return .zero }
    var room = CGSize(width: max(0, width), height: .greatestFiniteMagnitude)
    var options = NSStringDrawingOptions([.usesLineFragmentOrigin, .usesFontLeading])
    if lineLimit > 0 {
      // Half a line more than those that are shown, so that rounding counts for nothing.
      room.height = (CGFloat(lineLimit) + 0.5) * lineHeight
      options.insert(.truncatesLastVisibleLine)
    }
    let rect = (string as NSString).boundingRect(
      with: room,
      options: options,
      attributes: [.font: self],
      context: nil
    )
    return CGSize(width: rect.width.rounded(.up), height: rect.height.rounded(.up))
  }
}

/// The label that texts are measured with.
@MainActor
private enum TextSample {
  static let label = UILabel(frame: .zero)
  private static var extents: [UIFont.TextStyle: (pointSize: CGFloat, lineHeight: CGFloat)] = [:]

  /// How large the letters of a style were when it was first used; good enough for estimates.
  static func extent(of style: UIFont.TextStyle) -> (pointSize: CGFloat, lineHeight: CGFloat) {
    if let known = extents[style] { return known }
    let font = UIFont.preferredFont(forTextStyle: style)
    let extent = (font.pointSize, font.lineHeight)
    extents[style] = extent
    return extent
  }
}
