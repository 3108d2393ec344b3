# Разбор партии: причины, оценки и отчёт по-русски.

## Reasons: terms of the evaluations
reason-own = больше: { $term } (+{ $points })
reason-other = меньше у игрока { $name }: { $term } (−{ $points })
term-samoa-coins = монеты
term-samoa-free-rooms = номера, которые можно сдать
term-samoa-pools = бассейны
term-samoa-suites = люксы
term-samoa-hand = сильные карты цен
term-samoa-choice = выбор карт цен
term-amsterdam-tourists = туристы вокруг отелей
term-amsterdam-nearness = близость к цели
term-amsterdam-reach = клетки рядом с отелями
term-amsterdam-arrivals = туристы, которые скоро прибудут
term-overbooking-points = очки
term-overbooking-crests = продвижение к гербу
term-maui-points = очки
term-maui-climb = ценность следующих шагов по трекам
term-maui-place = выбор рядов для следующего полотенца
term-maui-money = доллары, которые пригодятся
term-maui-tokens = жетоны, которые пригодятся
term-maui-tempo = темп
term-austria-points = очки
term-austria-guests = почти обслуженные гости
term-austria-guests-stuck = свобода от необслуженных гостей
term-austria-rooms-ready = подготовленные комнаты
term-austria-groups-near = почти закрытые группы
term-austria-staff = работающий персонал
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
study-without-luck = место без удачи
study-move = { $name }: { $action }
study-loss = { $grade }, потеряно { $loss } ± { $error } пункта шансов
study-better = Лучше: { $line }
study-because = потому что: { $reasons }
study-no-errors = Ни одно решение не стоило больше погрешности оценки.

## The page
study = Разбор партии
study-begin = Разобрать эту партию
study-queued = { $ahead ->
    [0] Ждём свободного места…
    [one] Впереди { $ahead } партия.
    [few] Впереди { $ahead } партии.
   *[many] Впереди { $ahead } партий.
 }
study-running = Разбор уточняется…
study-failed = Разбор не удался. Попробуйте позже.
study-view = Из чего сложены шансы
study-fair = что мог знать каждый
study-open = все карты открыты
study-next-error = Следующая ошибка
study-graph = Шансы на победу у всех игроков по ходу партии
study-mark = { $grade }, { $name }, шаг { $step }, потеряно пунктов: { $loss }
study-show-better = Показать лучшее продолжение
study-play-on = Играть отсюда
hint = Подсказка
hint-area = Подумайте: { $term }
hint-nothing = Ничто не выделяется, доверьтесь себе.
hint-kind = Вид действия: { $verb }
hint-move = Сделайте так: { $action }
hint-more = Подробнее
