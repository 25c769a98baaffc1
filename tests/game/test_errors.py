"""Errors travel: from the process that computes to the one that tells people."""

import pickle

import pytest

from kostka.game.errors import KostkaError, RecordFault, RecordRefused, Refusal

FAULT = RecordFault("MX-6", "call-too-low", source="a", line=4, column=7, found="5", expected="6")


@pytest.mark.parametrize("error", [Refusal("x", found=1), FAULT, RecordRefused((FAULT,))])
def test_an_error_arrives_whole_from_another_process(error: KostkaError) -> None:
    arrived = pickle.loads(pickle.dumps(error))
    assert type(arrived) is type(error)
    assert str(arrived) == str(error)
    assert arrived.__dict__.keys() == error.__dict__.keys()
    assert arrived.args == error.args or isinstance(error, RecordRefused)
