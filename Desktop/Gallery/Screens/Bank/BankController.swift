import GallerySupport
import UIKit

/// Three lists, one of which is shown.
final class BankController: UIViewController {
  /// A list of the bank.
  enum Page: Int, CaseIterable {
    case overview
    case operations
    case currencies
  }

  private let clock: any GalleryClock
  private var page = Page.overview
  private var pages: [Page: any BankPage] = [:]
  private lazy var choice = UISegmentedControl.choice(
    [("Overview", .overview), ("Operations", .operations), ("Currencies", .currencies)],
    of: self,
    \.page
  ) { $0.show() }

  private static let barHeight: CGFloat = 48

  init(clock: any GalleryClock) {
    self.clock = clock
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(choice)
    show()
  }

  private func show() {
    for view in pages.values.map(\.list) { view.removeFromSuperview() }
    let shown = pages[page] ?? makePage()
    pages[page] = shown
    view.addSubview(shown.list)
    view.setNeedsLayout()
  }

  private func makePage() -> any BankPage {
    switch page {
    case .overview: OverviewPage(clock: clock)
    case .operations: OperationsPage()
    case .currencies: CurrenciesPage()
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (bar, rest) = view.bounds.divided(atDistance: Self.barHeight, from: .minYEdge)
    choice.frame = bar.insetBy(dx: 16, dy: 8)
    pages[page]?.list.frame = rest
  }
}

/// A list of the bank.
@MainActor
protocol BankPage {
  /// Where it is shown.
  var list: UICollectionView { get }
}

extension UICollectionView {
  /// A collection view for a list adapter.
  static func forBank() -> UICollectionView {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.backgroundColor = .systemBackground
    view.alwaysBounceVertical = true
    return view
  }
}
