import CoreGraphics
import Foundation

/// Shows text with looks of its own, or up to a number of lines, in a text view that is not editable.
final class StyledTextView: UIView {
  /// Called with the value of the link that was tapped, and the range of its text.
  var follow: ((_ link: Any, _ range: NSRange) -> Void)?
  private var shown = Shown()
  private var resolution: (text: UIBackendText, isRightToLeft: Bool)?
  private var layouts = TextLayoutCache()
  /// The places of the links, in their order.
  private(set) var links: [TextLinkView] = []
  private var linkRanges: [NSRange] = []

  /// What is shown, and how as far as the text does not say so itself.
  struct Shown {
    var text = NSAttributedString(string: "")
    var look = TextLook(font: .systemFont(ofSize: 12), color: .label)
    /// What links look like; `nil` is in the tint colour.
    var linkAttributes: [NSAttributedString.Key: Any]?
    var insets = UIEdgeInsets.zero
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let tap = UITapGestureRecognizer()
    tap.addHandlerClosure { [weak self] recognizer in
      guard let self, recognizer.state == .ended else { return }
      self.tap(at: recognizer.location(in: self))
    }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ new: Shown) {
    shown = new
    showLinks()
    refresh()
  }

  /// Makes as many places as there are links; those that stay keep the focus.
  private func showLinks() {
    var found: [(link: Any, range: NSRange)] = []
    let whole = NSRange(location: 0, length: shown.text.length)
    shown.text.enumerateAttribute(.link, in: whole) { link, range, _ in
      if let link { found.append((link, range)) }
    }
    while links.count > found.count { links.removeLast().removeFromSuperview() }
    while links.count < found.count {
      let view = TextLinkView()
      addSubview(view)
      links.append(view)
    }
    linkRanges = found.map(\.range)
    for (view, (link, range)) in zip(links, found) {
      view.words = shown.text.attributedSubstring(from: range).string
      view.follow = { [weak self] in self?.follow?(link, range) }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (view, range) in zip(links, linkRanges) { view.surround(frames(of: range)) }
  }

  /// Resolves the text anew, for other surroundings.
  func refresh() {
    resolution = nil
    setNeedsDisplay()
    setNeedsLayout()
  }

  /// The size of the text with its insets, its lines broken at a width or nowhere.
  func textSize(in width: CGFloat?) -> CGSize {
    let room = width.map { max(1, $0 - shown.insets.horizontal) } ?? .infinity
    let size = layouts.layout(resolvedText, in: UIBackendTextSpace(width: room)).layout.size
    return CGSize(
      width: size.width + shown.insets.horizontal,
      height: size.height + shown.insets.vertical
    )
  }

  /// Where a part of the text stands.
  func frames(of range: NSRange) -> [CGRect] {
    let (layout, origin) = placed
    return layout.frames(of: range).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  private func tap(at point: CGPoint) {
    layoutIfNeeded()
    let link = links.first { $0.point(inside: convert(point, to: $0), with: nil) }
    link?.follow?()
  }

  /// The direction of the text view.
  private var isRightToLeft: Bool {
    (superview ?? self).effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The text as the backend takes it.
  var resolvedText: UIBackendText {
    let isRightToLeft = isRightToLeft
    if let resolution, resolution.isRightToLeft == isRightToLeft { return resolution.text }
    let links = shown.linkAttributes ?? [.foregroundColor: tintColor ?? .link]
    let words = shown.text.rewritten { attributes in
      guard attributes.removeValue(forKey: .link) != nil else { return }
      attributes.merge(links) { $1 }
    }
    let surroundings = TextSurroundings(traits: traitCollection, isRightToLeft: isRightToLeft)
    let text = UIBackendText(words, look: shown.look, in: surroundings)
    resolution = (text, isRightToLeft)
    return text
  }

  private var placed: (layout: any UIBackendTextLayout, origin: CGPoint) {
    let room = max(1, bounds.width - shown.insets.horizontal)
    let fitted = layouts.layout(resolvedText, in: UIBackendTextSpace(width: room))
    let share = (resolvedText.paragraph(at: 0).alignment ?? .left).share
    let left = shown.insets.left + (room - fitted.alignedWidth) * share
    return (fitted.layout, CGPoint(x: left, y: shown.insets.top))
  }

  override func backendDrawings() -> [UIBackendDrawing] {
    guard shown.text.length > 0 else { return [] }
    let (layout, origin) = placed
    let pictures = shown.text.attachedPictures(font: shown.look.font)
    return [.text(layout, origin: origin)]
      + pictureDrawings(of: pictures, in: layout, origin: origin, color: shown.look.color)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    refresh()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh()
  }
}
