import "./mount-products.css";
import "./mount-strings.css";
import "./mount-kit.css";
import { useMemo } from "react";
import { fill } from "#copy/shared/fill.ts";
import { MOUNT_KIT_TEXTS as TEXTS } from "#copy/mount-kit.ts";
import { RECOMMENDATION_ERROR } from "#copy/spec/errors.ts";
import type { MountProduct } from "#domain/mount-kit/mount-product.ts";
import type { ChosenLine } from "#domain/mount-kit/mount-state.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { ProductList } from "./product-list.tsx";
import { ProductRow } from "./product-row.tsx";
import type { StepProps } from "./step-props.ts";
import { useAmounts } from "./use-amounts.ts";
import { Button } from "#app/ui/button.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";

const MAIN: readonly MountProduct["type"][] = ["module", "inverter"];

/** Recommended products, and all others. */
export function ProductStep({ kit, workshop, integratorId }: StepProps) {
  const { state, change, bill, recommendations } = kit;
  const others = useMemo(
    () => workshop.products.filter(({ type }) => !MAIN.includes(type)),
    [workshop.products],
  );
  const { pick, setAmount } = useAmounts(change);
  const lines = new Map(state.lines.map((line) => [line.productId, line]));
  return (
    <>
      {recommendations.status === "failed" && (
        <NoticeBox as="div" tone="danger" role="alert">
          <strong>{RECOMMENDATION_ERROR}</strong>{" "}
          <Button onClick={recommendations.retry}>{TEXTS.retry}</Button>
        </NoticeBox>
      )}
      {bill.offers.length > 0 && (
        <section className="app-stack app-gap-8" aria-labelledby="mount-offers">
          <header className="app-row app-row--between">
            <div>
              <h3 id="mount-offers" className="app-subheading">
                {TEXTS.offers}
              </h3>
              <p className="app-quiet">{TEXTS.offersHint}</p>
            </div>
            <Button
              onClick={() => {
                for (const { line } of bill.offers) change({ type: "follow", productId: line.productId });
              }}
            >
              {TEXTS.allOffers}
            </Button>
          </header>
          <ul>
            {bill.offers.map((offer) => (
              <Offer key={offer.line.productId} offer={offer} onPick={pick} onAmount={setAmount} />
            ))}
          </ul>
        </section>
      )}
      <h3 className="app-subheading">{TEXTS.otherProducts}</h3>
      <ProductList
        products={others}
        label={TEXTS.search}
        more="other"
        integratorId={integratorId}
        renderRow={(product) => {
          const line = lines.get(product.productId);
          return (
            <ProductRow
              key={product.productId}
              product={product}
              amount={line?.amount ?? 0}
              units={Math.max(1, line?.recAmount ?? 1)}
              onPick={pick}
              onAmount={setAmount}
            />
          );
        }}
      />
    </>
  );
}

function Offer({
  offer: { line, product },
  onPick,
  onAmount,
}: {
  offer: ChosenLine;
  onPick: (product: MountProduct, units: number) => void;
  onAmount: (productId: string, amount: number) => void;
}) {
  const free = line.freeAmount > 0 ? ` · ${fill(TEXTS.free, { count: formatNumber(line.freeAmount) })}` : "";
  return (
    <ProductRow
      product={product}
      amount={0}
      units={line.recAmount}
      note={fill(TEXTS.recommendedUnits, { count: formatNumber(line.recAmount) }) + free}
      onPick={onPick}
      onAmount={onAmount}
    />
  );
}
