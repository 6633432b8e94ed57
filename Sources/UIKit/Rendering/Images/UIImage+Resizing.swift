import CoreGraphics
import Foundation

/// Which parts of a picture keep their size when it is stretched, and how the others fill the room.
struct ImageCaps: Hashable, Sendable {
  var insets: UIEdgeInsets
  var mode: UIImage.ResizingMode
}

extension UIImage {
  /// The ways in which the middle of a resizable picture fills the available space.
  public enum ResizingMode: Int, Sendable {
    /// Side by side, as often as it takes.
    case tile
    /// Stretched.
    case stretch
  }

  /// The distances from the edges in which the picture keeps its size; zero unless it is resizable.
  public var capInsets: UIEdgeInsets { look.caps?.insets ?? .zero }

  /// The way in which the middle of the picture fills the available space; `tile` unless it was made resizable in another way.
  public var resizingMode: ResizingMode { look.caps?.mode ?? .tile }

  /// What a view shows for the picture in `rect`, with the edges that keep their size.
  func capped(by caps: ImageCaps, in rect: CGRect, tint: UIBackendColor?) -> UIBackendDrawing? {
    guard let picture = recorded(templateColor: nil) else { return nil }
    let bounds = CGRect(origin: .zero, size: rect.size)
    let list = UIBackendDisplayList(bounds: bounds) { context in
      context.draw(picture, of: size, in: bounds, caps: caps)
    }
    return .list(list, rect: rect, tint: tint)
  }
}

extension CGContext {
  /// Draws a picture of `size` over `rect`, with edges that keep their size.
  func draw(
    _ picture: UIBackendDisplayList.Picture,
    of size: CGSize,
    in rect: CGRect,
    caps: ImageCaps
  ) {
    let columns = ImageBand.bands(
      of: size.width,
      over: rect.minX..<max(rect.minX, rect.maxX),
      caps: (caps.insets.left, caps.insets.right),
      mode: caps.mode
    )
    let rows = ImageBand.bands(
      of: size.height,
      over: rect.minY..<max(rect.minY, rect.maxY),
      caps: (caps.insets.top, caps.insets.bottom),
      mode: caps.mode
    )
    for row in rows {
      for column in columns {
        var part = picture
        part.part = CGRect(
          x: column.source.lowerBound,
          y: row.source.lowerBound,
          width: column.source.upperBound - column.source.lowerBound,
          height: row.source.upperBound - row.source.lowerBound
        )
        let place = CGRect(
          x: column.target.lowerBound,
          y: row.target.lowerBound,
          width: column.target.upperBound - column.target.lowerBound,
          height: row.target.upperBound - row.target.lowerBound
        )
        draw(part, in: place)
      }
    }
  }
}

/// A part of a picture in one direction, as shares of it, and where it is drawn.
private struct ImageBand {
  let source: Range<CGFloat>
  let target: Range<CGFloat>

  private static let maximumTileCount: CGFloat = 1000

  /// The bands that a picture of `length` is drawn in.
  static func bands(
    of length: CGFloat,
    over target: Range<CGFloat>,
    caps: (first: CGFloat, last: CGFloat),
    mode: UIImage.ResizingMode
  ) -> [ImageBand] {
    let available = target.upperBound - target.lowerBound
    guard length > 0, available > 0 else { return [] }
    let sum = caps.first + caps.last
    let sourceShare = sum > length ? length / sum : 1
    let (first, last) = (caps.first * sourceShare, caps.last * sourceShare)
    // Where there is no room for the edges they are smaller, and nothing is between them.
    let targetShare = first + last > available ? available / (first + last) : 1
    let start = target.lowerBound + first * targetShare
    let end = max(start, target.upperBound - last * targetShare)
    var bands: [ImageBand] = []
    func add(_ from: CGFloat, _ to: CGFloat, _ low: CGFloat, _ high: CGFloat) {
      guard to - from > 1e-6, high - low > 1e-6 else { return }
      bands.append(ImageBand(source: (from / length)..<(to / length), target: low..<high))
    }
    add(0, first, target.lowerBound, start)
    let middle = length - first - last
    if mode == .tile, middle > 0, (end - start) / middle <= maximumTileCount {
      for index in 0..<Int(((end - start) / middle).rounded(.up)) {
        let low = start + CGFloat(index) * middle
        let width = min(middle, end - low)
        add(first, first + width, low, low + width)
      }
    } else {
      add(first, length - last, start, end)
    }
    add(length - last, length, end, target.upperBound)
    return bands
  }
}
