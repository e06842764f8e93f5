import "./checkout.css";
import { NO_ADDRESS } from "#domain/checkout/checkout-state.ts";
import { ADDRESS_LABELS } from "#copy/address.ts";
import { StateField } from "#app/ui/state-field.tsx";
import { AddressFields } from "../address/address-fields.tsx";
import { CityField } from "../address/city-field.tsx";
import { useCheckoutForm } from "./checkout-form.ts";

/** The delivery address, or the address of the invoice. */
export function CheckoutAddress({
  of,
  states = null,
  onlyTown = false,
}: {
  of: "shippingAddress" | "invoiceAddress";
  /** States to choose from; null for all. */
  states?: readonly string[] | null;
  /** Whether only state and city are required. */
  onlyTown?: boolean;
}) {
  const { state, errors, changeAddress } = useCheckoutForm();
  const value = state.additionalInfo[of] ?? NO_ADDRESS;
  const prefix = of === "invoiceAddress" ? "invoice." : "";
  if (!onlyTown) {
    return (
      <AddressFields
        {...{ value, errors, states, prefix }}
        onChange={(change) => {
          changeAddress(of, change);
        }}
      />
    );
  }
  const set = (field: "city" | "state") => (text: string) => {
    changeAddress(of, (address) => ({ ...address, [field]: text }));
  };
  return (
    <div className="app-town">
      <StateField
        name="state"
        value={value.state}
        error={errors["state"]}
        states={states}
        onChange={set("state")}
      />
      <CityField
        name="city"
        label={ADDRESS_LABELS.city}
        error={errors["city"]}
        value={value.city}
        state={value.state}
        onText={set("city")}
      />
    </div>
  );
}
