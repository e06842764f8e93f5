import "./checkout.css";
import { CHECKOUT_TEXTS as TEXTS } from "#copy/checkout/checkout.ts";
import { FormField } from "#app/ui/form-field.tsx";
import { useCheckoutForm } from "./checkout-form.ts";
import { MAX_NAME } from "./proposed-name.ts";

/** The name of the request, proposed after its customer until the person types another one. */
export function NameField() {
  const { field } = useCheckoutForm();
  return (
    <FormField
      {...field("requestName")}
      className="app-checkout__name"
      label={TEXTS.requestName}
      maxLength={MAX_NAME}
      autoComplete="off"
    />
  );
}
