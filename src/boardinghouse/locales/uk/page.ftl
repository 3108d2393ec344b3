# Сторінка навколо ігор, українською.

## The house
motto = П’ять ігор про готелі під одним дахом
hello = Заходьте, оберіть вікно, і боти сядуть за стіл раніше, ніж вистигне ваша кава.
footer = Вільно й відкрито. Ваші партії належать вам: завантажте будь-яку. Зроблено аматорами, з видавцями не пов’язано.
nav = Сторінки
nav-lobby = Хол
nav-replays = Записи партій
nav-rules = Правила
nav-provenance = Джерела чисел
nav-sources = Джерела
nav-settings = Налаштування
no-such-page = У цьому домі немає такої кімнати.
loading = Хвилинку…
close = Закрити
cancel = Скасувати
save = Зберегти
saved = Збережено.
send = Надіслати
language = Мова
menu = Меню

## Games
game-samoa = Готель Самоа
game-amsterdam = Готелі Амстердама
game-overbooking = Заброньовано
game-maui = Мауї
game-austria = Гранд-готель «Австрія»
tagline-samoa = Ставте дорого, щоб будувати, здавайте дешево, щоб заселити.
tagline-amsterdam = Удень музей, уночі бар: ведіть туристів за собою.
tagline-overbooking = Король запросив усіх. Заїзди малі.
tagline-maui = Рушник до рушника, ближче до хвиль, та не надто.
tagline-austria = Кава, штрудель і дванадцять кубиків до приїзду імператора.
players = Гравці
minutes = { $count } хв
weight-1 = проста
weight-2 = середня
weight-3 = складна

## Lobby
my-games = Мої ігри
my-turns = { $count ->
    [one] { $count } чекає на ваш хід
   *[other] { $count } чекають на ваш хід
}
all-games = { $count ->
    [one] Показати { $count } гру
    [few] Показати всі { $count } гри
   *[other] Показати всі { $count } ігор
}
fewer = Показати менше
your-turn = Ваш хід
finished = Завершено
waits-for-players = Чекає на гравців
waits-for = { $count ->
    [0] Боти думають
   *[other] Хід: { $names }
}
take-seat = Сісти за стіл
look-in = Дивитися
look-again = Подивитися ще раз
played = Зіграні партії
played-all = Усі ваші партії
played-study = Розбір
played-replay = Повтор
played-last = Розібрати останню партію
played-ended = Партію перервано
start-game = Почати гру
bots = Боти
level-1 = Посильний
level-2 = Швейцар
level-3 = Портьє
level-4 = Консьєрж
level-5 = Директор
level-of-bots = Рівень ботів
level-is-1 = Грає інтуїтивно й часто помиляється.
level-is-2 = Робить хід, що здається найкращим, і вперед не зазирає.
level-is-3 = Зазирає на кілька ходів уперед.
level-is-4 = Зазирає далеко вперед.
level-is-5 = Думає над кожним ходом кілька секунд: найсильніший із наших.
level-beats = Випереджає суперника «{ $below }» у { $percent } % партій.
level-beaten = Суперника «{ $level }» переможено.
level-next = Далі: { $level }
level-best = Переможено: { $level }
bot-greedy = Жадібний бот
bot-random = Випадковий бот
play-bots = Зіграти з ботами
starting = Боти сідають…
make-table = Створити стіл
open-tables = Відкриті столи
open-count = { $count ->
    [one] { $count } шукає гравців
   *[other] { $count } шукають гравців
}
no-open-tables = Зараз ніхто не шукає гравців. Створіть стіл, і він може з’явитися тут.
sit-down = Сісти
watch-tables = Зараз грають
watch = Дивитися
have-key = Друг надіслав вам ключ?
key-example = Вставте сюди посилання
enter = Увійти
guest-name = Гість

## A new table and its waiting room
new-table = Стіл: { $game }
seats = Місця
seat = Місце
seats-explained = На наступному кроці для кожного друга можна зробити своє посилання. Якщо стіл показано в холі, відкриті місця видно всім.
seat-me = { $name } (я)
seat-open = Відкрите для всіх
seat-reserved = Залишене другові
seat-asked = Бот { $name }: чекаємо відповіді
seat-program = Зовнішній бот { $name }
seat-local = Хтось за цим екраном
seat-bot = бот
seat-bot-level = Бот { $level }: { $name }
seat-away = немає за столом
seat-thinks = думає…
you = ви
name = Ім’я
options = Варіанти
usual = (зазвичай)
clock = Годинник
clock-none = Без годинника
clock-live = { $minutes } хв кожному, { $increment } с за хід
clock-turn = { $minutes } хв на відповідь
clock-days = { $count ->
    [one] { $count } день на відповідь
    [few] { $count } дні на відповідь
   *[other] { $count } днів на відповідь
}
picks = Вибрати розкладку вручну
picks-count = { $count ->
    [0] усе визначить жереб
   *[other] вибрано: { $count }
}
picks-why = Чого ви не виберете, визначить жереб на початку гри. Вибране бачать усі за столом.
pick-drawn = за жеребом
picks-none = Усе за жеребом
switches = Хто це бачить
switch-listed = Показувати в холі
switch-listed-why = Усі побачать, що цей стіл є.
switch-watchable = Дозволити глядачів
switch-watchable-why = Дивитися може кожен, хто має посилання, а якщо стіл показано в холі, то й усі в холі. Карти в руках лишаються прихованими.
switch-chat = Чат
chat-friends = для друзів
chat-all = для всіх гравців
chat-off = вимкнено
seating = Місця в новій партії
seating-on = Усі пересуваються на одне
seating-stay = Усі лишаються на місцях
seating-random = За жеребом
seating-loser = Хто програв, сідає першим
waiting-title = Стіл готовий
waiting-free = { $count ->
    [one] Вільне ще { $count } місце.
    [few] Вільні ще { $count } місця.
   *[other] Вільно ще { $count } місць.
}
waiting-ready = Усі на місці. Починайте, коли забажаєте.
waiting-owner = Усі на місці. Гру починає господар столу.
start = Почати гру
stand-up = Встати
close-table = Закрити стіл
close-table-why = Він зникне для всіх, і сісти за нього буде не можна.
invite = Запросити
invite-link = Посилання-запрошення
invite-explained = Хто першим відкриє це посилання, займе це місце. Воно діє один раз.
copy = Скопіювати
copied = Скопійовано
qr = QR-код посилання
invited = Вас запросили
invited-explained = Друг залишив вам місце. Реєструватися не треба: досить імені.

## The table
table-board = Ігрове поле
table-decision = Ваше рішення
table-players = Гравці
table-all-actions = Усі можливі дії
table-actions = { $count ->
    [one] { $count } дія
    [few] { $count } дії
   *[other] { $count } дій
}
table-undo = Скасувати
table-again = Що сталося
table-other = Інше
table-zoom = Наблизити
table-ahead = Вибрано наперед: { $action }
table-you-won = Ви перемогли!
table-won = { $count ->
    [1] Перемагає { $names }.
   *[other] Перемогу ділять { $names }.
}
table-waits-for = Хід: { $names }
panel-first = Спершу оберіть
panel-all = { $count ->
    [one] Показати { $count } дію
    [few] Показати всі { $count } дії
   *[other] Показати всі { $count } дій
}
panel-short = Коротше
why-title = Чому не можна
why-asking = Дивимося правила…
why-not = Зараз не можна:
why-allowed = Зараз ніщо цього не забороняє.
why-rule = Правило
rule-link = Читати в правилах
points = { $count ->
    [one] очко
    [few] очки
   *[other] очок
}
log = Журнал
log-since = після вашого ходу
log-find = показати на полі
panel-chains = Одразу кілька
set-forced = Відповідати за мене, якщо відповідь лише одна
set-keys = Гарячі клавіші за столом; «?» показує їх
keys = Гарячі клавіші
key-choice = вибір: з першого по дев’ятий
key-confirm = підтвердити запропонований хід
key-end = закінчити хід, завершити або пас
key-undo = скасувати
key-all = усі дії словами
key-again = що сталося
key-pieces = від фігури до фігури
key-zoom = наблизити, віддалити
key-escape = скинути вибір, закрити
key-card = ця картка
keys-off = Гарячі клавіші можна вимкнути в налаштуваннях.
finale-place = { $place ->
    [1] Ви на першому місці, рахунок { $own } : { $other }.
    [2] Ви на другому місці, рахунок { $own } : { $other }.
    [3] Ви на третьому місці, рахунок { $own } : { $other }.
    [4] Ви на четвертому місці, рахунок { $own } : { $other }.
    [5] Ви на п’ятому місці, рахунок { $own } : { $other }.
   *[other] Ви на шостому місці, рахунок { $own } : { $other }.
}
finale-all = Разом
finale-link = Скопіювати посилання
finale-picture = Картинка
log-set-up = { $count ->
    [one] Підготовка: { $count } рядок
    [few] Підготовка: { $count } рядки
   *[other] Підготовка: { $count } рядків
}
seat-you = Ви
finale-why = Який хід усе вирішив?
sounds = Звуки
set-volume = Гучність звуків
did-started = Гра починається.
did-undone = { $name } повертає хід.
did-undo-asked = { $name } просить повернути хід.
did-undo-answered = { $agree ->
    [yes] { $name } погоджується.
   *[no] { $name } не погоджується.
}
did-timed-out = { $name }: час вийшов.
did-left = { $name } залишає стіл.
did-returned = { $name } знову за столом.
did-gave-up = { $name } здається.
did-voted = { $choice ->
    [bot] { $name }: нехай замість гравця «{ $about }» грає бот.
    [end] { $name }: завершити гру.
   *[wait] { $name }: зачекати (гравець «{ $about }»).
}
did-hinted = { $strength ->
    [area] { $name } отримує підказку: що зараз важливо.
    [kind] { $name } отримує підказку: вид дії.
   *[move] { $name } отримує підказку: хід.
}
did-declined = { $name } не хоче грати за цим столом.
did-rematched = Готовий новий стіл для реваншу.
chat = Чат
chat-empty = Поки ніхто нічого не сказав.
chat-say = Напишіть усім за столом
seat-account = обліковий запис
seat-account-explained = Це ім’я належить обліковому запису; гість узяти його не може.
mute = Приховати
muted = { $name }: повідомлення приховано.
unmute = Показати знову
reconnecting = Зв’язок утрачено. Відновлюємо…
catching-up = { $count ->
    [one] Показати ще { $count } хід
    [few] Показати ще { $count } ходи
   *[other] Показати ще { $count } ходів
}
skip = Пропустити
you-are-away = Ви залишили це місце.
come-back = Повернутися
has-left = { $name } більше не за столом. Що робити?
is-late = { $name }: час вийшов. Що робити?
is-silent = { $name } не відповідає вже добу. Що робити?
vote-wait = Зачекати
vote-bot = Нехай грає бот
vote-end = Завершити гру
asks-undo = { $name } просить повернути хід.
undo-asked = Інших запитали, чи можна повернути хід: згодні { $agreed } з { $all }.
ask-undo = Попросити повернути хід
agree = Погодитися
refuse = Ні
leave-game = Залишити гру
give-up = Здатися
give-up-why = На цьому партія закінчиться. Вона лишиться в записах партій.
hand-over = Передача ходу
hand-over-to = Наступний хід: { $name }
i-am = Я { $name }
ended-by-vote = Гравці завершили цю партію.
where-from = Звідки очки
rematch = Реванш
to-rematch = До реваншу
frozen = Від початку партії правила змінилися, дограти її не можна. Журнал збережено.
guide-title = Підказка
guide-understood = Зрозуміло
guide-off = Вимкнути підказки

## Люди за одним столом
your-clock = Ваш годинник
clock-delay = По { $minutes } хв, перші { $delay } с ходу не рахуються
time-out = Коли час вийшов
time-out-vote = Вирішують інші
time-out-bot = Дограє бот
time-out-loses = Гравець програє
seat-left = поза грою
seat-late = час вийшов
seat-gone = немає на зв’язку з { $at }
seat-lost = { $why ->
    [time] програш за часом
   *[resigned] партію здано
}
you-lost = { $why ->
    [time] Ваш час вийшов: ви програли. За вас дограє бот.
   *[resigned] Ви здалися. За вас дограє бот.
}
you-are-late = { $others ->
    [0] Ваш час вийшов. Ходити ще можна.
   *[other] Ваш час вийшов. Що далі, вирішують інші; поки що можна ходити.
}
bot-plays-for-you = { $late ->
    [yes] Ваш час вийшов: за вас грає бот.
   *[no] За вас грає бот.
}
you-left-short = Ви вийшли з гри
you-lost-short = Ви програли
votes-needed = { $count ->
    [one] Вирішує { $count } голос.
    [few] Вирішують { $count } голоси.
   *[other] Вирішують { $count } голосів.
}
undo-refused = { $name } проти повернення ходу.
undo-of = { $name }: повернути хід
leave-why = Що буде з вашим місцем, вирішать інші. Поки партія триває, можна повернутися.
resign = Здатися
resign-why = Ви програєте цю партію. Вона збережеться з результатом, і її можна розібрати.
lost-by = { $why ->
    [time] { $name }: програш за часом.
   *[resigned] { $name } здається.
}
did-resigned = { $name } здається.
did-renamed = Нове ім’я за столом: { $name }.
did-set-up = Господар змінив стіл.
did-rematch-answered = { $agree ->
    [yes] { $name } пропонує реванш.
   *[no] { $name } відмовляється від реваншу.
}
watchers = { $count ->
    [one] Дивиться { $count } людина
    [few] Дивляться { $count } людини
   *[other] Дивляться { $count } людей
}
watchers-short = { $count ->
    [one] дивиться
   *[other] дивляться
}
rematch-offered-short = Реванш?
rematch-offered = { $count ->
    [1] { $names } пропонує реванш.
   *[other] { $names } пропонують реванш.
}
rematch-accept = Зіграти ще
rematch-decline = Ні, дякую
rematch-waits = { $count ->
    [0] Чекаємо на інших.
   *[other] Чекаємо відповіді: { $names }. Партія почнеться, коли погодяться всі.
}
rematch-now = Створити стіл зараз
rematch-withdraw = Відкликати
rematch-declined = Ви відмовилися від реваншу.
call-me = Як вас називати за столом?
call-me-first = Спершу скажіть, як вас називати.
set-up = Змінити стіл
table-full = Усі місця зайняті. Попросіть місце в господаря або дивіться, якщо стіл відкрито для глядачів.
you-were-removed = Господар віддав ваше місце. За новим посиланням від нього можна сісти знову.
invite-local = Це посилання працює лише на цій машині. Щоб впустити інших, зупиніть сервер і відкрийте його для своєї мережі:
invite-local-installed = або, якщо встановлено через pip:
copy-by-hand = Браузер не дає скопіювати. Виділіть посилання й скопіюйте його самі.
invited-by = { $name } запрошує вас за стіл.
invited-name = Реєструватися не треба: досить імені.
refused-removed = Господар віддав ваше місце. Попросіть нове посилання.
refused-lost = Цю партію ви вже програли. Її можна додивитися.
refused-out-of-time = Ваш час вийшов, а за цим столом дограє бот. Партію можна додивитися.
refused-only-bots = Крім вас, тут лише боти. Просто здайте партію.

## Hints against bots
hint-ask-area = Підказка
hint-ask-kind = Підказка: що зробити?
hint-ask-move = Підказка: який хід?
hint-thinking = Думаю…
hint-noted = Підказки позначаються в записі партії.
with-hint = { $strength ->
    [area] З підказкою: що важливо
    [kind] З підказкою: вид дії
   *[move] З підказкою: хід
}

## Replays
replay = Запис партії
replay-status = Хід { $step } з { $total }
to-first = На початок
step-back = На хід назад
step-on = На хід уперед
to-last = У кінець
run = Пуск
pause = Пауза
step-of-game = Номер ходу
seen-by = Очима
all-open = Усе відкрито
download-record = Завантажити запис
share-step = Посилання на цей хід
open-record = Відкрити файл запису
open-record-why = Будь-яка завантажена партія, звідси чи з командного рядка.
not-a-record = Цей файл не є записом партії.
no-finished-games = У вас ще немає завершених партій.

## Rules and provenance
rules-numbered = Кожне правило має номер, і кожне «зараз не можна» веде до свого параграфа.
rules-with-notes = Показати правила з обґрунтуваннями, для авторів коду
rules-for-players = Показати правила для гравців
learn-five = Навчання · 5 хвилин
learn-title = Перша гра
learn-you = Гість
glance-title = Коротко
glance-part-aim = Мета
glance-part-turn = Хід у картинках
glance-part-score = За що очки
glance-part-end = Кінець гри
glance-wrong = П’ять частих помилок
glance-show = Показати
glance-name = Ганна
legend = Легенда
legend-here = На цьому столі
legend-search = Шукати
gallery = Усі карти й фішки
learn-chapter = Перша гра, розділ { $number } із { $count }
learn-step = Крок { $number } із { $count }
learn-leave = Вийти
learn-back = Назад
learn-next = Далі
learn-show = Покажіть мені
learn-play-on = Грати далі
learn-next-chapter = Наступний розділ
learn-other = У грі так можна. Але зараз спробуйте ось що: { $action }.
learn = Навчитися під час гри
search-rules = Шукати в правилах
contents = Зміст
found = { $count ->
    [one] { $count } параграф
    [few] { $count } параграфи
   *[other] { $count } параграфів
}
provenance-intro = Кожне число гри записано в таблиці, де вказано, звідки воно. Чого не дає жодне джерело, ми дібрали самі, щоб гра йшла як слід; такі числа можуть відрізнятися від надрукованої гри.
source-rulebook = правила
source-rulebook-why = надруковано в правилах
source-publication = публікації
source-publication-why = відомо з оглядів, статей і звітів про ігри
source-reconstructed = відновлено
source-reconstructed-why = дібрано нами
numbers = { $count ->
    [one] { $count } число
    [few] { $count } числа
   *[other] { $count } чисел
}
all-tables = { $count ->
    [one] { $count } таблиця
    [few] Усі { $count } таблиці
   *[other] Усі { $count } таблиць
}
table-name = Таблиця
count = Чисел
source = Джерело

## Settings
set-language = Мова
set-theme = Тема
theme-auto = як у системі
theme-light = світла
theme-dark = темна
theme-to-dark = Темна тема
theme-to-light = Світла тема
set-speed = Анімація
speed-off = вимкнена
speed-fast = швидка
speed-normal = звичайна
speed-slow = повільна
set-confirm = Підтверджувати ходи на полі
confirm-never = ніколи
confirm-touch = при дотику
confirm-always = завжди
set-sound = Дзвінок, коли мій хід
set-notices = Сповіщення браузера, коли мій хід
set-hints = Підказки в перших партіях
who-you-are = Хто ви
your-name = Ваше ім’я
account-explained = Ви граєте як гість. З ім’ям і паролем ваші партії доступні й з інших пристроїв.
account-signed-in = У вас є обліковий запис. Його ім’я, щоб увійти з іншого пристрою: { $name }
account-name = Обліковий запис
password = Пароль
password-explained = Щонайменше 10 знаків.
register = Створити обліковий запис
sign-in = Увійти
sign-in-anyway = Усе одно увійти
games-left-behind = { $count ->
    [one] У вас { $count } гостьова партія. Якщо увійти, ви покинете її назавжди. З новим обліковим записом вона лишиться вашою.
    [few] У вас { $count } гостьові партії. Якщо увійти, ви покинете їх назавжди. З новим обліковим записом вони лишаться вашими.
   *[other] У вас { $count } гостьових партій. Якщо увійти, ви покинете їх назавжди. З новим обліковим записом вони лишаться вашими.
}
sign-out = Вийти
signed-out = Ви вийшли.
password-old = Поточний пароль
password-new = Новий пароль
password-change = Змінити пароль
password-changed = Пароль змінено. На всіх інших пристроях ви вийшли з облікового запису.
sign-out-others = Вийти всюди, крім цього пристрою
signed-out-others = Усі інші пристрої та програми вийшли з облікового запису.

## When the server says no
refused-fault = Щось пішло не так. Спробуйте ще раз.
refused-no-connection = Сервер недоступний. Пробуємо ще раз…
refused-too-fast = Занадто швидко. Зачекайте трохи.
refused-too-many-sockets = Підключено забагато вкладок або пристроїв. Закрийте деякі з них.
refused-house-full = На сервері немає місця для нових підключень. Спробуйте пізніше.
refused-stale = Гра вже пішла вперед. Ось що на столі зараз.
refused-illegal = Правила зараз цього не дозволяють.
refused-not-your-turn = Зараз не ваш хід.
refused-not-your-seat = Це не ваше місце.
refused-nothing-to-undo = Повернути нічого: щось відкрилося, або вже ходив інший гравець.
refused-already-asked = Про це вже попросили.
refused-no-such-table = Такого столу немає, або він закритий.
refused-no-such-game = Такої гри немає.
refused-not-yours-to-see = Ця партія не відкрита для інших.
refused-seat-taken = Це місце зайняте.
refused-already-seated = У вас уже є місце за цим столом.
refused-invite-only = Це місце залишене другові з посиланням.
refused-dead-link = Посилання вже використане або відкликане. Попросіть нове.
refused-seats-open = Є ще вільні місця.
refused-nobody-sits-here = Грали б самі боти. Сядьте самі або залиште комусь місце.
refused-already-started = Гра вже почалася.
refused-not-started = Гра ще не почалася.
refused-over = Гру завершено.
refused-closed = Господар закрив цей стіл.
refused-others-play = У цю партію грають і інші. Залиште її, і вони зможуть дограти.
refused-away = Ви залишили це місце: спершу поверніться.
refused-chat-closed = Чат за цим столом закрито.
refused-frozen = Від початку партії правила змінилися. Зверніться до тих, хто відповідає за сервер.
refused-bad-set-up = Так гру не почати. Змініть кількість гравців або варіанти.
refused-bad-clock = Такий годинник не підходить. Оберіть інший.
refused-not-owner = Це може зробити лише господар столу. Попросіть про це.
refused-nobody-absent = Усі на місці. Голосувати можна, коли хтось пішов або в нього вийшов час.
refused-not-away = Ви вже за столом. Просто грайте далі.
refused-already-left = Ви вже залишили це місце. Поки триває гра, можна повернутися.
refused-not-yours-to-decide = Це вирішують інші за столом.
refused-no-such-seat = Такого місця тут немає. Завантажте сторінку знову.
refused-no-such-bot = Такого бота тут немає. Оберіть іншого.
refused-no-such-page = Такої сторінки тут немає. Поверніться до холу.
refused-already-made = Новий стіл уже є. Завантажте сторінку знову, щоб його побачити.
refused-too-many-games = Цей бот грає вже за надто багатьма столами. Покличте іншого або спробуйте пізніше.
refused-too-many-tables = Тут відкрито забагато столів. Закрийте сторінку й відкрийте лише потрібні.
refused-empty = Надсилати нічого. Спершу напишіть щось.
refused-already-an-account = У вас уже є обліковий запис. Щоб створити інший, вийдіть із цього.
refused-too-large = Файл завеликий. Зменште його або виберіть інший.
refused-malformed = Сервер не зміг це прочитати. Перевірте, що ви ввели, або завантажте сторінку знову.
refused-unknown = Сторінка й сервер не розуміють одне одного. Завантажте сторінку знову.
refused-bad-host = Адреса не та: відкрийте ту, яку сервер надрукував під час запуску.
bad-host-explained = Ім’я { $host } цьому серверу незнайоме. Якщо він ваш, запустіть його, як написано нижче; якщо ні, відкрийте його за адресою, яку він надрукував під час запуску.
refused-foreign-origin = Ця сторінка не з цього сервера. Відкрийте власну адресу сервера.
refused-no-origin = Браузер приховує, з якої сторінки запит. Дозвольте йому це повідомляти або візьміть інший браузер.
refused-unreadable = Сторінка й сервер не розуміють одне одного. Завантажте сторінку знову.
refused-not-json = Сторінка й сервер не розуміють одне одного. Завантажте сторінку знову.
refused-wrong-method = Сторінка й сервер не розуміють одне одного. Завантажте сторінку знову.
refused-sign-in-first = Спершу назвіть ім’я.
refused-not-with-a-token = З токеном можна лише грати. Щоб зробити це, увійдіть.
refused-wrong-name-or-password = Хибне ім’я або пароль.
refused-wrong-password = Поточний пароль хибний. Нічого не змінено.
refused-no-account = Ви граєте як гість, пароля у вас немає. Спершу створіть обліковий запис.
refused-name-taken = Це ім’я належить обліковому запису або надто схоже на його ім’я. Оберіть інше.
refused-private-game = Ця партія закрита. Пустити глядачів можна лише до початку.
refused-bad-name = В імені має бути від 1 до 24 знаків, і не самі пробіли. Оберіть інше.
refused-weak-password = Закороткий або надто відомий пароль: візьміть щонайменше 10 знаків, яких ніхто не вгадає.
refused-rules-changed = Цю партію грали за іншими правилами. Відкрийте її в програмі тієї версії.
refused-broken-record = Запис пошкоджено або змінено.
refused-busy = Сервер зараз зайнятий. Спробуйте ще раз трохи згодом.
refused-only-against-bots = Підказки даються лише в партіях проти самих ботів.
refused-not-over = Це можна зробити, лише коли партію закінчено.
refused-log-full = Журнал цього столу заповнено. Партію ще можна дограти.
refused-queue-full = Забагато партій чекають на розбір. Спробуйте пізніше.
refused-no-such-study = Цього розбору тут більше немає. Почніть його знову.
refused-no-such-position = У партії немає такої позиції. Завантажте сторінку знову.

## Дім у браузері, без сервера

pocket-opening = Відчиняємо дім…
pocket-loading = { $here } з { $all } МБ
pocket-why = Завантажується один раз. Потім усе відкривається і без мережі.
pocket-failed = Відчинити дім не вдалося. Перевірте з’єднання і спробуйте ще раз. Потрібен браузер 2023 року або новіший.
pocket-again = Спробувати ще раз
pocket-alone = Ваші партії зберігаються в цьому браузері. Для гри з людьми на інших пристроях і для рейтингів потрібен сервер.
pocket-levels = Рівні 4 і 5 думають задовго для браузера.
pocket-games = Ваші партії
pocket-games-why = Вони зберігаються лише в цьому браузері. Збережіть їх у файл, щоб перенести до іншого.
pocket-save = Зберегти всі партії
pocket-bring = Завантажити збережені партії
pocket-brought = { $count ->
    [0] Усі ці партії тут уже є.
    [one] Додано { $count } партію.
    [few] Додано { $count } партії.
   *[other] Додано { $count } партій.
}
pocket-update = Готова нова версія.
pocket-update-go = Перезапустити
pocket-update-later = Пізніше
refused-storage-full = У браузері скінчилося місце, тому нічого не змінилося. Звільніть місце і спробуйте ще раз.
refused-needs-server = Для цього потрібен сервер. Тут можна грати з ботами або за одним екраном.
refused-broken-file = Це не файл зі збереженими партіями.
take-along = Візьміть дім із собою
take-along-why = У дорозі чи без мережі?
