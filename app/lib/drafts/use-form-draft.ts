import { useCallback, useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { keepFormDraft } from "./form-draft-keeper.ts";
import type { FormDraftKeeper } from "./form-draft-keeper.ts";
import { createFormDraftStore } from "./form-draft-store.ts";
import type { DraftTarget } from "./form-draft-store.ts";

export interface FormDraftOptions extends DraftTarget {
  /** Whether drafts are kept and put back at all. */
  enabled: boolean;
}

export interface FormDraft {
  /** Whether what was typed before stands in the form again. */
  restored: boolean;
  /** The form was saved: there is nothing to come back to. */
  clear: () => void;
  /** The person does not want it back: the form holds again what it held before. */
  discard: () => void;
}

/** Keeps what is typed into a form whose fields have names, and puts it back after a reload or another sign-in in the
 *  same tab. Never kept: passwords, card data, files, hidden fields, and what carries `data-no-draft`. */
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
