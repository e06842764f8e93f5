/** What begins a press, and what ends it. A finger's is over as a pointer before a field loses the focus to it: that comes
 *  with the mouse events that follow. */
const PRESSES = {
  pointerdown: true,
  mousedown: true,
  pointerup: false,
  pointercancel: false,
  mouseup: false,
};

let isPressed = false;
let isWatching = false;

/** Begins to watch whether a pointer is pressed. */
export function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  for (const [event, begins] of Object.entries(PRESSES)) {
    const note = () => {
      isPressed = begins;
    };
    window.addEventListener(event, note, true);
  }
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
    if (isPressed) return;
    over.abort();
    setTimeout(work, 0);
  };
  for (const event of Object.keys(PRESSES)) window.addEventListener(event, finish, { signal: over.signal });
}
