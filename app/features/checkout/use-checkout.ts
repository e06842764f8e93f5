import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { fromFields, toFields } from "#domain/checkout/checkout-fields.ts";
import type { CheckoutEvent } from "#domain/checkout/checkout-event.ts";
import { checkoutReducer } from "#domain/checkout/checkout-reducer.ts";
import { type CheckoutState, NO_ADDRESS } from "#domain/checkout/checkout-state.ts";
import { eventOfField } from "#domain/checkout/event-of-field.ts";
import { fillFields } from "#app/lib/drafts/form-draft-fields.ts";
import { fieldsOfForm } from "./form-fields.ts";

export type CheckoutListener = (before: CheckoutState, event: CheckoutEvent, after: CheckoutState) => void;

/** State of the checkout behind its form. A changed field is an event; values that the rules clear or copy are
 *  written back into the form's fields. */
export function useCheckout(
  form: RefObject<HTMLFormElement>,
  { initial, onEvent }: { initial: () => CheckoutState; onEvent: CheckoutListener },
) {
  const [state, setState] = useState(initial);
  const latest = useRef(state);
  /** Values that the rules are writing into the form, by field: their change events are ignored. */
  const writing = useRef(new Map<string, string>());
  const listener = useRef(onEvent);
  useEffect(() => {
    listener.current = onEvent;
  });

  const dispatch = useCallback((event: CheckoutEvent) => {
    const before = latest.current;
    const after = checkoutReducer(before, event);
    latest.current = after;
    setState(after);
    listener.current(before, event, after);
  }, []);

  const onFieldChange = useCallback(
    (name: string) => {
      if (form.current === null) return;
      const fields = fieldsOfForm(form.current);
      if (writing.current.get(name) === textOf(fields[name])) return;
      const before = latest.current;
      const typed = fromFields(before, fields);
      const event = eventOfField(name, { before, typed });
      if (event === null) return;
      dispatch(event);
      const ruled = ruledFields(name, { before, typed, after: latest.current });
      for (const [ruledName, texts] of Object.entries(ruled)) writing.current.set(ruledName, textOf(texts));
      void fillFields(form.current, ruled).finally(() => {
        for (const ruledName of Object.keys(ruled)) writing.current.delete(ruledName);
      });
    },
    [dispatch, form],
  );
  const readState = useCallback(() => latest.current, []);
  return { state, readState, dispatch, onFieldChange };
}

/** Fields that the rules clear or copy. */
const RULED = [
  ...["ruralZone", "truckPossible", "timeRestrictionBoolean", "timeRestriction", "sameAddress"],
  ...["changeInvoice", "personType", "userOrCompanyName", "cpf", "cnpj", "rg", "temInscricaoEstadual", "ie"],
  ...["telephone", "email"],
  ...Object.keys(NO_ADDRESS).map((part) => `invoice.${part}`),
];

/** The fields whose answers the rules have changed, with their new values. Fields whose form value never reached
 *  the state, as while a draft is restored, are left alone.
 *  @param changed - the field that was changed */
function ruledFields(
  changed: string,
  { before, typed, after }: Record<"before" | "typed" | "after", CheckoutState>,
): Record<string, readonly string[]> {
  const [was, stands, is] = [toFields(before), toFields(typed), toFields(after)];
  const ruled = RULED.filter(
    (name) =>
      textOf(stands[name]) !== textOf(is[name]) &&
      (name === changed || textOf(was[name]) !== textOf(is[name])),
  );
  return Object.fromEntries(ruled.map((name) => [name, is[name] ?? [""]]));
}

function textOf(texts: readonly string[] = [""]): string {
  return texts.join("\n");
}
