/** Events on which React finishes a page that it is still taking over. */
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

/** Keeps React from seeing what people do before the page's data is read. Until then the framework's root waits for
 *  it, and React, hurried by an event, gives the page up: nothing on it would ever work. Links and forms do what
 *  browsers do with them meanwhile. See https://github.com/remix-run/remix/issues/10214.
 *  @param isReady - whether the page's data is read */
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
