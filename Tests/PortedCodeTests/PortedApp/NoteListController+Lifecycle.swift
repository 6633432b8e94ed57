import UIKit

// MARK: - Lifecycle

extension NoteListController {
}
