import { ADDRESS_LABELS, CITY_TEXTS } from "#copy/address.ts";
import { fill } from "#copy/shared/fill.ts";
import { Combobox } from "#app/ui/combobox.tsx";
import type { FieldProps } from "#app/ui/field-frame.tsx";
import { useMunicipalities } from "./use-municipalities.ts";

export interface CityFieldProps extends Partial<FieldProps> {
  value: string;
  /** State whose cities are offered; empty before one is chosen. */
  state: string;
  errorText?: string | undefined;
  required?: boolean;
  autoComplete?: string;
  onText: (city: string) => void;
}

/** Field for a city, completed with the municipalities of the chosen state. Any name can be typed, since the list
 *  may fail to load; a message says so. */
export function CityField(props: CityFieldProps) {
  const { value, state, required, autoComplete = "off", onText, hint, ...field } = props;
  const { list, hasFailed } = useMunicipalities(state);
  // A complete name needs no list, which would cover the fields below.
  const isKnown = list?.has(value) === true;
  const isUnknown = value.trim() !== "" && list !== null && !isKnown;
  const unknown = () => fill(CITY_TEXTS.unknown, { city: value.trim(), state });
  return (
    <Combobox
      name="city"
      label={ADDRESS_LABELS.city}
      {...field}
      hint={hasFailed ? CITY_TEXTS.failed : isUnknown ? unknown() : hint}
      text={value}
      options={(isKnown ? [] : (list?.match(value) ?? [])).map((name) => ({ id: name, label: name }))}
      isFree
      input={{ required, autoComplete, maxLength: 80 }}
      onText={onText}
      onPick={({ label }) => {
        onText(label);
      }}
    />
  );
}
