/** The colours of every game, known before its board is loaded: the lobby shows them too. */
import.meta.glob("./*/palette.css", { eager: true });
