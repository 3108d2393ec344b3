"""The command line in a process that ends with the one that started it: its standard input closes with that one."""

import os
import signal
import sys
from threading import Thread


def follow() -> None:
    while os.read(0, 1024):
        pass
    os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    sys.path.pop(0)  # this folder: its files are no modules of the program's
    from boardinghouse.cli import main

    Thread(target=follow, daemon=True).start()
    main()
