"""What most tests of the app share."""

from __future__ import annotations

import pytest

from tests.session.gate import gate as gate


@pytest.fixture
def no_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots have no process of their own, which is not what is tested here."""
    monkeypatch.setattr("callbreak.ai.client.BotClient.start", lambda _: None)
