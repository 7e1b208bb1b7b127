"""Cutting one static font out of a full typeface: weight, digits of one width, fewer glyphs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

if TYPE_CHECKING:
    from pathlib import Path

# Shaping that Devanagari cannot do without, joining and kerning. Small capitals, fractions and
# other things that a text must ask for are left out: nothing in the game asks.
_FEATURES = (
    "abvf,abvm,abvs,akhn,blwf,blwm,blws,calt,ccmp,cjct,dist,half,haln,init,kern,liga,"
    "mark,mkmk,nukt,pref,pres,psts,pstf,rkrf,rlig,rphf,vatu"
)


@dataclass(frozen=True, slots=True)
class Cut:
    """One font file to make.

    `axes` places a variable font's axes; `face` is the index in a collection; `em` is the size of
    the em square in the font's units: larger than the design's makes all glyphs smaller, so that
    a face with tall small letters stands level beside the others.
    """

    name: str
    source: Path
    characters: frozenset[int]
    axes: tuple[tuple[str, float], ...] = ()
    face: int = -1
    em: int = 0
    language: str = ""


def cut(job: Cut) -> TTFont:
    """The font that `job` asks for, in memory."""
    font = TTFont(job.source, fontNumber=job.face, recalcTimestamp=False)
    if job.axes:
        font = instancer.instantiateVariableFont(font, dict(job.axes), inplace=True)
    _default_to(font, "tnum")
    if job.language:
        _default_to(font, "locl", language=job.language)
    _subset(font, job.characters)
    if job.em:
        font["head"].unitsPerEm = job.em
    return font


def _subset(font: TTFont, characters: frozenset[int]) -> None:
    options = Options()
    options.layout_features = _FEATURES.split(",")
    options.layout_scripts = ["*"]
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.drop_tables += ["DSIG", "STAT", "VORG", "vhea", "vmtx", "BASE", "MVAR", "gasp"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=sorted(characters))
    subsetter.subset(font)


def _default_to(font: TTFont, tag: str, language: str = "") -> None:
    """Make the single substitutions of a feature the default by writing them into the cmap."""
    swaps = _substitutions(font, tag, language)
    for table in font["cmap"].tables:
        if table.isUnicode():
            for point, glyph in table.cmap.items():
                table.cmap[point] = swaps.get(glyph, glyph)


def _substitutions(font: TTFont, tag: str, language: str) -> dict[str, str]:
    layout = font["GSUB"].table
    indices: set[int] = set()
    for script in layout.ScriptList.ScriptRecord:
        systems = {r.LangSysTag.strip(): r.LangSys for r in script.Script.LangSysRecord}
        system = systems.get(language) if language else script.Script.DefaultLangSys
        if system is not None:
            indices.update(system.FeatureIndex)
    swaps: dict[str, str] = {}
    for index in sorted(indices):
        record = layout.FeatureList.FeatureRecord[index]
        if record.FeatureTag != tag:
            continue
        for lookup in record.Feature.LookupListIndex:
            for subtable in layout.LookupList.Lookup[lookup].SubTable:
                inner = getattr(subtable, "ExtSubTable", subtable)
                swaps.update(getattr(inner, "mapping", {}))
    return swaps
