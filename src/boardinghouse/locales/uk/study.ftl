# Розбір партії: причини, оцінки та звіт українською.

## Reasons: terms of the evaluations
reason-own = більше: { $term } (+{ $points })
reason-other = менше у гравця { $name }: { $term } (−{ $points })
reason-score = { $part } { $change }
reason-score-other = { $name }: { $part } { $change }
term-samoa-coins = монети
term-samoa-free-rooms = кімнати, які можна здати
term-samoa-pools = басейни
term-samoa-suites = люкси
term-samoa-hand = сильні карти вартості
term-samoa-choice = вибір карт вартості
term-amsterdam-tourists = туристи навколо готелів
term-amsterdam-nearness = близькість до мети
term-amsterdam-reach = клітинки поруч із готелями
term-amsterdam-arrivals = туристи, які скоро прибудуть
term-overbooking-points = очки
term-overbooking-crests = просування до герба
term-maui-points = очки
term-maui-climb = цінність наступних кроків на доріжках
term-maui-place = вибір рядків для наступного рушника
term-maui-money = долари, які знадобляться
term-maui-tokens = жетони, які знадобляться
term-maui-tempo = темп
term-austria-points = очки
term-austria-guests = майже обслужені гості
term-austria-guests-stuck = захист від необслужених гостей
term-austria-rooms-ready = підготовлені номери
term-austria-groups-near = майже закриті групи
term-austria-staff = найнятий персонал
term-austria-hand = персонал на руці
term-austria-emperor = прихильність імператора
term-austria-krones = крони
term-austria-dishes-kept = страви на кухні

## Grades
grade-good = добре
grade-inaccuracy = неточність
grade-mistake = помилка
grade-blunder = груба помилка

## The report
study-title = { $game }: про що була ця партія
study-player = гравець
study-accuracy = точність
study-start = початок
study-own-errors = власні помилки
study-others-errors = помилки інших
study-luck = удача
study-result = підсумок
study-unexplained = не пояснено
study-move = { $name }: { $action }
study-loss = { $grade }, втрачено { $loss } ± { $error } пункту шансів
study-better = Краще: { $line }
study-because = тому що: { $reasons }
study-no-errors = Жодне рішення не коштувало більше за похибку оцінки.

## The page
study = Розбір партії
study-about = Хід за ходом: які шанси були в кожного, які ходи їх коштували й що було краще, скільки було удачі. Перші оцінки готові за кілька секунд і уточнюються близько хвилини.
study-begin = Розібрати цю партію
study-queued = { $ahead ->
    [0] Чекаємо на вільне місце…
    [one] Попереду { $ahead } партія.
    [few] Попереду { $ahead } партії.
   *[many] Попереду { $ahead } партій.
 }
study-running = Переглядаємо партію…
study-sharpening = Це перші оцінки. Тепер кожен хід вивчається уважніше…
study-failed = Розбір не вдався. Спробуйте пізніше.
study-view = Шанси пораховано за тим,
study-fair = що міг знати кожен
study-open = що всі карти відкриті
study-own-view = Кожне число — погляд самого гравця, тому сума не завжди дорівнює 100.
study-win-chance = Шанси на перемогу
study-graph = Шанси на перемогу всіх гравців упродовж партії
study-turning = Усе вирішив хід { $step }. { $name }: { $action }. Він коштував { $loss } пунктів шансу на перемогу.
study-mark = { $grade }, { $name }, хід { $step }, втрачено пунктів: { $loss }
study-verdict = Про цей хід
study-turn = Хід { $number }, { $name }:
study-is-good = Явно кращого ходу не було.
study-forced = Тут вибору немає: ідіть далі або до наступної помилки.
study-end = Партію закінчено.
study-cost = Шанси на перемогу { $before } → { $after } %: втрачено пунктів { $loss }, плюс-мінус { $error }.
study-why = Це дало б
study-next-error = Наступна помилка
study-show-better = Показати на полі
study-back = Назад до партії
study-better-line = Краще продовження, { $step } з { $total }
study-play-on = Грати звідси
study-moves = Ходи
study-filter = Які ходи
study-filter-errors = Помилки
study-filter-all = Усі
study-from = { $grade } від { $least }
study-points-are = Втрачені пункти: скільки відсотків шансів на перемогу віддав хід.
study-luck-title = Уміння й удача
study-accuracy-of = точність { $percent } %
study-lucky = { $how ->
    [lucky] пощастило
    [unlucky] не пощастило
   *[even] ні те ні інше
}
study-sum = { $start } % на початку, власні помилки { $own }, помилки інших { $others }, удача { $luck }, не пояснено { $unexplained }: { $result } % у кінці
study-what-luck = Що означають ці числа?
study-accuracy-why = Точність: скільки ви зберегли з того, що віддала б гра навмання. Випадкові кліки — близько 15 %, сильний бот — близько 90 %.
study-drawn-why = Удача: чого був вартий кожен кидок і кожна взята карта проти того, на що можна було сподіватися.
study-unexplained-why = Не пояснено: усе інше. Відкрилися приховані карти, хтось знайшов хід, сильніший за очікуваний, або задум виявився кращим чи гіршим, ніж здавався.

## Hints
hint-nothing = Ніщо не вирізняється: кілька ходів однаково добрі.
hint-kind = Вид дії: { $verb }
hint-move = Зробіть так: { $action }
hint-why = Чому: { $reasons }
