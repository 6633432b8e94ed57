struct Book {
  let title: String
}
