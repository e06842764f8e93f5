import "#app/features/kits/kits.css";
import { Form, useLocation, useSearchParams } from "@remix-run/react";
import { lazy, type ReactNode } from "react";
import { fill } from "#copy/shared/fill.ts";
import { KITS_CHOICE_TEXTS } from "#copy/kits/kits-page.ts";
import { KITS_PAGE_TEXTS, PAGE_TITLES } from "#copy/shell/portal.ts";
import { PURCHASE_TYPE_LABELS } from "#copy/spec/kits.ts";
import type { BuyerCompany } from "#domain/integrators/buyer-company.ts";
import { KIT_POWER_RANGE } from "#domain/kits/kit-list-defaults.ts";
import type { EditingView } from "#domain/requests/editing-view.ts";
import type { KitList, KitListItem, KitListQuery } from "#domain/kits/kit-list-schema.ts";
import { KitCard, SharedKitDrawing } from "#widgets/portal.ts";
import { Pager } from "#app/ui/pager.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { CompareToggle } from "../kits/compare-toggle.tsx";
import { CHOICE_FORM, readChoice } from "../kits/kit-choice.ts";
import { LazyPart } from "#app/lib/loading/lazy-part.tsx";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import { closedKitsDraft } from "../sale/draft-names.ts";
import { EditNotice } from "../sale/edit-notice.tsx";
import { INTEGRATOR_PARAM, IntegratorPicker } from "../sale/integrator-picker.tsx";
import { usePurchaseDraft } from "../sale/purchase.ts";
import { ShareCart } from "../sale/share-cart.tsx";
import { KitAmount } from "./kit-actions.tsx";
import { KitFilters } from "./kit-filters.tsx";
import { NoKits } from "./no-kits.tsx";
import { PurchaseBar } from "./purchase-bar.tsx";
import { type ChoiceSum, knownKit } from "./choice-sum.ts";
import { useChoiceSum } from "./use-choice-sum.ts";
import { useFreshList } from "#app/lib/pages/use-fresh-list.ts";

const ClosedKitCompare = lazy(() =>
  loadChunk(() => import("./closed-kit-compare.tsx")).then((chunk) => ({ default: chunk.ClosedKitCompare })),
);

/** The system of a lead that kits are chosen for. */
export interface KitListLead {
  leadId: string;
  systemId: string;
}

export interface KitListPageProps {
  list: KitList;
  query: KitListQuery;
  /** Kits of the comparison; null when the address asks for none. */
  compared: readonly KitListItem[] | null;
  /** The sum of the choice in the address. */
  sum: { choice: string; sum: ChoiceSum } | null;
  /** The company that staff buys for; null for integrators, who buy for themselves. */
  buyer: { chosen: BuyerCompany | null; isGone: boolean; isFixed: boolean } | null;
  /** The saved request that the purchase continues; null for a new purchase. */
  editing: EditingView | null;
  /** Whether the person may order kits. */
  canOrder: boolean;
  /** Null unless the kits are for a lead. */
  lead: KitListLead | null;
}

/** Number of cards on the first screen: their pictures are loaded eagerly. */
const FIRST_SCREEN = 3;

/** Closed kits to buy: filters, comparison and amounts. The choice is in the address, so that it survives
 *  reloading and going back. */
export function KitListPage({
  list,
  query,
  compared,
  sum,
  buyer,
  editing,
  canOrder,
  lead,
}: KitListPageProps) {
  const [params] = useSearchParams();
  const choice = readChoice(params);
  usePurchaseDraft(
    closedKitsDraft({
      ...{ cartId: params.get("cart"), integratorId: params.get(INTEGRATOR_PARAM) },
      ...{ leadId: lead?.leadId ?? null, systemId: lead?.systemId ?? null },
    }),
  );
  const isRefreshing = useFreshList();
  const shown = Object.fromEntries([...list.items, ...(compared ?? [])].map(knownKit));
  const chosenSum = useChoiceSum({ choice, integrator: buyer?.chosen?.id ?? null, loaded: sum, shown });
  const mayChoose = canOrder && (buyer === null || buyer.chosen !== null);
  const picker = (
    <>
      {editing !== null && <EditNotice editing={editing} />}
      {buyer !== null && <IntegratorPicker {...buyer} />}
    </>
  );
  return (
    <div className="app-kits" aria-busy={isRefreshing}>
      <p className="app-small app-kits__state" role="status">
        {isRefreshing && KITS_CHOICE_TEXTS.refreshing}
      </p>
      <Form method="post" id={CHOICE_FORM} />
      {compared === null ? (
        <KitsToChoose {...{ list, query, mayChoose, canOrder, picker }} />
      ) : (
        <>
          {picker}
          <LazyPart>
            <ClosedKitCompare kits={compared} canOrder={mayChoose} />
          </LazyPart>
        </>
      )}
      <PurchaseBar
        {...{ choice, isRefreshing, lead }}
        sum={chosenSum}
        canOrder={mayChoose}
        isComparing={compared !== null}
      />
    </div>
  );
}

function KitsToChoose({
  list,
  query,
  mayChoose,
  canOrder,
  picker,
}: Pick<KitListPageProps, "list" | "query" | "canOrder"> & { mayChoose: boolean; picker: ReactNode }) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const isRangeEmpty =
    list.items.length === 0 &&
    (query.minPower > KIT_POWER_RANGE.min || query.maxPower < KIT_POWER_RANGE.max) &&
    [query.manufacturer, query.phase, query.stock].every((one) => one === undefined);
  const best = bestPriceId(list.items);
  const chosen = readChoice(params);
  const hint = canOrder ? KITS_CHOICE_TEXTS.chooseBuyer : KITS_PAGE_TEXTS.readOnly;
  return (
    <section>
      <PageHead title={PAGE_TITLES.KitsIntegrator} hint={foundText(list)}>
        {mayChoose && chosen.length > 0 && <ShareCart cart={{ purchaseType: "closedKits", kits: chosen }} />}
        {!mayChoose && <p className="app-page-hint">{hint}</p>}
      </PageHead>
      {picker}
      <KitFilters
        query={
          isRangeEmpty ? { ...query, minPower: KIT_POWER_RANGE.min, maxPower: KIT_POWER_RANGE.max } : query
        }
        choices={list.filter}
        kept={[...params].filter(([name]) => KEPT.has(name))}
        canSortByPrice={list.items.some(({ priceCents }) => priceCents !== undefined)}
        clearTo={pathname + searchWithout(params, FILTERS)}
      />
      {list.items.length === 0 ? (
        <NoKits
          isRangeEmpty={isRangeEmpty}
          clearTo={pathname + searchWithout(params, isRangeEmpty ? RANGE : FILTERS)}
        />
      ) : (
        <SharedKitDrawing>
          <div className="gs-kit-list">
            {list.items.map((kit, at) => (
              <KitCard
                key={kit.id}
                id={kit.id}
                kit={kit}
                isHighlighted={chosen.some(({ id }) => id === kit.id)}
                isFirstScreen={at < FIRST_SCREEN}
                {...(kit.id === best ? { badge: KITS_PAGE_TEXTS.bestPrice } : {})}
                action={
                  <div className="app-stack app-gap-8 app-kit-actions">
                    {mayChoose && <KitAmount kit={kit} />}
                    <CompareToggle kit={kit} />
                  </div>
                }
              />
            ))}
          </div>
        </SharedKitDrawing>
      )}
      <Pager page={list.page} pageSize={list.limit} totalItems={list.totalItems} texts={KITS_PAGE_TEXTS} />
    </section>
  );
}

/** Parameters that filters do not change. */
const KEPT: ReadonlySet<string> = new Set(["kit", "compare", "integrator", "cart"]);
/** The power range with its origin in a sizing, and the page number, which counts within the range. */
const RANGE = ["minPower", "maxPower", "dimension", "page"];
const FILTERS = [...RANGE, "structure", "manufacturer", "phase", "stock", "promotional"];

function searchWithout(params: URLSearchParams, names: readonly string[]): string {
  const next = new URLSearchParams(params);
  for (const name of names) next.delete(name);
  const search = next.toString();
  return search === "" ? "" : `?${search}`;
}

function foundText(list: KitList): string {
  const center = list.items[0]?.centerName ?? "";
  const template = list.totalItems === 1 ? KITS_PAGE_TEXTS.foundOne : KITS_PAGE_TEXTS.found;
  const found = fill(template, { total: String(list.totalItems), center }).replace(/ · $/, "");
  return `${PURCHASE_TYPE_LABELS.closedKits} · ${found}`;
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
