"""The tool that keeps the catalogs: what it extracts, what it finds wrong."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO

import pytest
from babel.messages.catalog import Catalog

from callbreak.words import LANGUAGES, set_language, tr
from tools.locale import catalog_files, check, extract, update

CODES = [code for code in LANGUAGES if code != "en"]


@pytest.fixture(scope="module")
def source() -> Catalog:
    return extract.extract()


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(catalog_files, "FOLDER", tmp_path)
    monkeypatch.setattr(update, "FOLDER", tmp_path)
    return tmp_path


def _small_source() -> Catalog:
    source = Catalog()
    source.add("Deal")
    source.add("Beat the {card}.")
    source.add("on", context="rule")
    source.add(("{n} trick of {name}", "{n} tricks of {name}"))
    return source


def _polish(folder: Path, **changes: object) -> list[str]:
    strings: dict[str, object] = {
        "Deal": "Rozdaj",
        "Beat the {card}.": "Przebij {card}.",
        "on": "tak",
        "{n} trick of {name}": ("lewa {name}", "{n} lewy {name}", "{n} lew {name}"),
    } | {key.replace("_", " "): value for key, value in changes.items()}
    catalog = Catalog(locale="pl", fuzzy=False)
    for message in _small_source():
        if message.id:
            key = str(message.id[0] if isinstance(message.id, tuple) else message.id)
            if strings[key] is not None:
                catalog.add(message.id, strings[key], context=message.context)  # type: ignore[arg-type]
    catalog_files.write(catalog, folder / "pl" / "LC_MESSAGES" / "callbreak.po")
    return check.language_problems("pl", _small_source())


def test_words_of_every_kind_are_extracted(source: Catalog) -> None:
    assert source.get("You must beat the {card}: play {cards}.")
    assert source.get("ace", context="rank of a card")
    assert source.get("{n} trick", context=None)
    assert source.get("Clubs were led and you hold clubs.")
    assert source.get("1st", context="place")


def test_translators_comments_come_along(source: Catalog) -> None:
    message = source.get("{rank} of {suit}", context="card")
    assert message is not None
    assert "king of hearts" in message.auto_comments[0]


def test_singular_and_plural_share_their_placeholders(source: Catalog) -> None:
    for message in source:
        if isinstance(message.id, tuple | list):
            one, many = map(check.placeholders, message.id)
            assert one - {"n"} == many - {"n"}, message.id


def test_a_whole_catalog_is_fine(folder: Path) -> None:
    assert _polish(folder) == []


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"Deal": ""}, "not translated"),
        ({"Deal": None}, "missing"),
        ({"Deal": " Rozdaj"}, "blanks"),
        ({"Beat_the_{card}.": "Przebij {karta}."}, "placeholders"),
        ({"Beat_the_{card}.": "Przebij."}, "placeholders"),
        ({"Beat_the_{card}.": "Przebij {card."}, "expected '}'"),
        ({"{n}_trick_of_{name}": ("lewa {name}", "{n} lewy {name}", "")}, "not translated"),
        ({"{n}_trick_of_{name}": ("lewa", "{n} lewy {name}", "{n} lew {name}")}, "placeholders"),
    ],
)
def test_what_is_wrong_is_found(folder: Path, changes: dict[str, object], said: str) -> None:
    found = _polish(folder, **changes)
    assert len(found) == 1
    assert said in found[0]


def test_a_fuzzy_message_and_one_that_is_gone_are_found(folder: Path) -> None:
    _polish(folder)
    file = catalog_files.catalog_file("pl")
    catalog = catalog_files.read(file, "pl")
    message = catalog.get("Deal")
    assert message is not None
    message.flags.add("fuzzy")
    catalog.add("Bid", "Licytuj")
    catalog_files.write(catalog, file)
    found = check.language_problems("pl", _small_source())
    assert ["fuzzy" in line or "no longer" in line for line in found] == [True, True]


def test_a_missing_or_damaged_catalog_is_found(folder: Path) -> None:
    assert len(check.language_problems("pl", _small_source())) == 1
    file = folder / "pl" / "LC_MESSAGES" / "callbreak.po"
    file.parent.mkdir(parents=True)
    file.write_text('msgid "Deal\nmsgstr Rozdaj', encoding="utf-8")
    assert check.language_problems("pl", _small_source())


def test_an_update_keeps_translations_and_guesses_none(folder: Path) -> None:
    _polish(folder)
    template = _small_source()
    template.add("Deal again")
    update.update(template)
    for code in CODES:
        assert catalog_files.catalog_file(code).exists()
    catalog = catalog_files.read(catalog_files.catalog_file("pl"), "pl")
    kept, new = catalog.get("Deal"), catalog.get("Deal again")
    assert kept is not None
    assert kept.string == "Rozdaj"
    assert new is not None
    assert not new.string
    assert not new.fuzzy
    before = catalog_files.catalog_file("pl").read_bytes()
    update.update(template)
    assert catalog_files.catalog_file("pl").read_bytes() == before


def test_an_update_leaves_a_damaged_catalog_alone_and_goes_on_with_the_others(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _polish(folder)
    damaged = folder / "cs" / "LC_MESSAGES" / "callbreak.po"
    damaged.parent.mkdir(parents=True)
    damaged.write_bytes(b"msgid \xff")
    template = _small_source()
    template.add("Claim")
    update.update(template)
    assert damaged.read_bytes() == b"msgid \xff"
    assert str(damaged) in capsys.readouterr().err
    assert catalog_files.read(catalog_files.catalog_file("pl"), "pl").get("Claim")


def test_a_compiled_catalog_is_spoken_and_a_damaged_one_left_out(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _polish(folder)
    damaged = folder / "cs" / "LC_MESSAGES" / "callbreak.po"
    damaged.parent.mkdir(parents=True)
    damaged.write_text("msgid oops", encoding="utf-8")
    update.compile_all()
    assert "cs" in capsys.readouterr().err
    assert set_language("pl", folder) == "pl"
    assert tr("Deal") == "Rozdaj"
    assert set_language("cs", folder) == "en"


def test_a_compiled_catalog_is_put_into_its_place_whole(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _polish(folder)
    update.compile_all()
    file = folder / "pl" / "LC_MESSAGES" / "callbreak.mo"
    before = file.read_bytes()

    def interrupted(stream: IO[bytes], catalog: Catalog) -> None:
        stream.write(before[:10])
        raise KeyboardInterrupt

    monkeypatch.setattr(update, "write_mo", interrupted)
    os.utime(file, (0, 0))
    with pytest.raises(KeyboardInterrupt):
        update.compile_all()
    assert file.read_bytes() == before


@pytest.mark.parametrize("code", CODES)
def test_the_catalog_is_complete(code: str, source: Catalog) -> None:
    assert check.language_problems(code, source) == []
