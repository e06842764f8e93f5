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
  /** Error code from the server. */
  error?: string | undefined;
  /** Text of the server's error, where the code alone is not enough. */
  errorText?: string | undefined;
  mask?: Mask | undefined;
  keys?: KeyFilter | undefined;
  onText?: ((text: string) => void) | undefined;
}

/** Messages of an input's rules: shown when the field loses focus or the form is submitted, and until the value is
 *  valid. The browser blocks the submission while a rule fails. */
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
    /** Message of the field; undefined without one. */
    text: said(),
    handlers: {
      onChange({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) {
        // Set at once, since a press on the submit button may follow before the message is updated.
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
      /** The form is submitted: the first invalid field takes the focus. */
      onInvalid(event: FormEvent<HTMLInputElement>) {
        const field = event.currentTarget;
        event.preventDefault();
        setShown(faultOf(rules, field.value));
        if (field.form?.querySelector(":invalid:not(fieldset)") === field) field.focus();
      },
    },
  };
}
