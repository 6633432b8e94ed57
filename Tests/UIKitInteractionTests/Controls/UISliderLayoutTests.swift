import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("The parts of a slider")
@MainActor
struct UISliderLayoutTests {
  private let bounds = CGRect(x: 0, y: 0, width: 200, height: 40)

  /// Symbols of 20 × 20 and 30 × 30 points: 1.2 times the text.
  private func image(_ edge: CGFloat) -> UIImage? {
    // Another test may have left a program that has no symbols.
    UIApplication.start(with: HeadlessBackend())
    let configuration = UIImage.SymbolConfiguration(pointSize: edge / 1.2)
    return UIImage(systemName: "plus", withConfiguration: configuration)
  }

  private func slider(isRightToLeft: Bool = false, images: Bool = false) -> UISlider {
    let slider = UISlider(frame: bounds)
    slider.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    if images {
      slider.minimumValueImage = image(20)
      slider.maximumValueImage = image(30)
    }
    return slider
  }

  private func thumb(_ slider: UISlider, _ value: Float) -> CGRect {
    slider.thumbRect(
      forBounds: bounds,
      trackRect: slider.trackRect(forBounds: bounds),
      value: value
    )
  }

  @Test("are a track as long as the slider, and a thumb of 28 points that stays on it")
  func plain() {
    let slider = slider()
    expectEqual(slider.trackRect(forBounds: bounds), CGRect(0, 18, 200, 4))
    expectEqual(thumb(slider, 0), CGRect(0, 6, 28, 28))
    expectEqual(thumb(slider, 0.5), CGRect(86, 6, 28, 28))
    expectEqual(thumb(slider, 1), CGRect(172, 6, 28, 28))
    expectEqual(slider.minimumValueImageRect(forBounds: bounds), CGRect(0, 20, 0, 0))
  }

  @Test("leave room for pictures, and 10 points between them and the track")
  func images() {
    let slider = slider(images: true)
    expectEqual(slider.minimumValueImageRect(forBounds: bounds), CGRect(0, 10, 20, 20))
    expectEqual(slider.maximumValueImageRect(forBounds: bounds), CGRect(170, 5, 30, 30))
    expectEqual(slider.trackRect(forBounds: bounds), CGRect(30, 18, 130, 4))
    expectEqual(thumb(slider, 1), CGRect(132, 6, 28, 28))
  }

  @Test("are turned round where reading begins at the right")
  func mirrored() {
    let slider = slider(isRightToLeft: true, images: true)
    expectEqual(slider.minimumValueImageRect(forBounds: bounds), CGRect(180, 10, 20, 20))
    expectEqual(slider.maximumValueImageRect(forBounds: bounds), CGRect(0, 5, 30, 30))
    expectEqual(slider.trackRect(forBounds: bounds), CGRect(40, 18, 130, 4))
    expectEqual(thumb(slider, 0), CGRect(142, 6, 28, 28))
    slider.value = 1
    slider.layoutIfNeeded()
    // From the right end of the track to the middle of the thumb, which is at its left end.
    expectEqual(slider.chrome.minimumTrack.frame, CGRect(54, 18, 116, 4))
    expectEqual(slider.chrome.maximumTrack.frame, CGRect(40, 18, 14, 4))
  }

  @Test("meet under the middle of the thumb")
  func tracks() {
    let slider = slider()
    slider.value = 0.25
    slider.layoutIfNeeded()
    // 14 + 172 / 4.
    expectEqual(slider.chrome.thumb.frame.midX, 57)
    expectEqual(slider.chrome.minimumTrack.frame, CGRect(0, 18, 57, 4))
    expectEqual(slider.chrome.maximumTrack.frame, CGRect(57, 18, 143, 4))
  }

  @Test("are where a subclass says")
  func overridden() {
    final class Inset: UISlider {
      override func trackRect(forBounds bounds: CGRect) -> CGRect {
        super.trackRect(forBounds: bounds).insetBy(dx: 50, dy: -3)
      }
    }
    let slider = Inset(frame: bounds)
    // Another test may have left a program that reads from right to left.
    slider.semanticContentAttribute = .forceLeftToRight
    slider.value = 1
    slider.layoutIfNeeded()
    expectEqual(slider.chrome.thumb.frame, CGRect(122, 6, 28, 28))
    expectEqual(slider.chrome.minimumTrack.frame, CGRect(50, 15, 86, 10))
  }

  @Test("ask for no width, and for a height of 34 points or what pictures need")
  func intrinsicSize() {
    let slider = slider()
    expectEqual(slider.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: 34))
    slider.setThumbImage(image(60), for: .normal)
    expectEqual(slider.intrinsicContentSize.height, 60)
    expectEqual(slider.sizeThatFits(.zero), CGSize(width: 200, height: 60))
    expectEqual(slider.contentHuggingPriority(for: .horizontal), .defaultLow)
    expectEqual(slider.contentCompressionResistancePriority(for: .vertical), .defaultHigh)
    // Without text the baseline is the bottom edge.
    #expect(slider.forLastBaselineLayout === slider)
  }

  @Test("fill the width that constraints leave, and stand on their own height")
  func constrained() {
    let fixture = ConstraintFixture(300, 100)
    let slider = UISlider()
    slider.translatesAutoresizingMaskIntoConstraints = false
    fixture.root.addSubview(slider)
    let label = fixture.label("aaaa", lines: 1).hugs(251)
    activate(
      label.leadingAnchor.constraint(equalTo: fixture.root.leadingAnchor),
      label.centerYAnchor.constraint(equalTo: slider.centerYAnchor),
      slider.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
      slider.trailingAnchor.constraint(equalTo: fixture.root.trailingAnchor),
      slider.topAnchor.constraint(equalTo: fixture.root.topAnchor)
    )
    expectEqual(fixture.frames(slider), [CGRect(30, 0, 270, 34)])
  }

  @Test("have the pictures of their state, or else those of the normal one")
  func states() {
    let slider = slider()
    let (normal, pressed) = (image(20), image(30))
    #expect(slider.currentThumbImage == nil)
    slider.setThumbImage(normal, for: .normal)
    slider.setThumbImage(pressed, for: .highlighted)
    slider.setMinimumTrackImage(normal, for: .normal)
    slider.setMaximumTrackImage(pressed, for: .disabled)
    #expect(slider.thumbImage(for: .highlighted) === pressed)
    #expect(slider.thumbImage(for: .disabled) == nil)
    #expect(slider.minimumTrackImage(for: .normal) === normal)
    #expect(slider.maximumTrackImage(for: .normal) == nil)
    #expect(slider.currentThumbImage === normal)
    slider.isHighlighted = true
    #expect(slider.currentThumbImage === pressed)
    slider.layoutIfNeeded()
    #expect(slider.chrome.thumb.image === pressed)
    slider.isHighlighted = false
    slider.isEnabled = false
    #expect(slider.currentThumbImage === normal)
    #expect(slider.currentMinimumTrackImage === normal)
    #expect(slider.currentMaximumTrackImage === pressed)
  }

  @Test("have colours of the system, or of an app, which give up its pictures")
  func tints() {
    let slider = slider()
    slider.layoutIfNeeded()
    expectEqual(slider.chrome.minimumTrack.backgroundColor, slider.tintColor)
    expectEqual(slider.chrome.thumb.backgroundColor, .white)
    slider.setMinimumTrackImage(image(20), for: .normal)
    slider.setMaximumTrackImage(image(20), for: .normal)
    slider.setThumbImage(image(20), for: .normal)
    slider.layoutIfNeeded()
    #expect(slider.chrome.minimumTrack.backgroundColor == nil)
    slider.minimumTrackTintColor = .systemRed
    slider.maximumTrackTintColor = .systemGreen
    slider.thumbTintColor = .systemBlue
    slider.layoutIfNeeded()
    #expect(slider.currentMinimumTrackImage == nil)
    #expect(slider.currentMaximumTrackImage == nil)
    #expect(slider.currentThumbImage == nil)
    expectEqual(slider.chrome.minimumTrack.backgroundColor, .systemRed)
    expectEqual(slider.chrome.maximumTrack.backgroundColor, .systemGreen)
    expectEqual(slider.chrome.thumb.backgroundColor, .systemBlue)
    slider.minimumTrackTintColor = nil
    slider.layoutIfNeeded()
    expectEqual(slider.chrome.minimumTrack.backgroundColor, slider.tintColor)
  }

  @Test("have the tint colour of the views around the slider, also when that changes")
  func inheritedTint() {
    let fixture = Fixture()
    let around = fixture.show(UIView(frame: CGRect(0, 0, 300, 100)))
    let slider = slider()
    around.addSubview(slider)
    around.tintColor = .systemPink
    fixture.backend.makeFrame()
    expectEqual(slider.chrome.minimumTrack.backgroundColor, .systemPink)
    slider.tintColor = .systemGreen
    fixture.backend.makeFrame()
    expectEqual(slider.chrome.minimumTrack.backgroundColor, .systemGreen)
    slider.minimumTrackTintColor = .systemRed
    fixture.backend.makeFrame()
    expectEqual(slider.chrome.minimumTrack.backgroundColor, .systemRed)
  }

  @Test("are paler while the slider is disabled")
  func disabled() {
    let slider = slider()
    slider.isEnabled = false
    slider.layoutIfNeeded()
    expectEqual(slider.chrome.alpha, 0.5)
    slider.isEnabled = true
    slider.layoutIfNeeded()
    expectEqual(slider.chrome.alpha, 1)
  }
}
