# «Отели Амстердама» по-русски.
game = Отели Амстердама
option-rules = Правила
option-rules-family = семейные: лодку и обе фигуры ведут кубики
option-rules-tactical = тактические: без кубиков, четыре шага на двоих, полные здания не переворачиваются
option-tiles = Жетоны зданий
option-tiles-six-kinds = по шесть видов днём и ночью, каждого по четыре
option-tiles-four-kinds = по четыре вида днём и ночью, каждого по шесть
option-fountain = Послать туриста от фонтана
option-fountain-besides = вдобавок к перевороту жетона
option-fountain-instead = вместо переворота жетона

action-sail = плыть на { $distance ->
    [one] { $distance } жетон канала
    [few] { $distance } жетона канала
   *[other] { $distance } жетонов канала
}
action-hotel = построить отель на перекрёстке { $crossing }
action-walk = { $figure } идёт на перекрёсток { $crossing }
action-stay = дальше не идти
action-turn = перевернуть жетон { $cell }
action-move = они идут на { $cell }
action-send = послать туриста от фонтана на { $cell }
action-done = закончить ход
action-tile = выложен жетон: { $day } / { $night }
action-first = первым ходит { $seat }
action-roll = на белом кубике { $white }, на чёрном { $black }

prompt-lay-tiles = Жетоны зданий перемешаны; следующий ложится на { $cell }.
prompt-draw-first = По жребию определяется, кто начнёт.
prompt-roll-dice = Бросок кубиков.
prompt-sailing = Насколько далеко плывёт лодка?
prompt-placing = Постройте отель на свободном перекрёстке не у фонтана.
prompt-walking = Прогулка. { $together ->
    [0] { $mayor ->
        [0] Мэр уже прошёлся.
        [one] Мэр может пройти { $mayor } шаг.
        [few] Мэр может пройти { $mayor } шага.
       *[other] Мэр может пройти { $mayor } шагов.
    } { $watch ->
        [0] Ночной смотритель уже прошёлся.
        [one] Ночной смотритель может пройти { $watch } шаг.
        [few] Ночной смотритель может пройти { $watch } шага.
       *[other] Ночной смотритель может пройти { $watch } шагов.
    }
   *[other] Шагов на обе фигуры: { $together }, каждой не больше { $mayor }.
}
prompt-turning = { $mayor ->
    [0] { $watch ->
        [0] Оба перевернули по жетону.
       *[other] Ночной смотритель ещё может перевернуть дневной жетон рядом с собой.
    }
   *[other] { $watch ->
        [0] Мэр ещё может перевернуть ночной жетон рядом с собой.
       *[other] Мэр может перевернуть ночной жетон рядом с собой, Ночной смотритель — дневной.
    }
} { $send ->
    [0] Турист от фонтана отправлен.
    [1] От фонтана можно послать туриста дальше.
   *[other] { "" }
}
prompt-moving = Туристы с { $cell } должны уйти, и несколько мест одинаково свободны. Куда они идут?

event-city-laid = Город выложен.
event-first-player = Первым ходит { $seat }.
event-rolled = { $seat } бросает кубики: белый { $white }, чёрный { $black }.
event-sailed = Лодка проплывает { $distance ->
    [one] { $distance } жетон
    [few] { $distance } жетона
   *[other] { $distance } жетонов
}{ $taken ->
    [0] {""}
    [one] {" "}и забирает { $taken } ожидающего туриста
   *[other] {" "}и забирает { $taken } ожидающих туристов
}.
event-landed = { $tourists ->
    [one] { $tourists } турист высаживается на { $cell }.
    [few] { $tourists } туриста высаживаются на { $cell }.
   *[other] { $tourists } туристов высаживаются на { $cell }.
}
event-waiting = { $tourists ->
    [one] { $tourists } турист ждёт на { $quay } набережной.
    [few] { $tourists } туриста ждут на { $quay } набережной.
   *[other] { $tourists } туристов ждут на { $quay } набережной.
}
event-built = { $seat } строит отель на перекрёстке { $crossing }.
event-walked = { $figure } идёт на перекрёсток { $crossing }.
event-turned = { $figure } переворачивает жетон { $cell }.
event-moved = { $tourists ->
    [one] { $tourists } турист переходит с { $from } на { $cell }.
    [few] { $tourists } туриста переходят с { $from } на { $cell }.
   *[other] { $tourists } туристов переходят с { $from } на { $cell }.
}
event-stranded = { $tourists ->
    [one] { $tourists } туристу с { $from } некуда идти, кроме фонтана.
   *[other] { $tourists } туристам с { $from } некуда идти, кроме фонтана.
}
event-sent = { $figure } отправляет туриста от фонтана на { $cell }.
event-target-reached = { $seat }: туристов { $tourists }, игра окончена.
event-last-arrived = Прибыл последний турист: { $seat } заканчивает ход, и игра завершается.

figure-mayor = Мэр
figure-watch = Ночной смотритель

board-title = { $rules ->
    [family] Семейная игра
   *[tactical] Тактическая игра
}, ход { $turn }, { $tourists ->
    [one] прибудет ещё { $tourists } турист
    [few] прибудут ещё { $tourists } туриста
   *[other] прибудет ещё { $tourists } туристов
}
board-dice = , последний бросок: белый { $white }, чёрный { $black }
board-day = день
board-night = ночь
board-fountain = фонтан
board-quay = наб.
board-boat = ЛОДКА
board-mayor = М
board-watch = С
board-legend = М Мэр  С Ночной смотритель  ■2 отель игрока 2  ●3 туристы  /бар обратная сторона
board-player = Игрок
board-hotels = Отели
board-tourists = Туристы
board-target = из { $target }
kind-palace = дворец
kind-museum = музей
kind-church = церковь
kind-market = рынок
kind-zoo = зоопарк
kind-windmill = мельница
kind-coffeeshop = кофешоп
kind-bar = бар
kind-casino = казино
kind-theatre = театр
kind-disco = дискотека
kind-cinema = кинотеатр

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
quay-north-west = северо-западной
quay-north-east = северо-восточной
quay-south-east = юго-восточной
quay-south-west = юго-западной
verb-sail = Плыть
verb-hotel = Построить отель
verb-walk = Прогулка
verb-stay = Дальше не идти
verb-turn = Перевернуть жетон
verb-move = Куда идут туристы
verb-send = Послать туриста от фонтана
verb-done = Закончить ход
arg-figure = { $value }
arg-crossing = перекрёсток { $value }
arg-cell = { $value }
arg-distance = { $value ->
    [one] { $value } жетон
    [few] { $value } жетона
   *[other] { $value } жетонов
}
score-hotel-1 = вокруг первого отеля
score-hotel-2 = вокруг второго отеля
score-hotel-3 = вокруг третьего отеля

city-status = Ход { $turn } · { $supply ->
    [0] все прибыли
    [one] ещё { $supply } турист
    [few] ещё { $supply } туриста
   *[other] ещё { $supply } туристов
}
city-label = Город Амстердам
city-turn = Этот ход
city-phase-roll = Бросок
city-phase-sail = Канал
city-phase-hotel = Отель
city-phase-walk = Прогулка
city-phase-turn = Переворот
city-steps = { $count ->
    [0] уже прошёлся
    [one] { $count } шаг
    [few] { $count } шага
   *[other] { $count } шагов
}
city-turns = { $count ->
    [0] перевернул
   *[other] { $figure ->
        [mayor] ночь может сделать днём
       *[watch] день может сделать ночью
    }
}
city-send = Послать туриста от фонтана
city-send-chosen = Выберите, куда идёт турист
city-stay = Дальше не идти
city-done = Закончить ход
city-houses = Дома игроков: окно светится за каждого туриста
city-you = Вы
city-yours = Ваши туристы
city-to-go = { $count ->
    [0] готово!
   *[other] ещё { $count }
}
city-won = победа
city-score = { $tourists } из { $target }
city-house-name = { $name }: { $tourists } из { $target } туристов
city-house-what = Каждый турист на жетоне, которого касается один из этих отелей, зажигает окно. Кто первым соберёт { $target }, сразу побеждает.
city-hotel = Отель { $number }
city-hotel-at = Отель { $number }, перекрёсток { $crossing }
city-not-built = ещё не построен
city-nobody = никого

city-tile-name = { $cell }: { $kind }, { $side ->
    [day] день
   *[night] ночь
}, { $tourists ->
    [0] туристов нет
    [one] { $tourists } турист
    [few] { $tourists } туриста
   *[other] { $tourists } туристов
}
city-tile-title = { $kind } · { $cell }
city-shows = Сейчас
city-below = На обороте
city-counts-for = Считается для
city-tile-turns = { $side ->
    [day] Перевернуть его может только Ночной смотритель, стоя у одного из углов.
   *[night] Перевернуть его может только Мэр, стоя у одного из углов.
}
city-tile-empty = Здесь никого нет: переворот никого не прогонит.
city-tile-stranded = Если его перевернуть, посетители уйдут к фонтану: других таких жетонов нет.
city-tile-leave = { $count ->
    [one] Если его перевернуть, все посетители уйдут на { $cells }: это самый свободный из таких же жетонов.
   *[other] Если его перевернуть, все посетители уйдут на { $cells }, по выбору игрока: эти такие же жетоны одинаково свободны.
}
city-tile-gains = Что это даст: { $gains }.
city-tile-crowd = { $count ->
    [one] Если туристов больше { $count }, жетон уже нельзя перевернуть.
   *[other] Если туристов больше { $count }, жетон уже нельзя перевернуть.
}
city-fountain = Фонтан
city-fountain-name = c3: фонтан, { $tourists ->
    [0] туристов нет
    [one] { $tourists } турист
    [few] { $tourists } туриста
   *[other] { $tourists } туристов
}
city-fountain-what = Здесь ждут туристы, которым больше некуда пойти. Раз за ход фигура у фонтана может послать одного из них куда угодно: Мэр на дневной жетон, Ночной смотритель на ночной.
city-fountain-walk = Фигуры могут пройти через него по диагонали за один шаг. Его не переворачивают, и у его углов не строят.
city-crossing = Перекрёсток { $crossing }
city-hotel-of = Отель: { $name }, перекрёсток { $crossing }
city-around = Туристов вокруг
city-beside = { $cell }: { $kind }, { $tourists }
city-beside-fountain = c3: фонтан, здесь туристы ни для кого не считаются
city-stands = Стоит
city-figure-name = { $figure ->
    [mayor] Мэр
   *[watch] Ночной смотритель
}, перекрёсток { $crossing }
city-figure-walks = { $figure ->
    [mayor] Проходит ровно столько шагов, сколько на белом кубике
   *[watch] Проходит ровно столько шагов, сколько на чёрном кубике
}: { $steps }. Дважды на один перекрёсток не заходит.
city-figure-shares = Обе фигуры вместе проходят не больше { $all } шагов, каждая не больше { $one }.
city-figure-turns = { $figure ->
    [mayor] Потом может перевернуть рядом с собой один ночной жетон на день.
   *[watch] Потом может перевернуть рядом с собой один дневной жетон на ночь.
}
city-boat = Лодка
city-to-come = Ещё прибудет
city-boat-rolled = Плывёт по часовой стрелке на столько жетонов, сколько показали оба кубика, и высаживает туриста там, где остановилась.
city-boat-chosen = { $most ->
    [one] Плывёт по часовой стрелке на { $most } жетон и высаживает туриста там, где остановилась.
   *[other] Плывёт по часовой стрелке на 1–{ $most } жетона, как вы решите, и высаживает туриста там, где остановилась.
}
city-boat-opposite = Стоит напротив { $cell }: { $kind }.
city-boat-corner = Стоит на углу: кого она привезла, тот ждёт на набережной.
city-quay = Набережная
city-quay-name = { $quay ->
    [north-west] Северо-западная набережная
    [north-east] Северо-восточная набережная
    [south-east] Юго-восточная набережная
   *[south-west] Юго-западная набережная
}, { $tourists ->
    [0] никто не ждёт
    [one] ждёт { $tourists } турист
    [few] ждут { $tourists } туриста
   *[other] ждут { $tourists } туристов
}
city-waiting = Ждут
city-quay-what = Когда лодка останавливается на углу, турист остаётся здесь. Проплывая мимо позже, она забирает всех.

guide-hotel = Постройте первый отель на светящемся перекрёстке. Считается каждый турист на четырёх жетонах вокруг него.
guide-second = Второй отель. Жетон, которого касаются оба ваших отеля, считается один раз, так что стройте в другом месте.
guide-sail = Тактическая игра: вы сами решаете, как далеко плывёт лодка. Числа на канале показывают, где сойдёт турист.
guide-walk = Обе фигуры проходят ровно столько, сколько выпало на их кубиках. Мэр (белый) закрывает ночные жетоны, Ночной смотритель (чёрный) — дневные. Выберите, кто идёт первым, потом светящийся перекрёсток.
guide-steps = У двух фигур вместе четыре шага, у одной не больше трёх. Мэр (белый) закрывает ночные жетоны, Ночной смотритель (чёрный) — дневные. Можно остановиться раньше.
guide-turn = Светящийся жетон можно перевернуть. Его посетители вместе уйдут на самый свободный такой же: наведите на жетон и увидите, куда они пойдут и кому это выгодно.
guide-move = Несколько мест одинаково свободны: вы выбираете, куда пойдёт группа. Лучше всего, конечно, к вашему отелю.
guide-fountain = Туриста от фонтана можно послать куда угодно: на дневной жетон, если рядом Мэр, на ночной, если рядом Ночной смотритель. Нажмите на фонтан, потом на жетон.
guide-done = Переворачивать больше нечего. Пока вы не закончили ход, его можно взять назад.
guide-near = Кто-то близок к цели. Переверните жетоны у его отеля, чтобы посетители ушли, и следите, где причалит лодка.

## Подсказки: на что смотреть
about-tile = Посмотрите на тайл { $cell }: туристов там { $tourists }.
about-cell = Посмотрите на { $cell }: туристов там { $tourists }.
about-crossing = Посмотрите на перекрёсток { $crossing } и четыре клетки вокруг него.
about-figure = { $figure } стоит удачно для вас.
about-boat = Посмотрите, куда может причалить лодка и чьи отели рядом.
about-rest = Проверьте, не поможет ли соперникам то, что ещё можно сделать.
