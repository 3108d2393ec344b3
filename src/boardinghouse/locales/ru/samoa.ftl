# Hotel Samoa по-русски.
game = Отель Самоа
option-flags = Флаги
option-flags-sorted = по порядку: за каждые четыре раунда каждая страна прилетает один раз
option-flags-unsorted = вперемешку: любой порядок, кроме двух одинаковых подряд

action-lay = выложить карту: { $card }
action-swap = заменить свою карту на: { $card }
action-keep = оставить выложенную карту
action-buy = купить { $tile }
action-cover = номер люкс: комната { $room }
action-pass = пас, ничего не покупать
action-send-home = отправить домой гостей: комната { $room }
action-pick = группа { $group }: { $kind }
action-house = комната { $room }
action-done = закончить
action-take-back = сейчас сбросить тайл возврата, затем продолжить
action-retrieve = вернуть в руку: { $card }
action-flag = выкладывается флаг: { $nation }
action-tie-card = первым по часовой стрелке от карты устранения ничьи идёт { $seat }
action-tile = на стол выкладывают { $tile }
action-flight = открывается карта туристов { $tourist-card }
action-arrive = прилетает { $kind }

prompt-price = Выложите карту рубашкой вверх: это ставка на строительство и цена ваших комнат.
prompt-swap = Все карты открыты. Можно сбросить тайл замены и выложить другую карту.
prompt-build = Купите тайл за свою ставку или спасуйте.
prompt-cover = Положите номер люкс на одну из своих комнат.
prompt-house = { $taken-from ->
    [0] Выберите туриста или закончите. Все должны быть из одной группы.
   *[other] Выберите следующего туриста из группы { $taken-from } или закончите.
}{ $may-send ->
    [0] {""}
    [one] {" "}Сначала тайл может отправить домой гостей ещё { $may-send } комнаты.
   *[other] {" "}Сначала тайл может отправить домой гостей ещё { $may-send } комнат.
}
prompt-room = В какую комнату поселить туриста из группы { $group }: { $kind }?
prompt-day-off = У вашего персонала выходной. { $may-send ->
    [0] Больше никого отправить домой нельзя.
    [one] Можно отправить домой гостей ещё { $may-send } комнаты.
   *[other] Можно отправить домой гостей не больше чем из { $may-send } комнат.
}
prompt-draw-flag = Выкладываются флаги.
prompt-draw-tie = Определяется место карты устранения ничьи.
prompt-draw-tile = { $left ->
    [one] Открывается { $left } тайл.
    [few] Открываются { $left } тайла.
   *[other] Открываются { $left } тайлов.
}
prompt-draw-flight = Открывается карта туристов.
prompt-draw-tourist = Туристы прилетают, группа { $group }; осталось { $left }.

event-flag-laid = Раунд { $round }: { $nation }.
event-tie-card = Карта устранения ничьи лежит между игроками { $before } и { $seat }.
event-round-began = Раунд { $round }: садится самолёт ({ $nation }).
event-tile-shown = На стол выкладывают { $tile }.
event-left = { $seat }, комната { $room }: { $kind } улетает домой ({ $nation }).
event-flight-landed = Карта туристов { $tourist-card }: прибывают туристы ({ $nation }).
event-arrived = Группа { $group }: { $kind }.
event-answered = { $seat }: карта выложена.
event-shown = { $seat }: { $card }.
event-swapped = { $seat } меняет карту: { $card } вместо «{ $old-card }».
event-bought = { $seat } покупает { $tile } за { $coins }.
event-pool-paid = { $coins ->
    [0] { $seat }: за новый бассейн никто не платит.
    [one] { $seat }: за новый бассейн пловцы платят { $coins } монету.
    [few] { $seat }: за новый бассейн пловцы платят { $coins } монеты.
   *[other] { $seat }: за новый бассейн пловцы платят { $coins } монет.
}
event-covered = { $seat }: номер люкс — комната { $room }.
event-passed = { $seat } пасует.
event-housed = { $seat }, комната { $room }: заселяется { $kind } ({ $nation }).
event-sent-home = { $seat }, комната { $room }: { $kind } отправляется домой ({ $nation }).
event-unhoused = Никто не разместил: { $kind } ({ $nation }) × { $count }.
event-paid = { $seat }, комната { $room }: { $kind } платит { $coins }.
event-discarded = { $seat } сбрасывает карту: { $card }.
event-kept = { $seat } забирает карту в руку: { $card }.
event-retrieved = { $seat } возвращает сброшенную карту: { $card }.
event-used-tile = { $seat } использует { $tile }.

nation-japan = Япония
nation-norway = Норвегия
nation-germany = Германия
nation-britain = Великобритания
code-japan = JP
code-norway = NO
code-germany = DE
code-britain = GB

kind-plain = обычный турист
kind-rich = богач
kind-lover = влюблённый
kind-celebrity = знаменитость
kind-swimmer-1 = пловец 1
kind-swimmer-2 = пловец 2
kind-swimmer-3 = пловец 3
short-plain = обычный
short-rich = богач
short-lover = влюбл.
short-celebrity = звезда
short-swimmer-1 = плов. 1
short-swimmer-2 = плов. 2
short-swimmer-3 = плов. 3

tile-pool = бассейн
tile-extra-room = дополнительную комнату
tile-suite = номер люкс
tile-swap = тайл замены
tile-send-home = тайл «отправить домой»
tile-take-back = тайл возврата
tile-name-pool = бассейн
tile-name-extra-room = доп. комната
tile-name-suite = номер люкс
tile-name-swap = замена
tile-name-send-home = домой
tile-name-take-back = возврат

card-2-3 = ставка 2, комната 3
card-4-4 = ставка 4, комната 4
card-6-5 = ставка 6, комната 5
card-8-6 = ставка 8, комната 6
card-10-7 = ставка 10, комната 7
card-12-9 = ставка 12, комната 9
card-14-8 = ставка 14, комната 8
card-16-10 = ставка 16, комната 10
card-18-11 = ставка 18, комната 11
card-20-12 = ставка 20, комната 12
card-off = выходной у персонала

board-title = Раунд { $round } из 12: { $nation }{ $holiday ->
    [yes] , каникулы: туристов вдвое больше
   *[no] {""}
}
board-flags = Флаги
board-holiday = x2
board-group = Группа { $group }
board-kind = { $count ->
    [one] { $kind }
   *[other] { $kind } x { $count }
}
board-table = Тайлы на столе
board-none = нет
board-stack = (в стопке { $count })
board-tie = Карта устранения ничьи между игроками { $before } и { $after }: при строительстве первым идёт { $after }, при размещении — { $before }
board-hotel = { $seat } { $name }
board-room = { $room }
board-extra = доп. { $room }
board-suite = люкс
board-until = до { $round }
board-to-the-end = остаётся
board-pools = { $count ->
    [0] нет бассейнов
    [one] { $count } бассейн
    [few] { $count } бассейна
   *[other] { $count } бассейнов
}
board-hand = в руке { $hand }, сброшено { $used }
board-laid = ставка { $bid }, комната { $price }
board-off = выходной
board-face-down = карта лежит рубашкой вверх
board-choosing = карты ещё нет
board-money = { $money ->
    [one] { $money } монета
    [few] { $money } монеты
   *[other] { $money } монет
}
board-your-hand = Ваши карты (ставка/комната): { $cards }
board-your-discards = Сброшены: { $cards }
board-card = { $bid }/{ $price }
board-legend = JP-NO: двое влюблённых   *: новый в этом раунде   до 9: улетает с флагом раунда 9

# Страница.
verb-lay = Выложить карту стоимости
verb-swap = Заменить карту стоимости
verb-keep = Оставить карту стоимости
verb-buy = Купить тайл
verb-cover = Положить номер люкс
verb-pass = Спасовать
verb-send-home = Отправить гостей домой
verb-pick = Выбрать туриста
verb-house = Выбрать комнату
verb-done = Закончить
verb-take-back = Использовать тайл возврата
verb-retrieve = Вернуть карту
verb-flag = Выложить флаг
verb-tie-card = Положить карту устранения ничьи
verb-tile = Открыть тайл
verb-flight = Открыть карту туристов
verb-arrive = Прибытие туристов
arg-group = группа { $value }

score-start = В начале
score-rooms = Плата за комнаты
score-doubling = Двойная цена
score-swimmers = Пловцы
score-building = Строительство
score-special = Специальные тайлы

room-extra-1 = доп. 1
room-extra-2 = доп. 2
room-extra-3 = доп. 3
room-extra-4 = доп. 4

from-japan = из Японии
from-norway = из Норвегии
from-germany = из Германии
from-britain = из Великобритании

samoa-status = Раунд { $round } из 12{ $holiday ->
    [yes] {" "}· каникулы
   *[no] {""}
} · { $phase }
samoa-phase-price = цены
samoa-phase-swap = цены
samoa-phase-build = строительство
samoa-phase-cover = строительство
samoa-phase-house = размещение
samoa-phase-room = размещение
samoa-phase-day-off = выходной
samoa-phase-over = конец игры
samoa-year = Рейсы этого года
samoa-flight = Раунд { $round }: { $nation }
samoa-holiday = каникулы
samoa-your-hotel = Ваш отель
samoa-hotel-of = Отель игрока { $name }
samoa-sign = Отель «{ $name }»
samoa-you = Вы
samoa-free = { $count ->
    [0] свободных комнат нет
    [one] { $count } свободная комната
    [few] { $count } свободные комнаты
   *[other] { $count } свободных комнат
}
samoa-suites = { $count ->
    [one] { $count } номер люкс
    [few] { $count } номера люкс
   *[other] { $count } номеров люкс
}
samoa-money = Ваши деньги
samoa-this-round = +{ $coins } за раунд
samoa-room = Комната { $room }
samoa-empty = свободна
samoa-lives-here = Здесь живёт
samoa-guest = { $kind } ({ $nation })
samoa-beach = Туристы на пляже
samoa-arrived = Прибыли { $from }
samoa-doubled = каникулы: вдвое больше
samoa-group = Группа { $group }
samoa-left = { $left } из { $all }
samoa-finish = Закончить размещение
samoa-finish-day-off = Закончить выходной
samoa-order-price = Карты стоимости
samoa-order-build = Кто строит
samoa-order-house = Кто размещает
samoa-order-over = Карты стоимости
samoa-first-build = высшая ставка первой; ничья: { $name }
samoa-first-house = низшая цена первой; ничья: { $name }
samoa-tie-card = Карта устранения ничьи
samoa-tie-both = ничья: строит { $builder }, размещает { $host }
samoa-chosen = карта лежит
samoa-chooses = выбирает
samoa-built = тайл куплен
samoa-housed = гостей: { $count }
samoa-now = решает
samoa-tiles = Тайлы строительства
samoa-no-tiles = На столе нет тайлов.
samoa-stack = в стопке { $count }
samoa-pass = Пас, ничего не покупать
samoa-hand = Ваши карты стоимости
samoa-bid = ставка
samoa-price = цена комнаты
samoa-your-bid = Ваша ставка
samoa-used = сброс
samoa-on-table = на столе
samoa-keep = Оставить мою карту
samoa-take-back = Выберите сброшенную карту, которую вернёте в руку.
samoa-uses-tile = за тайл «отправить домой»

explain-kind-plain = Платит цену комнаты и больше ничего не умеет.
explain-kind-rich = Платит двойную цену комнаты.
explain-kind-lover = Двое влюблённых могут жить в одной комнате; платит каждый. Оба уезжают, когда выходит флаг любого из них.
explain-kind-celebrity = Платит цену комнаты. Гости, поселённые сбоку, сверху или снизу от знаменитости, платят двойную цену.
explain-kind-swimmer = { $number ->
    [one] Платит цену комнаты и ещё { $number } монету за каждый бассейн отеля.
    [few] Платит цену комнаты и ещё { $number } монеты за каждый бассейн отеля.
   *[other] Платит цену комнаты и ещё { $number } монет за каждый бассейн отеля.
}
explain-leaves = Улетает домой в раунде { $round }.
explain-stays = Остаётся до конца игры.
explain-gain = { $coins ->
    [one] Турист принёс бы здесь { $coins } монету.
    [few] Турист принёс бы здесь { $coins } монеты.
   *[other] Турист принёс бы здесь { $coins } монет.
}
explain-empty = Здесь никто не живёт.
explain-new = { $coins ->
    [one] Новый: в конце раунда заплатит { $coins } монету.
    [few] Новый: в конце раунда заплатит { $coins } монеты.
   *[other] Новый: в конце раунда заплатит { $coins } монет.
}
explain-suite = Номер люкс: поселённый здесь платит двойную цену.
explain-beside = Рядом со знаменитостью: поселённый здесь платит двойную цену.
explain-extra = Дополнительная комната не соседствует ни с какой другой.
explain-card = Самая высокая ставка строит первой и платит эту ставку. Самая низкая цена размещает первой, и каждый новый гость платит эту цену. Если вы строите или размещаете, карта сбрасывается; иначе она вернётся в руку.
explain-card-off = { $count ->
    [one] Вы не строите и не размещаете, но можете отправить домой гостей { $count } комнаты. Эта карта всегда возвращается.
   *[other] Вы не строите и не размещаете, но можете отправить домой гостей не больше чем из { $count } комнат. Эта карта всегда возвращается.
}
explain-used = Сброшена: вернуть её может только тайл возврата.
explain-tile-pool = Сразу приносит сумму чисел всех пловцов вашего отеля. Потом каждый новый пловец платит своё число за каждый бассейн.
explain-tile-extra-room = Ещё одна комната рядом с отелем; соседних с ней комнат нет.
explain-tile-suite = Положите его на одну из своих комнат: поселённый там платит двойную цену.
explain-tile-swap = Когда карты открыты, замените выложенную карту на карту из руки.
explain-tile-send-home = { $count ->
    [one] До размещения туристов отправьте домой гостей { $count } комнаты.
   *[other] До размещения туристов отправьте домой гостей из { $count } комнат, не больше.
}
explain-uses-tile = Чтобы отправить гостей домой до размещения, сбрасывают тайл «отправить домой».
explain-tile-take-back = { $count ->
    [one] В любой момент верните в руку { $count } сброшенную карту стоимости.
    [few] В любой момент верните в руку { $count } сброшенные карты стоимости.
   *[other] В любой момент верните в руку { $count } сброшенных карт стоимости.
}
explain-send-off = Не в этом раунде: у персонала выходной, и вы никого не размещаете.
explain-send-none = Не в этом раунде: размещать больше некого.
explain-special = { $coins ->
    [one] Используется один раз. Неиспользованный тайл в конце стоит { $coins } монету.
    [few] Используется один раз. Неиспользованный тайл в конце стоит { $coins } монеты.
   *[other] Используется один раз. Неиспользованный тайл в конце стоит { $coins } монет.
}
explain-flag = Гости из этой страны покидают все отели, и оттуда прилетают новые.
explain-flag-past = Этот самолёт уже улетел.
explain-flag-mine = { $count ->
    [0] Он не освободит ни одной вашей комнаты.
    [one] Он освободит { $count } вашу комнату.
    [few] Он освободит { $count } ваши комнаты.
   *[other] Он освободит { $count } ваших комнат.
}
explain-holiday = Каникулы: туристов вдвое больше, чем указано на карте.
explain-pools = { $count ->
    [one] Каждый поселённый пловец платит число на своём спасательном круге { $count } раз.
    [few] Каждый поселённый пловец платит число на своём спасательном круге { $count } раза.
   *[other] Каждый поселённый пловец платит число на своём спасательном круге { $count } раз.
}
explain-tie = После каждого раунда она передвигается на одного игрока.
explain-money = Другие их не видят. У кого после двенадцати раундов больше денег, тот победил.

guide-price = Все одновременно выкладывают по карте. Верхнее число — ставка: самая высокая строит первой. Нижнее — цена комнат: самый дешёвый отель заселяет первым.
guide-build = Подсвеченный тайл стоит вашу ставку. Наведите на него или задержите палец, чтобы прочесть, что он даёт. Можно спасовать.
guide-cover = Номер люкс удваивает плату в своей комнате. Положите его туда, где гости часто меняются.
guide-house = Берите туристов по одному, всех из одной группы. Самолётик в комнате показывает раунд, в котором гость улетит домой.
guide-room = На подсвеченных комнатах видно, сколько принесёт этот турист. Рядом со знаменитостью и в номере люкс платят двойную цену.
guide-flags = Смотрите на марки вверху: со своим флагом гости улетают. До тех пор комнаты заняты и ничего не приносят.
guide-used = Одиннадцать карт на двенадцать раундов: карта, с которой строили или размещали, сброшена; иначе она вернётся.
guide-full = Отель почти полон. Серая карта «Выходной у персонала» может отправить домой гостей из одной или двух комнат и всегда возвращается.
guide-special = Над отелем висит специальный тайл. Используйте его один раз или сберегите: в конце он принесёт немного монет.
guide-holiday = Каникулы: туристов вдвое больше. Сегодня гости могут достаться и более дорогому отелю.

## Подсказки: на что смотреть
about-price = Прибывает { $tourists ->
    [one] { $tourists } турист
    [few] { $tourists } туриста
   *[many] { $tourists } туристов
 }, свободных комнат у вас: { $rooms }. Взвесьте цену комнат и свою очередь выбирать.
about-price-card = Подумайте об этой карте: { $card }.
about-keep-card = Подумайте, не лучше ли ваша карта такой, какая она есть.
about-tile = Посмотрите на { $tile }.
about-no-tile = Сравните предложенное с тем, во что вам обойдётся ставка.
about-group = Посмотрите на группу { $group }: { $kind }.
about-room = Посмотрите на эту комнату: { $room }.
about-enough-guests = Посчитайте, сколько комнат понадобится в следующем раунде.
about-used-cards = Посмотрите на свои использованные карты цен.
