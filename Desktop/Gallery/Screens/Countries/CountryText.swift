import GallerySupport
import UIKit

/// What the text of a country says, and how it looks.
@MainActor
struct CountryText {
  private let country: Country
  private let text = NSMutableAttributedString(string: "")

  /// How links to other rows begin.
  static let scheme = "country"

  private init(_ country: Country) { self.country = country }

  /// The text of a country.
  ///
  /// - Parameters:
  ///   - country: What it is about.
  ///   - sharing: The countries that have the same currency.
  /// - Returns: A title, facts, a sentence with links, a list of names, and a link.
  static func make(_ country: Country, sharing: [Country]) -> NSAttributedString {
    let writer = CountryText(country)
    writer.addTitle()
    writer.addFacts()
    writer.addCurrency(sharing: sharing)
    writer.addNames()
    writer.addLink()
    return writer.text
  }

  private func add(_ words: String, _ attributes: [NSAttributedString.Key: Any]) {
    text.append(NSAttributedString(string: words, attributes: attributes))
  }

  private func add(
    _ symbolName: String,
    color: UIColor,
    _ attributes: [NSAttributedString.Key: Any]
  ) {
    guard let symbol = UIImage(systemName: symbolName) else { return }
    let picture = NSTextAttachment(
      image: symbol.withTintColor(color, renderingMode: .alwaysOriginal)
    )
    let character = NSMutableAttributedString(attachment: picture)
    character.addAttributes(attributes, range: NSRange(location: 0, length: character.length))
    text.append(character)
  }

  private func paragraph(
    after spacing: CGFloat,
    _ change: (NSMutableParagraphStyle) -> Void = { _ in }
  ) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.paragraphSpacing = spacing
    style.lineSpacing = 2
    change(style)
    return style
  }

  /// The name in wide letters with a shadow below them.
  private func addTitle() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 0, height: 2)
    shadow.shadowBlurRadius = 3
    shadow.shadowColor = UIColor.black.withAlphaComponent(0.3)
    add(
      country.name + "\n",
      [
        .font: UIFont.systemFont(ofSize: 22, weight: .bold), .foregroundColor: UIColor.label,
        .kern: 1.5, .shadow: shadow, .paragraphStyle: paragraph(after: 4),
      ]
    )
  }

  /// The code on a coloured ground, and where the country is.
  private func addFacts() {
    let style = paragraph(after: 10)
    let small: [NSAttributedString.Key: Any] = [
      .font: UIFont.preferredFont(forTextStyle: .subheadline),
      .foregroundColor: UIColor.secondaryLabel, .paragraphStyle: style,
    ]
    let code: [NSAttributedString.Key: Any] = [
      .font: UIFont.monospacedSystemFont(ofSize: 13, weight: .semibold),
      .foregroundColor: UIColor.white, .backgroundColor: UIColor.systemIndigo,
      .paragraphStyle: style,
    ]
    // Spaces that do not break keep the ground wider than the letters.
    add("\u{a0}\(country.id)\u{a0}", code)
    add("   ", small)
    add("mappin", color: .systemRed, small)
    add(" \(country.region)\n", small)
  }

  /// The currency, with links to the countries that share it.
  private func addCurrency(sharing: [Country]) {
    let body: [NSAttributedString.Key: Any] = [
      .font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label,
      .paragraphStyle: paragraph(after: 10),
    ]
    guard let currency = country.currency else { return add("There is no currency.\n", body) }
    add("creditcard", color: .systemGreen, body)
    add(" Payments are in ", body)
    add(
      currency.name,
      body.merging([
        .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.systemGreen,
      ]) { $1 }
    )
    for (index, other) in sharing.enumerated() {
      add(index == 0 ? ", as in " : index == sharing.count - 1 ? " and " : ", ", body)
      add(other.name, body.merging([.link: "\(Self.scheme):\(other.id)"]) { $1 })
    }
    add(".\n", body)
  }

  /// A list of names with hanging indents; each paragraph runs as its language does.
  private func addNames() {
    add(
      "IN OTHER LANGUAGES\n",
      [
        .font: UIFont.systemFont(ofSize: 11, weight: .semibold), .kern: 0.8,
        .foregroundColor: UIColor.systemOrange, .paragraphStyle: paragraph(after: 4),
      ]
    )
    for name in country.foreignNames {
      let style = paragraph(after: 3) { style in
        style.firstLineHeadIndent = 12
        style.headIndent = 26
        style.baseWritingDirection = name.isRightToLeft ? .rightToLeft : .leftToRight
        style.alignment = .natural
      }
      let plain: [NSAttributedString.Key: Any] = [
        .font: UIFont.preferredFont(forTextStyle: .callout), .paragraphStyle: style,
      ]
      add("•  ", plain.merging([.foregroundColor: UIColor.systemOrange]) { $1 })
      add("\(name.language): ", plain.merging([.foregroundColor: UIColor.secondaryLabel]) { $1 })
      add("\(name.name)\n", plain.merging([.foregroundColor: UIColor.label]) { $1 })
    }
  }

  /// A link to the encyclopedia, at the trailing edge.
  private func addLink() {
    var address = URLComponents(string: "https://en.wikipedia.org")
    address?.path = "/wiki/\(country.name)"
    guard let url = address?.url else { return }
    let style = paragraph(after: 0) { style in
      style.paragraphSpacingBefore = 6
      style.alignment = .right
    }
    add(
      "Read more",
      [
        .font: UIFont.preferredFont(forTextStyle: .footnote), .link: url, .paragraphStyle: style,
      ]
    )
  }
}
