# What is there before the page itself speaks: in the document, in its manifest, and what stands in its place.
page-description = Schafkopf at the Stammtisch: against bots, with friends, in the browser.
page-needs-script = The table needs JavaScript. Please switch it on for this page.
page-app = Schafkopf: against bots, with friends, in tournaments.
page-learn = Learn
page-book = Rules book
page-skipped = The page was left out of this build because { $variable } was set. Build again without it.
page-no-npm = The page is built with npm and Node.js { $first }, { $second } or { $last } and later, which are not there. Install both (Debian 13: apt install npm) and build again.
page-old-node = The page is built with Node.js { $first }, { $second } or { $last } and later; here is { $found }. Install such a version (https://nodejs.org) and build again.
page-not-fetched = npm could not fetch what the page is built with; is there a network? Then build again.
page-no-engine = This page cannot play without a network: WebAssembly to build it with is missing. This installs it: { $line }
