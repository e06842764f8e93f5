/** Events that make React hydrate a page at once. */
const EVENTS = [
  "click",
  "keydown",
  "keypress",
  "keyup",
  "mousedown",
  "mouseup",
  "pointerdown",
  "pointerup",
  "pointercancel",
  "touchstart",
  "touchend",
  "touchcancel",
  "compositionstart",
  "compositionend",
  "textInput",
  "input",
  "change",
  "submit",
  "reset",
  "dblclick",
  "auxclick",
  "contextmenu",
  "cut",
  "copy",
  "paste",
  "dragstart",
  "dragend",
  "drop",
] as const;

/** Hides people's early events from React until the page's data are read. Before that the framework's root
 *  suspends, and an event would make React give the page up, so that nothing on it works. Meanwhile the browser
 *  handles links and forms. See https://github.com/remix-run/remix/issues/10214.
 *  @param isReady - whether the page's data are read */
export function guardEarlyEvents(target: Window, isReady: () => boolean): void {
  const hold = (event: Event) => {
    if (!isReady()) {
      event.stopImmediatePropagation();
      return;
    }
    for (const name of EVENTS) target.removeEventListener(name, hold, true);
  };
  for (const name of EVENTS) target.addEventListener(name, hold, true);
}
