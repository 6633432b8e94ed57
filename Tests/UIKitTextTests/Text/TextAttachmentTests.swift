import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

// Letters are 10 points wide and lines 24 points high, with their baseline at 18.
@Suite("Pictures in text")
@MainActor
struct TextAttachmentTests {
  /// A picture of 16 × 12 points, as long as its pixels are not asked for.
  private func picture() throws -> UIImage {
    let header = Array("GIF89a".utf8) + [16, 0, 12, 0, 0x80, 0, 0]
    let colors: [UInt8] = [255, 0, 0, 0, 0, 255]
    return try #require(UIImage(data: Data(header + colors + [0x3B])))
  }

  private func label(_ attachment: NSTextAttachment, text: String = "ab") -> UILabel {
    let font = UIFont.systemFont(ofSize: 20)
    let content = NSMutableAttributedString(string: text, attributes: [.font: font])
    content.append(NSAttributedString(attachment: attachment))
    content.append(NSAttributedString(string: "cd", attributes: [.font: font]))
    let label = UILabel()
    label.attributedText = content
    return label
  }

  /// The rectangles and colours of the pictures that a label draws.
  private func pictures(of label: UILabel) -> [(rect: CGRect, tint: UIBackendColor?)] {
    label.backendDrawings().compactMap { drawing in
      guard case .image(_, let rect, let tint) = drawing else { return nil }
      return (rect, tint)
    }
  }

  @Test("stand on the baseline in their own size")
  func ownSize() throws {
    _ = Fixture()
    let label = label(NSTextAttachment(image: try picture()))
    expectEqual(label.intrinsicContentSize, CGSize(width: 56, height: 24))
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 34)
    // The line begins 5 points below the top, and its baseline is 18 points further down.
    expectEqual(pictures(of: label).map(\.rect), [CGRect(x: 20, y: 11, width: 16, height: 12)])
    expectEqual(label.attributedText?.string, "ab\u{FFFC}cd")
  }

  @Test("stand where their bounds say, and make their line higher")
  func bounds() throws {
    _ = Fixture()
    let attachment = NSTextAttachment(image: try picture())
    attachment.bounds = CGRect(x: 0, y: -10, width: 30, height: 40)
    let label = label(attachment)
    // From 30 points above the baseline to 10 below.
    expectEqual(label.intrinsicContentSize, CGSize(width: 70, height: 40))
    label.frame.size = label.intrinsicContentSize
    expectEqual(pictures(of: label).map(\.rect), [CGRect(x: 20, y: 0, width: 30, height: 40)])
    let text = try #require(label.attributedText)
    expectEqual(text.size(), CGSize(width: 70, height: 40))
    attachment.bounds = CGRect(x: 4, y: 0, width: 16, height: 12)
    label.attributedText = text
    label.frame.size = label.intrinsicContentSize
    expectEqual(pictures(of: label).map(\.rect), [CGRect(x: 24, y: 6, width: 16, height: 12)])
  }

  @Test("follow letters from right to left")
  func rightToLeft() throws {
    _ = Fixture()
    let label = label(NSTextAttachment(image: try picture()), text: "אב")
    label.semanticContentAttribute = .forceRightToLeft
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 24)
    expectEqual(pictures(of: label).map(\.rect.maxX), [80])
  }

  @Test("are not drawn where text is cut before them")
  func cut() throws {
    _ = Fixture()
    let label = label(NSTextAttachment(image: try picture()))
    label.frame = CGRect(x: 0, y: 0, width: 30, height: 24)
    #expect(pictures(of: label).isEmpty)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.1
    // All of it is drawn at half of its size, found to a hundredth.
    let shrunk = try #require(pictures(of: label).first)
    #expect(abs(shrunk.rect.width - 8) < 0.5)
  }

  @Test(
    "have the colour of the letters if they are templates, and the size of the font if they are symbols"
  )
  func templates() throws {
    _ = Fixture()
    let image = try #require(UIImage(systemName: "star"))
    let label = UILabel()
    let content = NSMutableAttributedString(attachment: NSTextAttachment(image: image))
    content.addAttributes(
      [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 40)],
      range: NSRange(location: 0, length: 1)
    )
    label.attributedText = content
    label.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let drawn = try #require(pictures(of: label).first)
    expectEqual(drawn.tint, UIBackendColor(red: 1, green: 0, blue: 0))
    let configuration = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 40))
    expectEqual(drawn.rect.size, image.applyingSymbolConfiguration(configuration)?.size)
  }

  @Test("that stand side by side are drawn each")
  func neighbours() throws {
    _ = Fixture()
    let attachment = NSTextAttachment(image: try picture())
    let content = NSMutableAttributedString(attachment: attachment)
    content.append(NSAttributedString(attachment: attachment))
    content.append(NSAttributedString(attachment: NSTextAttachment(image: try picture())))
    content.append(NSAttributedString(attachment: NSTextAttachment()))
    let label = UILabel()
    label.attributedText = content
    label.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    expectEqual(pictures(of: label).map(\.rect.minX), [0, 16, 32])
  }

  @Test("stand in the middle of capital letters if they are symbols")
  func symbols() throws {
    _ = Fixture()
    // Beside 20 points a symbol is 24 high and a capital letter 14.
    let font = UIFont.systemFont(ofSize: 20)
    let symbol = NSTextAttachment(image: try #require(UIImage(systemName: "star")))
    let room = symbol.room(beside: font)
    #expect(room.width == 24 && room.ascent == 19 && room.descent == 5)
    let picture = NSTextAttachment(
      image: try #require(UIImage(data: TestPictures.png(width: 24, height: 24)))
    )
    #expect(picture.room(beside: font).ascent == 24 && picture.room(beside: font).descent == 0)
  }

  @Test("are read from data")
  func data() throws {
    _ = Fixture()
    let attachment = NSTextAttachment(data: nil, ofType: nil)
    #expect(attachment.image == nil)
    attachment.contents = Data("no picture".utf8)
    #expect(attachment.image == nil)
    attachment.bounds.origin.x = .nan
    expectEqual(attachment.bounds, .zero)
    expectEqual(NSTextAttachment.character, 0xFFFC)
  }

  @Test("keeps the data that it was made with and its type, and shows the picture in it")
  func dataAndType() {
    let data = TestPictures.png(width: 40, height: 20)
    let attachment = NSTextAttachment(data: data, ofType: "public.png")
    #expect(attachment.contents == data && attachment.fileType == "public.png")
    expectEqual(attachment.image?.size, CGSize(width: 40, height: 20))
    attachment.fileType = "public.jpeg"
    attachment.contents = TestPictures.jpeg(width: 30, height: 10)
    expectEqual(attachment.image?.size, CGSize(width: 30, height: 10))
    expectEqual(attachment.fileType, "public.jpeg")
  }
}

@Suite("The shadow of text")
@MainActor
struct TextShadowTests {
  @Test("is half as soft as its blur radius says, in the sense of layers")
  func attribute() {
    _ = Fixture()
    let shadow = NSShadow()
    expectEqual(shadow.shadowOffset, CGSize(width: 0, height: -3))
    expectEqual(shadow.shadowBlurRadius, 3)
    shadow.shadowColor = UIColor.red
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "ab", attributes: [.shadow: shadow])
    let drawn = label.resolvedText.runs[0].shadow
    expectEqual(drawn?.color, UIBackendColor(red: 1, green: 0, blue: 0))
    expectEqual(drawn?.offset, CGSize(width: 1, height: 2))
    expectEqual(drawn?.radius, 1.5)
    expectEqual((shadow.copy() as? NSShadow), shadow)
    shadow.shadowColor = nil
    label.attributedText = NSAttributedString(string: "ab", attributes: [.shadow: shadow])
    #expect(label.resolvedText.runs[0].shadow == nil)
  }

  @Test("of a label is sharp, and one point up at first")
  func label() {
    _ = Fixture()
    let label = UILabel()
    label.text = "ab"
    #expect(label.resolvedText.runs[0].shadow == nil)
    label.shadowColor = .red
    expectEqual(label.resolvedText.runs[0].shadow?.offset, CGSize(width: 0, height: -1))
    expectEqual(label.resolvedText.runs[0].shadow?.radius, 0)
    label.shadowOffset = CGSize(width: 2, height: 2)
    expectEqual(label.resolvedText.runs[0].shadow?.offset, CGSize(width: 2, height: 2))
    let own = NSShadow()
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(.shadow, value: own, range: NSRange(location: 0, length: 1))
    label.attributedText = text
    expectEqual(label.resolvedText.runs.map(\.shadow?.radius), [1.5, 0])
  }
}
