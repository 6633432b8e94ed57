@_exported public import TesseraHeadless
