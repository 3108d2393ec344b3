# Разбор партии: причины, оценки и отчёт по-русски.

## Reasons: terms of the evaluations
reason-own = больше: { $term } (+{ $points })
reason-other = меньше у игрока { $name }: { $term } (−{ $points })
reason-score = { $part } { $change }
reason-score-other = { $name }: { $part } { $change }
term-samoa-coins = монеты
term-samoa-free-rooms = комнаты, которые можно сдать
term-samoa-pools = бассейны
term-samoa-suites = люксы
term-samoa-hand = сильные карты стоимости
term-samoa-choice = выбор карт стоимости
term-amsterdam-tourists = туристы вокруг отелей
term-amsterdam-nearness = близость к цели
term-amsterdam-reach = клетки рядом с отелями
term-amsterdam-arrivals = туристы, которые скоро прибудут
term-overbooking-points = очки
term-overbooking-crests = продвижение к гербу
term-maui-points = очки
term-maui-climb = ценность следующих шагов по дорожкам
term-maui-place = выбор рядов для следующего полотенца
term-maui-money = доллары, которые пригодятся
term-maui-tokens = жетоны, которые пригодятся
term-maui-tempo = темп
term-austria-points = очки
term-austria-guests = почти обслуженные постояльцы
term-austria-guests-stuck = защита от необслуженных постояльцев
term-austria-rooms-ready = подготовленные номера
term-austria-groups-near = почти закрытые группы
term-austria-staff = нанятый персонал
term-austria-hand = персонал на руке
term-austria-emperor = милость императора
term-austria-krones = кроны
term-austria-dishes-kept = блюда на кухне

## Grades
grade-good = хорошо
grade-inaccuracy = неточность
grade-mistake = ошибка
grade-blunder = грубая ошибка

## The report
study-title = { $game }: о чём была эта партия
study-player = игрок
study-accuracy = точность
study-start = начало
study-own-errors = свои ошибки
study-others-errors = ошибки других
study-luck = удача
study-result = итог
study-unexplained = не объяснено
study-move = { $name }: { $action }
study-loss = { $grade }, потеряно { $loss } ± { $error } пункта шансов
study-better = Лучше: { $line }
study-because = потому что: { $reasons }
study-no-errors = Ни одно решение не стоило больше погрешности оценки.

## The page
study = Разбор партии
study-about = Ход за ходом: какие шансы были у каждого, какие ходы их стоили и что было лучше, сколько было удачи. Первые оценки готовы через несколько секунд и уточняются около минуты.
study-begin = Разобрать эту партию
study-queued = { $ahead ->
    [0] Ждём свободного места…
    [one] Впереди { $ahead } партия.
    [few] Впереди { $ahead } партии.
   *[many] Впереди { $ahead } партий.
 }
study-running = Просматриваем партию…
study-sharpening = Это первые оценки. Теперь каждый ход изучается внимательнее…
study-failed = Разбор не удался. Попробуйте позже.
study-view = Шансы посчитаны по тому,
study-fair = что мог знать каждый
study-open = что все карты открыты
study-own-view = Каждое число — взгляд самого игрока, поэтому сумма не всегда равна 100.
study-win-chance = Шансы на победу
study-graph = Шансы на победу у всех игроков по ходу партии
study-turning = Всё решил ход { $step }. { $name }: { $action }. Он стоил { $loss } пунктов шанса на победу.
study-mark = { $grade }, { $name }, ход { $step }, потеряно пунктов: { $loss }
study-verdict = Об этом ходе
study-turn = Ход { $number }, { $name }:
study-is-good = Явно лучшего хода не было.
study-forced = Здесь выбора нет: идите дальше или к следующей ошибке.
study-end = Партия окончена.
study-cost = Шансы на победу { $before } → { $after } %: потеряно пунктов { $loss }, плюс-минус { $error }.
study-why = Это дало бы
study-next-error = Следующая ошибка
study-show-better = Показать на поле
study-back = Назад к партии
study-better-line = Лучшее продолжение, { $step } из { $total }
study-play-on = Играть отсюда
study-moves = Ходы
study-filter = Какие ходы
study-filter-errors = Ошибки
study-filter-all = Все
study-from = { $grade } от { $least }
study-points-are = Потерянные пункты: сколько процентов шансов на победу отдал ход.
study-luck-title = Умение и удача
study-accuracy-of = точность { $percent } %
study-lucky = { $how ->
    [lucky] повезло
    [unlucky] не повезло
   *[even] ни то ни другое
}
study-sum = { $start } % в начале, свои ошибки { $own }, ошибки других { $others }, удача { $luck }, не объяснено { $unexplained }: { $result } % в конце
study-what-luck = Что значат эти числа?
study-accuracy-why = Точность: сколько вы сберегли из того, что отдала бы игра наугад. Случайные клики — около 15 %, сильный бот — около 90 %.
study-drawn-why = Удача: чего стоил каждый бросок и каждая взятая карта по сравнению с тем, чего можно было ожидать.
study-unexplained-why = Не объяснено: всё остальное. Открылись скрытые карты, кто-то нашёл ход сильнее ожидаемого, или замысел оказался лучше или хуже, чем выглядел.

## Hints
hint-nothing = Ничто не выделяется: несколько ходов одинаково хороши.
hint-kind = Вид действия: { $verb }
hint-move = Сделайте так: { $action }
hint-why = Почему: { $reasons }
