### Die Sprache selbst.

name = Deutsch
english-name = German
