"""The house in a browser: the server's own tables, talk and bots without a network, in two workers of a page.

`entry` is what the page's first worker calls, `think` what its second does; docs/pocket.md says how they fit together.
"""
