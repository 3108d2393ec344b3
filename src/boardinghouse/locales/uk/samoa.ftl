# Hotel Samoa українською.
game = Готель Самоа
option-flags = Прапори
option-flags-sorted = за порядком: за кожні чотири раунди кожна країна прилітає один раз
option-flags-unsorted = упереміш: будь-який порядок, крім двох однакових поспіль

action-lay = викласти карту: { $card }
action-swap = замінити свою карту на: { $card }
action-keep = залишити викладену карту
action-buy = купити { $tile }
action-cover = номер люкс: кімната { $room }
action-pass = пас, нічого не купувати
action-send-home = відправити додому гостей: кімната { $room }
action-pick = група { $group }: { $kind }
action-house = кімната { $room }
action-done = завершити
action-take-back = зараз скинути тайл повернення, потім продовжити
action-retrieve = повернути в руку: { $card }
action-flag = викладається прапор: { $nation }
action-tie-card = першим за годинниковою стрілкою від карти нічиєї йде { $seat }
action-tile = на стіл викладають { $tile }
action-flight = відкривається карта туристів { $tourist-card }
action-arrive = прилітає { $kind }

prompt-price = Викладіть карту сорочкою догори: це ставка на будівництво й ціна ваших кімнат.
prompt-swap = Усі карти відкрито. Можна скинути тайл заміни й викласти іншу карту.
prompt-build = Купіть тайл за свою ставку або спасуйте.
prompt-cover = Покладіть номер люкс на одну зі своїх кімнат.
prompt-house = { $taken-from ->
    [0] Виберіть туриста або завершіть. Усі мають бути з однієї групи.
   *[other] Виберіть наступного туриста з групи { $taken-from } або завершіть.
}{ $may-send ->
    [0] {""}
    [one] {" "}Спершу тайл може відправити додому гостей ще { $may-send } кімнати.
   *[other] {" "}Спершу тайл може відправити додому гостей ще { $may-send } кімнат.
}
prompt-room = У яку кімнату поселити туриста з групи { $group }: { $kind }?
prompt-day-off = У вашого персоналу вихідний. { $may-send ->
    [0] Більше нікого не можна відправити додому.
    [one] Можна відправити додому гостей ще { $may-send } кімнати.
   *[other] Можна відправити додому гостей не більше ніж із { $may-send } кімнат.
}
prompt-draw-flag = Викладаються прапори.
prompt-draw-tie = Визначається місце карти нічиєї.
prompt-draw-tile = { $left ->
    [one] Відкривається { $left } тайл.
    [few] Відкриваються { $left } тайли.
   *[other] Відкриваються { $left } тайлів.
}
prompt-draw-flight = Відкривається карта туристів.
prompt-draw-tourist = Туристи прилітають, група { $group }; лишилося { $left }.

event-flag-laid = Раунд { $round }: { $nation }.
event-tie-card = Карта нічиєї лежить між гравцями { $before } і { $seat }.
event-round-began = Раунд { $round }: сідає літак ({ $nation }).
event-tile-shown = На стіл викладають { $tile }.
event-left = { $seat }, кімната { $room }: { $kind } відлітає додому ({ $nation }).
event-flight-landed = Карта туристів { $tourist-card }: прибувають туристи ({ $nation }).
event-arrived = Група { $group }: { $kind }.
event-answered = { $seat }: карту викладено.
event-shown = { $seat }: { $card }.
event-swapped = { $seat } міняє карту: { $card } замість «{ $old-card }».
event-bought = { $seat } купує { $tile } за { $coins }.
event-pool-paid = { $coins ->
    [0] { $seat }: за новий басейн ніхто не платить.
    [one] { $seat }: за новий басейн плавці платять { $coins } монету.
    [few] { $seat }: за новий басейн плавці платять { $coins } монети.
   *[other] { $seat }: за новий басейн плавці платять { $coins } монет.
}
event-covered = { $seat }: номер люкс — кімната { $room }.
event-passed = { $seat } пасує.
event-housed = { $seat }, кімната { $room }: заселяється { $kind } ({ $nation }).
event-sent-home = { $seat }, кімната { $room }: { $kind } вирушає додому ({ $nation }).
event-unhoused = Ніхто не розмістив: { $kind } ({ $nation }) × { $count }.
event-paid = { $seat }, кімната { $room }: { $kind } платить { $coins }.
event-discarded = { $seat } скидає карту: { $card }.
event-kept = { $seat } забирає карту в руку: { $card }.
event-retrieved = { $seat } повертає скинуту карту: { $card }.
event-used-tile = { $seat } використовує { $tile }.

nation-japan = Японія
nation-norway = Норвегія
nation-germany = Німеччина
nation-britain = Велика Британія
code-japan = JP
code-norway = NO
code-germany = DE
code-britain = GB

kind-plain = звичайний турист
kind-rich = багатій
kind-lover = закоханий
kind-celebrity = знаменитість
kind-swimmer-1 = плавець 1
kind-swimmer-2 = плавець 2
kind-swimmer-3 = плавець 3
short-plain = звичайний
short-rich = багатій
short-lover = закох.
short-celebrity = зірка
short-swimmer-1 = плав. 1
short-swimmer-2 = плав. 2
short-swimmer-3 = плав. 3

tile-pool = басейн
tile-extra-room = додаткову кімнату
tile-suite = номер люкс
tile-swap = тайл заміни
tile-send-home = тайл «відправити додому»
tile-take-back = тайл повернення
tile-name-pool = басейн
tile-name-extra-room = дод. кімната
tile-name-suite = номер люкс
tile-name-swap = заміна
tile-name-send-home = додому
tile-name-take-back = повернення

card-2-3 = ставка 2, кімната 3
card-4-4 = ставка 4, кімната 4
card-6-5 = ставка 6, кімната 5
card-8-6 = ставка 8, кімната 6
card-10-7 = ставка 10, кімната 7
card-12-9 = ставка 12, кімната 9
card-14-8 = ставка 14, кімната 8
card-16-10 = ставка 16, кімната 10
card-18-11 = ставка 18, кімната 11
card-20-12 = ставка 20, кімната 12
card-off = вихідний у персоналу

board-title = Раунд { $round } із 12: { $nation }{ $holiday ->
    [yes] , канікули: туристів удвічі більше
   *[no] {""}
}
board-flags = Прапори
board-holiday = x2
board-group = Група { $group }
board-kind = { $count ->
    [one] { $kind }
   *[other] { $kind } x { $count }
}
board-table = Тайли на столі
board-none = немає
board-stack = (у стосі { $count })
board-tie = Карта нічиєї між гравцями { $before } і { $after }: під час будівництва першим іде { $after }, під час розміщення — { $before }
board-hotel = { $seat } { $name }
board-room = { $room }
board-extra = дод. { $room }
board-suite = люкс
board-until = до { $round }
board-to-the-end = лишається
board-pools = { $count ->
    [0] немає басейнів
    [one] { $count } басейн
    [few] { $count } басейни
   *[other] { $count } басейнів
}
board-hand = у руці { $hand }, скинуто { $used }
board-laid = ставка { $bid }, кімната { $price }
board-off = вихідний
board-face-down = карта лежить сорочкою догори
board-choosing = карти ще немає
board-money = { $money ->
    [one] { $money } монета
    [few] { $money } монети
   *[other] { $money } монет
}
board-your-hand = Ваші карти (ставка/кімната): { $cards }
board-your-discards = Скинуті: { $cards }
board-card = { $bid }/{ $price }
board-legend = JP-NO: двоє закоханих   *: новий у цьому раунді   до 9: відлітає з прапором раунду 9

# Сторінка.
verb-lay = Викласти карту вартості
verb-swap = Замінити карту вартості
verb-keep = Залишити карту вартості
verb-buy = Купити тайл
verb-cover = Покласти номер люкс
verb-pass = Спасувати
verb-send-home = Відправити гостей додому
verb-pick = Вибрати туриста
verb-house = Вибрати кімнату
verb-done = Завершити
verb-take-back = Використати тайл повернення
verb-retrieve = Повернути карту
verb-flag = Викласти прапор
verb-tie-card = Покласти карту нічиєї
verb-tile = Відкрити тайл
verb-flight = Відкрити карту туристів
verb-arrive = Прибуття туристів
arg-group = група { $value }

score-start = На початку
score-rooms = Плата за кімнати
score-doubling = Подвійна ціна
score-swimmers = Плавці
score-building = Будівництво
score-special = Спеціальні тайли

room-extra-1 = дод. 1
room-extra-2 = дод. 2
room-extra-3 = дод. 3
room-extra-4 = дод. 4

from-japan = з Японії
from-norway = з Норвегії
from-germany = з Німеччини
from-britain = із Великої Британії

samoa-status = Раунд { $round } із 12{ $holiday ->
    [yes] {" "}· канікули
   *[no] {""}
} · { $phase }
samoa-phase-price = ціни
samoa-phase-swap = ціни
samoa-phase-build = будівництво
samoa-phase-cover = будівництво
samoa-phase-house = розміщення
samoa-phase-room = розміщення
samoa-phase-day-off = вихідний
samoa-phase-over = кінець гри
samoa-year = Рейси цього року
samoa-flight = Раунд { $round }: { $nation }
samoa-holiday = канікули
samoa-your-hotel = Ваш готель
samoa-hotel-of = Готель гравця { $name }
samoa-sign = Готель «{ $name }»
samoa-you = Ви
samoa-free = { $count ->
    [0] вільних кімнат немає
    [one] { $count } вільна кімната
    [few] { $count } вільні кімнати
   *[other] { $count } вільних кімнат
}
samoa-suites = { $count ->
    [one] { $count } номер люкс
    [few] { $count } номери люкс
   *[other] { $count } номерів люкс
}
samoa-money = Ваші гроші
samoa-this-round = +{ $coins } за раунд
samoa-room = Кімната { $room }
samoa-empty = вільна
samoa-lives-here = Тут живе
samoa-guest = { $kind } ({ $nation })
samoa-beach = Туристи на пляжі
samoa-arrived = Прибули { $from }
samoa-doubled = канікули: удвічі більше
samoa-group = Група { $group }
samoa-left = { $left } із { $all }
samoa-finish = Завершити розміщення
samoa-finish-day-off = Завершити вихідний
samoa-order-price = Карти вартості
samoa-order-build = Хто будує
samoa-order-house = Хто розміщує
samoa-order-over = Карти вартості
samoa-first-build = найвища ставка перша; нічия: { $name }
samoa-first-house = найнижча ціна перша; нічия: { $name }
samoa-tie-card = Карта нічиєї
samoa-tie-both = нічия: будує { $builder }, розміщує { $host }
samoa-chosen = карта лежить
samoa-chooses = вибирає
samoa-built = тайл куплено
samoa-housed = гостей: { $count }
samoa-now = вирішує
samoa-tiles = Тайли будівництва
samoa-no-tiles = На столі немає тайлів.
samoa-stack = у стосі { $count }
samoa-pass = Пас, нічого не купувати
samoa-hand = Ваші карти вартості
samoa-bid = ставка
samoa-price = ціна кімнати
samoa-your-bid = Ваша ставка
samoa-used = скид
samoa-on-table = на столі
samoa-keep = Залишити мою карту
samoa-take-back = Виберіть скинуту карту, яку повернете в руку.
samoa-uses-tile = за тайл «відправити додому»

explain-kind-plain = Платить ціну кімнати й більше нічого не вміє.
explain-kind-rich = Платить подвійну ціну кімнати.
explain-kind-lover = Двоє закоханих можуть жити в одній кімнаті; платить кожен. Обоє від’їжджають, коли випадає прапор будь-кого з них.
explain-kind-celebrity = Платить ціну кімнати. Гості, поселені збоку, зверху чи знизу від знаменитості, платять подвійну ціну.
explain-kind-swimmer = { $number ->
    [one] Платить ціну кімнати й ще { $number } монету за кожен басейн готелю.
    [few] Платить ціну кімнати й ще { $number } монети за кожен басейн готелю.
   *[other] Платить ціну кімнати й ще { $number } монет за кожен басейн готелю.
}
explain-leaves = Відлітає додому в раунді { $round }.
explain-stays = Лишається до кінця гри.
explain-gain = { $coins ->
    [one] Турист приніс би тут { $coins } монету.
    [few] Турист приніс би тут { $coins } монети.
   *[other] Турист приніс би тут { $coins } монет.
}
explain-empty = Тут ніхто не живе.
explain-new = { $coins ->
    [one] Новий: наприкінці раунду заплатить { $coins } монету.
    [few] Новий: наприкінці раунду заплатить { $coins } монети.
   *[other] Новий: наприкінці раунду заплатить { $coins } монет.
}
explain-suite = Номер люкс: поселений тут платить подвійну ціну.
explain-beside = Поруч зі знаменитістю: поселений тут платить подвійну ціну.
explain-extra = Додаткова кімната не сусідить із жодною іншою.
explain-card = Найвища ставка будує першою і платить цю ставку. Найнижча ціна розміщує першою, і кожен новий гість платить цю ціну. Якщо ви будуєте чи розміщуєте, карта скидається; інакше вона повернеться в руку.
explain-card-off = { $count ->
    [one] Ви не будуєте й не розміщуєте, але можете відправити додому гостей { $count } кімнати. Ця карта завжди повертається.
   *[other] Ви не будуєте й не розміщуєте, але можете відправити додому гостей не більше ніж із { $count } кімнат. Ця карта завжди повертається.
}
explain-used = Скинута: повернути її може лише тайл повернення.
explain-tile-pool = Одразу приносить суму чисел усіх плавців вашого готелю. Потім кожен новий плавець платить своє число за кожен басейн.
explain-tile-extra-room = Ще одна кімната поруч із готелем; сусідніх із нею кімнат немає.
explain-tile-suite = Покладіть його на одну зі своїх кімнат: поселений там платить подвійну ціну.
explain-tile-swap = Коли карти відкрито, замініть викладену карту на карту з руки.
explain-tile-send-home = { $count ->
    [one] До розміщення туристів відправте додому гостей { $count } кімнати.
   *[other] До розміщення туристів відправте додому гостей із { $count } кімнат, не більше.
}
explain-uses-tile = Щоб відправити гостей додому до розміщення, скидають тайл «відправити додому».
explain-tile-take-back = { $count ->
    [one] Будь-коли поверніть у руку { $count } скинуту карту вартості.
    [few] Будь-коли поверніть у руку { $count } скинуті карти вартості.
   *[other] Будь-коли поверніть у руку { $count } скинутих карт вартості.
}
explain-send-off = Не в цьому раунді: у персоналу вихідний, і ви нікого не розміщуєте.
explain-send-none = Не в цьому раунді: розміщувати більше нікого.
explain-special = { $coins ->
    [one] Використовується один раз. Невикористаний тайл наприкінці коштує { $coins } монету.
    [few] Використовується один раз. Невикористаний тайл наприкінці коштує { $coins } монети.
   *[other] Використовується один раз. Невикористаний тайл наприкінці коштує { $coins } монет.
}
explain-flag = Гості з цієї країни залишають усі готелі, і звідти прилітають нові.
explain-flag-past = Цей літак уже відлетів.
explain-flag-mine = { $count ->
    [0] Він не звільнить жодної вашої кімнати.
    [one] Він звільнить { $count } вашу кімнату.
    [few] Він звільнить { $count } ваші кімнати.
   *[other] Він звільнить { $count } ваших кімнат.
}
explain-holiday = Канікули: туристів удвічі більше, ніж указано на карті.
explain-pools = { $count ->
    [one] Кожен поселений плавець платить число на своєму рятувальному крузі { $count } раз.
    [few] Кожен поселений плавець платить число на своєму рятувальному крузі { $count } рази.
   *[other] Кожен поселений плавець платить число на своєму рятувальному крузі { $count } разів.
}
explain-tie = Після кожного раунду вона пересувається на одного гравця.
explain-money = Інші їх не бачать. Хто після дванадцяти раундів має найбільше грошей, той переміг.

guide-price = Усі одночасно викладають по карті. Верхнє число — ставка: найвища будує першою. Нижнє — ціна кімнат: найдешевший готель заселяє першим.
guide-build = Підсвічений тайл коштує вашу ставку. Наведіть на нього або затримайте палець, щоб прочитати, що він дає. Можна спасувати.
guide-cover = Номер люкс подвоює плату у своїй кімнаті. Покладіть його туди, де гості часто змінюються.
guide-house = Беріть туристів по одному, усіх з однієї групи. Літачок у кімнаті показує раунд, у якому гість відлетить додому.
guide-room = На підсвічених кімнатах видно, скільки принесе цей турист. Поруч зі знаменитістю та в номері люкс платять подвійну ціну.
guide-flags = Дивіться на марки вгорі: зі своїм прапором гості відлітають. Доти кімнати зайняті й нічого не приносять.
guide-used = Одинадцять карт на дванадцять раундів: карту, з якою будували чи розміщували, скинуто; інакше вона повернеться.
guide-full = Готель майже повний. Сіра карта «Вихідний у персоналу» може відправити додому гостей з однієї чи двох кімнат і завжди повертається.
guide-special = Над готелем висить спеціальний тайл. Використайте його один раз або збережіть: наприкінці він принесе трохи монет.
guide-holiday = Канікули: туристів удвічі більше. Сьогодні гості можуть дістатися й дорожчому готелю.

## Підказки: на що дивитися
about-price = Прибуває { $tourists ->
    [one] { $tourists } турист
    [few] { $tourists } туристи
   *[many] { $tourists } туристів
 }, вільних кімнат у вас: { $rooms }. Зважте ціну кімнат і свою чергу обирати.
about-price-card = Подумайте про цю карту: { $card }.
about-keep-card = Подумайте, чи не краща ваша карта такою, як вона є.
about-tile = Погляньте на { $tile }.
about-no-tile = Порівняйте запропоноване з тим, скільки вам коштуватиме ставка.
about-group = Погляньте на групу { $group }: { $kind }.
about-room = Погляньте на цю кімнату: { $room }.
about-enough-guests = Порахуйте, скільки кімнат знадобиться в наступному раунді.
about-used-cards = Погляньте на свої використані карти цін.
