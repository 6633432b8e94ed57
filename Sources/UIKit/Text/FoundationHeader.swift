/// The first stored property of classes whose objects are values of attributes.
///
/// `NSAttributedString` of Foundation for Linux compares the attributes of neighbouring runs with `CFEqual`. It reads the
/// word after the header of a Swift object, which is the first stored property of a class, as the header of
/// an object of Core Foundation. If that names type 0, which is no type, the program is stopped; any other type that the object
/// is not has `CFEqual` ask the object itself, by `isEqual(_:)`. This word names type 1, so that the
/// answer does not depend on what a class stores first.
struct FoundationHeader: Sendable {
  private let word: UInt64 = 0x100
}
