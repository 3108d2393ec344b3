# Слова, общие для всех игр.
prompt-over = Игра окончена.
shell-your-move = { $name }, ваш ход
shell-enter = Номер, действие текстом или: undo, why ДЕЙСТВИЕ, rules, help, quit
shell-help =
    Введите номер действия или его текст, как он показан рядом.
    help          эта справка и все ответы словами
    undo          вернуть последний ход, пока ничего не открылось
    why ДЕЙСТВИЕ  какое правило запрещает действие
    rules         прочитать правила
    quit          выйти; партию с --record можно посмотреть командой "boardinghouse replay"
shell-no-undo = Вернуть нечего: что-то открылось, или уже ходил другой игрок.
shell-undone = Ход возвращён.
shell-no-such-number = Действия { $number } сейчас нет; список идёт от 1 до { $last }.
shell-allowed = Ничто этого не запрещает: это действие сейчас возможно.
shell-forbidden = { $rule } это запрещает: { $text }
shell-unreadable = { $fault }
shell-pass-screen = Следующий ход: { $name }. Нажмите Enter, когда { $name } сядет к экрану.
shell-left = Вы вышли из игры.
shell-recorded = Партия до этого места сохранена в { $path }.
shell-place = { $place }. { $name }: { $score }
shell-final = Итог
