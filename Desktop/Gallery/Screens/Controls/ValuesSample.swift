import UIKit

/// Controls that have a value, and views that show it.
final class ValuesSample: UIStackView {
  private let progress = UIProgressView(progressViewStyle: .default)
  private let slider = UISlider()
  private let stepper = UIStepper()
  private let count = UILabel(.subheadline, lines: 1)
  private let pages = UIPageControl()
  private let wheel = UIActivityIndicatorView(style: .medium)
  private let worksSwitch = UISwitch()

  private static let pageCount = 6

  init() {
    super.init(frame: .zero)
    axis = .vertical
    spacing = 14
    slider.value = 0.4
    slider.addAction(UIAction { [weak self] _ in self?.sliderMoved() }, for: .valueChanged)
    stepper.value = 2
    stepper.maximumValue = Double(Self.pageCount - 1)
    stepper.addAction(UIAction { [weak self] _ in self?.stepped() }, for: .valueChanged)
    pages.numberOfPages = Self.pageCount
    pages.addAction(UIAction { [weak self] _ in self?.paged() }, for: .valueChanged)
    wheel.hidesWhenStopped = false
    worksSwitch.addAction(UIAction { [weak self] _ in self?.switched() }, for: .valueChanged)
    let rows = [
      UIStackView.row([label("Work"), UIView(), wheel, worksSwitch], spacing: 12),
      slider, progress,
      UIStackView.row([label("Page"), count, UIView(), stepper], spacing: 12),
      pages,
    ]
    for row in rows { addArrangedSubview(row) }
    sliderMoved()
    stepped()
  }

  required init(coder: NSCoder) { super.init(coder: coder) }

  private func label(_ text: String) -> UILabel { UILabel(.subheadline, lines: 1).showing(text) }

  private func sliderMoved() { progress.progress = slider.value }

  private func stepped() {
    pages.currentPage = Int(stepper.value)
    showPage()
  }

  private func paged() {
    stepper.value = Double(pages.currentPage)
    showPage()
  }

  private func showPage() { count.text = "\(pages.currentPage + 1) of \(Self.pageCount)" }

  private func switched() {
    if worksSwitch.isOn { wheel.startAnimating() } else { wheel.stopAnimating() }
  }
}
