import { fillFields, readFields } from "./form-draft-fields.ts";
import type { DraftFields } from "./form-draft-fields.ts";
import type { FormDraftStore } from "./form-draft-store.ts";

/** How long typing has to rest until it is kept. */
export const DRAFT_DEBOUNCE_MS = 250;

export interface FormDraftKeeper {
  /** Drops the draft; what is typed later makes a new one. */
  clear(): void;
  /** Drops the draft and puts back what the form held before it. */
  discard(): void;
  /** Keeps what is left to keep, and ends. */
  stop(): void;
}

export interface FormDraftKeeperOptions {
  form: HTMLFormElement;
  store: FormDraftStore;
  /** A draft was put back, and changed the form. */
  onRestored: () => void;
}

/** Puts a form's draft back and keeps it from then on: when typing rests, at once when a field is left or the form is
 *  sent, and when the page goes out of sight. What somebody types before the draft is there wins over it. */
export function keepFormDraft({ form, store, onRestored }: FormDraftKeeperOptions): FormDraftKeeper {
  const over = new AbortController();
  const { signal } = over;
  const isOver = () => signal.aborted;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDirty = false;
  let hasTyped = false;
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

  function noteTyping(): void {
    if (isFilling) return;
    isDirty = true;
    hasTyped = true;
    clearTimeout(timer);
    timer = setTimeout(save, DRAFT_DEBOUNCE_MS);
  }

  function saveNow(): void {
    noteTyping();
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
    if (draft === null || hasTyped || isOver()) return;
    const current = readFields(form);
    if (!(await fill(draft)) || isOver()) return;
    before = current;
    onRestored();
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
      over.abort();
    },
  };
}
