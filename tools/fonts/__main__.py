"""Make `assets/fonts/`: `python -m tools.fonts`.

Needs the packages of the `art` group and Debian's `fonts-noto-cjk`. The same sources give the
same bytes.
"""

from __future__ import annotations

import importlib.resources
import sys
from pathlib import Path

from fontTools.ttLib import TTFont

from tools.fonts import characters as chars
from tools.fonts.cut import Cut, cut

_TARGET = Path(__file__).parents[2] / "assets" / "fonts"
_CJK_FOLDER = Path("/usr/share/fonts/opentype/noto")
_SIMPLIFIED_CHINESE = 2
# Noto Sans has taller small letters than the two others: this em makes them level.
_NOTO_EM = 1140


def _packaged(package: str, name: str) -> Path:
    return Path(str(importlib.resources.files(package))) / "files" / name


def _jobs() -> list[Cut]:
    indian = chars.LATIN | chars.DEVANAGARI
    jobs = [
        Cut(
            f"Baloo2-{weight}.ttf",
            _packaged("fontpkg_baloo_2", "Baloo2[wght].ttf"),
            indian,
            axes=(("wght", weight),),
        )
        for weight in (500, 600, 700, 800)
    ]
    jobs += [
        Cut(f"Mukta-{weight}.ttf", _packaged("fontpkg_mukta", f"Mukta-{style}.ttf"), indian)
        for weight, style in ((500, "Medium"), (600, "SemiBold"))
    ]
    wide = chars.LATIN | chars.LATIN_ADDITIONAL | chars.CYRILLIC | chars.GREEK
    jobs += [
        Cut(
            f"NotoSans-{weight}.ttf",
            _packaged("fontpkg_noto_sans", "NotoSans[wdth,wght].ttf"),
            wide,
            axes=(("wght", weight), ("wdth", 100)),
            em=_NOTO_EM,
            language="SRB",
        )
        for weight in (500, 700)
    ]
    chinese = chars.gb2312() | chars.CHINESE_NAMES | chars.CHINESE_PUNCTUATION | chars.ASCII
    jobs += [
        Cut(
            f"NotoSansSC-{weight}.otf",
            _CJK_FOLDER / f"NotoSansCJK-{style}.ttc",
            chinese,
            face=_SIMPLIFIED_CHINESE,
        )
        for weight, style in ((400, "Regular"), (700, "Bold"))
    ]
    return jobs


def _write_licences() -> None:
    """Put each typeface's own licence beside it."""
    texts = {}
    for name, package in (
        ("Baloo2", "fontpkg_baloo_2"),
        ("Mukta", "fontpkg_mukta"),
        ("NotoSans", "fontpkg_noto_sans"),
    ):
        folder = Path(str(importlib.resources.files(package)))
        texts[name] = (folder / "LICENSE").read_text(encoding="utf-8-sig")
    # The Chinese face comes without a licence file: the same licence, its own copyright line.
    _, body = texts["NotoSans"].split("\n\n", maxsplit=1)
    copyright_line = TTFont(_TARGET / "NotoSansSC-400.otf")["name"].getDebugName(0)
    texts["NotoSansSC"] = f"{copyright_line}\n\n{body}"
    for name, text in texts.items():
        lines = (line.rstrip() for line in text.splitlines())
        (_TARGET / f"OFL-{name}.txt").write_text("\n".join(lines).strip() + "\n", encoding="utf-8")


def main() -> int:
    """Write every font and licence; say what each weighs."""
    try:
        jobs = _jobs()
    except ModuleNotFoundError as absent:
        sys.exit(f"{absent.name} is not installed: pip install --group art")
    if absent_files := ", ".join(str(job.source) for job in jobs if not job.source.exists()):
        sys.exit(f"there is no {absent_files}: apt-get install fonts-noto-cjk")
    _TARGET.mkdir(parents=True, exist_ok=True)
    total = 0
    for job in jobs:
        path = _TARGET / job.name
        cut(job).save(path)
        total += path.stat().st_size
        print(f"{path.stat().st_size / 1024:8.0f} KB  {job.name}")
    _write_licences()
    print(f"{total / 1024:8.0f} KB  together")
    return 0


if __name__ == "__main__":
    sys.exit(main())
