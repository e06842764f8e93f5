import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { fromFields, toFields } from "#domain/checkout/checkout-fields.ts";
import type { CheckoutEvent } from "#domain/checkout/checkout-event.ts";
import { checkoutReducer } from "#domain/checkout/checkout-reducer.ts";
import { type CheckoutState, NO_ADDRESS } from "#domain/checkout/checkout-state.ts";
import { eventOfField } from "#domain/checkout/event-of-field.ts";
import { fillFields } from "../session/form-draft-fields.ts";
import { fieldsOfForm } from "./form-fields.ts";

export type CheckoutListener = (before: CheckoutState, event: CheckoutEvent, after: CheckoutState) => void;

/** The checkout behind its form: a change of a field is something that happened to it, and what its rules clear or copy
 *  is written back into the form's fields. */
export function useCheckout(
  form: RefObject<HTMLFormElement>,
  { initial, onEvent }: { initial: () => CheckoutState; onEvent: CheckoutListener },
) {
  const [state, setState] = useState(initial);
  const latest = useRef(state);
  const isWriting = useRef(false);
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
      if (isWriting.current || form.current === null) return;
      const typed = fromFields(latest.current, fieldsOfForm(form.current));
      const event = eventOfField(name, typed);
      if (event === null) return;
      dispatch(event);
      isWriting.current = true;
      void fillFields(form.current, ruledFields(typed, latest.current)).finally(() => {
        isWriting.current = false;
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

/** Those whose answers the rules have changed, with what they hold now. */
function ruledFields(typed: CheckoutState, ruled: CheckoutState): Record<string, readonly string[]> {
  const [before, after] = [toFields(typed), toFields(ruled)];
  const changed = RULED.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name] ?? [""]]));
}
