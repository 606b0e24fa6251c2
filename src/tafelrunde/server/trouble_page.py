"""What went wrong, as a small page in words: for a browser that was sent to an address, not for programs.

It needs nothing else from the server, which may just have refused to answer more. So its style stands in it, and the
content policy of every answer allows exactly that one.
"""

import base64
import hashlib
from html import escape
from typing import Any

from .trouble import Trouble

TYPE = "text/html; charset=utf-8"

STYLE = (
    "html{color-scheme:light dark}"
    "body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;box-sizing:border-box;"
    "background:light-dark(#f6ecd4,#1e1b18);color:light-dark(#1b1714,#f3e7cd);"
    "font:500 19px/1.4 'Alegreya Sans',system-ui,sans-serif}"
    "h1{margin:0;padding-bottom:8px;border-bottom:3px double;font:800 34px/1 Grenze,Georgia,serif}"
    "p{margin:16px 0 0;max-width:32em}"
    "a{display:inline-block;margin-right:20px;padding:10px 0;color:light-dark(#9a2814,#ff9a82);font-weight:800}"
)
STYLE_HASH = f"'sha256-{base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()}'"

LINKS = {"en": ("Try again", "Go to the home page"), "de": ("Noch einmal versuchen", "Zur Startseite")}


def wants_page(request: Any) -> bool:
    """Whether somebody sits in front of a browser that has come to this address, which browsers say. Programs and the
    page's own requests do not say so, whatever they accept."""
    headers = request.headers
    came = request.scope.get("method") in ("GET", "HEAD") and headers.get("sec-fetch-dest") == "document"
    return came and "text/html" in headers.get("accept", "")


def trouble_page(trouble: Trouble, language: str) -> bytes:
    again, home = LINKS[language]
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Tafelrunde</title>'
        f"<style>{STYLE}</style><main><h1>Tafelrunde</h1><p>{escape(trouble.text[language])}</p>"
        f'<p><a href="">{again}</a> <a href="/">{home}</a></p></main>'
    ).encode()
