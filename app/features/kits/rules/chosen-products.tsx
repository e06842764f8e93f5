import "#app/features/kits/kit-rules.css";
import { IconX } from "@tabler/icons-react";
import { fill } from "#copy/shared/fill.ts";
import { KIT_RULE_PICKER_TEXTS as TEXTS } from "#copy/kits/kit-rules.ts";
import type { ChosenProduct } from "#domain/kits/kit-rule-schema.ts";
import { ProductCombobox, type ProductComboboxProps } from "./product-combobox.tsx";
import { Button } from "#app/ui/button.tsx";
import { Chips } from "#app/ui/chips.tsx";

export interface ChosenProductsProps extends Omit<ProductComboboxProps, "taken" | "onPick"> {
  chosen: readonly ChosenProduct[];
  /** Number of products, at most; with 1, a new choice replaces the old one. */
  most?: number;
  onChange: (chosen: ChosenProduct[]) => void;
}

/** Chosen products with buttons that remove them, and the search that adds more. */
export function ChosenProducts({ chosen, most = 30, onChange, ...search }: ChosenProductsProps) {
  return (
    <div>
      <ProductCombobox
        {...search}
        taken={chosen.map(({ id }) => id)}
        onPick={(product) => {
          onChange(most === 1 ? [product] : [...chosen, product].slice(0, most));
        }}
      />
      {chosen.length > 0 && (
        <Chips className="app-chosen__list" label={search.label}>
          {chosen.map((product) => (
            <li key={product.id} className="app-chosen__item">
              <span>{product.label}</span>
              <Button
                kind="icon"
                aria-label={fill(TEXTS.remove, { name: product.label })}
                onClick={() => {
                  onChange(chosen.filter(({ id }) => id !== product.id));
                }}
              >
                <IconX size={16} stroke={1.75} aria-hidden />
              </Button>
            </li>
          ))}
        </Chips>
      )}
    </div>
  );
}
