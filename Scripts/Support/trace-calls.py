"""Has gdb list the functions that are called while another function runs.

TRACE_START is the function; TRACE_STOPS is a file with an address in the program and a name in each line; the names of those that
are called go to the file TRACE_CALLED.
"""

import os

import gdb

called = []


class Entry(gdb.Breakpoint):
    """Notes the first call of a function."""

    def __init__(self, address, name):
        super().__init__("*" + hex(address), internal=True)
        self.name = name

    def stop(self):
        called.append(self.name)
        self.enabled = False
        return False


with open(os.environ["TRACE_STOPS"]) as lines:
    stops = [line.split() for line in lines]
start = os.environ["TRACE_START"]
gdb.execute("set breakpoint pending on")
gdb.execute("tbreak '%s'" % start)
gdb.execute("run")
loaded = int(gdb.parse_and_eval("(unsigned long) &'%s'" % start))
linked = next(int(address, 16) for address, name in stops if name == start)
for address, name in stops:
    Entry(int(address, 16) + loaded - linked, name)
gdb.execute("finish")
with open(os.environ["TRACE_CALLED"], "w") as file:
    file.write("".join(name + "\n" for name in called))
gdb.execute("kill")
