import UIKit

/// Controls side by side in the states they can be in.
final class ControlStatesSample: UIStackView {
  init() {
    super.init(frame: .zero)
    axis = .vertical
    spacing = 12
    let rows: [(String, [UIView])] = [
      (
        "Switch",
        [toggle(isOn: false), toggle(isOn: false, isPressed: true), off(toggle(isOn: false))]
      ),
      ("", [toggle(isOn: true), toggle(isOn: true, isPressed: true), off(toggle(isOn: true))]),
      ("Stepper", [stepper(5), stepper(0), off(stepper(5))]),
      ("Slider", [slider(0.3), slider(1), off(slider(0.3))]),
      ("Progress", [progress(0), progress(0.4), progress(1)]),
      ("Activity", [wheel(.medium), wheel(.large), tintedWheel]),
      ("Pages", [pages(1), pages(2, .prominent), off(pages(1))]),
    ]
    for (title, views) in rows { addArrangedSubview(row(title, views)) }
  }

  required init(coder: NSCoder) { super.init(coder: coder) }

  private func row(_ title: String, _ views: [UIView]) -> UIStackView {
    let samples = UIStackView.row(views.map(centered), spacing: 8)
    samples.distribution = .fillEqually
    let label = UILabel(.caption1, color: .secondaryLabel, lines: 1).showing(title)
    return UIStackView.column(
      [label, samples].filter { $0 !== label || !title.isEmpty },
      spacing: 4
    )
  }

  /// A view in the middle of its share; those without a width of their own fill it.
  private func centered(_ view: UIView) -> UIView {
    guard view.intrinsicContentSize.width >= 0 else { return view }
    let column = UIStackView.column([view])
    column.alignment = .center
    return column
  }

  private func off<Control: UIControl>(_ control: Control) -> Control {
    control.isEnabled = false
    return control
  }

  private func toggle(isOn: Bool, isPressed: Bool = false) -> UISwitch {
    let toggle = UISwitch()
    toggle.isOn = isOn
    toggle.isHighlighted = isPressed
    return toggle
  }

  private func stepper(_ value: Double) -> UIStepper {
    let stepper = UIStepper()
    stepper.value = value
    return stepper
  }

  private func slider(_ value: Float) -> UISlider {
    let slider = UISlider()
    slider.value = value
    return slider
  }

  private func progress(_ value: Float) -> UIProgressView {
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = value
    return progress
  }

  private func wheel(_ style: UIActivityIndicatorView.Style) -> UIActivityIndicatorView {
    let wheel = UIActivityIndicatorView(style: style)
    wheel.hidesWhenStopped = false
    return wheel
  }

  private var tintedWheel: UIActivityIndicatorView {
    let wheel = wheel(.medium)
    wheel.color = .systemPink
    return wheel
  }

  private func pages(
    _ current: Int,
    _ background: UIPageControl.BackgroundStyle = .automatic
  ) -> UIPageControl {
    let pages = UIPageControl()
    pages.numberOfPages = 4
    pages.currentPage = current
    pages.backgroundStyle = background
    return pages
  }
}
