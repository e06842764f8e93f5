import type { InputHTMLAttributes } from "react";
import { useSuggestions } from "./use-suggestions.ts";

/** Name of a manufacturer, completed with those that the catalogue has. */
export function ManufacturerInput(props: InputHTMLAttributes<HTMLInputElement> & { id: string }) {
  const { suggestions, suggest } = useSuggestions("manufacturers");
  const list = `${props.id}-list`;
  return (
    <>
      <input
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
