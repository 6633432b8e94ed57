import CGTK
import CoreGraphics
import Testing
import TesseraTestSupport
import UIKit

@testable import TesseraGTK

/// GTK's renderer for browsers keeps nodes by their address, and its daemon ends when one stands twice in a frame.
@MainActor
@Suite("The node of a frame", .withTheProgram)
struct NodeTreeTests {
  private func nodes(of view: UIView) throws -> [OpaquePointer] {
    let target = RenderTarget(scale: 1, pixelSource: .texture)
    let renderer = LayerRenderer(
      target: target,
      report: DrawingDiagnostics { Issue.record("\($0)") }
    )
    let root = try #require(renderer.node(of: view.layer))
    return root.pointer.nodesInside
  }

  @Test("has each node once, also where labels have equal texts", arguments: [0, 1, 3])
  func texts(lines: Int) throws {
    let canvas = Canvas(width: 100, height: 200)
    for row in 0..<3 {
      let label = UILabel(frame: CGRect(x: 0, y: 60 * row, width: 60, height: 60))
      label.numberOfLines = lines
      label.text = "equal words in lines"
      canvas.root.addSubview(label)
    }
    let nodes = try nodes(of: canvas.root)
    #expect(nodes.count > 3)
    expectEqual(Set(nodes).count, nodes.count)
  }

  @Test("has each node once after the labels have moved, and one of them has another text")
  func changes() throws {
    let canvas = Canvas(width: 100, height: 200)
    let labels = (0..<3).map { UILabel(frame: CGRect(x: 0, y: 60 * $0, width: 60, height: 60)) }
    for label in labels {
      label.numberOfLines = 0
      label.text = "equal words in lines"
      canvas.root.addSubview(label)
    }
    _ = try nodes(of: canvas.root)
    canvas.root.bounds.origin.y = 0.5
    labels[1].text = "other words"
    _ = try nodes(of: canvas.root)
    labels[1].text = "equal words in lines"
    let nodes = try nodes(of: canvas.root)
    expectEqual(Set(nodes).count, nodes.count)
  }

  @Test("has each node once, also where views show one picture with one shadow")
  func pictures() throws {
    let canvas = Canvas(width: 100, height: 200)
    let image = UIImage(systemName: "star.fill")
    for row in 0..<3 {
      let view = UIImageView(frame: CGRect(x: 10, y: 60 * row, width: 40, height: 40))
      view.image = image
      view.layer.shadowOpacity = 1
      view.layer.cornerRadius = 4
      view.clipsToBounds = row == 1
      canvas.root.addSubview(view)
    }
    let nodes = try nodes(of: canvas.root)
    #expect(nodes.count > 3)
    expectEqual(Set(nodes).count, nodes.count)
  }

  /// The rectangles that are filled, back to front, in the coordinates of what each stands in.
  private func fills(of view: UIView) throws -> [CGRect] {
    try nodes(of: view).filter { gsk_render_node_get_node_type($0) == GSK_COLOR_NODE }
      .map { RenderNode(adopting: gsk_render_node_ref($0)).bounds }
  }

  @Test("fills no background that another one covers")
  func coveredBackgrounds() throws {
    let canvas = Canvas(width: 100, height: 200)
    canvas.root.backgroundColor = .red
    let screen = canvas.add(.white, canvas.root.bounds)
    canvas.add(.white, CGRect(x: 0, y: -50, width: 100, height: 400), to: screen)
    screen.clipsToBounds = true
    expectEqual(try fills(of: canvas.root), [CGRect(x: 0, y: -50, width: 100, height: 400)])
  }

  @Test(
    "fills the strips of a background around what covers most of it, and two points behind that"
  )
  func strips() throws {
    let canvas = Canvas(width: 100, height: 200)
    canvas.root.backgroundColor = .red
    let view = canvas.add(.white, CGRect(x: 0, y: 40, width: 90, height: 160))
    let strips = [
      CGRect(x: 0, y: 0, width: 100, height: 42), CGRect(x: 0, y: 198, width: 100, height: 2),
      CGRect(x: 0, y: 42, width: 2, height: 156), CGRect(x: 88, y: 42, width: 12, height: 156),
    ]
    expectEqual(Set(try fills(of: canvas.root).dropLast()), Set(strips))
    view.frame.size.height = 60
    expectEqual(try fills(of: canvas.root).first, canvas.root.bounds)
  }

  @Test(
    "fills a background behind what is seen through, is round or turned",
    arguments: ["color", "alpha", "corners", "transform", "mask"]
  )
  func uncoveredBackgrounds(reason: String) throws {
    let canvas = Canvas(width: 100, height: 200)
    canvas.root.backgroundColor = .red
    let view = canvas.add(.white, canvas.root.bounds.insetBy(dx: -10, dy: -10))
    switch reason {
    case "color": view.backgroundColor = .white.withAlphaComponent(0.9)
    case "alpha": view.alpha = 0.9
    case "corners": view.layer.cornerRadius = 4
    case "transform": view.transform = CGAffineTransform(rotationAngle: 0.1)
    default:
      let mask = CALayer()
      mask.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      mask.backgroundColor = UIColor.black.cgColor
      view.layer.mask = mask
    }
    expectEqual(try fills(of: canvas.root).first, canvas.root.bounds)
  }

  @Test("shows what painting everything shows", arguments: 0..<30)
  func paintersTwin(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let side = 24
    let canvas = Canvas(width: CGFloat(side), height: CGFloat(side))
    var painted = [[Character]](repeating: [Character](repeating: ".", count: side), count: side)
    func add(_ depth: Int, to outer: UIView, origin: (x: Int, y: Int), clip: CGRect) {
      for _ in 0..<3 {
        let (x, y) = (
          Int.random(in: -4..<12, using: &generator), Int.random(in: -4..<12, using: &generator)
        )
        let size = Bool.random(using: &generator) ? 24 : Int.random(in: 4..<20, using: &generator)
        let frame = CGRect(x: x, y: y, width: size, height: size + 3)
        let (color, letter): (UIColor, Character) =
          [
            (.red, "R"), (.green, "G"), (.blue, "B"), (.white, "W"), (.clear, "."),
          ].randomElement(using: &generator) ?? (.red, "R")
        let view = canvas.add(color, frame, to: outer)
        view.clipsToBounds = Bool.random(using: &generator)
        let whole = frame.offsetBy(dx: CGFloat(origin.x), dy: CGFloat(origin.y))
        let seen = whole.intersection(clip)
        if letter != ".", !seen.isNull {
          for row in Int(seen.minY)..<Int(seen.maxY) {
            for column in Int(seen.minX)..<Int(seen.maxX) { painted[row][column] = letter }
          }
        }
        if depth > 0 {
          let inner = view.clipsToBounds ? (seen.isNull ? .zero : seen) : clip
          add(depth - 1, to: view, origin: (Int(whole.minX), Int(whole.minY)), clip: inner)
        }
      }
    }
    add(2, to: canvas.root, origin: (0, 0), clip: CGRect(x: 0, y: 0, width: side, height: side))
    expectEqual(canvas.rows(), painted.map { String($0) }.joined(separator: "\n"))
  }
}

extension OpaquePointer {
  /// This node and all inside, each as often as it stands there.
  fileprivate var nodesInside: [OpaquePointer] {
    [self] + children.flatMap(\.nodesInside)
  }

  private var children: [OpaquePointer] {
    switch gsk_render_node_get_node_type(self) {
    case GSK_CONTAINER_NODE:
      (0..<gsk_container_node_get_n_children(self)).compactMap {
        gsk_container_node_get_child(self, $0)
      }
    case GSK_CLIP_NODE: [gsk_clip_node_get_child(self)].compactMap(\.self)
    case GSK_ROUNDED_CLIP_NODE: [gsk_rounded_clip_node_get_child(self)].compactMap(\.self)
    case GSK_OPACITY_NODE: [gsk_opacity_node_get_child(self)].compactMap(\.self)
    case GSK_TRANSFORM_NODE: [gsk_transform_node_get_child(self)].compactMap(\.self)
    case GSK_SHADOW_NODE: [gsk_shadow_node_get_child(self)].compactMap(\.self)
    default: []
    }
  }
}
