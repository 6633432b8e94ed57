//
//  Sizes.swift
//  Shelf
//

/// How large books are.
public enum Sizes {
  static let spine: CGFloat = 12

  static func frame(of book: Int) -> CGRect { CGRect(x: spine * CGFloat(book), y: 0, width: spine, height: 100) }
}
