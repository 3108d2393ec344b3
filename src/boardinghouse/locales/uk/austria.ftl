# Гранд-готель «Австрія» українською.
game = Гранд-готель «Австрія»
option-side = Бік полів готелів
option-side-night = нічний: усі готелі однакові
option-side-day = денний: усі готелі різні
option-staff = Перші карти персоналу
option-staff-random = роздаються випадково
option-staff-introductory = ознайомчі набори
option-staff-draft = вибираються по одній (драфт)
option-politics_a = Карта політики A
option-politics_b = Карта політики B
option-politics_c = Карта політики C
option-tile_a = Жетон імператора A
option-tile_b = Жетон імператора B
option-tile_c = Жетон імператора C
option-board_a = Денне поле місця A
option-board_b = Денне поле місця B
option-board_c = Денне поле місця C
option-board_d = Денне поле місця D

action-take = взяти гостя з місця { $space }
action-die = взяти кубик { $face }{ $boost ->
    [boosted] , крона за ще один кубик
   *[plain] {""}
}
action-six = взяти кубик 6 для дії { $as }{ $boost ->
    [boosted] , крона за ще один кубик
   *[plain] {""}
}
action-waste = взяти кубик 6 без дії
action-pass = спасувати
action-end = закінчити хід
action-serve = подати на стіл { $table }: { $dish ->
    [strudel] штрудель
    [cake] тістечко
    [wine] вино
   *[coffee] каву
}
action-settle = заселити гостя зі стола { $table }
action-disc = викласти диск на карту політики { $stack }
action-use = застосувати карту «{ $staff }»
action-prepare = підготувати номер { $room }
action-occupy = заселити номер { $room }
action-remove = прибрати номер { $room }
action-play = розіграти карту «{ $staff }»
action-choose = вибрати карту «{ $staff }»
action-gain = { $dish ->
    [strudel] штрудель
    [cake] тістечко
    [wine] вино
   *[coffee] каву
} { $place }
action-advance = { $track ->
    [emperor] поділка на шкалі імператора
   *[money] крона
}
action-fill = виконати замовлення за столом { $table }
action-claim = { $reward }
action-skip = на цьому зупинитися
action-suffer = { $penalty ->
    [points] втратити очки
   *[loss] зазнати втрати
}
action-ignore = заплатити крону й уникнути штрафу
action-roll = випало { $face }
action-guest = до ряду приходить { $guest }
action-staff = взяти карту «{ $staff }»
action-politics = карта політики: { $politics }
action-tile = жетон імператора { $tile }
action-first = перший гравець — { $seat }
action-board = поле готелю: { $board }
place-kitchen = на кухню
place-table-1 = на стіл 1
place-table-2 = на стіл 2
place-table-3 = на стіл 3
reward-krones = крони
reward-strudel = штрудель
reward-cake = тістечко
reward-wine = вино
reward-coffee = кава
reward-any = страви або напої на вибір
reward-draw = взяти карти персоналу
reward-hire = розіграти карту персоналу
reward-look = переглянути три карти персоналу
reward-room = підготувати номер
reward-cheap-room = підготувати номер зі знижкою
reward-free-room = підготувати номер безкоштовно
reward-occupy = заселити номер
reward-guest = взяти гостя
reward-again = зробити ще один хід
reward-fulfil = виконати замовлення
reward-furnish = викласти заселений номер
board-night = нічний бік
board-day-a = денний бік A
board-day-b = денний бік B
board-day-c = денний бік C
board-day-d = денний бік D

turn-rooms = { $rooms ->
    [0] {""}
    [one] Можна підготувати { $rooms } номер.
    [few] Можна підготувати { $rooms } номери.
   *[other] Можна підготувати { $rooms } номерів.
}
turn-servings = { $servings ->
    [0] {""}
    [one] Можна подати ще { $servings } страву.
    [few] Можна подати ще { $servings } страви.
   *[other] Можна подати ще { $servings } страв.
}
prompt-turn = { $extra ->
    [0] Можна взяти гостя; потім візьміть кубик — або спасуйте.
   *[other] Додатковий хід: можна взяти гостя, потім виберіть клітинку; кубик лишається на ній.
}
prompt-opened = { $extra ->
    [0] Візьміть кубик; до цього можна й додаткові дії.
   *[other] Додатковий хід: виберіть клітинку; кубик лишається на ній.
} { turn-servings }
prompt-acted = { $extra ->
    [0] Кубик узято: додаткові дії або кінець ходу.
   *[other] Додатковий хід: додаткові дії або кінець додаткового ходу.
} { turn-servings }
prompt-rooms = { $extra ->
    [0] Кубик узято: додаткові дії або кінець ходу.
   *[other] Додатковий хід: додаткові дії або кінець додаткового ходу.
} { turn-rooms } { turn-servings }
prompt-hires = Карта персоналу за повну ціну, додаткові дії або кінець ходу. { turn-rooms } { turn-servings }
prompt-food-due = Страви з кубика, додаткові дії або кінець ходу. { turn-rooms } { turn-servings }
prompt-drinks-due = Страви з кубика, додаткові дії або кінець ходу. { turn-rooms } { turn-servings }
prompt-dishes = { $left ->
    [one] Візьміть { $left } страву
    [few] Візьміть { $left } страви
   *[other] Візьміть { $left } страв
}: { $dish ->
    [strudel] штрудель або тістечко; тістечок не більше, ніж штруделів.
   *[other] вино або каву; кави не більше, ніж вина.
}
prompt-tracks = { $left ->
    [one] { $left } кубик
    [few] { $left } кубики
   *[other] { $left } кубиків
}: за кожен — поділка на шкалі імператора або крона.
prompt-choose-room = У який номер заселиться гість зі стола { $table }?
prompt-order = Яка частина нагороди наступна?
prompt-receive = { $dish ->
    [4] Виберіть страву або напій і місце для них. Залишилося: { $left }.
    [strudel] Куди поставити штрудель? Залишилося: { $left }.
    [cake] Куди поставити тістечко? Залишилося: { $left }.
    [wine] Куди поставити вино? Залишилося: { $left }.
   *[other] Куди поставити каву? Залишилося: { $left }.
}
prompt-hiring = { $reduction ->
    [0] Розіграйте карту персоналу за повну ціну — або жодної.
    [31] Розіграйте карту персоналу безкоштовно — або жодної.
   *[other] Розіграйте карту персоналу зі знижкою { $reduction } — або жодної.
}
prompt-looking = { $reduction ->
    [31] Розіграйте одну з цих карт безкоштовно — або жодної.
   *[other] Розіграйте одну з цих карт зі знижкою { $reduction } — або жодної.
}
prompt-preparing = { $reduction ->
    [0] Підготуйте номер за його ціною — або зупиніться.
    [31] Підготуйте номер безкоштовно на поверхах до { $floors }-го — або відмовтеся.
   *[other] Підготуйте номер зі знижкою { $reduction } — або відмовтеся.
} { $left ->
    [one] {""}
    [few] Можна підготувати { $left } номери.
   *[other] Можна підготувати { $left } номерів.
}
prompt-occupying = Переверніть вільний номер заселеним боком — або відмовтеся. { $left ->
    [one] {""}
    [few] Можна перевернути { $left } номери.
   *[other] Можна перевернути { $left } номерів.
}
prompt-inviting = { $optional ->
    [0] Візьміть першого гостя безкоштовно.
   *[other] Візьміть гостя безкоштовно — або нікого.
}
prompt-fulfilling = Виконайте із запасу замовлення одного зі своїх гостей — або відмовтеся.
prompt-furnishing = Безкоштовно викладіть номер на поверхах до { $floors }-го, одразу заселеним, — або відмовтеся.
prompt-draft = Залиште собі одну карту; решта піде сусідові ліворуч.
prompt-penalty = Імператор невдоволений: виберіть штраф.
prompt-returning = { $left ->
    [one] { $left } карту з руки треба повернути під колоду.
    [few] { $left } карти з руки треба повернути під колоду.
   *[other] { $left } карт з руки треба повернути під колоду.
}
prompt-clearing = Приберіть вільний номер із найвищого можливого поверху.
prompt-evicting = Приберіть заселений номер із найвищого можливого поверху й наступний заселений під ним у тому самому вертикальному ряду.
prompt-dismissing = Скиньте розіграну карту, що діє в кінці гри.
prompt-draw-first = Визначається перший гравець.
prompt-draw-board = Визначається поле готелю: { $seat }.
prompt-draw-politics = Відкривається карта політики.
prompt-draw-tile = Відкривається жетон імператора.
prompt-refill = До дверей підходить гість.
prompt-deal = { $seat } бере карти персоналу.
prompt-roll = Кидаються кубики.
prompt-hand-out = Роздаються карти персоналу.
prompt-begin-round = Починається раунд.
prompt-next-turn = Визначається наступний гравець.
prompt-reward = Виплачується нагорода.
prompt-end-round = Раунд закінчується.
prompt-verdict = Імператор оцінює: { $seat }.
prompt-opening = Готелі відкриваються.

event-first-player = Перший гравець — { $seat }.
event-guest-shown = До дверей підходить { $guest }.
event-drew = { $seat } бере карту «{ $staff }».
event-drew-hidden = { $seat } бере карту персоналу.
event-drafted = Карти передаються ліворуч.
event-round-began = Починається раунд { $round }. Перший хід: { $seat }.
event-rerolled = Більше ходити нікому: { $count ->
    [0] останній кубик — у смітник, і раунд закінчено
    [one] один кубик — у смітник, { $count } кубик кидається знову
    [few] один кубик — у смітник, { $count } кубики кидаються знову
   *[other] один кубик — у смітник, { $count } кубиків кидаються знову
}.
event-passed = { $seat } пасує.
event-took-guest = { $seat } бере гостя «{ $guest }» { $price ->
    [0] безкоштовно
    [one] за { $price } крону
    [few] за { $price } крони
   *[other] за { $price } крон
}.
event-took-die = { $seat } { $extra ->
    [0] бере кубик { $value }
   *[other] використовує клітинку { $value }
}{ $deed ->
    [0] {" "}без дії
   *[other] : дія { $deed }, сила { $strength }
}.
event-got-dish = { $seat }: { $count } × { $dish ->
    [strudel] штрудель
    [cake] тістечко
    [wine] вино
   *[coffee] кава
} { $place }.
event-served-dish = { $seat } подає на стіл { $table }: { $dish ->
    [strudel] штрудель
    [cake] тістечко
    [wine] вино
   *[coffee] каву
}.
event-prepared = { $seat } готує номер { $room } { $price ->
    [0] безкоштовно
    [one] за { $price } крону
    [few] за { $price } крони
   *[other] за { $price } крон
}.
event-occupied-room = { $seat }: номер { $room } заселено.
event-removed = { $seat } втрачає номер { $room }.
event-group-full = { $seat } заселяє { $colour } групу: { $count ->
    [one] { $count } номер
    [few] { $count } номери
   *[other] { $count } номерів
}.
event-moved-into = { $seat }: { $guest } заселяється в номер { $room }.
event-scored = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
} ({ $source }).
event-earned = { $seat } отримує { $krones ->
    [one] { $krones } крону
    [few] { $krones } крони
   *[other] { $krones } крон
}.
event-advanced = { $seat } переходить на поділку { $division } шкали імператора.
event-hired = { $seat } розігрує карту «{ $staff }» { $price ->
    [0] безкоштовно
    [one] за { $price } крону
    [few] за { $price } крони
   *[other] за { $price } крон
}.
event-used = { $seat } застосовує карту «{ $staff }».
event-disc-laid = { $seat } викладає диск: { $politics }.
event-fulfilled = { $seat } виконує замовлення за столом { $table }.
event-under-deck = { $seat } повертає під колоду карту «{ $staff }».
event-under-deck-hidden = { $seat } повертає під колоду карту персоналу.
event-retreated = { $seat }: за шкалу імператора { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}, потім назад на поділку { $division }.
event-bonus-due = { $seat } отримує бонус жетона імператора { $tile }.
event-penalty-due = { $seat } отримує штраф жетона імператора { $tile }.
event-penalty-ignored = { $seat } платить і уникає штрафу.
event-emptied = { $seat } втрачає всі страви й напої{ $tables ->
    [0] {" "}з кухні
   *[other] {""}
}.
event-lost-krones = { $seat } втрачає { $krones ->
    [one] { $krones } крону
    [few] { $krones } крони
   *[other] { $krones } крон
}.
event-dismissed = { $seat } скидає карту «{ $staff }».

colour-red = червону
colour-blue = синю
colour-yellow = жовту
colour-green = зелену
source-guests = гості
source-groups = групи
source-doors = двері
source-politics = політика
source-emperor = шкала імператора
source-tiles = жетон імператора
source-staff = персонал
score-guests = Заселені гості
score-groups = Сині групи
score-doors = Очки на дверях
score-politics = Політика
score-emperor = Шкала імператора
score-tiles = Жетони імператора
score-staff = Персонал під час гри
score-end-staff = Персонал у кінці гри
score-rooms = Заселені номери
score-left-over = Крони й кухня
score-waiting = Гості, що лишилися в кав’ярні

# Що дають, забирають і змінюють карти. 31 — знижка, що покриває будь-яку ціну.
kind-points = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очки
   *[other] { $amount } очок
}
kind-emperor = { $amount ->
    [one] { $amount } поділка на шкалі імператора
    [few] { $amount } поділки на шкалі імператора
   *[other] { $amount } поділок на шкалі імператора
}
kind-krones = { $amount ->
    [one] { $amount } крона
    [few] { $amount } крони
   *[other] { $amount } крон
}
kind-strudel = { $amount ->
    [one] { $amount } штрудель
    [few] { $amount } штруделі
   *[other] { $amount } штруделів
}
kind-cake = { $amount ->
    [one] { $amount } тістечко
    [few] { $amount } тістечка
   *[other] { $amount } тістечок
}
kind-wine = { $amount ->
    [one] { $amount } вино
    [few] { $amount } вина
   *[other] { $amount } вин
}
kind-coffee = { $amount ->
    [one] { $amount } кава
    [few] { $amount } кави
   *[other] { $amount } кав
}
kind-any = { $amount ->
    [one] { $amount } страва або напій на вибір
    [few] { $amount } страви або напої на вибір
   *[other] { $amount } страв або напоїв на вибір
}
kind-draw = { $amount ->
    [one] взяти { $amount } карту персоналу
    [few] взяти { $amount } карти персоналу
   *[other] взяти { $amount } карт персоналу
}
kind-hire = { $amount ->
    [0] розіграти карту персоналу за повну ціну
    [31] безкоштовно розіграти карту персоналу
   *[other] розіграти карту персоналу зі знижкою { $amount } кр.
}
kind-look = { $amount ->
    [31] переглянути три карти персоналу й безкоштовно розіграти одну
   *[other] переглянути три карти персоналу й розіграти одну зі знижкою { $amount } кр.
}
kind-room = підготувати номер за його ціною
kind-cheap-room = підготувати номер зі знижкою { $amount } кр.
kind-extra-room = підготувати номер за його ціною
kind-extra-hire = розіграти карту персоналу за повну ціну
kind-free-room = { $amount ->
    [4] безкоштовно підготувати номер
   *[other] безкоштовно підготувати номер на поверхах 1–{ $amount }
}
kind-occupy = { $amount ->
    [one] перевернути номер заселеним боком
    [few] можна перевернути { $amount } номери заселеним боком
   *[other] можна перевернути { $amount } номерів заселеним боком
}
kind-guest = безкоштовно взяти гостя
kind-again = ще один хід
kind-fulfil = виконати із запасу замовлення одного зі своїх гостей
kind-furnish = { $amount ->
    [4] безкоштовно викласти номер, одразу заселеним
   *[other] безкоштовно викласти номер на поверхах 1–{ $amount }, одразу заселеним
}
kind-points-each = { $amount ->
    [one] { $amount } очко за кожну розіграну карту персоналу
    [few] { $amount } очки за кожну розіграну карту персоналу
   *[other] { $amount } очок за кожну розіграну карту персоналу
}
kind-lose-points = { $amount ->
    [one] втратити { $amount } очко
    [few] втратити { $amount } очки
   *[other] втратити { $amount } очок
}
kind-lose-krones = { $amount ->
    [one] втратити { $amount } крону
    [few] втратити { $amount } крони
   *[other] втратити { $amount } крон
}
kind-lose-hand = { $amount ->
    [one] повернути { $amount } карту персоналу з руки під колоду
    [few] повернути { $amount } карти персоналу з руки під колоду
   *[other] повернути { $amount } карт персоналу з руки під колоду
}
kind-lose-free-rooms = { $amount ->
    [one] прибрати вільний номер із найвищого можливого поверху
    [few] прибрати { $amount } вільні номери з найвищих можливих поверхів
   *[other] прибрати { $amount } вільних номерів із найвищих можливих поверхів
}
kind-lose-kitchen = втратити всі страви й напої з кухні
kind-lose-dishes = втратити всі страви й напої з кухні та зі столів
kind-lose-occupied = прибрати найвищий заселений номер і наступний заселений під ним у тому самому вертикальному ряду
kind-lose-staff = скинути розіграну карту кінця гри
kind-lose-points-each = { $amount ->
    [one] втратити { $amount } очко за кожну розіграну карту персоналу
    [few] втратити { $amount } очки за кожну розіграну карту персоналу
   *[other] втратити { $amount } очок за кожну розіграну карту персоналу
}
kind-more = { $amount ->
    [one] ще { $amount } страва або напій
    [few] ще { $amount } страви або напої
   *[other] ще { $amount } страв або напоїв
}
kind-cheaper = карти персоналу дешевші на { $amount } кр.
kind-both = за кожен кубик і поділка на шкалі імператора, і крона
kind-shield = заплатити { $amount } кр. замість штрафу

# Що роблять карти персоналу, зі слів вище.
when-die = щоразу, коли ви берете кубик { $faces }
when-guest = { $colour ->
    [red] щоразу, коли заселяється червоний гість
    [blue] щоразу, коли заселяється синій гість
    [yellow] щоразу, коли заселяється жовтий гість
    [green] щоразу, коли заселяється зелений гість
   *[any] щоразу, коли заселяється гість
}
when-served = щоразу, коли заселяється гість, чиє замовлення складалося з { $size } страв і напоїв
when-bonus = щоразу, коли ви отримуєте бонус імператора
staff-when = { $kind ->
    [extra-room] можна { $effects } — { $when }
    [extra-hire] можна { $effects } — { $when }
   *[other] { $effects } — { $when }
}
staff-six = клітинка 6 не потребує крони, і кубиків на ній рахується на один більше
staff-room-price = { $colour ->
    [red] червоні номери готуються безкоштовно
    [blue] сині номери готуються безкоштовно
   *[yellow] жовті номери готуються безкоштовно
}
staff-serving-price = страви й напої з кухні подаються безкоштовно
staff-guest-price = гості з ряду беруться безкоштовно
staff-shield = замість штрафу імператора можна заплатити { $amount } кр.
staff-copy = повторює карту кінця гри, яку розіграв інший гравець
staff-score = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
} за { $measure }
per-track = кожен крок від поділки 0 шкали імператора до вашої
per-staff = кожну вашу розіграну карту персоналу, разом із цією
per-rooms = кожен ваш номер, вільний чи заселений
per-floors = кожен ваш повністю заселений поверх
per-columns = кожен ваш повністю заселений вертикальний ряд
per-groups = кожну вашу повністю заселену групу
per-sets = кожну трійку ваших заселених номерів трьох різних кольорів
per-occupied = кожен ваш заселений номер
per-occupied-red = кожен ваш заселений червоний номер
per-occupied-blue = кожен ваш заселений синій номер
per-occupied-yellow = кожен ваш заселений жовтий номер
per-discs = кожну карту політики з вашим диском
either = { $first } або { $second }

# Стіл.
board-title = { $round ->
    [0] Підготовка
   *[other] Раунд { $round } із 7
}   Перший гравець: { $first }
board-dice = Кубики
board-bin = у смітнику: { $count }
board-action-1 = штрудель, тістечко
board-action-2 = вино, кава
board-action-3 = номери
board-action-4 = імператор, крони
board-action-5 = персонал −1 кр. за кубик
board-action-6 = будь-яка за 1 кр.
board-row = Гості в ряду (у колоді { $deck })
board-space = Клітинка
board-price = Ціна
board-guest = Гість
board-order = Замовлення
board-missing = Бракує
board-points = Очки
board-reward = Нагорода
board-politics = Політика
board-tiles = Імператор
board-tile-line = { $tile } після раунду { $round }: { $bonus } / { $penalty }
board-discs = диски: { $discs }
board-free-place = вільно
board-player = Гравець
board-numbers = Ходи
board-krones = Крони
board-emperor = Імператор
board-kitchen = Кухня
board-hand = Рука
board-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
board-score = Очки зараз
board-waiting = пас
board-hotel = { $name }: готель ({ $board })
board-floor = { $floor } ({ $price } кр.)
board-cafe = { $name }: кав’ярня
board-served = обслужено
board-empty = порожній стіл
board-staff = { $name }: розіграний персонал
board-used = використана
board-your-hand = Ваша рука
board-pack = Виберіть карту з набору
board-looked = Переглянуті карти
board-cost = Вартість
board-timing = Діє
board-effect = Ефект
board-card = Карта
board-known = Відомо на руці ({ $name }): { $cards }
board-reward-left = Нагорода: { $parts }
board-rooms-key = Велика літера — підготовлено й вільно, [X] — заселено, мала — не підготовлено; +n — очки на дверях.
timing-once = одразу
timing-round = раз на раунд
timing-permanent = завжди
timing-end = у кінці гри

# Гості, персонал і карти політики.
guest-49-sculptor = Скульптор
guest-50-musician = Музикант
guest-51-composer = Композитор
guest-52-tailor = Кравець
guest-53-flamenco-dancer = Танцівниця фламенко
guest-54-portrait-painter = Портретист
guest-55-photographer = Фотограф
guest-56-vocalist = Вокалістка
guest-57-architect = Архітектор
guest-58-actress = Акторка
guest-59-poet = Поет
guest-60-jewelry-designer = Ювелірка
guest-61-painter = Художник
guest-62-opera-singer = Оперна співачка
guest-63-dame = Дама
guest-64-duchess = Герцогиня
guest-65-reichsritter = Рейхсріттер
guest-66-landgrave = Ландграф
guest-67-sovereign = Володар
guest-68-princess = Принцеса
guest-69-countess = Графиня
guest-70-elector = Курфюрст
guest-71-baron = Барон
guest-72-prince = Принц
guest-73-count = Граф
guest-74-earl = Ерл
guest-75-baroness = Баронеса
guest-76-duke = Герцог
guest-77-apothecary = Аптекар
guest-78-post-councillor = Поштовий радник
guest-79-privy-councillor = Таємний радник
guest-80-professor-emeritus = Заслужений професор
guest-81-general = Генерал
guest-82-senior-councillor = Старший радник
guest-83-councillor-of-commerce = Комерційний радник
guest-84-court-councillor = Придворний радник
guest-85-major = Майор
guest-86-veterinary-councillor = Ветеринарний радник
guest-87-medicinal-councillor = Медичний радник
guest-88-procurator = Прокуратор
guest-89-lord-high-commissioner = Верховний комісар
guest-90-senior-legal-secretary = Старший судовий секретар
guest-91-tezcatlipoca = Тескатліпока
guest-92-capt-goldhaken = Капітан Гольдгакен
guest-93-mr-horsa = П. Горса
guest-94-m-ingalls = М. Інґаллс
guest-95-mr-boydell = П. Бойделл
guest-96-mr-oundo = П. Оундо
guest-97-e-gizia = Е. Ґіція
guest-98-m-polo = М. Поло
guest-99-cramersopholus = Крамерсофолус
guest-100-farmer-franz = Фермер Франц
guest-101-brother-uwe = Брат Уве
guest-102-conductor = Кондуктор
guest-103-durgoing = Дурґоїнґ
guest-104-macleod = Маклауд
staff-1-breakfast-server = Офіціант до сніданку
staff-2-waitress = Офіціантка
staff-3-barkeeper = Бармен
staff-4-sous-chef = Су-шеф
staff-5-groom = Грум
staff-6-stableman = Конюх
staff-7-masseuse = Масажистка
staff-8-tour-guide = Екскурсовод
staff-9-butler = Дворецький
staff-10-chauffeur = Шофер
staff-11-florist = Флористка
staff-12-executive-housekeeper = Старша економка
staff-13-restaurant-manager = Управитель ресторану
staff-14-decorator = Декоратор
staff-15-bootblack = Чистильник взуття
staff-16-laundress = Праля
staff-17-kitchen-hand = Кухонний робітник
staff-18-checker = Контролер
staff-19-interior-architect = Архітектор інтер’єрів
staff-20-detective = Детектив
staff-21-chef = Шеф-кухар
staff-22-staff-manager = Начальник персоналу
staff-23-custodian = Доглядач
staff-24-chief-waiter = Метрдотель
staff-25-delivery-boy = Посильний
staff-26-conference-manager = Розпорядник прийомів
staff-27-booking-manager = Менеджер бронювання
staff-28-concierge = Консьєрж
staff-29-secretary = Секретарка
staff-30-reception-clerk = Службовець рецепції
staff-31-chambermaid = Покоївка
staff-32-assistant-manager = Помічник управителя
staff-33-male-floor-housekeeper = Коридорний
staff-34-receptionist = Портьє
staff-35-page-boy = Паж
staff-36-sommelier = Сомельє
staff-37-room-service = Обслуговування номерів
staff-38-porter = Носій
staff-39-confectioner = Кондитер
staff-40-marketing-director = Директор з реклами
staff-41-operator = Телефоністка
staff-42-gardener = Садівник
staff-43-barista = Бариста
staff-44-larder-cook = Кухар холодного цеху
staff-45-pool-attendant = Служник басейну
staff-46-female-floor-housekeeper = Чергова по поверху
staff-47-liftboy = Ліфтер
staff-48-hotel-manager = Управитель готелю
politics-105-purse = 20 крон у гаманці
politics-106-rooms = 12 підготовлених номерів
politics-107-staff = 6 розіграних карт персоналу
politics-108-emperor = поділка 10 шкали імператора або далі
politics-109-floors = два повністю заселені поверхи
politics-110-groups = шість повністю заселених груп
politics-111-colour = заселені всі номери одного кольору
politics-112-columns = два повністю заселені вертикальні ряди
politics-113-three-of-each = по три заселені номери кожного кольору
politics-114-red-yellow = чотири червоні та три жовті заселені номери
politics-115-yellow-blue = чотири жовті та три сині заселені номери
politics-116-blue-red = чотири сині та три червоні заселені номери

# Стіл на сторінці.
letter-red = Ч
letter-blue = С
letter-yellow = Ж
letter-green = З
hotel-status = { $round ->
    [0] підготовка
   *[other] раунд { $round } із 7
}
hotel-yours-title = Ваш готель
hotel-of = Готель: { $name }
hotel-cafe = Кав’ярня на три столи
hotel-free-table = вільний стіл
hotel-move-in = Заселити
hotel-fill = Виконати замовлення
hotel-order-done = обслужено
hotel-missing = { $count ->
    [one] чекає { $count } страву
    [few] чекає { $count } страви
   *[other] чекає { $count } страв
}
hotel-nothing = нічого
hotel-kitchen-text = За крону до трьох страв і напоїв подаються гостям, які їх замовили: натисніть сіру страву на карті. Кожна фішка, що лишилася на кухні в кінці гри, — очко.
hotel-sleeps = { $colour ->
    [red] Городянин: живе лише в червоному номері.
    [blue] Аристократ: живе лише в синьому номері.
    [yellow] Митець: живе лише в жовтому номері.
   *[green] Турист: живе в будь-якому номері.
}
hotel-door-row = Біля дверей
hotel-deck = у колоді ще { $count }
hotel-dice-left = { $count ->
    [one] залишився { $count } кубик
    [few] залишилося { $count } кубики
   *[other] залишилося { $count } кубиків
}
hotel-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[other] { $count } кубиків
}
hotel-space = Дія { $face }
hotel-space-1 = За кожен кубик — штрудель або тістечко; тістечок не більше, ніж штруделів.
hotel-space-2 = За кожен кубик — вино або кава; кави не більше, ніж вина.
hotel-space-3 = За кожен кубик можна підготувати один номер.
hotel-space-4 = За кожен кубик — поділка на шкалі імператора або крона.
hotel-space-5 = Розіграйте одну карту персоналу з руки, на крону дешевше за кожен кубик.
hotel-space-6 = Заплатіть крону й виконайте будь-яку дію від 1 до 5 із силою кубиків цієї клітинки.
hotel-act-1 = штрудель, тістечко
hotel-act-2 = вино, кава
hotel-act-3 = номери
hotel-act-4 = імператор, крони
hotel-act-5 = персонал
hotel-act-6 = будь-яка
hotel-strength = Сила
hotel-lift-six = Взяти кубик 6 і вибрати дію від 1 до 5
hotel-boost = Один раз за хід крона рахується ще одним кубиком.
hotel-room = { $colour ->
    [red] Червоний
    [blue] Синій
   *[yellow] Жовтий
} номер, поверх { $floor }, вертикальний ряд { $column }
hotel-room-state = Номер
hotel-room-empty = не підготовлено
hotel-room-free = підготовлено, вільно
hotel-room-occupied = заселено
hotel-rooms = { $count ->
    [one] { $count } номер
    [few] { $count } номери
   *[other] { $count } номерів
}
hotel-door = На дверях
hotel-at-end = У кінці, якщо заселено
hotel-group = { $size ->
    [one] Група з одного номера
   *[other] Номерів у групі: { $size }, заселено: { $lived }
}. { $paid ->
    [yes] Бонус уже отримано: { $bonus }.
   *[no] Заселена повністю, вона дає: { $bonus }.
}
hotel-bonus = { $colour ->
    [red] Бонус за червоні групи
    [blue] Бонус за сині групи
   *[yellow] Бонус за жовті групи
}
hotel-bonus-text = Дається один раз, коли заселено останній номер групи. У рамці: така група у вас є.
hotel-emperor-next = після раунду { $round }: очки, потім назад на { $back }
hotel-division = { $points ->
    [one] Поділка { $division }: { $points } очко
    [few] Поділка { $division }: { $points } очки
   *[other] Поділка { $division }: { $points } очок
}
hotel-track-text = Під час імператорського підрахунку кожен отримує очки своєї поділки, потім відходить назад. Хто й далі стоїть на 3 або вище, отримує бонус жетона; хто на 0 — штраф.
hotel-tile = Жетон імператора { $tile }
hotel-tile-line = { $tile }: від 3 — { $bonus }; на 0 — { $penalty }
hotel-tile-when = Після раунду { $round } кожен отримує очки своєї поділки й відходить назад на { $back }.
hotel-at-3 = На 3 і далі
hotel-at-0 = На 0
hotel-round = раунд { $round }
hotel-or = або
hotel-politics = Виконавши вимогу у свій хід, можна викласти диск: першому 15 очок, другому 10, третьому 5.
hotel-yours = У вас
hotel-you = у вас { $progress }
hotel-so-far = Поки що
hotel-staff = Розіграний персонал
hotel-only-you = бачите лише ви
hotel-purse-text = У гаманці не більше { $most } крон. Кожна крона, що лишилася в кінці, — очко.
hotel-score-text = Скільки було б, якби гра закінчилася зараз: набрані очки, заселені номери, крони, страви, персонал кінця гри, мінус 5 за кожного гостя в кав’ярні.
hotel-token = Ходи { $first } і { $second }; { $covered ->
    [0] ще жодного
    [one] зроблено один
   *[other] зроблено обидва
}
hotel-token-text = Наступною ходить найменша видима цифра. Кожен зроблений хід накрито кубиком.
room-red = червоний
room-blue = синій
room-yellow = жовтий
verb-take = Взяти гостя
verb-die = Взяти кубик
verb-six = Взяти кубик 6
verb-waste = Взяти кубик 6
verb-pass = Спасувати
verb-end = Закінчити хід
verb-serve = Подати з кухні
verb-settle = Заселити
verb-disc = Політика
verb-use = Застосувати персонал
verb-prepare = Підготувати номер
verb-occupy = Заселити номер
verb-remove = Прибрати номер
verb-play = Розіграти карту персоналу
verb-choose = Вибрати карту персоналу
verb-gain = Поставити страву
verb-advance = Просунутися
verb-fill = Виконати замовлення
verb-claim = Взяти частину нагороди
verb-skip = Зупинитися
verb-suffer = Вибрати штраф
verb-ignore = Уникнути штрафу
arg-face = кубик { $value }
arg-as = дія { $value }
arg-dish = { $value ->
    [strudel] штрудель
    [cake] тістечко
    [wine] вино
   *[coffee] кава
}
guide-first-guest = Виберіть першого гостя: він безкоштовний. Добрий початок — коротке замовлення й корисна нагорода. На кухні вже є по одній страві кожного виду.
guide-first-rooms = Підготуйте перші три номери, починаючи з лівого нижнього. Номери першого поверху безкоштовні; пам’ятайте про колір свого гостя.
guide-turn = Ваш хід має дві частини. Спершу можна взяти гостя біля дверей: праворуч вони безкоштовні. Потім візьміть кубик.
guide-dice = Що більше кубиків на клітинці, то сильніша дія. Беріть там, де їх багато: штруделі й тістечка, вино й кава, номери, імператор і крони або персонал.
guide-dishes = Ставте страви одразу на замовлення гостя: натисніть сіру страву. Те, чого ніхто не замовив, іде на кухню.
guide-settle = Замовлення виконано: гостя можна заселити. Ви отримаєте його очки й нагороду, а коли група заповниться — і її бонус.
guide-emperor = Імператор приїде після раунду 3. Будьте на той час на 6 або далі: ви відійдете на 3 і все одно отримаєте бонус. На 0 чекає штраф.
guide-staff = Персонал лишається з вами. Карти, що діють завжди або раз на раунд, краще розіграти рано; карти кінця гри приносять очки у фінальному підрахунку.
guide-politics = Погляньте на карти політики: перший, хто виконає вимогу, отримає 15 очок, наступні — 10 і 5.
guide-end = Останній раунд: кожен гість, що лишився в кав’ярні, коштує 5 очок. Заселяйте їх і не беріть тих, кого не встигнете обслужити.

## Підказки: на що дивитися
about-guest-moves-in = { $guest }: можна заселити вже цього ходу.
about-guest-served = { $guest }: замовлення виконано, потрібен номер.
about-guest-lacks-dish = { $guest }: бракує — { $dish ->
    [strudel] штрудель
    [cake] тістечко
    [wine] вино
   *[coffee] кава
 } × { $count }.
about-guest-lacks = { $guest }: бракує ще { $count } страв і напоїв.
about-staff = Погляньте на карту персоналу: { $staff }.
about-politics = Погляньте на карту політики: { $politics }.
about-room = Погляньте на номер { $room } і його групу.
about-dice = Погляньте на дію { $face }: { $count ->
    [0] її виконає шістка
   *[other] кубиків там { $count }
 }.
about-track = { $track ->
    [emperor] Погляньте на шкалу імператора: коли наступний візит?
   *[money] Погляньте на гроші: за що доведеться платити?
 }
about-reward = Погляньте, що лишилося від нагороди і в якому порядку вона корисніша.
about-kitchen = Погляньте на кухню: хто замовить { $dish ->
    [strudel] штрудель
    [cake] тістечко
    [wine] вино
   *[coffee] каву
 }?
about-wait = Погляньте на кубики: потрібні можуть випасти під час нового кидка.
about-enough = Перевірте, скільки ще може коштувати цей хід.
about-leave = Запитайте себе, чи варто це взагалі брати.
about-penalty = Порівняйте штраф імператора з тим, скільки коштує його уникнути.
about-sixes = Погляньте на шістки: вони коштують крону й можуть бути чим завгодно.

# Урок у трьох розділах: не більше 40 слів на крок.
lesson-aim = Сім раундів ви ведете готель у Відні; перемагає той, у кого більше очок. Зараз ваш рахунок — 14: по очку за 10 крон і 4 страви. Заселені гості додадуть очок, кожен, що чекає, забере 5.
lesson-guest = Гості приносять очки й нагороду, коли поїли та заселилися. Майор хоче два штруделі, тістечко й червоний номер, а дає 3 очки та 3 крони. Перший гість безкоштовний: візьміть Майора.
lesson-rooms = Номери готують заздалегідь: спершу лівий нижній, потім кожен поруч із уже готовим. Поверхи з 1 по 4 коштують 0, 1, 2 і 3 крони; деякі двері праворуч нагорі дають очки. Підготуйте синій, жовтий, червоний.
lesson-dice = Щораунду кубики кидають і розкладають за числами; число — це дія. У кожен із двох своїх ходів ви берете один кубик. Сила дії — скільки кубиків лежало там разом із вашим.
lesson-dishes = Клітинка 1 дає за кубик штрудель або тістечко, тістечок за раз не більше, ніж штруделів; клітинка 2 — вино або каву, кави не більше, ніж вина. Візьміть кубик 1 і поставте штрудель на стіл Майора.
lesson-serve = Страви, яких ніхто не замовив, ідуть на кухню; на початку там по одній кожного виду. За крону можна подати гостям до трьох страв із кухні. Подайте Майору штрудель і тістечко.
lesson-settle = Замовлення виконано, і Майор може зайняти вільний червоний номер. Лише зеленим туристам підходить номер будь-якого кольору. Вигнати гостя не можна: без відповідного номера він займає стіл. Нехай Майор заселиться.
lesson-finish = Ви одразу отримали 3 очки та 3 крони, і стіл вільний. Подавати й заселяти — додаткові дії: скільки завгодно за хід, до кубика чи після нього. Закінчіть хід: у Посильного тепер два ходи.
lesson-groups = Клітинка 3 готує по номеру за кубик, за ціною поверху. Сусідні номери одного кольору — група. Коли зайнято останній, вона платить один раз: синя очками, червона кронами, жовта кроками імператора. Більші групи платять значно більше.

lesson-strength = Порядок ходів задають числа на жетонах. У вас 1 і 4, у Посильного 2 і 3, тож тепер ваш другий хід. Раз за хід можна заплатити крону, і дія стане на одиницю сильнішою.
lesson-row = Перш ніж робити щось інше у свій хід, можна взяти одного гостя, якщо з трьох столів є вільний. Місця в ряду коштують 3, 2, 1, 0 і 0 крон. Візьміть задарма Графиню: синя, 7 очок, два тістечка й кава.
lesson-six = Клітинка 5 — розіграти карту персоналу, на крону дешевше за кожен кубик, але там порожньо. Клітинка 6 за одну крону замінює будь-яку дію, із силою своїх кубиків. Оберіть клітинку 6, потім клітинку 5.
lesson-staff = Ці шість карт персоналу — ваша таємна рука; у кожної ціна та властивість. Кондитер, за 2 крони замість 3, одразу приносить чотири тістечка, саме для Графині. Розіграйте цю карту.
lesson-cakes = Отримані страви можна одразу ставити тому, хто їх замовив. Поставте два тістечка на стіл Графині; решта піде на кухню про запас.
lesson-coffee = Тепер подайте їй каву за крону, і нехай вона заселиться. Номер 1-1 — синя група з одного номера: ще 2 очки до її 7.
lesson-works = Кожна карта персоналу працює або одразу, або раз за раунд, або завжди, або наприкінці гри. Спочатку грайте ті, що працюють щораунду або завжди, під кінець — ті, що дають очки.
lesson-passing = Немає доброго кубика? Можна спасувати замість усього ходу. Коли інші спасували або сходили, один кубик прибирають, а решту кидають знову для тих, хто спасував. Закінчіть хід: почнеться раунд 2.
lesson-kitchen = Кожна крона й кожна страва на кухні дають наприкінці по очку, але крон може бути не більше 20. Кожен гість, що лишився за столом, коштує 5 очок: беріть тих, кого нагодуєте.

lesson-emperor = Імператор приїздить після раундів 3, 5 і 7. Спершу кожен отримує очки поділки, на якій стоїть, — до 9. Потім усі відступають: першого разу на 3 поділки, другого на 5, третього на 7.
lesson-four = Клітинка 4 дає за кубик крок шкалою імператора або крону. Зараз там лише один кубик: візьміть його.
lesson-step = За кожен кубик ви вирішуєте: крок чи крона. Кроки дають і деякі гості, карти персоналу та жовті групи. Зробіть крок шкалою.
lesson-fall = Хто після відступу стоїть на 3 або вище, отримує бонус жетона імператора; хто на 0 — штраф; на 1 і 2 — нічого. Усі три жетони видно з початку гри: готуйтеся до них.
lesson-politics = Три карти політики ставлять цілі. Виконавши одну, покладіть на неї у свій хід диск: перший гравець отримує 15 очок, другий 10, третій 5. По разу на карту, і саме собою це не станеться.
lesson-final = Після раунду 7 зайнятий номер дає очки свого поверху, від 1 до 4; рахується персонал кінця гри; крони й страви по одному; гості, що чекають, — мінус 5 кожен. За нічиєї перемагає той, у кого лишилося більше крон і страв.
lesson-late = Це вся гра. Заселяйте гостей раунд за раундом, заповнюйте групи заради їхніх бонусів і не відставайте на шкалі імператора. Закінчіть хід.
lesson-plan = Тепер ваші числа 2 і 3, тому другий хід настає одразу. Шукайте гостя, якого нагодують ці кубики, і номер його кольору. Грайте далі: Посильний — легкий суперник.

## Кілька відповідей одним натисканням
chain-rooms = Одразу номери { $rooms }
chain-emperor = Усі поділки імператору
chain-money = Усе кронами
chain-tables = Подати гостям
chain-kitchen = Усе на кухню
hotel-strength-staff = з додатком від персоналу
hotel-rounds = Раунди
hotel-visit = приїздить імператор

# Що зробити замість того, що забороняє параграф; $asked — ключ відкритого питання.
instead-AUS-10 = На цю карту бракує крон: виберіть дешевшу.
instead-AUS-20 = Виберіть карту, яку залишите собі.
instead-AUS-22 = Першого гостя беруть усі: виберіть його біля дверей.
instead-AUS-26 = { $asked ->
    [turn] Спершу візьміть гостя або кубик.
    [opened] Спершу візьміть кубик.
   *[other] Кубик узято: додаткові дії або кінець ходу.
}
instead-AUS-27 = Зачекайте на свій хід.
instead-AUS-28 = Потрібен вільний стіл і стільки крон, скільки коштує цей гість.
instead-AUS-30 = Тут немає кубика: виберіть клітинку з кубиками.
instead-AUS-31 = Візьміть штрудель: тістечок не більше, ніж штруделів.
instead-AUS-32 = Візьміть вино: кави не більше, ніж вина.
instead-AUS-33 = Номери готують, узявши кубик із клітинки 3.
instead-AUS-34 = Виберіть порожнє місце поруч із уже викладеним номером.
instead-AUS-35 = Надто дорого: виберіть номер поверхом нижче.
instead-AUS-37 = За кожен кубик виберіть крок шкалою імператора або крону.
instead-AUS-38 = Карту персоналу розігрують, узявши кубик із клітинки 5.
instead-AUS-39 = За шістку потрібна крона, а у вас її немає: візьміть інший кубик.
instead-AUS-40 = Цього тут не замовляли: виберіть іншого гостя або кухню.
instead-AUS-41 = На підсилення потрібна крона: візьміть кубик без нього.
instead-AUS-42 = Потрібна крона, а на кухні — страва, яку хтось замовив.
instead-AUS-44 = Ця карта діє раз на раунд і зараз не спрацює.
instead-AUS-45 = { $asked ->
    [choose-room] Виберіть вільний номер кольору гостя.
   *[other] Спершу подайте всі страви замовлення.
}
instead-AUS-47 = Спершу підготуйте вільний номер кольору гостя.
instead-AUS-54 = Спершу виконайте вимогу; на карту кладуть один диск.
instead-AUS-61 = Виберіть один із двох штрафів на жетоні.
instead-AUS-62 = { $asked ->
    [clearing] Виберіть вільний номер на найвищому поверсі, де він є.
    [evicting] Виберіть зайнятий номер на найвищому поверсі, де він є.
    [dismissing] Виберіть свою карту персоналу, що діє в кінці гри.
    [furnishing] Виберіть порожнє місце поруч зі своїми номерами поверхом нижче.
   *[other] Виберіть карту з руки.
}
instead-AUS-77 = Виберіть, яка частина нагороди наступна.
instead-AUS-78 = Виберіть карту з руки — або жодної.
instead-AUS-79 = Виберіть одну з показаних карт — або жодної.
instead-AUS-80 = Виберіть свій вільний номер — або жодного.
instead-AUS-81 = Виберіть гостя біля дверей.
instead-AUS-82 = Виберіть гостя за своїм столом — або нікого.
instead-AUS-83 = На такий поверх нагорода не діє: виберіть нижче.
instead-AUS-84 = Додатковий хід не пропускають: виберіть клітинку з кубиками.
instead-AUS-94 = Гостя беруть на початку ходу, одного за хід.
instead-AUS-95 = { $asked ->
    [tracks] Спершу закінчіть із кроками та кронами.
   *[other] Спершу доберіть страви.
}
instead-AUS-96 = Пасують лише на початку ходу: дограйте цей.
instead-AUS-100 = Візьміть інший кубик або заплатіть крону за шістку.
instead-AUS-145 = Усі три місця зайнято: беріться за іншу карту.

# Правила з першого погляду.
glance-aim = Перемагає той, у кого після семи раундів більше очок. Число на табличці — ваш рахунок, якщо закінчити зараз.
glance-guest = Спершу можна взяти гостя, якщо є вільний стіл. Ціна — під картою.
glance-die = Потім візьміть кубик. Що більше кубиків на клітинці, то сильніша дія; крона додасть одиницю.
glance-dishes = Подавайте те, що замовлено. За крону можна віднести три страви з кухні.
glance-room = Гість із виконаним замовленням займає вільний номер свого кольору й приносить очки та нагороду.
glance-court = Після раундів 3, 5 і 7 шкала імператора дає очки, потім усі відступають. На 3 і вище — бонус, на 0 — штраф.
glance-politics = Виконайте вимогу й у свій хід покладіть диск: першому 15 очок, потім 10, потім 5.
glance-end = Після раунду 7 зайнятий номер дає очки поверху, крона й страва — по 1. Гість, що чекає, віднімає 5.
glance-wrong-1 = Номери готують заздалегідь: без вільного номера свого кольору гість займає стіл.
glance-wrong-2 = Гостя беруть до кубика, одного за хід.
glance-wrong-3 = Кубик не дає більше тістечок, ніж штруделів, і більше кави, ніж вина.
glance-wrong-4 = Група платить один раз, коли зайнято останній номер.
glance-wrong-5 = Диски на карти політики ви кладете самі, у свій хід.

gallery-spaces = Дії кубиків
gallery-guests = Гості
gallery-staff = Персонал
gallery-politics = Карти політики
gallery-emperor = Жетони імператора
