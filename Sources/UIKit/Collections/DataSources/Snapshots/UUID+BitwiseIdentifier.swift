public import Foundation
public import TesseraCore

extension UUID: BitwiseIdentifier {}
