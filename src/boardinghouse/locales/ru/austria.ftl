# Гранд-отель «Австрия» по-русски.
game = Гранд-отель «Австрия»
option-side = Сторона полей отелей
option-side-night = ночная: все отели одинаковы
option-side-day = дневная: все отели разные
option-staff = Первые карты персонала
option-staff-random = раздаются случайно
option-staff-introductory = ознакомительные наборы
option-staff-draft = выбираются по одной (драфт)
option-politics_a = Карта политики A
option-politics_b = Карта политики B
option-politics_c = Карта политики C
option-tile_a = Жетон императора A
option-tile_b = Жетон императора B
option-tile_c = Жетон императора C
option-board_a = Дневное поле места A
option-board_b = Дневное поле места B
option-board_c = Дневное поле места C
option-board_d = Дневное поле места D

action-take = взять постояльца с клетки { $space }
action-die = взять кубик { $face }{ $boost ->
    [boosted] , крона за ещё один кубик
   *[plain] {""}
}
action-six = взять кубик 6 для действия { $as }{ $boost ->
    [boosted] , крона за ещё один кубик
   *[plain] {""}
}
action-waste = взять кубик 6 без действия
action-pass = спасовать
action-end = закончить ход
action-serve = подать на стол { $table }: { $dish ->
    [strudel] штрудель
    [cake] пирожное
    [wine] вино
   *[coffee] кофе
}
action-settle = заселить постояльца со стола { $table }
action-disc = выложить диск на карту политики { $stack }
action-use = применить карту «{ $staff }»
action-prepare = подготовить номер { $room }
action-occupy = заселить номер { $room }
action-remove = убрать номер { $room }
action-play = разыграть карту «{ $staff }»
action-choose = выбрать карту «{ $staff }»
action-gain = { $dish ->
    [strudel] штрудель
    [cake] пирожное
    [wine] вино
   *[coffee] кофе
} { $place }
action-advance = { $track ->
    [emperor] деление по шкале императора
   *[money] крона
}
action-fill = выполнить заказ за столом { $table }
action-claim = { $reward }
action-skip = на этом остановиться
action-suffer = { $penalty ->
    [points] потерять очки
   *[loss] понести потерю
}
action-ignore = заплатить крону и избежать штрафа
action-roll = выпало { $face }
action-guest = в ряд приходит { $guest }
action-staff = взять карту «{ $staff }»
action-politics = карта политики: { $politics }
action-tile = жетон императора { $tile }
action-first = первый игрок — { $seat }
action-board = поле отеля: { $board }
place-kitchen = на кухню
place-table-1 = на стол 1
place-table-2 = на стол 2
place-table-3 = на стол 3
reward-krones = кроны
reward-strudel = штрудель
reward-cake = пирожное
reward-wine = вино
reward-coffee = кофе
reward-any = блюда или напитки на выбор
reward-draw = взять карты персонала
reward-hire = разыграть карту персонала
reward-look = посмотреть три карты персонала
reward-room = подготовить номер
reward-cheap-room = подготовить номер со скидкой
reward-free-room = подготовить номер бесплатно
reward-occupy = заселить номер
reward-guest = взять постояльца
reward-again = сделать ещё один ход
reward-fulfil = выполнить заказ
reward-furnish = выложить заселённый номер
board-night = ночная сторона
board-day-a = дневная сторона A
board-day-b = дневная сторона B
board-day-c = дневная сторона C
board-day-d = дневная сторона D

turn-rooms = { $rooms ->
    [0] {""}
    [one] Можно подготовить { $rooms } номер.
    [few] Можно подготовить { $rooms } номера.
   *[other] Можно подготовить { $rooms } номеров.
}
turn-servings = { $servings ->
    [0] {""}
    [one] Можно подать ещё { $servings } блюдо.
    [few] Можно подать ещё { $servings } блюда.
   *[other] Можно подать ещё { $servings } блюд.
}
prompt-turn = { $extra ->
    [0] Возьмите постояльца, затем кубик — или спасуйте.
   *[other] Дополнительный ход: возьмите постояльца, затем выберите клетку; кубик остаётся на ней.
}
prompt-opened = { $extra ->
    [0] Возьмите кубик; можно и дополнительное действие.
   *[other] Дополнительный ход: выберите клетку; кубик остаётся на ней.
} { turn-servings }
prompt-acted = { $extra ->
    [0] Кубик взят: дополнительные действия или конец хода.
   *[other] Дополнительный ход: дополнительные действия или конец дополнительного хода.
} { turn-servings }
prompt-rooms = { $extra ->
    [0] Кубик взят: дополнительные действия или конец хода.
   *[other] Дополнительный ход: дополнительные действия или конец дополнительного хода.
} { turn-rooms } { turn-servings }
prompt-hires = Карта персонала за полную цену, дополнительные действия или конец хода. { turn-rooms } { turn-servings }
prompt-food-due = Блюда с кубика, дополнительные действия или конец хода. { turn-rooms } { turn-servings }
prompt-drinks-due = Блюда с кубика, дополнительные действия или конец хода. { turn-rooms } { turn-servings }
prompt-dishes = { $left ->
    [one] Возьмите { $left } блюдо
    [few] Возьмите { $left } блюда
   *[other] Возьмите { $left } блюд
}: { $dish ->
    [strudel] штрудель или пирожное; пирожных не больше, чем штруделей.
   *[other] вино или кофе; кофе не больше, чем вина.
}
prompt-tracks = { $left ->
    [one] { $left } кубик
    [few] { $left } кубика
   *[other] { $left } кубиков
}: за каждый — деление по шкале императора или крона.
prompt-choose-room = В какой номер заселится постоялец со стола { $table }?
prompt-order = Какая часть награды следующая?
prompt-receive = { $dish ->
    [4] Выберите блюдо или напиток и место для него. Осталось: { $left }.
    [strudel] Куда поставить штрудель? Осталось: { $left }.
    [cake] Куда поставить пирожное? Осталось: { $left }.
    [wine] Куда поставить вино? Осталось: { $left }.
   *[other] Куда поставить кофе? Осталось: { $left }.
}
prompt-hiring = { $reduction ->
    [0] Разыграйте карту персонала за полную цену — или ни одной.
    [31] Разыграйте карту персонала бесплатно — или ни одной.
   *[other] Разыграйте карту персонала со скидкой { $reduction } — или ни одной.
}
prompt-looking = { $reduction ->
    [31] Разыграйте одну из этих карт бесплатно — или ни одной.
   *[other] Разыграйте одну из этих карт со скидкой { $reduction } — или ни одной.
}
prompt-preparing = { $reduction ->
    [0] Подготовьте номер по его цене — или остановитесь.
    [31] Подготовьте номер бесплатно на этажах до { $floors }-го — или откажитесь.
   *[other] Подготовьте номер со скидкой { $reduction } — или откажитесь.
} { $left ->
    [one] {""}
    [few] Можно подготовить { $left } номера.
   *[other] Можно подготовить { $left } номеров.
}
prompt-occupying = Переверните свободный номер заселённой стороной — или откажитесь. { $left ->
    [one] {""}
    [few] Можно перевернуть { $left } номера.
   *[other] Можно перевернуть { $left } номеров.
}
prompt-inviting = { $optional ->
    [0] Возьмите первого постояльца бесплатно.
   *[other] Возьмите постояльца бесплатно — или никого.
}
prompt-fulfilling = Выполните из запаса заказ одного из своих постояльцев — или откажитесь.
prompt-furnishing = Бесплатно выложите номер на этажах до { $floors }-го, сразу заселённым, — или откажитесь.
prompt-draft = Оставьте себе одну карту; остальные уйдут соседу слева.
prompt-penalty = Император недоволен: выберите штраф.
prompt-returning = { $left ->
    [one] { $left } карту с руки надо вернуть под колоду.
    [few] { $left } карты с руки надо вернуть под колоду.
   *[other] { $left } карт с руки надо вернуть под колоду.
}
prompt-clearing = Уберите свободный номер с самого верхнего возможного этажа.
prompt-evicting = Уберите заселённый номер с самого верхнего возможного этажа и следующий заселённый под ним в том же вертикальном ряду.
prompt-dismissing = Сбросьте разыгранную карту, действующую в конце игры.
prompt-draw-first = Определяется первый игрок.
prompt-draw-board = Определяется поле отеля: { $seat }.
prompt-draw-politics = Открывается карта политики.
prompt-draw-tile = Открывается жетон императора.
prompt-refill = К дверям подходит постоялец.
prompt-deal = { $seat } берёт карты персонала.
prompt-roll = Бросаются кубики.
prompt-hand-out = Раздаются карты персонала.
prompt-begin-round = Начинается раунд.
prompt-next-turn = Определяется следующий игрок.
prompt-reward = Выплачивается награда.
prompt-end-round = Раунд заканчивается.
prompt-verdict = Император оценивает: { $seat }.
prompt-opening = Отели открываются.

event-first-player = Первый игрок — { $seat }.
event-guest-shown = К дверям подходит { $guest }.
event-drew = { $seat } берёт карту «{ $staff }».
event-drew-hidden = { $seat } берёт карту персонала.
event-drafted = Карты передаются налево.
event-round-began = Начинается раунд { $round }. Первый ход: { $seat }.
event-rerolled = Больше ходить некому: { $count ->
    [0] последний кубик — в мусорный бак, и раунд окончен
    [one] один кубик — в мусорный бак, { $count } кубик бросается снова
    [few] один кубик — в мусорный бак, { $count } кубика бросаются снова
   *[other] один кубик — в мусорный бак, { $count } кубиков бросаются снова
}.
event-passed = { $seat } пасует.
event-took-guest = { $seat } берёт постояльца «{ $guest }» { $price ->
    [0] бесплатно
    [one] за { $price } крону
    [few] за { $price } кроны
   *[other] за { $price } крон
}.
event-took-die = { $seat } { $extra ->
    [0] берёт кубик { $value }
   *[other] использует клетку { $value }
}{ $deed ->
    [0] {" "}без действия
   *[other] : действие { $deed }, сила { $strength }
}.
event-got-dish = { $seat }: { $count } × { $dish ->
    [strudel] штрудель
    [cake] пирожное
    [wine] вино
   *[coffee] кофе
} { $place }.
event-served-dish = { $seat } подаёт на стол { $table }: { $dish ->
    [strudel] штрудель
    [cake] пирожное
    [wine] вино
   *[coffee] кофе
}.
event-prepared = { $seat } подготавливает номер { $room } { $price ->
    [0] бесплатно
    [one] за { $price } крону
    [few] за { $price } кроны
   *[other] за { $price } крон
}.
event-occupied-room = { $seat }: номер { $room } заселён.
event-removed = { $seat } теряет номер { $room }.
event-group-full = { $seat } заселяет { $colour } группу: { $count ->
    [one] { $count } номер
    [few] { $count } номера
   *[other] { $count } номеров
}.
event-moved-into = { $seat }: { $guest } заселяется в номер { $room }.
event-scored = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} ({ $source }).
event-earned = { $seat } получает { $krones ->
    [one] { $krones } крону
    [few] { $krones } кроны
   *[other] { $krones } крон
}.
event-advanced = { $seat } переходит на деление { $division } шкалы императора.
event-hired = { $seat } разыгрывает карту «{ $staff }» { $price ->
    [0] бесплатно
    [one] за { $price } крону
    [few] за { $price } кроны
   *[other] за { $price } крон
}.
event-used = { $seat } применяет карту «{ $staff }».
event-disc-laid = { $seat } выкладывает диск: { $politics }.
event-fulfilled = { $seat } выполняет заказ за столом { $table }.
event-under-deck = { $seat } возвращает под колоду карту «{ $staff }».
event-under-deck-hidden = { $seat } возвращает под колоду карту персонала.
event-retreated = { $seat }: за шкалу императора { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, затем назад на деление { $division }.
event-bonus-due = { $seat } получает бонус жетона императора { $tile }.
event-penalty-due = { $seat } получает штраф жетона императора { $tile }.
event-penalty-ignored = { $seat } платит и избегает штрафа.
event-emptied = { $seat } теряет все блюда и напитки{ $tables ->
    [0] {" "}с кухни
   *[other] {""}
}.
event-lost-krones = { $seat } теряет { $krones ->
    [one] { $krones } крону
    [few] { $krones } кроны
   *[other] { $krones } крон
}.
event-dismissed = { $seat } сбрасывает карту «{ $staff }».

colour-red = красную
colour-blue = синюю
colour-yellow = жёлтую
colour-green = зелёную
source-guests = постояльцы
source-groups = группы
source-doors = двери
source-politics = политика
source-emperor = шкала императора
source-tiles = жетон императора
source-staff = персонал
score-guests = Заселённые постояльцы
score-groups = Синие группы
score-doors = Очки на дверях
score-politics = Политика
score-emperor = Шкала императора
score-tiles = Жетоны императора
score-staff = Персонал по ходу игры
score-end-staff = Персонал в конце игры
score-rooms = Заселённые номера
score-left-over = Кроны и кухня
score-waiting = Постояльцы, оставшиеся в кафе

# Что дают, отнимают и меняют карты. 31 — скидка, покрывающая любую цену.
kind-points = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[other] { $amount } очков
}
kind-emperor = { $amount ->
    [one] { $amount } деление по шкале императора
    [few] { $amount } деления по шкале императора
   *[other] { $amount } делений по шкале императора
}
kind-krones = { $amount ->
    [one] { $amount } крона
    [few] { $amount } кроны
   *[other] { $amount } крон
}
kind-strudel = { $amount ->
    [one] { $amount } штрудель
    [few] { $amount } штруделя
   *[other] { $amount } штруделей
}
kind-cake = { $amount ->
    [one] { $amount } пирожное
    [few] { $amount } пирожных
   *[other] { $amount } пирожных
}
kind-wine = { $amount ->
    [one] { $amount } вино
    [few] { $amount } вина
   *[other] { $amount } вин
}
kind-coffee = { $amount } кофе
kind-any = { $amount ->
    [one] { $amount } блюдо или напиток на выбор
    [few] { $amount } блюда или напитка на выбор
   *[other] { $amount } блюд или напитков на выбор
}
kind-draw = { $amount ->
    [one] взять { $amount } карту персонала
    [few] взять { $amount } карты персонала
   *[other] взять { $amount } карт персонала
}
kind-hire = { $amount ->
    [0] разыграть карту персонала за полную цену
    [31] бесплатно разыграть карту персонала
   *[other] разыграть карту персонала со скидкой { $amount } кр.
}
kind-look = { $amount ->
    [31] посмотреть три карты персонала и бесплатно разыграть одну
   *[other] посмотреть три карты персонала и разыграть одну со скидкой { $amount } кр.
}
kind-room = подготовить номер по его цене
kind-cheap-room = подготовить номер со скидкой { $amount } кр.
kind-extra-room = подготовить номер по его цене
kind-extra-hire = разыграть карту персонала за полную цену
kind-free-room = { $amount ->
    [4] бесплатно подготовить номер
   *[other] бесплатно подготовить номер на этажах 1–{ $amount }
}
kind-occupy = { $amount ->
    [one] перевернуть номер заселённой стороной
    [few] можно перевернуть { $amount } номера заселённой стороной
   *[other] можно перевернуть { $amount } номеров заселённой стороной
}
kind-guest = бесплатно взять постояльца
kind-again = ещё один ход
kind-fulfil = выполнить из запаса заказ одного из своих постояльцев
kind-furnish = { $amount ->
    [4] бесплатно выложить номер, сразу заселённым
   *[other] бесплатно выложить номер на этажах 1–{ $amount }, сразу заселённым
}
kind-points-each = { $amount ->
    [one] { $amount } очко за каждую разыгранную карту персонала
    [few] { $amount } очка за каждую разыгранную карту персонала
   *[other] { $amount } очков за каждую разыгранную карту персонала
}
kind-lose-points = { $amount ->
    [one] потерять { $amount } очко
    [few] потерять { $amount } очка
   *[other] потерять { $amount } очков
}
kind-lose-krones = { $amount ->
    [one] потерять { $amount } крону
    [few] потерять { $amount } кроны
   *[other] потерять { $amount } крон
}
kind-lose-hand = { $amount ->
    [one] вернуть { $amount } карту персонала с руки под колоду
    [few] вернуть { $amount } карты персонала с руки под колоду
   *[other] вернуть { $amount } карт персонала с руки под колоду
}
kind-lose-free-rooms = { $amount ->
    [one] убрать свободный номер с самого верхнего возможного этажа
    [few] убрать { $amount } свободных номера с самых верхних возможных этажей
   *[other] убрать { $amount } свободных номеров с самых верхних возможных этажей
}
kind-lose-kitchen = потерять все блюда и напитки с кухни
kind-lose-dishes = потерять все блюда и напитки с кухни и со столов
kind-lose-occupied = убрать самый верхний заселённый номер и следующий заселённый под ним в том же вертикальном ряду
kind-lose-staff = сбросить разыгранную карту конца игры
kind-lose-points-each = { $amount ->
    [one] потерять { $amount } очко за каждую разыгранную карту персонала
    [few] потерять { $amount } очка за каждую разыгранную карту персонала
   *[other] потерять { $amount } очков за каждую разыгранную карту персонала
}
kind-more = { $amount ->
    [one] ещё { $amount } блюдо или напиток
    [few] ещё { $amount } блюда или напитка
   *[other] ещё { $amount } блюд или напитков
}
kind-cheaper = карты персонала дешевле на { $amount } кр.
kind-both = за каждый кубик и деление по шкале императора, и крона
kind-shield = заплатить { $amount } кр. вместо штрафа

# Что делают карты персонала, из слов выше.
when-die = каждый раз, когда вы берёте кубик { $faces }
when-guest = { $colour ->
    [red] каждый раз, когда заселяется красный постоялец
    [blue] каждый раз, когда заселяется синий постоялец
    [yellow] каждый раз, когда заселяется жёлтый постоялец
    [green] каждый раз, когда заселяется зелёный постоялец
   *[any] каждый раз, когда заселяется постоялец
}
when-served = каждый раз, когда заселяется постоялец, чей заказ состоял из { $size } блюд и напитков
when-bonus = каждый раз, когда вы получаете бонус императора
staff-when = { $kind ->
    [extra-room] можно { $effects } — { $when }
    [extra-hire] можно { $effects } — { $when }
   *[other] { $effects } — { $when }
}
staff-six = клетка 6 не требует кроны, и кубиков на ней считается на один больше
staff-room-price = { $colour ->
    [red] красные номера подготавливаются бесплатно
    [blue] синие номера подготавливаются бесплатно
   *[yellow] жёлтые номера подготавливаются бесплатно
}
staff-serving-price = блюда и напитки с кухни подаются бесплатно
staff-guest-price = постояльцы из ряда берутся бесплатно
staff-shield = вместо штрафа императора можно заплатить { $amount } кр.
staff-copy = повторяет действующую в конце игры карту, разыгранную другим игроком
staff-score = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} за { $measure }
per-track = каждый шаг от деления 0 шкалы императора до вашего
per-staff = каждую вашу разыгранную карту персонала, включая эту
per-rooms = каждый ваш номер, свободный или заселённый
per-floors = каждый ваш полностью заселённый этаж
per-columns = каждый ваш полностью заселённый вертикальный ряд
per-groups = каждую вашу полностью заселённую группу
per-sets = каждую тройку ваших заселённых номеров трёх разных цветов
per-occupied = каждый ваш заселённый номер
per-occupied-red = каждый ваш заселённый красный номер
per-occupied-blue = каждый ваш заселённый синий номер
per-occupied-yellow = каждый ваш заселённый жёлтый номер
per-discs = каждую карту политики с вашим диском
either = { $first } или { $second }

# Стол.
board-title = { $round ->
    [0] Подготовка
   *[other] Раунд { $round } из 7
}   Первый игрок: { $first }
board-dice = Кубики
board-bin = в мусорном баке: { $count }
board-action-1 = штрудель, пирожное
board-action-2 = вино, кофе
board-action-3 = номера
board-action-4 = император, кроны
board-action-5 = персонал −1 кр. за кубик
board-action-6 = любое за 1 кр.
board-row = Постояльцы в ряду (в колоде { $deck })
board-space = Клетка
board-price = Цена
board-guest = Постоялец
board-order = Заказ
board-missing = Не хватает
board-points = Очки
board-reward = Награда
board-politics = Политика
board-tiles = Император
board-tile-line = { $tile } после раунда { $round }: { $bonus } / { $penalty }
board-discs = диски: { $discs }
board-free-place = свободно
board-player = Игрок
board-numbers = Ходы
board-krones = Кроны
board-emperor = Император
board-kitchen = Кухня
board-hand = Рука
board-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
board-score = Очки сейчас
board-waiting = пас
board-hotel = { $name }: отель ({ $board })
board-floor = { $floor } ({ $price } кр.)
board-cafe = { $name }: кафе
board-served = обслужен
board-empty = пустой стол
board-staff = { $name }: разыгранный персонал
board-used = использована
board-your-hand = Ваша рука
board-pack = Выберите карту из набора
board-looked = Просмотренные карты
board-cost = Стоимость
board-timing = Действует
board-effect = Эффект
board-card = Карта
board-known = Известно на руке ({ $name }): { $cards }
board-reward-left = Награда: { $parts }
board-rooms-key = Заглавная — подготовлен и свободен, [X] — заселён, строчная — не подготовлен; +n — очки на двери.
timing-once = сразу
timing-round = раз в раунд
timing-permanent = всегда
timing-end = в конце игры

# Постояльцы, персонал и карты политики.
guest-49-sculptor = Скульптор
guest-50-musician = Музыкант
guest-51-composer = Композитор
guest-52-tailor = Портной
guest-53-flamenco-dancer = Танцовщица фламенко
guest-54-portrait-painter = Портретист
guest-55-photographer = Фотограф
guest-56-vocalist = Вокалистка
guest-57-architect = Архитектор
guest-58-actress = Актриса
guest-59-poet = Поэт
guest-60-jewelry-designer = Ювелир
guest-61-painter = Художник
guest-62-opera-singer = Оперная певица
guest-63-dame = Дама
guest-64-duchess = Герцогиня
guest-65-reichsritter = Рейхсриттер
guest-66-landgrave = Ландграф
guest-67-sovereign = Государь
guest-68-princess = Принцесса
guest-69-countess = Графиня
guest-70-elector = Курфюрст
guest-71-baron = Барон
guest-72-prince = Принц
guest-73-count = Граф
guest-74-earl = Эрл
guest-75-baroness = Княгиня
guest-76-duke = Герцог
guest-77-apothecary = Аптекарь
guest-78-post-councillor = Почтовый советник
guest-79-privy-councillor = Тайный советник
guest-80-professor-emeritus = Заслуженный профессор
guest-81-general = Генерал
guest-82-senior-councillor = Старший советник
guest-83-councillor-of-commerce = Коммерции советник
guest-84-court-councillor = Придворный советник
guest-85-major = Майор
guest-86-veterinary-councillor = Ветеринарный советник
guest-87-medicinal-councillor = Медицинский советник
guest-88-procurator = Прокуратор
guest-89-lord-high-commissioner = Верховный комиссар
guest-90-senior-legal-secretary = Старший судебный секретарь
guest-91-tezcatlipoca = Тескатлипока
guest-92-capt-goldhaken = Капитан Гольдхакен
guest-93-mr-horsa = М-р Хорса
guest-94-m-ingalls = М. Ингаллс
guest-95-mr-boydell = М-р Бойделл
guest-96-mr-oundo = М-р Оундо
guest-97-e-gizia = Е. Гипет
guest-98-m-polo = М. Поло
guest-99-cramersopholus = Крамерсофолус
guest-100-farmer-franz = Фермер Франц
guest-101-brother-uwe = Брат Уве
guest-102-conductor = Кондуктор
guest-103-durgoing = Дургоинг
guest-104-macleod = Маклауд
staff-1-breakfast-server = Кельнер
staff-2-waitress = Официантка
staff-3-barkeeper = Бармен
staff-4-sous-chef = Повар
staff-5-groom = Конюх
staff-6-stableman = Конюший
staff-7-masseuse = Массажистка
staff-8-tour-guide = Гид
staff-9-butler = Швейцар
staff-10-chauffeur = Шофёр
staff-11-florist = Флорист
staff-12-executive-housekeeper = Старшая горничная
staff-13-restaurant-manager = Управляющий рестораном
staff-14-decorator = Декоратор
staff-15-bootblack = Чистильщик обуви
staff-16-laundress = Прачка
staff-17-kitchen-hand = Кухарка
staff-18-checker = Гардеробщица
staff-19-interior-architect = Оформитель интерьеров
staff-20-detective = Сыщик
staff-21-chef = Шеф-повар
staff-22-staff-manager = Управляющий персоналом
staff-23-custodian = Слесарь
staff-24-chief-waiter = Старший кельнер
staff-25-delivery-boy = Посыльный
staff-26-conference-manager = Организатор мероприятий
staff-27-booking-manager = Управляющий бронированием
staff-28-concierge = Консьерж
staff-29-secretary = Секретарь
staff-30-reception-clerk = Клерк
staff-31-chambermaid = Горничная
staff-32-assistant-manager = Помощник управляющего
staff-33-male-floor-housekeeper = Подносчик багажа
staff-34-receptionist = Администратор
staff-35-page-boy = Коридорный
staff-36-sommelier = Сомелье
staff-37-room-service = Носильщик
staff-38-porter = Портье
staff-39-confectioner = Кондитер
staff-40-marketing-director = Бухгалтер
staff-41-operator = Телефонистка
staff-42-gardener = Садовник
staff-43-barista = Бариста
staff-44-larder-cook = Буфетчица
staff-45-pool-attendant = Дежурный по бассейну
staff-46-female-floor-housekeeper = Дежурная по этажу
staff-47-liftboy = Лифтёр
staff-48-hotel-manager = Управляющий отелем
politics-105-purse = 20 крон в кошельке
politics-106-rooms = 12 подготовленных номеров
politics-107-staff = 6 разыгранных карт персонала
politics-108-emperor = деление 10 шкалы императора или дальше
politics-109-floors = два полностью заселённых этажа
politics-110-groups = шесть полностью заселённых групп
politics-111-colour = заселены все номера одного цвета
politics-112-columns = два полностью заселённых вертикальных ряда
politics-113-three-of-each = по три заселённых номера каждого цвета
politics-114-red-yellow = четыре красных и три жёлтых заселённых номера
politics-115-yellow-blue = четыре жёлтых и три синих заселённых номера
politics-116-blue-red = четыре синих и три красных заселённых номера

# Стол на странице.
letter-red = К
letter-blue = С
letter-yellow = Ж
letter-green = З
hotel-status = { $round ->
    [0] подготовка
   *[other] раунд { $round } из 7
}
hotel-yours-title = Ваш отель
hotel-of = Отель: { $name }
hotel-cafe = Кафе на три стола
hotel-free-table = свободный стол
hotel-move-in = Заселить
hotel-fill = Выполнить заказ
hotel-order-done = обслужен
hotel-missing = { $count ->
    [one] ждёт { $count } блюдо
    [few] ждёт { $count } блюда
   *[other] ждёт { $count } блюд
}
hotel-nothing = ничего
hotel-kitchen-text = За крону до трёх блюд и напитков подаются постояльцам, которые их заказали: нажмите на серое блюдо на карте. Каждая фишка, оставшаяся на кухне в конце игры, — очко.
hotel-sleeps = { $colour ->
    [red] Горожанин: живёт только в красном номере.
    [blue] Аристократ: живёт только в синем номере.
    [yellow] Человек искусства: живёт только в жёлтом номере.
   *[green] Турист: живёт в любом номере.
}
hotel-door-row = У дверей
hotel-deck = в колоде ещё { $count }
hotel-dice-left = { $count ->
    [one] остался { $count } кубик
    [few] осталось { $count } кубика
   *[other] осталось { $count } кубиков
}
hotel-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[other] { $count } кубиков
}
hotel-space = Действие { $face }
hotel-space-1 = За каждый кубик — штрудель или пирожное; пирожных не больше, чем штруделей.
hotel-space-2 = За каждый кубик — вино или кофе; кофе не больше, чем вина.
hotel-space-3 = За каждый кубик можно подготовить один номер.
hotel-space-4 = За каждый кубик — деление по шкале императора или крона.
hotel-space-5 = Разыграйте одну карту персонала с руки, на крону дешевле за каждый кубик.
hotel-space-6 = Заплатите крону и выполните любое действие от 1 до 5 с силой кубиков этой клетки.
hotel-act-1 = штрудель, пирожное
hotel-act-2 = вино, кофе
hotel-act-3 = номера
hotel-act-4 = император, кроны
hotel-act-5 = персонал
hotel-act-6 = любое
hotel-strength = Сила
hotel-lift-six = Взять кубик 6 и выбрать действие от 1 до 5
hotel-boost = Один раз за ход крона считается ещё одним кубиком.
hotel-room = { $colour ->
    [red] Красный
    [blue] Синий
   *[yellow] Жёлтый
} номер, этаж { $floor }, вертикальный ряд { $column }
hotel-room-state = Номер
hotel-room-empty = не подготовлен
hotel-room-free = подготовлен, свободен
hotel-room-occupied = заселён
hotel-rooms = { $count ->
    [one] { $count } номер
    [few] { $count } номера
   *[other] { $count } номеров
}
hotel-door = На двери
hotel-at-end = В конце, если заселён
hotel-group = { $size ->
    [one] Группа из одного номера
   *[other] Номеров в группе: { $size }, заселено: { $lived }
}. { $paid ->
    [yes] Бонус уже получен: { $bonus }.
   *[no] Заселённая целиком, она даёт: { $bonus }.
}
hotel-bonus = { $colour ->
    [red] Бонус за красные группы
    [blue] Бонус за синие группы
   *[yellow] Бонус за жёлтые группы
}
hotel-bonus-text = Даётся один раз, когда заселён последний номер группы. В рамке: такая группа у вас есть.
hotel-emperor-next = после раунда { $round }: очки, затем назад на { $back }
hotel-division = { $points ->
    [one] Деление { $division }: { $points } очко
    [few] Деление { $division }: { $points } очка
   *[other] Деление { $division }: { $points } очков
}
hotel-track-text = При императорском подсчёте каждый получает очки своего деления, затем отходит назад. Кто всё ещё стоит на 3 или дальше, получает бонус жетона; кто на 0 — штраф.
hotel-tile = Жетон императора { $tile }
hotel-tile-line = { $tile }: с 3 — { $bonus }; на 0 — { $penalty }
hotel-tile-when = После раунда { $round } каждый получает очки своего деления и отходит назад на { $back }.
hotel-at-3 = На 3 и дальше
hotel-at-0 = На 0
hotel-round = раунд { $round }
hotel-or = или
hotel-politics = Выполнив требование в свой ход, можно выложить диск: первому 15 очков, второму 10, третьему 5.
hotel-yours = У вас
hotel-you = у вас { $progress }
hotel-so-far = Пока что
hotel-staff = Разыгранный персонал
hotel-only-you = видите только вы
hotel-purse-text = В кошельке не больше { $most } крон. Каждая крона, оставшаяся в конце, — очко.
hotel-score-text = Сколько было бы, если бы игра закончилась сейчас: набранные очки, заселённые номера, кроны, блюда, персонал конца игры, минус 5 за каждого постояльца в кафе.
hotel-token = Ходы { $first } и { $second }; { $covered ->
    [0] ещё ни одного
    [one] сделан один
   *[other] сделаны оба
}
hotel-token-text = Следующим ходит наименьшая видимая цифра. Каждый сделанный ход накрыт кубиком.
room-red = красный
room-blue = синий
room-yellow = жёлтый
verb-take = Взять постояльца
verb-die = Взять кубик
verb-six = Взять кубик 6
verb-waste = Взять кубик 6
verb-pass = Спасовать
verb-end = Закончить ход
verb-serve = Подать с кухни
verb-settle = Заселить
verb-disc = Политика
verb-use = Применить персонал
verb-prepare = Подготовить номер
verb-occupy = Заселить номер
verb-remove = Убрать номер
verb-play = Разыграть карту персонала
verb-choose = Выбрать карту персонала
verb-gain = Поставить блюдо
verb-advance = Продвинуться
verb-fill = Выполнить заказ
verb-claim = Взять часть награды
verb-skip = Остановиться
verb-suffer = Выбрать штраф
verb-ignore = Избежать штрафа
arg-face = кубик { $value }
arg-as = действие { $value }
arg-dish = { $value ->
    [strudel] штрудель
    [cake] пирожное
    [wine] вино
   *[coffee] кофе
}
guide-first-guest = Выберите первого постояльца: он бесплатный. Хорошее начало — короткий заказ и полезная награда. На кухне уже есть по одному блюду каждого вида.
guide-first-rooms = Подготовьте первые три номера, начиная с левого нижнего. Номера первого этажа бесплатны; помните о цвете своего постояльца.
guide-turn = В вашем ходе две части. Сначала можно взять постояльца у дверей: справа они бесплатны. Затем возьмите кубик.
guide-dice = Чем больше кубиков на клетке, тем сильнее действие. Берите там, где их много: штрудели и пирожные, вино и кофе, номера, император и кроны или персонал.
guide-dishes = Ставьте блюда сразу на заказ постояльца: нажмите на серое блюдо. То, чего никто не заказал, идёт на кухню.
guide-settle = Заказ выполнен: постояльца можно заселить. Вы получите его очки и награду, а когда группа заполнится — и её бонус.
guide-emperor = Император приедет после раунда 3. Будьте к тому времени на 6 или дальше: вы отойдёте на 3 и всё же получите бонус. На 0 ждёт штраф.
guide-staff = Персонал остаётся с вами. Карты, которые действуют всегда или раз в раунд, лучше разыграть рано; карты конца игры приносят очки в финальном подсчёте.
guide-politics = Взгляните на карты политики: первый, кто выполнит требование, получит 15 очков, следующие — 10 и 5.
guide-end = Последний раунд: каждый постоялец, оставшийся в кафе, стоит 5 очков. Заселяйте их и не берите тех, кого не успеете обслужить.

## Подсказки: на что смотреть
about-guest-moves-in = { $guest }: можно заселить уже в этот ход.
about-guest-served = { $guest }: заказ выполнен, нужен номер.
about-guest-lacks-dish = { $guest }: не хватает — { $dish ->
    [strudel] штрудель
    [cake] пирожное
    [wine] вино
   *[coffee] кофе
 } × { $count }.
about-guest-lacks = { $guest }: не хватает ещё { $count } блюд и напитков.
about-staff = Посмотрите на карту персонала: { $staff }.
about-politics = Посмотрите на карту политики: { $politics }.
about-room = Посмотрите на номер { $room } и его группу.
about-dice = Посмотрите на действие { $face }: { $count ->
    [0] его выполнит шестёрка
   *[other] кубиков там { $count }
 }.
about-track = { $track ->
    [emperor] Посмотрите на шкалу императора: когда следующий визит?
   *[money] Посмотрите на деньги: за что придётся платить?
 }
about-reward = Посмотрите, что осталось от награды и в каком порядке она полезнее.
about-kitchen = Посмотрите на кухню: кто закажет { $dish ->
    [strudel] штрудель
    [cake] пирожное
    [wine] вино
   *[coffee] кофе
 }?
about-wait = Посмотрите на кубики: нужные могут выпасть при новом броске.
about-enough = Проверьте, во что ещё может обойтись этот ход.
about-leave = Спросите себя, стоит ли это вообще брать.
about-penalty = Сравните наказание императора с тем, чего стоит его избежать.
about-sixes = Посмотрите на шестёрки: они стоят крону и могут быть чем угодно.

# Урок в трёх главах: не больше 40 слов на шаг.
lesson-aim = Семь раундов вы ведёте отель в Вене. Побеждает тот, у кого больше очков. Это число — ваш счёт прямо сейчас: занятые номера, кроны и блюда, минус 5 за каждого ждущего гостя.
lesson-guest = Гости приносят очки и награду, когда поели и заселились. Майор красный, хочет два штруделя и пирожное, даёт 3 очка и 3 кроны. Первый гость бесплатный: возьмите его.
lesson-rooms = Номера готовят заранее, начиная с левого нижнего, каждый рядом с другим. Первый этаж бесплатный, выше стоят 1, 2 или 3, но за некоторые двери наверху дают очки. Подготовьте три: синий, жёлтый, красный.
lesson-dice = Каждый раунд кубики раскладывают по числам. Число — это действие, и чем больше там кубиков, тем оно сильнее. У вас два хода за раунд, по кубику на ход.
lesson-dishes = Место 1 даёт за кубик штрудель или пирожное, пирожных не больше, чем штруделей; место 2 — вино и кофе. Возьмите кубик с места 1 и поставьте штрудель на стол Майора.
lesson-serve = Лишние блюда идут на кухню. За одну крону можно отнести гостям до трёх блюд с кухни. Принесите Майору штрудель и пирожное.
lesson-settle = Заказ готов, и Майор может занять свободный номер своего цвета. Только зелёные туристы спят где угодно. Без подходящего номера гость занимает стол. Пусть Майор заселится.
lesson-finish = Вы сразу получили 3 очка и 3 кроны, и стол свободен. Подавать и заселять можно в любой момент после взятия кубика. Закончите ход: Посыльный сделает два.
lesson-groups = Место 3 готовит по номеру за кубик. Соседние номера одного цвета — группа. Когда занят последний, она платит один раз: синяя очками, красная кронами, жёлтая шагами императора. Большие группы платят намного больше.

lesson-strength = Ходы идут по числам на жетонах: у вас были 1 и теперь 4. На месте 6 один кубик, на других больше. Раз за ход крона делает действие на единицу сильнее.
lesson-row = До кубика можно пригласить гостя, если из трёх столов есть свободный. Места стоят 3, 2, 1, 0 и 0 крон. Возьмите даром Графиню: синяя, 7 очков, два пирожных и кофе.
lesson-six = Место 5 — сыграть карту персонала, за каждый кубик на крону дешевле, но там пусто. Место 6 заменяет любое действие за одну крону. Выберите место 6, потом место 5.
lesson-staff = Шесть карт персонала — ваша тайная рука. У каждой цена и свойство. Кондитер сразу приносит четыре пирожных, как раз для Графини. Сыграйте эту карту.
lesson-cakes = Полученные блюда можно сразу ставить на стол. Поставьте Графине два пирожных; остальные пойдут на кухню про запас.
lesson-coffee = Теперь отнесите ей кофе за крону, и пусть она заселится. Номер 1-1 — синяя группа из одного номера: ещё 2 очка к её 7.
lesson-works = Карты персонала работают сразу, раз за раунд, всегда или в конце игры. В начале играйте те, что работают каждый раунд, под конец — те, что дают очки.
lesson-passing = Нет хорошего кубика? Можно спасовать. Когда все спасовали, один кубик убирают, остальные бросают заново для тех, кто ждёт. Закончите ход: начнётся второй раунд.
lesson-kitchen = Оставшиеся кроны и блюда с кухни дают в конце по очку, но в кошельке не больше 20 крон. Гость за столом стоит 5 очков: берите тех, кого накормите.

lesson-emperor = Император приходит после раундов 3, 5 и 7. Сначала место на этой шкале даёт очки. Потом все отступают: на 3, затем на 5, затем на 7. Так что двигайтесь.
lesson-four = Место 4 даёт за кубик шаг по шкале императора или крону. Там лежит один кубик. Возьмите его.
lesson-step = За каждый кубик вы решаете: шаг или крона. Шаги дают и некоторые гости, персонал и жёлтые группы. Сделайте шаг по шкале.
lesson-fall = Кто после отступления на 3 или выше, получает награду плитки; кто на 0 — наказание; на 1 и 2 — ничего. Все три плитки видны с начала: готовьтесь.
lesson-politics = Три карты политики ставят условия. Выполнили в свой ход — положите диск: первый получает 15 очков, второй 10, третий 5. По разу на карту, и за вас этого никто не сделает.
lesson-final = После раунда 7 занятый номер даёт очки своего этажа, от 1 до 4; считается персонал конца игры; кроны и блюда по одному; ждущие гости минус 5. Ничья: у кого больше крон и блюд.
lesson-late = Это вся игра. Больше всего очков дают гости, разгон — полные группы, а неприятные сюрпризы — император. Закончите ход.
lesson-plan = Сразу ваш второй ход раунда. Ищите гостя, которого накормите тем, что на кубиках, и номер его цвета. Играйте дальше: Посыльный — лёгкий соперник.

## Несколько ответов одним нажатием
chain-rooms = Сразу номера { $rooms }
chain-emperor = Все деления императору
chain-money = Всё кронами
chain-tables = Подать гостям
chain-kitchen = Всё на кухню
hotel-strength-staff = с прибавкой от персонала
hotel-rounds = Раунды
hotel-visit = приезжает император

# Что сделать вместо того, что запрещает параграф; $asked — ключ открытого вопроса.
instead-AUS-10 = На эту карту не хватает крон: выберите дешевле.
instead-AUS-20 = Выберите карту, которую оставите себе.
instead-AUS-22 = Первого постояльца берут все: выберите его у дверей.
instead-AUS-26 = { $asked ->
    [turn] Сначала возьмите постояльца или кубик.
    [opened] Сначала возьмите кубик.
   *[other] Кубик взят: дополнительные действия или конец хода.
}
instead-AUS-27 = Дождитесь своего хода.
instead-AUS-28 = Нужен свободный стол и столько крон, сколько стоит этот постоялец.
instead-AUS-30 = Здесь нет кубика: выберите клетку с кубиками.
instead-AUS-31 = Возьмите штрудель: пирожных не больше, чем штруделей.
instead-AUS-32 = Возьмите вино: кофе не больше, чем вина.
instead-AUS-33 = Номера готовят, взяв кубик с клетки 3.
instead-AUS-34 = Выберите пустое место рядом с уже выложенным номером.
instead-AUS-35 = Слишком дорого: выберите номер этажом ниже.
instead-AUS-37 = За каждый кубик выберите шаг по шкале императора или крону.
instead-AUS-38 = Карту персонала разыгрывают, взяв кубик с клетки 5.
instead-AUS-39 = За шестёрку нужна крона, а у вас её нет: возьмите другой кубик.
instead-AUS-40 = Этого здесь не заказывали: выберите другого постояльца или кухню.
instead-AUS-41 = На усиление нужна крона: возьмите кубик без него.
instead-AUS-42 = Нужна крона, а на кухне — блюдо, которое кто-то заказал.
instead-AUS-44 = Эта карта действует раз в раунд и сейчас не сработает.
instead-AUS-45 = { $asked ->
    [choose-room] Выберите свободный номер цвета постояльца.
   *[other] Сначала подайте все блюда заказа.
}
instead-AUS-47 = Сначала подготовьте свободный номер цвета постояльца.
instead-AUS-54 = Сначала выполните требование; на карту кладут один диск.
instead-AUS-61 = Выберите один из двух штрафов на плитке.
instead-AUS-62 = { $asked ->
    [clearing] Выберите свободный номер на самом высоком этаже, где он есть.
    [evicting] Выберите занятый номер на самом высоком этаже, где он есть.
    [dismissing] Выберите свою карту персонала, действующую в конце игры.
    [furnishing] Выберите пустое место рядом со своими номерами этажом ниже.
   *[other] Выберите карту с руки.
}
instead-AUS-77 = Выберите, какая часть награды следующая.
instead-AUS-78 = Выберите карту с руки — или ни одной.
instead-AUS-79 = Выберите одну из показанных карт — или ни одной.
instead-AUS-80 = Выберите свой свободный номер — или ни одного.
instead-AUS-81 = Выберите постояльца у дверей.
instead-AUS-82 = Выберите постояльца за своим столом — или никого.
instead-AUS-83 = На такой этаж награда не действует: выберите ниже.
instead-AUS-84 = Дополнительный ход не пропускают: выберите клетку с кубиками.
instead-AUS-94 = Постояльца берут в начале хода, одного за ход.
instead-AUS-95 = { $asked ->
    [tracks] Сначала закончите с шагами и кронами.
   *[other] Сначала доберите блюда.
}
instead-AUS-96 = Пасуют только в начале хода: доиграйте этот.
instead-AUS-100 = Возьмите другой кубик или заплатите крону за шестёрку.
instead-AUS-145 = Все три места заняты: беритесь за другую карту.

# Правила с первого взгляда.
glance-aim = Побеждает тот, у кого после семи раундов больше очков. Число на табличке — ваш счёт, если закончить сейчас.
glance-guest = Сначала можно взять постояльца, если есть свободный стол. Цена — под картой.
glance-die = Потом возьмите кубик. Чем больше кубиков на клетке, тем сильнее действие; крона добавит единицу.
glance-dishes = Подавайте то, что заказано. За крону можно отнести три блюда с кухни.
glance-room = Постоялец с выполненным заказом занимает свободный номер своего цвета и приносит очки и награду.
glance-court = После раундов 3, 5 и 7 шкала императора даёт очки, потом все отступают. На 3 и выше — награда, на 0 — штраф.
glance-politics = Выполните требование и в свой ход положите диск: первому 15 очков, потом 10, потом 5.
glance-end = После раунда 7 занятый номер даёт очки этажа, крона и блюдо — по 1. Ждущий постоялец отнимает 5.
glance-wrong-1 = Номера готовят заранее: без свободного номера своего цвета постоялец занимает стол.
glance-wrong-2 = Постояльца берут до кубика, одного за ход.
glance-wrong-3 = Кубик не даёт больше пирожных, чем штруделей, и больше кофе, чем вина.
glance-wrong-4 = Группа платит один раз, когда занят последний номер.
glance-wrong-5 = Диски на карты политики вы кладёте сами, в свой ход.

gallery-spaces = Действия кубиков
gallery-guests = Постояльцы
gallery-staff = Персонал
gallery-politics = Карты политики
gallery-emperor = Плитки императора
