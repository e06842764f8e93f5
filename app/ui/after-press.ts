/** Events that begin or end a press. For a finger, `pointerup` comes before a field loses the focus; the mouse
 *  events that follow begin and end another press. */
const PRESSES = {
  pointerdown: true,
  mousedown: true,
  pointerup: false,
  pointercancel: false,
  mouseup: false,
};

let isPressed = false;
let isWatching = false;

/** Starts to track whether a pointer is pressed. */
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

/** Runs the work at once or, while a pointer is pressed, after the click. A change of layout during a press could
 *  move another element under the pointer, so that the click misses its button. */
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
