import Tessera
import TesseraTestSupport

/// A list of numbered rows in a window of 320 × 400; with the flow layout they are 50 points high.
@MainActor
final class NumberedList: NSObject, UICollectionViewDataSource {
  let fixture: Fixture
  let view: UICollectionView
  var numbers: [Int]

  init(
    _ count: Int = 20,
    environment: UIBackendEnvironment = UIBackendEnvironment(),
    layout: UICollectionViewLayout? = nil
  ) {
    fixture = Fixture(width: 320, height: 400, environment: environment)
    numbers = Array(0..<count)
    let rows = UICollectionViewFlowLayout()
    rows.itemSize = CGSize(width: 320, height: 50)
    rows.minimumLineSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: layout ?? rows
    )
    super.init()
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.dataSource = self
    fixture.show(view)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { numbers.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    (cell as? NumberCell)?.number = numbers[indexPath.item]
    return cell
  }

  /// Puts new rows in, from 100 on, and reports them.
  func insert(_ count: Int, at item: Int) {
    numbers.insert(contentsOf: 100..<(100 + count), at: item)
    view.insertItems(at: (item..<(item + count)).map { IndexPath(item: $0, section: 0) })
  }

  func cell(_ number: Int) -> NumberCell? {
    view.visibleCells.compactMap { $0 as? NumberCell }.first { $0.number == number }
  }

  /// Where the top of a row is on screen right now.
  func top(_ number: Int) -> CGFloat? {
    guard let layer = cell(number)?.layer, let looks = layer.presentation() else { return nil }
    return looks.position.y - looks.bounds.height / 2 - view.contentOffset.y
  }
}

@MainActor
final class NumberCell: UICollectionViewCell {
  var number = -1
}
