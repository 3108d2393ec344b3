"""What a game was about: chances, grades, luck, reasons and hints. docs/study.md tells how they are made."""
