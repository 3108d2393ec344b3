"""Hotel Samoa: no two positions are alike."""

from boardinghouse.train.games import Taught

TAUGHT = Taught(iterations=250, guises=1, two=0.7)
