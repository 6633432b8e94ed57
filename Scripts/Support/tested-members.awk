# Finds declared members that no Swift file of the tests uses; see Scripts/check-tested.
#
# Variables: `members`, a file of lines "type member kind", and `supers`, one of lines "type supertype", both separated by tabs.
# Arguments: Swift files. Prints those of the lines of `members` that no file uses.

BEGIN {
  readSupers()
  readMembers()
  for (file = 1; file < ARGC && pendingCount > 0; file++) { tokenise(ARGV[file]); visit() }
  for (row = 1; row <= rows; row++) if (!(row in tested)) print line[row]
  exit
}

# ---- What is declared

function readSupers(   text, field) {
  while ((getline text < supers) > 0) {
    split(text, field, "\t")
    below[field[2]] = below[field[2]] "\n" field[1]
    above[last(field[1])] = above[last(field[1])] "\n" last(field[2])
  }
}

function readMembers(   text, field, name) {
  while ((getline text < members) > 0) {
    split(text, field, "\t")
    # A subscript is used without a name.
    if (field[2] ~ /^subscript\(/) continue
    line[++rows] = text
    typeOf[rows] = field[1]
    memberOf[rows] = field[2]
    kindOf[rows] = field[3]
    name = field[2] == "" ? last(field[1]) : field[2]
    sub(/\(.*/, "", name)
    labelsOf[rows] = field[2] ~ /\(/ ? substr(field[2], index(field[2], "(")) : ""
    nameOf[rows] = name
    rowsOf[name] = rowsOf[name] " " rows
    if (!((name, field[1]) in sharing)) { sharing[name, field[1]]; sharers[name]++ }
    if (name == "init") initialised[last(field[1])] = initialised[last(field[1])] " " rows
  }
  pendingCount = rows
}

function last(type) { sub(/.*\./, "", type); return type }

# What the words of a file end with, in small letters, that speaks of the type, each between line ends: the name of the type and what is
# left of it down to two words, as "linecap" is of CAShapeLayerLineCap. The anchors of constraints, the options of animations and the
# containers of layouts are spoken of by one word.
function keys(type,   result) {
  type = last(type)
  if (type ~ /^NSLayout(Anchor|.AxisAnchor|Dimension)$/) return "\nanchor"
  if (type ~ /AnimationOptions$/) return "\noptions"
  if (type == "NSCollectionLayoutContainer") return "\ncontainer"
  if (type == "UIRectEdge") return "\nedge\nedges"
  if (type == "NSObject") type = "UIView"
  sub(/^(UI|CA|CG|NS)/, "", type)
  result = "\n" tolower(type)
  while (match(type, /^[A-Z][a-z0-9]+/) && type ~ /^[A-Z][a-z0-9]+[A-Z]+[a-z0-9]+[A-Z]/) {
    type = substr(type, RLENGTH + 1)
    result = result "\n" tolower(type)
  }
  return result
}

# ---- The words of a file

# Fills token[1...tokens] with the names and signs of a file, without comments and strings, and `words` with what can be asked for.
function tokenise(file,   text, count, part, i, multiline, comment, seen) {
  tokens = 0
  words = " "
  delete speaks
  while ((getline text < file) > 0) {
    if (multiline) {
      if (text ~ /"""/) multiline = 0
      continue
    }
    if (comment) {
      if (text ~ /\*\//) comment = 0
      continue
    }
    if (text ~ /^ *\/\*/ && text !~ /\*\//) { comment = 1; continue }
    if (text ~ /"""/) { multiline = text !~ /""".*"""/; sub(/""".*/, "\"", text) }
    text = text interpolated(text)
    gsub(/"([^"\\]|\\.)*"/, "\"", text)
    sub(/\/\/.*/, "", text)
    gsub(/[^A-Za-z0-9_]/, " & ", text)
    count = split(text, part, " ")
    for (i = 1; i <= count; i++) {
      token[++tokens] = part[i]
      if (!(part[i] in seen) && part[i] ~ /^[A-Za-z_]/) { seen[part[i]]; words = words tolower(part[i]) " " }
    }
  }
  close(file)
  token[tokens + 1] = token[tokens + 2] = ""
}

# What is put into the strings of a line, after a sign that separates it.
function interpolated(text,   result) {
  while (match(text, /\\\(([^()"]|\([^()"]*\))*\)/)) {
    result = result " ; " substr(text, RSTART + 2, RLENGTH - 3)
    text = substr(text, RSTART + RLENGTH)
  }
  return result
}

function isName(text) { return text ~ /^[A-Za-z_]/ }

# Whether the file speaks of a type, or of one below it.
function speaksOf(type, depth,   count, part, i, yes) {
  if (type in speaks) return speaks[type]
  yes = type == "-"
  count = split(keys(type), part, "\n")
  for (i = 2; !yes && i <= count; i++) yes = index(words, part[i] " ") > 0 || index(words, part[i] "s ") > 0
  count = split(below[type], part, "\n")
  for (i = 2; !yes && depth < 12 && i <= count; i++) yes = speaksOf(part[i], depth + 1)
  return speaks[type] = yes
}

# ---- Labels

# Sets `given` to the labels of the call or declaration whose parenthesis is token `open`, as "a:_:", those of trailing closures too.
function readLabels(open, declaration,   i, depth) {
  given = ""
  trailing = 0
  i = open
  if (token[i] == "(") {
    for (depth = 0; i <= tokens; i++) {
      if (token[i] ~ /^[([{]$/) depth++
      else if (token[i] ~ /^[])}]$/ && --depth == 0) break
      if (depth != 1 || token[i] !~ /^[(,]$/ || token[i + 1] == ")") continue
      if (isName(token[i + 1]) && (token[i + 2] == ":" || isName(token[i + 2]) && token[i + 3] == ":")) given = given token[i + 1] ":"
      # The name of a function, such as "run(_:after:)".
      else given = given "_:"
      if (i == open && isName(token[i + 1]) && token[i + 2] == ":" && isName(token[i + 3]) && token[i + 4] == ":") { given = ""; readName(open); return }
      if (i == open && isName(token[i + 1]) && token[i + 2] == ":" && token[i + 3] == ")") { given = token[i + 1] ":"; return }
    }
    i++
  }
  while (!declaration && token[i] == "{" || trailing && isName(token[i]) && token[i + 1] == ":" && token[i + 2] == "{") {
    if (token[i] != "{") { given = given token[i] ":"; i += 2 }
    trailing++
    for (depth = 0; i <= tokens; i++) {
      if (token[i] ~ /^[([{]$/) depth++
      else if (token[i] ~ /^[])}]$/ && --depth == 0) break
    }
    i++
  }
}

function readName(open,   i) {
  for (i = open + 1; isName(token[i]) && token[i + 1] == ":"; i += 2) given = given token[i] ":"
}

# How many labels of `full` the labels `given` leave out; -1 when they do not fit.
function leftOut(full,   a, b, n, m, i, j) {
  gsub(/[()]/, "", full)
  n = split(given, a, ":") - 1
  m = split(full, b, ":") - 1
  j = 1
  for (i = 1; i <= n; i++) {
    while (j <= m && b[j] != a[i]) j++
    if (j > m) return -1
    j++
  }
  # A trailing closure stands for one of them.
  n += trailing > 0
  return n > m ? -1 : m - n
}

# ---- Uses

function visit(   i, name, row) {
  for (row = 1; row <= rows; row++) {
    if (isType(row) && !(row in tested) && kindOf[row] != "protocol" && speaksOf(memberOf[row] == "" ? typeOf[row] : memberOf[row])) mark(row)
  }
  for (i = 1; i <= tokens; i++) {
    name = token[i]
    if (name in rowsOf) consider(rowsOf[name], i)
    if (token[i + 1] ~ /^[(<{]$/ && name ~ /^[A-Z]/) construct(i)
  }
}

# Credits an initialiser of the type that token i names, or one that it inherits.
function construct(i,   open) {
  if (!(token[i] in initialised) && !(token[i] in above)) return
  if (token[i - 1] ~ /^(class|struct|enum|extension|protocol)$/) return
  if (token[i + 1] == "{" && token[i - 1] ~ /^([:>,&?!]|is|as|in|where)$/) return
  open = i + 1
  if (token[open] == "<") while (open <= tokens && token[open] !~ /^[({]$/) open++
  readLabels(open)
  creditInitialiser(token[i], 0)
}

function creditInitialiser(type, depth,   count, part, i) {
  if (depth > 12) return 0
  if (type in initialised && credit(initialised[type], 1)) return 1
  if (!(type in above)) return 0
  count = split(above[type], part, "\n")
  for (i = 2; i <= count; i++) if (creditInitialiser(part[i], depth + 1)) return 1
  return 0
}

function consider(list, i,   name, count, row, j, kept, before, after) {
  name = token[i]
  before = token[i - 1]
  after = token[i + 1]
  if (after == "(" || after == "{" || before == "func" || before == "init") readLabels(i + 1, before == "func" || name == "init" && before != ".")
  else if (after == "<" && before == "func") { for (j = i + 1; j <= tokens && token[j] != "("; j++); readLabels(j, 1) }
  else { given = "?"; trailing = 0 }
  if (given != "?") credit(list, token[i] == "init" ? 0 : 2)
  count = split(list, row, " ")
  for (j = 1; j <= count; j++) {
    if (row[j] in tested || labelsOf[row[j]] != "") continue
    if (uses(row[j], before, after) && (!common(row[j]) || speaksOf(typeOf[row[j]]))) mark(row[j])
  }
}

# Whether a name between two tokens can be that of a row that is no function.
function uses(row, before, after) {
  if (isType(row)) return 1
  if (typeOf[row] == "-") return before != "."
  if (kindOf[row] ~ /^(case|static)/) return before == "." || before == "case" || before == "var" && after == ":"
  if (before == ".") return 1
  if (before == "var") return after == ":"
  return before !~ /^(let|for|in|func|class|struct|case)$/ && after != ":"
}

function isType(row) { return memberOf[row] == "" || kindOf[row] ~ /^(class|enum|struct|protocol|typealias|associatedtype)$/ }

# Whether a name stands for many things: one word, or a member of several types.
function common(row) {
  if (isType(row)) return 0
  return sharers[nameOf[row]] > 1 || nameOf[row] !~ /[a-z][A-Z0-9]/
}

# Marks those of the functions in a list that the labels `given` fit best. `strict` is 1 where the type is that of the rows, 0 where the
# file has to speak of it, and 2 where it has to if the name is common.
function credit(list, strict,   count, row, j, missing, best) {
  count = split(list, row, " ")
  best = 1000
  for (j = 1; j <= count; j++) {
    missing[j] = labelsOf[row[j]] == "" ? -1 : leftOut(labelsOf[row[j]])
    if (missing[j] < 0 || strict == 1) { if (missing[j] >= 0 && missing[j] < best) best = missing[j]; continue }
    if (strict == 0 || common(row[j])) if (!speaksOf(typeOf[row[j]])) missing[j] = -1
    if (missing[j] >= 0 && missing[j] < best) best = missing[j]
  }
  for (j = 1; j <= count; j++) if (missing[j] == best) mark(row[j])
  return best < 1000
}

function mark(row) {
  if (row in tested) return
  tested[row]
  pendingCount--
}
