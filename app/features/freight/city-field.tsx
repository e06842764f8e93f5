import { useState } from "react";
import { FREIGHT_COLUMNS, FREIGHT_TEXTS } from "#copy/freight/freight.ts";
import { CityField as StateCityField } from "../address/city-field.tsx";

/** City of a freight line or a test, completed with the cities of the chosen state. */
export function CityField({
  value,
  ...field
}: {
  value: string;
  /** Empty before a state is chosen. */
  state: string;
  error?: string | undefined;
  errorText?: string | undefined;
}) {
  const [city, setCity] = useState(value);
  return (
    <StateCityField
      {...field}
      label={FREIGHT_COLUMNS.city}
      hint={FREIGHT_TEXTS.cityHint}
      value={city}
      onText={setCity}
    />
  );
}
