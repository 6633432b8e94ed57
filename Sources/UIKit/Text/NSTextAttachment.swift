import CoreGraphics
public import Foundation

/// A picture in a line of text, as a value of `NSAttributedString.Key.attachment` for the character U+FFFC.
///
/// Labels draw it. A template, and a symbol, has the colour of the letters; a symbol without a size of its own is as large as the font,
/// and is placed in the middle of its capital letters.
open class NSTextAttachment: NSObject {
  private let header = FoundationHeader()
  private var content = Content()

  private struct Content {
    var image: UIImage?
    var data: Data?
    var type: String?
    var bounds = CGRect.zero
  }

  /// The character of attachments: U+FFFC.
  public class var character: Int { 0xFFFC }

  /// Creates an attachment that shows the picture in `contentData`, if there is one in it.
  ///
  /// - Parameters:
  ///   - contentData: A file of a picture.
  ///   - uti: The type of the data, which is kept.
  public init(data contentData: Data?, ofType uti: String?) {
    (content.data, content.type) = (contentData, uti)
    content.image = contentData.flatMap { UIImage(data: $0) }
  }

  /// Creates an attachment that shows nothing.
  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// Creates an attachment that shows a picture in its own size, standing on the baseline.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// The picture.
  open var image: UIImage? {
    get { content.image }
    set { content.image = newValue }
  }

  /// The size of the picture, and the position of its bottom left corner relative to the end of the preceding letters on the baseline,
  /// upwards; in points.
  ///
  /// Zero, the default, is the size of the picture on the baseline. Bounds that are not finite count as zero.
  open var bounds: CGRect {
    get { content.bounds }
    set {
      let sum = newValue.minX + newValue.minY + newValue.width + newValue.height
      content.bounds = sum.isFinite ? newValue : .zero
    }
  }

  /// The data that the attachment was created with; setting it shows the picture in it.
  open var contents: Data? {
    get { content.data }
    set {
      content.data = newValue
      content.image = newValue.flatMap { UIImage(data: $0) }
    }
  }

  /// The type of `contents`.
  open var fileType: String? {
    get { content.type }
    set { content.type = newValue }
  }

  /// The picture beside letters of `font`.
  func image(beside font: UIFont) -> UIImage? {
    guard let image, image.isSymbolImage, image.symbolConfiguration == nil else { return image }
    return image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(font: font))
  }

  /// The room that the picture takes in a line beside letters of `font`.
  func room(beside font: UIFont) -> UIBackendText.Attachment {
    guard bounds == .zero else {
      return UIBackendText.Attachment(
        width: max(0, bounds.minX + bounds.width),
        ascent: bounds.maxY,
        descent: -bounds.minY
      )
    }
    let size = image(beside: font)?.size ?? .zero
    let isSymbol = image?.isSymbolImage ?? false
    let descent = isSymbol ? (size.height - font.capHeight) / 2 : 0
    return UIBackendText.Attachment(
      width: size.width,
      ascent: size.height - descent,
      descent: descent
    )
  }
}

extension NSAttributedString {
  /// Creates a text of one character, which displays an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// A picture in a text, with what decides how it is drawn.
struct AttachedPicture {
  let image: UIImage
  /// The colour of the letters beside it.
  let color: UIColor?
  /// How far from the left edge of its room it stands, in points.
  let inset: CGFloat
}

extension NSAttributedString {
  /// The pictures of the attachments in the order of the text, `nil` for those that show none; beside letters of `font` where
  /// the text says none.
  func attachedPictures(font: UIFont) -> [AttachedPicture?] {
    var pictures: [AttachedPicture?] = []
    let characters = string as NSString
    let whole = NSRange(location: 0, length: length)
    enumerateAttributes(in: whole, options: .longestEffectiveRangeNotRequired) {
      attributes,
      range,
      _ in
      guard let attachment = attributes[.attachment] as? NSTextAttachment else { return }
      let font = attributes[.font] as? UIFont ?? font
      let picture = attachment.image(beside: font).map { image in
        let color = attributes[.foregroundColor] as? UIColor
        return AttachedPicture(image: image, color: color, inset: attachment.bounds.minX)
      }
      let count = characters.substring(with: range).count { $0 == .attachment }
      pictures.append(contentsOf: Array(repeating: picture, count: count))
    }
    return pictures
  }
}

extension Character {
  /// The character that attachments stand for.
  static let attachment: Character = "\u{FFFC}"
}
