import { REFUSED_KEY_TEXTS } from "#copy/ui/refused-keys.ts";
import { insertable } from "#domain/validation/insertable.ts";
import type { KeyFilter } from "#domain/validation/key-filters.ts";
import { replaceText } from "./type-into.ts";

/** Keeps characters that a filter rejects out of an input, whether typed or pasted, before they appear: the caret
 *  stays in place, and undo works. Returns a function that stops it.
 *  @param onKey - called with each input: the message of a rejected one, or null */
export function guardKeys(
  input: HTMLInputElement,
  filter: KeyFilter,
  onKey: (refusal: string | null) => void,
): () => void {
  function before(event: InputEvent): void {
    const data = event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
    if (data === "" || event.isComposing) return;
    const { value } = input;
    const from = input.selectionStart ?? value.length;
    const head = value.slice(0, from);
    const tail = value.slice(input.selectionEnd ?? from);
    const wanted = data.length > 1 && filter.retype ? filter.retype(data) : data;
    const kept = insertable(filter, { head, data: wanted, tail });
    onKey(kept === wanted ? null : REFUSED_KEY_TEXTS[filter.name]);
    if (kept === data) return;
    event.preventDefault();
    if (kept === "") return;
    // oxlint-disable-next-line typescript/no-deprecated -- the only way to insert text that can be undone
    document.execCommand("insertText", false, kept);
  }

  /** Filters input that `beforeinput` did not see, such as that of composing keyboards. */
  function after(event: Event): void {
    if (event instanceof InputEvent && event.isComposing) return;
    const kept = filter.keep(input.value);
    if (kept !== input.value) replaceText(input, kept);
  }

  input.addEventListener("beforeinput", before);
  input.addEventListener("input", after, { capture: true });
  return () => {
    input.removeEventListener("beforeinput", before);
    input.removeEventListener("input", after, { capture: true });
  };
}
