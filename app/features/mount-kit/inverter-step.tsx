import "./mount-kit.css";
import { useMemo } from "react";
import { fill } from "#copy/shared/fill.ts";
import { MOUNT_KIT_TEXTS as TEXTS } from "#copy/mount-kit.ts";
import { currentWarning } from "#copy/spec/kits.ts";
import type { MountProduct } from "#domain/mount-kit/mount-product.ts";
import { checkStepOf } from "#domain/mount-kit/mount-steps.ts";
import { moduleCountOf } from "#domain/mount-kit/mount-state.ts";
import type { InverterFit } from "#domain/mount-kit/suggest-inverters.ts";
import { Badge } from "#app/ui/badge.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";
import { ProductList } from "./product-list.tsx";
import { ProductRow } from "./product-row.tsx";
import type { StepProps } from "./step-props.ts";
import { useAmounts } from "./use-amounts.ts";
import { type InverterFits, useInverterFits } from "./use-inverter-fits.ts";

/** Inverters, those that fit the modules best first, each with the number that the modules need. */
export function InverterStep({ kit, workshop, integratorId }: StepProps) {
  const { state, change, checkSettings, check } = kit;
  const inverters = useMemo(
    () => workshop.products.filter(({ type }) => type === "inverter"),
    [workshop.products],
  );
  const fits = useInverterFits(state, inverters, checkSettings);
  const sorted = useMemo(() => [...inverters].sort(byFit(fits)), [inverters, fits]);
  const { pick, setAmount } = useAmounts(change);
  const amounts = new Map(state.lines.map(({ productId, amount }) => [productId, amount]));
  return (
    <>
      {moduleCountOf(state) === 0 && <p className="app-quiet">{TEXTS.noModulesYet}</p>}
      {checkStepOf(kit.steps) === "string" &&
        check.currentWarnings.map((warning) => {
          const text = currentWarning(warning);
          return (
            <NoticeBox key={text} tone="warn" role="alert">
              {text}
            </NoticeBox>
          );
        })}
      <ProductList
        products={sorted}
        label={TEXTS.search}
        more={workshop.moreOf.includes("inverter") ? "inverter" : null}
        integratorId={integratorId}
        renderRow={(product) => {
          const fit = fits.get(product.productId);
          return (
            <ProductRow
              key={product.productId}
              product={product}
              amount={amounts.get(product.productId) ?? 0}
              units={fit?.fit === "wrong" ? 1 : (fit?.count ?? 1)}
              badge={fit && <FitBadge fit={fit.fit} count={fit.count} />}
              onPick={pick}
              onAmount={setAmount}
            />
          );
        }}
      />
    </>
  );
}

const TONES = { clean: "ok", warned: "warn", wrong: "plain" } as const;

function FitBadge({ fit, count }: InverterFit) {
  const units = fit === "wrong" || count === 1 ? "" : ` · ${fill(TEXTS.fitUnits, { count })}`;
  return (
    <Badge tone={TONES[fit]}>
      {TEXTS.fit[fit]}
      {units}
    </Badge>
  );
}

const PLACES = { clean: 0, warned: 1, wrong: 2 } as const;

function byFit(fits: InverterFits) {
  const place = ({ productId }: MountProduct) => PLACES[fits.get(productId)?.fit ?? "wrong"];
  const units = ({ productId }: MountProduct) => fits.get(productId)?.count ?? 0;
  return (one: MountProduct, other: MountProduct) =>
    place(one) - place(other) || (place(one) === 2 ? 0 : units(one) - units(other));
}
