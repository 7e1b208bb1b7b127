"""The keyboard at the table: calls by digits, the round of the focus, any keyboard layout."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from callbreak.engine.commands import MakeCall, PlayCard
from callbreak.engine.rules import Rules
from callbreak.engine.view import Phase
from tests.scenes.at_table import BOTS, AtTable
from tests.scenes.test_table import redeal_table

if TYPE_CHECKING:
    from callbreak.scenes.services import Services

TO_THIRTEEN = Rules(rounds=3, max_call=13)
DEVANAGARI_ONE = 0x967


def asked_to_call(services: Services, rules: Rules = TO_THIRTEEN) -> AtTable:
    table = AtTable(services, rules=rules)
    table.until_asked()
    return table


def type_number(table: AtTable, number: int) -> None:
    for digit in str(number):
        table.key(ord(digit))


def gold(table: AtTable) -> list[int]:
    """The numbers that are shown as typed."""
    return [tile.number for tile in table.table.controls.numbers if tile.chosen]


# ------------------------------------------------------------------ calls


@pytest.mark.parametrize("number", range(1, 14))
def test_digits_select_and_enter_calls(services: Services, number: int) -> None:
    table = asked_to_call(services)
    type_number(table, number)
    assert gold(table) == [number]
    assert table.session.view.calls[0] is None
    table.key(pygame.K_RETURN)
    assert table.session.view.calls[0] == number


def test_nobody_has_to_be_quick_with_the_second_digit(services: Services) -> None:
    table = asked_to_call(services)
    table.key(pygame.K_1)
    table.pass_time(20)
    table.key(pygame.K_1)
    table.key(pygame.K_RETURN)
    assert table.session.view.calls[0] == 11


def test_a_digit_too_many_begins_anew(services: Services) -> None:
    table = asked_to_call(services)
    type_number(table, 15)
    assert gold(table) == [5]
    type_number(table, 12)
    assert gold(table) == [12], "51 is no call, so the 1 stands alone"
    table.key(pygame.K_RETURN)
    assert table.session.view.calls[0] == 12


def test_backspace_takes_digits_back(services: Services) -> None:
    table = asked_to_call(services)
    type_number(table, 12)
    table.key(pygame.K_BACKSPACE)
    assert gold(table) == [1]
    table.key(pygame.K_BACKSPACE)
    assert gold(table) == []
    type_number(table, 3)
    table.key(pygame.K_RETURN)
    assert table.session.view.calls[0] == 3


def test_a_number_that_may_not_be_called_is_refused_in_words(services: Services) -> None:
    table = asked_to_call(services, Rules(rounds=3, min_call=2, max_call=13))
    type_number(table, 1)
    table.key(pygame.K_RETURN)
    assert table.session.view.calls[0] is None
    assert table.table.refusal == "The lowest call is 2."
    type_number(table, 0)
    assert gold(table) == [10], "the 1 still stands"
    table.key(pygame.K_RETURN)
    assert table.session.view.calls[0] == 10


def test_whoever_goes_on_by_arrow_has_left_the_digits(services: Services) -> None:
    table = asked_to_call(services)
    type_number(table, 1)
    table.key(pygame.K_RIGHT)
    type_number(table, 2)
    assert gold(table) == [2]
    table.key(pygame.K_RETURN)
    assert table.session.view.calls[0] == 2


def test_the_hinted_call_is_where_the_arrows_begin(services: Services) -> None:
    table = asked_to_call(services)
    table.key(pygame.K_h)
    table.until(lambda: table.table.hint is not None)
    hinted = table.table.hint
    assert isinstance(hinted, MakeCall)
    assert hinted.call != 3, "without a hint they begin at the third"
    table.key(pygame.K_RIGHT)
    table.key(pygame.K_RETURN)
    assert table.session.commands[-1] == hinted


def test_the_number_pad_and_devanagari_digits_call(services: Services) -> None:
    table = asked_to_call(services)
    table.key(DEVANAGARI_ONE, scancode=pygame.KSCAN_1)
    table.key(0, unicode="३")
    assert gold(table) == [13]
    table.key(pygame.K_BACKSPACE)
    table.key(pygame.K_KP_2)
    table.key(pygame.K_KP_ENTER)
    assert table.session.view.calls[0] == 12


def test_where_calls_have_one_digit_it_calls_at_once(services: Services) -> None:
    table = asked_to_call(services, Rules(rounds=3))
    table.key(DEVANAGARI_ONE + 3, scancode=0)
    assert table.session.view.calls[0] == 4


# ------------------------------------------------------------------ the focus


def round_of_the_focus(table: AtTable) -> list[object]:
    """What Tab stops at, until it is where it began."""
    form = table.table.controls.form
    stops: list[object] = []
    while True:
        table.key(pygame.K_TAB)
        table.wait(0.02)
        assert form.focused is not None
        assert form.focused.focused, "it is shown where the focus is"
        if form.focused in stops:
            return stops
        stops.append(form.focused)


def test_tab_stops_at_every_number_and_every_button(services: Services) -> None:
    table = asked_to_call(services, Rules(rounds=3))
    controls = table.table.controls
    stops = round_of_the_focus(table)
    assert stops == [*controls.numbers, controls.hint, controls.sheet, controls.pause]


def test_tab_stops_at_the_hand_and_the_chosen_card_has_the_ring(services: Services) -> None:
    table = AtTable(services)
    table.ask_for_a_card()
    controls, hand = table.table.controls, table.table.view.cards.hand
    stops = round_of_the_focus(table)
    assert stops[0] is controls.hand
    assert set(stops[1:]) <= {controls.last_trick, controls.hint, controls.undo, *controls._tools}
    assert controls.form.focused is controls.hand
    assert hand.pointed in table.legal
    table.wait(0.3)
    pose = table.table.view.cards.pose_of(hand.pointed)
    ring = table.table.view.lights.focus_ring()[0]
    assert pose is not None
    assert ring.rect.collidepoint(pose.x, pose.y)
    table.key(pygame.K_TAB)
    assert hand.pointed is None
    assert table.table.view.lights.focus_ring() == []
    table.key(pygame.K_TAB, pygame.KMOD_LSHIFT)
    card = hand.pointed
    assert card is not None
    table.key(pygame.K_RETURN)
    assert table.session.commands[-1] == PlayCard(0, card)


def test_the_pointer_has_no_ring(services: Services) -> None:
    table = AtTable(services)
    table.ask_for_a_card()
    table.key(pygame.K_RIGHT)
    table.point_at(table.spot(table.legal[-1]))
    assert table.table.view.cards.hand.pointed == table.legal[-1]
    assert table.table.view.lights.focus_ring() == []
    before = table.session.commands
    table.key(pygame.K_RETURN)
    assert table.session.commands == before, "Enter plays only what the keys have chosen"


def test_the_arrows_go_round_the_cards_that_may_be_played(services: Services) -> None:
    table = AtTable(services)
    table.ask_for_a_card()
    hand = table.table.view.cards.hand
    able = [card for card in table.hand if card in table.legal]
    seen = []
    for _ in able:
        table.key(pygame.K_RIGHT)
        seen.append(hand.pointed)
    assert seen == able
    table.key(pygame.K_RIGHT)
    assert hand.pointed == able[0]
    table.key(pygame.K_LEFT)
    assert hand.pointed == able[-1]


def test_up_leads_from_the_hand_to_a_button_and_down_back(services: Services) -> None:
    table = AtTable(services)
    table.ask_for_a_card()
    controls = table.table.controls
    table.key(pygame.K_RIGHT)
    assert controls.form.focused is controls.hand
    table.key(pygame.K_UP)
    assert controls.form.focused is not controls.hand
    table.key(pygame.K_DOWN)
    assert controls.form.focused is controls.hand


def test_arrows_that_come_too_early_lead_to_no_button(services: Services) -> None:
    table = AtTable(services, "lead")
    table.table.hurry()
    assert not table.table.calling, "somebody else calls first"
    table.key(pygame.K_RIGHT)
    assert table.table.controls.form.focused is None
    table.until_asked()
    table.key(pygame.K_RIGHT)
    assert table.table.controls.form.focused in table.table.controls.numbers
    table.key(pygame.K_RETURN)
    assert table.session.view.calls[0] is not None


def test_an_arrow_after_the_last_card_leads_to_no_button(services: Services) -> None:
    table = AtTable(services, "lead")
    table.ask_for_a_card()
    for _ in range(2000):
        if table.table.shown.phase is Phase.ROUND_OVER:
            break
        if table.table.choosing:
            table.key(pygame.K_RIGHT)
            table.key(pygame.K_RETURN)
        table.pass_time(0.05)
    table.key(pygame.K_RIGHT)
    assert table.table.shown.phase is Phase.ROUND_OVER
    assert table.at("TableScene"), "the last trick still lies there"
    assert table.table.controls.form.focused is None


def test_left_and_right_lead_from_any_button_to_the_numbers(services: Services) -> None:
    table = asked_to_call(services)
    controls = table.table.controls
    controls.form.focus(controls.pause, ring=True)
    table.key(pygame.K_LEFT)
    assert controls.form.focused is controls.number(3)


def test_where_everybody_is_watched_the_arrows_lead_to_the_buttons(services: Services) -> None:
    table = AtTable(services, players=BOTS)
    table.key(pygame.K_RIGHT)
    assert table.table.controls.form.focused is not None


def test_the_hinted_card_is_where_the_keys_begin(services: Services) -> None:
    table = AtTable(services)
    table.ask_for_a_card()
    table.key(pygame.K_h)
    table.until(lambda: table.table.hint is not None)
    hinted = table.table.hint
    assert isinstance(hinted, PlayCard)
    table.key(pygame.K_TAB)
    table.key(pygame.K_RETURN)
    assert table.session.commands[-1] == hinted


def test_a_new_deal_is_asked_for_and_declined_by_keys(services: Services) -> None:
    table = redeal_table(services)
    controls = table.table.controls
    table.wait(1)
    table.key(pygame.K_TAB)
    assert controls.form.focused is controls.redeal
    table.key(pygame.K_RIGHT)
    assert controls.form.focused is controls.keep
    table.key(pygame.K_RETURN)
    assert table.session.view.redeal_reason is None


# ------------------------------------------------------------------ layouts

LAYOUTS = {
    "Serbian": {"h": 0x445, "l": 0x43B, "s": 0x441, "z": 0x436, "m": 0x43C},
    "Nepali": {"h": 0x939, "l": 0x932, "s": 0x938, "z": 0x937, "m": 0x92E},
    "Hindi": {"h": 0x92A, "l": 0x924, "s": 0x947, "z": 0x946, "m": 0x938},
}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_letters_help_on_every_layout(services: Services, layout: str) -> None:
    code = LAYOUTS[layout]
    table = AtTable(services, "lead", speed="instant", trick_rest=0.5)
    table.ask_for_a_card()
    table.table.play(table.legal[0])
    table.until(lambda: table.table.choosing and bool(table.table.shown.tricks))
    table.key(code["l"], scancode=pygame.KSCAN_L)
    assert table.table.last_trick_open
    table.key(code["l"], scancode=pygame.KSCAN_L)
    table.key(code["h"], scancode=pygame.KSCAN_H)
    table.until(lambda: table.table.hint is not None)
    commands = len(table.session.commands)
    table.key(code["z"], pygame.KMOD_LCTRL, scancode=pygame.KSCAN_Z)
    assert len(table.session.commands) < commands
    table.key(code["m"], scancode=pygame.KSCAN_M)
    assert services.settings.sound.mute
    table.key(code["s"], scancode=pygame.KSCAN_S)
    assert table.at("ScoreSheetScene")
    table.key(code["s"], scancode=pygame.KSCAN_S)
    assert table.at("TableScene")
