"""Domino solved: rounds with all hands open exactly, hidden hands by sampling.

Only this package (and the bots and analysts above it) needs numpy and numba; the rules never
import it. Tiles are numbers 0…27, hands and sets of tiles are masks of 28 bits, seats count in
playing order, seats 0 and 2 are partners, and so are 1 and 3.

- ``tiles``: tiles as numbers, sets as masks; ``position``: a position with open hands; ``deals``:
  random deals; ``table``: views and states of the rules as the solver's input
- open hands: ``doubledummy``: the value of a position and of each lay; ``search``: its alpha-beta
  search; ``layout``: the memory of one search thread; ``outcome``: the result or the child of a
  lay; ``weigh``: many positions at once; ``leads``: the value of the lead and of opening tiles
- hidden hands: ``seen``: what one seat knows; ``worlds``: the deals that agree with it, counted;
  ``imagine``: likely ones, sampled; ``habits``: the likelihood of a lay; ``playout``: a round
  finished by habit; ``choose``: the best mean over many worlds; ``certain``: lays that win for sure
- ``party``: winning chances by score, time and lead; ``players``: the bots ``Club`` and ``Expert``
"""
