# Prints what a page says to be missing and is declared: the symbols of its tables with the columns "Symbols", "What happens" and
# "Shortest way", such as `UIView.frame` and `UITableView*`.
#
#   awk -f Scripts/Support/stale-claims.awk Documentation/Coverage.txt Documentation/Porting.md
#
# An exception is a symbol of which a part is missing: nibs, and what is called like a family of types that is.
BEGIN {
  known["UIViewController.init(nibName:bundle:)"]
  known["UICollectionView.register(_:forCellWithReuseIdentifier:)"]
  known["UIDynamicItem"]
}
NR == FNR {
  if (/^[+-]~? /) { type = $2; declared[type] = substr($1, 1, 1); next }
  if (match($0, /^  [+-]~? */)) {
    split($0, parts, "\t")
    sign = substr($1, 1, 1)
    name = type "." parts[2]
    if (sign == "+" || !(name in declared)) declared[name] = sign
  }
  next
}
/^\| Symbols \|/ { inside = 1; next }
!/^\|/ { inside = 0 }
function complain(symbol) { if (!(symbol in known)) print FNR ": " symbol }
inside {
  split($0, cells, " [|] ")
  text = cells[1]
  while (match(text, /`[^`]+`/)) {
    symbol = substr(text, RSTART + 1, RLENGTH - 2)
    text = substr(text, RSTART + RLENGTH)
    if (symbol ~ /\*$/) {
      prefix = substr(symbol, 1, length(symbol) - 1)
      for (name in declared) if (declared[name] == "+" && name !~ /\./ && index(name, prefix) == 1) complain(name)
    } else if (declared[symbol] == "+") complain(symbol)
  }
}
