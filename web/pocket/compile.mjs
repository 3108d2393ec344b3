// Compiles Python for Pyodide, so that no browser has to each time it opens the house:
// `node compile.mjs STDLIB HOUSE MSGSPEC NEW_STDLIB NEW_HOUSE`. The archives it writes are not packed: packed as a whole they
// take less than file by file.
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

// the message alone: the line of Pyodide's own code that Node would print before it is a megabyte long
process.on("uncaughtException", (error) => {
  console.error(error.message ?? error);
  process.exit(1);
});

const [stdlib, house, msgspec, newStdlib, newHouse] = process.argv.slice(2);
const bytes = (path) => new Uint8Array(readFileSync(path));
const python = await loadPyodide();
python.unpackArchive(bytes(msgspec), "wheel");
python.unpackArchive(bytes(house), "zip", { extractDir: "/house" });
python.runPython(`
import io, sys, tarfile, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

sys.path.insert(0, "/house")
from boardinghouse.pocket import standins
standins.install()
import boardinghouse as bh, boardinghouse.pocket.entry, boardinghouse.pocket.think, boardinghouse.server.worker
for id in bh.games():
    bh.load(id)

ALWAYS = (1980, 1, 1, 0, 0, 0)
USED = {name.replace(".", "/") for name in sys.modules}
# nobody debugs, tests, mails or reads old encodings there; what opening the house needs of these stays all the same
UNWANTED = tuple("""
_pydatetime.py _pydecimal.py _pyio.py _pyrepl/ antigravity.py argparse.py asyncio/__main__.py
asyncio/proactor_events.py asyncio/tools.py asyncio/windows_ bdb.py boardinghouse/server/ cProfile.py cmd.py code.py
colorsys.py compileall.py concurrent/futures/process.py configparser.py ctypes/ difflib.py doctest.py email/mime/
filecmp.py fileinput.py ftplib.py getopt.py gettext.py html/ http/ imaplib.py logging/config.py logging/handlers.py
mailbox.py modulefinder.py multiprocessing/ netrc.py nturl2path.py optparse.py pdb.py pickletools.py plistlib.py
poplib.py profile.py pstats.py pty.py py_compile.py pyclbr.py pydoc.py pyodide/console.py rlcompleter.py sched.py
shelve.py smtplib.py socketserver.py sqlite3/ statistics.py symtable.py tabnanny.py tarfile.py this.py timeit.py
tomllib/ trace.py unittest/ urllib/robotparser.py wave.py webbrowser.py wsgiref/ xml/ xmlrpc/ zipapp.py
""".split())
ENCODINGS = {"__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "utf_8", "utf_8_sig", "utf_16"}

def wanted(name):
    if name.startswith("encodings/"):
        return name.removeprefix("encodings/").removesuffix(".py") in ENCODINGS
    return used(name) or not name.startswith(UNWANTED)

def used(name):
    """Whether a module is needed to open the house. The others stay as they are: compiled they are twice as large."""
    module = name.removesuffix(".py").removesuffix("/__init__")
    return module in USED

def compiled(archive):
    """The files of an archive, those that are alike side by side."""
    with zipfile.ZipFile(io.BytesIO(archive.to_py())) as old:
        files = []
        for name in old.namelist():
            if name.endswith("/") or not wanted(name):
                continue
            body = old.read(name)
            if name.endswith(".py") and used(name):
                code = compile(body, name, "exec", dont_inherit=True, optimize=2)
                name, body = name + "c", bytes(_code_to_hash_pyc(code, bytes(8), checked=False))
            files.append((name, body))
    return sorted(files, key=lambda file: (file[0].rpartition(".")[2], file[0]))

def zipped(archive):
    """Python itself wants its library as such an archive."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as new:
        for name, body in compiled(archive):
            new.writestr(zipfile.ZipInfo(name, ALWAYS), body, zipfile.ZIP_STORED)
    return out.getvalue()

def lined_up(archive):
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=tarfile.USTAR_FORMAT) as new:
        for name, body in compiled(archive):
            entry = tarfile.TarInfo(name)
            entry.size = len(body)
            new.addfile(entry, io.BytesIO(body))
    return out.getvalue()
`);
for (const [write, given, path] of [
  ["zipped", stdlib, newStdlib],
  ["lined_up", house, newHouse],
])
  writeFileSync(path, python.globals.get(write)(bytes(given)).toJs());
