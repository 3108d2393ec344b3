# Розбір партії: причини, оцінки та звіт українською.

## Reasons: terms of the evaluations
reason-own = більше: { $term } (+{ $points })
reason-other = менше у гравця { $name }: { $term } (−{ $points })
term-samoa-coins = монети
term-samoa-free-rooms = номери, які можна здати
term-samoa-pools = басейни
term-samoa-suites = люкси
term-samoa-hand = сильні карти цін
term-samoa-choice = вибір карт цін
term-amsterdam-tourists = туристи навколо готелів
term-amsterdam-nearness = близькість до мети
term-amsterdam-reach = клітинки поруч із готелями
term-amsterdam-arrivals = туристи, які скоро прибудуть
term-overbooking-points = очки
term-overbooking-crests = просування до герба
term-maui-points = очки
term-maui-climb = цінність наступних кроків на треках
term-maui-place = вибір рядів для наступного рушника
term-maui-money = долари, які знадобляться
term-maui-tokens = жетони, які знадобляться
term-maui-tempo = темп
term-austria-points = очки
term-austria-guests = майже обслужені гості
term-austria-guests-stuck = свобода від необслужених гостей
term-austria-rooms-ready = підготовлені кімнати
term-austria-groups-near = майже закриті групи
term-austria-staff = персонал при роботі
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
study-without-luck = місце без удачі
study-move = { $name }: { $action }
study-loss = { $grade }, втрачено { $loss } ± { $error } пункту шансів
study-better = Краще: { $line }
study-because = тому що: { $reasons }
study-no-errors = Жодне рішення не коштувало більше за похибку оцінки.

## The page
study = Розбір партії
study-begin = Розібрати цю партію
study-queued = { $ahead ->
    [0] Чекаємо на вільне місце…
    [one] Попереду { $ahead } партія.
    [few] Попереду { $ahead } партії.
   *[many] Попереду { $ahead } партій.
 }
study-running = Розбір уточнюється…
study-failed = Розбір не вдався. Спробуйте пізніше.
study-view = З чого складено шанси
study-fair = що міг знати кожен
study-open = усі карти відкриті
study-next-error = Наступна помилка
study-graph = Шанси на перемогу всіх гравців упродовж партії
study-mark = { $grade }, { $name }, крок { $step }, втрачено пунктів: { $loss }
study-show-better = Показати краще продовження
study-play-on = Грати звідси
hint = Підказка
hint-area = Подумайте: { $term }
hint-nothing = Ніщо не вирізняється, довіртеся собі.
hint-kind = Вид дії: { $verb }
hint-move = Зробіть так: { $action }
hint-more = Докладніше
