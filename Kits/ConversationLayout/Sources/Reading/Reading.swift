import TesseraCore

/// What a conversation layout knows of what is read.
typealias Reading = RegulatedOffset<ReadingPlace>
