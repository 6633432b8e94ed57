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
