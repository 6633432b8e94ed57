// Solves the systems of ConstraintCases.txt, and chains of labels, with kiwisolver, and prints what each
// takes in nanoseconds. Built and run by `compare`.
#include <kiwi/kiwi.h>

#include <ctime>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

struct Row {
  std::vector<std::pair<int, double>> terms;
  double constant = 0;
  kiwi::RelationalOperator relation = kiwi::OP_EQ;
  double strength = kiwi::strength::required;
};

struct System {
  int variableCount = 0;
  std::vector<Row> rows;
};

static Row parse(const std::string &text) {
  Row row;
  std::string number;
  for (char character : text) {
    if (character >= 'a' && character <= 'f') {
      row.terms.push_back({character - 'a', std::stod(number)});
      number.clear();
    } else if (character == '<' || character == '>' || character == '=') {
      row.constant = std::stod(number);
      row.relation = character == '<' ? kiwi::OP_LE : character == '>' ? kiwi::OP_GE : kiwi::OP_EQ;
    } else if (character == 's') {
      row.strength = kiwi::strength::strong;
    } else if (character == 'm') {
      row.strength = kiwi::strength::medium;
    } else if (character == 'w') {
      row.strength = kiwi::strength::weak;
    } else if (character != 'r') {
      number.push_back(character);
    }
  }
  return row;
}

static std::vector<System> read(const char *path) {
  std::vector<System> systems;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    // Systems that contradict themselves leave this solver in an undefined state.
    if (line[0] == '#' || line.find('x') != std::string::npos) continue;
    System system;
    std::istringstream rows(line.substr(0, line.find('|')));
    for (std::string text; rows >> text;) system.rows.push_back(parse(text));
    size_t values = line.find('|', line.find('|') + 1);
    std::string list = line.substr(values + 1, line.find('|', values + 1) - values - 1);
    system.variableCount = 1;
    for (char character : list) system.variableCount += character == ',';
    systems.push_back(system);
  }
  return systems;
}

static double solve(const System &system) {
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables(system.variableCount);
  for (const Row &row : system.rows) {
    std::vector<kiwi::Term> terms;
    for (auto &term : row.terms) terms.emplace_back(variables[term.first], term.second);
    kiwi::Expression expression(std::move(terms), row.constant);
    solver.addConstraint(kiwi::Constraint(expression, row.relation, row.strength));
  }
  solver.updateVariables();
  double sum = 0;
  for (auto &variable : variables) sum += variable.value();
  return sum;
}

static double chain(int count) {
  using namespace kiwi;
  Solver solver;
  Expression end(0.0);
  for (int index = 0; index < count; index++) {
    Variable left, width;
    solver.addConstraint(left == end + 8.0);
    solver.addConstraint(width >= 0.0);
    solver.addConstraint((width >= 20.0 + index % 7) | strength::strong);
    solver.addConstraint((width <= 20.0 + index % 7) | strength::weak);
    end = left + width;
  }
  solver.addConstraint(end + 8.0 == 40.0 * count);
  solver.updateVariables();
  return count;
}

template <typename Body>
static void report(const std::string &name, int turns, Body body) {
  double best = 1e30;
  double sum = 0;
  for (int turn = 0; turn < turns; turn++) {
    std::clock_t start = std::clock();
    sum += body();
    best = std::min(best, double(std::clock() - start) / CLOCKS_PER_SEC);
  }
  // The sum keeps the compiler from leaving the work out.
  std::cout << name << " " << (sum == 0.5 ? -1 : long(best * 1e9)) << "\n";
}

int main(int, char **arguments) {
  std::vector<System> systems = read(arguments[1]);
  report("systems", 25, [&] {
    double sum = 0;
    for (auto &system : systems) sum += solve(system);
    return sum;
  });
  report("chain-10", 5, [] { double sum = 0; for (int turn = 0; turn < 1000; turn++) sum += chain(10); return sum; });
  report("chain-100", 5, [] { double sum = 0; for (int turn = 0; turn < 20; turn++) sum += chain(100); return sum; });
  report("chain-1000", 5, [] { return chain(1000); });
}
