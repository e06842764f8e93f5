import { useEffect, useRef } from "react";
import { fill } from "#copy/fill.ts";
import { QUICK_ENTRY_TEXTS as TEXTS } from "#copy/loose-products.ts";
import { MAX_SALE_AMOUNT } from "#domain/catalog/sale-limits.ts";
import type { SaleProduct } from "#domain/catalog/sale-product-schema.ts";
import { formatCents } from "#domain/shared/format.ts";

/** How many of what was picked; it has the focus, and Enter adds. */
export function AmountField({
  product,
  onAdd,
}: {
  product: SaleProduct;
  onAdd: (product: SaleProduct, amount: number) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.select();
  }, []);
  const add = () => {
    const amount = Number(field.current?.value ?? "");
    if (Number.isInteger(amount) && amount >= 1 && amount <= MAX_SALE_AMOUNT) onAdd(product, amount);
    else field.current?.reportValidity();
  };
  return (
    <>
      <input
        ref={field}
        type="number"
        className="app-input app-quick__amount"
        inputMode="numeric"
        enterKeyHint="done"
        required
        min={1}
        max={MAX_SALE_AMOUNT}
        step={1}
        defaultValue={1}
        aria-label={fill(TEXTS.amount, { name: product.name })}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          add();
        }}
      />
      <button type="button" className="gs-button gs-button--primary" onClick={add}>
        {TEXTS.add}
      </button>
    </>
  );
}

/** Products that begin like what is typed. */
export function SuggestionList({
  id,
  products,
  active,
  state,
  onPick,
}: {
  id: string;
  products: readonly SaleProduct[];
  active: number;
  state: "searching" | "failed" | "nothing";
  onPick: (product: SaleProduct) => void;
}) {
  return (
    <ul id={`${id}-list`} role="listbox" aria-label={TEXTS.label} className="app-combobox__list">
      {products.map((product, index) => (
        <li
          key={product.id}
          id={`${id}-${String(index)}`}
          role="option"
          aria-selected={index === active}
          className="app-combobox__option app-quick__option"
          onPointerDown={(event) => {
            event.preventDefault();
            onPick(product);
          }}
        >
          <span>
            {product.name}
            <span className="app-loose-table__code">{product.productCode}</span>
          </span>
          {product.priceCents !== undefined && <span>{formatCents(product.priceCents)}</span>}
        </li>
      ))}
      {products.length === 0 && (
        <li className="app-combobox__state" role="presentation">
          {TEXTS[state]}
        </li>
      )}
    </ul>
  );
}
