/** A finger's press is over as a pointer before a field loses the focus to it: that comes with the mouse events after it. */
const PRESS_BEGINS = ["pointerdown", "mousedown"];
const PRESS_ENDS = ["pointerup", "pointercancel", "mouseup"];

let isPressed = false;
let isWatching = false;

/** Begins to watch whether a pointer is pressed. */
export function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  const note = (pressed: boolean) => () => {
    isPressed = pressed;
  };
  for (const event of PRESS_BEGINS) window.addEventListener(event, note(true), true);
  for (const event of PRESS_ENDS) window.addEventListener(event, note(false), true);
}

/** Does something at once, or after the press and its click when a pointer is pressed: what moves the page between the
 *  two would take the click away from the button that was meant. */
export function afterPress(work: () => void): void {
  if (!isPressed) {
    work();
    return;
  }
  const over = new AbortController();
  const finish = () => {
    over.abort();
    setTimeout(work, 0);
  };
  for (const event of PRESS_ENDS) window.addEventListener(event, finish, { signal: over.signal });
}
