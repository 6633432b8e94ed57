import TesseraTestSupport
import Testing

@testable import TesseraHeadless
@testable import UIKit
@testable import UIKitTestSupport

@Suite("A picture")
@MainActor
struct UIImageTests {
  struct Kind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let data: Data
    let size: CGSize
  }

  nonisolated static let kinds = [
    Kind(
      testDescription: "a PNG",
      data: TestPictures.png(width: 300, height: 200),
      size: CGSize(width: 300, height: 200)
    ),
    Kind(
      testDescription: "a GIF",
      data: TestPictures.gif(width: 300, height: 20),
      size: CGSize(width: 300, height: 20)
    ),
    Kind(
      testDescription: "a JPEG",
      data: TestPictures.jpeg(width: 640, height: 480),
      size: CGSize(width: 640, height: 480)
    ),
    Kind(
      testDescription: "a JPEG upside down",
      data: TestPictures.jpeg(width: 640, height: 480, orientation: 3),
      size: CGSize(width: 640, height: 480)
    ),
    Kind(
      testDescription: "a JPEG from a camera held on its side",
      data: TestPictures.jpeg(width: 640, height: 480, orientation: 6),
      size: CGSize(width: 480, height: 640)
    ),
  ]

  @Test("has the extent that its header says", arguments: kinds)
  func readsHeaders(_ kind: Kind) throws {
    _ = Fixture()
    expectEqual(UIImage(data: kind.data)?.size, kind.size)
    try TestPictures.withFolder(of: ["picture": kind.data]) { folder in
      expectEqual(UIImage(contentsOfFile: "\(folder)/picture")?.size, kind.size)
    }
  }

  @Test("is refused when its header is cut short anywhere", arguments: kinds)
  func survivesCutHeaders(_ kind: Kind) {
    _ = Fixture()
    let whole = kind.data.count
    let messages = reports {
      for count in 0..<whole {
        let image = UIImage(data: kind.data.prefix(count))
        #expect(image == nil || image?.size == kind.size, "\(count) of \(whole) bytes")
      }
    }
    #expect(!messages.isEmpty)
  }

  @Test("counts points by its scale")
  func scales() throws {
    _ = Fixture()
    let data = TestPictures.png(width: 300, height: 200)
    expectEqual(UIImage(data: data, scale: 2)?.size, CGSize(width: 150, height: 100))
    expectEqual(UIImage(data: data, scale: .nan)?.scale, 1)
    try TestPictures.withFolder(of: ["a@2x.png": data, "b@3x.png": data]) { folder in
      expectEqual(UIImage(contentsOfFile: "\(folder)/a@2x.png")?.size.width, 150)
      expectEqual(UIImage(contentsOfFile: "\(folder)/b@3x.png")?.size.width, 100)
    }
  }

  @Test("is nil and reported with its path when it is missing or broken")
  func reportsPaths() throws {
    _ = Fixture()
    try TestPictures.withFolder(of: ["broken.png": Data("no picture".utf8)]) { folder in
      for name in ["missing.png", "broken.png"] {
        let path = "\(folder)/\(name)"
        var image: UIImage?
        let messages = reports { image = UIImage(contentsOfFile: path) }
        #expect(image == nil)
        expectEqual(messages.count, 1)
        #expect(messages.first?.contains(path) == true)
      }
      expectEqual(reports { _ = UIImage(contentsOfFile: folder) }.count, 1)
    }
  }

  @Test("is decoded when it is first drawn and never again")
  func decodesOnce() throws {
    let resources = DecodingResources()
    let program = Fixture(backend: HeadlessBackend(resources: resources))
    defer { withExtendedLifetime(program) {} }
    try TestPictures.withFolder(of: ["a.png": TestPictures.png(width: 9, height: 9)]) { folder in
      let path = "\(folder)/a.png"
      let view = UIImageView(image: UIImage(contentsOfFile: path))
      expectEqual(view.bounds.size, CGSize(width: 9, height: 9))
      expectEqual(resources.decoder.count(of: path), 0)
      _ = view.backendDrawings()
      _ = view.backendDrawings()
      expectEqual(resources.decoder.count(of: path), 1)
    }
  }

  @Test("shows nothing and is reported once when its pixels cannot be decoded")
  func survivesBrokenPixels() throws {
    let program = Fixture(backend: HeadlessBackend(resources: DecodingResources(fails: true)))
    defer { withExtendedLifetime(program) {} }
    let view = UIImageView(image: UIImage(data: TestPictures.png(width: 9, height: 9)))
    let messages = reports {
      #expect(view.backendDrawings().isEmpty)
      #expect(view.backendDrawings().isEmpty)
    }
    expectEqual(messages.count, 1)
  }

  @Test("is decoded by the default backend once a program with a decoder of its own has ended")
  func outlivesDecoder() {
    do {
      let program = Fixture(backend: HeadlessBackend(resources: DecodingResources(fails: true)))
      withExtendedLifetime(program) {}
    }
    let view = UIImageView(image: UIImage(data: TestPictures.png(width: 9, height: 9)))
    #expect(!view.backendDrawings().isEmpty)
  }

  @Test("makes thumbnails that fit and keep the shape and the scale")
  func makesThumbnails() {
    _ = Fixture()
    let data = TestPictures.png(width: 400, height: 200)
    let whole = UIImage(data: data)
    expectEqual(whole?.preparingThumbnail(of: CGSize(width: 50, height: 50))?.size.height, 25)
    expectEqual(whole?.preparingThumbnail(of: CGSize(width: 900, height: 900))?.size.width, 400)
    let sharp = UIImage(data: data, scale: 2)?.preparingThumbnail(of: CGSize(width: 50, height: 50))
    expectEqual(sharp?.size, CGSize(width: 50, height: 25))
    expectEqual(sharp?.scale, 2)
    let messages = reports {
      #expect(whole?.preparingThumbnail(of: CGSize(width: CGFloat.nan, height: 5)) == nil)
      #expect(whole?.preparingThumbnail(of: .zero) == nil)
    }
    expectEqual(messages.count, 2)
  }

  @Test("is decoded off the main actor when that is asked for")
  func decodesElsewhere() {
    _ = Fixture()
    let image = UIImage(data: TestPictures.png(width: 400, height: 200))
    let thumbnail = answer {
      image?.prepareThumbnail(of: CGSize(width: 40, height: 40), completionHandler: $0)
    }
    expectEqual(thumbnail?.size, CGSize(width: 40, height: 20))
    #expect(answer { image?.prepareForDisplay(completionHandler: $0) } === image)
    #expect(image?.preparingForDisplay() === image)
  }

  @Test("without pixels comes back as it is, also to those who await it")
  func awaitsSymbols() async {
    _ = Fixture()
    let symbol = UIImage(systemName: "star")
    #expect(symbol != nil)
    #expect(await symbol?.byPreparingThumbnail(ofSize: CGSize(width: 4, height: 4)) === symbol)
    #expect(await symbol?.byPreparingForDisplay() === symbol)
  }

  /// Waits without a suspension, in which another test would start a program with another decoder.
  private func answer(_ start: (@escaping @Sendable (UIImage?) -> Void) -> Void) -> UIImage? {
    final class Answer: @unchecked Sendable { var picture: UIImage? }
    let answer = Answer()
    let arrived = DispatchSemaphore(value: 0)
    start {
      answer.picture = $0
      arrived.signal()
    }
    arrived.wait()
    return answer.picture
  }

  @Test("is found by name, as sharp as the display")
  func findsFiles() throws {
    let files = [
      "a.png": TestPictures.png(width: 10, height: 10),
      "a@2x.png": TestPictures.png(width: 20, height: 20),
      "b@3x.jpg": TestPictures.jpeg(width: 30, height: 30),
    ]
    try TestPictures.withFolder(of: files) { folder in
      func path(_ name: String, _ scale: CGFloat) -> String? {
        ImageFile.path(ofPictureNamed: name, in: ["/nowhere", folder], displayScale: scale)
          .map { ($0 as NSString).lastPathComponent }
      }
      expectEqual(path("a", 1), "a.png")
      expectEqual(path("a", 2), "a@2x.png")
      expectEqual(path("a.png", 3), "a@2x.png")
      expectEqual(path("b", 1), "b@3x.jpg")
      #expect(path("c", 1) == nil)
      #expect(path("", 1) == nil)
    }
    try TestPictures.withFolder(of: files) { folder in
      _ = Fixture()
      let bundle = try #require(Bundle(path: folder))
      let sharp = UITraitCollection(displayScale: 2)
      let image = UIImage(named: "a", in: bundle, compatibleWith: sharp)
      #expect(image?.scale == 2 && image?.size == CGSize(width: 10, height: 10))
      expectEqual(UIImage(named: "a", in: bundle, compatibleWith: nil)?.scale, 1)
    }
  }
}

@Suite("A symbol")
@MainActor
struct SymbolTests {
  @Test(
    "is looked up under the names of the icon theme",
    arguments: [
      ("chevron.right", ["go-next-symbolic", "chevron.right-symbolic", "chevron.right"]),
      (
        "star.fill",
        ["starred-symbolic", "non-starred-symbolic", "star.fill-symbolic", "star.fill"]
      ),
      ("trash.fill", ["user-trash-symbolic", "trash.fill-symbolic", "trash.fill"]),
      ("go-home", ["go-home-symbolic", "go-home"]),
    ]
  )
  func translatesNames(name: String, candidates: [String]) {
    expectEqual(SymbolName(systemName: name).candidates, candidates)
  }

  @Test("points where reading goes on, if it is about that")
  func mirrors() {
    expectEqual(
      SymbolName(systemName: "chevron.forward").mirroredCandidates[0],
      "go-previous-symbolic"
    )
    expectEqual(SymbolName(systemName: "chevron.right").mirroredCandidates[0], "go-next-symbolic")
  }

  @Test("is a square as high as a line of its text")
  func hasSize() {
    _ = Fixture()
    expectEqual(UIImage(systemName: "plus")?.size, CGSize(width: 20, height: 20))
    let large = UIImage.SymbolConfiguration(pointSize: 40)
    expectEqual(UIImage(systemName: "plus", withConfiguration: large)?.size.width, 48)
    let caption = UIImage.SymbolConfiguration(textStyle: .caption2)
    let symbol = UIImage(systemName: "plus")?.applyingSymbolConfiguration(caption)
    expectEqual(symbol?.size.width, 13)
    expectEqual(UIImage.SymbolConfiguration(pointSize: .nan).symbolSize.width, 20)
  }

  @Test(
    "is larger or smaller beside its text by its scale",
    arguments: [
      (UIImage.SymbolScale.small, 38), (.medium, 48), (.large, 60), (.default, 48),
      (.unspecified, 48),
    ]
  )
  func scales(_ scale: UIImage.SymbolScale, _ edge: CGFloat) {
    _ = Fixture()
    // A symbol beside 40 points is 48, four fifths of that 38.4 and five fourths 60.
    let size = UIImage.SymbolConfiguration(pointSize: 40)
    let scaled = size.applying(UIImage.SymbolConfiguration(scale: scale))
    expectEqual(UIImage(systemName: "plus", withConfiguration: scaled)?.size.width, edge)
  }

  @Test("is as large and as heavy as text of a style, smaller or larger")
  func styles() throws {
    _ = Fixture()
    // A headline has 17 points, and a symbol beside it 20.4; five fourths of that are 25.5.
    let headline = UIImage.SymbolConfiguration(textStyle: .headline, scale: .large)
    let symbol = try #require(UIImage(systemName: "plus", withConfiguration: headline))
    expectEqual(symbol.symbolConfiguration, headline)
    #expect(symbol.size.width == 26 && headline.cssWeight == 600)
    #expect(UIImage(systemName: "plus")?.symbolConfiguration == nil)
    #expect(symbol.isSymbolImage)
    #expect(UIImage(data: TestPictures.png(width: 1, height: 1))?.isSymbolImage == false)
  }

  @Test("weighs as much as the letters that go with it")
  func weights() {
    let weights: [(UIImage.SymbolWeight, UIFont.Weight)] = [
      (.unspecified, .regular), (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light),
      (.regular, .regular), (.medium, .medium), (.semibold, .semibold), (.bold, .bold),
      (.heavy, .heavy), (.black, .black),
    ]
    for (weight, font) in weights {
      expectEqual(weight.fontWeight(), font)
      expectEqual(UIImage.SymbolConfiguration(weight: weight).cssWeight, font.cssWeight)
    }
  }

  @Test(
    "has the tint colour unless it is to be original, and a picture only if it is to be a template"
  )
  func renderingModes() throws {
    let fixture = Fixture()
    func tint(_ image: UIImage?) -> UIBackendColor? {
      let view = UIImageView(image: image)
      view.tintColor = .red
      fixture.show(view)
      guard case .image(_, _, let tint)? = view.backendDrawings().first else { return nil }
      return tint
    }
    let red = UIBackendColor(red: 1, green: 0, blue: 0)
    let symbol = try #require(UIImage(systemName: "star"))
    let picture = try #require(UIImage(data: TestPictures.png(width: 8, height: 8)))
    #expect(symbol.renderingMode == .automatic && picture.renderingMode == .automatic)
    #expect(tint(symbol) == red && tint(picture) == nil)
    let original = symbol.withTintColor(.blue, renderingMode: .alwaysOriginal)
    expectEqual(original.renderingMode, .alwaysOriginal)
    expectEqual(tint(original), UIBackendColor(red: 0, green: 0, blue: 1))
    expectEqual(tint(picture.withRenderingMode(.alwaysTemplate)), red)
    #expect(tint(picture.withRenderingMode(.alwaysTemplate).withRenderingMode(.automatic)) == nil)
  }

  @Test("is nil and reported when the theme lacks it")
  func isMissing() {
    let program = Fixture(backend: HeadlessBackend(resources: DecodingResources()))
    defer { withExtendedLifetime(program) {} }
    var messages: [String] = []
    Diagnostics.hook = { messages.append($0.message) }
    defer { Diagnostics.hook = nil }
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(UIImage(named: "no such picture") == nil)
    expectEqual(messages.count, 2)
    #expect(messages.first?.contains("no.such.symbol") == true)
  }
}

/// Headless resources without symbols that count what is decoded, or decode nothing.
@MainActor
final class DecodingResources: UIBackendResources {
  final class Decoder: UIBackendImageDecoder, @unchecked Sendable {
    let fails: Bool
    private let lock = NSLock()
    private var sources: [String] = []

    init(fails: Bool) { self.fails = fails }

    /// How often the picture in a file was decoded; other tests may decode theirs meanwhile.
    func count(of path: String) -> Int { lock.withLock { sources.count { $0 == path } } }

    func image(
      contentsOfFile path: String,
      maximumPixelSize: CGSize?
    ) throws(UIBackendImageError) -> any UIBackendImage {
      try check(path)
      return try HeadlessImageDecoder()
        .image(contentsOfFile: path, maximumPixelSize: maximumPixelSize)
    }

    func image(
      data: Data,
      maximumPixelSize: CGSize?
    ) throws(UIBackendImageError) -> any UIBackendImage {
      try check("\(data.count) bytes")
      return try HeadlessImageDecoder().image(data: data, maximumPixelSize: maximumPixelSize)
    }

    private func check(_ source: String) throws(UIBackendImageError) {
      lock.withLock { sources.append(source) }
      if fails { throw .undecodable(source: source, reason: "it is broken on purpose") }
    }
  }

  private let resources = HeadlessResources()
  let decoder: Decoder

  init(fails: Bool = false) { decoder = Decoder(fails: fails) }

  var imageDecoder: any UIBackendImageDecoder { decoder }
  var textMeasurer: any UIBackendTextMeasurer { resources.textMeasurer }

  func layOut(
    _ text: UIBackendText,
    in space: UIBackendTextSpace
  ) -> any UIBackendTextLayout {
    resources.layOut(text, in: space)
  }

  func metrics(of font: UIBackendFont) -> UIBackendFontMetrics { resources.metrics(of: font) }

  func symbol(
    named name: String,
    pointSize: CGFloat,
    weight: Int,
    scale: CGFloat
  ) -> (any UIBackendImage)? {
    nil
  }
}
