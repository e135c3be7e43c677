"""Orca loads this file from its folder of settings. What it would speak goes to the file SPOKEN, each
utterance as a line of JSON. No speech server is started."""

import json
import os

from orca import settings, speech

spoken = open(os.environ["SPOKEN"], "a", buffering=1, encoding="utf-8")


def write(text, *_args, **_options):
    spoken.write(json.dumps(text) + "\n")


speech.init = lambda: None
speech._speak = write
speech.speakCharacter = write

settings.enableBraille = False
settings.enableSound = False
# Without a server nothing would end the reading of a whole page.
settings.sayAllOnLoad = False
