# What the server answers to requests.
http-not-found = There is nothing here.
http-wrong-method = This address cannot be called in this way.
http-unknown-table = There is no such table (any more). Ask for a new link, or open a table yourself.
http-unknown-hand = There is no such hand, or it is not over yet.
http-foreign-origin = The request comes from a page of somebody else. Load this server's page again. If the server is behind a proxy, set --public-url.
http-no-guest = Give a name first.
http-not-admin = Only the administrator may do this. “stammtisch serve --new-admin-link” makes a link to become one.
http-link-invalid = This link was used already, is too old, or was replaced by a newer one. “stammtisch serve --new-admin-link” makes another.
http-too-many = Those were too many requests at once. Wait a moment.
http-too-many-connections = Too many connections are open from your address, or the server is full. Close other windows, or try again later.
http-too-large = This is too large.
http-bad-request = The request cannot be read: { $detail }
http-name-empty = The name is empty. Give 1 to 24 characters.
http-name-too-long = The name is too long: 24 characters at most.
http-name-hidden-characters = The name has control characters or invisible ones. Use letters, digits, signs and spaces.
http-name-taken = Somebody with an account has this name, or it cannot be had. Please choose another one, or sign in.
http-has-account = You are signed in with an account. Change your name and your data on the page of your account.
http-unknown-rules = There is no rule set “{ $name }”. There are: { $known }
http-bad-rules = The rule set is wrong. { $detail }
http-unknown-bot = { $name ->
    [offen] “{ $name }” sees all cards, and plays in the arena alone: a seat at a table sees its own hand. There are: { $known }
   *[other] There is no bot “{ $name }”. There are: { $known }
 }
http-out-of-bounds = { $field } must be between { $least } and { $most }.
http-slow = The server is overloaded at the moment. Try again soon.
http-disk-full = The disk is almost full: hands that run are played to their end, new tables are not opened.
http-ending = The server is restarting. Try again soon.
http-internal = Something went wrong on the server; its log says what.
http-no-websocket = A WebSocket connection is expected here.
http-table-of = { $name }’s table
http-bot-zufall = Plays any legal card: for trying things out.
http-bot-regel = Plays by rules of thumb, quickly and soundly.
http-bot-einfach = Imagines the hidden cards and counts points only: plain, but no beginner.
http-bot-stammtisch = Reads from words and cards who holds what, and plays for what is paid: strong and quick.
http-bot-meister = Like stammtisch, with all the time it needs: the strongest.
