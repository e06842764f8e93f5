import { CHECKOUT_PAGE_TEXTS } from "#copy/portal.ts";
import { AddressFieldset } from "../address/address-fields.tsx";
import type { OrderFormValues } from "./order-form-data.ts";

/** Where an order is delivered to, and how its place can be reached. */
export function AddressFields({
  values,
  errors,
  states,
}: {
  values: OrderFormValues;
  errors: Readonly<Record<string, string>>;
  /** States that can be delivered to; null for all. */
  states: readonly string[] | null;
}) {
  return (
    <div className="app-delivery">
      <AddressFieldset values={values} errors={errors} states={states} />
      <label className="app-check">
        <input type="checkbox" name="ruralZone" defaultChecked={values["ruralZone"] !== undefined} />
        <span>{CHECKOUT_PAGE_TEXTS.ruralZone}</span>
      </label>
      <label className="app-check">
        <input
          type="checkbox"
          name="truckNotPossible"
          defaultChecked={values["truckNotPossible"] !== undefined}
        />
        <span>{CHECKOUT_PAGE_TEXTS.truckNotPossible}</span>
      </label>
    </div>
  );
}
