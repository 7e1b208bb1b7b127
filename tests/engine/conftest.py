"""How `make mutants` has hypothesis look: the same examples each time, and none made smaller."""

from __future__ import annotations

from hypothesis import Phase, settings

settings.register_profile(
    "mutants",
    derandomize=True,
    database=None,
    deadline=None,
    phases=(Phase.explicit, Phase.generate),
)
