import Foundation
import Testing

@testable import GallerySupport

@Suite("A collection of pictures")
struct PictureCollectionTests {
  @Test("finds pictures in all folders of a folder, ordered by path")
  func folder() throws {
    let folder = try TemporaryFolder()
    for name in ["b.PNG", "a/c.jpg", "a/notes.txt", ".hidden/d.png", "e.svg"] {
      try folder.write(name)
    }
    let pictures = try PictureCollection(folder: folder.path)
    #expect(
      pictures.pictures.map { $0.path.dropFirst(folder.path.count) } == [
        "/a/c.jpg", "/b.PNG", "/e.svg",
      ]
    )
    #expect(pictures.source == .folder(folder.path))
  }

  @Test("says of each file how large it is, when it was changed, and its kind")
  func files() throws {
    let folder = try TemporaryFolder()
    let date = Date(timeIntervalSince1970: 1_000_000_000)
    let file = try folder.write("a.jpeg", "12345")
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
    let picture = try #require(try PictureCollection(folder: folder.path).pictures.first)
    #expect(picture == Picture(path: file, size: 5, modified: date))
    #expect(picture.kind == "JPEG")
  }

  @Test("says what is wrong with a folder")
  func errors() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("file.txt")
    #expect(throws: PictureCollectionError.empty(path: folder.path)) {
      try PictureCollection(folder: folder.path)
    }
    #expect(throws: PictureCollectionError.notAFolder(path: file)) {
      try PictureCollection(folder: file)
    }
    #expect(throws: PictureCollectionError.missing(path: "/no/such/folder")) {
      try PictureCollection(folder: "/no/such/folder")
    }
  }

  @Test("prefers the pictures of the user to those that come with the gallery")
  func preference() throws {
    let folder = try TemporaryFolder()
    let directories = UserDirectories(environment: ["HOME": folder.path])
    let samples = try PictureCollection(folder: nil, directories: directories)
    #expect(samples.source == .samples)
    #expect(samples.pictures.count == 30)
    let dates = samples.pictures.compactMap(\.modified)
    let months = Set(dates.map { PictureMonth(of: $0, in: .current).title })
    #expect(months == ["April 2025", "May 2025", "June 2025"])
    try folder.write("Pictures/cat.png")
    let pictures = try PictureCollection(folder: nil, directories: directories)
    #expect(pictures.source == .userPictures(folder.path + "/Pictures"))
    #expect(pictures.pictures.map(\.path) == [folder.path + "/Pictures/cat.png"])
  }

  @Test(
    "reads where pictures are from the file of user directories",
    arguments: [
      ("XDG_PICTURES_DIR=\"$HOME/Bilder\"\n", "/home/kim/Bilder"),
      ("# comment\nXDG_PICTURES_DIR=\"/media/photos\"\n", "/media/photos"),
      ("XDG_MUSIC_DIR=\"$HOME/Musik\"\n", nil),
      ("XDG_PICTURES_DIR=\"relative\"\n", nil),
      ("XDG_PICTURES_DIR=", nil),
    ]
  )
  func userDirectories(contents: String, path: String?) {
    let directories = UserDirectories(environment: ["HOME": "/home/kim"])
    #expect(directories.directory("XDG_PICTURES_DIR", in: contents) == path)
  }
}

@Suite("A month of pictures")
struct PictureMonthTests {
  /// The first second of 2025 in London is still in 2024 in New York.
  @Test("is that of the time zone")
  func timeZone() throws {
    let date = Date(timeIntervalSince1970: 1_735_689_600)
    let months = try ["Europe/London", "America/New_York"].map { name in
      PictureMonth(of: date, in: try #require(TimeZone(identifier: name)))
    }
    #expect(months.map(\.title) == ["January 2025", "December 2024"])
    #expect(months[0] > months[1])
  }
}
