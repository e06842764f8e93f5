import { forgetTyped, isField, noteTyped, typedFields } from "#app/lib/forms/typed-fields.ts";
import { fillFields, readFields } from "./form-draft-fields.ts";
import type { DraftFields } from "./form-draft-fields.ts";
import type { FormDraftStore } from "./form-draft-store.ts";

/** Pause after the last keystroke before a draft is written, in milliseconds. */
const DRAFT_DEBOUNCE_MS = 250;

export interface FormDraftKeeper {
  /** Deletes the draft; later input begins a new one. */
  clear(): void;
  /** Deletes the draft and restores the form as it was before the draft. */
  discard(): void;
  /** Writes pending input, and stops. */
  stop(): void;
}

export interface FormDraftKeeperOptions {
  form: HTMLFormElement;
  store: Pick<FormDraftStore, "read" | "write" | "clear">;
  /** Called when a draft was restored and changed the form. */
  onRestored: () => void;
}

/** Restores a form's draft and keeps it up to date: after a pause in typing, and at once when a field loses focus,
 *  the form is sent, or the page is hidden. A field that was typed into before the draft was read keeps its text,
 *  even if that was before this function was called. */
export function keepFormDraft({ form, store, onRestored }: FormDraftKeeperOptions): FormDraftKeeper {
  const over = new AbortController();
  const { signal } = over;
  const isOver = () => signal.aborted;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDirty = false;
  let isFilling = false;
  let before: DraftFields | null = null;

  function forget(): void {
    clearTimeout(timer);
    isDirty = false;
  }

  function save(): void {
    if (!isDirty) return;
    forget();
    void store.write(readFields(form));
  }

  function noteTyping({ target }: { target: unknown }): void {
    if (isFilling) return;
    if (isField(target)) noteTyped(target);
    isDirty = true;
    clearTimeout(timer);
    timer = setTimeout(save, DRAFT_DEBOUNCE_MS);
  }

  function saveNow(event: Event): void {
    noteTyping(event);
    save();
  }

  async function fill(fields: DraftFields): Promise<boolean> {
    isFilling = true;
    try {
      return await fillFields(form, fields);
    } finally {
      isFilling = false;
    }
  }

  async function restore(): Promise<void> {
    const draft = await store.read();
    if (isOver()) return;
    const own = typedFields(form);
    const rest = Object.entries(draft ?? {}).filter(([name]) => !own.has(name));
    const current = readFields(form);
    if ((await fill(Object.fromEntries(rest))) && !isOver()) {
      before = current;
      onRestored();
    }
    if (own.size === 0 || isOver()) return;
    isDirty = true;
    save();
  }

  form.addEventListener("input", noteTyping, { signal });
  form.addEventListener("change", saveNow, { signal });
  form.addEventListener("submit", save, { signal });
  window.addEventListener("pagehide", save, { signal });
  document.addEventListener("visibilitychange", save, { signal });
  void restore();

  return {
    clear() {
      forget();
      void store.clear();
    },
    discard() {
      forget();
      void store.clear();
      if (before !== null) void fill(before);
      before = null;
    },
    stop() {
      save();
      forgetTyped(form);
      over.abort();
    },
  };
}
