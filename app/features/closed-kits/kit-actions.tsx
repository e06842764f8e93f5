import "#app/features/kits/kits.css";
import { useSearchParams } from "@remix-run/react";
import { KITS_PAGE_TEXTS } from "#copy/shell/portal.ts";
import type { KitListItem } from "#domain/kits/kit-list-schema.ts";
import { AmountStepper } from "#widgets/portal.ts";
import { CHOICE_FORM, CHOSEN_FIELD, readChoice, withAmount } from "../kits/kit-choice.ts";
import { Button } from "#app/ui/button.tsx";
import { KITS_CHOICE_TEXTS } from "#copy/kits/kits-page.ts";

/** Amount of a kit: a button for the first one, which works before scripts run, then plus and minus. */
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
      type="submit"
      form={CHOICE_FORM}
      name={CHOSEN_FIELD}
      value={kit.id}
      disabled={isUnavailable}
      title={isUnavailable ? KITS_CHOICE_TEXTS.unavailableHint : undefined}
      aria-label={`${KITS_PAGE_TEXTS.add} ${kit.name}`}
      onClick={(event) => {
        event.preventDefault();
        setAmount(1);
      }}
    >
      {KITS_PAGE_TEXTS.add}
    </Button>
  );
}
