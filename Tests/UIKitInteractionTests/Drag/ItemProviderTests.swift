import Foundation
import Synchronization
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("An item provider")
@MainActor
struct ItemProviderTests {
  @Test("gives a text in UTF-8, and under every type that text is a kind of")
  func text() {
    let provider = NSItemProvider(object: "ä\nb")
    expectEqual(provider.registeredTypeIdentifiers, ["public.utf8-plain-text"])
    for type in ["public.utf8-plain-text", "public.plain-text", "public.text", "public.data"] {
      #expect(provider.hasItemConformingToTypeIdentifier(type), "\(type)")
      expectEqual(data(provider, type), Data("ä\nb".utf8), "\(type)")
    }
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    expectEqual(object(provider, String.self), "ä\nb")
    let old = Mutex<String?>(nil)
    provider.loadObject(ofClass: NSString.self) { found, _ in
      let text = (found as? NSString)?.substring(from: 0)
      old.withLock { $0 = text }
    }
    expectEqual(old.withLock { $0 }, "ä\nb")
    expectEqual(object(NSItemProvider(object: NSString(string: "x")), String.self), "x")
  }

  @Test("gives addresses, those of files with anything in their names")
  func addresses() throws {
    let file = URL(fileURLWithPath: "/tmp/two\nlines 100%.txt")
    let provider = NSItemProvider(object: file)
    expectEqual(provider.registeredTypeIdentifiers, ["public.file-url"])
    expectEqual(object(provider, URL.self)?.path, "/tmp/two\nlines 100%.txt")
    let page = try #require(URL(string: "https://example.org/a?b#c"))
    expectEqual(NSItemProvider(object: page).registeredTypeIdentifiers, ["public.url"])
    expectEqual(object(NSItemProvider(object: page), URL.self), page)
  }

  @Test("gives the first form that a class reads")
  func order() {
    let provider = NSItemProvider()
    add("public.html", "<b>x</b>", to: provider)
    add("public.utf8-plain-text", "x", to: provider)
    expectEqual(provider.registeredTypeIdentifiers, ["public.html", "public.utf8-plain-text"])
    expectEqual(object(provider, String.self), "x")
    expectEqual(data(provider, "public.text"), Data("<b>x</b>".utf8), "the first that is one")
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    add("public.html", "new", to: provider)
    expectEqual(data(provider, "public.html"), Data("new".utf8), "a type stands once")
    expectEqual(provider.registeredTypeIdentifiers.count, 2)
  }

  @Test("says why there is nothing")
  func errors() {
    expectEqual(code(NSItemProvider(), "public.png"), .itemUnavailableError)
    let broken = NSItemProvider()
    broken.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { provide in
      provide(Data([0xFF, 0xFE]), nil)
      return nil
    }
    let found = Mutex<NSItemProvider.ErrorCode?>(nil)
    _ = broken.loadObject(ofClass: String.self) { text, error in
      let code = (error as NSError?).flatMap { NSItemProvider.ErrorCode(rawValue: $0.code) }
      found.withLock { $0 = text == nil ? code : nil }
    }
    expectEqual(found.withLock { $0 }, .unavailableCoercionError)
    expectEqual(NSItemProvider.errorDomain, "NSItemProviderErrorDomain")
    expectEqual(NSItemProvider.ErrorCode.unexpectedValueClassError.rawValue, -1100)
  }

  @Test("counts an answer once, and does not wait for one that never comes")
  func answers() {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "twice") { provide in
      provide(Data([1]), nil)
      provide(Data([2]), nil)
      return nil
    }
    provider.registerDataRepresentation(forTypeIdentifier: "never") { _ in
      Progress(totalUnitCount: 5)
    }
    let answers = Mutex<[Data?]>([])
    for type in ["twice", "never"] {
      let progress = provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
        answers.withLock { $0.append(data) }
      }
      expectEqual(progress.isFinished, (type == "twice"))
    }
    expectEqual(answers.withLock { $0 }, [Data([1])])
  }

  @Test("makes an object of a class when the first form of it is asked for")
  func classes() {
    let provider = NSItemProvider()
    let count = Mutex(0)
    provider.registerObject(ofClass: String.self, visibility: .ownProcess) { provide in
      count.withLock { $0 += 1 }
      provide("made", nil)
      return nil
    }
    expectEqual(count.withLock { $0 }, 0)
    expectEqual(object(provider, String.self), "made")
    expectEqual(count.withLock { $0 }, 1)
    expectEqual(provider.publicTypeIdentifiers, [], "other programs do not see it")
  }

  @Test("gives a picture, where the backend writes one")
  func pictures() {
    _ = Fixture()
    let provider = NSItemProvider(object: UIImage())
    expectEqual(provider.registeredTypeIdentifiers, ["public.png"])
    #expect(provider.canLoadObject(ofClass: UIImage.self))
    // The headless backend makes no pixels.
    expectEqual(code(provider, "public.png"), .itemUnavailableError)
  }

  private func add(_ type: String, _ text: String, to provider: NSItemProvider) {
    provider.registerDataRepresentation(forTypeIdentifier: type) { provide in
      provide(Data(text.utf8), nil)
      return nil
    }
  }

  private func data(_ provider: NSItemProvider, _ type: String) -> Data? {
    let found = Mutex<Data?>(nil)
    provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
      found.withLock { $0 = data }
    }
    return found.withLock { $0 }
  }

  private func code(_ provider: NSItemProvider, _ type: String) -> NSItemProvider.ErrorCode? {
    let found = Mutex<Int?>(nil)
    provider.loadDataRepresentation(forTypeIdentifier: type) { _, error in
      let code = (error as NSError?)?.code
      found.withLock { $0 = code }
    }
    return found.withLock { $0 }.flatMap { NSItemProvider.ErrorCode(rawValue: $0) }
  }

  private func object<Value: ItemProviderValue & Sendable>(
    _ provider: NSItemProvider,
    _ type: Value.Type
  ) -> Value? {
    let found = Mutex<Value?>(nil)
    provider.loadObject(ofClass: type) { value, _ in found.withLock { $0 = value } }
    return found.withLock { $0 }
  }
}

@Suite("An item provider of a file")
@MainActor
struct FileProviderTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("FileProviderTests-\(UUID().uuidString)", isDirectory: true)

  @Test("gives its content, its address and a copy of it")
  func content() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("two\nlines.txt")
    try Data("content".utf8).write(to: file)
    let provider = try #require(NSItemProvider(contentsOf: file))
    expectEqual(provider.registeredTypeIdentifiers, ["public.plain-text", "public.file-url"])
    expectEqual(provider.suggestedName, "two\nlines.txt")
    let copy = try await copied(from: provider, "public.plain-text")
    expectEqual(copy.name, "two\nlines.txt")
    expectEqual(copy.content, "content")
    #expect(!FileManager.default.fileExists(atPath: copy.path), "it is gone after the handler")
    #expect(FileManager.default.fileExists(atPath: file.path), "the file itself stays")
    #expect(NSItemProvider(contentsOf: folder.appendingPathComponent("none")) == nil)
  }

  @Test("writes data under a name that a file can have")
  func names() async throws {
    let provider = NSItemProvider(object: "text")
    expectEqual(try await copied(from: provider, "public.text").name, "Item.txt")
    provider.suggestedName = "a/b"
    expectEqual(try await copied(from: provider, "public.text").name, "a-b.txt")
    provider.suggestedName = String(repeating: "n", count: 300)
    expectEqual(try await copied(from: provider, "public.text").name.utf8.count, 204)
  }

  @Test("gives a file of 4 GB without reading it, from where it is")
  func large() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "large-\(UUID().uuidString)")
    #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
    defer { try? FileManager.default.removeItem(at: file) }
    let size = 4 << 30
    // A hole, which takes no room on the disk.
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: UInt64(size))
    try handle.close()
    let provider = try #require(NSItemProvider(contentsOf: file))
    let counts = Mutex<[Int]>([])
    provider.loadDataRepresentation(forTypeIdentifier: "public.data") { data, _ in
      counts.withLock { $0.append(data?.count ?? 0) }
    }
    expectEqual(counts.withLock { $0 }, [size])
    let drag = UIDragItem(itemProvider: provider)
    expectEqual(drag.itemProvider.registeredTypeIdentifiers.last, "public.file-url")
  }

  @Test("says that a file is missing")
  func missing() async {
    let provider = NSItemProvider()
    provider.registerFileRepresentation(forTypeIdentifier: "public.data") { provide in
      provide(URL(fileURLWithPath: "/nowhere/at all"), false, nil)
      return nil
    }
    await #expect(throws: (any Error).self) { try await self.copied(from: provider, "public.data") }
  }

  private struct Copy: Sendable {
    let path: String
    let name: String
    let content: String
  }

  private func copied(from provider: NSItemProvider, _ type: String) async throws -> Copy {
    try await withCheckedThrowingContinuation { continuation in
      provider.loadFileRepresentation(forTypeIdentifier: type) { url, error in
        guard let url, let data = try? Data(contentsOf: url) else {
          return continuation.resume(throwing: error ?? CocoaError(.fileNoSuchFile))
        }
        continuation.resume(
          returning: Copy(
            path: url.path,
            name: url.lastPathComponent,
            content: String(data: data, encoding: .utf8) ?? ""
          )
        )
      }
    }
  }
}
