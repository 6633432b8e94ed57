# Finds symbols in Swift files that Documentation/Coverage.txt calls not declared; see Scripts/list-missing-symbols.
#
# Variables: `lists`, that file; `guide`, the page with the tables; `coverage`, the page with reasons. Arguments: Swift files.
# Prints a line for each symbol: uses, files, symbol, places, what to do.

BEGIN {
  readLists()
  readGuide()
  readReasons()
  # What the folder declares itself has to be known before anything is found.
  for (file = 1; file < ARGC; file++) { tokenise(ARGV[file]); collectOwn() }
  for (file = 1; file < ARGC; file++) { tokenise(ARGV[file]); find(ARGV[file]) }
  for (i = 1; i <= found; i++) {
    name = order[i]
    printf "%d\t%d\t%s\t%s\t%s\n", uses[name], inFiles[name], name, places[name], way(name)
  }
  exit
}

# ---- The lists

function base(member) { sub(/\(.*/, "", member); return member }

function readLists(   line, field, type, name) {
  while ((getline line < lists) > 0) {
    if (line ~ /^[-+] |^  [A-Za-z]/) {
      split(substr(line, 3), field, " ")
      type = field[1]
      if (line ~ /^[-+]/) knownType[type]
      if (line ~ /^-/) missingType[type]
    } else if (line ~ /^  [-+]/) {
      split(line, field, "\t")
      listedType[type]
      name = base(field[2])
      if (line ~ /^  -/) {
        missing[type, field[2]]
        missingRows[name] = missingRows[name] "\n" type "\t" field[2]
      } else declaredRows[name] = declaredRows[name] "\n" type "\t" field[2]
    }
  }
}

# ---- The guide

# Reads the tables that have the columns "Symbols", "What happens" and "Shortest way".
function readGuide(   line, cell, spans, count, i, inside) {
  while ((getline line < guide) > 0) {
    if (line !~ /^\|/) { inside = 0; continue }
    if (line ~ /^\| Symbols \| What happens \| Shortest way \|/) { inside = 1; continue }
    if (!inside || line ~ /^\| ---/) continue
    split(line, cell, / \| /)
    sub(/ \|$/, "", cell[3])
    count = split(cell[1], spans, "`")
    for (i = 2; i <= count; i += 2) {
      pattern[++patterns] = spans[i]
      answer[patterns] = plain(cell[3])
      if ((spans[i] !~ /[.*(]/ || spans[i] ~ /^[#@]/) && !(spans[i] in knownType) && standsAlone(spans, i, count)) sign[spans[i]]
      if (spans[i] ~ /^[A-Za-z]+(\.[a-z][A-Za-z]*)?\(.*:\)$/) addFunction(spans[i])
    }
  }
}

# Whether span i is a symbol by itself: in "`NSString` by `as`" a plain name is not, which code that compiles has too.
function standsAlone(spans, i, count) {
  if (spans[i] ~ /^[#@]| /) return 1
  return (i == 2 || spans[i - 1] == ", ") && (i + 1 == count || spans[i + 1] ~ /^, /)
}

# A cell without its links: what is linked, and the place of it at the end.
function plain(text,   place) {
  if (!match(text, /\]\(#[^)]*\)/)) return text
  place = substr(text, RSTART + 2, RLENGTH - 3)
  text = substr(text, 1, RSTART - 1) substr(text, RSTART + RLENGTH)
  sub(/\[/, "", text)
  return text " See " guide place "."
}

# Counts a function of the guide as not declared that is no member of a type of the lists: "perform(_:with:)", "Timer.fire(at:)".
function addFunction(span,   type, member, dot) {
  dot = index(span, ".")
  type = dot && dot < index(span, "(") ? substr(span, 1, dot - 1) : ""
  member = type == "" ? span : substr(span, dot + 1)
  if (type in listedType && !(type in added)) return
  missing[type, member]
  missingRows[base(member)] = missingRows[base(member)] "\n" type "\t" member
  if (type != "") { listedType[type]; added[type] }
}

function symbol(type, member) { return type == "" ? member : type "." member }

# Whether a pattern of the guide stands for a symbol: the symbol, its type, or a name that ends with an asterisk.
function fits(pattern, name) {
  if (pattern == name || index(name, pattern ".") == 1 || index(name, pattern "(") == 1) return 1
  return pattern ~ /\*$/ && index(name, substr(pattern, 1, length(pattern) - 1)) == 1
}

# What to do: the answer of the longest pattern that fits, or the reason why the symbol is not declared.
function way(name,   i, best) {
  best = 0
  for (i = 1; i <= patterns; i++) if (fits(pattern[i], name) && (!best || length(pattern[i]) > length(pattern[best]))) best = i
  if (best) return answer[best]
  i = reasonOf(name)
  if (!i) i = reasonOfMethod[name]
  return i ? reason[i] " See " coverage "." : "Not declared, and without a row in the guide; see " coverage "."
}

# ---- The reasons

# Reads the tables "Member" and "Reason" of what is not declared; one of what is declared comes under another title.
function readReasons(   line, cell, spans, count, i, inside, title, type) {
  while ((getline line < coverage) > 0) {
    if (line ~ /^## /) title = line
    if (line !~ /^\|/) { inside = 0; continue }
    if (line ~ /^\| Member \| Reason \|/) { inside = title ~ /not declared$/; continue }
    if (!inside || line ~ /^\| ---/) continue
    split(line, cell, / \| /)
    sub(/ \|$/, "", cell[2])
    count = split(cell[1], spans, "`")
    type = count > 2 && spans[3] == ": " ? spans[2] : ""
    for (i = type == "" ? 2 : 4; i <= count; i += 2) {
      reasons++
      reason[reasons] = cell[2]
      # Without a name in front of the labels every method of that end is meant: "point:".
      subject[reasons] = spans[i] ~ /:$/ ? spans[i] ")" : type == "" ? spans[i] : type "." spans[i]
    }
  }
}

# The number of the reason for a symbol; 0 without one.
function reasonOf(name,   i, end) {
  sub(/\.init\(/, "(", name)
  for (i = 1; i <= reasons; i++) {
    if (fits(subject[i], name)) return i
    end = length(name) - length(subject[i])
    if (end > 0 && substr(name, end) ~ /^[.:(]/ && substr(name, end + 1) == subject[i]) return i
  }
  return 0
}

# Keeps for the types in the declaration of a method why the method is not declared, which is why they are not.
function noteSignature(i,   open, full) {
  if (i >= signatureEnd) signatureReason = 0
  open = token[i] == "func" ? parenthesis(i + 1) : 0
  if (!open) return
  full = exact(missingRows[token[i + 1]], token[i + 1] labels(open))
  signatureReason = full == "" ? 0 : reasonOf(full)
  for (signatureEnd = i; signatureEnd <= tokens && token[signatureEnd] !~ /^[{}]$/; signatureEnd++);
}

# ---- Tokens

# Fills token[1...tokens] and lineOf[1...tokens] with the names and signs of a file, without comments and strings.
function tokenise(file,   line, number) {
  tokens = 0
  comment = 0
  multiline = 0
  number = 0
  while ((getline line < file) > 0) {
    number++
    scanLine(line, number)
  }
  close(file)
}

function scanLine(line, number,   rest) {
  rest = line
  while (rest != "") {
    if (comment) {
      if (!match(rest, /\*\//)) return
      rest = substr(rest, RSTART + 2); comment = 0
    } else if (multiline) {
      if (!match(rest, /"""/)) return
      rest = substr(rest, RSTART + 3); multiline = 0
    } else if (match(rest, /^[ \t]+/)) rest = substr(rest, RLENGTH + 1)
    else if (rest ~ /^\/\//) return
    else if (rest ~ /^\/\*/) { comment = 1; rest = substr(rest, 3) }
    else if (rest ~ /^"""/) { multiline = 1; rest = substr(rest, 4) }
    else if (match(rest, /^"([^"\\]|\\.)*"/)) { add("\"", number); rest = substr(rest, RLENGTH + 1) }
    else if (match(rest, /^[#@]?[A-Za-z_][A-Za-z0-9_]*/)) {
      add(substr(rest, 1, RLENGTH), number); rest = substr(rest, RLENGTH + 1)
    } else { add(substr(rest, 1, 1), number); rest = substr(rest, 2) }
  }
}

function add(text, number) { token[++tokens] = text; lineOf[tokens] = number }

function isName(text) { return text ~ /^[A-Za-z_]/ }

# The labels of the call or declaration whose parenthesis is token `open`, as "(a:_:)".
function labels(open,   i, depth, result, start) {
  result = "("
  depth = 0
  for (i = open; i <= tokens; i++) {
    start = 0
    if (token[i] ~ /^[([{]$/) { depth++; start = (i == open) }
    else if (token[i] ~ /^[])}]$/) { if (--depth == 0) break }
    else if (token[i] == "," && depth == 1) start = 1
    if (!start || i + 1 > tokens || token[i + 1] == ")") continue
    if (isName(token[i + 1]) && (token[i + 2] == ":" || isName(token[i + 2]) && token[i + 3] == ":")) result = result token[i + 1] ":"
    else result = result "_:"
  }
  return result ")"
}

# ---- What the folder declares

function collectOwn(   i, j, name, full, overrides) {
  for (i = 1; i < tokens; i++) {
    if (token[i] == "init" && token[i - 1] != ".") collectParameters(i + 1)
    if (token[i] !~ /^(func|var|let|case|class|struct|enum|protocol|typealias)$/ || token[i - 1] == ".") continue
    name = token[i + 1]
    if (token[i] ~ /^(func|case)$/ && parenthesis(i + 1)) collectParameters(parenthesis(i + 1))
    overrides = 0
    for (j = i - 1; j >= i - 4 && j > 0 && lineOf[j] == lineOf[i]; j--) if (token[j] == "override") overrides = 1
    if (overrides) continue
    if (token[i] == "func" && parenthesis(i + 1)) {
      # A method that Apple's protocols ask for is not the folder's own.
      full = exact(missingRows[name], name labels(parenthesis(i + 1)))
      if (full ~ /^[A-Za-z]*(Delegate|DataSource|Prefetching|Transitioning|Updating|Container|Environment)\./) continue
    }
    own[name]
  }
}

# The names of the parameters behind token `open`, which is a parenthesis where there are some.
function collectParameters(open,   i, depth) {
  if (token[open] != "(") return
  for (i = open; i <= tokens; i++) {
    if (token[i] ~ /^[([{]$/) depth++
    if (token[i] ~ /^[])}]$/ && --depth == 0) return
    if (depth == 1 && token[i] == ":" && isName(token[i - 1])) own[token[i - 1]]
  }
}

# The parenthesis of a call or declaration whose name is token i, after generic parameters if it has some; 0 without one.
function parenthesis(i,   depth, j) {
  if (token[i + 1] == "(") return i + 1
  if (token[i + 1] != "<" || token[i - 1] != "func") return 0
  for (j = i + 1; j <= tokens && j < i + 60; j++) {
    if (token[j] == "<") depth++
    if (token[j] == ">" && token[j - 1] != "-" && --depth == 0) return token[j + 1] == "(" ? j + 1 : 0
  }
  return 0
}

# ---- Matching

# The first of the rows whose member is the name; "" without one.
function exact(rows, full,   row, count, i, field) {
  count = split(rows, row, "\n")
  for (i = 2; i <= count; i++) { split(row[i], field, "\t"); if (field[2] == full) return symbol(field[1], field[2]) }
  return ""
}

# The first of the rows whose member can be called with the labels: labels may be left out, as arguments with defaults and closures
# behind the parenthesis are. With a type, rows of that type alone.
function callable(rows, given, type,   row, count, i, field) {
  count = split(rows, row, "\n")
  for (i = 2; i <= count; i++) {
    split(row[i], field, "\t")
    if ((type == "" || field[1] == type) && field[2] ~ /\(/ && leavesOut(given, substr(field[2], index(field[2], "(")))) return symbol(field[1], field[2])
  }
  return ""
}

# Whether the labels `given` are those of `full` with some left out.
function leavesOut(given, full,   a, b, n, m, i, j) {
  gsub(/[()]/, "", given)
  gsub(/[()]/, "", full)
  n = split(given, a, ":") - 1
  m = split(full, b, ":") - 1
  j = 1
  for (i = 1; i <= n; i++) {
    while (j <= m && b[j] != a[i]) j++
    if (j > m) return 0
    j++
  }
  return 1
}

function hasWords(name) { return name ~ /^[a-z]+[A-Z]/ || name ~ /^[a-z]+[0-9]/ }

# The row to name for a property that several types have: one of a view or a controller, or else the first.
function firstOf(rows,   row, count, field, i, best) {
  count = split(rows, row, "\n")
  best = 2
  for (i = count; i >= 2; i--) if (row[i] ~ /^(NSObject|UIView|UIViewController|UIScrollView|UIResponder|CALayer)\t/) best = i
  split(row[best], field, "\t")
  return field[1] "." field[2]
}

function note(name, file, line) {
  if (!(name in uses)) order[++found] = name
  uses[name]++
  if (!((name, file) in seenIn)) { seenIn[name, file]; inFiles[name]++ }
  places[name] = places[name] (uses[name] > 1 ? ", " : "") file ":" line
}

function find(file,   i, name) {
  signatureEnd = 0
  for (i = 1; i <= tokens; i++) {
    noteSignature(i)
    if (!isName(token[i]) && token[i] !~ /^[#@]./) continue
    name = symbolAt(i)
    if (name == "") continue
    note(name, file, lineOf[i])
    if (signatureReason) reasonOfMethod[name] = signatureReason
  }
}

# The symbol that is not declared and that token i names; "" without one.
function symbolAt(i,   name, before, type, open, given) {
  name = token[i]
  before = token[i - 1]
  if (name ~ /^(iOS|tvOS|macOS|watchOS|visionOS)$/) return ""
  if (before == "import") return ("import " name) in sign ? "import " name : ""
  if (name in sign && !(name in own)) return name
  if (name in missingType && before != "." && !(name in own)) return name
  if (!(name in missingRows) && !(name in listedType)) return ""
  open = parenthesis(i)
  given = open ? labels(open) : ""
  # What follows the name of a type.
  if (before == "." && (token[i - 2] in listedType)) {
    type = token[i - 2]
    if (open) return callable(declaredRows[name], given, type) != "" ? "" : callable(missingRows[name], given, type)
    return (type, name) in missing ? type "." name : ""
  }
  if ((name in listedType) && open && before !~ /^(func|class|\.)$/) {
    return callable(declaredRows["init"], given, name) != "" ? "" : callable(missingRows["init"], given, name)
  }
  if (!(name in missingRows)) return ""
  if (name == "init") return ""
  if (before == "func") return name in own || !open ? "" : exact(declaredRows[name], name given) != "" ? "" : exact(missingRows[name], name given)
  if (open) {
    if (callable(declaredRows[name], given, "") != "") return ""
    if (given !~ /[A-Za-z]/ && !hasWords(name) || name in own) return ""
    return callable(missingRows[name], given, "")
  }
  if (!hasWords(name) || name in declaredRows || name in own) return ""
  # Neither a label nor a name that is declared.
  if (token[i + 1] == ":" && before !~ /^(var|\.)$/ || before ~ /^(let|case|class|struct|enum|protocol)$/) return ""
  return firstOf(missingRows[name])
}
