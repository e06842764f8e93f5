/** Sets an input's text as if it was typed, so that React, drafts and previews follow. */
export function typeInto(input: HTMLInputElement, text: string): void {
  replaceText(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Sets an input's text past React's own record, so that the next `input` event counts as a change. */
export function replaceText(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
}
