### The language itself.

# What this language calls itself.
name = English
# What it is called in English: one word, since it is also its name in code.
english-name = English
