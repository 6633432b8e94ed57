import Foundation
import Testing
import UIKit

// What text areas promise; see `UIBackendTextArea`, whose numbers the messages cite.
extension BackendContract {
  /// Rules 1 to 3: line breaks and sizes.
  public func checkAreaLines(_ make: () throws -> EditorSample) throws {
    let sample = try make()
    let area = try #require(sample.editor as? any UIBackendTextArea)
    let client = RecordingEditorClient(of: area)
    sample.type("a")
    sample.type("\n")
    sample.type("b")
    #expect(area.text == "a\nb", "1: Return")
    #expect(client.takeAsked() == ["0+0 “a”", "1+0 “\n”", "2+0 “b”"], "1: asked")
    client.isRefusing = true
    sample.type("\n")
    #expect(area.text == "a\nb", "1: refused")
    area.text = ""
    let line = area.size(width: 200, height: nil).height
    #expect(line > 0, "3: an empty text is a line high")
    area.text = "a\nb"
    #expect(area.size(width: 200, height: nil).height == line * 2, "3: two lines")
    area.text = "a\nb\n"
    #expect(area.size(width: 200, height: nil).height == line * 3, "3: a line with nothing in it")
    area.text = String(repeating: "word ", count: 100)
    let natural = area.size(width: nil, height: nil)
    #expect(natural.height == line, "3: no width breaks no lines")
    for width in [50, 100, 200, 400] as [CGFloat] {
      let size = area.size(width: width, height: nil)
      #expect(size.width <= width, "2: in \(width)")
      #expect(size.height >= line * 2, "2: in \(width)")
      #expect(size.height < area.size(width: width / 2, height: nil).height, "2: in \(width)")
      #expect(area.size(width: width, height: 5) == size, "3: an offered height")
    }
    area.text = String(repeating: "x", count: 500)
    #expect(area.size(width: 100, height: nil).width <= 100, "2: inside a word")
    let bare = area.size(width: 100, height: nil)
    area.textInsets = UIEdgeInsets(top: 8, left: 5, bottom: 9, right: 6)
    let inside = area.size(width: 111, height: nil)
    #expect(inside.height == bare.height + 17, "3: with the insets")
    #expect(inside.width == bare.width + 11, "3: with the insets")
    for width in [0, 1, -5, .infinity, .nan, 1e9] as [CGFloat] {
      let size = area.size(width: width, height: nil)
      #expect((0...32_767).contains(size.width) && (0...32_767).contains(size.height))
    }
  }

  /// Rules 4 to 6: scrolling.
  public func checkAreaScrolling(_ make: () throws -> EditorSample) throws {
    let sample = try make()
    let area = try #require(sample.editor as? any UIBackendTextArea)
    let (client, window) = show(area)
    let areaClient = RecordingAreaClient()
    area.areaClient = areaClient
    let line = area.size(width: 100, height: nil).height
    func makeFrame() {
      window.setNeedsDisplay()
      backend.requestFrame()
    }
    #expect(wait { area.frame != nil })
    area.scrollOffset = 50
    #expect(area.scrollOffset == 0, "4: all of it shows")
    area.text = (1...50).map { "\($0)" }.joined(separator: "\n")
    makeFrame()
    #expect(wait { area.contentHeight == line * 50 }, "4: the height")
    #expect(areaClient.count > 0, "6: another height")
    #expect(area.scrollOffset == 0, "5: not scrolled by the program")
    area.scrollOffset = line * 10 + 0.4
    #expect(area.scrollOffset == line * 10, "4: whole")
    area.scrollOffset = 1e6
    // The area is 60 high.
    #expect(area.scrollOffset == line * 50 - 60, "4: the end")
    area.scrollOffset = -5
    #expect(area.scrollOffset == 0, "4: the start")
    areaClient.count = 0
    sample.type("x")
    #expect(wait { area.scrollOffset >= line * 50 - 60 }, "5: what is typed is seen")
    #expect(areaClient.count > 0, "6: scrolled")
    area.reveal(NSRange(location: 0, length: 1))
    #expect(wait { area.scrollOffset == 0 }, "revealed, not \(area.scrollOffset)")
    area.text = "short"
    makeFrame()
    #expect(wait { area.contentHeight < 61 && area.scrollOffset == 0 }, "4: shorter")
    window.close()
    withExtendedLifetime(client) {}
  }

  /// The layout of a text is as high as its measurement.
  public func checkAreaMeasuring(_ make: () throws -> EditorSample) throws {
    let area = try #require(try make().editor as? any UIBackendTextArea)
    area.textInsets = UIEdgeInsets(top: 8, left: 5, bottom: 8, right: 5)
    let (client, window) = show(area)
    #expect(wait { area.frame != nil })
    area.text = String(repeating: "some words and longer ones\n", count: 12)
    let atFirst = area.size(width: 100, height: nil).height
    area.style.font.pointSize = 11
    // In the same frame as the change of the font, which was 17.
    #expect(area.size(width: 100, height: nil).height < atFirst * 0.8)
    for pointSize in [11, 13.5, 17, 24] as [CGFloat] {
      area.style.font.pointSize = pointSize
      let words = "some words and longer ones, extraordinarily so; שלום עולם\n\n"
      area.text = String(repeating: words, count: 12)
      window.setNeedsDisplay()
      backend.requestFrame()
      let height = area.size(width: 100, height: nil).height
      #expect(wait { area.contentHeight == height }, "\(area.contentHeight), not \(height)")
    }
    window.close()
    withExtendedLifetime(client) {}
  }

  /// A window with an area of 100 × 60.
  private func show(
    _ area: any UIBackendTextArea
  ) -> (client: RecordingWindowClient, window: any UIBackendWindow) {
    let client = RecordingWindowClient()
    let window = backend.makeWindow(for: client, size: CGSize(width: 300, height: 200))
    client.root.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 60))
    client.root.addSubview(view)
    window.addSurface(area, in: view.layer)
    window.present()
    window.setNeedsDisplay()
    backend.requestFrame()
    return (client, window)
  }
}

@MainActor
private final class RecordingAreaClient: UIBackendTextAreaClient {
  var count = 0
  func backendTextAreaDidScroll() { count += 1 }
}
