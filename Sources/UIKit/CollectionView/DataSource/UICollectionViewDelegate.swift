public import CoreGraphics
public import Foundation

/// Hears what happens in a collection view, and decides what may.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
}
