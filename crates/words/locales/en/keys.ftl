### Keyboard shortcuts at the table: listed in a dialog, and read out to players who hear the board.

title = Keys
open = All keys

tab-key = Tab
tab = To the next part: cards, ring, buttons, spells, players, log, menu. With Shift, back.
ring-keys = Left, Right
ring = On the ring: one space counter-clockwise or clockwise
layer-keys = Up, Down
layers = On the ring: through the towers and wizards of a space
next-key = N
next = On the ring: to the next piece that can move
inside-key = I
inside = On the ring: what is inside the stack
enter-key = Enter, Space
enter = Choose. Enter also confirms, on a chosen piece and wherever no button has the focus.
escape-key = Esc
escape = Take back the last choice; close what is open
puzzle-keys = H, Z, Shift+Z
puzzle = In a puzzle: a hint, take back a step, start over
help-key = ?
help = These keys

on-the-board = Left and right: along the ring. Up and down: towers and wizards of a space. N: next piece that can move. I: inside the stack. Enter: choose, and again to confirm. Escape: take back. Question mark: all keys.
on-the-replay = Left and right: along the ring. Up and down: towers and wizards of a space.
