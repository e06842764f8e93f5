import type { ComponentPropsWithoutRef } from "react";
import { KIT_CARD_TEXTS } from "#copy/kits/kit-card.ts";
import type { KitProduct } from "#domain/kits/kit-list-schema.ts";
import { classNames } from "#widgets/class-names.ts";
import { ChevronDownIcon } from "#widgets/icons/outline-icons.tsx";
import { productLabel } from "./kit-text.ts";

export interface KitCompositionProps extends Omit<ComponentPropsWithoutRef<"details">, "children"> {
  products: readonly KitProduct[];
  /** Label of the line that unfolds the list. */
  label?: string;
}

/** All products of a kit with amounts, folded at first; works before JavaScript.
 *  @example <KitComposition products={kit.products} /> */
export function KitComposition({
  products,
  label = KIT_CARD_TEXTS.composition,
  className,
  ...rest
}: KitCompositionProps) {
  return (
    <details {...rest} className={classNames("gs-ui gs-composition", className)}>
      <summary className="gs-composition__summary">
        {label}
        <ChevronDownIcon />
      </summary>
      <ul className="gs-composition__list">
        {products.map((product) => (
          <li key={product.productId}>
            <b>{`${product.amount} ×`}</b>
            {productLabel(product)}
          </li>
        ))}
      </ul>
    </details>
  );
}
