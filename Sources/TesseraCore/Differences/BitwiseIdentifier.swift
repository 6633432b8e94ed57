/// An identifier that is nothing but its bits: two are equal exactly if all their bits are the same.
///
/// The differences of lists pair such identifiers without hashing them. Integers conform, and `UUID` does with UIKit. A type of your own
/// may conform if it holds nothing but such values, has no gaps between them, and equality compares all of them: one of an `Int32`
/// and an `Int` has a gap. In a type that conforms and does not keep to that, equal identifiers may be taken for deleted and inserted.
public protocol BitwiseIdentifier: Hashable {}

extension Int: BitwiseIdentifier {}
extension Int8: BitwiseIdentifier {}
extension Int16: BitwiseIdentifier {}
extension Int32: BitwiseIdentifier {}
extension Int64: BitwiseIdentifier {}
extension UInt: BitwiseIdentifier {}
extension UInt8: BitwiseIdentifier {}
extension UInt16: BitwiseIdentifier {}
extension UInt32: BitwiseIdentifier {}
extension UInt64: BitwiseIdentifier {}
