import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("The size of text that a person wants")
@MainActor
struct ContentSizeCategoryTests {
  /// Body text has 17 points as usual, and 21, 28 and 53 in the three categories that follow.
  @Test(
    "is the category whose body text is nearest to the desktop's factor by 17 points",
    arguments: [
      (1, UIContentSizeCategory.large), (1.25, .extraExtraLarge), (1.6, .accessibilityMedium),
      (0.5, .extraSmall), (9, .accessibilityExtraExtraExtraLarge), (.nan, .large),
    ]
  )
  func fromDesktop(_ scale: CGFloat, _ category: UIContentSizeCategory) {
    // Tests without a program of their own see that of the last one.
    defer { _ = Fixture() }
    let program = Fixture(environment: UIBackendEnvironment(textScale: scale))
    defer { withExtendedLifetime(program) {} }
    expectEqual(UIApplication.shared.preferredContentSizeCategory, category)
    expectEqual(UITraitCollection.current.preferredContentSizeCategory, category)
  }

  @Test("has an order")
  func order() {
    #expect(UIContentSizeCategory.small < .large)
    let ordered: [UIContentSizeCategory] = [
      .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
      .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    #expect(ordered == ordered.sorted() && Set(ordered).count == 13)
    expectEqual(ordered.filter(\.isAccessibilityCategory), ordered.suffix(5))
    #expect(UIContentSizeCategory.unspecified < .extraSmall)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test("decides how large text of a style is")
  func styles() {
    _ = Fixture()
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    expectEqual(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize, 33)
    expectEqual(UIFont.preferredFont(forTextStyle: .caption2, compatibleWith: large).pointSize, 24)
    expectEqual(UIFont.preferredFont(forTextStyle: .body).pointSize, 17)
    large.performAsCurrent {
      expectEqual(UIFont.preferredFont(forTextStyle: .body).pointSize, 33)
      expectEqual(
        UIFont.preferredFont(forTextStyle: .headline).fontDescriptor.symbolicTraits,
        .traitBold
      )
    }
  }

  /// The table "Dynamic Type sizes" of Apple's Human Interface Guidelines, Typography.
  @Test(
    "has Apple's size of body text",
    arguments: [
      (UIContentSizeCategory.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17),
      (.extraLarge, 19), (.extraExtraLarge, 21), (.extraExtraExtraLarge, 23),
      (.accessibilityMedium, 28), (.accessibilityLarge, 33), (.accessibilityExtraLarge, 40),
      (.accessibilityExtraExtraLarge, 47), (.accessibilityExtraExtraExtraLarge, 53),
      (.unspecified, 17),
    ]
  )
  func body(_ category: UIContentSizeCategory, _ size: CGFloat) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    expectEqual(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize, size)
  }

  @Test("scales fonts and lengths of a program as it does a style")
  func metrics() {
    _ = Fixture()
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let metrics = UIFontMetrics(forTextStyle: .caption2)
    // A caption has 11 points as usual and 24 then.
    expectEqual(metrics.scaledValue(for: 11, compatibleWith: large), 24)
    expectEqual(metrics.scaledValue(for: 11), 11)
    let font = UIFont.boldSystemFont(ofSize: 22)
    expectEqual(metrics.scaledFont(for: font, compatibleWith: large).pointSize, 48)
    expectEqual(metrics.scaledFont(for: font).pointSize, 22)
    let limited = metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: large)
    expectEqual(limited.pointSize, 30)
    expectEqual(limited.fontDescriptor.symbolicTraits, .traitBold)
    large.performAsCurrent {
      expectEqual(metrics.scaledFont(for: font, maximumPointSize: 30).pointSize, 30)
      expectEqual(metrics.scaledFont(for: font, maximumPointSize: 0).pointSize, 48)
    }
    let messages = reports { expectEqual(UIFontMetrics.default.scaledFont(for: limited), limited) }
    expectEqual(messages.count, 1)
  }

  @Test("is followed by views that adjust their fonts, and by no others")
  func adjusting() {
    let fixture = Fixture()
    let (following, fixed, plain) = (UILabel(), UILabel(), UILabel())
    let (field, text) = (UITextField(), UITextView())
    for label in [following, fixed] { label.font = .preferredFont(forTextStyle: .body) }
    let adjusting: [any UIContentSizeCategoryAdjusting] = [following, plain, field, text]
    for view in adjusting { view.adjustsFontForContentSizeCategory = true }
    field.font = .preferredFont(forTextStyle: .body)
    text.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 34))
    for view in [following, fixed, plain, field, text] { fixture.show(view) }
    fixture.backend.environment.textScale = 33.0 / 17
    expectEqual(following.font.pointSize, 33)
    expectEqual(fixed.font.pointSize, 17)
    expectEqual(plain.font.pointSize, 17)
    expectEqual(field.font?.pointSize, 33)
    expectEqual(text.font?.pointSize, 66)
    fixture.backend.environment.textScale = 1
    expectEqual(following.font.pointSize, 17)
    #expect(!fixed.adjustsFontForContentSizeCategory)
  }

  @Test("is followed by the fonts in a text with looks of its own, each by itself")
  func attributed() {
    let fixture = Fixture()
    let label = fixture.show(UILabel())
    let words = NSMutableAttributedString(
      string: "Big",
      attributes: [.font: UIFont.preferredFont(forTextStyle: .body)]
    )
    // Without a font, because Foundation for Linux cannot compare neighbouring runs with different ones.
    words.append(NSAttributedString(string: " "))
    words.append(
      NSAttributedString(string: "fixed", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    )
    label.attributedText = words
    label.adjustsFontForContentSizeCategory = true
    label.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    let sizes = [0, 4].map { index in
      (label.attributedText?.attribute(.font, at: index, effectiveRange: nil) as? UIFont)?.pointSize
    }
    expectEqual(sizes, [33, 10])
  }

  @Test(
    "is told to observers once views have it, if the factor gives another category"
  )
  func notification() {
    defer { _ = Fixture() }
    let fixture = Fixture()
    let label = fixture.show(UILabel())
    var told: [UIContentSizeCategory] = []
    var seen: [UIContentSizeCategory] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification,
      object: UIApplication.shared,
      queue: nil
    ) { notification in
      let value =
        notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
      MainActor.assumeIsolated {
        told += [value].compactMap(\.self)
        seen.append(label.traitCollection.preferredContentSizeCategory)
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    fixture.backend.environment.textScale = 1.001
    fixture.backend.environment.prefersDarkAppearance = true
    #expect(told.isEmpty)
    fixture.backend.environment.textScale = 1.25
    #expect(told == [.extraExtraLarge] && seen == told)
  }
}
