"""The bundle's spec, evaluated as on each system; what PyInstaller would do is only noted."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import callbreak

ROOT = Path(__file__).resolve().parents[2]
SPEC = ROOT / "build" / "pyinstaller.spec"
SYSTEMS = ("linux", "win32", "darwin")


class Noted(SimpleNamespace):
    """One call of the spec: its name is `kind`, its arguments are kept."""

    def __init__(self, kind: str, *given: Any, **named: Any) -> None:
        super().__init__(kind=kind, given=given, named=named)
        if kind == "Analysis":
            self.datas = [(target, source, "DATA") for source, target in named["datas"]]
            self.pure, self.binaries, self.scripts = "pure", "binaries", "scripts"


def _stub(monkeypatch: pytest.MonkeyPatch, name: str, **holds: Any) -> None:
    module = ModuleType(name)
    vars(module).update(holds)
    monkeypatch.setitem(sys.modules, name, module)


@pytest.fixture
def evaluate(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """Evaluates the spec as on a system; gives the calls by kind."""
    for package in ("PyInstaller", "PyInstaller.utils", "PyInstaller.utils.win32"):
        _stub(monkeypatch, package, __path__=[])
    hooks = {
        "collect_submodules": lambda name: [name],
        "copy_metadata": lambda name: [(f"/{name}.dist-info", f"{name}.dist-info")],
    }
    _stub(monkeypatch, "PyInstaller.utils.hooks", **hooks)
    kinds = ("VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "StringStruct")
    parts = {
        kind: (lambda *given, kind=kind, **named: Noted(kind, *given, **named))
        for kind in (*kinds, "VarFileInfo", "VarStruct")
    }
    versioninfo = ModuleType("versioninfo")
    vars(versioninfo).update(parts)
    monkeypatch.setitem(sys.modules, "PyInstaller.utils.win32.versioninfo", versioninfo)
    _stub(monkeypatch, "PyInstaller.utils.win32", versioninfo=versioninfo, __path__=[])

    def run(system: str, *options: str) -> dict[str, list[Noted]]:
        calls: dict[str, list[Noted]] = {}

        def noting(kind: str) -> Any:
            def note(*given: Any, **named: Any) -> Noted:
                made = Noted(kind, *given, **named)
                calls.setdefault(kind, []).append(made)
                if kind == "COLLECT":
                    (tmp_path / named["name"]).mkdir()
                return made

            return note

        names = {name: noting(name) for name in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
        places = {"SPECPATH": str(SPEC.parent), "DISTPATH": str(tmp_path)}
        monkeypatch.setattr(sys, "platform", system)
        monkeypatch.setattr(sys, "argv", ["pyinstaller", *options])
        monkeypatch.setattr(sys, "path", list(sys.path))
        exec(compile(SPEC.read_text(encoding="utf-8"), SPEC, "exec"), {**names, **places})
        return calls

    return run


def test_windows_has_a_program_with_a_console_and_one_without(evaluate: Any) -> None:
    calls = evaluate("win32")
    programs = {call.named["name"]: call.named for call in calls["EXE"]}
    assert {name: about["console"] for name, about in programs.items()} == {
        "callbreak": False,
        "callbreak-console": True,
    }
    for about in programs.values():
        assert Path(about["icon"]).suffix == ".ico"
        assert Path(about["icon"]).is_file()
        assert not about["strip"]
    assert "BUNDLE" not in calls


def test_windows_shows_name_and_version_under_properties(evaluate: Any) -> None:
    resource = evaluate("win32")["EXE"][0].named["version"]
    numbers = resource.named["ffi"].named["filevers"]
    assert ".".join(map(str, numbers)) == f"{callbreak.__version__}.0"
    table = resource.named["kids"][0].given[0][0]
    strings = dict(entry.given for entry in table.given[1])
    assert strings["ProductVersion"] == callbreak.__version__
    assert strings["FileDescription"] == "Call Break"


def test_windows_gets_sharp_windows_and_paths_in_any_script(evaluate: Any) -> None:
    manifest = Path(evaluate("win32")["EXE"][0].named["manifest"])
    tree = ET.parse(manifest)
    says = {element.tag.split("}")[1]: element for element in tree.iter()}
    assert says["dpiAwareness"].text == "PerMonitorV2"
    assert says["activeCodePage"].text == "UTF-8"
    assert says["longPathAware"].text == "true"
    assert says["assemblyIdentity"].get("version") == f"{callbreak.__version__}.0"


def test_a_mac_gets_an_app_with_everything_its_finder_asks_for(evaluate: Any) -> None:
    calls = evaluate("darwin")
    (bundle,) = calls["BUNDLE"]
    assert bundle.named["name"] == "Callbreak.app"
    assert bundle.named["bundle_identifier"] == "org.callbreak.Callbreak"
    assert bundle.named["version"] == callbreak.__version__
    assert Path(bundle.named["icon"]).suffix == ".icns"
    assert Path(bundle.named["icon"]).is_file()
    plist = bundle.named["info_plist"]
    assert plist["NSHighResolutionCapable"] is True
    assert plist["LSApplicationCategoryType"] == "public.app-category.card-games"


@pytest.mark.parametrize("system", ["linux", "darwin"])
def test_elsewhere_the_second_program_is_the_first(
    evaluate: Any, tmp_path: Path, system: str
) -> None:
    calls = evaluate(system)
    assert [call.named["name"] for call in calls["EXE"]] == ["callbreak"]
    assert (tmp_path / "callbreak" / "callbreak-console").readlink() == Path("callbreak")


@pytest.mark.parametrize("system", SYSTEMS)
def test_assets_and_settings_are_inside_and_their_sources_are_not(
    evaluate: Any, system: str
) -> None:
    (analysis,) = evaluate(system)["Analysis"]
    inside = {Path(target) / Path(source).name for source, target in analysis.named["datas"]}
    for name in ("settings.yaml", "assets/cards/AS.svg", "assets/icons/app/callbreak-64.png"):
        assert Path("callbreak") / name in inside
    assert not [path for path in inside if path.suffix in {".po", ".pot", ".ico", ".icns"}]
    for package in ("pygame-ce", "pyyaml", "platformdirs"):
        assert Path(f"{package}.dist-info") / f"{package}.dist-info" in inside
    assert analysis.named["hiddenimports"] == ["callbreak"]
    assert "numpy" in analysis.named["excludes"]


def test_one_file_holds_everything(evaluate: Any) -> None:
    calls = evaluate("win32", "--onefile")
    (program,) = calls["EXE"]
    (analysis,) = calls["Analysis"]
    assert not program.named["exclude_binaries"]
    assert analysis.binaries in program.given
    assert analysis.datas in program.given
    assert "COLLECT" not in calls
