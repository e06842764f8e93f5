import { Link, useActionData, useFetcher } from "@remix-run/react";
import { fill } from "#copy/fill.ts";
import { MOUNT_KIT_TEXTS as TEXTS, STEP_NEED_TEXTS } from "#copy/mount-kit.ts";
import { type MountContext, toMountCart } from "#domain/mount-kit/mount-cart.ts";
import { isComplete } from "#domain/mount-kit/mount-steps.ts";
import type { MountKitStep } from "#domain/settings/journey.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { ShareCart } from "../buying/share-cart.tsx";
import type { StepProps } from "./step-props.ts";

export interface SummaryStepProps extends StepProps {
  context: MountContext;
  pathTo: (type: MountKitStep) => string;
}

interface Refused {
  refusal: { description: string };
}

/** What the kit consists of, what it still needs, and the way to the checkout. */
export function SummaryStep({ kit, workshop, context, pathTo }: SummaryStepProps) {
  const { bill, steps, check, state } = kit;
  const fetcher = useFetcher<Refused>();
  const answered = useActionData<Refused>();
  const refused = fetcher.data ?? answered;
  const isReady = isComplete(steps);
  const cart = toMountCart(state, check, workshop.settings.kits, context);
  return (
    <>
      {isReady ? (
        <p className="app-mount-hint">{TEXTS.summaryReady}</p>
      ) : (
        <section aria-labelledby="mount-missing" className="app-mount-missing">
          <h3 id="mount-missing" className="app-mount-check__title">
            {TEXTS.summaryMissing}
          </h3>
          <ul className="app-mount-needs">
            {steps.flatMap(({ type, needs }) =>
              needs.map((need) => (
                <li key={need}>
                  {STEP_NEED_TEXTS[need]}{" "}
                  <Link to={pathTo(type)} preventScrollReset>
                    {fill(TEXTS.goTo, { step: TEXTS.steps[type] })}
                  </Link>
                </li>
              )),
            )}
          </ul>
        </section>
      )}
      <ul className="app-mount-summary">
        {bill.lines.map(({ line, product }) => (
          <li key={line.productId}>
            <span>{product.name}</span>
            <span className="app-number">{formatNumber(line.amount)}</span>
          </li>
        ))}
      </ul>
      {refused !== undefined && fetcher.state === "idle" && (
        <p className="gs-notice gs-notice--danger" role="alert">
          {TEXTS.cartFailed} {refused.refusal.description}
        </p>
      )}
      {/* A form, so that a press counts that comes before this part has come to life. */}
      <fetcher.Form method="post" className="app-mount-send">
        <input type="hidden" name="cart" value={JSON.stringify(cart)} />
        <button
          className="gs-button gs-button--primary gs-button--large"
          aria-busy={fetcher.state !== "idle"}
          disabled={!isReady || fetcher.state !== "idle"}
        >
          {fetcher.state === "idle" ? TEXTS.toCheckout : TEXTS.savingCart}
        </button>
      </fetcher.Form>
      <ShareCart cart={cart} isDisabled={bill.lines.length === 0} />
    </>
  );
}
