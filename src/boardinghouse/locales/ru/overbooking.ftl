# Overbooking по-русски.
game = Забронировано
option-scoring = Бонус за гербы
option-scoring-beginner = для новичков: 2, 4 или 6 очков за четыре, пять или шесть одинаковых гербов
option-scoring-none = без бонуса
option-scoring-expert = для экспертов: 2, 5 или 10 очков за четыре, пять или шесть одинаковых гербов
option-look = Свои закрытые карты
option-look-allowed = можно смотреть
option-look-forbidden = смотреть нельзя

action-lay = { $card }: гостиница { $hotel }, { $side }
action-keep = оставить карту себе
action-choose = карта на месте { $place }
action-decline = ничего не делать
action-draw = взять карту: { $card }
action-show = выложить гостиницу «{ $side-of-hotel }»
action-first = первый игрок — { $seat }
side-door = чёрный ход
side-queue = очередь

prompt-laying = Выложите карту в очередь или к чёрному ходу.
prompt-maids = Гостиница { $hotel }: ваши служанки могут занять место одной из ваших карт в очереди.
prompt-noblewomen = Гостиница { $hotel }: ваши дворянки могут выбрать вашу карту в очереди, которая заселится первой.
prompt-soldiers = Гостиница { $hotel }: ваши солдаты могут занять место карты работяг в очереди.
prompt-draw-hotel = Выкладывается гостиница { $hotel }.
prompt-draw-cards = { $seat } берёт карты.
prompt-draw-first = Определяется первый игрок.

event-hotel-shown = Гостиница { $hotel } — «{ $side-of-hotel }».
event-first-player = Первый игрок — { $seat }.
event-drew = { $seat } берёт карту: { $card }.
event-drew-hidden = { $seat } берёт карту.
event-laid = { $seat } выкладывает: { $card } — гостиница { $hotel }, { $side }.
event-laid-hidden = { $seat } выкладывает закрытую карту: { $family }, { $large } герб — гостиница { $hotel }, { $side }.
event-kept = { $seat } оставляет карту себе.
event-took-token = { $seat } берёт фишку гостиницы { $hotel }.
event-hotel-checked = Проверка гостиницы { $hotel }, мест: { $beds }.
event-turned-up = Гостиница { $hotel }, { $side }: { $card } ({ $seat }).
event-monk-moved = Гостиница { $hotel }: { $card } ({ $seat }) встаёт в конец очереди.
event-beds-changed = В гостинице { $hotel } теперь мест: { $beds }.
event-replaced = Гостиница { $hotel }: { $card } ({ $seat }) вместо карты { $lost-card } ({ $loser }).
event-chosen = { $seat } выбирает карту, которая бронирует первой: { $card } (гостиница { $hotel }).
event-declined = { $seat } ничего не меняет.
event-booked = Гостиница { $hotel }: { $card } ({ $seat }) — места есть, осталось { $beds }.
event-turned-away = Гостиница { $hotel }: { $card } ({ $seat }) — мест не хватило.
event-round-began = Начинается раунд { $round }.

card-1-bird = монах 1 (птица)
card-1-fish = монах 1 (рыба)
card-1-bear = монах 1 (медведь)
card-1-stag = монах 1 (олень)
card-2-bird = торговцы 2 (птица)
card-2-fish = торговцы 2 (рыба)
card-2-bear = торговцы 2 (медведь)
card-2-stag = торговцы 2 (олень)
card-3-bird = служанки 3 (птица)
card-3-fish = служанки 3 (рыба)
card-3-bear = служанки 3 (медведь)
card-3-stag = служанки 3 (олень)
card-4-bird = дворянки 4 (птица)
card-4-fish = дворянки 4 (рыба)
card-4-bear = дворянки 4 (медведь)
card-4-stag = дворянки 4 (олень)
card-5-bird = солдаты 5 (птица)
card-5-fish = солдаты 5 (рыба)
card-5-bear = солдаты 5 (медведь)
card-5-stag = солдаты 5 (олень)
card-6-bird = работяги 6 (птица)
card-6-fish = работяги 6 (рыба)
card-6-bear = работяги 6 (медведь)
card-6-stag = работяги 6 (олень)
family-bird = птица
family-fish = рыба
family-bear = медведь
family-stag = олень
large-small = малый
large-large = большой

rule-none = особых правил нет
rule-monks-first = монахи без очереди
rule-soldiers-first = солдаты без очереди
rule-small-only = в очередь только группы 1–3
rule-large-only = в очередь только группы 4–6
rule-no-soldiers = солдатам в очередь нельзя
rule-first-open = первая карта очереди открыта
rule-second-open = вторая карта очереди открыта
rule-door-closed = чёрный ход закрыт, очередь из пяти
rule-two-crests = в очереди только два герба

board-title = Раунд { $round } из 4   Первый игрок: { $first }
board-hotel = Гостиницы
board-door = Чёрный ход (от дальней к ближней)
board-beds = Места и правило
board-queue = Очередь (от ближней к дальней)
board-player = Игрок
board-hand = Рука
board-deck = Колода
board-tokens = Фишки
board-booked = Заселены
board-score = Очки
board-your-hand = Ваша рука: { $cards }
board-token = +1 очко
board-legend = 2:o-bird карта игрока 2, малый герб  O большой герб  * закрыта, но вам известна

verb-lay = Выложить карту
verb-keep = Оставить карту себе
verb-choose = Выбрать карту очереди
verb-decline = Ничего не делать
verb-draw = Взять карту
verb-show = Выложить гостиницу
verb-first = Первый игрок
score-coins = Монеты на картах заселённых гостей
score-tokens = Фишки
score-crests = Бонус за гербы
status-laying = Раунд { $round } из 4 · розыгрыш карт
status-checking = Раунд { $round } из 4 · проверка гостиницы { $hotel }
status-over = Все четыре раунда сыграны

side-of-hotel-1a = Аббатство
side-of-hotel-1b = Засов
side-of-hotel-2a = Фонарик
side-of-hotel-2b = Длинный зал
side-of-hotel-3a = Кружка
side-of-hotel-3b = Два щита
side-of-hotel-4a = Два стяга
side-of-hotel-4b = Гарнизон
side-of-hotel-5a = Тихий дуб
side-of-hotel-5b = Витрина
side-of-hotel-6a = Второе окно
side-of-hotel-6b = Приют
side-of-hotel-7a = На ладони
side-of-hotel-7b = У рынка
side-of-hotel-8a = Два копья
side-of-hotel-8b = Кривой ключ

ribbon-monks-first = Монахи без очереди
ribbon-soldiers-first = Солдаты без очереди
ribbon-small-only = Только группы 1–3
ribbon-large-only = Только группы 4–6
ribbon-no-soldiers = Без солдат
ribbon-first-open = Первая карта открыта
ribbon-second-open = Вторая карта открыта
ribbon-door-closed = Ход закрыт, очередь из 5
ribbon-two-crests = Только два герба

guest-monk = Монах
guest-merchants = Торговцы
guest-maids = Служанки
guest-noblewomen = Дворянки
guest-soldiers = Солдаты
guest-workers = Работяги
ability-monk = идёт в очередь
ability-merchants = +3 места
ability-maids = замена своей
ability-noblewomen = своя без очереди
ability-soldiers = вместо работяг
ability-workers = −3 места
crest-bird = Герб с птицей
crest-fish = Герб с рыбой
crest-bear = Герб с медведем
crest-stag = Герб с оленем

side-title-door = Чёрный ход
side-note-door = способности, не больше двух карт
side-title-queue = Очередь на заселение
side-note-queue = сначала большие группы, из равных — ближняя
asked-title = Нужно мест
asked-label = Очереди нужно мест: от { $low } до { $high }; в гостинице их { $beds }.
left-title = Осталось мест
beds-left = Осталось мест: { $left } из { $beds }
beds-now = Свободно { $beds ->
    [one] { $beds } место
    [few] { $beds } места
   *[many] { $beds } мест
  }
nobody = Здесь никто не ждал.
check-done = Заселение раунда { $round }
check-on = К раунду { $round }
mark-chosen = выбрана дворянками
mark-came = через чёрный ход

fact-beds = Места
fact-coins = Монеты
fact-coins-value = { $coins ->
    [one] { $coins } очко за заселение
    [few] { $coins } очка за заселение
   *[many] { $coins } очков за заселение
  }
fact-crest = Герб
fact-crest-value = { $family ->
    [bird] птица
    [fish] рыба
    [bear] медведь
   *[stag] олень
  }, { $size ->
    [small] малый
   *[large] большой
  }
fact-booked = Заселены
back-title = Закрытая карта: { $name }
hand-title = Стойка и рука: { $name }
hand-empty = Карт на руке нет.
counts-hand = на руке { $count }
counts-deck = в колоде { $count }
gone-title = Вышли из игры
first-short = первый
first-title = Первый игрок этого раунда
pips = Выложено карт в этом раунде: { $count } из { $total }
tally-crest = { $family ->
    [bird] птица
    [fish] рыба
    [bear] медведь
   *[stag] олень
  }: { $count ->
    [one] { $count } карта заселена
    [few] { $count } карты заселены
   *[many] { $count } карт заселено
  }
tally-coins = { $count ->
    [one] { $count } монета на картах заселённых гостей
    [few] { $count } монеты на картах заселённых гостей
   *[many] { $count } монет на картах заселённых гостей
  }
tally-tokens = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[many] { $count } фишек
  }

label-hotel = Гостиница { $hotel }
label-inn = { $name }: мест { $beds }, { $rule }
label-open = { $name }: { $card }
label-own = { $name }: { $card }, лицом вниз
label-back = { $name }: закрытая карта, { $size ->
    [small] малый
   *[large] большой
  } герб, { $family ->
    [bird] птица
    [fish] рыба
    [bear] медведь
   *[stag] олень
  }
label-place = Гостиница { $hotel }: { $side ->
    [door] чёрный ход
   *[queue] очередь
  }, место { $place }
label-barred = Гостиница { $hotel }: { $side ->
    [door] чёрный ход
   *[queue] очередь
  }, место { $place }: не для этой карты
label-token = Фишка, одно очко
label-waiting = { $name }: { $card }, ждёт, осталось мест: { $beds }
label-booked = { $name }: { $card }, есть места, осталось: { $beds }
label-away = { $name }: { $card }, мест не хватило, осталось: { $beds }
label-used = { $name }: { $card }, карта у чёрного хода, выходит из игры
place-title = { $side ->
    [door] Чёрный ход
   *[queue] Очередь
  }, место { $place }
place-door = Здесь карта применит свою способность при проверке гостиницы. Если способность не приведёт её в очередь, потом она выйдет из игры.
place-queue = Здесь карта ждёт мест. Сначала заселяются самые большие группы, из равных — та, что ближе.
place-token = Первая карта у этого чёрного хода берёт фишку: сразу одно очко.
place-barred = Эту карту сюда выложить нельзя.
ask-maids = Выберите свою карту, место которой займут служанки, или
ask-noblewomen = Выберите свою карту, которая заселится первой, или
ask-soldiers = Выберите работяг, место которых займут солдаты, или
plaque-decline = Оставить как есть
plaque-keep = Оставить карту себе

explain-queue = В очереди: нужно { $beds ->
    [one] { $beds } место
    [few] { $beds } места
   *[many] { $beds } мест
  }. За заселение — { $coins ->
    [one] { $coins } очко
    [few] { $coins } очка
   *[many] { $coins } очков
  } и карта к своему гербу.
explain-monk = У чёрного хода: при проверке встаёт в конец очереди и ещё может получить место.
explain-merchants = У чёрного хода: в гостинице на { $beds } места больше.
explain-maids = У чёрного хода: могут занять место одной из ваших карт в очереди; та выходит из игры.
explain-noblewomen = У чёрного хода: одна из ваших карт в очереди заселяется раньше всех, если ей хватит мест.
explain-soldiers = У чёрного хода: могут занять место любых работяг в очереди, ваших или чужих.
explain-workers = У чёрного хода: в гостинице на { $beds } места меньше.
explain-back = Виден только герб. Такой размер означает группу от { $low } до { $high } гостей.
explain-check = Когда все карты выложены, очередь заселяется по величине групп: сначала самая большая, из равных — ближняя. Кто не помещается, того пропускают.
explain-asked = Скрытые группы учтены наименьшим и наибольшим числом, возможным для их герба. Торговцы и работяги у чёрного хода могут изменить число мест.
explain-bonus = Одинаковых гербов { $count }: очков { $points }
explain-no-bonus = В этой партии бонуса за гербы нет.
explain-coins = Каждая монета на карте заселённых гостей — одно очко.
explain-token = Кто первым выложит карту к чёрному ходу, берёт лежащую там фишку. Она стоит одно очко.
explain-keep = Последний игрок раунда может не выкладывать пятую карту.
explain-stuck = Ни одну вашу карту сейчас никуда не выложить: одна остаётся у вас.
explain-rule-none = Особых правил нет, в очереди до { $limit } карт.
explain-rule-monks-first = Монахи из очереди получают места раньше всех. В очереди до { $limit } карт.
explain-rule-soldiers-first = Солдаты из очереди получают места раньше всех. В очереди до { $limit } карт.
explain-rule-small-only = В очередь можно выкладывать только группы от одного до трёх гостей, до { $limit } карт. К чёрному ходу — любые.
explain-rule-large-only = В очередь можно выкладывать только группы от четырёх до шести гостей, до { $limit } карт. К чёрному ходу — любые.
explain-rule-no-soldiers = Солдат нельзя выкладывать в очередь (в ней до { $limit } карт). К чёрному ходу можно, и способность может впустить их внутрь.
explain-rule-first-open = Первая карта очереди выкладывается лицом вверх. В очереди до { $limit } карт.
explain-rule-second-open = Вторая карта очереди выкладывается лицом вверх. В очереди до { $limit } карт.
explain-rule-door-closed = У чёрного хода нет ни карт, ни фишки, зато в очереди до { $limit } карт.
explain-rule-two-crests = В очередь можно выкладывать только два разных герба, до { $limit } карт. Остальные — к чёрному ходу.

guide-hand = Вашим гостям нужны места. Выберите карту: число — сколько мест нужно группе, монеты — ваши очки за заселение. Малые группы ценнее, зато большие заселяются раньше.
guide-place = Карту можно положить на светящееся место. Справа от дома она ждёт в очереди, слева, у чёрного хода, применит способность вместо ожидания.
guide-door = У чёрного хода ещё лежат фишки. Первая выложенная туда карта берёт фишку: верное очко.
guide-backs = Посмотрите на чужие карты: малый герб скрывает группу от 1 до 3 гостей, большой — от 4 до 6. Строка над улицей считает, сколько мест уже нужно.
guide-keep = Вы ходите в раунде последним номером и можете оставить пятую карту себе.
guide-maids = Ваши служанки у чёрного хода. Нажмите на свою карту в очереди, чтобы поставить их вместо неё: полезно, если той группе мест не хватит.
guide-noblewomen = Ваши дворянки решают, кто заселится первым. Нажмите на свою карту, которой иначе мест не достанется.
guide-soldiers = Ваши солдаты могут вытеснить работяг из очереди и встать на их место, даже если те чужие.
guide-check = Первое заселение позади: группы с галочкой получили места и лежат у владельцев, остальные вышли из игры. Новые гостиницы, пять новых карт — вперёд.
guide-crests = Следите за гербами: четыре, пять или шесть заселённых карт с одним гербом дают в конце дополнительные очки.

## Подсказки: на что смотреть
about-hotel = Посмотрите на отель { $hotel }: мест в нём { $beds }.
about-ability = Посмотрите, кто получит место в отеле { $hotel } с этой способностью и без неё.
about-cards-kept = Подумайте, какие карты пригодятся в следующем раунде.
