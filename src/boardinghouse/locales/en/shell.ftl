# Words that all games share.
prompt-over = The game is over.
shell-your-move = { $name }, your move
shell-enter = Enter a number, an action as text, or: undo, why ACTION, rules, help, quit
shell-help =
    Type the number of an action, or its text as shown beside it.
    help          this page, and every answer in words
    undo          take back your last action, unless something was revealed since
    why ACTION    which rule forbids an action
    rules         read the rules
    quit          leave; look at a game saved with --record with "boardinghouse replay"
shell-no-undo = Nothing to take back: something was revealed, or somebody else has moved since.
shell-undone = Taken back.
shell-no-such-number = There is no action { $number } now; the list runs from 1 to { $last }.
shell-allowed = Nothing forbids it: it is a legal action now.
shell-forbidden = { $rule } forbids it: { $text }
shell-unreadable = { $fault }
shell-pass-screen = { $name } is next. Press Enter when { $name } sits at the screen.
shell-left = You left the game.
shell-recorded = The game so far is in { $path }.
shell-place = { $place }. { $name }: { $score }
shell-final = Final scores
