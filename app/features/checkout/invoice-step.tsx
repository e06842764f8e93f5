import { CHECKOUT_TEXTS as TEXTS } from "#copy/checkout.ts";
import { CHECKOUT_PAGE_TEXTS as WORDS } from "#copy/portal.ts";
import { FormField } from "#app/components/form-field.tsx";
import { AddressFields } from "./address-fields.tsx";
import { useCheckoutForm } from "./checkout-form.ts";
import { Choices, Step, Tick } from "./step.tsx";

const CHARGE_TYPES = ["customer", "company"] as const;
const PERSON_TYPES = ["física", "jurídica"] as const;

/** Who is billed, and where the invoice goes. */
export function InvoiceStep() {
  const { state, field } = useCheckoutForm();
  const { additionalInfo: info, personType } = state;
  return (
    <Step form="invoice" title={TEXTS.invoice} hint={TEXTS.invoiceHint}>
      <div className="app-step__wide">
        <Choices
          name="chargeType"
          label={TEXTS.chargeType}
          chosen={info.chargeType}
          options={CHARGE_TYPES.map((value) => ({ value, label: TEXTS.chargeTypes[value] }))}
        />
      </div>
      <div className="app-step__wide app-segments">
        <Choices
          name="personType"
          label={TEXTS.personType}
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
      <FormField
        {...field("telephone")}
        label={WORDS.telephone}
        type="tel"
        inputMode="tel"
        autoComplete="billing tel"
        maxLength={20}
      />
      <FormField
        {...field("email")}
        label={WORDS.email}
        type="email"
        inputMode="email"
        autoComplete="billing email"
        maxLength={120}
      />
      <InvoiceAddress />
    </Step>
  );
}

/** Documents of a person, or of a company. */
function PersonFields() {
  const { state, field, shows } = useCheckoutForm();
  const isCompany = state.personType === "jurídica";
  return (
    <>
      {shows(!isCompany) && (
        <>
          <FormField
            {...field("cpf")}
            className="app-only-person"
            label={TEXTS.cpf}
            inputMode="numeric"
            maxLength={14}
          />
          <FormField
            {...field("rg")}
            className="app-only-person"
            label={`${TEXTS.rg} (${WORDS.optional})`}
            maxLength={20}
          />
        </>
      )}
      {shows(isCompany) && (
        <>
          <FormField
            {...field("cnpj")}
            className="app-only-company"
            label={TEXTS.cnpj}
            autoCapitalize="characters"
            maxLength={18}
          />
          <div className="app-step__wide app-only-company">
            <Tick
              name="temInscricaoEstadual"
              label={TEXTS.hasRegistration}
              isTicked={state.additionalInfo.temInscricaoEstadual === true}
            />
          </div>
          {shows(state.additionalInfo.temInscricaoEstadual === true) && (
            <FormField
              {...field("ie")}
              className="app-only-company app-only-registered"
              label={TEXTS.ie}
              inputMode="numeric"
              maxLength={20}
            />
          )}
        </>
      )}
    </>
  );
}

function InvoiceAddress() {
  const { state, shows } = useCheckoutForm();
  const { changeInvoice, sameAddress, shippingDistributor } = state.additionalInfo;
  const mayBeSame = shippingDistributor === "CIF" && state.delivery.isToGetDeliveryInfo;
  return (
    <>
      <Tick name="changeInvoice" label={TEXTS.changeInvoice} isTicked={changeInvoice} />
      {shows(changeInvoice) && (
        <div
          className="app-step__wide app-step__part app-only-changed"
          role="group"
          aria-label={TEXTS.invoiceAddress}
        >
          {shows(mayBeSame) && (
            <div className="app-only-sent">
              <Tick name="sameAddress" label={TEXTS.sameAddress} isTicked={sameAddress === true} />
            </div>
          )}
          {shows(sameAddress !== true) && (
            <div className="app-only-other">
              <AddressFields prefix="invoice." />
            </div>
          )}
        </div>
      )}
    </>
  );
}
