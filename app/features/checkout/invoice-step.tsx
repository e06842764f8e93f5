import "./checkout.css";
import "#app/ui/form.css";
import { lazy, Suspense } from "react";
import { CHECKOUT_TEXTS as TEXTS } from "#copy/checkout/checkout.ts";
import { CHECKOUT_PAGE_TEXTS as WORDS } from "#copy/shell/portal.ts";
import { formatDocument } from "#domain/shared/format-identity.ts";
import { maskCnpj, maskCpf, maskPhone } from "#domain/validation/field-masks.ts";
import { email } from "#domain/validation/email-rule.ts";
import { cnpj, cpf, phone } from "#domain/validation/identity-rules.ts";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import { FormField } from "#app/ui/form-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Asked } from "./asked.tsx";
import { CheckoutAddress } from "./checkout-address.tsx";
import { useCheckoutForm } from "./checkout-form.ts";
import { listed, TOLD_SEPARATOR } from "./listed.ts";
import { Choices, Step, TickLine } from "./step.tsx";

/** Searched only by scripts, for companies that have sold before; its place is kept free. */
const PastCustomers = lazy(() =>
  loadChunk(() => import("./past-customers.tsx")).then((part) => ({ default: part.PastCustomers })),
);

const CHARGE_TYPES = ["customer", "company"] as const;
const PERSON_TYPES = ["física", "jurídica"] as const;

/** The customer: who is billed, and the address of the invoice. */
export function InvoiceStep() {
  const { state, field, customersOf, isLive } = useCheckoutForm();
  const { additionalInfo: info, personType } = state;
  return (
    <Step
      form="invoice"
      title={TEXTS.invoice}
      hint={TEXTS.invoiceHint}
      told={listed([info.userOrCompanyName, formatDocument(info.cnpj || info.cpf)], TOLD_SEPARATOR)}
    >
      {customersOf !== null && (
        <div className="app-step__wide app-past-customer">
          {isLive && (
            <Suspense fallback={null}>
              <PastCustomers of={customersOf} />
            </Suspense>
          )}
        </div>
      )}
      <div className="app-segments">
        <Choices
          name="chargeType"
          label={TEXTS.chargeType}
          hasLabel
          chosen={info.chargeType}
          options={CHARGE_TYPES.map((value) => ({ value, label: TEXTS.chargeTypes[value] }))}
        />
      </div>
      <div className="app-segments">
        <Choices
          name="personType"
          label={TEXTS.personType}
          hasLabel
          chosen={personType}
          options={PERSON_TYPES.map((value) => ({ value, label: TEXTS.personTypes[value] }))}
        />
      </div>
      <FormField
        {...field("userOrCompanyName")}
        label={WORDS.name}
        autoComplete="billing name"
        maxLength={120}
      />
      <PersonFields />
      <TextField
        {...field("telephone")}
        label={WORDS.telephone}
        mask={maskPhone}
        rules={[phone]}
        type="tel"
        inputMode="tel"
        autoComplete="billing tel"
        maxLength={20}
      />
      <TextField
        {...field("email")}
        label={WORDS.email}
        rules={[email]}
        type="email"
        inputMode="email"
        autoComplete="billing email"
        maxLength={120}
      />
      <InvoiceAddress />
    </Step>
  );
}

/** Documents of a person or a company. */
function PersonFields() {
  const { state, field } = useCheckoutForm();
  const isCompany = state.personType === "jurídica";
  const hasRegistration = state.additionalInfo.temInscricaoEstadual === true;
  return (
    <>
      <Asked when={!isCompany} className="app-form__pair app-only-person">
        <TextField
          {...field("cpf")}
          label={TEXTS.cpf}
          mask={maskCpf}
          rules={[cpf]}
          inputMode="numeric"
          maxLength={14}
        />
        <FormField {...field("rg")} label={`${TEXTS.rg} (${WORDS.optional})`} maxLength={20} />
      </Asked>
      <Asked when={isCompany} className="app-form__pair app-only-company">
        <TextField
          {...field("cnpj")}
          label={TEXTS.cnpj}
          mask={maskCnpj}
          rules={[cnpj]}
          autoCapitalize="characters"
          maxLength={18}
        />
        <Asked when={hasRegistration} className="app-only-registered">
          <FormField {...field("ie")} label={TEXTS.ie} inputMode="numeric" maxLength={20} />
        </Asked>
        <TickLine name="temInscricaoEstadual" label={TEXTS.hasRegistration} isTicked={hasRegistration} />
      </Asked>
    </>
  );
}

function InvoiceAddress() {
  const { state } = useCheckoutForm();
  const { changeInvoice, sameAddress, shippingDistributor } = state.additionalInfo;
  const mayBeSame = shippingDistributor === "CIF" && state.delivery.isToGetDeliveryInfo;
  return (
    <>
      <TickLine name="changeInvoice" label={TEXTS.changeInvoice} isTicked={changeInvoice} />
      <Asked when={changeInvoice} className="app-step__wide app-only-changed">
        <div className="app-stack app-gap-12" role="group" aria-label={TEXTS.invoiceAddress}>
          <Asked when={mayBeSame} className="app-only-sent">
            <TickLine name="sameAddress" label={TEXTS.sameAddress} isTicked={sameAddress === true} />
          </Asked>
          <Asked when={sameAddress !== true} className="app-only-other">
            <CheckoutAddress of="invoiceAddress" />
          </Asked>
        </div>
      </Asked>
    </>
  );
}
