import "./checkout.css";
import { lazy, Suspense } from "react";
import { CHECKOUT_TEXTS as TEXTS } from "#copy/checkout/checkout.ts";
import { CHECKOUT_PAGE_TEXTS } from "#copy/shell/portal.ts";
import { SHIPPING_TYPE_LABELS } from "#copy/spec/freight.ts";
import { deliversTo } from "#domain/checkout/missing-delivery.ts";
import { formatCents } from "#domain/shared/format.ts";
import { CEP_RANGES } from "#domain/validation/cep.ts";
import { FormField } from "#app/ui/form-field.tsx";
import { Asked } from "./asked.tsx";
import type { CheckoutState } from "#domain/checkout/checkout-state.ts";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import { CheckoutAddress } from "./checkout-address.tsx";
import type { CheckoutQuote } from "./checkout-data.ts";
import { useCheckoutForm } from "./checkout-form.ts";
import { listed, TOLD_SEPARATOR } from "./listed.ts";
import { freightPrice, freightTime } from "./freight-words.ts";
import { Choices, Step, TickLine } from "./step.tsx";
import type { CheckoutFreight } from "./use-checkout-freight.ts";
import { fieldErrorText } from "#copy/ui/fields.ts";

/** Freight is only quoted by scripts. */
const FreightChoices = lazy(() =>
  loadChunk(() => import("./freight-choices.tsx")).then((part) => ({ default: part.FreightChoices })),
);

const SHIPPING_TYPES = ["CIF", "FOB"] as const;
const STATES = [...new Set(CEP_RANGES.map(({ state }) => state))].sort();

/** Delivery: the way, the address, the cost and the day. */
export function DeliveryStep({
  sales,
  freight,
  isDated,
  onChooseFreight,
  onAskAgain,
}: {
  sales: CheckoutQuote["sales"];
  freight: CheckoutFreight;
  /** Whether all units are in stock, so that the delivery has a day. */
  isDated: boolean;
  onChooseFreight: (id: string) => void;
  onAskAgain: () => void;
}) {
  const { state, errors, isLive } = useCheckoutForm();
  const { additionalInfo: info, delivery } = state;
  const types = SHIPPING_TYPES.filter(
    (type) => type === "CIF" || !delivery.unableDeliveryFob || info.shippingDistributor === "FOB",
  );
  const note = (type: "CIF" | "FOB") => {
    const { isFreightKnown, totals } = sales[type];
    return isFreightKnown && totals.freightCents !== null ? freightWords(totals.freightCents) : undefined;
  };
  return (
    <Step form="delivery" title={CHECKOUT_PAGE_TEXTS.shipping} told={toldOf(state, freight, isDated)}>
      <div className="app-step__wide">
        <Choices
          name="shippingDistributor"
          label={CHECKOUT_PAGE_TEXTS.shipping}
          chosen={info.shippingDistributor}
          options={types.map((value) => ({ value, label: SHIPPING_TYPE_LABELS[value], note: note(value) }))}
        />
        <FieldProblem code={errors["shippingDistributor"]} />
      </div>
      <Asked
        when={info.shippingDistributor === "CIF"}
        className="app-step__wide app-stack app-gap-12 app-only-sent"
      >
        {delivery.isToGetDeliveryInfo ? (
          <SentTo states={statesOf(delivery)} />
        ) : (
          <p className="app-step__hint">{TEXTS.notAsked}</p>
        )}
      </Asked>
      {isLive && (
        <Suspense fallback={null}>
          <FreightChoices
            freight={freight}
            isDated={isDated}
            onChoose={onChooseFreight}
            onAskAgain={onAskAgain}
          />
        </Suspense>
      )}
    </Step>
  );
}

function SentTo({ states }: { states: readonly string[] | null }) {
  const { state, field } = useCheckoutForm();
  const { additionalInfo: info, delivery } = state;
  const { onlyGetCityAndState: onlyTown } = delivery;
  return (
    <>
      {onlyTown && <p className="app-step__hint">{TEXTS.onlyTown}</p>}
      <CheckoutAddress of="shippingAddress" states={states} onlyTown={onlyTown} />
      <div className="app-row app-ticks">
        <TickLine name="ruralZone" label={TEXTS.ruralZone} isTicked={info.ruralZone === true} />
        <TickLine
          name="truckPossible"
          value="no"
          label={TEXTS.truckNotPossible}
          isTicked={info.truckPossible === false}
        />
        <TickLine
          name="timeRestrictionBoolean"
          label={TEXTS.timeRestriction}
          isTicked={info.timeRestrictionBoolean === true}
        />
      </div>
      <Asked when={info.timeRestrictionBoolean === true} className="app-only-restricted">
        <FormField
          {...field("timeRestriction")}
          label={TEXTS.timeRestrictionText}
          hint={TEXTS.timeRestrictionHint}
          maxLength={200}
        />
      </Asked>
    </>
  );
}

/** Where the goods go, and how, for how much and until when they get there. */
function toldOf(
  { additionalInfo: info, delivery }: CheckoutState,
  { status, chosen }: CheckoutFreight,
  isDated: boolean,
): string {
  if (info.shippingDistributor === "FOB") return SHIPPING_TYPE_LABELS.FOB;
  if (!delivery.isToGetDeliveryInfo) return TEXTS.notAsked;
  const { patio = "", number = "", city = "", state = "" } = info.shippingAddress ?? {};
  const freight =
    status === "asking"
      ? [CHECKOUT_PAGE_TEXTS.freightAsking]
      : chosen === null
        ? []
        : [chosen.name, freightPrice(chosen), freightTime(chosen, isDated)];
  const parts = [listed([patio, number], ", "), listed([city, state], " - "), ...freight];
  return listed(parts, TOLD_SEPARATOR);
}

/** States that can be delivered to; null for all. */
function statesOf(delivery: Parameters<typeof deliversTo>[1]): readonly string[] | null {
  const served = STATES.filter((state) => deliversTo(state, delivery));
  return served.length === STATES.length ? null : served;
}

function freightWords(cents: number): string {
  return cents === 0 ? CHECKOUT_PAGE_TEXTS.freeFreight : formatCents(cents);
}

/** Message of a choice that consists of several fields. */
function FieldProblem({ code }: { code: string | undefined }) {
  if (code === undefined) return null;
  return (
    <p className="gs-field-error" role="alert" tabIndex={-1}>
      {fieldErrorText(code)}
    </p>
  );
}
