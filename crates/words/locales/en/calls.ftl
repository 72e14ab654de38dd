### Notices for people who are away. They go to telephones and chats, so nothing of the game is in them.

# $n tables wait for the reader.
your-turn =
    { $n ->
        [one] It is your turn
       *[other] It is your turn at { $n } tables
    }
# $names are everybody at the table, the reader included.
table-of = Table of { $names }
