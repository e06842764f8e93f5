/** Puts a text into an input as if somebody had typed it: React, drafts and previews hear of it. */
export function typeInto(input: HTMLInputElement, text: string): void {
  replaceText(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Changes what an input shows past React's own record of it, so that the next `input` event counts as a change. */
export function replaceText(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
}
