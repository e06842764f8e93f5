import { useCallback, useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { keepFormDraft } from "./form-draft-keeper.ts";
import type { FormDraftKeeper } from "./form-draft-keeper.ts";
import { createFormDraftStore } from "./form-draft-store.ts";
import type { DraftTarget } from "./form-draft-store.ts";

export interface FormDraftOptions extends DraftTarget {
  /** Whether drafts are written and restored. */
  enabled: boolean;
}

export interface FormDraft {
  /** Whether a draft was restored into the form. */
  restored: boolean;
  /** Call after the form was saved: deletes the draft. */
  clear: () => void;
  /** Call when the person rejects the draft: restores the form as it was before. */
  discard: () => void;
}

/** Keeps the input of a form with named fields, and restores it after a reload or another sign-in in the same tab.
 *  Passwords, card data, files, hidden fields and fields with `data-no-draft` are never kept. */
export function useFormDraft(
  formRef: RefObject<HTMLFormElement>,
  { name, userId, distributorId, enabled }: FormDraftOptions,
): FormDraft {
  const [restored, setRestored] = useState(false);
  const keeper = useRef<FormDraftKeeper | null>(null);
  useEffect(() => {
    const form = formRef.current;
    if (!enabled || form === null) return undefined;
    const kept = keepFormDraft({
      form,
      store: createFormDraftStore({ name, userId, distributorId }),
      onRestored() {
        setRestored(true);
      },
    });
    keeper.current = kept;
    return () => {
      kept.stop();
      keeper.current = null;
      setRestored(false);
    };
  }, [formRef, name, userId, distributorId, enabled]);

  const clear = useCallback(() => {
    keeper.current?.clear();
    setRestored(false);
  }, []);
  const discard = useCallback(() => {
    keeper.current?.discard();
    setRestored(false);
  }, []);
  return { restored, clear, discard };
}
