import { useState } from "react";
import { CHECKOUT_TEXTS as TEXTS } from "#copy/checkout/checkout.ts";
import { toFields } from "#domain/checkout/checkout-fields.ts";
import type { Fields } from "#domain/checkout/fields.ts";
import { ofPersonType } from "#domain/checkout/invoice-answers.ts";
import { stepOfField } from "#domain/checkout/step-of-field.ts";
import type { CheckoutState } from "#domain/checkout/checkout-state.ts";
import type { PastCustomer } from "#domain/requests/past-customer-schema.ts";
import { formatCep, formatDocument, formatPhone } from "#domain/shared/format-identity.ts";
import { Combobox } from "#app/ui/combobox.tsx";
import { portalApi } from "#app/lib/calls/browser-api.ts";
import { useFound } from "#app/lib/loading/use-found.ts";
import { useCheckoutForm } from "./checkout-form.ts";
import { listed, TOLD_SEPARATOR } from "./listed.ts";

/** Chooses a customer of an earlier purchase with its address, which fills in both steps at once.
 *  @param of - company whose customers they are */
export function PastCustomers({ of }: { of: string }) {
  const { state, fillIn, steps } = useCheckoutForm();
  const [text, setText] = useState("");
  const [isUsed, setUsed] = useState(false);
  const wanted = text.trim();
  const { items, state: found } = useFound(isUsed ? wanted : null, (signal) =>
    findCustomers({ integratorId: of, search: wanted }, signal),
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys go to the field
    <div
      data-no-draft
      onKeyDown={(event) => {
        // Enter chooses here, and saves nothing.
        if (event.key === "Enter") event.preventDefault();
      }}
    >
      <Combobox
        id="past-customer"
        label={TEXTS.pastCustomer}
        hint={TEXTS.pastCustomerHint}
        text={text}
        options={items.map((customer, at) => ({
          id: String(at),
          label: customer.userOrCompanyName,
          detail: detailOf(customer),
          customer,
        }))}
        emptyText={TEXTS.pastCustomers[found]}
        input={{
          onFocus: () => {
            setUsed(true);
          },
        }}
        onText={setText}
        onPick={({ customer }) => {
          setText("");
          void fillIn(fieldsOf(customer, state)).then(() => {
            steps?.foldFilled(true);
          });
        }}
      />
    </div>
  );
}

function detailOf({ cpf, cnpj, address }: PastCustomer): string {
  const street = address === null ? "" : listed([address.patio, address.number], ", ");
  const place = address === null ? "" : listed([address.city, address.state], " - ");
  return listed([formatDocument(cpf ?? cnpj ?? ""), street, place], TOLD_SEPARATOR);
}

/** The fields of customer and delivery with the facts of an earlier one. An address is left as it is where the earlier
 *  purchase had none. */
function fieldsOf({ address, ...customer }: PastCustomer, state: CheckoutState): Fields {
  const personType = customer.cnpj === null ? "física" : "jurídica";
  const answers = {
    ...state.additionalInfo,
    ...customer,
    chargeType: "customer" as const,
    cpf: formatDocument(customer.cpf ?? ""),
    cnpj: formatDocument(customer.cnpj ?? ""),
    telephone: formatPhone(customer.telephone),
    ...(address === null
      ? {}
      : {
          shippingDistributor: "CIF" as const,
          shippingAddress: { ...address, CEP: formatCep(address.CEP) },
        }),
  };
  const after = toFields({ ...state, personType, additionalInfo: ofPersonType(personType, answers) });
  const names = [...new Set([...Object.keys(toFields(state)), ...Object.keys(after)])].filter((name) =>
    ["invoice", "delivery"].includes(stepOfField(name) ?? ""),
  );
  return Object.fromEntries(names.map((name) => [name, after[name] ?? [""]]));
}

/** Earlier customers whose name matches.
 *  @throws ApiCallError */
async function findCustomers(
  question: { integratorId: string; search: string },
  signal: AbortSignal,
): Promise<readonly PastCustomer[]> {
  const query = new URLSearchParams(question);
  const answer = await portalApi.call("GET", `/app/user/past-customers?${query.toString()}`, { signal });
  return (answer as { items: PastCustomer[] }).items;
}
