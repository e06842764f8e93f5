import { forgetTyped, isField, noteTyped, typedFields } from "#app/lib/forms/typed-fields.ts";
import { fillFields, readFields } from "./form-draft-fields.ts";
import type { DraftFields } from "./form-draft-fields.ts";
import type { FormDraftStore } from "./form-draft-store.ts";

/** How long typing has to rest until it is kept. */
const DRAFT_DEBOUNCE_MS = 250;

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
  store: Pick<FormDraftStore, "read" | "write" | "clear">;
  /** A draft was put back, and changed the form. */
  onRestored: () => void;
}

/** Puts a form's draft back and keeps it from then on: when typing rests, at once when a field is left or the form is
 *  sent, and when the page goes out of sight. A field that somebody typed into before the draft is there keeps what was
 *  typed, also before this began. */
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
