"""The site of the documents: pages gathered from docs/, the rules, the docstrings and the schema, then Sphinx."""
