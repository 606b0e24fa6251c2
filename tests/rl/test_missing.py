"""Without the extra, one sentence says what to install."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize("missing", ["numpy", "pettingzoo", "gymnasium"])
def test_what_is_missing_is_said_in_one_sentence(missing: str) -> None:
    program = f"import sys; sys.modules[{missing!r}] = None; import tafelrunde; import tafelrunde.rl"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert told.returncode == 1
    wanted = f"tafelrunde.rl needs {missing}, which is not installed; install it with: pip install 'tafelrunde[rl]'"
    assert told.stderr.rstrip().endswith(f"ImportError: {wanted}")
