import { STATE_FIELD_TEXTS } from "#copy/ui/fields.ts";
import { CEP_RANGES } from "#domain/validation/cep.ts";
import { SelectField } from "./select-field.tsx";

const ALL_STATES = [...new Set(CEP_RANGES.map(({ state }) => state))].sort();

/** Select for the state of an address. */
export function StateField({
  name = "state",
  value,
  error,
  className,
  states = null,
  onChange,
}: {
  name?: string;
  value: string;
  /** Error code; undefined without one. */
  error: string | undefined;
  className?: string;
  /** States to choose from; null for all. */
  states?: readonly string[] | null;
  onChange: (state: string) => void;
}) {
  return (
    <SelectField
      name={name}
      className={className}
      label={STATE_FIELD_TEXTS.label}
      error={error}
      options={(states ?? ALL_STATES).map((state) => ({ value: state, label: state }))}
      emptyLabel={STATE_FIELD_TEXTS.choose}
      autoComplete="address-level1"
      value={value}
      required
      onChange={(event) => {
        onChange(event.currentTarget.value);
      }}
    />
  );
}
