import "./closed-kits.css";
import { IconTrash } from "@tabler/icons-react";
import { CLOSED_KIT_WORDS as WORDS } from "#copy/closed-kits.ts";
import { fill } from "#copy/shared/fill.ts";
import { readAmount } from "#domain/kits/kit-form.ts";
import type { AmountText } from "#domain/kits/kit-form-schema.ts";
import type { KitPart } from "#domain/kits/kit-part.ts";
import { multiplyCents } from "#domain/shared/money.ts";
import { formatCents } from "#domain/shared/format.ts";
import { Input } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Code } from "#app/ui/code.tsx";

export interface PartRowsProps {
  rows: readonly AmountText[];
  parts: ReadonlyMap<string, KitPart>;
  onChange: (rows: readonly AmountText[]) => void;
}

/** Parts of a kit with amounts and list prices. */
export function PartRows({ rows, parts, onChange }: PartRowsProps) {
  if (rows.length === 0) return null;
  return (
    <ul>
      {rows.map((row) => (
        <PartRow
          key={row.productId}
          row={row}
          part={parts.get(row.productId)}
          onAmount={(amount) => {
            onChange(rows.map((one) => (one === row ? { ...one, amount } : one)));
          }}
          onRemove={() => {
            onChange(rows.filter((one) => one !== row));
          }}
        />
      ))}
    </ul>
  );
}

function PartRow({
  row,
  part,
  onAmount,
  onRemove,
}: {
  row: AmountText;
  part: KitPart | undefined;
  onAmount: (amount: string) => void;
  onRemove: () => void;
}) {
  const name = part?.name ?? row.productId;
  const amount = readAmount(row.amount);
  return (
    <li className="app-kit-part">
      <div className="app-wrap">
        <strong className="app-strong">{name}</strong>
        <small className="app-row app-small">
          <Code>{part?.productCode}</Code>
          {part?.active === false && <Badge tone="warn">{WORDS.inactive}</Badge>}
        </small>
      </div>
      <Input
        className="app-kit-part__amount"
        inputMode="numeric"
        aria-label={fill(WORDS.amountOf, { name })}
        aria-invalid={amount === null ? true : undefined}
        value={row.amount}
        maxLength={6}
        autoComplete="off"
        onChange={(event) => {
          onAmount(event.currentTarget.value);
        }}
      />
      <span className="app-kit-part__price">
        {part && amount !== null ? formatCents(multiplyCents(part.priceCents, amount)) : "–"}
      </span>
      <Button size="square" aria-label={fill(WORDS.removeNamed, { name })} onClick={onRemove}>
        <IconTrash size={18} stroke={1.75} aria-hidden />
      </Button>
    </li>
  );
}
