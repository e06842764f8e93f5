import { type ComponentPropsWithoutRef, type ReactNode, useMemo, useRef, useState } from "react";
import { KIT_BUYER_TEXTS, KIT_FAILURES, KIT_OFFER_TEXTS as TEXTS, kitAmountLabel } from "#copy/widgets.ts";
import type { KitListItem } from "#domain/kits/kit-list-schema.ts";
import { classNames } from "#widgets/class-names.ts";
import type { KitPort, KitQuery } from "#widgets/client.ts";
import { errorEvent, type WidgetEvent } from "#widgets/events.ts";
import { chosenAmount } from "#widgets/kit-buyer/chosen-kits.ts";
import { KitSkeleton, KitsFailure } from "#widgets/kit-buyer/kit-results.tsx";
import { useKitList } from "#widgets/kit-buyer/use-kit-list.ts";
import { AmountStepper } from "#widgets/kit-card/amount-stepper.tsx";
import { FailureLine } from "#widgets/failure-line.tsx";
import { KitCard } from "#widgets/kit-card/kit-card.tsx";
import { kitHeadline } from "#widgets/kit-card/kit-text.ts";
import { ChoicePurchase } from "#widgets/site-sale/choice-purchase.tsx";
import { type Choice, useChoice } from "#widgets/site-sale/use-choice.ts";

export interface KitOfferProps extends Omit<ComponentPropsWithoutRef<"section">, "children"> {
  /** Source of the kit. Must be the same object in each render: a new one loads again. */
  port: KitPort;
  /** Id of the kit, as in `KitListItem`. */
  kitId: string;
  /** Called with each event of `WidgetEventMap`. */
  onEvent?: ((event: WidgetEvent) => void) | undefined;
  /** Level of the kit's heading. */
  headingLevel?: 2 | 3 | 4;
  /** Shows the payment of an order that was saved here; without it, a link leads to its page on the portal. */
  renderCheckout?: ((orderId: string) => ReactNode) | undefined;
}

/** One kit on another site, with its amount and the purchase; where the site sells nothing, a budget request goes to
 *  `onEvent`.
 *  @example <KitOffer port={port} kitId="kto_…" onEvent={({ name, detail }) => track(name, detail)} /> */
export function KitOffer(props: KitOfferProps) {
  // Another kit is another choice.
  return <OneKit key={props.kitId} {...props} />;
}

function OneKit({
  port,
  kitId,
  onEvent,
  headingLevel = 3,
  renderCheckout,
  className,
  ...rest
}: KitOfferProps) {
  const isReady = useRef(false);
  const choice = useChoice({ port, isSaleNeeded: true, onEvent });
  const { top } = choice;
  const [attempt, setAttempt] = useState(0);
  const query = useMemo((): KitQuery => ({ ids: kitId, page: 1, limit: 1 }), [kitId]);
  const state = useKitList({
    port,
    query,
    attempt,
    onList: ({ items }) => {
      if (items.length === 0) onEvent?.(errorEvent(NOT_FOUND));
      else if (!isReady.current) {
        isReady.current = true;
        onEvent?.({ name: "ready", detail: { version: 1 } });
      }
    },
    onFailure: (failure) => onEvent?.(errorEvent(failure)),
  });
  const { list, isLoading } = state;
  const kit = list?.items[0];
  const failure = list !== null && kit === undefined && !isLoading ? NOT_FOUND : state.failure;
  const loadAgain = () => {
    setAttempt(attempt + 1);
  };
  return (
    <section
      aria-label={TEXTS.region}
      {...rest}
      ref={top}
      tabIndex={-1}
      className={classNames("gs-ui gs-kit-buyer", className)}
    >
      <ChoicePurchase
        {...{ port, choice, renderCheckout }}
        back={TEXTS.back}
        another={TEXTS.back}
        onVisitor={loadAgain}
      >
        <p className="gs-visually-hidden" role="status">
          {isLoading ? TEXTS.loading : ""}
        </p>
        {failure !== null && (
          <KitsFailure failure={failure} onRetry={failure.type in KIT_FAILURES ? undefined : loadAgain} />
        )}
        {failure === null && kit === undefined && <KitSkeleton rows={1} />}
        {failure === null && kit !== undefined && (
          <div className="gs-kit-list">
            <KitCard
              part="kit"
              kit={kit}
              headingLevel={headingLevel}
              isFirstScreen
              action={<OfferAction kit={kit} choice={choice} />}
            />
          </div>
        )}
      </ChoicePurchase>
    </section>
  );
}

/** Amount of the kit, and the button that buys it or asks for its budget. */
function OfferAction({ kit, choice }: { kit: KitListItem; choice: Choice }) {
  const { chosen, sale, isAsking, changeAmount, proceed } = choice;
  const buys = sale?.sells.includes("order") ?? sale === undefined;
  return (
    <div className="gs-kit-action">
      <AmountStepper
        label={kitAmountLabel(kitHeadline(kit))}
        min={1}
        value={Math.max(1, chosenAmount(chosen, kit.id))}
        onChange={(amount) => {
          changeAmount(kit, amount);
        }}
      />
      <button
        type="button"
        part="button"
        className="gs-button gs-button--primary"
        aria-busy={isAsking}
        disabled={isAsking || kit.availability === "unavailable"}
        onClick={() => {
          proceed(chosen.length > 0 ? chosen : changeAmount(kit, 1));
        }}
      >
        {buys ? TEXTS.buy : KIT_BUYER_TEXTS.requestBudget}
      </button>
      <FailureLine failure={choice.failure} />
    </div>
  );
}

const NOT_FOUND = { type: "KIT_NOT_FOUND", ...KIT_FAILURES.KIT_NOT_FOUND, status: 404 };
