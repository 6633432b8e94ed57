import Foundation
import Testing
public import UIKit

/// The contract of every backend; see `UIBackend`, whose numbers the tests' messages cite.
///
/// Each check is a test of its own: a suite for a backend calls all of them, on a fresh backend.
@MainActor
public struct BackendContract {
  let backend: any UIBackend
  let wait: (() -> Bool) -> Bool

  /// Prepares checks of `backend`.
  ///
  /// - Parameters:
  ///   - backend: A backend that shows no windows yet.
  ///   - wait: Lets time pass until the condition holds, and answers whether it does in the end.
  public init(of backend: any UIBackend, wait: @escaping (_ condition: () -> Bool) -> Bool) {
    self.backend = backend
    self.wait = wait
  }

  /// Everything that a text layout promises.
  public func checkText() {
    checkEmptyText()
    checkLineBreaking()
    checkLimits()
    checkFonts()
    checkParagraphs()
    checkAttachments()
    checkTextFrames()
  }
}

// MARK: - Frames and windows

extension BackendContract {
  /// Rules 2 and 3: when frames are made, and what time it is meanwhile.
  public func checkFrames() {
    let client = RecordingClient(backend: backend)
    backend.client = client
    backend.requestFrame()
    backend.requestFrame()
    #expect(client.times.isEmpty, "3: no frame from inside the request")
    #expect(wait { !client.times.isEmpty }, "3: a frame after the request")
    #expect(client.times.count == 1, "3: one frame for two requests")
    #expect(client.timesOfClock == client.times, "2: the clock says the time of the frame")
    client.requestsLeft = 3
    backend.requestFrame()
    #expect(wait { client.times.count >= 5 }, "3: a frame for each request made in a frame")
    #expect(client.times == client.times.sorted(), "2: time does not go back")
    #expect(Set(client.times).count == client.times.count, "2: every frame has a time of its own")
    #expect(backend.currentTime >= client.times.last ?? 0, "2: time does not go back after a frame")
  }

  /// Rule 4, and what windows promise.
  public func checkWindows() throws {
    let recorder = RecordingClient(backend: backend)
    backend.client = recorder
    let client = RecordingWindowClient()
    let size = CGSize(width: 200, height: 150)
    let window = backend.makeWindow(for: client, size: size)
    #expect(window.contentSize == size)
    #expect(window.displayScale >= 1)
    window.title = "A title"
    #expect(window.title == "A title")
    window.present()
    #expect(wait { client.activations.last == true }, "A window that is shown gets the keys")
    window.resize(to: CGSize(width: 240, height: 180))
    #expect(wait { client.sizes.last == CGSize(width: 240, height: 180) })
    #expect(window.contentSize == CGSize(width: 240, height: 180))
    window.setNeedsDisplay()
    backend.requestFrame()
    #expect(wait { !recorder.times.isEmpty }, "4: the client is called before windows are drawn")
    window.close()
    window.close()
    window.present()
    #expect(client.closeCount == 1, "A window closes once")
  }

  /// Windows of no size, or of none that makes sense.
  public func checkOddWindows() {
    for length in [0, -10, 0.4, .nan, .infinity] as [CGFloat] {
      let client = RecordingWindowClient()
      let window = backend.makeWindow(for: client, size: CGSize(width: length, height: length))
      window.present()
      window.resize(to: CGSize(width: length, height: 20))
      _ = wait { client.activations.last == true }
      #expect(window.contentSize.width >= 0)
      #expect(window.contentSize.width.isFinite)
      window.close()
    }
  }

  /// A backend lives no longer for its client, nor the client for the backend.
  public func checkReferences() {
    weak var released: RecordingClient?
    do {
      let client = RecordingClient(backend: backend)
      released = client
      backend.client = client
    }
    #expect(released == nil, "The backend does not keep its client")
    backend.requestFrame()
    _ = wait { true }
  }
}

// MARK: - Text

extension BackendContract {
  func text(_ string: String, lines: Int = 0) -> UIBackendText {
    let run = UIBackendText.Run(
      string: string,
      font: UIBackendFont(pointSize: 16),
      color: UIBackendColor(red: 0, green: 0, blue: 0)
    )
    return UIBackendText(runs: [run], maximumLineCount: lines)
  }

  private func layOut(
    _ text: UIBackendText,
    width: CGFloat = .infinity,
    height: CGFloat = .infinity
  ) -> any UIBackendTextLayout {
    backend.layOut(text, in: UIBackendTextSpace(width: width, height: height))
  }

  private func checkEmptyText() {
    let line = layOut(text("x"))
    for empty in [text(""), UIBackendText(runs: [])] {
      let layout = layOut(empty, width: 100)
      #expect(layout.size.width == 0)
      #expect(layout.size.height > 0)
      #expect(layout.lineCount == 1)
      #expect(!layout.isTruncated)
    }
    #expect(layOut(text("")).size.height == line.size.height, "An empty text is one line high")
  }

  private func checkLineBreaking() {
    let sentence = text("seven words that break between each other")
    let natural = layOut(sentence)
    #expect(natural.lineCount == 1)
    #expect(layOut(sentence, width: natural.size.width).lineCount == 1)
    #expect(layOut(text("one\ntwo\nthree")).lineCount == 3)
    var before = natural
    for width in stride(from: natural.size.width, through: 20, by: -10) {
      let layout = layOut(sentence, width: width)
      #expect(layout.lineCount >= before.lineCount, "Less room never takes fewer lines")
      #expect(layout.size.width <= width)
      #expect(layout.size == layOut(sentence, width: width).size, "The same again")
      #expect(layout.firstBaseline <= layout.lastBaseline)
      #expect(layout.lastBaseline < layout.size.height)
      #expect(layout.size.height == layout.size.height.rounded())
      before = layout
    }
    #expect(layOut(text("unbreakable"), width: 20).lineCount > 1, "Words break where they must")
  }

  private func checkLimits() {
    let sentence = "seven words that break between each other"
    let two = layOut(text(sentence, lines: 2), width: 80)
    #expect(two.lineCount == 2)
    #expect(two.isTruncated)
    #expect(two.size.width <= 80)
    let low = layOut(text(sentence), width: 80, height: two.size.height)
    #expect(low.lineCount == 2)
    #expect(low.isTruncated)
    let flat = layOut(text(sentence), width: 80, height: 1)
    #expect(flat.lineCount == 1, "The first line is always there")
    let whole = layOut(text(sentence), width: 80)
    let exact = layOut(text(sentence), width: 80, height: whole.size.height)
    #expect(exact.lineCount == whole.lineCount, "A height that was answered holds every line")
    #expect(!exact.isTruncated)
  }

  private func checkFonts() {
    for pointSize in [9, 17, 34] as [CGFloat] {
      let metrics = backend.metrics(of: UIBackendFont(pointSize: pointSize))
      #expect(metrics.xHeight > 0)
      #expect(metrics.xHeight < metrics.capHeight)
      #expect(metrics.capHeight < metrics.ascender + metrics.descender)
      #expect(metrics.descender > 0)
    }
    let small = backend.metrics(of: UIBackendFont(pointSize: 10)).ascender
    let large = backend.metrics(of: UIBackendFont(pointSize: 20)).ascender
    #expect(large > small)
  }
}

// MARK: - Pictures

extension BackendContract {
  /// Pictures that can be decoded, and what is said of those that cannot.
  public func checkPictures() throws {
    let decoder = backend.imageDecoder
    let whole = try decoder.image(data: Self.picture, maximumPixelSize: nil)
    #expect(whole.pixelSize == CGSize(width: 2, height: 1))
    let limit = CGSize(width: 100, height: 100)
    let small = try decoder.image(data: Self.picture, maximumPixelSize: limit)
    #expect(small.pixelSize == whole.pixelSize, "A picture is not scaled up")
    let tiny = CGSize(width: 1, height: 1)
    #expect(try decoder.image(data: Self.picture, maximumPixelSize: tiny).pixelSize == tiny)
    #expect(throws: UIBackendImageError.unreadable(path: "/nowhere/at/all.png")) {
      _ = try decoder.image(contentsOfFile: "/nowhere/at/all.png", maximumPixelSize: nil)
    }
    for broken in [Data(), Data("no picture".utf8)] {
      #expect(throws: UIBackendImageError.self) {
        _ = try decoder.image(data: broken, maximumPixelSize: nil)
      }
    }
  }

  /// Symbols: as large as asked for, or none.
  public func checkSymbols() {
    let symbol = backend.symbol(named: "go-next-symbolic", pointSize: 16, weight: 400, scale: 2)
    #expect(symbol?.pixelSize == CGSize(width: 32, height: 32))
    #expect(backend.symbol(named: "", pointSize: 16, weight: 400, scale: 1) == nil)
  }

  /// A GIF of two pixels in a row, with a table of two colours.
  private static var picture: Data {
    let header = Array("GIF89a".utf8) + [2, 0, 1, 0, 0x80, 0, 0]
    let colors: [UInt8] = [255, 0, 0, 0, 0, 255]
    let descriptor: [UInt8] = [0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0]
    // Codes of three bits, lowest first: clear, colour 0, colour 1, end.
    let pixels: [UInt8] = [2, 2, 0b0100_0100, 0b0000_1010, 0]
    return Data(header + colors + descriptor + pixels + [0x3B])
  }
}

// MARK: - Recording

@MainActor
final class RecordingClient: UIBackendClient {
  private weak var backend: (any UIBackend)?
  private(set) var times: [TimeInterval] = []
  private(set) var timesOfClock: [TimeInterval] = []
  var requestsLeft = 0

  init(backend: any UIBackend) { self.backend = backend }

  func backendWillShowFrame(at time: TimeInterval) {
    times.append(time)
    timesOfClock.append(backend?.currentTime ?? -1)
    guard requestsLeft > 0 else { return }
    requestsLeft -= 1
    backend?.requestFrame()
  }

  func backendEnvironmentDidChange() {}
  func backendDidReport(_ problem: String) {}
}

@MainActor
final class RecordingWindowClient: UIBackendWindowClient {
  let root = UIView()
  private(set) var sizes: [CGSize] = []
  private(set) var activations: [Bool] = []
  private(set) var closeCount = 0
  private(set) var performed: [UIBackendAccessibilityAction] = []

  var backendRootLayer: CALayer { root.layer }

  func backendWindowDidResize(to size: CGSize, displayScale: CGFloat) { sizes.append(size) }
  func backendWindowDidReceive(_ event: UIBackendEvent) -> Bool { false }
  func backendSurface(at location: CGPoint) -> (any UIBackendSurface)? { nil }
  func backendWindowDidChangeActivation(isActive: Bool) { activations.append(isActive) }
  func backendWindowDidClose() { closeCount += 1 }

  func backendPerform(
    _ action: UIBackendAccessibilityAction,
    on identifier: UIBackendAccessibilityNode.Identifier
  ) -> Bool {
    performed.append(action)
    return true
  }
}
