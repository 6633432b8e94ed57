import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A renderer of images")
@MainActor
struct ImageRendererTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  /// What an image view of the size of `image` draws for it.
  private func drawn(_ image: UIImage, in size: CGSize? = nil) -> [String] {
    let view = UIImageView(frame: CGRect(origin: .zero, size: size ?? image.size))
    view.image = image
    return HeadlessScene(view).root.drawn
  }

  @Test("keeps what was drawn as an image, in points")
  func image() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format)
    let image = renderer.image { context in
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      #expect(context.format === format)
      UIColor.red.setFill()
      context.fill(square)
    }
    #expect(UIGraphicsGetCurrentContext() == nil && renderer.allowsImageOutput)
    #expect(image.size == CGSize(width: 20, height: 10) && image.scale == 3)
    expectEqual(image.imageRendererFormat.scale, 3)
    expectEqual(drawn(image), ["filled ff0000 in (0.0, 0.0, 10.0, 10.0)"])
    #expect(
      drawn(image, in: CGSize(width: 40, height: 10)).first
        == "from (0, 0, 20, 10) to (0, 0, 40, 10)"
    )
  }

  @Test("fills, draws along the inside, mixes and clips")
  func context() {
    let bounds = CGRect(x: 5, y: 5, width: 10, height: 10)
    let actions: UIGraphicsImageRenderer.DrawingActions = { context in
      let context: UIGraphicsRendererContext = context
      context.fill(bounds, blendMode: .multiply)
      context.cgContext.setLineWidth(2)
      context.stroke(bounds)
      context.stroke(bounds, blendMode: .screen)
      context.clip(to: bounds)
    }
    let image = UIGraphicsImageRenderer(bounds: bounds).image(actions: actions)
    expectEqual(
      drawn(image),
      [
        "from (5, 5, 10, 10) to (0, 0, 10, 10)", "filled 000000 in (5.0, 5.0, 10.0, 10.0) multiply",
        "line 000000 of 2.0 in (6.0, 6.0, 8.0, 8.0)",
        "line 000000 of 2.0 in (6.0, 6.0, 8.0, 8.0) screen", "clipped to (5, 5, 10, 10)",
      ]
    )
  }

  @Test("draws a line along the inside of a rectangle that is thinner than the line in its middle")
  func thinStroke() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      context.cgContext.setLineWidth(4)
      context.stroke(CGRect(x: 0, y: 2, width: 10, height: 2))
    }
    expectEqual(drawn(image), ["line 000000 of 4.0 in (2.0, 3.0, 6.0, 0.0)"])
  }

  @Test("knows what was drawn until now")
  func currentImage() {
    _ = UIGraphicsImageRenderer(size: square.size).image {
      (context: UIGraphicsImageRendererContext) in
      context.cgContext.beginTransparencyLayer(auxiliaryInfo: nil)
      context.clip(to: square)
      context.fill(square)
      let image = context.currentImage
      expectEqual(image.size, square.size)
      expectEqual(
        drawn(image),
        [
          "group", "save", "clipped to (0, 0, 10, 10)", "filled 000000 in (0.0, 0.0, 10.0, 10.0)",
          "restore", "end of group",
        ]
      )
    }
  }

  @Test(
    "begins in black where images are opaque, at the scale of the display unless it is told another"
  )
  func formats() {
    let program = Fixture(environment: UIBackendEnvironment(displayScale: 2))
    defer { withExtendedLifetime(program) {} }
    let format = UIGraphicsImageRendererFormat.default()
    #expect(format.scale == 2 && !format.opaque && format.preferredRange == .automatic)
    expectEqual(UIGraphicsImageRendererFormat.preferred().scale, 2)
    expectEqual(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 3)).scale, 3)
    expectEqual(UIGraphicsRendererFormat.default().bounds, .zero)
    format.opaque = true
    format.preferredRange = UIGraphicsImageRendererFormat.Range.standard
    expectEqual(format.preferredRange, .standard)
    expectEqual(UIGraphicsImageRendererFormat.Range.extended.rawValue, 1)
    let image = UIGraphicsImageRenderer(size: square.size, format: format).image { _ in }
    expectEqual(drawn(image), ["filled 000000 in (0.0, 0.0, 10.0, 10.0)"])
    expectEqual(format.bounds, square)
    let own = UIGraphicsRendererFormat()
    #expect(UIGraphicsRenderer(bounds: square, format: own).format === own && own.bounds == square)
    let plain = UIGraphicsRenderer(bounds: square)
    #expect(plain.format.bounds == square && !plain.allowsImageOutput)
  }

  @Test("has no image of nothing, and reports that")
  func nothing() {
    let messages = reports {
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 0, height: CGFloat.nan))
      expectEqual(
        renderer.image { _ in Issue.record("There is nothing to draw into.") }.size,
        .zero
      )
    }
    expectEqual(messages.count, 1)
  }

  @Test("makes no files without pixels, and reports that")
  func files() {
    _ = Fixture()
    let renderer = UIGraphicsImageRenderer(size: square.size)
    let image = renderer.image { $0.fill(square) }
    let messages = reports {
      #expect(image.pngData() == nil && image.jpegData(compressionQuality: 1) == nil)
      #expect(renderer.pngData { $0.fill(square) }.isEmpty)
      #expect(renderer.jpegData(withCompressionQuality: 1) { $0.fill(square) }.isEmpty)
      #expect(UIImage().pngData() == nil)
    }
    expectEqual(messages.count, 4)
  }

  @Test("has a form of three functions too")
  func functions() throws {
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContextWithOptions(square.size, true, 2)
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
    UIRectFill(CGRect(x: 1, y: 1, width: 1, height: 1))
    let inner = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    UIGraphicsGetCurrentContext()?.strokeEllipse(in: square)
    let outer = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(inner.size == CGSize(width: 4, height: 4) && inner.scale == 1 && outer.scale == 2)
    expectEqual(drawn(inner), ["filled 000000 in (1.0, 1.0, 1.0, 1.0) copy"])
    expectEqual(
      drawn(outer),
      [
        "filled 000000 in (0.0, 0.0, 10.0, 10.0)", "line 000000 of 1.0 in (0.0, 0.0, 10.0, 10.0)",
      ]
    )
    let messages = reports {
      UIGraphicsEndImageContext()
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 0, height: 5), false, 0)
      #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
      UIGraphicsEndImageContext()
    }
    expectEqual(messages.count, 2)
  }

  @Test("works on other threads")
  func threads() async {
    let size = await Task.detached {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image { context in
        UIBezierPath(rect: context.format.bounds).addClip()
        context.fill(context.format.bounds)
      }
      return image.size
    }.value
    expectEqual(size, CGSize(width: 3, height: 3))
  }

  @Test("makes images that have tints, rounded corners and other images in them")
  func combined() throws {
    _ = Fixture()
    let dot = UIGraphicsImageRenderer(size: square.size).image {
      $0.cgContext.fillEllipse(in: square)
    }
    let tinted = dot.withTintColor(.red)
    expectEqual(drawn(tinted).first, "from (0, 0, 10, 10) to (0, 0, 10, 10) in the colour ff0000")
    let template = dot.withRenderingMode(.alwaysTemplate)
    let view = UIImageView(frame: square)
    view.tintColor = .blue
    view.image = template
    #expect(HeadlessScene(view).root.drawn.first?.hasSuffix("in the colour 0000ff") == true)
    let avatar = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIBezierPath(roundedRect: context.format.bounds, cornerRadius: 10).addClip()
      tinted.draw(in: context.format.bounds)
    }
    expectEqual(
      drawn(avatar),
      [
        "clipped to (0, 0, 20, 20)", "[drawing] in (0, 0, 20, 20) in the colour ff0000",
      ]
    )
  }
}

@Suite("A resizable image")
@MainActor
struct ResizableImageTests {
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
    $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  private func drawn(_ image: UIImage, width: CGFloat, height: CGFloat) -> [String] {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.image = image
    return HeadlessScene(view).root.drawn
  }

  @Test("keeps its edges and stretches the rest")
  func stretch() {
    let insets = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 3)
    let bubble = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    #expect(bubble.size == image.size && bubble.capInsets == insets)
    #expect(bubble.resizingMode == .stretch && image.resizingMode == .tile)
    expectEqual(image.capInsets, .zero)
    expectEqual(
      drawn(bubble, width: 100, height: 10),
      [
        "[drawing (0, 0, 0.2, 1)] in (0, 0, 2, 10)", "[drawing (0.2, 0, 0.5, 1)] in (2, 0, 95, 10)",
        "[drawing (0.7, 0, 0.3, 1)] in (97, 0, 3, 10)",
      ]
    )
    // In five points there is only room for the edges.
    expectEqual(
      drawn(bubble, width: 5, height: 10),
      [
        "[drawing (0, 0, 0.2, 1)] in (0, 0, 2, 10)", "[drawing (0.7, 0, 0.3, 1)] in (2, 0, 3, 10)",
      ]
    )
  }

  @Test("repeats the rest, and cuts off the last")
  func tiles() {
    let insets = UIEdgeInsets(top: 4, left: 0, bottom: 4, right: 0)
    let tiled = image.resizableImage(withCapInsets: insets)
    expectEqual(tiled.resizingMode, UIImage.ResizingMode.tile)
    expectEqual(
      drawn(tiled, width: 10, height: 13),
      [
        "[drawing (0, 0, 1, 0.4)] in (0, 0, 10, 4)", "[drawing (0, 0.4, 1, 0.2)] in (0, 4, 10, 2)",
        "[drawing (0, 0.4, 1, 0.2)] in (0, 6, 10, 2)",
        "[drawing (0, 0.4, 1, 0.1)] in (0, 8, 10, 1)",
        "[drawing (0, 0.6, 1, 0.4)] in (0, 9, 10, 4)",
      ]
    )
  }

  @Test("has edges that share the picture where they are too large, and none that are no lengths")
  func input() {
    let large = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
    let shared = image.resizableImage(withCapInsets: large, resizingMode: .stretch)
    expectEqual(
      drawn(shared, width: 20, height: 10),
      [
        "[drawing (0, 0, 0.75, 1)] in (0, 0, 7.5, 10)",
        "[drawing (0.75, 0, 0.25, 1)] in (17.5, 0, 2.5, 10)",
      ]
    )
    let odd = UIEdgeInsets(top: .nan, left: -4, bottom: 0, right: 0)
    expectEqual(image.resizableImage(withCapInsets: odd).capInsets, .zero)
  }

  @Test("is resized by drawing code as well")
  func drawing() {
    let insets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    let bubble = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    let lines = currentSteps { bubble.draw(in: CGRect(x: 10, y: 0, width: 10, height: 10)) }
    expectEqual(
      lines,
      [
        "[drawing (0, 0, 0.5, 1)] in (10, 0, 5, 10)",
        "[drawing (0.5, 0, 0.5, 1)] in (15, 0, 5, 10)",
      ]
    )
  }
}

@Suite("A layer that is rendered")
@MainActor
struct LayerRenderingTests {
  private let frame = CGRect(x: 50, y: 60, width: 20, height: 10)

  @Test("draws its background, its content, what is in it and its border")
  func render() {
    _ = Fixture()
    let view = UIView(frame: frame)
    view.backgroundColor = .red
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.blue.cgColor
    view.clipsToBounds = true
    let label = UILabel(frame: CGRect(x: 5, y: 0, width: 15, height: 10))
    label.text = "A"
    label.font = .systemFont(ofSize: 8)
    label.alpha = 0.5
    view.addSubview(label)
    let hidden = UIView(frame: frame)
    hidden.isHidden = true
    view.addSubview(hidden)
    let lines = steps { view.layer.render(in: $0) }
    let text = lines.first { $0.hasPrefix("“A”") }
    #expect(text?.hasSuffix("moved by (5, 0)") == true)
    expectEqual(
      lines.filter { !$0.hasPrefix("“A”") },
      [
        "filled ff0000 in (0.0, 0.0, 20.0, 10.0)", "save", "clipped to (0, 0, 20, 10)",
        "group opacity 0.5", "end of group", "restore",
        "line 0000ff of 2.0 in (1.0, 1.0, 18.0, 8.0)",
      ]
    )
  }

  @Test("draws shapes, gradients, pictures, shadows and masks")
  func content() {
    _ = Fixture()
    let outer = CALayer()
    outer.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
    let gradient = CAGradientLayer()
    gradient.frame = outer.bounds
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    let mask = CALayer()
    mask.frame = CGRect(x: 1, y: 1, width: 3, height: 3)
    mask.backgroundColor = UIColor.black.cgColor
    outer.addSublayer(shape)
    outer.addSublayer(gradient)
    outer.mask = mask
    outer.shadowOpacity = 1
    let lines = steps { outer.render(in: $0) }
    expectEqual(
      lines,
      [
        "group", "group shadow 000000 of 3 moved by (0, -3)",
        "filled 000000 in (0.0, 0.0, 2.0, 2.0)", "save", "clipped to (0, 0, 20, 10)",
        "linear ff0000@0 0000ff@1 from (0.5, 0) to (0.5, 1) transformed by [20 0 0 10 0 0]",
        "restore", "end of group", "group destinationIn", "filled 000000 in (1.0, 1.0, 3.0, 3.0)",
        "end of group", "end of group",
      ]
    )
  }

  @Test("is drawn by its view where code wants it")
  func hierarchy() {
    _ = Fixture()
    let view = UIView(frame: frame)
    view.backgroundColor = .red
    let lines = currentSteps {
      let isDrawn = view.drawHierarchy(
        in: CGRect(x: 10, y: 10, width: 40, height: 20),
        afterScreenUpdates: true
      )
      #expect(isDrawn)
      let empty = UIView().drawHierarchy(in: frame, afterScreenUpdates: false)
      #expect(!empty)
    }
    expectEqual(
      lines,
      [
        "save", "clipped to (10, 10, 40, 20)", "filled ff0000 in (10.0, 10.0, 40.0, 20.0)",
        "restore",
      ]
    )
    let messages = reports {
      let isDrawn = view.drawHierarchy(in: frame, afterScreenUpdates: false)
      #expect(!isDrawn)
    }
    expectEqual(messages.count, 1)
  }
}
