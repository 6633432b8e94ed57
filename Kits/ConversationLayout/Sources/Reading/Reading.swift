import TesseraCore

/// The reading place as far as a conversation layout knows it.
typealias Reading = RegulatedOffset<ReadingPlace>
