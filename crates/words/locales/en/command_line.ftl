### What surrounds the help of every command, and what is wrong with a command line as such. The English texts are those
### of clap, the library that reads command lines, so that English looks as people know it.

## Around the help

usage = Usage
commands = Commands
arguments = Arguments
options = Options
# In the usage line.
command-placeholder = COMMAND
options-placeholder = OPTIONS
print-help = Print help
print-help-more = Print help (see more with '--help')
print-help-less = Print help (see a summary with '-h')
print-version = Print version
help-command = Print this message or the help of the given subcommand(s)
# After the help of an option.
default = [default: { $value }]
variable = [env: { $variable }]
values = [possible values: { $values }]
# Before a list.
values-heading = Possible values:

## Errors. What is in quotes was typed by somebody, or is what they can type.

error = error:
tip = tip:
try-help = For more information, try '{ $help }'.
unknown-argument = unexpected argument '{ $argument }' found
unknown-command = unrecognized subcommand '{ $command }'
wrong-value = invalid value '{ $value }' for '{ $argument }'
# $why is a sentence without a full stop.
wrong-value-why = invalid value '{ $value }' for '{ $argument }': { $why }
no-value = a value is required for '{ $argument }' but none was supplied
value-too-many = unexpected value '{ $value }' for '{ $argument }' found; no more were expected
equals-needed = equal sign is needed when assigning values to '{ $argument }'
# A list follows.
missing = the following required arguments were not provided:
twice = the argument '{ $argument }' cannot be used multiple times
conflict = the argument '{ $argument }' cannot be used with '{ $other }'
# A list follows.
conflicts = the argument '{ $argument }' cannot be used with:
# Tips. $names are in quotes already; $n is how many there are.
quoted = '{ $name }'
similar-argument = a similar argument exists: '{ $name }'
similar-value = a similar value exists: '{ $name }'
similar-commands = { $n ->
        [one] a similar subcommand exists: { $names }
       *[other] some similar subcommands exist: { $names }
    }
exists = '{ $name }' exists
command-exists = subcommand '{ $name }' exists; to use it, remove the '{ $dashes }' before it
as-value = to pass '{ $argument }' as a value, use '{ $instead }'

## Why a value is wrong

not-a-number = invalid digit found in string
number-missing = cannot parse integer from empty string
number-too-large = number too large to fit in target type
number-too-small = number too small to fit in target type
number-zero = number would be zero for non-zero type
not-in-range = { $value } is not in { $low }..={ $high }
not-an-ip = invalid IP address syntax
