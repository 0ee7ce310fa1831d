"""Fits what the verdict on a spoken command turns on: weights by logistic regression, limits on what other speech gives.

Everything is of one half of the speakers and recordings (benching/spoken.py); `Scripts/bench commands` reports the other.
"""
import os
import sys
import tempfile

import numpy as np
from sklearn.linear_model import LogisticRegression

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "benching"))

NAMES = ["phoneGain", "rivalGain", "editGain", "outside", "mean", "worst"]
