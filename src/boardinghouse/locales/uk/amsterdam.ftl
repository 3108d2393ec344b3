# «Готелі Амстердама» українською.
game = Готелі Амстердама
option-rules = Правила
option-rules-family = сімейні: човен і обидві фігури ведуть кубики
option-rules-tactical = тактичні: без кубиків, чотири кроки на двох, повні будівлі не перевертаються
option-tiles = Жетони будівель
option-tiles-six-kinds = по шість видів удень і вночі, кожного по чотири
option-tiles-four-kinds = по чотири види вдень і вночі, кожного по шість
option-fountain = Послати туриста від фонтана
option-fountain-besides = на додачу до перевороту жетона
option-fountain-instead = замість перевороту жетона

action-sail = плисти на { $distance ->
    [one] { $distance } жетон каналу
    [few] { $distance } жетони каналу
   *[other] { $distance } жетонів каналу
}
action-hotel = збудувати готель на перехресті { $crossing }
action-walk = { $figure } йде на перехрестя { $crossing }
action-stay = далі не йти
action-turn = перевернути жетон { $cell }
action-move = вони йдуть на { $cell }
action-send = послати туриста від фонтана на { $cell }
action-done = завершити хід
action-tile = викладено жетон: { $day } / { $night }
action-first = першим ходить { $seat }
action-roll = на білому кубику { $white }, на чорному { $black }

prompt-lay-tiles = Жетони будівель перемішано; наступний лягає на { $cell }.
prompt-draw-first = Жереб визначає, хто почне.
prompt-roll-dice = Кидок кубиків.
prompt-sailing = Як далеко пливе човен?
prompt-placing = Збудуйте готель на вільному перехресті не біля фонтана.
prompt-walking = Прогулянка. { $together ->
    [0] { $mayor ->
        [0] Мер уже пройшовся.
        [one] Мер може пройти { $mayor } крок.
        [few] Мер може пройти { $mayor } кроки.
       *[other] Мер може пройти { $mayor } кроків.
    } { $watch ->
        [0] Нічний вартовий уже пройшовся.
        [one] Нічний вартовий може пройти { $watch } крок.
        [few] Нічний вартовий може пройти { $watch } кроки.
       *[other] Нічний вартовий може пройти { $watch } кроків.
    }
   *[other] Кроків на обидві фігури: { $together }, кожній не більше { $mayor }.
}
prompt-turning = { $mayor ->
    [0] { $watch ->
        [0] Обидва перевернули по жетону.
       *[other] Нічний вартовий ще може перевернути денний жетон поруч із собою.
    }
   *[other] { $watch ->
        [0] Мер ще може перевернути нічний жетон поруч із собою.
       *[other] Мер може перевернути нічний жетон поруч із собою, Нічний вартовий — денний.
    }
} { $send ->
    [0] Туриста від фонтана відправлено.
    [1] Від фонтана можна послати туриста далі.
   *[other] { "" }
}
prompt-moving = Туристи з { $cell } мають піти, і кілька місць однаково вільні. Куди вони йдуть?

event-city-laid = Місто викладено.
event-first-player = Першим ходить { $seat }.
event-rolled = { $seat } кидає кубики: білий { $white }, чорний { $black }.
event-sailed = Човен пропливає { $distance ->
    [one] { $distance } жетон
    [few] { $distance } жетони
   *[other] { $distance } жетонів
}{ $taken ->
    [0] {""}
    [one] {" "}і забирає { $taken } туриста, що чекав
   *[other] {" "}і забирає { $taken } туристів, що чекали
}.
event-landed = { $tourists ->
    [one] { $tourists } турист висаджується на { $cell }.
    [few] { $tourists } туристи висаджуються на { $cell }.
   *[other] { $tourists } туристів висаджуються на { $cell }.
}
event-waiting = { $tourists ->
    [one] { $tourists } турист чекає на { $quay } набережній.
    [few] { $tourists } туристи чекають на { $quay } набережній.
   *[other] { $tourists } туристів чекають на { $quay } набережній.
}
event-built = { $seat } будує готель на перехресті { $crossing }.
event-walked = { $figure } йде на перехрестя { $crossing }.
event-turned = { $figure } перевертає жетон { $cell }.
event-moved = { $tourists ->
    [one] { $tourists } турист переходить з { $from } на { $cell }.
    [few] { $tourists } туристи переходять з { $from } на { $cell }.
   *[other] { $tourists } туристів переходять з { $from } на { $cell }.
}
event-stranded = { $tourists ->
    [one] { $tourists } туристу з { $from } нікуди йти, крім фонтана.
   *[other] { $tourists } туристам з { $from } нікуди йти, крім фонтана.
}
event-sent = { $figure } відправляє туриста від фонтана на { $cell }.
event-target-reached = { $seat }: туристів { $tourists }, гру закінчено.
event-last-arrived = Прибув останній турист: { $seat } завершує хід, і гра закінчується.

figure-mayor = Мер
figure-watch = Нічний вартовий

board-title = { $rules ->
    [family] Сімейна гра
   *[tactical] Тактична гра
}, хід { $turn }, { $tourists ->
    [one] прибуде ще { $tourists } турист
    [few] прибудуть ще { $tourists } туристи
   *[other] прибуде ще { $tourists } туристів
}
board-dice = , останній кидок: білий { $white }, чорний { $black }
board-day = день
board-night = ніч
board-fountain = фонтан
board-quay = наб.
board-boat = ЧОВЕН
board-mayor = М
board-watch = В
board-legend = М Мер  В Нічний вартовий  ■2 готель гравця 2  ●3 туристи  /бар зворотний бік
board-player = Гравець
board-hotels = Готелі
board-tourists = Туристи
board-target = із { $target }
kind-palace = палац
kind-museum = музей
kind-church = церква
kind-market = ринок
kind-zoo = зоопарк
kind-windmill = вітряк
kind-coffeeshop = кофешоп
kind-bar = бар
kind-casino = казино
kind-theatre = театр
kind-disco = дискотека
kind-cinema = кінотеатр

## The page

day-palace = { kind-palace }
day-museum = { kind-museum }
day-church = { kind-church }
day-market = { kind-market }
day-zoo = { kind-zoo }
day-windmill = { kind-windmill }
night-coffeeshop = { kind-coffeeshop }
night-bar = { kind-bar }
night-casino = { kind-casino }
night-theatre = { kind-theatre }
night-disco = { kind-disco }
night-cinema = { kind-cinema }
quay-north-west = північно-західній
quay-north-east = північно-східній
quay-south-east = південно-східній
quay-south-west = південно-західній
verb-sail = Плисти
verb-hotel = Збудувати готель
verb-walk = Прогулянка
verb-stay = Далі не йти
verb-turn = Перевернути жетон
verb-move = Куди йдуть туристи
verb-send = Послати туриста від фонтана
verb-done = Завершити хід
arg-figure = { $value }
arg-crossing = перехрестя { $value }
arg-cell = { $value }
arg-distance = { $value ->
    [one] { $value } жетон
    [few] { $value } жетони
   *[other] { $value } жетонів
}
score-hotel-1 = навколо першого готелю
score-hotel-2 = навколо другого готелю
score-hotel-3 = навколо третього готелю

city-status = Хід { $turn } · { $supply ->
    [0] усі прибули
    [one] ще { $supply } турист
    [few] ще { $supply } туристи
   *[other] ще { $supply } туристів
}
city-label = Місто Амстердам
city-turn = Цей хід
city-phase-roll = Кидок
city-phase-sail = Канал
city-phase-hotel = Готель
city-phase-walk = Прогулянка
city-phase-turn = Переворот
city-steps = { $count ->
    [0] уже пройшовся
    [one] { $count } крок
    [few] { $count } кроки
   *[other] { $count } кроків
}
city-turns = { $count ->
    [0] перевернув
   *[other] { $figure ->
        [mayor] ніч може зробити днем
       *[watch] день може зробити ніччю
    }
}
city-send = Послати туриста від фонтана
city-send-chosen = Виберіть, куди йде турист
city-stay = Далі не йти
city-done = Завершити хід
city-houses = Будинки гравців: вікно світиться за кожного туриста
city-you = Ви
city-yours = Ваші туристи
city-to-go = { $count ->
    [0] готово!
   *[other] ще { $count }
}
city-won = перемога
city-score = { $tourists } із { $target }
city-house-name = { $name }: { $tourists } із { $target } туристів
city-house-what = Кожен турист на жетоні, якого торкається один із цих готелів, запалює вікно. Хто першим збере { $target }, одразу перемагає.
city-hotel = Готель { $number }
city-hotel-at = Готель { $number }, перехрестя { $crossing }
city-not-built = ще не збудовано
city-nobody = нікого

city-tile-name = { $cell }: { $kind }, { $side ->
    [day] день
   *[night] ніч
}, { $tourists ->
    [0] туристів немає
    [one] { $tourists } турист
    [few] { $tourists } туристи
   *[other] { $tourists } туристів
}
city-tile-title = { $kind } · { $cell }
city-shows = Зараз
city-below = На звороті
city-counts-for = Рахується для
city-tile-turns = { $side ->
    [day] Перевернути його може лише Нічний вартовий, стоячи біля одного з кутів.
   *[night] Перевернути його може лише Мер, стоячи біля одного з кутів.
}
city-tile-empty = Тут нікого немає: переворот нікого не прожене.
city-tile-stranded = Якщо його перевернути, відвідувачі підуть до фонтана: інших таких жетонів немає.
city-tile-leave = { $count ->
    [one] Якщо його перевернути, усі відвідувачі підуть на { $cells }: це найвільніший із таких самих жетонів.
   *[other] Якщо його перевернути, усі відвідувачі підуть на { $cells }, на вибір гравця: ці такі самі жетони однаково вільні.
}
city-tile-gains = Що це дасть: { $gains }.
city-tile-crowd = { $count ->
    [one] Якщо туристів більше ніж { $count }, жетон уже не можна перевернути.
   *[other] Якщо туристів більше ніж { $count }, жетон уже не можна перевернути.
}
city-fountain = Фонтан
city-fountain-name = c3: фонтан, { $tourists ->
    [0] туристів немає
    [one] { $tourists } турист
    [few] { $tourists } туристи
   *[other] { $tourists } туристів
}
city-fountain-what = Тут чекають туристи, яким більше нікуди піти. Раз за хід фігура біля фонтана може послати одного з них куди завгодно: Мер на денний жетон, Нічний вартовий на нічний.
city-fountain-walk = Фігури можуть пройти через нього навскіс за один крок. Його не перевертають, і біля його кутів не будують.
city-crossing = Перехрестя { $crossing }
city-hotel-of = Готель: { $name }, перехрестя { $crossing }
city-around = Туристів навколо
city-beside = { $cell }: { $kind }, { $tourists }
city-beside-fountain = c3: фонтан, тут туристи ні для кого не рахуються
city-stands = Стоїть
city-figure-name = { $figure ->
    [mayor] Мер
   *[watch] Нічний вартовий
}, перехрестя { $crossing }
city-figure-walks = { $figure ->
    [mayor] Проходить рівно стільки кроків, скільки на білому кубику
   *[watch] Проходить рівно стільки кроків, скільки на чорному кубику
}: { $steps }. Двічі на одне перехрестя не заходить.
city-figure-shares = Обидві фігури разом проходять не більше ніж { $all } кроки, кожна не більше ніж { $one }.
city-figure-turns = { $figure ->
    [mayor] Потім може перевернути поруч із собою один нічний жетон на день.
   *[watch] Потім може перевернути поруч із собою один денний жетон на ніч.
}
city-boat = Човен
city-to-come = Ще прибуде
city-boat-rolled = Пливе за годинниковою стрілкою на стільки жетонів, скільки показали обидва кубики, і висаджує туриста там, де зупинився.
city-boat-chosen = { $most ->
    [one] Пливе за годинниковою стрілкою на { $most } жетон і висаджує туриста там, де зупинився.
   *[other] Пливе за годинниковою стрілкою на 1–{ $most } жетони, як ви вирішите, і висаджує туриста там, де зупинився.
}
city-boat-opposite = Стоїть навпроти { $cell }: { $kind }.
city-boat-corner = Стоїть на розі: кого він привіз, той чекає на набережній.
city-quay = Набережна
city-quay-name = { $quay ->
    [north-west] Північно-західна набережна
    [north-east] Північно-східна набережна
    [south-east] Південно-східна набережна
   *[south-west] Південно-західна набережна
}, { $tourists ->
    [0] ніхто не чекає
    [one] чекає { $tourists } турист
    [few] чекають { $tourists } туристи
   *[other] чекають { $tourists } туристів
}
city-waiting = Чекають
city-quay-what = Коли човен зупиняється на розі, турист лишається тут. Пропливаючи повз пізніше, він забирає всіх.

guide-hotel = Збудуйте перший готель на перехресті, що світиться. Рахується кожен турист на чотирьох жетонах навколо нього.
guide-second = Другий готель. Жетон, якого торкаються обидва ваші готелі, рахується один раз, тож будуйте в іншому місці.
guide-sail = Тактична гра: ви самі вирішуєте, як далеко пливе човен. Числа на каналі показують, де зійде турист.
guide-walk = Обидві фігури проходять рівно стільки, скільки випало на їхніх кубиках. Мер (білий) закриває нічні жетони, Нічний вартовий (чорний) — денні. Виберіть, хто йде першим, потім перехрестя, що світиться.
guide-steps = У двох фігур разом чотири кроки, в однієї не більше трьох. Мер (білий) закриває нічні жетони, Нічний вартовий (чорний) — денні. Можна зупинитися раніше.
guide-turn = Жетон, що світиться, можна перевернути. Його відвідувачі разом підуть на найвільніший такий самий: наведіть на жетон і побачите, куди вони підуть і кому це вигідно.
guide-move = Кілька місць однаково вільні: ви вибираєте, куди піде група. Найкраще, звісно, до вашого готелю.
guide-fountain = Туриста від фонтана можна послати куди завгодно: на денний жетон, якщо поруч Мер, на нічний, якщо поруч Нічний вартовий. Натисніть на фонтан, потім на жетон.
guide-done = Перевертати більше нічого. Поки ви не завершили хід, його можна взяти назад.
guide-near = Хтось близько до мети. Переверніть жетони біля його готелю, щоб відвідувачі пішли, і стежте, де причалить човен.

## Підказки: на що дивитися
about-tile = Погляньте на тайл { $cell }: туристів там { $tourists }.
about-cell = Погляньте на { $cell }: туристів там { $tourists }.
about-crossing = Погляньте на перехрестя { $crossing } і чотири клітинки довкола нього.
about-figure = { $figure } стоїть вдало для вас.
about-boat = Погляньте, куди може причалити човен і чиї готелі поруч.
about-rest = Перевірте, чи не допоможе суперникам те, що ще можна зробити.
