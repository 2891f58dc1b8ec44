"""The game in the forms that other libraries expect.

PettingZoo and Gymnasium come with the extra `learn`, OpenSpiel with `openspiel`; batches of games,
and `fast=True`, need the extra `fast`.

>>> from risk_widget.environments import risk_v0
>>> environment = risk_v0.env(edition="czech", mode="domination", seats=4, seed=1)
>>> environment.reset()
>>> environment.agent_selection
'green'

`docs/laboratory.md` has the table of actions and the layout of observations.
"""
