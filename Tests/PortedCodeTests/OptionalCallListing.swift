import UIKit

// Screens as they are written for Apple's platforms: with properties of the names that delegates' methods have.

class PhotosViewController: UIViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private(set) var collectionView: UICollectionView!
  private let searchBar = UISearchBar()
  private let textField = UITextField()
  private let textView = UITextView()
  weak var scrollViewDelegate: UIScrollViewDelegate?
  weak var flowDelegate: UICollectionViewDelegateFlowLayout?
  var reloads = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
    searchBar.delegate = self
    textField.delegate = self
    textView.delegate = self
    [searchBar, textField, textView].forEach { view.addSubview($0) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = view.bounds
  }

  func reload() {
    collectionView.reloadData()
    self.collectionView?.reloadData()
    reloads += 1
  }

  func visibleNames() -> [String] {
    let view = collectionView
    return view?.indexPathsForVisibleItems.map { "\($0.item)" } ?? []
  }

  func width(of indexPath: IndexPath) -> CGFloat? {
    guard let collectionView = collectionView else { return nil }
    return (collectionView.delegate as? UICollectionViewDelegateFlowLayout)?.collectionView?(
      collectionView,
      layout: collectionView.collectionViewLayout,
      sizeForItemAt: indexPath
    ).width
  }

  func finish(after text: String?) -> Bool {
    textField.text = text
    return textField.delegate?.textFieldShouldReturn?(textField) ?? false
  }

  func inset() -> CGFloat {
    let delegate = collectionView.delegate as? UICollectionViewDelegateFlowLayout
    let layout = collectionView.collectionViewLayout
    return delegate?.collectionView?(collectionView, layout: layout, insetForSectionAt: 0).left
      ?? -1
  }

  func spacing() -> CGFloat {
    let layout = collectionView.collectionViewLayout
    if let delegate = collectionView.delegate as? UICollectionViewDelegateFlowLayout,
      let spacing = delegate.collectionView?(
        collectionView,
        layout: layout,
        minimumLineSpacingForSectionAt: 0
      )
    {
      return spacing
    }
    return -1
  }
}

extension PhotosViewController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 3 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
  }
}

extension PhotosViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    flowDelegate?.collectionView?(
      collectionView,
      layout: collectionViewLayout,
      sizeForItemAt: indexPath
    ) ?? CGSize(width: 50, height: 40)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrollViewDelegate?.scrollViewDidScroll?(scrollView)
    if scrollView === collectionView { reloads += 1 }
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    scrollViewDelegate?.scrollViewWillEndDragging?(
      scrollView,
      withVelocity: velocity,
      targetContentOffset: targetContentOffset
    )
  }
}

extension PhotosViewController: UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField == self.textField && !(self.textField.text ?? "").isEmpty
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    if self.searchBar === searchBar { reload() }
  }
}

/// A view that hands on what it hears, as wrappers of scroll views do.
final class ForwardingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  weak var target: UICollectionViewDelegate?

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  { target?.collectionView?(collectionView, shouldSelectItemAt: indexPath) ?? true }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    target?.collectionView?(collectionView, didSelectItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    guard
      let target = target as? UICollectionViewDelegateFlowLayout,
      let size = target.collectionView?(
        collectionView,
        layout: collectionViewLayout,
        referenceSizeForHeaderInSection: section
      )
    else { return .zero }
    return size
  }
}

/// A layout that asks the delegate of its collection view, in the way of flow layouts with alignments.
final class LeftAlignedLayout: UICollectionViewFlowLayout {
  private func delegate() -> UICollectionViewDelegateFlowLayout? {
    collectionView?.delegate as? UICollectionViewDelegateFlowLayout
  }

  func spacing(forSectionAt index: Int) -> CGFloat {
    guard let collectionView = collectionView else { return minimumInteritemSpacing }
    return delegate()?.collectionView?(
      collectionView,
      layout: self,
      minimumInteritemSpacingForSectionAt: index
    ) ?? minimumInteritemSpacing
  }

  func sectionInset(forSectionAt index: Int) -> UIEdgeInsets {
    if let collectionView = collectionView,
      let inset = delegate()?.collectionView?(
        collectionView,
        layout: self,
        insetForSectionAt: index
      )
    {
      return inset
    }
    return sectionInset
  }
}
