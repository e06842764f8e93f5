import "./mount-strings.css";
import "./mount-kit.css";
import { Link } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { MOUNT_KIT_TEXTS as TEXTS, STEP_NEED_TEXTS } from "#copy/mount-kit.ts";
import { type MountContext, toMountCart, toMounting } from "#domain/mount-kit/mount-cart.ts";
import { isComplete } from "#domain/mount-kit/mount-steps.ts";
import type { MountKitStep } from "#domain/settings/buying-settings.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { NoticeBox } from "#app/ui/notice.tsx";
import { ShareCart } from "../sale/share-cart.tsx";
import { MountingFacts } from "../requests/mounting-facts.tsx";
import { leftOverText } from "./layout-text.ts";
import type { StepProps } from "./step-props.ts";

export interface SummaryStepProps extends StepProps {
  context: MountContext;
  pathTo: (type: MountKitStep) => string;
}

/** Summary of the kit: products, layout and wiring, and what is still missing. */
export function SummaryStep({ kit, workshop, context, pathTo }: SummaryStepProps) {
  const { bill, steps, check, state, layout } = kit;
  const { settings, shows, structures } = workshop;
  const isPriced = shows.kitPriceFrom === "selection" || shows.kitPriceFrom === "confirmation";
  const structureName = structures.find(({ id }) => id === state.structureId)?.name ?? "";
  return (
    <>
      {isComplete(steps) ? (
        <p className="app-quiet">{isPriced ? TEXTS.summaryReady : TEXTS.summaryReadyUnpriced}</p>
      ) : (
        <NoticeBox as="section" aria-labelledby="mount-missing" tone="warn">
          <div>
            <h3 id="mount-missing" className="app-subheading">
              {TEXTS.summaryMissing}
            </h3>
            <ul>
              {steps.flatMap(({ type, needs }) =>
                needs.map((need) => (
                  <li key={need}>
                    {need === "MODULES_WITHOUT_PLACE"
                      ? leftOverText(layout.leftOver, settings.kits)
                      : STEP_NEED_TEXTS[need]}{" "}
                    <Link to={pathTo(type)} preventScrollReset>
                      {fill(TEXTS.goTo, { step: TEXTS.steps[type] })}
                    </Link>
                  </li>
                )),
              )}
            </ul>
          </div>
        </NoticeBox>
      )}
      <ul className="app-lines">
        {bill.lines.map(({ line, product }) => (
          <li key={line.productId}>
            <span>{product.name}</span>
            <span className="app-number">{formatNumber(line.amount)}</span>
          </li>
        ))}
      </ul>
      {bill.lines.length > 0 && (
        <section className="app-stack app-gap-8" aria-labelledby="mount-facts">
          <h3 id="mount-facts" className="app-subheading">
            {TEXTS.mounting}
          </h3>
          <MountingFacts
            mounting={{ ...toMounting(state, check, settings.kits), structureName }}
            nameOf={(id) => state.products[id]?.name ?? ""}
          />
        </section>
      )}
      <ShareCart
        cart={toMountCart(state, check, settings.kits, context)}
        isDisabled={bill.lines.length === 0}
      />
    </>
  );
}
