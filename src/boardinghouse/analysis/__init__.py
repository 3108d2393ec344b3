"""What a game was about: chances, grades, luck, reasons and hints. docs/study.md says how they are made."""
