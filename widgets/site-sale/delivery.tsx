import type { AddressLookup } from "#domain/address/address-lookup-schema.ts";
import { SITE_SALE_TEXTS as TEXTS } from "#copy/widgets.ts";
import { normalizeCep } from "#domain/validation/cep.ts";
import type { SiteSale } from "#domain/widget-keys/site-sale-schema.ts";
import { Field } from "./field.tsx";
import type { SitePort } from "./site-port.ts";
import type { PurchaseErrors, PurchaseFields } from "./site-request.ts";

interface DeliveryPartProps {
  sales: SitePort;
  sale: SiteSale;
  fields: PurchaseFields;
  errors: PurchaseErrors;
  isDelivered: boolean;
  onDelivered: (isDelivered: boolean) => void;
  onChange: (texts: Partial<PurchaseFields>) => void;
  /** Called with the address of a postal code that was typed. */
  onAddress: (address: AddressLookup) => void;
}

/** Where a purchase goes: to an address, which its postal code fills in, or to who fetches it. */
export function DeliveryPart(props: DeliveryPartProps) {
  const { sales, sale, fields, errors, isDelivered, onDelivered, onChange, onAddress } = props;
  const cep = normalizeCep(fields.cep);
  const changeCep = (typed: string) => {
    onChange({ cep: typed });
    const next = normalizeCep(typed);
    if (next === null || next === cep) return;
    // Where no address is found, it can be typed.
    sales.findAddress(next).then(onAddress, () => undefined);
  };
  const text = (name: "street" | "number" | "complement" | "neighborhood" | "city" | "state") => ({
    ...{ label: TEXTS[name], value: fields[name], error: errors[name] },
    onText: (typed: string) => {
      onChange({ [name]: typed });
    },
  });
  return (
    <>
      {sale.delivers && sale.isFetched && (
        <div className="gs-purchase__choice" role="group" aria-label={TEXTS.delivery}>
          {[true, false].map((value) => (
            <label key={String(value)}>
              <input
                type="radio"
                name="delivery"
                checked={isDelivered === value}
                onChange={() => {
                  onDelivered(value);
                }}
              />
              {value ? TEXTS.deliver : TEXTS.fetch}
            </label>
          ))}
        </div>
      )}
      {isDelivered && (
        <>
          <Field
            label={TEXTS.cep}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={9}
            placeholder="00000-000"
            value={fields.cep}
            error={errors.cep}
            onText={changeCep}
          />
          {cep === null ? (
            <p className="gs-panel__help">{TEXTS.cepHelp}</p>
          ) : (
            <>
              <Field {...text("street")} autoComplete="address-line1" maxLength={120} />
              <div className="gs-purchase__pair">
                <Field {...text("number")} maxLength={20} />
                <Field {...text("complement")} maxLength={60} />
              </div>
              <Field {...text("neighborhood")} maxLength={80} />
              <div className="gs-purchase__pair">
                <Field {...text("city")} autoComplete="address-level2" maxLength={80} />
                <Field {...text("state")} autoComplete="address-level1" maxLength={2} />
              </div>
            </>
          )}
        </>
      )}
    </>
  );
}
