"""The catalogs: whatever is wrong with one, English stands in."""

from __future__ import annotations

import gettext
import io
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from hypothesis import given
from hypothesis import strategies as st

from callbreak import words
from callbreak.words import ctx, ntr, set_language, tr
from callbreak.words.system_language import preferred_languages

_LOCALE_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def _polish() -> bytes:
    catalog = Catalog(locale="pl")
    catalog.add("Deal", "Rozdaj")
    catalog.add("on", "tak", context="rule")
    catalog.add("Beat the {card}!", "Przebij {karta}!")
    catalog.add(("{n} trick", "{n} tricks"), ("{n} lewa", "{n} lewy", "{n} lew"))
    stream = io.BytesIO()
    write_mo(stream, catalog)
    return stream.getvalue()


def _put(folder: Path, code: str, content: bytes) -> Path:
    file = folder / code / "LC_MESSAGES" / "callbreak.mo"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
    return folder


def test_a_catalog_is_spoken_once_its_language_is_set(tmp_path: Path) -> None:
    assert set_language("pl", _put(tmp_path, "pl", _polish())) == "pl"
    assert tr("Deal") == "Rozdaj"
    assert ctx("rule", "on") == "tak"
    assert tr("on") == "on"
    assert words.language() == "pl"


@pytest.mark.parametrize(
    ("n", "said"), [(1, "1 lewa"), (3, "3 lewy"), (5, "5 lew"), (22, "22 lewy"), (0, "0 lew")]
)
def test_plural_forms_follow_the_language(tmp_path: Path, n: int, said: str) -> None:
    set_language("pl", _put(tmp_path, "pl", _polish()))
    assert ntr("{n} trick", "{n} tricks", n) == said


def test_english_plurals_need_no_catalog() -> None:
    assert [ntr("{n} trick", "{n} tricks", n) for n in (0, 1, 2)] == [
        "0 tricks",
        "1 trick",
        "2 tricks",
    ]


def test_a_missing_catalog_means_english(tmp_path: Path) -> None:
    assert set_language("ne", tmp_path) == "en"
    assert tr("Deal") == "Deal"


def test_an_unknown_language_means_english() -> None:
    assert set_language("tlh") == "en"


def test_a_translation_with_a_wrong_placeholder_means_english(tmp_path: Path) -> None:
    set_language("pl", _put(tmp_path, "pl", _polish()))
    assert tr("Beat the {card}!", card="9♥") == "Beat the 9♥!"


@given(damage=st.lists(st.tuples(st.integers(0, 600), st.integers(0, 255)), max_size=8))
def test_a_damaged_catalog_never_stops_the_game(
    tmp_path_factory: pytest.TempPathFactory, damage: list[tuple[int, int]]
) -> None:
    content = bytearray(_polish())
    for place, byte in damage:
        content[place % len(content)] = byte
    set_language("pl", _put(tmp_path_factory.mktemp("locale"), "pl", bytes(content)))
    assert isinstance(tr("Deal"), str)
    assert isinstance(ntr("{n} trick", "{n} tricks", 5), str)


@pytest.mark.parametrize("length", [0, 1, 3, 4, 19, 27, 28, 60])
def test_a_truncated_catalog_means_english(tmp_path: Path, length: int) -> None:
    assert set_language("pl", _put(tmp_path, "pl", _polish()[:length])) == "en"


def test_the_made_language_is_longer_and_keeps_placeholders() -> None:
    set_language(words.PSEUDO)
    plain = "You must beat the {card}."
    said = tr(plain)
    assert "{card}" in said
    assert len(said) >= 1.4 * len(plain)
    assert tr(plain, card="9♥").count("9♥") == 1
    assert ntr("{n} trick", "{n} tricks", 2).startswith("[2 ťříčk")


def test_facts_with_braces_are_not_read_as_placeholders() -> None:
    assert tr("{name} plays", name="{0}{x}") == "{0}{x} plays"
    assert tr("A brace { alone stays") == "A brace { alone stays"


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({"LANG": "ne_NP.UTF-8"}, "ne"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "cs_CZ"}, "cs"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:sr@latin:en"}, "sr"),
        ({"LANG": "zh_CN.UTF-8"}, "zh_CN"),
        ({"LANG": "zh-Hans"}, "zh_CN"),
        ({"LANG": "C", "LANGUAGE": "ne"}, "en"),
        ({"LANG": "\udcff\udcff"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_comes_from_the_system(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], code: str
) -> None:
    for variable in _LOCALE_VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert words.system_language() == code


def test_the_system_names_nothing_when_the_environment_is_silent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for variable in _LOCALE_VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    assert preferred_languages() == []


def test_gettext_itself_can_read_the_test_catalog() -> None:
    assert gettext.GNUTranslations(io.BytesIO(_polish())).gettext("Deal") == "Rozdaj"
