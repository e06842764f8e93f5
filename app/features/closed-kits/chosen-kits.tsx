import "#app/features/sale/buying.css";
import "./chosen-kits.css";
import { useSearchParams } from "@remix-run/react";
import { IconChevronUp, IconX } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { fill } from "#copy/shared/fill.ts";
import { KITS_CHOICE_TEXTS as TEXTS } from "#copy/kits/kits-page.ts";
import { KITS_PAGE_TEXTS } from "#copy/shell/portal.ts";
import { priceDifferenceText } from "#copy/pricing/price-difference.ts";
import { keepUnits } from "#domain/shared/compose-name.ts";
import { formatCents, formatPowerKwp } from "#domain/shared/format.ts";
import { AmountStepper } from "#widgets/portal.ts";
import { type ChosenKit, withAmount } from "../kits/kit-choice.ts";
import type { KnownKit } from "./choice-sum.ts";
import type { ChoiceSumState } from "./use-choice-sum.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Button } from "#app/ui/button.tsx";

/** The kit that was removed last. */
export interface RemovedKit extends ChosenKit {
  name: string;
}

export interface ChosenKitsProps {
  choice: readonly ChosenKit[];
  sum: ChoiceSumState;
  /** Whether prices are being loaded. */
  isRefreshing: boolean;
  removed: RemovedKit | null;
  onRemoved: (removed: RemovedKit | null) => void;
}

/** The number of chosen kits, which unfolds to a list of them. In the list amounts are changed and kits removed,
 *  also those that are on another page or no longer on sale. */
export function ChosenKits({ choice, sum, isRefreshing, removed, onRemoved }: ChosenKitsProps) {
  const [params, setParams] = useSearchParams();
  const panel = useRef<HTMLDivElement>(null);
  const nameOf = (id: string) => {
    const name = sum.kits[id]?.name ?? "";
    return name === "" ? TEXTS.unnamed : keepUnits(name);
  };
  const setAmount = ({ id, amount }: ChosenKit, next: number) => {
    if (next === 0) onRemoved({ id, amount, name: nameOf(id) });
    setParams((current) => withAmount(current, id, next), { replace: true, preventScrollReset: true });
  };
  const isPending = sum.status === "pending" || isRefreshing;
  const undone = removed !== null && choice.every(({ id }) => id !== removed.id) ? removed : null;
  return (
    <details
      className="app-chosen-kits"
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open) onRemoved(null);
      }}
    >
      <summary>
        <span aria-live="polite">{countText(choice)}</span>
        <IconChevronUp size={16} stroke={1.75} aria-hidden />
        <span className="app-small app-cut app-chosen-kits__names">{namesText(choice, nameOf)}</span>
      </summary>
      <div ref={panel} className="gs-panel app-chosen-kits__panel" tabIndex={-1}>
        {undone !== null && (
          <Removed
            key={undone.id}
            kit={undone}
            onUndo={() => {
              setAmount(undone, undone.amount);
              panel.current?.focus();
            }}
          />
        )}
        {choice.length > 0 && (
          <ul className="app-lines app-chosen-kits__list">
            {choice.map((one) => (
              <Chosen
                key={one.id}
                {...{ one, isPending }}
                kit={sum.kits[one.id]}
                name={nameOf(one.id)}
                removeTo={`?${withAmount(params, one.id, 0).toString()}`}
                onAmount={(next) => {
                  setAmount(one, next);
                }}
                onRemove={() => {
                  onRemoved({ ...one, name: nameOf(one.id) });
                }}
              />
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}

/** A chosen kit. It is removed by a link, which works before scripts run. */
function Chosen({
  one: { amount },
  kit,
  name,
  isPending,
  removeTo,
  onAmount,
  onRemove,
}: {
  one: ChosenKit;
  kit: KnownKit | undefined;
  name: string;
  isPending: boolean;
  removeTo: string;
  onAmount: (amount: number) => void;
  onRemove: () => void;
}) {
  const priceCents = kit?.priceCents ?? null;
  const isMissing = kit?.isMissing === true;
  return (
    <li className="app-chosen-kit">
      <span className="app-wrap app-chosen-kit__name">
        {name}
        {isMissing ? (
          <span className="app-subline" data-tone="danger">
            {TEXTS.missing}
          </span>
        ) : (
          <span className="app-subline">{factsText(kit, amount)}</span>
        )}
      </span>
      <LinkButton
        kind="icon"
        className="app-chosen-kit__remove"
        aria-label={fill(TEXTS.remove, { kit: name })}
        to={removeTo}
        replace
        preventScrollReset
        onClick={onRemove}
      >
        <IconX size={16} stroke={1.75} aria-hidden />
      </LinkButton>
      {!isMissing && (
        <AmountStepper label={`${KITS_PAGE_TEXTS.amountOf} ${name}`} value={amount} onChange={onAmount} />
      )}
      {priceCents !== null && (
        <span className="app-chosen-kit__price" data-pending={isPending || undefined}>
          {formatCents(priceCents * amount)}
        </span>
      )}
      {kit != null && kit.difference !== null && (
        <span className="app-subline app-wide">{priceDifferenceText(kit.difference)}</span>
      )}
    </li>
  );
}

/** Tells that a kit was removed, and moves the focus from it to the undo button. */
function Removed({ kit: { name }, onUndo }: { kit: RemovedKit; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    undo.current?.focus();
  }, []);
  return (
    <p className="app-chosen-kits__removed" role="status">
      {fill(TEXTS.removed, { kit: name })}{" "}
      <Button ref={undo} kind="link" onClick={onUndo}>
        {TEXTS.undo}
      </Button>
    </p>
  );
}

function countText(choice: readonly ChosenKit[]): string {
  const amount = choice.reduce((total, kit) => total + kit.amount, 0);
  if (amount === 0) return TEXTS.chosenNone;
  return amount === 1
    ? KITS_PAGE_TEXTS.chosenOne
    : fill(KITS_PAGE_TEXTS.chosenMany, { amount: String(amount) });
}

function namesText([first, ...others]: readonly ChosenKit[], nameOf: (id: string) => string): string {
  if (first === undefined) return "";
  const kit = nameOf(first.id);
  return others.length === 0 ? kit : fill(TEXTS.chosenMore, { kit, amount: String(others.length) });
}

function factsText(kit: KnownKit | undefined, amount: number): string {
  const { powerW = null, priceCents = null } = kit ?? {};
  return [
    powerW === null ? "" : formatPowerKwp(powerW),
    priceCents === null || amount === 1 ? "" : fill(TEXTS.each, { price: formatCents(priceCents) }),
  ]
    .filter((text) => text !== "")
    .join(" · ");
}
