import { useState } from "react";
import { KIT_RULE_PICKER_TEXTS as TEXTS } from "#copy/kits/kit-rules.ts";
import type { EquipmentGroup } from "#domain/catalog/product-types.ts";
import type { ChosenProduct } from "#domain/kits/kit-rule-schema.ts";
import { Combobox } from "#app/ui/combobox.tsx";
import { useFound } from "#app/lib/loading/use-found.ts";
import { findProducts } from "./find-products.ts";

export interface ProductComboboxProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Groups of equipment to search in. */
  groups: readonly EquipmentGroup[];
  /** Chosen products, which are not offered again. */
  taken: readonly string[];
  onPick: (product: ChosenProduct) => void;
}

/** Combobox that searches the catalogue for one product: type, then arrows and Enter, or a click. */
export function ProductCombobox({ label, hint, error, groups, taken, onPick }: ProductComboboxProps) {
  const [text, setText] = useState("");
  const kinds = groups.join(",");
  const wanted = text.trim();
  const { items, state } = useFound(wanted === "" ? null : `${kinds}|${wanted}`, (signal) =>
    findProducts(wanted, groups, signal),
  );
  return (
    <Combobox
      {...{ label, hint, error, text }}
      errorText={error}
      input={{ placeholder: TEXTS.placeholder }}
      options={items.filter((product) => !taken.includes(product.id))}
      emptyText={wanted === "" ? undefined : TEXTS[state]}
      onText={setText}
      onPick={(product) => {
        onPick(product);
        setText("");
      }}
    />
  );
}
