"""The rules: the worked examples of docs/rules.md, and games compared with the oracle's."""
