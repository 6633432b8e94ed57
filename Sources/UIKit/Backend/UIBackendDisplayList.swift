public import CoreGraphics
public import Foundation

/// A recorded drawing: steps that are replayed in order, at any scale.
///
/// It is one picture: blend modes mix steps with those before, and not with what is behind the picture.
public struct UIBackendDisplayList: Hashable, Sendable {
  /// The rectangle that is shown, in the coordinates of the steps; nothing outside of it is.
  public var bounds: CGRect
  /// The steps of the drawing, back to front.
  public var steps: [Step]

  /// Creates a list.
  public init(bounds: CGRect, steps: [Step]) {
    self.bounds = bounds
    self.steps = steps
  }

  /// One thing that is drawn, or a change of what is shown of those that follow.
  ///
  /// Transforms take the coordinates of a step to those of the list.
  public enum Step: Hashable, Sendable {
    /// Keeps in mind what is shown.
    case saveClip
    /// Goes back to what was shown at the `saveClip` that belongs to it.
    case restoreClip
    /// Shows only what is inside of a path from now on, of what was shown until now.
    case clip(UIBackendPath, rule: CGPathFillRule)
    /// A path that is filled, drawn along, or both.
    case shape(UIBackendShape, CGAffineTransform, Composition)
    /// A gradient over everything that is shown.
    case shading(Shading, CGAffineTransform, Composition)
    /// A text with its top left corner at `origin`.
    case text(Text, origin: CGPoint, CGAffineTransform, Composition)
    /// A picture stretched over a rectangle.
    case picture(Picture, in: CGRect, CGAffineTransform, Composition)
    /// Mixes the steps up to the matching `endGroup` with those before as one picture.
    case beginGroup(Composition)
    /// Ends a group.
    case endGroup
  }

  /// The way in which a step is mixed with what was drawn before.
  public struct Composition: Hashable, Sendable {
    /// The opacity, 0…1.
    public var opacity: Double
    /// The blend mode of the colours.
    public var blendMode: CGBlendMode
    /// The shadow that it casts, in the coordinates of the list; it has no path.
    public var shadow: UIBackendShadow?

    /// Creates a composition; without arguments, of what covers what is behind it.
    public init(
      opacity: Double = 1,
      blendMode: CGBlendMode = .normal,
      shadow: UIBackendShadow? = nil
    ) {
      self.opacity = opacity
      self.blendMode = blendMode
      self.shadow = shadow
    }
  }

  /// A gradient from one place to another.
  public struct Shading: Hashable, Sendable {
    /// The geometry along which the colours change.
    public enum Way: Hashable, Sendable {
      /// Along a line, and not across it.
      case linear(from: CGPoint, to: CGPoint)
      /// From one circle to another.
      case radial(from: CGPoint, radius: CGFloat, to: CGPoint, endRadius: CGFloat)
    }

    /// The geometry along which the colours change.
    public var way: Way
    /// The colours with their places, 0…1, in their order; at least one.
    public var stops: [UIBackendGradient.Stop]
    /// Whether the first colour goes on before the start.
    public var extendsBeforeStart: Bool
    /// Whether the last colour goes on behind the end.
    public var extendsBehindEnd: Bool
  }

  /// A text with the pictures in it.
  public struct Text: Hashable, Sendable {
    /// The source of the lines of the text.
    public enum Lines: Hashable, Sendable {
      /// They are broken when the text is replayed.
      case unbroken(UIBackendText, in: UIBackendTextSpace)
      /// They were broken before.
      case broken(Layout)
    }

    /// The source of the lines of the text.
    public var lines: Lines
    /// The pictures of its attachments, in their order.
    public var pictures: [AttachedPicture?]

    /// Creates a text of lines that were broken before.
    init(_ layout: any UIBackendTextLayout, pictures: [AttachedPicture?]) {
      self.init(lines: .broken(Layout(layout: layout)), pictures: pictures)
    }

    init(lines: Lines, pictures: [AttachedPicture?]) {
      (self.lines, self.pictures) = (lines, pictures)
    }

    /// The lines, broken by the running program's backend if they are not yet.
    @MainActor public var layout: any UIBackendTextLayout {
      switch lines {
      case .unbroken(let text, let space): UIApplication.shared.backend.layOut(text, in: space)
      case .broken(let layout): layout.layout
      }
    }
  }

  /// A text broken into lines, the same as another only if it is the same object.
  public struct Layout: Hashable, Sendable {
    /// The lines.
    public let layout: any UIBackendTextLayout

    /// Whether two are the same lines.
    public static func == (left: Layout, right: Layout) -> Bool { left.layout === right.layout }

    /// Feeds which lines they are to `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(layout)) }
  }

  /// A picture in a text, and its distance from the left edge of its space, in points.
  public struct AttachedPicture: Hashable, Sendable {
    /// The picture.
    public var picture: Picture
    /// The distance.
    public var inset: CGFloat
  }

  /// A picture, be it in one colour.
  public struct Picture: Hashable, Sendable {
    /// The kinds of content that a step can draw.
    public enum Content: Hashable, Sendable {
      /// Decoded pixels.
      case pixels(Pixels)
      /// A symbol of the desktop.
      case symbol(Symbol)
      /// A recorded drawing.
      case list(UIBackendDisplayList)
    }

    /// The content of the step.
    public var content: Content
    /// The colour, of which only the opacity is the picture's own; `nil` for its own colours.
    public var tint: UIBackendColor?
    /// The part of it that is seen, as shares of its width and height: (0, 0, 1, 1) is all of it.
    public var part: CGRect

    /// Creates a picture, of which all is seen unless `part` says otherwise.
    public init(
      content: Content,
      tint: UIBackendColor? = nil,
      part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    ) {
      self.content = content
      self.tint = tint
      self.part = part
    }
  }

  /// A decoded picture, the same as another only if it is the same object.
  public struct Pixels: Hashable, Sendable {
    /// The picture.
    public let image: any UIBackendImage

    /// Creates the value for a picture.
    public init(_ image: any UIBackendImage) { self.image = image }

    /// Whether two are the same picture.
    public static func == (left: Pixels, right: Pixels) -> Bool { left.image === right.image }

    /// Feeds which picture it is to `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(image)) }
  }

  /// A symbol of the desktop's icon theme.
  public struct Symbol: Hashable, Sendable {
    /// The names that the theme may have it under, the best first.
    public var names: [String]
    /// The weight of the symbol's strokes, on the scale of CSS.
    public var weight: Int

    /// Its pixels, `edge` points wide and high; `nil` where the theme has none of the names.
    @MainActor
    public func image(edge: CGFloat, scale: CGFloat) -> (any UIBackendImage)? {
      let backend = UIApplication.shared.backend
      for name in names {
        let image = backend.symbol(named: name, pointSize: edge, weight: weight, scale: scale)
        if let image { return image }
      }
      return nil
    }
  }
}
