import "./register.css";
import { AddressFieldset } from "../address/address-fields.tsx";
import type { RegisterErrors, RegisterValues } from "./register-form-data.ts";

/** Address of the company; a complete postal code fills in the rest. */
export function RegisterAddress({ values, errors }: { values: RegisterValues; errors: RegisterErrors }) {
  return (
    <div className="app-register__full">
      <AddressFieldset values={values} errors={errors} />
    </div>
  );
}
