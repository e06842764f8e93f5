import { REFUSED_KEY_TEXTS } from "#copy/ui/refused-keys.ts";
import { insertable } from "#domain/validation/insertable.ts";
import type { KeyFilter } from "#domain/validation/key-filters.ts";
import { replaceText } from "./type-into.ts";

/** Keeps characters that a filter does not take out of an input, typed or pasted, before they are there: the caret
 *  stays where it is, and undoing goes back through what was typed. Returns how to stop.
 *  @param onKey - told of each text that comes: what is to be said of one that was refused */
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
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else puts text in so that it can be undone
    document.execCommand("insertText", false, kept);
  }

  /** What came in by another way, as from a keyboard that composes words. */
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
