import type { InputHTMLAttributes } from "react";
import { useSuggestions } from "./use-suggestions.ts";
import { Input } from "#app/ui/input.tsx";

/** Field for a manufacturer, completed with the names in the catalogue. */
export function ManufacturerInput(props: InputHTMLAttributes<HTMLInputElement> & { id: string }) {
  const { suggestions, suggest } = useSuggestions("manufacturers");
  const list = `${props.id}-list`;
  return (
    <>
      <Input
        {...props}
        maxLength={80}
        autoComplete="off"
        list={list}
        onInput={(event) => {
          suggest(event.currentTarget.value);
        }}
      />
      <datalist id={list}>
        {suggestions.map(({ value }) => (
          <option key={value} value={value} />
        ))}
      </datalist>
    </>
  );
}
