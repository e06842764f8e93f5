let isPressed = false;
let isWatching = false;

/** Begins to watch whether a pointer is pressed. */
export function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  const note = (pressed: boolean) => () => {
    isPressed = pressed;
  };
  window.addEventListener("pointerdown", note(true), true);
  window.addEventListener("pointerup", note(false), true);
  window.addEventListener("pointercancel", note(false), true);
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
  for (const event of ["pointerup", "pointercancel"]) {
    window.addEventListener(event, finish, { signal: over.signal });
  }
}
