import CoreGraphics
import Foundation // For sets.
import UIKit

/// Finds badges that stand in each other's way.
enum NoteFrames {
  static func overlapping(_ badges: [NoteBadge]) -> Set<Int> {
    var found: Set<Int> = []
    for first in badges {
      for second in badges where second !== first {
        // Those that only touch do not.
        if first.frame.intersects(second.frame) { found.insert(first.number) }
      }
    }
    return found
  }
}
