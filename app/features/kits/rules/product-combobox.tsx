import { useEffect, useId, useRef, useState } from "react";
import { KIT_RULE_PICKER_TEXTS as TEXTS } from "#copy/kit-rules.ts";
import type { EquipmentGroup } from "#domain/catalog/product-types.ts";
import type { ChosenProduct } from "#domain/kits/kit-rule-form.ts";
import { findProducts } from "./find-products.ts";

/** Pause after the last key before the catalogue is asked. */
const PAUSE_MS = 200;

export interface ProductComboboxProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Pages of equipment whose items are offered. */
  groups: readonly EquipmentGroup[];
  /** Products that were chosen already and are not offered again. */
  taken: readonly string[];
  onPick: (product: ChosenProduct) => void;
}

/** A search in the catalogue that picks one product: type, then arrows and Enter, or a click. */
export function ProductCombobox({ label, hint, error, groups, taken, onPick }: ProductComboboxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const { products, state } = useFound(text, groups);
  const offered = products.filter((product) => !taken.includes(product.id));
  const isOpen = text.trim() !== "";
  const pick = (product: ChosenProduct | undefined) => {
    if (product === undefined) return;
    onPick(product);
    setText("");
    setActive(0);
    input.current?.focus();
  };
  return (
    <div className="app-field app-combobox">
      <label className="app-field__label" htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        className="app-input"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && offered[active] ? `${id}-${active}` : undefined}
        aria-describedby={
          [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined
        }
        aria-invalid={error ? true : undefined}
        autoComplete="off"
        placeholder={TEXTS.placeholder}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={(event) => {
          if (event.key === "ArrowDown" || event.key === "ArrowUp") {
            event.preventDefault();
            const step = event.key === "ArrowDown" ? 1 : -1;
            setActive((offered.length + active + step) % Math.max(1, offered.length));
          } else if (event.key === "Enter") {
            event.preventDefault();
            pick(offered[active]);
          } else if (event.key === "Escape") {
            setText("");
          }
        }}
      />
      {isOpen && (
        <ul id={`${id}-list`} role="listbox" aria-label={label} className="app-combobox__list">
          {offered.map((product, index) => (
            <li
              key={product.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className="app-combobox__option"
              onPointerDown={(event) => {
                event.preventDefault();
                pick(product);
              }}
            >
              {product.label}
            </li>
          ))}
          {offered.length === 0 && (
            <li className="app-combobox__state" role="presentation">
              {TEXTS[state]}
            </li>
          )}
        </ul>
      )}
      {hint && (
        <span className="app-field__hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span className="gs-field-error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  );
}

function useFound(text: string, groups: readonly EquipmentGroup[]) {
  const [found, setFound] = useState<{ asked: string; products: readonly ChosenProduct[]; failed: boolean }>({
    asked: "",
    products: [],
    failed: false,
  });
  const wanted = text.trim();
  const kinds = groups.join(",");
  useEffect(() => {
    if (wanted === "") return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      findProducts(wanted, kinds.split(",") as EquipmentGroup[], abort.signal).then(
        (products) => {
          setFound({ asked: wanted, products, failed: false });
        },
        () => {
          if (!abort.signal.aborted) setFound({ asked: wanted, products: [], failed: true });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted, kinds]);
  const isCurrent = found.asked === wanted;
  const state = !isCurrent
    ? ("searching" as const)
    : found.failed
      ? ("failed" as const)
      : ("nothing" as const);
  return { products: isCurrent ? found.products : [], state };
}
