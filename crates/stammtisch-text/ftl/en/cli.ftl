cli-error = Error: { $message }
cli-cause = because: { $message }
explain-enforced = enforced by the program
explain-assisted = people decide, the program helps
explain-physical = at a real table only
explain-not-offered = not offered here
explain-decision = decision
explain-example = Example: { $text }
explain-also = See also: { $names }
explain-guessed = “{ $query }” is not in the rules book; you probably mean { $taken }.
explain-others = Or: { $names }
explain-not-found = “{ $query }” is not in the rules book. Similar: { $names }. Search all texts with --search.
explain-unknown = “{ $query }” is not in the rules book. Search all texts with --search.
explain-no-hit = No text contains “{ $query }”.

# What the system says.
system-not-found = There is no such thing.
system-permission-denied = The right to do that is missing.
system-already-exists = That exists already.
system-is-a-folder = That is a folder.
system-not-a-folder = That is no folder.
system-folder-not-empty = The folder is not empty.
system-disk-full = The disk is full.
system-read-only = Nothing can be written there.
system-too-large = That is too large.
system-not-text = That is no readable text (UTF-8).
system-ends-early = That ends in the middle.
system-address-taken = The address is taken.
system-address-not-here = This machine does not have that address.
system-refused = Nobody listens there.
system-timed-out = There was no answer.

# What a reader of data says.
data-missing = “{ $name }” is missing.
data-unknown-field = There is no “{ $name }” here. There are: { $known }
data-unknown-word = “{ $name }” is not possible here. Possible are: { $known }
data-twice = “{ $name }” stands there twice.
data-key-twice = This name stands there twice.
data-ends-early = That ends in the middle.
data-kind = { $found } stands here, { $wanted } is wanted.
data-kind-string = A text
data-kind-str = a text
data-kind-integer = A number
data-kind-float = a fraction
data-kind-floating = A fraction
data-kind-boolean = Yes or no (true, false)
data-kind-bool = yes or no (true, false)
data-kind-sequence = A list
data-kind-map = A table
data-kind-null = Nothing (null)
data-kind-u8 = a number
data-kind-u16 = a number
data-kind-u32 = a number
data-kind-u64 = a number
data-kind-usize = a number
data-kind-i64 = a number
data-else = It cannot be read like this ({ $detail }).

# Who waits for lines.
cli-waits-lines = Waiting for lines: one JSON object a line. End with { $keys }; examples with --help.
cli-waits-text = Waiting for text. End with { $keys }; examples with --help.
