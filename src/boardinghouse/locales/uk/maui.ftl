# Maui українською.
game = Мауї
option-mode = Варіант
option-mode-beach = пляж: парасольки з перлинами та візерунками
option-mode-crabs = краби: серед рушників ховаються піщані краби
option-mode-both = обидва: спершу пляж, потім краби, з довшими доріжками

action-towel = узяти рушник ({ $place }) і покласти { $row }
action-dollars = забрати всі долари ({ $zone })
action-spare = запасний рушник: узяти безкоштовно ({ $place }) і покласти на рядки 3–5
action-advance = { $pattern } доріжка: один крок
action-token = покласти { $token } жетон на { $cell } клітинку
action-shells = більше жетонів не класти, рухати мушлі
action-draw = з мішечка витягнуто рушник: { $towel }
action-umbrella = викладено { $umbrella }
action-show = краб коштує { $crab }
action-first = перший гравець – { $seat }

place-1 = місце 1
place-2 = місце 2
place-3 = місце 3
place-4 = місце 4
place-5 = місце 5
place-6 = місце 6
zone-1 = зона 1
zone-2 = зона 2
row--1 = на рядок 1, дві клітинки в океані
row-0 = на рядки 1 і 2, одна клітинка в океані
row-1 = на рядки 1–3
row-2 = на рядки 2–4
row-3 = на рядки 3–5
row-4 = на рядки 4–6
row-5 = на рядки 5–7
row-6 = на рядки 6 і 7, одна клітинка серед дерев
row-7 = на рядок 7, дві клітинки серед дерев
cell-1 = верхню
cell-2 = середню
cell-3 = нижню
pattern-yellow = жовта
pattern-pink = рожева
pattern-blue = синя
pattern-orange = помаранчева
pattern-green = зелена
token-blue = синій
token-orange = помаранчевий
umbrella-white-pearl = парасольку з білою перлиною
umbrella-black-pearl = парасольку з чорною перлиною
umbrella-blue-green = синьо-зелену парасольку
umbrella-orange-green = помаранчево-зелену парасольку

prompt-turn = Візьміть рушник і покладіть його або заберіть долари з однієї зони.
prompt-umbrella-step = Ви накрили { $umbrella }. Крок на якій доріжці?
prompt-tokens = Покладіть жетони на новий рушник або рухайте мушлі. Можна покласти: { $blue ->
    [0] жодного синього жетона
    [one] { $blue } синій жетон
    [few] { $blue } сині жетони
    [many] { $blue } синіх жетонів
   *[other] { $blue } синього жетона
} і { $orange ->
    [0] жодного помаранчевого
    [one] { $orange } помаранчевий
    [few] { $orange } помаранчеві
    [many] { $orange } помаранчевих
   *[other] { $orange } помаранчевого
}.
prompt-fill-market = На ринок викладають рушник ({ $place }).
prompt-lay-umbrella = { $seat } викладає парасольки; наступна – для стовпчика { $column }.
prompt-draw-start = { $seat } тягне початковий рушник.
prompt-draw-first = Визначають першого гравця.
prompt-turn-crab = { $seat } перевертає краба.

event-first-player = Перший гравець – { $seat }.
event-market-filled = На ринку новий рушник: { $towel } ({ $place }).
event-umbrella-laid = { $seat } викладає { $umbrella }, стовпчик { $column }.
event-start-drawn = { $seat } починає з рушника: { $towel }.
event-towel-laid = { $cost ->
    [0] { $seat } бере рушник { $towel } ({ $place }) і кладе його { $row }.
    [one] { $seat } бере рушник { $towel } ({ $place }) за { $cost } долар і кладе його { $row }.
    [few] { $seat } бере рушник { $towel } ({ $place }) за { $cost } долари і кладе його { $row }.
    [many] { $seat } бере рушник { $towel } ({ $place }) за { $cost } доларів і кладе його { $row }.
   *[other] { $seat } бере рушник { $towel } ({ $place }) за { $cost } долара і кладе його { $row }.
}
event-spare-laid = { $seat } бере { $towel } ({ $place }) як запасний рушник.
event-penalty = { $count ->
    [one] { $seat } отримує { $count } жетон штрафу.
    [few] { $seat } отримує { $count } жетони штрафу.
    [many] { $seat } отримує { $count } жетонів штрафу.
   *[other] { $seat } отримує { $count } жетона штрафу.
}
event-umbrella-taken = { $seat } накриває { $umbrella }.
event-umbrella-lost = { $seat } втрачає { $umbrella }.
event-crab-shown = { $seat }: краб вартістю { $crab } сідає на { $cell } клітинку.
event-crab-boxed = { $seat }: запасний рушник проганяє краба.
event-token-laid = { $seat } кладе { $token } жетон на { $cell } клітинку.
event-shell-moved = { $seat }: { $pattern } доріжка, мушля йде з { $from } на { $to }.
event-token-won = { $seat } отримує { $token } жетон рушника.
event-dollars-taken = { $count ->
    [one] { $seat } забирає { $count } долар ({ $zone }).
    [few] { $seat } забирає { $count } долари ({ $zone }).
    [many] { $seat } забирає { $count } доларів ({ $zone }).
   *[other] { $seat } забирає { $count } долара ({ $zone }).
}
event-last-round = { $seat } кладе дванадцятий рушник: це останній раунд.
event-second-game = Пляжі звільнено й перевернуто на бік із крабами.

board-title = { $mode ->
    [beach] Пляж
    [crabs] Краби
   *[both] { $side ->
        [beach] Обидві гри, спершу пляж
       *[crabs] Обидві гри, тепер краби
    }
}, раунд { $round }   Перший гравець: { $first }   Рушників у мішечку: { $bag }
board-market = Ринок
board-place = { $place }: { $cost ->
    [0] безкоштовно
   *[other] ${ $cost }
}
board-zone = Зона { $zone }: { $dollars ->
    [0] порожня
    [one] $1
   *[other] ${ $dollars }
}
board-turned = З вашого боку столу рушники видно догори дриґом; тут вони такі, як ляжуть на ваш пляж.
board-tracks = Бали
board-off = поза доріжкою
board-ornament = { $count ->
    [0] жетонів не лишилося
    [one] { $count } { $token } жетон
   *[other] жетони ({ $token }): { $count }
} на орнаменті (◇), { $pattern } доріжка
board-beach = { $name }: рушників { $laid } із 12
board-ocean = океан
board-trees = дерева
board-row = рядок
board-player = Гравець
board-dollars = Долари
board-tokens = Жетони
board-pearls = Перлини
board-penalties = Штрафи
board-crabs = Краби
board-points = Бали
board-pearl-counts = { $white } б, { $black } ч
board-token-counts = { $blue } с, { $orange } п
board-legend = Візерунки: Y жовтий, P рожевий, B синій, O помаранчевий, G зелений.
board-legend-lying = На рушниках: (B) або (O) – жетон, -1 – жетон штрафу, c3 – краб на 3 бали.
board-legend-beach = На піску: *w біла перлина, *b чорна перлина, *BG і *OG – крок на одній із двох доріжок.
board-legend-crabs = На піску: c? краб, *BG і *OG – крок на одній із двох доріжок.

verb-towel = Узяти рушник
verb-dollars = Забрати долари
verb-spare = Запасний рушник
verb-advance = Посунути мушлю
verb-token = Покласти жетон рушника
verb-shells = Далі

score-tracks = Мушлі
score-pearls = Перлини
score-dollars = Піщані долари
score-penalties = Штрафи
score-crabs = Краби

motif-yellow = жовті сонця
motif-pink = рожеві риби
motif-blue = сині хвилі
motif-orange = помаранчеві трикутники
motif-green = зелене листя

beach-status = Раунд { $round } · { $side ->
    [crabs] бік із крабами
   *[beach] бік із парасольками
} · першим ходить { $first }
beach-your-beach = Ваш пляж
beach-beach-of = Пляж гравця { $name }
beach-move-shells = Рухати мушлі
beach-towel = Рушник
beach-from-top = Згори донизу
beach-cost = Ціна
beach-dollars = { $count ->
    [0] нічого
    [one] { $count } піщаний долар
    [few] { $count } піщані долари
    [many] { $count } піщаних доларів
   *[other] { $count } піщаного долара
}
beach-zone = Доларова зона { $zone }
beach-lies-here = Лежить тут
beach-crab = Піщаний краб
beach-umbrella = Парасолька з візерунками
beach-white-pearl = Парасолька з білою перлиною
beach-black-pearl = Парасолька з чорною перлиною
beach-shows = Показує
beach-have = У наявності
beach-start-towel = Початковий рушник
beach-towel-in = Рушник у стовпчику { $column }
beach-row = Рядок { $row }
beach-square = квадрат { $square }, { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}
beach-track = Доріжка: { $motif }
beach-tracks = Доріжки мушель
beach-tracks-note = рахується квадрат, на якому стоїть мушля
beach-token = Жетон рушника
beach-token-have = Жетон рушника ({ $motif }): { $count }
beach-pearls-white = Білі перлини
beach-pearls-black = Чорні перлини
beach-purse = Піщані долари
beach-lay = Покласти { $row }
beach-bag = { $count ->
    [one] у мішечку { $count } рушник
    [few] у мішечку { $count } рушники
    [many] у мішечку { $count } рушників
   *[other] у мішечку { $count } рушника
}
beach-market-row = Рядок ринку { $row }
beach-offer = Рушник: { $motifs }. Ціна: { $cost }. { $count ->
    [0] Зараз покласти не можна
    [one] Підходить { $count } місце
    [few] Підходять { $count } місця
    [many] Підходить { $count } місць
   *[other] Підходить { $count } місця
}
beach-cell = Жетон на { $cell } клітинку нового рушника
beach-needs-token = із жетоном рушника
beach-towels-laid = рушників: { $laid } із { $all }

explain-offer = { $cost ->
    [0] Місце біля доларової зони безкоштовне.
    [one] Коштує { $cost } долар: він лягає в зону цього рядка.
    [few] Коштує { $cost } долари: вони лягають у зону цього рядка.
    [many] Коштує { $cost } доларів: вони лягають у зону цього рядка.
   *[other] Коштує { $cost } долара: він лягає в зону цього рядка.
}
explain-offer-places = { $count ->
    [one] На вашому пляжі для нього є { $count } місце: виберіть рушник, а тоді місце.
    [few] На вашому пляжі для нього є { $count } місця: виберіть рушник, а тоді місце.
    [many] На вашому пляжі для нього є { $count } місць: виберіть рушник, а тоді місце.
   *[other] На вашому пляжі для нього є { $count } місця: виберіть рушник, а тоді місце.
}
explain-zone = Замість рушника можна забрати всі долари з однієї зони. Це весь ваш хід.
explain-crab = Якщо рушник у стовпчику { $column } накриє цього краба, краб вилізе на нього: ця клітинка вже ні з чим не збігатиметься.
explain-crab-values = Його вартість, від { $lowest } до { $highest }, стане відома лише тоді; наприкінці її віднімуть.
explain-umbrella-patterns = Накрийте її, і одна з ваших мушель зробить крок на одній із двох зображених доріжок, на вибір.
explain-umbrella-pearl = Накрийте її рушником, і перлина ваша.
explain-missed = Вона у стовпчику { $column }: якщо рушник там її не накриє, вона зникне.
explain-pearl-scale = Перлини одного кольору: одна – { $one }, дві – { $two }, три – { $three } балів.
explain-penalty = { $place ->
    [water] Одна клітинка в океані: вона не збігається і коштує бал.
   *[trees] Одна клітинка серед дерев: вона не збігається і коштує бал.
}
explain-crab-hidden = На ньому краб; зараз його перевернуть.
explain-crab-on-towel = На ньому краб: клітинка не збігається, а наприкінці відніме стільки балів: { $value }.
explain-token-on-towel = Завдяки жетону одна клітинка показує: { $motif }.
explain-start-towel = Перший рушник має збігтися з цим. До дванадцяти він не належить.
explain-row = { $steps ->
    [one] Збіг у цьому рядку посуває мушлю цього візерунка на { $steps } крок.
    [few] Збіг у цьому рядку посуває мушлю цього візерунка на { $steps } кроки.
    [many] Збіг у цьому рядку посуває мушлю цього візерунка на { $steps } кроків.
   *[other] Збіг у цьому рядку посуває мушлю цього візерунка на { $steps } кроку.
}
explain-track = Збіг посуває вашу мушлю на стільки кроків, скільки коштує рядок. Рахується лише квадрат, на якому вона стоїть.
explain-ornament = { $count ->
    [0] На квадраті { $square } жетонів рушника вже немає.
    [one] Хто дійде до квадрата { $square } або пройде його, бере жетон рушника звідти: { $motif }.
   *[other] Хто дійде до квадрата { $square } або пройде його, бере один із жетонів рушника ({ $count }): { $motif }.
}
explain-token = Покладіть його на клітинку щойно викладеного рушника: вона покаже візерунок жетона. Не раніше наступного ходу після отримання.
explain-dollars = На них купують рушники, що лежать далі від зони. Наприкінці кожен дає { $points ->
    [one] { $points } бал.
    [few] { $points } бали.
    [many] { $points } балів.
   *[other] { $points } бала.
}
explain-penalties = Кожна клітинка в океані чи серед дерев коштує { $points ->
    [one] { $points } бал.
    [few] { $points } бали.
    [many] { $points } балів.
   *[other] { $points } бала.
}
explain-crabs = Краби на ваших рушниках наприкінці віднімають свою вартість.
explain-needs-token = Сам по собі він тут не збігається: збіг має зробити жетон рушника.
explain-covers-crab = Рушник накриває краба, і той вилізе на нього.
explain-covers-patterns = Рушник накриває парасольку з візерунками: ще один крок на доріжці на вибір.
explain-loses-umbrella = Парасольку цього стовпчика буде втрачено.

guide-towel = Щоходу ви кладете рушник або забираєте долари. Рушники ринку, що світяться, підходять до вашого пляжу: перший у рядку безкоштовний, інші коштують 1 і 2. Натисніть на один.
guide-place = Кожен язичок біля стовпчика – місце, що підходить. Новий рушник має продовжити принаймні один візерунок попереднього в тому самому рядку. Число показує, як зміниться ваш рахунок.
guide-umbrella-step = Ви накрили парасольку з візерунками. Виберіть доріжку, на якій ваша мушля зробить крок.
guide-tokens = У вас є жетон рушника. Покладіть його на клітинку нового рушника, щоб змінити візерунок, або рухайте мушлі без нього.
guide-dollars = Долари скінчилися? Забрати всі з однієї зони – це окремий хід, і часто вигідний: дорожчі рушники стають доступними.
guide-edge = Числа праворуч у кінці рядків – це кроки. Краї дають 3, але рушник, що заліз в океан чи під дерева, втрачає бал і візерунок за кожну клітинку поза пляжем.
guide-umbrellas = Попереду парасольки. Ведіть рушники так, щоб їх накривати: три перлини одного кольору дають значно більше, ніж три різні. Що пройшли повз, те зникло.
guide-crabs = Обходьте крабів: накритий краб вилазить на рушник, псує клітинку й наприкінці забирає бали.
guide-end = Гра закінчується з раундом, у якому хтось кладе дванадцятий рушник. Тепер рахуйте: мушля дає бали лише за свій квадрат, тож найцінніші кроки – вгорі доріжки.

# Рушники: візерунки згори донизу, камінці знизу
towel-YPB = жовтий–рожевий–синій
towel-YPO = жовтий–рожевий–помаранчевий
towel-YPG = жовтий–рожевий–зелений
towel-YBP = жовтий–синій–рожевий
towel-YBO = жовтий–синій–помаранчевий
towel-YBG = жовтий–синій–зелений
towel-YOP = жовтий–помаранчевий–рожевий
towel-YOB = жовтий–помаранчевий–синій
towel-YOG = жовтий–помаранчевий–зелений
towel-YGP = жовтий–зелений–рожевий
towel-YGB = жовтий–зелений–синій
towel-YGO = жовтий–зелений–помаранчевий
towel-PYB = рожевий–жовтий–синій
towel-PYO = рожевий–жовтий–помаранчевий
towel-PYG = рожевий–жовтий–зелений
towel-PBY = рожевий–синій–жовтий
towel-PBO = рожевий–синій–помаранчевий
towel-PBG = рожевий–синій–зелений
towel-POY = рожевий–помаранчевий–жовтий
towel-POB = рожевий–помаранчевий–синій
towel-POG = рожевий–помаранчевий–зелений
towel-PGY = рожевий–зелений–жовтий
towel-PGB = рожевий–зелений–синій
towel-PGO = рожевий–зелений–помаранчевий
towel-BYP = синій–жовтий–рожевий
towel-BYO = синій–жовтий–помаранчевий
towel-BYG = синій–жовтий–зелений
towel-BPY = синій–рожевий–жовтий
towel-BPO = синій–рожевий–помаранчевий
towel-BPG = синій–рожевий–зелений
towel-BOY = синій–помаранчевий–жовтий
towel-BOP = синій–помаранчевий–рожевий
towel-BOG = синій–помаранчевий–зелений
towel-BGY = синій–зелений–жовтий
towel-BGP = синій–зелений–рожевий
towel-BGO = синій–зелений–помаранчевий
towel-OYP = помаранчевий–жовтий–рожевий
towel-OYB = помаранчевий–жовтий–синій
towel-OYG = помаранчевий–жовтий–зелений
towel-OPY = помаранчевий–рожевий–жовтий
towel-OPB = помаранчевий–рожевий–синій
towel-OPG = помаранчевий–рожевий–зелений
towel-OBY = помаранчевий–синій–жовтий
towel-OBP = помаранчевий–синій–рожевий
towel-OBG = помаранчевий–синій–зелений
towel-OGY = помаранчевий–зелений–жовтий
towel-OGP = помаранчевий–зелений–рожевий
towel-OGB = помаранчевий–зелений–синій
towel-GYP = зелений–жовтий–рожевий
towel-GYB = зелений–жовтий–синій
towel-GYO = зелений–жовтий–помаранчевий
towel-GPY = зелений–рожевий–жовтий
towel-GPB = зелений–рожевий–синій
towel-GPO = зелений–рожевий–помаранчевий
towel-GBY = зелений–синій–жовтий
towel-GBP = зелений–синій–рожевий
towel-GBO = зелений–синій–помаранчевий
towel-GOY = зелений–помаранчевий–жовтий
towel-GOP = зелений–помаранчевий–рожевий
towel-GOB = зелений–помаранчевий–синій
