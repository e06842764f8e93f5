import { useEffect, useState } from "react";
import { FREIGHT_COLUMNS, FREIGHT_TEXTS } from "#copy/freight.ts";
import { FieldFrame } from "#app/components/field-frame.tsx";

/** A city by its name, with the cities of the chosen state to choose from. */
export function CityField({
  value,
  state,
  error,
  errorText,
}: {
  value: string;
  /** Empty before one is chosen. */
  state: string;
  error?: string | undefined;
  errorText?: string | undefined;
}) {
  const names = useCityNames(state);
  return (
    <FieldFrame
      {...{ name: "city", label: FREIGHT_COLUMNS.city, hint: FREIGHT_TEXTS.cityHint, error, errorText }}
    >
      {(control) => (
        <>
          <input {...control} defaultValue={value} list="freight-cities" maxLength={80} autoComplete="off" />
          <datalist id="freight-cities">
            {names.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )}
    </FieldFrame>
  );
}

/** Names of a state's cities; none before they arrive, and none when they do not: any name can be typed. */
function useCityNames(state: string): readonly string[] {
  const [known, setKnown] = useState<{ state: string; names: readonly string[] }>({ state: "", names: [] });
  useEffect(() => {
    if (state === "") return;
    const stop = new AbortController();
    readCityNames(state, stop.signal)
      .then((names) => {
        setKnown({ state, names });
      })
      .catch(() => undefined);
    return () => {
      stop.abort();
    };
  }, [state]);
  return known.state === state ? known.names : [];
}

async function readCityNames(state: string, signal: AbortSignal): Promise<string[]> {
  const response = await fetch(`/app/open/municipalities/${state}`, { signal });
  if (!response.ok) return [];
  const { data } = (await response.json()) as { data: { items: { name: string }[] } };
  return data.items.map(({ name }) => name);
}
