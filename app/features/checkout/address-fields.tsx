import { type RefObject, useRef } from "react";
import { CHECKOUT_TEXTS } from "#copy/checkout.ts";
import { STATE_FIELD_TEXTS } from "#copy/fields.ts";
import { fill } from "#copy/fill.ts";
import { CHECKOUT_PAGE_TEXTS as WORDS } from "#copy/portal.ts";
import { CEP_RANGES } from "#domain/validation/cep.ts";
import { FormField } from "#app/components/form-field.tsx";
import { SelectField } from "#app/components/select-field.tsx";
import { useCepLookup } from "../address/use-cep-lookup.ts";
import type { CepAddress } from "../address/find-cep.ts";
import { fillFields } from "../session/form-draft-fields.ts";
import { useCheckoutForm } from "./checkout-form.ts";

const ALL_STATES = [...new Set(CEP_RANGES.map(({ state }) => state))].sort();

/** The address of a delivery, or with the prefix `invoice.` of an invoice; a complete postal code fills in what it says
 *  of it. */
export function AddressFields({
  prefix = "",
  states = null,
  onlyTown = false,
}: {
  prefix?: "" | "invoice.";
  /** States to choose from; null for all. */
  states?: readonly string[] | null;
  /** Whether nothing but the town is asked. */
  onlyTown?: boolean;
}) {
  const { field } = useCheckoutForm();
  const place = useRef<HTMLDivElement>(null);
  const { lookUp, outcome } = useCepLookup<CepAddress>((change) => {
    writeAddress(place, prefix, change);
  });
  const label = (text: string) => (prefix === "" ? text : fill(CHECKOUT_TEXTS.ofInvoice, { label: text }));
  const complete = prefix === "" ? "shipping" : "billing";
  return (
    <div className="app-address" ref={place}>
      {!onlyTown && (
        <>
          <div className="app-address__cep">
            <FormField
              {...field(`${prefix}CEP`)}
              label={label(WORDS.cep)}
              inputMode="numeric"
              autoComplete={`${complete} postal-code`}
              maxLength={10}
              onChange={(event) => void lookUp(event.currentTarget.value)}
            />
            <p className="app-field__hint" role="status">
              {outcome}
            </p>
          </div>
          <FormField
            {...field(`${prefix}patio`)}
            className="app-address__wide"
            label={label(WORDS.patio)}
            autoComplete={`${complete} address-line1`}
            maxLength={120}
          />
          <FormField {...field(`${prefix}number`)} label={label(WORDS.number)} maxLength={20} />
          <FormField
            {...field(`${prefix}complement`)}
            label={`${label(WORDS.complement)} (${WORDS.optional})`}
            maxLength={60}
          />
          <FormField {...field(`${prefix}neighborhood`)} label={label(WORDS.neighborhood)} maxLength={80} />
        </>
      )}
      <FormField
        {...field(`${prefix}city`)}
        className="app-address__wide"
        label={label(WORDS.city)}
        autoComplete={`${complete} address-level2`}
        maxLength={80}
      />
      <SelectField
        {...field(`${prefix}state`)}
        label={label(STATE_FIELD_TEXTS.label)}
        options={(states ?? ALL_STATES).map((state) => ({ value: state, label: state }))}
        emptyLabel={STATE_FIELD_TEXTS.choose}
        autoComplete={`${complete} address-level1`}
      />
    </div>
  );
}

/** Puts what was found into the fields, as if it were typed. */
function writeAddress(
  place: RefObject<HTMLDivElement>,
  prefix: string,
  change: (address: CepAddress) => CepAddress,
): void {
  const form = place.current?.closest("form");
  if (!form) return;
  const textOf = (name: string) => {
    const value = new FormData(form).get(prefix + name);
    return typeof value === "string" ? value : "";
  };
  const before = {
    patio: textOf("patio"),
    neighborhood: textOf("neighborhood"),
    city: textOf("city"),
    state: textOf("state"),
  };
  const after = Object.entries(change(before)).filter(
    ([name, text]) => text !== before[name as keyof CepAddress],
  );
  void fillFields(form, Object.fromEntries(after.map(([name, text]) => [prefix + name, [text as string]])));
}
