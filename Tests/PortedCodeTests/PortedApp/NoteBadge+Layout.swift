import UIKit

// MARK: - Layout

extension NoteBadge {
}
