import { type MouseEvent, type RefObject, useCallback, useEffect, useState } from "react";
import type { AskedAnswers } from "#domain/checkout/check-answers.ts";
import { asksForName, CHECKOUT_EVENT_RULES } from "#domain/checkout/checkout-event-type.ts";
import type { CheckoutState } from "#domain/checkout/checkout-state.ts";
import { type FoldingStep, stepOfField } from "#domain/checkout/step-of-field.ts";
import type { CheckoutAnswer, CheckoutData, CheckoutQuote } from "./checkout-data.ts";
import type { SaveType } from "./save-buttons.tsx";

export interface Saving {
  /** The type that was asked for last; null before the first time. */
  asked: SaveType | null;
  /** The type that Enter saves. */
  primary: SaveType;
  /** Errors by field; null before the first attempt. */
  errors: Readonly<Record<string, string>> | null;
  start: (type: SaveType) => void;
  onEnter: (event: MouseEvent) => void;
  /** The steps that lack nothing. */
  findComplete: () => Promise<readonly FoldingStep[]>;
  /** Marks what a step lacks for the save of Enter, and nothing else in it. False if it lacks nothing. */
  mark: (step: FoldingStep) => Promise<boolean>;
}

/** From a save button to the sent form: first missing answers are shown. */
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
  /** A new object for each press. */
  const [pressed, setPressed] = useState<{ type: SaveType } | null>(null);
  const [errors, setErrors] = useState<Saving["errors"]>(null);
  const { isFrozen } = CHECKOUT_EVENT_RULES[data.opening.eventType];
  const primary: SaveType = mayBecome.order || isFrozen ? "order" : "budget";
  const [seen, setSeen] = useState(answer);
  if (seen !== answer) {
    setSeen(answer);
    setErrors(null);
  }

  useEffect(() => {
    void loadCheck();
  }, []);
  // Sent after the rendering that knows of what the save asks for first, as of a freight.
  useEffect(() => {
    if (pressed === null) return;
    form.current?.requestSubmit(form.current.querySelector<HTMLElement>("button[name=intent][hidden]"));
  }, [pressed, form]);

  const start = async (type: SaveType) => {
    const check = await loadCheck();
    const state = readState();
    const { ecommerce = false } = data.request ?? {};
    const isNameRequired = asksForName(state.eventType, { ecommerce });
    const found = { ...refused, ...check?.checkAnswers(state, { ...askedOf(data), type, isNameRequired }) };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    onSave();
    setPressed({ type });
  };
  const onEnter = (event: MouseEvent) => {
    if (!isLive) return;
    event.preventDefault();
    void start(primary);
  };
  const findComplete = useCallback(async () => {
    const check = await loadCheck();
    return check?.findCompleteSteps(readState(), askedOf(data)) ?? [];
  }, [data, readState]);
  const mark = async (step: FoldingStep) => {
    const check = await loadCheck();
    const all = check?.checkAnswers(readState(), { ...askedOf(data), type: primary }) ?? {};
    const isOwn = ([field]: [string, string]) => stepOfField(field) === step;
    const found = Object.entries(all).filter(isOwn);
    // What was marked in it before may be mended; the marks of other steps stay.
    setErrors((current) => {
      const others = Object.entries(current ?? answer?.errors ?? {}).filter((one) => !isOwn(one));
      return Object.fromEntries([...others, ...found]);
    });
    return found.length > 0;
  };
  return {
    asked: pressed?.type ?? null,
    ...{ primary, errors, onEnter, findComplete, mark },
    start: (type) => void start(type),
  };
}

/** What an order of this checkout is asked. */
function askedOf({ forms, file, isNumberRequired }: CheckoutData): Omit<AskedAnswers, "type"> {
  return { forms, isFileRequired: file.enabled && file.required, isNumberRequired };
}

/** Loads the check for missing answers, which is not part of the page's first program. When it cannot be loaded,
 *  the server checks. */
function loadCheck() {
  return import("#domain/checkout/check-answers.ts").catch(() => null);
}
