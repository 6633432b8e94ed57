import CloudKit

let count = 1
