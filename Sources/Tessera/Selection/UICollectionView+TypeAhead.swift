public import Foundation
public import UIKit

extension UICollectionView {
  /// The text of an item by which typing finds it; `nil`, the default, has typing find nothing.
  ///
  /// While the collection view has the keys and items can be selected, typing selects the next item whose text begins with what was
  /// typed, and scrolls to it, as an arrow key does:
  ///
  /// 1. The search begins behind the item that keys have reached, and goes on from the first item behind the last one.
  /// 2. Further characters narrow it: an item that still begins so stays. After a second without a key, or Escape, the next
  ///    character begins another search.
  /// 3. The same character again goes on to the next item that begins with it, unless an item begins with all of what was typed.
  /// 4. Case and accents do not matter. Space counts inside a search, and toggles the selection otherwise.
  /// 5. Where nothing begins so, nothing moves. While several items can be selected in editing, the keys move and the
  ///    selection stays.
  ///
  /// The closure is called for the items that are looked through, for 100,000 at most for one key; return `nil` for an item
  /// that is not to be found. Keys with Control, Alt or the command key are none of a search.
  public var textForTypeAhead: ((IndexPath) -> String?)? {
    get { typeAheadText }
    set { typeAheadText = newValue }
  }
}
