import "./mount-bill.css";
import "./mount-kit.css";
import "#app/features/sale/buying.css";
import { IconX } from "@tabler/icons-react";
import { memo } from "react";
import { fill } from "#copy/shared/fill.ts";
import { BILL_TEXTS as TEXTS, MOUNT_KIT_TEXTS } from "#copy/mount-kit.ts";
import { priceDifferenceText } from "#copy/pricing/price-difference.ts";
import { stockText } from "#copy/stock/stock-text.ts";
import { lineTotalCents } from "#domain/mount-kit/bill.ts";
import type { MountProduct } from "#domain/mount-kit/mount-product.ts";
import type { MountLine } from "#domain/mount-kit/mount-state.ts";
import type { PriceDifference } from "#domain/pricing/price-difference.ts";
import { formatCents, formatNumber } from "#domain/shared/format.ts";
import { availabilityOf } from "#domain/stock/availability.ts";
import { AmountInput } from "./amount-input.tsx";
import { Button } from "#app/ui/button.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ShownName } from "#app/ui/shown-name.tsx";

export interface BillRowProps {
  line: MountLine;
  product: MountProduct;
  /** Why the price differs from that of a single unit; undefined when it does not. */
  difference: PriceDifference | undefined;
  isMissing: boolean;
  /** Whether a changed amount is marked, beside the recommended one. */
  marksEdited: boolean;
  onAmount: (productId: string, amount: number) => void;
  onFollow: (productId: string) => void;
}

/** A line of the kit. */
export const BillRow = memo(function BillRow({
  line,
  product: { name, priceCents, stock },
  difference,
  isMissing,
  marksEdited,
  onAmount,
  onFollow,
}: BillRowProps) {
  const { productId, amount, recAmount, freeAmount, own } = line;
  const totalCents = lineTotalCents(line, priceCents);
  const isEdited = own && recAmount > 0 && amount !== recAmount;
  const wanted = stock?.units == null ? stock : availabilityOf(stock.units, amount);
  return (
    <li className="app-bill-row" data-missing={isMissing || undefined}>
      <div className="app-stack app-gap-0">
        <span className="app-wrap app-bill-row__name">
          <ShownName parts={[name]} />
        </span>
        <span className="app-subline app-row app-bill-row__facts">
          {isMissing && <b>{TEXTS.missing}</b>}
          {totalCents !== null && <span>{formatCents(totalCents)}</span>}
          {priceCents !== null && amount > 1 && (
            <span>{fill(TEXTS.each, { price: formatCents(priceCents) })}</span>
          )}
          {priceCents !== null && difference !== undefined && <span>{priceDifferenceText(difference)}</span>}
          {freeAmount > 0 && <span>{fill(MOUNT_KIT_TEXTS.free, { count: formatNumber(freeAmount) })}</span>}
          {!own && <span>{MOUNT_KIT_TEXTS.automatic}</span>}
          {stock !== null && wanted !== null && wanted.availability !== "inStock" && (
            <span className="app-subline" data-tone="warn">
              {stockText(stock)}
            </span>
          )}
          {isEdited && marksEdited && <Badge tone="info">{MOUNT_KIT_TEXTS.edited}</Badge>}
          {isEdited && (
            <Button
              kind="link"
              aria-label={fill(MOUNT_KIT_TEXTS.followNamed, { count: formatNumber(recAmount), name })}
              onClick={() => {
                onFollow(productId);
              }}
            >
              {fill(MOUNT_KIT_TEXTS.follow, { count: formatNumber(recAmount) })}
            </Button>
          )}
        </span>
      </div>
      <AmountInput
        value={amount}
        label={fill(TEXTS.amountOf, { name })}
        onChange={(next) => {
          onAmount(productId, next);
        }}
      />
      <Button
        kind="sign"
        aria-label={fill(TEXTS.remove, { name })}
        onClick={() => {
          onAmount(productId, 0);
        }}
      >
        <IconX size={16} stroke={2} aria-hidden />
      </Button>
    </li>
  );
});
