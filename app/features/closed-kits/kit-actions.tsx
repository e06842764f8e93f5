import "#app/features/kits/kits.css";
import { useSearchParams } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { KIT_COMPARE_TEXTS } from "#copy/kits/kits-page.ts";
import { KITS_PAGE_TEXTS } from "#copy/shell/portal.ts";
import { MAX_COMPARED } from "#domain/kits/kit-list-defaults.ts";
import type { KitListItem } from "#domain/kits/kit-list-schema.ts";
import { AmountStepper } from "#widgets/portal.ts";
import { readChoice, readCompared, withAmount, withCompared } from "../kits/kit-choice.ts";
import { Button } from "#app/ui/button.tsx";

/** Amount of a kit: a button for the first one, then plus and minus. */
export function KitAmount({ kit }: { kit: KitListItem }) {
  const [params, setParams] = useSearchParams();
  const amount = readChoice(params).find(({ id }) => id === kit.id)?.amount ?? 0;
  const setAmount = (value: number) => {
    setParams((current) => withAmount(current, kit.id, value), { replace: true, preventScrollReset: true });
  };
  if (amount > 0) {
    return (
      <AmountStepper label={`${KITS_PAGE_TEXTS.amountOf} ${kit.name}`} value={amount} onChange={setAmount} />
    );
  }
  const isUnavailable = kit.availability === "unavailable";
  return (
    <Button
      disabled={isUnavailable}
      title={isUnavailable ? KITS_PAGE_TEXTS.unavailableHint : undefined}
      aria-label={`${KITS_PAGE_TEXTS.add} ${kit.name}`}
      onClick={() => {
        setAmount(1);
      }}
    >
      {KITS_PAGE_TEXTS.add}
    </Button>
  );
}

/** Adds a kit to the comparison, or removes it. */
export function CompareToggle({ kit }: { kit: KitListItem }) {
  const [params, setParams] = useSearchParams();
  const compared = readCompared(params);
  const isIn = compared.includes(kit.id);
  const isFull = !isIn && compared.length >= MAX_COMPARED;
  return (
    <Button
      kind="bare"
      className="app-compare-toggle"
      aria-pressed={isIn}
      aria-label={fill(KIT_COMPARE_TEXTS.addLabel, { kit: kit.name })}
      disabled={isFull}
      title={isFull ? KIT_COMPARE_TEXTS.full : undefined}
      onClick={() => {
        setParams((current) => withCompared(current, kit.id, !isIn), {
          replace: true,
          preventScrollReset: true,
        });
      }}
    >
      {KIT_COMPARE_TEXTS.add}
    </Button>
  );
}
