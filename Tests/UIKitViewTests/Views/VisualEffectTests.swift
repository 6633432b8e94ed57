import CoreGraphics
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A visual effect view")
@MainActor
struct VisualEffectTests {
  private func show(_ effect: UIVisualEffect?) -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: effect)
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    return Fixture().show(view)
  }

  private func alpha(_ view: UIVisualEffectView) -> CGFloat {
    view.subviews.first?.backgroundColor?.cgColor.alpha ?? -1
  }

  @Test("can be made without an effect, as any view is made")
  func withoutEffect() {
    let view = Fixture().show(UIVisualEffectView())
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(view.effect == nil)
    expectEqual(view.contentView.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
    let framed = UIVisualEffectView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    expectEqual(framed.contentView.frame, framed.bounds)
  }

  @Test("has content that fills it, in front of what lets the background through")
  func material() {
    let view = show(UIBlurEffect(style: .systemMaterial))
    expectEqual(view.contentView.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.subviews.last === view.contentView)
    #expect(alpha(view) > 0.5 && alpha(view) < 1)
    let button = UIButton(frame: view.contentView.bounds)
    view.contentView.addSubview(button)
    #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === button)
    view.effect = nil
    expectEqual(alpha(view), 0)
  }

  @Test("covers the less, the thinner its material is")
  func thickness() {
    let styles: [UIBlurEffect.Style] = [
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
      .systemChromeMaterial,
    ]
    let alphas = styles.map { alpha(show(UIBlurEffect(style: $0))) }
    expectEqual(alphas, alphas.sorted())
    expectEqual(Set(alphas).count, 5)
  }

  @Test("follows the interface style, unless its material is light or dark")
  func interfaceStyle() {
    func white(_ style: UIBlurEffect.Style, _ interface: UIUserInterfaceStyle) -> CGFloat {
      let traits = UITraitCollection(userInterfaceStyle: interface)
      let color = UIBlurEffect(style: style).materialColor?.resolvedColor(with: traits)
      var white: CGFloat = -1
      _ = color?.getWhite(&white, alpha: nil)
      return white
    }
    #expect(white(.regular, .light) > 0.9 && white(.regular, .dark) < 0.2)
    #expect(white(.systemThinMaterialDark, .light) < 0.2)
    #expect(white(.extraLight, .dark) > 0.9)
  }

  @Test("tints its content by its vibrancy")
  func vibrancy() {
    let blur = UIBlurEffect(style: .prominent)
    let style = UIVibrancyEffectStyle.secondaryLabel
    let view = show(UIVibrancyEffect(blurEffect: blur, style: style))
    expectEqual(view.contentView.tintColor, .secondaryLabel)
    expectEqual(alpha(view), 0)
    view.effect = UIVibrancyEffect(blurEffect: blur)
    expectEqual(view.contentView.tintColor, .label)
    view.effect = blur
    expectEqual(view.contentView.tintColor, view.tintColor)
  }
}
