import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

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
    _ = Fixture()
    let view = UIImageView(image: UIImage(data: TestPictures.png(width: 40, height: 20)))
    view.frame = CGRect(x: 7, y: 7, width: 100, height: 100)
    view.contentMode = try #require(UIView.ContentMode(rawValue: placement.mode))
    expectEqual(rect(of: view), placement.expected)
    #expect(view.clipsToBounds == false)
  }

  @Test("asks for the size of the picture it shows")
  func hasSize() {
    _ = Fixture()
    let view = UIImageView(image: UIImage(data: TestPictures.png(width: 40, height: 20)))
    expectEqual(view.bounds.size, CGSize(width: 40, height: 20))
    expectEqual(view.intrinsicContentSize, CGSize(width: 40, height: 20))
    expectEqual(view.sizeThatFits(CGSize(width: 5, height: 5)), CGSize(width: 40, height: 20))
    view.highlightedImage = UIImage(data: TestPictures.png(width: 8, height: 9))
    view.isHighlighted = true
    expectEqual(view.intrinsicContentSize, CGSize(width: 8, height: 9))
    view.highlightedImage = nil
    view.image = nil
    expectEqual(view.intrinsicContentSize.width, UIView.noIntrinsicMetric)
    #expect(rect(of: view) == nil)
  }

  @Test("shows templates and symbols in its tint colour, anything else in its own")
  func tints() {
    _ = Fixture()
    let red = UIBackendColor(red: 1, green: 0, blue: 0)
    let green = UIBackendColor(red: 0, green: 1, blue: 0)
    let photo = UIImage(data: TestPictures.png(width: 40, height: 20))
    let view = UIImageView(image: photo)
    view.tintColor = .red
    #expect(tint(of: view) == nil)
    view.image = photo?.withRenderingMode(.alwaysTemplate)
    expectEqual(tint(of: view), red)
    view.image = photo?.withTintColor(.green)
    expectEqual(tint(of: view), green)
    view.image = UIImage(systemName: "plus")
    expectEqual(tint(of: view), red)
    view.image = UIImage(systemName: "plus")?.withTintColor(.green)
    expectEqual(tint(of: view), red)
    view.image = UIImage(systemName: "plus")?.withTintColor(.green, renderingMode: .alwaysOriginal)
    expectEqual(tint(of: view), green)
  }

  @Test("sizes symbols that do not say their size")
  func prefersConfiguration() {
    _ = Fixture()
    let view = UIImageView(image: UIImage(systemName: "plus"))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
    expectEqual(view.intrinsicContentSize.width, 48)
    let small = UIImage.SymbolConfiguration(pointSize: 10)
    view.image = UIImage(systemName: "plus", withConfiguration: small)
    expectEqual(view.intrinsicContentSize.width, 12)
    // What the picture leaves open, the view says: 40 points times 1.2, five fourths of it.
    let large = UIImage.SymbolConfiguration(scale: .large)
    view.image = UIImage(systemName: "plus", withConfiguration: large)
    expectEqual(view.intrinsicContentSize.width, 60)
  }

  struct Combination: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let configuration: UIImage.SymbolConfiguration
    let edge: CGFloat
    let weight: Int
  }

  // The edge is 1.2 times the text, and 0.8 or 1.25 of that where it is small or large.
  nonisolated static let combinations = [
    Combination(
      testDescription: "nothing said",
      configuration: .init(weight: .unspecified),
      edge: 20,
      weight: 400
    ),
    Combination(
      testDescription: "size and weight",
      configuration: .init(pointSize: 30, weight: .semibold),
      edge: 36,
      weight: 600
    ),
    Combination(
      testDescription: "size, weight and scale",
      configuration: .init(pointSize: 50, weight: .black, scale: .small),
      edge: 48,
      weight: 900
    ),
    Combination(
      testDescription: "a font",
      configuration: .init(font: .systemFont(ofSize: 20, weight: .bold), scale: .large),
      edge: 30,
      weight: 700
    ),
    Combination(
      testDescription: "a style",
      configuration: .init(textStyle: .headline),
      edge: 20,
      weight: 600
    ),
    Combination(
      testDescription: "one over another",
      configuration: UIImage.SymbolConfiguration(pointSize: 40, weight: .light)
        .applying(.init(weight: .heavy)).applying(.init(scale: .large)),
      edge: 60,
      weight: 800
    ),
  ]

  @Test("draws a symbol as its configuration says", arguments: combinations)
  func combinations(_ combination: Combination) throws {
    let fixture = Fixture()
    let view = UIImageView(
      image: UIImage(systemName: "plus", withConfiguration: combination.configuration)
    )
    fixture.show(view)
    expectEqual(view.bounds.size, CGSize(width: combination.edge, height: combination.edge))
    guard case .image(let image, _, _)? = view.layer.backendDrawings.first else {
      return #expect(Bool(false), "Nothing is drawn.")
    }
    expectEqual((image as? HeadlessImage)?.weight, combination.weight)
  }

  @Test("survives pictures and views of no size")
  func survives() {
    _ = Fixture()
    let view = UIImageView(image: UIImage())
    expectEqual(view.intrinsicContentSize, .zero)
    view.frame.size = CGSize(width: 10, height: 10)
    #expect(rect(of: view) == nil)
    view.image = UIImage(data: TestPictures.png(width: 40, height: 20))
    view.frame.size = .zero
    view.contentMode = .scaleAspectFit
    #expect(rect(of: view) == nil)
  }
}
