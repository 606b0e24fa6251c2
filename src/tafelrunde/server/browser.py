"""Opening the page in a browser, where there is a screen to see it on."""

import os
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser

ANY_ADDRESS = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}
PATIENCE = 30.0  # seconds that a server may take to start


def address_to_open(host: str, port: int) -> str:
    """The address of a server for a browser on the same machine."""
    host = ANY_ADDRESS.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def open_when_ready(address: str) -> None:
    """Says where the server is and opens the page there as soon as it answers. Never fails, never waits."""
    print(f"Tafelrunde: {address}", flush=True)
    if has_screen():
        threading.Thread(target=_wait_and_open, args=(address,), name="browser", daemon=True).start()


def has_screen() -> bool:
    """Without one Python would start a browser for terminals, into which the server writes its log."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _wait_and_open(address: str) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(f"{address}health", timeout=2):
                break
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    else:
        return
    try:
        webbrowser.open(address)
    except (webbrowser.Error, OSError):
        return  # the address stands in the terminal
