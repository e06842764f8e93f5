import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useState,
} from "react";
import { faultText } from "#copy/ui/field-rules.ts";
import { fieldErrorText } from "#copy/ui/fields.ts";
import type { Mask } from "#domain/validation/field-masks.ts";
import {
  FIELD_FAULT_CODES,
  type FieldFault,
  type FieldRule,
  faultOf,
} from "#domain/validation/field-rules.ts";
import type { KeyFilter } from "#domain/validation/key-filters.ts";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import { afterPress, watchPresses } from "./after-press.ts";
import { typeInto } from "./type-into.ts";

const RULE_CODES: ReadonlySet<string> = new Set(FIELD_FAULT_CODES);

export interface FieldRulesOptions {
  rules: readonly FieldRule[];
  /** Code of what the server found. */
  error?: string | undefined;
  /** The same in words, where the code alone does not say it. */
  errorText?: string | undefined;
  mask?: Mask | undefined;
  keys?: KeyFilter | undefined;
  onText?: ((text: string) => void) | undefined;
}

/** What an input says of its rules, and when: once it is left or its form is to be sent, and no longer than it holds.
 *  The browser keeps the form from being sent while a rule refuses. */
export function useFieldRules(input: RefObject<HTMLInputElement>, options: FieldRulesOptions) {
  const { rules, error, errorText, mask, keys, onText } = options;
  const [typed, setTyped] = useState<string | null>(null);
  const [shown, setShown] = useState<FieldFault | null>(null);
  const [refusedKey, setRefusedKey] = useState<string | null>(null);

  const refuse = () => {
    const fault = faultOf(rules, input.current?.value);
    input.current?.setCustomValidity(fault === null ? "" : faultText(fault));
  };
  useEffect(refuse);
  useEffect(watchPresses, []);
  useEffect(() => {
    const field = input.current;
    if (field === null || keys === undefined) return undefined;
    let stop = () => {};
    let isOver = false;
    void loadChunk(() => import("./key-guard.ts")).then(({ guardKeys }) => {
      if (!isOver) stop = guardKeys(field, keys, setRefusedKey);
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [input, keys]);

  function said(): string | undefined {
    if (refusedKey !== null) return refusedKey;
    if (shown !== null) return faultText(shown);
    if (error === undefined) return undefined;
    const isMended =
      typed !== null && rules.length > 0 && RULE_CODES.has(error) && faultOf(rules, typed) === null;
    return isMended ? undefined : (errorText ?? fieldErrorText(error));
  }

  return {
    /** What the field says, or nothing. */
    text: said(),
    handlers: {
      onChange({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) {
        // A press that takes the focus may send the form, before what the field says of itself follows.
        refuse();
        afterPress(() => {
          setTyped(value);
          setShown((current) => current && faultOf(rules, value));
        });
        onText?.(value);
      },
      onBlur({ currentTarget: field }: FocusEvent<HTMLInputElement>) {
        const masked = mask?.(field.value) ?? field.value;
        if (masked !== field.value) typeInto(field, masked);
        afterPress(() => {
          setRefusedKey(null);
          if (typed !== null) setShown(faultOf(rules, masked));
        });
      },
      /** The form is to be sent: the first field that is wrong takes the focus. */
      onInvalid(event: FormEvent<HTMLInputElement>) {
        const field = event.currentTarget;
        event.preventDefault();
        setShown(faultOf(rules, field.value));
        if (field.form?.querySelector(":invalid:not(fieldset)") === field) field.focus();
      },
    },
  };
}
