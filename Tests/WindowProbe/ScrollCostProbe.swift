import CoreGraphics
import Foundation
import TesseraGTK
import UIKit

/// Scrolls ten thousand rows by three points in each of some hundred frames, and prints the process time of one.
@MainActor
final class ScrollCostProbe: UIViewController, UICollectionViewDataSource {
  private let list = UICollectionView(frame: .zero, collectionViewLayout: RowLayout())
  private var link: CADisplayLink?
  private var frame = 0
  private var start: TimeInterval = 0

  private static let warmUp = 100
  private static let count = 600

  static func run() -> Int32 {
    GTKApplication.run(title: "Tessera scrolling", size: CGSize(width: 500, height: 600)) {
      ScrollCostProbe()
    }
  }

  override func loadView() {
    list.register(RowCell.self, forCellWithReuseIdentifier: "row")
    list.dataSource = self
    view = list
  }

  override func viewDidAppear(_ animated: Bool) {
    let link = CADisplayLink(calling: { [weak self] _ in self?.step() })
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func step() {
    frame += 1
    list.contentOffset.y = CGFloat(3 * frame)
    if frame == Self.warmUp { start = StillProbe.processTime }
    guard frame == Self.warmUp + Self.count else { return }
    link?.invalidate()
    let cost = (StillProbe.processTime - start) / TimeInterval(Self.count) * 1e6
    say("scroll \(Int(cost.rounded())) µs")
    GTKApplication.quit()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 10_000 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    (cell as? RowCell)?.label.text = "Row \(indexPath.item)"
    return cell
  }
}
