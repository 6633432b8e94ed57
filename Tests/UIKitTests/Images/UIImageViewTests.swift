import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("An image view")
@MainActor
struct UIImageViewTests {
  struct Placement: Sendable, CustomTestStringConvertible {
    let mode: UIView.ContentMode.RawValue
    let expected: CGRect
    let testDescription: String

    init(
      _ mode: UIView.ContentMode,
      _ x: CGFloat,
      _ y: CGFloat,
      _ width: CGFloat,
      _ height: CGFloat
    ) {
      self.mode = mode.rawValue
      expected = CGRect(x: x, y: y, width: width, height: height)
      testDescription = "\(mode)"
    }
  }

  // A picture of 40 × 20 in a view of 100 × 100: filling it scales by 5 down, fitting by 2.5 across.
  nonisolated static let placements = [
    Placement(.scaleToFill, 0, 0, 100, 100),
    Placement(.scaleAspectFit, 0, 25, 100, 50),
    Placement(.scaleAspectFill, -50, 0, 200, 100),
    Placement(.center, 30, 40, 40, 20),
    Placement(.top, 30, 0, 40, 20),
    Placement(.bottom, 30, 80, 40, 20),
    Placement(.left, 0, 40, 40, 20),
    Placement(.right, 60, 40, 40, 20),
    Placement(.topLeft, 0, 0, 40, 20),
    Placement(.topRight, 60, 0, 40, 20),
    Placement(.bottomLeft, 0, 80, 40, 20),
    Placement(.bottomRight, 60, 80, 40, 20),
  ]

  private func rect(of view: UIImageView) -> CGRect? {
    guard case .image(_, let rect, _)? = view.backendDrawings().first else { return nil }
    return rect
  }

  private func tint(of view: UIImageView) -> UIBackendColor? {
    guard case .image(_, _, let tint)? = view.backendDrawings().first else { return nil }
    return tint
  }

  @Test("places its picture as its content mode says", arguments: placements)
  func places(_ placement: Placement) throws {
    _ = Stage()
    let view = UIImageView(image: UIImage(data: TestPictures.png(width: 40, height: 20)))
    view.frame = CGRect(x: 7, y: 7, width: 100, height: 100)
    view.contentMode = try #require(UIView.ContentMode(rawValue: placement.mode))
    #expect(rect(of: view) == placement.expected)
    #expect(view.clipsToBounds == false)
  }

  @Test("asks for the size of the picture it shows")
  func hasSize() {
    _ = Stage()
    let view = UIImageView(image: UIImage(data: TestPictures.png(width: 40, height: 20)))
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 20))
    #expect(view.sizeThatFits(CGSize(width: 5, height: 5)) == CGSize(width: 40, height: 20))
    view.highlightedImage = UIImage(data: TestPictures.png(width: 8, height: 9))
    view.isHighlighted = true
    #expect(view.intrinsicContentSize == CGSize(width: 8, height: 9))
    view.highlightedImage = nil
    view.image = nil
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(rect(of: view) == nil)
  }

  @Test("shows templates and symbols in its tint colour, anything else in its own")
  func tints() {
    _ = Stage()
    let red = UIBackendColor(red: 1, green: 0, blue: 0)
    let green = UIBackendColor(red: 0, green: 1, blue: 0)
    let photo = UIImage(data: TestPictures.png(width: 40, height: 20))
    let view = UIImageView(image: photo)
    view.tintColor = .red
    #expect(tint(of: view) == nil)
    view.image = photo?.withRenderingMode(.alwaysTemplate)
    #expect(tint(of: view) == red)
    view.image = photo?.withTintColor(.green)
    #expect(tint(of: view) == green)
    view.image = UIImage(systemName: "plus")
    #expect(tint(of: view) == red)
    view.image = UIImage(systemName: "plus")?.withTintColor(.green)
    #expect(tint(of: view) == red)
    view.image = UIImage(systemName: "plus")?.withTintColor(.green, renderingMode: .alwaysOriginal)
    #expect(tint(of: view) == green)
  }

  @Test("sizes symbols that do not say their size")
  func prefersConfiguration() {
    _ = Stage()
    let view = UIImageView(image: UIImage(systemName: "plus"))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
    #expect(view.intrinsicContentSize.width == 48)
    let small = UIImage.SymbolConfiguration(pointSize: 10)
    view.image = UIImage(systemName: "plus", withConfiguration: small)
    #expect(view.intrinsicContentSize.width == 12)
  }

  @Test("survives pictures and views of no size")
  func survives() {
    _ = Stage()
    let view = UIImageView(image: UIImage())
    #expect(view.intrinsicContentSize == .zero)
    view.frame.size = CGSize(width: 10, height: 10)
    #expect(rect(of: view) == nil)
    view.image = UIImage(data: TestPictures.png(width: 40, height: 20))
    view.frame.size = .zero
    view.contentMode = .scaleAspectFit
    #expect(rect(of: view) == nil)
  }
}
