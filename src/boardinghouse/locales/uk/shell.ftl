# Слова, спільні для всіх ігор.
prompt-over = Гру завершено.
shell-your-move = { $name }, ваш хід
shell-enter = Номер, дія текстом або: undo, why ДІЯ, rules, help, quit
shell-help =
    Введіть номер дії або її текст, як його показано поряд.
    help      ця довідка і всі відповіді словами
    undo      повернути останній хід, поки нічого не відкрилося
    why ДІЯ   яке правило забороняє дію
    rules     прочитати правила
    quit      вийти; партію з --record можна переглянути командою "boardinghouse replay"
shell-no-undo = Повернути нічого: щось відкрилося, або вже ходив інший гравець.
shell-undone = Хід повернуто.
shell-no-such-number = Дії { $number } зараз немає; список іде від 1 до { $last }.
shell-allowed = Ніщо цього не забороняє: ця дія зараз можлива.
shell-forbidden = { $rule } це забороняє: { $text }
shell-unreadable = { $fault }
shell-pass-screen = Наступний хід: { $name }. Натисніть Enter, коли { $name } сяде до екрана.
shell-left = Ви вийшли з гри.
shell-recorded = Партію до цього місця збережено в { $path }.
shell-place = { $place }. { $name }: { $score }
shell-final = Підсумок
