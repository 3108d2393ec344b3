/** Picking a card up with the mouse: it can be dropped where it may be laid. Clicks and keys do the same. */
type Attach = (element: Element) => () => void;

export function dragged(start: (() => void) | undefined): Attach {
  return (element) => {
    const card = element as HTMLElement;
    const begin = (event: DragEvent): void => {
      event.dataTransfer?.setData("text/plain", "card");
      // the card is chosen once the browser has taken its picture for the drag
      setTimeout(() => start?.(), 0);
    };
    card.draggable = start !== undefined;
    card.addEventListener("dragstart", begin);
    return () => card.removeEventListener("dragstart", begin);
  };
}

export function dropped(take: (() => void) | undefined): Attach {
  return (element) => {
    const gone = new AbortController();
    const on = (type: string, run: (event: Event) => void): void =>
      element.addEventListener(type, run, { signal: gone.signal });
    if (take) {
      on("dragover", (event) => event.preventDefault());
      on("drop", (event) => {
        event.preventDefault();
        take();
      });
    }
    return () => gone.abort();
  };
}
