import UIKit
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Fetches a note from its address.
final class NoteDownload {
  // Kept so that it can be cancelled.
  private var task: URLSessionDataTask?
  private(set) var address: String?

  func prepare(_ note: Note) {
    guard let request = note.request else { return }
    address = request.url?.absoluteString
    task = URLSession.shared.dataTask(with: request) { _, _, _ in }
  }

  func cancel() { task?.cancel() }
}
