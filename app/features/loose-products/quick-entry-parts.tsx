import "./loose-entry.css";
import "./loose-products.css";
import "#app/ui/combobox.css";
import { useEffect, useRef, useState } from "react";
import { amountRefusalText } from "#copy/shared/amounts.ts";
import { fill } from "#copy/shared/fill.ts";
import { QUICK_ENTRY_TEXTS as TEXTS } from "#copy/loose-products.ts";
import { MAX_SALE_AMOUNT } from "#domain/loose-products/sale-limits.ts";
import type { SaleProduct } from "#domain/loose-products/sale-product-schema.ts";
import { parseAmount } from "#domain/shared/amount.ts";
import { formatCents, formatNumber } from "#domain/shared/format.ts";
import { Input } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { Code } from "#app/ui/code.tsx";
import { ShownName } from "#app/ui/shown-name.tsx";

/** Amount of the picked product. It has the focus, and Enter adds. An invalid amount stays, with a message. */
export function AmountField({
  product,
  saidId,
  onAdd,
  onRefuse,
}: {
  product: SaleProduct;
  /** Id of the element with the message. */
  saidId: string;
  onAdd: (product: SaleProduct, amount: number) => void;
  /** Called with the message to show, or null to clear it. */
  onRefuse: (why: string | null) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("1");
  const [isWrong, setIsWrong] = useState(false);
  useEffect(() => {
    field.current?.select();
  }, []);
  const amount = amountOf(text);
  const refuse = (why: string | null) => {
    setIsWrong(why !== null);
    onRefuse(why);
  };
  const change = (typed: string) => {
    setText(typed);
    refuse(typed === "" ? null : whyNot(typed));
  };
  const add = () => {
    refuse(whyNot(text));
    if (amount > 0) onAdd(product, amount);
    else field.current?.focus();
  };
  return (
    <>
      <Input
        ref={field}
        role="spinbutton"
        className="app-number app-quick__amount"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        aria-valuenow={amount}
        aria-valuemin={1}
        aria-valuemax={MAX_SALE_AMOUNT}
        aria-label={fill(TEXTS.amount, { name: product.name })}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? saidId : undefined}
        value={text}
        onChange={(event) => {
          change(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          const by = { ArrowUp: 1, ArrowDown: -1, Enter: 0 }[event.key];
          if (by === undefined) return;
          event.preventDefault();
          if (by === 0) add();
          else change(String(Math.min(MAX_SALE_AMOUNT, Math.max(1, amount + by))));
        }}
      />
      <Button kind="primary" onClick={add}>
        {TEXTS.add}
      </Button>
    </>
  );
}

/** The typed amount; 0 for an invalid text. */
function amountOf(text: string): number {
  const read = parseAmount(text, MAX_SALE_AMOUNT);
  return "amount" in read ? read.amount : 0;
}

function whyNot(text: string): string | null {
  const read = parseAmount(text, MAX_SALE_AMOUNT);
  if ("refusal" in read) return amountRefusalText(read.refusal, formatNumber(MAX_SALE_AMOUNT));
  return read.amount === 0 ? TEXTS.none : null;
}

/** Products that match the typed text. */
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
            <ShownName parts={[product.name]} />
            <span className="app-subline">
              <Code>{product.productCode}</Code>
            </span>
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
