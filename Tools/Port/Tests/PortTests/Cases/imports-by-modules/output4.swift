#if canImport(CloudKit)
import CloudKit
#endif

let count = 1
