import CoreGraphics
import Tessera
import TesseraTestSupport
import Testing

@Suite("The throwing calls of a diffable data source")
@MainActor
struct DataSourceCheckingTests {
  typealias Source = UICollectionViewDiffableDataSource<String, Int>
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

  private func source(of view: UICollectionView) -> Source {
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    return Source(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
  }

  private func showView() -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    Fixture().show(view)
    return view
  }

  /// A snapshot that was made by calls that do not throw.
  private func snapshot(_ items: [Int]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["A"])
    snapshot.appendItems(items)
    return snapshot
  }

  @Test("apply what fits")
  func applyWhatFits() throws {
    let view = showView()
    let source = source(of: view)
    try source.apply(checking: snapshot([1, 2]))
    expectEqual(source.snapshot().itemIdentifiers, [1, 2])
    try source.applySnapshotUsingReloadData(checking: snapshot([2]))
    var outline = Outline()
    outline.append([7])
    outline.append([8], to: 7)
    try source.apply(checking: outline, to: "B")
    expectEqual(source.snapshot().itemIdentifiers, [2, 7])
    expectEqual(try source.snapshot(checking: "B").items, [7, 8])
  }

  @Test("throw what does not, and leave what is shown as it is")
  func throwWhatDoesNotFit() throws {
    UIApplication.setDiagnosticPolicy(.handler { _ in })
    defer { UIApplication.setDiagnosticPolicy(.standardError) }
    let view = showView()
    let source = source(of: view)
    try source.apply(checking: snapshot([1, 2]))
    let twice = snapshot([3, 4, 3])
    #expect(throws: Source.Failure.self) { try twice.checkDuplicates() }
    do {
      try source.apply(checking: twice)
      Issue.record("duplicates were applied")
    } catch .duplicateItems(let duplicates) {
      expectEqual(duplicates.map(\.identifier), [3])
      expectEqual(duplicates.map { Array($0.firstIndexPath) }, [[0, 0]])
      expectEqual(duplicates.map { Array($0.secondIndexPath) }, [[0, 2]])
    } catch {
      Issue.record("\(error)")
    }
    #expect(throws: Source.Failure.self) {
      try source.applySnapshotUsingReloadData(checking: twice)
    }
    var outline = Outline()
    outline.append([5, 2])
    #expect(throws: Source.Failure.self) { try source.apply(checking: outline, to: "B") }
    outline.append([5])
    #expect(throws: Outline.Failure.self) { try outline.checkDuplicates() }
    #expect(throws: Source.Failure.self) { try source.apply(checking: outline, to: "A") }
    #expect(throws: Source.Failure.unknownSections(["X"])) {
      _ = try source.snapshot(checking: "X")
    }
    expectEqual(source.snapshot().itemIdentifiers, [1, 2])
    expectEqual(source.snapshot().sectionIdentifiers, ["A"])
  }

  @Test("are what strict mode is for: the others end the program there")
  func traps() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIApplication.setDiagnosticPolicy(.trap)
      var snapshot = Snapshot()
      snapshot.appendSections(["A"])
      snapshot.appendItems([1, 2, 1])
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      UIApplication.setDiagnosticPolicy(.trap)
      var snapshot = Snapshot()
      snapshot.appendSections(["A"])
      snapshot.moveItem(1, afterItem: 2)
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      UIApplication.setDiagnosticPolicy(.trap)
      var outline = Outline()
      outline.expand([1])
    }
    await #expect(processExitsWith: .success) { @MainActor in
      UIApplication.setDiagnosticPolicy(.trap)
      var snapshot = Snapshot()
      snapshot.appendSections(["A"])
      try? snapshot.appendItems(checking: [1, 2, 1])
    }
  }
}
