# Maui по-русски.
game = Maui
option-mode = Вариант
option-mode-beach = пляж: зонтики с жемчужинами и узорами
option-mode-crabs = крабы: среди полотенец прячутся песчаные крабы
option-mode-both = оба: сначала пляж, потом крабы, с более длинными дорожками

action-towel = взять полотенце ({ $place }) и положить { $row }
action-dollars = забрать все доллары ({ $zone })
action-spare = запасное полотенце: взять бесплатно ({ $place }) и положить на ряды 3–5
action-advance = { $pattern } дорожка: один шаг
action-token = положить { $token } жетон на { $cell } клетку
action-shells = больше жетонов не класть, двигать ракушки
action-draw = из мешочка вытянуто полотенце: { $towel }
action-umbrella = выкладывают { $umbrella }
action-show = краб стоит { $crab }
action-first = первый игрок – { $seat }

place-1 = место 1
place-2 = место 2
place-3 = место 3
place-4 = место 4
place-5 = место 5
place-6 = место 6
zone-1 = зона 1
zone-2 = зона 2
row--1 = на ряд 1, две клетки в океане
row-0 = на ряды 1 и 2, одна клетка в океане
row-1 = на ряды 1–3
row-2 = на ряды 2–4
row-3 = на ряды 3–5
row-4 = на ряды 4–6
row-5 = на ряды 5–7
row-6 = на ряды 6 и 7, одна клетка среди деревьев
row-7 = на ряд 7, две клетки среди деревьев
cell-1 = верхнюю
cell-2 = среднюю
cell-3 = нижнюю
pattern-yellow = жёлтая
pattern-pink = розовая
pattern-blue = синяя
pattern-orange = оранжевая
pattern-green = зелёная
token-blue = синий
token-orange = оранжевый
umbrella-white-pearl = зонтик с белой жемчужиной
umbrella-black-pearl = зонтик с чёрной жемчужиной
umbrella-blue-green = сине-зелёный зонтик
umbrella-orange-green = оранжево-зелёный зонтик

prompt-turn = Возьмите полотенце и положите его или заберите доллары из одной зоны.
prompt-umbrella-step = Вы накрыли { $umbrella }. Шаг на какой дорожке?
prompt-tokens = Положите жетоны на новое полотенце или двигайте ракушки. Можно положить: { $blue ->
    [0] ни одного синего жетона
    [one] { $blue } синий жетон
    [few] { $blue } синих жетона
    [many] { $blue } синих жетонов
   *[other] { $blue } синего жетона
} и { $orange ->
    [0] ни одного оранжевого
    [one] { $orange } оранжевый
    [few] { $orange } оранжевых
    [many] { $orange } оранжевых
   *[other] { $orange } оранжевого
}.
prompt-fill-market = На рынок выкладывают полотенце ({ $place }).
prompt-lay-umbrella = { $seat } выкладывает зонтики; следующий – для столбца { $column }.
prompt-draw-start = { $seat } тянет начальное полотенце.
prompt-draw-first = Определяют первого игрока.
prompt-turn-crab = { $seat } переворачивает краба.

event-first-player = Первый игрок – { $seat }.
event-market-filled = На рынке новое полотенце: { $towel } ({ $place }).
event-umbrella-laid = { $seat } выкладывает { $umbrella }, столбец { $column }.
event-start-drawn = { $seat } начинает с полотенца: { $towel }.
event-towel-laid = { $cost ->
    [0] { $seat } берёт полотенце { $towel } ({ $place }) и кладёт его { $row }.
    [one] { $seat } берёт полотенце { $towel } ({ $place }) за { $cost } доллар и кладёт его { $row }.
    [few] { $seat } берёт полотенце { $towel } ({ $place }) за { $cost } доллара и кладёт его { $row }.
    [many] { $seat } берёт полотенце { $towel } ({ $place }) за { $cost } долларов и кладёт его { $row }.
   *[other] { $seat } берёт полотенце { $towel } ({ $place }) за { $cost } доллара и кладёт его { $row }.
}
event-spare-laid = { $seat } берёт { $towel } ({ $place }) как запасное полотенце.
event-penalty = { $count ->
    [one] { $seat } получает { $count } жетон штрафа.
    [few] { $seat } получает { $count } жетона штрафа.
    [many] { $seat } получает { $count } жетонов штрафа.
   *[other] { $seat } получает { $count } жетона штрафа.
}
event-umbrella-taken = { $seat } накрывает { $umbrella }.
event-umbrella-lost = { $seat } теряет { $umbrella }.
event-crab-shown = { $seat }: краб стоимостью { $crab } садится на { $cell } клетку.
event-crab-boxed = { $seat }: запасное полотенце прогоняет краба.
event-token-laid = { $seat } кладёт { $token } жетон на { $cell } клетку.
event-shell-moved = { $seat }: { $pattern } дорожка, ракушка идёт с { $from } на { $to }.
event-token-won = { $seat } получает { $token } жетон полотенца.
event-dollars-taken = { $count ->
    [one] { $seat } забирает { $count } доллар ({ $zone }).
    [few] { $seat } забирает { $count } доллара ({ $zone }).
    [many] { $seat } забирает { $count } долларов ({ $zone }).
   *[other] { $seat } забирает { $count } доллара ({ $zone }).
}
event-last-round = { $seat } кладёт двенадцатое полотенце: это последний раунд.
event-second-game = Пляжи освобождены и перевёрнуты на сторону с крабами.

board-title = { $mode ->
    [beach] Пляж
    [crabs] Крабы
   *[both] { $side ->
        [beach] Обе игры, сначала пляж
       *[crabs] Обе игры, теперь крабы
    }
}, раунд { $round }   Первый игрок: { $first }   Полотенец в мешочке: { $bag }
board-market = Рынок
board-place = { $place }: { $cost ->
    [0] бесплатно
   *[other] ${ $cost }
}
board-zone = Зона { $zone }: { $dollars ->
    [0] пусто
    [one] $1
   *[other] ${ $dollars }
}
board-turned = С вашей стороны стола полотенца видны вверх ногами; здесь они такие, какими лягут на ваш пляж.
board-tracks = Очки
board-off = вне дорожки
board-ornament = { $count ->
    [0] жетонов не осталось
    [one] { $count } { $token } жетон
   *[other] жетоны ({ $token }): { $count }
} на орнаменте (◇), { $pattern } дорожка
board-beach = { $name }: полотенец { $laid } из 12
board-ocean = океан
board-trees = деревья
board-row = ряд
board-player = Игрок
board-dollars = Доллары
board-tokens = Жетоны
board-pearls = Жемчужины
board-penalties = Штрафы
board-crabs = Крабы
board-points = Очки
board-pearl-counts = { $white } б, { $black } ч
board-token-counts = { $blue } с, { $orange } о
board-legend = Узоры: Y жёлтый, P розовый, B синий, O оранжевый, G зелёный.
board-legend-lying = На полотенцах: (B) или (O) – жетон, -1 – жетон штрафа, c3 – краб на 3 очка.
board-legend-beach = На песке: *w белая жемчужина, *b чёрная жемчужина, *BG и *OG – шаг на одной из двух дорожек.
board-legend-crabs = На песке: c? краб, *BG и *OG – шаг на одной из двух дорожек.

verb-towel = Взять полотенце
verb-dollars = Забрать доллары
verb-spare = Запасное полотенце
verb-advance = Подвинуть ракушку
verb-token = Положить жетон полотенца
verb-shells = Дальше

score-tracks = Ракушки
score-pearls = Жемчужины
score-dollars = Песчаные доллары
score-penalties = Штрафы
score-crabs = Крабы

motif-yellow = жёлтые солнца
motif-pink = розовые рыбы
motif-blue = синие волны
motif-orange = оранжевые треугольники
motif-green = зелёные листья

beach-status = Раунд { $round } · { $side ->
    [crabs] сторона с крабами
   *[beach] сторона с зонтиками
} · первым ходит { $first }
beach-your-beach = Ваш пляж
beach-beach-of = Пляж игрока { $name }
beach-move-shells = Двигать ракушки
beach-towel = Полотенце
beach-from-top = Сверху вниз
beach-cost = Цена
beach-dollars = { $count ->
    [0] ничего
    [one] { $count } песчаный доллар
    [few] { $count } песчаных доллара
    [many] { $count } песчаных долларов
   *[other] { $count } песчаного доллара
}
beach-zone = Долларовая зона { $zone }
beach-lies-here = Лежит здесь
beach-crab = Песчаный краб
beach-umbrella = Зонтик с узорами
beach-white-pearl = Зонтик с белой жемчужиной
beach-black-pearl = Зонтик с чёрной жемчужиной
beach-shows = Показывает
beach-have = В наличии
beach-start-towel = Начальное полотенце
beach-towel-in = Полотенце в столбце { $column }
beach-row = Ряд { $row }
beach-square = клетка { $square }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
beach-track = Дорожка: { $motif }
beach-tracks = Дорожки ракушек
beach-tracks-note = считается клетка, на которой стоит ракушка
beach-token = Жетон полотенца
beach-token-have = Жетон полотенца ({ $motif }): { $count }
beach-pearls-white = Белые жемчужины
beach-pearls-black = Чёрные жемчужины
beach-purse = Песчаные доллары
beach-lay = Положить { $row }
beach-bag = { $count ->
    [one] в мешочке { $count } полотенце
    [few] в мешочке { $count } полотенца
    [many] в мешочке { $count } полотенец
   *[other] в мешочке { $count } полотенца
}
beach-market-row = Ряд рынка { $row }
beach-offer = Полотенце: { $motifs }. Цена: { $cost }. { $count ->
    [0] Сейчас положить нельзя
    [one] Подходит { $count } место
    [few] Подходят { $count } места
    [many] Подходят { $count } мест
   *[other] Подходит { $count } места
}
beach-cell = Жетон на { $cell } клетку нового полотенца
beach-needs-token = с жетоном полотенца
beach-towels-laid = полотенец: { $laid } из { $all }

explain-offer = { $cost ->
    [0] Место у долларовой зоны бесплатное.
    [one] Стоит { $cost } доллар: он ложится в зону этого ряда.
    [few] Стоит { $cost } доллара: они ложатся в зону этого ряда.
    [many] Стоит { $cost } долларов: они ложатся в зону этого ряда.
   *[other] Стоит { $cost } доллара: он ложится в зону этого ряда.
}
explain-offer-places = { $count ->
    [one] На вашем пляже для него есть { $count } место: выберите полотенце, затем место.
    [few] На вашем пляже для него есть { $count } места: выберите полотенце, затем место.
    [many] На вашем пляже для него есть { $count } мест: выберите полотенце, затем место.
   *[other] На вашем пляже для него есть { $count } места: выберите полотенце, затем место.
}
explain-zone = Вместо полотенца можно забрать все доллары из одной зоны. Это весь ваш ход.
explain-crab = Если полотенце в столбце { $column } накроет этого краба, краб вылезет на него: эта клетка уже ни с чем не совпадёт.
explain-crab-values = Его стоимость, от { $lowest } до { $highest }, откроется только тогда; в конце её вычтут.
explain-umbrella-patterns = Накройте его, и одна из ваших ракушек сделает шаг на одной из двух показанных дорожек, на выбор.
explain-umbrella-pearl = Накройте его полотенцем, и жемчужина ваша.
explain-missed = Он в столбце { $column }: если полотенце там его не накроет, он пропадёт.
explain-pearl-scale = Жемчужины одного цвета: одна – { $one }, две – { $two }, три – { $three } очков.
explain-penalty = { $place ->
    [water] Одна клетка в океане: она не совпадает и стоит очко.
   *[trees] Одна клетка среди деревьев: она не совпадает и стоит очко.
}
explain-crab-hidden = На нём краб; сейчас его перевернут.
explain-crab-on-towel = На нём краб: клетка не совпадает, а в конце вычитаются очки: { $value }.
explain-token-on-towel = Благодаря жетону одна клетка показывает: { $motif }.
explain-start-towel = Первое полотенце должно совпасть с этим. В двенадцать оно не входит.
explain-row = { $steps ->
    [one] Совпадение в этом ряду двигает ракушку этого узора на { $steps } шаг.
    [few] Совпадение в этом ряду двигает ракушку этого узора на { $steps } шага.
    [many] Совпадение в этом ряду двигает ракушку этого узора на { $steps } шагов.
   *[other] Совпадение в этом ряду двигает ракушку этого узора на { $steps } шага.
}
explain-track = Совпадение двигает вашу ракушку на столько шагов, сколько стоит ряд. Считается только клетка, на которой она стоит.
explain-ornament = { $count ->
    [0] На клетке { $square } жетонов полотенца больше нет.
    [one] Кто дойдёт до клетки { $square } или пройдёт её, берёт жетон полотенца оттуда: { $motif }.
   *[other] Кто дойдёт до клетки { $square } или пройдёт её, берёт один из жетонов полотенца ({ $count }): { $motif }.
}
explain-token = Положите его на клетку только что выложенного полотенца: она покажет узор жетона. Не раньше следующего хода после получения.
explain-dollars = На них покупают полотенца, лежащие дальше от зоны. В конце каждый даёт { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
    [many] { $points } очков.
   *[other] { $points } очка.
}
explain-penalties = Каждая клетка в океане или среди деревьев стоит { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
    [many] { $points } очков.
   *[other] { $points } очка.
}
explain-crabs = Крабы на ваших полотенцах в конце отнимают свою стоимость.
explain-needs-token = Само по себе оно здесь не совпадает: совпадение должен сделать жетон полотенца.
explain-covers-crab = Полотенце накрывает краба, и тот вылезет на него.
explain-covers-patterns = Полотенце накрывает зонтик с узорами: ещё один шаг на дорожке на выбор.
explain-loses-umbrella = Зонтик этого столбца будет потерян.

guide-towel = Каждый ход вы кладёте полотенце или забираете доллары. Светящиеся полотенца рынка подходят к вашему пляжу: первое в ряду бесплатное, другие стоят 1 и 2. Нажмите на одно.
guide-place = Каждый язычок у столбца – подходящее место. Новое полотенце должно продолжить хотя бы один узор предыдущего в том же ряду. Число показывает, как изменится ваш счёт.
guide-umbrella-step = Вы накрыли зонтик с узорами. Выберите дорожку, на которой ваша ракушка сделает шаг.
guide-tokens = У вас есть жетон полотенца. Положите его на клетку нового полотенца, чтобы сменить узор, или двигайте ракушки без него.
guide-dollars = Доллары кончились? Забрать все из одной зоны – отдельный ход, и часто выгодный: более дорогие полотенца становятся доступны.
guide-edge = Числа справа в конце рядов – это шаги. Края дают 3, но полотенце, залезшее в океан или под деревья, теряет очко и узор за каждую клетку вне пляжа.
guide-umbrellas = Впереди зонтики. Ведите полотенца так, чтобы их накрывать: три жемчужины одного цвета дают куда больше, чем три разные. Что прошли мимо, то пропало.
guide-crabs = Обходите крабов: накрытый краб вылезает на полотенце, портит клетку и в конце отнимает очки.
guide-end = Игра кончается с раундом, в котором кто-то кладёт двенадцатое полотенце. Теперь считайте: ракушка даёт очки только за свою клетку, так что ценнее всего шаги в конце дорожки.

# Полотенца: узоры сверху вниз, камешки внизу
towel-YPB = жёлтое–розовое–синее
towel-YPO = жёлтое–розовое–оранжевое
towel-YPG = жёлтое–розовое–зелёное
towel-YBP = жёлтое–синее–розовое
towel-YBO = жёлтое–синее–оранжевое
towel-YBG = жёлтое–синее–зелёное
towel-YOP = жёлтое–оранжевое–розовое
towel-YOB = жёлтое–оранжевое–синее
towel-YOG = жёлтое–оранжевое–зелёное
towel-YGP = жёлтое–зелёное–розовое
towel-YGB = жёлтое–зелёное–синее
towel-YGO = жёлтое–зелёное–оранжевое
towel-PYB = розовое–жёлтое–синее
towel-PYO = розовое–жёлтое–оранжевое
towel-PYG = розовое–жёлтое–зелёное
towel-PBY = розовое–синее–жёлтое
towel-PBO = розовое–синее–оранжевое
towel-PBG = розовое–синее–зелёное
towel-POY = розовое–оранжевое–жёлтое
towel-POB = розовое–оранжевое–синее
towel-POG = розовое–оранжевое–зелёное
towel-PGY = розовое–зелёное–жёлтое
towel-PGB = розовое–зелёное–синее
towel-PGO = розовое–зелёное–оранжевое
towel-BYP = синее–жёлтое–розовое
towel-BYO = синее–жёлтое–оранжевое
towel-BYG = синее–жёлтое–зелёное
towel-BPY = синее–розовое–жёлтое
towel-BPO = синее–розовое–оранжевое
towel-BPG = синее–розовое–зелёное
towel-BOY = синее–оранжевое–жёлтое
towel-BOP = синее–оранжевое–розовое
towel-BOG = синее–оранжевое–зелёное
towel-BGY = синее–зелёное–жёлтое
towel-BGP = синее–зелёное–розовое
towel-BGO = синее–зелёное–оранжевое
towel-OYP = оранжевое–жёлтое–розовое
towel-OYB = оранжевое–жёлтое–синее
towel-OYG = оранжевое–жёлтое–зелёное
towel-OPY = оранжевое–розовое–жёлтое
towel-OPB = оранжевое–розовое–синее
towel-OPG = оранжевое–розовое–зелёное
towel-OBY = оранжевое–синее–жёлтое
towel-OBP = оранжевое–синее–розовое
towel-OBG = оранжевое–синее–зелёное
towel-OGY = оранжевое–зелёное–жёлтое
towel-OGP = оранжевое–зелёное–розовое
towel-OGB = оранжевое–зелёное–синее
towel-GYP = зелёное–жёлтое–розовое
towel-GYB = зелёное–жёлтое–синее
towel-GYO = зелёное–жёлтое–оранжевое
towel-GPY = зелёное–розовое–жёлтое
towel-GPB = зелёное–розовое–синее
towel-GPO = зелёное–розовое–оранжевое
towel-GBY = зелёное–синее–жёлтое
towel-GBP = зелёное–синее–розовое
towel-GBO = зелёное–синее–оранжевое
towel-GOY = зелёное–оранжевое–жёлтое
towel-GOP = зелёное–оранжевое–розовое
towel-GOB = зелёное–оранжевое–синее
