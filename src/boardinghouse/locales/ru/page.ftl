# Страница вокруг игр, по-русски.

## The house
motto = Пять игр об отелях под одной крышей
hello = Входите, выберите окно, и боты сядут за стол раньше, чем остынет ваш кофе.
footer = Свободно и открыто. Ваши партии принадлежат вам: скачайте любую. Сделано любителями, с издателями не связано.
nav = Страницы
nav-lobby = Холл
nav-replays = Записи партий
nav-rules = Правила
nav-provenance = Источники чисел
nav-sources = Источники
nav-settings = Настройки
no-such-page = В этом доме нет такой комнаты.
loading = Минутку…
close = Закрыть
cancel = Отмена
save = Сохранить
saved = Сохранено.
send = Отправить
language = Язык
menu = Меню

## Games
game-samoa = Отель Самоа
game-amsterdam = Отели Амстердама
game-overbooking = Забронировано
game-maui = Мауи
game-austria = Гранд-отель «Австрия»
tagline-samoa = Ставьте дорого, чтобы строить, и сдавайте дёшево, чтобы заселить.
tagline-amsterdam = Днём музей, ночью бар: ведите туристов за собой.
tagline-overbooking = Король пригласил всех. Гостиницы малы.
tagline-maui = Полотенце к полотенцу, ближе к волнам, но не слишком.
tagline-austria = Кофе, штрудель и двенадцать кубиков к приезду императора.
players = Игроки
minutes = { $count } мин
weight-1 = простая
weight-2 = средняя
weight-3 = сложная

## Lobby
my-games = Мои игры
my-turns = { $count ->
    [one] { $count } ждёт вашего хода
   *[other] { $count } ждут вашего хода
}
all-games = { $count ->
    [one] Показать { $count } игру
    [few] Показать все { $count } игры
   *[other] Показать все { $count } игр
}
fewer = Показать меньше
your-turn = Ваш ход
finished = Закончена
waits-for-players = Ждёт игроков
waits-for = { $count ->
    [0] Боты думают
   *[other] Ход: { $names }
}
take-seat = Сесть за стол
look-in = Смотреть
look-again = Посмотреть ещё раз
played = Сыгранные партии
played-all = Все ваши партии
played-study = Разбор
played-replay = Повтор
played-last = Разобрать последнюю партию
played-ended = Партия прервана
start-game = Начать игру
bots = Боты
level-1 = Посыльный
level-2 = Швейцар
level-3 = Портье
level-4 = Консьерж
level-5 = Директор
level-of-bots = Уровень ботов
level-is-1 = Играет по наитию и часто ошибается.
level-is-2 = Делает ход, который выглядит лучшим, и вперёд не заглядывает.
level-is-3 = Заглядывает на несколько ходов вперёд.
level-is-4 = Заглядывает далеко вперёд.
level-is-5 = Думает над каждым ходом несколько секунд: сильнейший из наших.
level-beats = Опережает соперника «{ $below }» в { $percent } % партий.
level-beaten = Соперник «{ $level }» побеждён.
level-next = Дальше: { $level }
level-best = Побеждён: { $level }
bot-greedy = Жадный бот
bot-random = Случайный бот
play-bots = Сыграть с ботами
starting = Боты садятся…
make-table = Создать стол
open-tables = Открытые столы
open-count = { $count ->
    [one] { $count } ищет игроков
   *[other] { $count } ищут игроков
}
no-open-tables = Сейчас никто не ищет игроков. Создайте стол, и он может появиться здесь.
sit-down = Сесть
watch-tables = Сейчас играют
watch = Смотреть
have-key = Друг прислал вам ключ?
key-example = Вставьте сюда ссылку
enter = Войти
guest-name = Гость

## A new table and its waiting room
new-table = Стол: { $game }
seats = Места
seat = Место
seats-explained = На следующем шаге для каждого друга можно сделать свою ссылку. Если стол показан в холле, открытые места видны всем.
seat-me = { $name } (я)
seat-open = Открыто для всех
seat-reserved = Оставлено другу
seat-asked = Бот { $name }: ждём ответа
seat-program = Внешний бот { $name }
seat-local = Кто-то за этим экраном
seat-bot = бот
seat-bot-level = Бот { $level }: { $name }
seat-away = нет за столом
seat-thinks = думает…
you = вы
name = Имя
options = Варианты
usual = (обычно)
clock = Часы
clock-none = Без часов
clock-live = { $minutes } мин каждому, { $increment } с за ход
clock-turn = { $minutes } мин на ответ
clock-days = { $count ->
    [one] { $count } день на ответ
    [few] { $count } дня на ответ
   *[other] { $count } дней на ответ
}
picks = Выбрать раскладку вручную
picks-count = { $count ->
    [0] всё определит жребий
   *[other] выбрано: { $count }
}
picks-why = Чего вы не выберете, определит жребий в начале игры. Выбранное видят все за столом.
pick-drawn = по жребию
picks-none = Всё по жребию
switches = Кто это видит
switch-listed = Показывать в холле
switch-listed-why = Все увидят, что этот стол есть.
switch-watchable = Разрешить зрителей
switch-watchable-why = Смотреть может каждый, у кого есть ссылка, а если стол показан в холле, то и все в холле. Карты на руках остаются скрытыми.
switch-chat = Чат
chat-friends = для друзей
chat-all = для всех игроков
chat-off = выключен
seating = Места в новой партии
seating-on = Все сдвигаются на одно
seating-stay = Все остаются на местах
seating-random = По жребию
seating-loser = Проигравший садится первым
waiting-title = Стол готов
waiting-free = { $count ->
    [one] Свободно ещё { $count } место.
    [few] Свободны ещё { $count } места.
   *[other] Свободно ещё { $count } мест.
}
waiting-ready = Все на месте. Начинайте, когда захотите.
waiting-owner = Все на месте. Игру начинает хозяин стола.
start = Начать игру
stand-up = Встать
close-table = Закрыть стол
close-table-why = Он исчезнет для всех, и сесть за него будет нельзя.
invite = Пригласить
invite-link = Ссылка-приглашение
invite-explained = Кто первым откроет эту ссылку, займёт это место. Она действует один раз.
copy = Скопировать
copied = Скопировано
qr = QR-код ссылки
invited = Вас пригласили
invited-explained = Друг оставил вам место. Регистрироваться не нужно: хватит имени.

## The table
table-board = Игровое поле
table-decision = Ваше решение
table-players = Игроки
table-all-actions = Все возможные действия
table-actions = { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[other] { $count } действий
}
table-undo = Отменить
table-again = Что произошло
table-other = Другое
table-zoom = Приблизить
table-ahead = Выбрано заранее: { $action }
table-you-won = Вы победили!
table-won = { $count ->
    [1] Побеждает { $names }.
   *[other] Победу делят { $names }.
}
table-waits-for = Ход: { $names }
panel-first = Сначала выберите
panel-all = { $count ->
    [one] Показать { $count } действие
    [few] Показать все { $count } действия
   *[other] Показать все { $count } действий
}
panel-short = Покороче
why-title = Почему нельзя
why-asking = Смотрим правила…
why-not = Сейчас нельзя:
why-allowed = Сейчас ничто этого не запрещает.
why-rule = Правило
rule-link = Читать в правилах
points = { $count ->
    [one] очко
    [few] очка
   *[other] очков
}
log = Журнал
log-since = после вашего хода
log-find = показать на поле
panel-chains = Сразу несколько
set-forced = Отвечать за меня, если ответ только один
set-keys = Горячие клавиши за столом; «?» показывает их
keys = Горячие клавиши
key-choice = выбор: с первого по девятый
key-confirm = подтвердить предложенный ход
key-end = закончить ход, завершить или пас
key-undo = отменить
key-all = все действия словами
key-again = что произошло
key-pieces = от фигуры к фигуре
key-zoom = приблизить, отдалить
key-escape = сбросить выбор, закрыть
key-card = эта карточка
keys-off = Горячие клавиши можно отключить в настройках.
finale-place = { $place ->
    [1] Вы на первом месте, счёт { $own } : { $other }.
    [2] Вы на втором месте, счёт { $own } : { $other }.
    [3] Вы на третьем месте, счёт { $own } : { $other }.
    [4] Вы на четвёртом месте, счёт { $own } : { $other }.
    [5] Вы на пятом месте, счёт { $own } : { $other }.
   *[other] Вы на шестом месте, счёт { $own } : { $other }.
}
finale-all = Всего
finale-link = Скопировать ссылку
finale-picture = Картинка
log-set-up = { $count ->
    [one] Подготовка: { $count } строка
    [few] Подготовка: { $count } строки
   *[other] Подготовка: { $count } строк
}
seat-you = Вы
finale-why = Какой ход всё решил?
sounds = Звуки
set-volume = Громкость звуков
did-started = Игра начинается.
did-undone = { $name } возвращает ход.
did-undo-asked = { $name } просит вернуть ход.
did-undo-answered = { $agree ->
    [yes] { $name } соглашается.
   *[no] { $name } не соглашается.
}
did-timed-out = { $name }: время вышло.
did-left = { $name } покидает стол.
did-returned = { $name } снова за столом.
did-gave-up = { $name } сдаётся.
did-voted = { $choice ->
    [bot] { $name }: пусть вместо игрока «{ $about }» играет бот.
    [end] { $name }: закончить игру.
   *[wait] { $name }: подождать (игрок «{ $about }»).
}
did-hinted = { $strength ->
    [area] { $name } получает подсказку: что сейчас важно.
    [kind] { $name } получает подсказку: вид действия.
   *[move] { $name } получает подсказку: ход.
}
did-declined = { $name } не хочет играть за этим столом.
did-rematched = Готов новый стол для реванша.
chat = Чат
chat-empty = Пока никто ничего не сказал.
chat-say = Напишите всем за столом
seat-account = учётная запись
seat-account-explained = Это имя принадлежит учётной записи; гость взять его не может.
mute = Скрыть
muted = { $name }: сообщения скрыты.
unmute = Показать снова
reconnecting = Связь потеряна. Восстанавливаем…
catching-up = { $count ->
    [one] Показать ещё { $count } ход
    [few] Показать ещё { $count } хода
   *[other] Показать ещё { $count } ходов
}
skip = Пропустить
you-are-away = Вы покинули это место.
come-back = Вернуться
has-left = { $name } больше не за столом. Что делать?
is-late = { $name }: время вышло. Что делать?
is-silent = { $name } не отвечает уже сутки. Что делать?
vote-wait = Подождать
vote-bot = Пусть играет бот
vote-end = Закончить игру
asks-undo = { $name } просит вернуть ход.
undo-asked = Остальных спросили, можно ли вернуть ход: согласны { $agreed } из { $all }.
ask-undo = Попросить вернуть ход
agree = Согласиться
refuse = Нет
leave-game = Покинуть игру
give-up = Сдаться
give-up-why = На этом партия закончится. Она останется в записях партий.
hand-over = Передача хода
hand-over-to = Следующий ход: { $name }
i-am = Я { $name }
ended-by-vote = Игроки закончили эту партию.
where-from = Откуда очки
rematch = Реванш
to-rematch = К реваншу
frozen = С начала партии правила изменились, доиграть её нельзя. Журнал сохранён.
guide-title = Подсказка
guide-understood = Понятно
guide-off = Отключить подсказки

## Люди за одним столом
your-clock = Ваши часы
clock-delay = По { $minutes } мин, первые { $delay } с хода не в счёт
time-out = Когда время вышло
time-out-vote = Решают остальные
time-out-bot = Доигрывает бот
time-out-loses = Игрок проигрывает
seat-left = вне игры
seat-late = время вышло
seat-gone = нет на связи с { $at }
seat-lost = { $why ->
    [time] проигрыш по времени
   *[resigned] партия сдана
}
you-lost = { $why ->
    [time] Ваше время вышло: вы проиграли. За вас доигрывает бот.
   *[resigned] Вы сдались. За вас доигрывает бот.
}
you-are-late = { $others ->
    [0] Ваше время вышло. Ходить ещё можно.
   *[other] Ваше время вышло. Что дальше, решают остальные; пока можно ходить.
}
bot-plays-for-you = { $late ->
    [yes] Ваше время вышло: за вас играет бот.
   *[no] За вас играет бот.
}
you-left-short = Вы вышли из игры
you-lost-short = Вы проиграли
votes-needed = { $count ->
    [one] Решает { $count } голос.
    [few] Решают { $count } голоса.
   *[other] Решают { $count } голосов.
}
undo-refused = { $name } против возврата хода.
undo-of = { $name }: вернуть ход
leave-why = Что будет с вашим местом, решат остальные. Пока партия идёт, можно вернуться.
resign = Сдаться
resign-why = Вы проиграете эту партию. Она сохранится с результатом, и её можно разобрать.
lost-by = { $why ->
    [time] { $name }: проигрыш по времени.
   *[resigned] { $name } сдаётся.
}
did-resigned = { $name } сдаётся.
did-renamed = Новое имя за столом: { $name }.
did-set-up = Хозяин изменил стол.
did-rematch-answered = { $agree ->
    [yes] { $name } предлагает реванш.
   *[no] { $name } отказывается от реванша.
}
watchers = { $count ->
    [one] Смотрит { $count } человек
    [few] Смотрят { $count } человека
   *[other] Смотрят { $count } человек
}
watchers-short = { $count ->
    [one] смотрит
   *[other] смотрят
}
rematch-offered-short = Реванш?
rematch-offered = { $count ->
    [1] { $names } предлагает реванш.
   *[other] { $names } предлагают реванш.
}
rematch-accept = Сыграть ещё
rematch-decline = Нет, спасибо
rematch-waits = { $count ->
    [0] Ждём остальных.
   *[other] Ждём ответа: { $names }. Партия начнётся, когда согласятся все.
}
rematch-now = Создать стол сейчас
rematch-withdraw = Отозвать
rematch-declined = Вы отказались от реванша.
call-me = Как вас называть за столом?
call-me-first = Сначала скажите, как вас называть.
set-up = Изменить стол
table-full = Все места заняты. Попросите место у хозяина или смотрите, если стол открыт для зрителей.
you-were-removed = Хозяин отдал ваше место. По новой ссылке от него можно сесть снова.
invite-local = Эта ссылка работает только на этой машине. Чтобы впустить других, остановите сервер и откройте его для своей сети:
invite-local-installed = или, если установлено через pip:
copy-by-hand = Браузер не даёт скопировать. Выделите ссылку и скопируйте её сами.
invited-by = { $name } приглашает вас за стол.
invited-name = Регистрироваться не нужно: хватит имени.
refused-removed = Хозяин отдал ваше место. Попросите новую ссылку.
refused-lost = Эту партию вы уже проиграли. Её можно досмотреть.
refused-out-of-time = Ваше время вышло, а за этим столом доигрывает бот. Партию можно досмотреть.
refused-only-bots = Кроме вас, здесь только боты. Просто сдайте партию.

## Hints against bots
hint-ask-area = Подсказка
hint-ask-kind = Подсказка: что сделать?
hint-ask-move = Подсказка: какой ход?
hint-thinking = Думаю…
hint-noted = Подсказки отмечаются в записи партии.
with-hint = { $strength ->
    [area] С подсказкой: что важно
    [kind] С подсказкой: вид действия
   *[move] С подсказкой: ход
}

## Replays
replay = Запись партии
replay-status = Ход { $step } из { $total }
to-first = К началу
step-back = На ход назад
step-on = На ход вперёд
to-last = К концу
run = Пуск
pause = Пауза
step-of-game = Номер хода
seen-by = Глазами
all-open = Всё открыто
download-record = Скачать запись
share-step = Ссылка на этот ход
open-record = Открыть файл записи
open-record-why = Любая скачанная партия, отсюда или из командной строки.
not-a-record = Этот файл не запись партии.
no-finished-games = У вас ещё нет законченных партий.

## Rules and provenance
rules-numbered = У каждого правила есть номер, и каждое «сейчас нельзя» ведёт к своему параграфу.
rules-with-notes = Показать правила с обоснованиями, для авторов кода
rules-for-players = Показать правила для игроков
learn-five = Обучение · 5 минут
learn-title = Первая партия
learn-you = Гость
glance-title = Вкратце
glance-part-aim = Цель
glance-part-turn = Ход в картинках
glance-part-score = За что очки
glance-part-end = Конец игры
glance-wrong = Пять частых ошибок
glance-show = Показать
glance-name = Анна
legend = Легенда
legend-here = На этом столе
legend-search = Искать
gallery = Все карты и фишки
learn-chapter = Первая партия, глава { $number } из { $count }
learn-step = Шаг { $number } из { $count }
learn-leave = Выйти
learn-back = Назад
learn-next = Дальше
learn-show = Покажите мне
learn-play-on = Играть дальше
learn-next-chapter = Следующая глава
learn-other = В игре так можно. Но сейчас попробуйте вот что: { $action }.
learn = Научиться по ходу игры
search-rules = Искать в правилах
contents = Содержание
found = { $count ->
    [one] { $count } параграф
    [few] { $count } параграфа
   *[other] { $count } параграфов
}
provenance-intro = Каждое число игры записано в таблице, где указано, откуда оно. Чего не даёт ни один источник, мы подобрали сами, чтобы игра шла как надо; такие числа могут отличаться от напечатанной игры.
source-rulebook = правила
source-rulebook-why = напечатано в правилах
source-publication = публикации
source-publication-why = известно из обзоров, статей и отчётов об играх
source-reconstructed = восстановлено
source-reconstructed-why = подобрано нами
numbers = { $count ->
    [one] { $count } число
    [few] { $count } числа
   *[other] { $count } чисел
}
all-tables = { $count ->
    [one] { $count } таблица
    [few] Все { $count } таблицы
   *[other] Все { $count } таблиц
}
table-name = Таблица
count = Чисел
source = Источник

## Settings
set-language = Язык
set-theme = Тема
theme-auto = как в системе
theme-light = светлая
theme-dark = тёмная
theme-to-dark = Тёмная тема
theme-to-light = Светлая тема
set-speed = Анимация
speed-off = выключена
speed-fast = быстрая
speed-normal = обычная
speed-slow = медленная
set-confirm = Подтверждать ходы на поле
confirm-never = никогда
confirm-touch = при касании
confirm-always = всегда
set-sound = Звонок, когда мой ход
set-notices = Уведомление браузера, когда мой ход
set-hints = Подсказки в первых партиях
who-you-are = Кто вы
your-name = Ваше имя
account-explained = Вы играете как гость. С именем и паролем ваши партии доступны и с других устройств.
account-signed-in = У вас есть учётная запись. Её имя, чтобы войти с другого устройства: { $name }
account-name = Учётная запись
password = Пароль
password-explained = Не меньше 10 знаков.
register = Создать учётную запись
sign-in = Войти
sign-in-anyway = Всё равно войти
games-left-behind = { $count ->
    [one] У вас { $count } гостевая партия. Если войти, вы покинете её навсегда. С новой учётной записью она останется вашей.
    [few] У вас { $count } гостевые партии. Если войти, вы покинете их навсегда. С новой учётной записью они останутся вашими.
   *[other] У вас { $count } гостевых партий. Если войти, вы покинете их навсегда. С новой учётной записью они останутся вашими.
}
sign-out = Выйти
signed-out = Вы вышли.
password-old = Текущий пароль
password-new = Новый пароль
password-change = Сменить пароль
password-changed = Пароль изменён. На всех других устройствах вы вышли из учётной записи.
sign-out-others = Выйти везде, кроме этого устройства
signed-out-others = Все другие устройства и программы вышли из учётной записи.

## When the server says no
refused-fault = Что-то пошло не так. Попробуйте ещё раз.
refused-no-connection = Сервер недоступен. Пробуем ещё раз…
refused-too-fast = Слишком быстро. Подождите немного.
refused-too-many-sockets = Подключено слишком много вкладок или устройств. Закройте некоторые из них.
refused-house-full = На сервере нет места для новых подключений. Попробуйте позже.
refused-stale = Игра уже ушла вперёд. Вот что на столе сейчас.
refused-illegal = Правила сейчас этого не позволяют.
refused-not-your-turn = Сейчас не ваш ход.
refused-not-your-seat = Это не ваше место.
refused-nothing-to-undo = Вернуть нечего: что-то открылось, или уже ходил другой игрок.
refused-already-asked = Об этом уже попросили.
refused-no-such-table = Такого стола нет, или он закрытый.
refused-no-such-game = Такой игры нет.
refused-not-yours-to-see = Эта партия не открыта для других.
refused-seat-taken = Это место занято.
refused-already-seated = У вас уже есть место за этим столом.
refused-invite-only = Это место оставлено другу со ссылкой.
refused-dead-link = Ссылка уже использована или отозвана. Попросите новую.
refused-seats-open = Есть ещё свободные места.
refused-nobody-sits-here = Играли бы одни боты. Сядьте сами или оставьте место кому-нибудь.
refused-already-started = Игра уже началась.
refused-not-started = Игра ещё не началась.
refused-over = Игра окончена.
refused-closed = Хозяин закрыл этот стол.
refused-others-play = В эту партию играют и другие. Покиньте её, и они смогут доиграть.
refused-away = Вы покинули это место: сначала вернитесь.
refused-chat-closed = Чат за этим столом закрыт.
refused-frozen = С начала партии правила изменились. Обратитесь к тем, кто отвечает за сервер.
refused-bad-set-up = Так игру не начать. Измените число игроков или варианты.
refused-bad-clock = Такие часы не подходят. Выберите другие.
refused-not-owner = Это может сделать только хозяин стола. Попросите об этом.
refused-nobody-absent = Все на месте. Голосовать можно, когда кто-то ушёл или у него вышло время.
refused-not-away = Вы уже за столом. Просто играйте дальше.
refused-already-left = Вы уже покинули это место. Пока идёт игра, можно вернуться.
refused-not-yours-to-decide = Это решают другие за столом.
refused-no-such-seat = Такого места здесь нет. Загрузите страницу заново.
refused-no-such-bot = Такого бота здесь нет. Выберите другого.
refused-no-such-page = Такой страницы здесь нет. Вернитесь в холл.
refused-already-made = Новый стол уже есть. Загрузите страницу заново, чтобы его увидеть.
refused-too-many-games = Этот бот играет уже за слишком многими столами. Позовите другого или попробуйте позже.
refused-too-many-tables = Здесь открыто слишком много столов. Закройте страницу и откройте только нужные.
refused-empty = Отправлять нечего. Сначала напишите что-нибудь.
refused-already-an-account = У вас уже есть учётная запись. Чтобы создать другую, выйдите из этой.
refused-too-large = Файл слишком велик. Уменьшите его или выберите другой.
refused-malformed = Сервер не смог это прочитать. Проверьте, что вы ввели, или загрузите страницу заново.
refused-unknown = Страница и сервер не понимают друг друга. Загрузите страницу заново.
refused-bad-host = Адрес не тот: откройте тот, который сервер напечатал при запуске.
bad-host-explained = Имя { $host } этому серверу незнакомо. Если он ваш, запустите его, как написано ниже; если нет, откройте его по адресу, который он напечатал при запуске.
refused-foreign-origin = Эта страница не с этого сервера. Откройте собственный адрес сервера.
refused-no-origin = Браузер скрывает, с какой страницы запрос. Разрешите ему это сообщать или возьмите другой браузер.
refused-unreadable = Страница и сервер не понимают друг друга. Загрузите страницу заново.
refused-not-json = Страница и сервер не понимают друг друга. Загрузите страницу заново.
refused-wrong-method = Страница и сервер не понимают друг друга. Загрузите страницу заново.
refused-sign-in-first = Сначала назовите имя.
refused-not-with-a-token = С токеном можно только играть. Чтобы сделать это, войдите.
refused-wrong-name-or-password = Неверное имя или пароль.
refused-wrong-password = Текущий пароль неверен. Ничего не изменено.
refused-no-account = Вы играете как гость, пароля у вас нет. Сначала создайте учётную запись.
refused-name-taken = Это имя принадлежит учётной записи или слишком похоже на её имя. Выберите другое.
refused-private-game = Эта партия закрытая. Пустить зрителей можно только до начала.
refused-bad-name = В имени должно быть от 1 до 24 знаков, и не одни пробелы. Выберите другое.
refused-weak-password = Слишком короткий или известный пароль: возьмите не меньше 10 знаков, которых никто не угадает.
refused-rules-changed = Эту партию играли по другим правилам. Откройте её в программе той версии.
refused-broken-record = Запись повреждена или изменена.
refused-busy = Сервер сейчас занят. Попробуйте ещё раз чуть позже.
refused-only-against-bots = Подсказки даются только в партиях против одних ботов.
refused-not-over = Это можно сделать, только когда партия закончена.
refused-log-full = Журнал этого стола заполнен. Партию ещё можно доиграть.
refused-queue-full = Слишком много партий ждут разбора. Попробуйте позже.
refused-no-such-study = Этого разбора здесь больше нет. Начните его заново.
refused-no-such-position = В партии нет такой позиции. Загрузите страницу заново.

## Дом в браузере, без сервера

pocket-opening = Открываем дом…
pocket-loading = { $here } из { $all } МБ
pocket-why = Загружается один раз. Потом всё открывается и без сети.
pocket-failed = Открыть дом не удалось. Проверьте соединение и попробуйте ещё раз. Нужен браузер 2023 года или новее.
pocket-again = Попробовать ещё раз
pocket-alone = Ваши партии хранятся в этом браузере. Для игры с людьми на других устройствах и для рейтингов нужен сервер.
pocket-levels = Уровни 4 и 5 думают слишком долго для браузера.
pocket-games = Ваши партии
pocket-games-why = Они хранятся только в этом браузере. Сохраните их в файл, чтобы перенести в другой.
pocket-save = Сохранить все партии
pocket-bring = Загрузить сохранённые партии
pocket-brought = { $count ->
    [0] Все эти партии здесь уже есть.
    [one] Добавлена { $count } партия.
    [few] Добавлены { $count } партии.
   *[other] Добавлено { $count } партий.
}
pocket-update = Готова новая версия.
pocket-update-go = Перезапустить
pocket-update-later = Позже
refused-storage-full = В браузере кончилось место, поэтому ничего не изменилось. Освободите место и попробуйте ещё раз.
refused-needs-server = Для этого нужен сервер. Здесь можно играть с ботами или за одним экраном.
refused-broken-file = Это не файл с сохранёнными партиями.
take-along = Возьмите дом с собой
take-along-why = В дороге или без сети?
