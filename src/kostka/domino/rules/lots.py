"""Before the first tile: who has the right of first move, who shuffles, who draws when."""

from collections.abc import Sequence

from msgspec.structs import replace

from kostka.domino.rules.deals import suspects
from kostka.domino.rules.moves import Deal, Draw, Lots, Reshuffle
from kostka.domino.rules.party import before_deal
from kostka.domino.rules.seating import SEATS, TAGS, following, left_hand
from kostka.domino.rules.state import BEFORE_DEAL, Due, Hands, Round, State
from kostka.domino.rules.tiles import ALL, BIT, PIPS, TILES, Mask, Tile
from kostka.game.chance import Source, picked, shuffled
from kostka.game.errors import RuleError
from kostka.game.seats import Seat


def first_mover(tiles: Sequence[Tile]) -> Seat:
    """Whose turned tile wins: the highest sum, on equal sums the larger half (DOM-20).

    >>> first_mover(["34", "25", "16", "06"])
    2
    """
    return max(SEATS, key=lambda seat: (PIPS[tiles[seat]], tiles[seat][1]))


def shuffler(leader: Seat) -> Seat:
    """Who shuffles for a round: the player at the leader's left hand (DOM-21)."""
    return left_hand(leader)


def drawing_order(leader: Seat, reshuffled: bool) -> tuple[Seat, ...]:
    """In which order the seats draw: the leader first, or last after shuffling again (DOM-22).

    >>> drawing_order(2, False), drawing_order(2, True)
    ((2, 3, 0, 1), (3, 0, 1, 2))
    """
    first = following(leader) if reshuffled else leader
    return tuple(following(first, by) for by in range(4))


def draw(state: State, source: Source) -> Lots | Deal:
    """The lots or the deal due now."""
    if state.due is Due.LOTS:
        return Lots(picked(source, TILES, 4))
    if state.due is not Due.DEAL:
        raise not_now("deal", state)
    row = shuffled(source, TILES)
    packs = (row[:7], row[7:14], row[14:21], row[21:])
    return Deal((packs[3], *packs[:3]) if state.reshuffled else packs)


def lots(state: State, move: Lots) -> State:
    """DOM-20: four tiles turned, and the right of first move is decided."""
    if state.due is not Due.LOTS or state.party.rounds:
        raise not_now("lots", state)
    _hold(move.tiles, 4)
    party = replace(state.party, lead=first_mover(move.tiles))
    return replace(state, party=party, due=before_deal(state.rules))


def choose(state: State, move: Reshuffle | Draw) -> State:
    """DOM-22: the one with first move shuffles again, once, or does not. A record may leave out the
    lots: what is not known of them does not hold this up (DOM-20)."""
    again = isinstance(move, Reshuffle)
    if again and (state.due is Due.DEAL or not state.rules.reshuffle):
        raise RuleError("DOM-22", "domino-shuffled-already", found="shuffle")
    unknown = state.due is Due.LOTS and before_deal(state.rules) is Due.CHOICE
    if state.due is not Due.CHOICE and not unknown:
        raise not_now("shuffle" if again else "draw", state)
    return replace(state, due=Due.DEAL, reshuffled=again)


def deal(state: State, move: Deal) -> State:
    """Four hands of seven (DOM-1, DOM-22). A record may leave out the lots and the choice."""
    if state.due not in BEFORE_DEAL:
        raise not_now("deal", state)
    hands = [hand for hand in move.hands if hand is not None]
    if not len(hands) == len(move.hands) == 4:
        raise RuleError("DOM-1", "domino-hands", found=len(move.hands), expected="4 × 7")
    taken = 0
    masks = []
    for hand in hands:
        mask = _hold(hand, 7)
        if mask & taken:
            twice = next(tile for tile in hand if BIT[tile] & taken)
            raise RuleError("DOM-1", "domino-tile-twice", found=twice)
        taken |= mask
        masks.append(mask)
    leader = state.party.lead
    places = [(seat - leader) % 4 for seat in SEATS]  # dealt from the leader on, kept by seat
    tiles = tuple([hands[place] for place in places])
    return begun(state, Hands(leader, tiles, tuple([masks[place] for place in places])))


def begun(state: State, dealt: Hands) -> State:
    """The first tile is due from the one with first move (DOM-23)."""
    party = replace(state.party, confirmed=()) if state.party.confirmed else state.party
    return State(state.rules, state.names, party, Round(dealt, dealt.leader), Due.PLAY)


def in_play(state: State, found: str) -> State:
    """The state with a round in play: one whose hands nobody wrote down begins when it is asked.

    Raises RuleError for what was ``found`` when no round can be in play now.
    """
    if state.due in BEFORE_DEAL:
        return begun(state, Hands(state.party.lead))
    if state.due is not Due.PLAY:
        raise not_now(found, state)
    return state


def not_now(found: str, state: State) -> RuleError:
    """The refusal of a move whose time is not now; says what is waited for."""
    if state.due is Due.OVER:
        return RuleError("DOM-2", "domino-over", found=found)
    if state.due is Due.JUDGE:
        assert state.round is not None
        seats = suspects(state.round)
        whose = " | ".join(f"! {TAGS[seat]} revoke" for seat in seats)
        return RuleError("DOM-34", "domino-revoke-shown", found=found, expected=whose)
    rule = {Due.LOTS: "DOM-20", Due.PLAY: "DOM-23", Due.COUNT: "DOM-37"}.get(state.due, "DOM-22")
    return RuleError(rule, "domino-not-now", found=found, expected=state.due)


def _hold(tiles: Sequence[Tile], count: int) -> Mask:
    """The set of so many different tiles."""
    mask: Mask = 0
    for tile in tiles:
        bit = BIT.get(tile, ALL + 1)
        if bit > ALL:
            raise RuleError("DOM-1", "domino-tile-unknown", found=tile, expected="00…66")
        if mask & bit:
            raise RuleError("DOM-1", "domino-tile-twice", found=tile)
        mask |= bit
    if len(tiles) != count:
        raise RuleError("DOM-1", "domino-hand-size", found=len(tiles), expected=count)
    return mask
