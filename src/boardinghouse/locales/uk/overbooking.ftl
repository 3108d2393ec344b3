# Overbooking українською.
game = Заброньовано
option-scoring = Бонус за герби
option-scoring-beginner = для новачків: 2, 4 або 6 очок за чотири, п’ять або шість однакових гербів
option-scoring-none = без бонусу
option-scoring-expert = для знавців: 2, 5 або 10 очок за чотири, п’ять або шість однакових гербів
option-look = Свої закриті карти
option-look-allowed = можна дивитися
option-look-forbidden = дивитися не можна

action-lay = { $card }: готель { $hotel }, { $side }
action-keep = залишити карту собі
action-choose = карта на місці { $place }
action-decline = нічого не робити
action-draw = взяти карту: { $card }
action-show = викласти готель «{ $side-of-hotel }»
action-first = перший гравець — { $seat }
side-door = чорний хід
side-queue = черга

prompt-laying = Викладіть карту в чергу або до чорного ходу.
prompt-maids = Готель { $hotel }: ваші служниці можуть стати на місце однієї з ваших карт у черзі.
prompt-noblewomen = Готель { $hotel }: ваші шляхтянки можуть вибрати вашу карту в черзі, яка заселиться першою.
prompt-soldiers = Готель { $hotel }: ваші солдати можуть стати на місце карти роботяг у черзі.
prompt-draw-hotel = Викладається готель { $hotel }.
prompt-draw-cards = { $seat } бере карти.
prompt-draw-first = Визначається перший гравець.

event-hotel-shown = Готель { $hotel } — «{ $side-of-hotel }».
event-first-player = Перший гравець — { $seat }.
event-drew = { $seat } бере карту: { $card }.
event-drew-hidden = { $seat } бере карту.
event-laid = { $seat } викладає: { $card } — готель { $hotel }, { $side }.
event-laid-hidden = { $seat } викладає закриту карту: { $family }, { $large } герб — готель { $hotel }, { $side }.
event-kept = { $seat } залишає карту собі.
event-took-token = { $seat } бере фішку готелю { $hotel }.
event-hotel-checked = Перевірка готелю { $hotel }, місць: { $beds }.
event-turned-up = Готель { $hotel }, { $side }: { $card } ({ $seat }).
event-monk-moved = Готель { $hotel }: { $card } ({ $seat }) стає в кінець черги.
event-beds-changed = У готелі { $hotel } тепер місць: { $beds }.
event-replaced = Готель { $hotel }: { $card } ({ $seat }) замість карти { $lost-card } ({ $loser }).
event-chosen = { $seat } вибирає карту, яка бронює першою: { $card } (готель { $hotel }).
event-declined = { $seat } нічого не змінює.
event-booked = Готель { $hotel }: { $card } ({ $seat }) — місця є, лишилося { $beds }.
event-turned-away = Готель { $hotel }: { $card } ({ $seat }) — місць забракло.
event-round-began = Починається раунд { $round }.

card-1-bird = монах 1 (птах)
card-1-fish = монах 1 (риба)
card-1-bear = монах 1 (ведмідь)
card-1-stag = монах 1 (олень)
card-2-bird = торговці 2 (птах)
card-2-fish = торговці 2 (риба)
card-2-bear = торговці 2 (ведмідь)
card-2-stag = торговці 2 (олень)
card-3-bird = служниці 3 (птах)
card-3-fish = служниці 3 (риба)
card-3-bear = служниці 3 (ведмідь)
card-3-stag = служниці 3 (олень)
card-4-bird = шляхтянки 4 (птах)
card-4-fish = шляхтянки 4 (риба)
card-4-bear = шляхтянки 4 (ведмідь)
card-4-stag = шляхтянки 4 (олень)
card-5-bird = солдати 5 (птах)
card-5-fish = солдати 5 (риба)
card-5-bear = солдати 5 (ведмідь)
card-5-stag = солдати 5 (олень)
card-6-bird = роботяги 6 (птах)
card-6-fish = роботяги 6 (риба)
card-6-bear = роботяги 6 (ведмідь)
card-6-stag = роботяги 6 (олень)
family-bird = птах
family-fish = риба
family-bear = ведмідь
family-stag = олень
large-small = малий
large-large = великий

rule-none = особливих правил немає
rule-monks-first = монахи без черги
rule-soldiers-first = солдати без черги
rule-small-only = у чергу лише групи 1–3
rule-large-only = у чергу лише групи 4–6
rule-no-soldiers = солдатам у чергу не можна
rule-first-open = перша карта черги відкрита
rule-second-open = друга карта черги відкрита
rule-door-closed = чорний хід зачинено, черга з п’яти
rule-two-crests = у черзі лише два герби

board-title = Раунд { $round } з 4   Перший гравець: { $first }
board-hotel = Готелі
board-door = Чорний хід (від дальньої до ближньої)
board-beds = Місця і правило
board-queue = Черга (від ближньої до дальньої)
board-player = Гравець
board-hand = Рука
board-deck = Колода
board-tokens = Фішки
board-booked = Заселені
board-score = Очки
board-your-hand = Ваша рука: { $cards }
board-token = +1 очко
board-legend = 2:o-bird карта гравця 2, малий герб  O великий герб  * закрита, але вам відома

verb-lay = Викласти карту
verb-keep = Залишити карту собі
verb-choose = Вибрати карту черги
verb-decline = Нічого не робити
verb-draw = Взяти карту
verb-show = Викласти готель
verb-first = Перший гравець
score-coins = Монети на картах заселених гостей
score-tokens = Фішки
score-crests = Бонус за герби
status-laying = Раунд { $round } з 4 · викладання карт
status-checking = Раунд { $round } з 4 · перевірка готелю { $hotel }
status-over = Усі чотири раунди зіграно

side-of-hotel-1a = Абатство
side-of-hotel-1b = Засув
side-of-hotel-2a = Ліхтарик
side-of-hotel-2b = Довга зала
side-of-hotel-3a = Кухоль
side-of-hotel-3b = Два щити
side-of-hotel-4a = Два стяги
side-of-hotel-4b = Гарнізон
side-of-hotel-5a = Тихий дуб
side-of-hotel-5b = Вітрина
side-of-hotel-6a = Друге вікно
side-of-hotel-6b = Притулок
side-of-hotel-7a = На долоні
side-of-hotel-7b = Біля ринку
side-of-hotel-8a = Два списи
side-of-hotel-8b = Кривий ключ

ribbon-monks-first = Монахи без черги
ribbon-soldiers-first = Солдати без черги
ribbon-small-only = Лише групи 1–3
ribbon-large-only = Лише групи 4–6
ribbon-no-soldiers = Без солдатів
ribbon-first-open = Перша карта відкрита
ribbon-second-open = Друга карта відкрита
ribbon-door-closed = Хід зачинено, черга з 5
ribbon-two-crests = Лише два герби

guest-monk = Монах
guest-merchants = Торговці
guest-maids = Служниці
guest-noblewomen = Шляхтянки
guest-soldiers = Солдати
guest-workers = Роботяги
ability-monk = іде в чергу
ability-merchants = +3 місця
ability-maids = заміна своєї
ability-noblewomen = своя без черги
ability-soldiers = замість роботяг
ability-workers = −3 місця
crest-bird = Герб із птахом
crest-fish = Герб із рибою
crest-bear = Герб із ведмедем
crest-stag = Герб з оленем

side-title-door = Чорний хід
side-note-door = здібності, не більше двох карт
side-title-queue = Черга на заселення
side-note-queue = спершу більші групи, з рівних — ближча
asked-title = Потрібно місць
asked-label = Черзі потрібно місць: від { $low } до { $high }; у готелі їх { $beds }.
left-title = Лишилося місць
beds-left = Лишилося місць: { $left } з { $beds }
beds-now = Вільно { $beds ->
    [one] { $beds } місце
    [few] { $beds } місця
   *[many] { $beds } місць
  }
nobody = Тут ніхто не чекав.
check-done = Заселення раунду { $round }
check-on = До раунду { $round }
mark-chosen = вибрана шляхтянками
mark-came = через чорний хід

fact-beds = Місця
fact-coins = Монети
fact-coins-value = { $coins ->
    [one] { $coins } очко за заселення
    [few] { $coins } очки за заселення
   *[many] { $coins } очок за заселення
  }
fact-crest = Герб
fact-crest-value = { $family ->
    [bird] птах
    [fish] риба
    [bear] ведмідь
   *[stag] олень
  }, { $size ->
    [small] малий
   *[large] великий
  }
fact-booked = Заселені
back-title = Закрита карта: { $name }
hand-title = Стійка і рука: { $name }
hand-empty = Карт на руці немає.
counts-hand = на руці { $count }
counts-deck = у колоді { $count }
gone-title = Вийшли з гри
first-short = перший
first-title = Перший гравець цього раунду
pips = Викладено карт у цьому раунді: { $count } з { $total }
tally-crest = { $family ->
    [bird] птах
    [fish] риба
    [bear] ведмідь
   *[stag] олень
  }: { $count ->
    [one] { $count } карту заселено
    [few] { $count } карти заселено
   *[many] { $count } карт заселено
  }
tally-coins = { $count ->
    [one] { $count } монета на картах заселених гостей
    [few] { $count } монети на картах заселених гостей
   *[many] { $count } монет на картах заселених гостей
  }
tally-tokens = { $count ->
    [one] { $count } фішка
    [few] { $count } фішки
   *[many] { $count } фішок
  }

label-hotel = Готель { $hotel }
label-inn = { $name }: місць { $beds }, { $rule }
label-open = { $name }: { $card }
label-own = { $name }: { $card }, долілиць
label-back = { $name }: закрита карта, { $size ->
    [small] малий
   *[large] великий
  } герб, { $family ->
    [bird] птах
    [fish] риба
    [bear] ведмідь
   *[stag] олень
  }
label-place = Готель { $hotel }: { $side ->
    [door] чорний хід
   *[queue] черга
  }, місце { $place }
label-barred = Готель { $hotel }: { $side ->
    [door] чорний хід
   *[queue] черга
  }, місце { $place }: не для цієї карти
label-token = Фішка, одне очко
label-waiting = { $name }: { $card }, чекає, лишилося місць: { $beds }
label-booked = { $name }: { $card }, є місця, лишилося: { $beds }
label-away = { $name }: { $card }, місць забракло, лишилося: { $beds }
label-used = { $name }: { $card }, карта біля чорного ходу, виходить з гри
place-title = { $side ->
    [door] Чорний хід
   *[queue] Черга
  }, місце { $place }
place-door = Тут карта застосує свою здібність під час перевірки готелю. Якщо здібність не приведе її в чергу, потім вона вийде з гри.
place-queue = Тут карта чекає на місця. Спершу заселяються найбільші групи, з рівних — ближча.
place-token = Перша карта біля цього чорного ходу бере фішку: одразу одне очко.
place-barred = Цю карту сюди викласти не можна.
ask-maids = Виберіть свою карту, місце якої займуть служниці, або
ask-noblewomen = Виберіть свою карту, яка заселиться першою, або
ask-soldiers = Виберіть роботяг, місце яких займуть солдати, або
plaque-decline = Залишити як є
plaque-keep = Залишити карту собі

explain-queue = У черзі: потрібно { $beds ->
    [one] { $beds } місце
    [few] { $beds } місця
   *[many] { $beds } місць
  }. За заселення — { $coins ->
    [one] { $coins } очко
    [few] { $coins } очки
   *[many] { $coins } очок
  } і карта до свого герба.
explain-monk = Біля чорного ходу: під час перевірки стає в кінець черги і ще може дістати місце.
explain-merchants = Біля чорного ходу: у готелі на { $beds } місця більше.
explain-maids = Біля чорного ходу: можуть стати на місце однієї з ваших карт у черзі; та виходить з гри.
explain-noblewomen = Біля чорного ходу: одна з ваших карт у черзі заселяється раніше за всіх, якщо їй вистачить місць.
explain-soldiers = Біля чорного ходу: можуть стати на місце будь-яких роботяг у черзі, ваших чи чужих.
explain-workers = Біля чорного ходу: у готелі на { $beds } місця менше.
explain-back = Видно лише герб. Такий розмір означає групу від { $low } до { $high } гостей.
explain-check = Коли всі карти викладено, черга заселяється за розміром груп: спершу найбільша, з рівних — ближча. Хто не вміщається, того пропускають.
explain-asked = Приховані групи враховано найменшим і найбільшим числом, можливим для їхнього герба. Торговці й роботяги біля чорного ходу можуть змінити кількість місць.
explain-bonus = Однакових гербів { $count }: очок { $points }
explain-no-bonus = У цій партії бонусу за герби немає.
explain-coins = Кожна монета на карті заселених гостей — одне очко.
explain-token = Хто першим викладе карту до чорного ходу, бере фішку, що там лежить. Вона варта одне очко.
explain-keep = Останній гравець раунду може не викладати п’яту карту.
explain-stuck = Жодної вашої карти зараз нікуди не викласти: одна лишається у вас.
explain-rule-none = Особливих правил немає, у черзі до { $limit } карт.
explain-rule-monks-first = Монахи з черги дістають місця раніше за всіх. У черзі до { $limit } карт.
explain-rule-soldiers-first = Солдати з черги дістають місця раніше за всіх. У черзі до { $limit } карт.
explain-rule-small-only = У чергу можна викладати лише групи від одного до трьох гостей, до { $limit } карт. До чорного ходу — будь-які.
explain-rule-large-only = У чергу можна викладати лише групи від чотирьох до шести гостей, до { $limit } карт. До чорного ходу — будь-які.
explain-rule-no-soldiers = Солдатів не можна викладати в чергу (у ній до { $limit } карт). До чорного ходу можна, і здібність може впустити їх усередину.
explain-rule-first-open = Перша карта черги викладається горілиць. У черзі до { $limit } карт.
explain-rule-second-open = Друга карта черги викладається горілиць. У черзі до { $limit } карт.
explain-rule-door-closed = Біля чорного ходу немає ні карт, ні фішки, зате в черзі до { $limit } карт.
explain-rule-two-crests = У чергу можна викладати лише два різні герби, до { $limit } карт. Решту — до чорного ходу.

guide-hand = Вашим гостям потрібні місця. Виберіть карту: число — скільки місць потрібно групі, монети — ваші очки за заселення. Малі групи цінніші, зате великі заселяються раніше.
guide-place = Карту можна покласти на місце, що світиться. Праворуч від будинку вона чекає в черзі, ліворуч, біля чорного ходу, застосує здібність, замість чекати.
guide-door = Біля чорного ходу ще лежать фішки. Перша викладена туди карта бере фішку: певне очко.
guide-backs = Погляньте на чужі карти: малий герб приховує групу від 1 до 3 гостей, великий — від 4 до 6. Рядок над вулицею рахує, скільки місць уже потрібно.
guide-keep = Ви ходите в раунді останнім номером і можете залишити п’яту карту собі.
guide-maids = Ваші служниці біля чорного ходу. Натисніть на свою карту в черзі, щоб поставити їх замість неї: корисно, якщо тій групі місць забракне.
guide-noblewomen = Ваші шляхтянки вирішують, хто заселиться першим. Натисніть на свою карту, якій інакше місць не дістанеться.
guide-soldiers = Ваші солдати можуть витіснити роботяг із черги і стати на їхнє місце, навіть якщо ті чужі.
guide-check = Перше заселення позаду: групи з позначкою дістали місця і лежать у власників, решта вийшла з гри. Нові готелі, п’ять нових карт — уперед.
guide-crests = Стежте за гербами: чотири, п’ять або шість заселених карт з одним гербом дають наприкінці додаткові очки.

## Підказки: на що дивитися
about-hotel = Погляньте на готель { $hotel }: місць у ньому { $beds }.
about-ability = Погляньте, хто отримає місце в готелі { $hotel } з цією здатністю й без неї.
about-cards-kept = Подумайте, які карти знадобляться в наступному раунді.
