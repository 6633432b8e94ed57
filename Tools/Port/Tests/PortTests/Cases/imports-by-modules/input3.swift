import WebKit

let date = Date()
