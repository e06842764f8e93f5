import { type MouseEvent, type RefObject, useEffect, useState } from "react";
import type { checkAnswers } from "#domain/checkout/check-answers.ts";
import { asksForName, CHECKOUT_EVENT_RULES } from "#domain/checkout/checkout-event-type.ts";
import type { CheckoutState } from "#domain/checkout/checkout-state.ts";
import { fillFields } from "#app/lib/drafts/form-draft-fields.ts";
import type { CheckoutAnswer, CheckoutData, CheckoutQuote } from "./checkout-data.ts";
import type { SaveType } from "./save-buttons.tsx";

export interface Saving {
  /** The type for which the name dialog is open. */
  asked: SaveType | null;
  /** The type that Enter saves. */
  primary: SaveType;
  /** Errors by field; null before the first attempt. */
  errors: Readonly<Record<string, string>> | null;
  start: (type: SaveType) => void;
  close: () => void;
  onEnter: (event: MouseEvent) => void;
}

/** From a save button to the sent form: first missing answers are shown, then the name is asked for. */
export function useSaving(
  form: RefObject<HTMLFormElement>,
  {
    data,
    answer,
    mayBecome,
    isLive,
    readState,
    refused,
    onSave,
  }: {
    data: CheckoutData;
    answer: CheckoutAnswer | undefined;
    mayBecome: CheckoutQuote["mayBecome"];
    isLive: boolean;
    readState: () => CheckoutState;
    /** Errors by field from the shown total. */
    refused: Readonly<Record<string, string>>;
    /** Called when a save begins, to load what depends on it. */
    onSave: () => void;
  },
): Saving {
  const [asked, setAsked] = useState<SaveType | null>(null);
  const [errors, setErrors] = useState<Saving["errors"]>(null);
  const { isFrozen } = CHECKOUT_EVENT_RULES[data.opening.eventType];
  const primary: SaveType = mayBecome.order || isFrozen ? "order" : "budget";
  const [seen, setSeen] = useState(answer);
  if (seen !== answer) {
    setSeen(answer);
    setAsked(null);
    setErrors(null);
  }

  useEffect(() => {
    void loadCheck();
  }, []);

  const start = async (type: SaveType) => {
    const checkAnswers = await loadCheck();
    const state = readState();
    const isFileRequired = data.file.enabled && data.file.required;
    const missing = checkAnswers?.(state, {
      ...{ type, isFileRequired, forms: data.forms },
      isNumberRequired: data.isNumberRequired,
    });
    const found = { ...refused, ...missing };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    onSave();
    if (asksForName(state.eventType, { ecommerce: data.request?.ecommerce === true })) {
      nameIt(form.current, data.suggestedName, state);
      setAsked(type);
    } else {
      form.current?.requestSubmit(form.current.querySelector<HTMLElement>("button[name=intent][hidden]"));
    }
  };
  const close = () => {
    setAsked(null);
  };
  const onEnter = (event: MouseEvent) => {
    if (!isLive || asked !== null) return;
    event.preventDefault();
    void start(primary);
  };
  return { asked, primary, errors, start: (type) => void start(type), close, onEnter };
}

/** Loads the check for missing answers, which is not part of the page's first program. When it cannot be loaded,
 *  the server checks. */
function loadCheck(): Promise<typeof checkAnswers | null> {
  return import("#domain/checkout/check-answers.ts").then(
    (found) => found.checkAnswers,
    () => null,
  );
}

/** Fills in a name where none was typed: the suggested one, or the customer's. */
function nameIt(form: HTMLFormElement | null, suggested: string, { additionalInfo }: CheckoutState): void {
  const field = form?.elements.namedItem("requestName");
  if (form === null || !(field instanceof HTMLInputElement) || field.value.trim() !== "") return;
  const name = additionalInfo.userOrCompanyName.trim();
  void fillFields(form, { requestName: [(name === "" ? suggested : name).slice(0, 80)] });
}
