// Compiles Python for Pyodide, so that no browser has to each time it opens the house:
// `node compile.mjs STDLIB HOUSE MSGSPEC NEW_STDLIB NEW_HOUSE`.
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
import io, sys, zipfile
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
UNWANTED = ("_pydatetime.py", "_pydecimal.py", "_pyio.py", "_pyrepl/", "bdb.py", "cmd.py", "configparser.py", "ctypes/",
            "doctest.py", "ftplib.py", "html/", "http/", "imaplib.py", "mailbox.py", "multiprocessing/", "optparse.py",
            "pdb.py", "pickletools.py", "plistlib.py", "poplib.py", "pstats.py", "pydoc.py", "smtplib.py",
            "socketserver.py", "statistics.py", "unittest/", "webbrowser.py", "wsgiref/", "xml/", "xmlrpc/",
            "boardinghouse/server/")
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
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive.to_py())) as old, zipfile.ZipFile(out, "w") as new:
        for entry in sorted(old.infolist(), key=lambda entry: entry.filename):
            name, body = entry.filename, old.read(entry)
            if entry.is_dir() or not wanted(name):
                continue
            if name.endswith(".py") and used(name):
                code = compile(body, name, "exec", dont_inherit=True, optimize=2)
                name, body = name + "c", _code_to_hash_pyc(code, bytes(8), checked=False)
            new.writestr(zipfile.ZipInfo(name, ALWAYS), bytes(body), zipfile.ZIP_DEFLATED, 9)
    return out.getvalue()
`);
const compiled = python.globals.get("compiled");
writeFileSync(newStdlib, compiled(bytes(stdlib)).toJs());
writeFileSync(newHouse, compiled(bytes(house)).toJs());
