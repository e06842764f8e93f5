import { Link, useSearchParams } from "@remix-run/react";
import { useState } from "react";
import { fill } from "#copy/fill.ts";
import { KITS_PAGE_TEXTS, PAGE_TITLES } from "#copy/portal.ts";
import { NO_KITS_WARNING } from "#copy/spec/kits.ts";
import type { KitList, KitListItem, KitListQuery } from "#domain/kits/kit-list-schema.ts";
import { KIT_POWER_RANGE } from "#domain/kits/kit-list-defaults.ts";
import { formatCents } from "#domain/shared/format.ts";
import { AmountStepper, KitCard } from "#widgets/index.ts";
import { Pager } from "#app/components/pager.tsx";
import { type ChosenKit, readChoice, withAmount } from "#app/lib/kit-choice.ts";
import { ShareCart } from "../buying/share-cart.tsx";
import { KitFilters } from "./kit-filters.tsx";

export interface KitListPageProps {
  list: KitList;
  query: KitListQuery;
  /** Whether the person may put kits into an order. */
  canOrder: boolean;
}

/** Closed kits to buy: filter, compare, choose amounts. What was chosen stands in the address, so that it survives
 *  reloading and going back. */
export function KitListPage({ list, query, canOrder }: KitListPageProps) {
  const [params, setParams] = useSearchParams();
  const choice = readChoice(params);
  const prices = useKnownPrices(list);
  const setAmount = (id: string, amount: number) => {
    setParams(withAmount(params, id, amount), { replace: true, preventScrollReset: true });
  };
  const best = bestPriceId(list.items);
  return (
    <section className="app-kits">
      <div className="app-page-head">
        <div>
          <h1 className="app-page-title">{PAGE_TITLES.KitsIntegrator}</h1>
          <p className="app-page-hint">{foundText(list)}</p>
        </div>
        {canOrder ? (
          <>
            {choice.length > 0 && <ShareCart cart={{ purchaseType: "closedKits", kits: choice }} />}
            <CheckoutLink choice={choice} params={params} prices={prices} />
          </>
        ) : (
          <p className="app-page-hint">{KITS_PAGE_TEXTS.readOnly}</p>
        )}
      </div>
      <KitFilters
        query={
          list.items.length === 0
            ? { ...query, minPower: KIT_POWER_RANGE.min, maxPower: KIT_POWER_RANGE.max }
            : query
        }
        structures={list.filter.structures}
        choice={choice}
        canSortByPrice={list.items.some(({ priceCents }) => priceCents !== undefined)}
      />
      {list.items.length === 0 ? (
        <NoKits />
      ) : (
        <div className="gs-kit-list">
          {list.items.map((kit) => (
            <KitCard
              key={kit.id}
              kit={kit}
              isHighlighted={choice.some(({ id }) => id === kit.id)}
              {...(kit.id === best ? { badge: KITS_PAGE_TEXTS.bestPrice } : {})}
              action={canOrder && <KitAction kit={kit} choice={choice} onAmount={setAmount} />}
            />
          ))}
        </div>
      )}
      <Pager page={list.page} pageSize={list.limit} totalItems={list.totalItems} texts={KITS_PAGE_TEXTS} />
    </section>
  );
}

function foundText(list: KitList): string {
  const center = list.items[0]?.centerName ?? "";
  const template = list.totalItems === 1 ? KITS_PAGE_TEXTS.foundOne : KITS_PAGE_TEXTS.found;
  return fill(template, { total: String(list.totalItems), center }).replace(/ · $/, "");
}

/** Prices of the kits seen so far, for the sum of what was chosen on several pages. */
function useKnownPrices(list: KitList): ReadonlyMap<string, number> {
  const [known, setKnown] = useState(() => ({ list, prices: pricesOf(list) }));
  if (known.list !== list) setKnown({ list, prices: new Map([...known.prices, ...pricesOf(list)]) });
  return known.prices;
}

function pricesOf(list: KitList): Map<string, number> {
  return new Map(
    list.items.flatMap(({ id, priceCents }) => (priceCents === undefined ? [] : [[id, priceCents]])),
  );
}

function bestPriceId(items: readonly KitListItem[]): string | null {
  const priced = items.filter(
    (kit) => kit.pricePerKwpCents !== undefined && kit.availability !== "unavailable",
  );
  if (priced.length < 2) return null;
  const best = priced.reduce((one, other) =>
    (other.pricePerKwpCents ?? 0) < (one.pricePerKwpCents ?? 0) ? other : one,
  );
  return best.id;
}

function KitAction({
  kit,
  choice,
  onAmount,
}: {
  kit: KitListItem;
  choice: readonly ChosenKit[];
  onAmount: (id: string, amount: number) => void;
}) {
  const amount = choice.find(({ id }) => id === kit.id)?.amount ?? 0;
  const label = `${KITS_PAGE_TEXTS.amountOf} ${kit.name}`;
  if (amount > 0) {
    return (
      <AmountStepper
        label={label}
        value={amount}
        onChange={(value) => {
          onAmount(kit.id, value);
        }}
      />
    );
  }
  const isUnavailable = kit.availability === "unavailable";
  return (
    <button
      type="button"
      className="gs-button"
      disabled={isUnavailable}
      title={isUnavailable ? KITS_PAGE_TEXTS.unavailableHint : undefined}
      aria-label={`${KITS_PAGE_TEXTS.add} ${kit.name}`}
      onClick={() => {
        onAmount(kit.id, 1);
      }}
    >
      {KITS_PAGE_TEXTS.add}
    </button>
  );
}

function CheckoutLink({
  choice,
  params,
  prices,
}: {
  choice: readonly ChosenKit[];
  params: URLSearchParams;
  prices: ReadonlyMap<string, number>;
}) {
  const amount = choice.reduce((sum, kit) => sum + kit.amount, 0);
  if (amount === 0) return null;
  const search = new URLSearchParams(params.getAll("kit").map((kit) => ["kit", kit]));
  const isKnown = choice.every(({ id }) => prices.has(id));
  const totalCents = choice.reduce((sum, kit) => sum + (prices.get(kit.id) ?? 0) * kit.amount, 0);
  return (
    <div className="app-kits__bar">
      <span aria-live="polite">
        {amount === 1
          ? KITS_PAGE_TEXTS.chosenOne
          : fill(KITS_PAGE_TEXTS.chosenMany, { amount: String(amount) })}
      </span>
      <Link
        className="gs-button gs-button--primary"
        to={`/kitsIntegrator/checkout?${search.toString()}`}
        prefetch="intent"
      >
        {KITS_PAGE_TEXTS.toCheckout}
        {isKnown && ` · ${formatCents(totalCents)}`}
      </Link>
    </div>
  );
}

function NoKits() {
  return (
    <div className="gs-empty" role="alert">
      <p className="gs-empty__title">{NO_KITS_WARNING.title}</p>
      <p className="gs-empty__help">{NO_KITS_WARNING.message}</p>
      <p className="gs-empty__help">{KITS_PAGE_TEXTS.emptyHint}</p>
      <Link className="gs-button" to="/kitsIntegrator">
        {KITS_PAGE_TEXTS.clear}
      </Link>
    </div>
  );
}
