import "#app/ui/combobox.css";
import "./pricing.css";
import { useLayoutEffect, useRef, type RefObject } from "react";
import { FORMULA_EDITOR_TEXTS as WORDS } from "#copy/pricing/precification.ts";
import type { NameSuggestions } from "#domain/formula/suggest-names.ts";
import { placeInLayer } from "./formula-paint.tsx";

const GAP_PX = 4;

export interface FormulaSuggestionsProps {
  id: string;
  found: NameSuggestions;
  active: number;
  layer: RefObject<HTMLPreElement>;
  onChoose: (index: number) => boolean;
}

/** Completions for the name before the caret, below its beginning. The focus stays in the text area. */
export function FormulaSuggestions({ id, found, active, layer, onChoose }: FormulaSuggestionsProps) {
  const list = useRef<HTMLUListElement>(null);
  const { position, suggestions } = found;
  useLayoutEffect(() => {
    const place = layer.current && placeInLayer(layer.current, position);
    if (!place || list.current === null) return;
    list.current.style.left = `${String(place.left)}px`;
    list.current.style.top = `${String(place.top + GAP_PX)}px`;
  }, [layer, position, found]);
  return (
    <ul
      ref={list}
      id={id}
      role="listbox"
      aria-label={WORDS.suggestions}
      className="app-combobox__list app-formula__list"
    >
      {suggestions.map(({ name, kind }, index) => (
        // The keyboard reaches the options from the text area, which keeps the focus.
        <li
          key={name}
          id={`${id}-${String(index)}`}
          role="option"
          aria-selected={index === active}
          className="app-combobox__option app-formula__option"
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(index);
          }}
        >
          <span>{name}</span>
          <small className="app-combobox__detail">{WORDS.kinds[kind]}</small>
        </li>
      ))}
    </ul>
  );
}
