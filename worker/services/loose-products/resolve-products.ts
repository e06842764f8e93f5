import Big from "big.js";
import {
  type CodeListEntry,
  type CodeListProblem,
  parseCodeList,
} from "#domain/loose-products/parse-code-list.ts";
import type { ResolvedProducts, ResolveProducts } from "#domain/loose-products/sale-product-schema.ts";
import { MAX_SALE_AMOUNT, MAX_SALE_LINES } from "#domain/loose-products/sale-limits.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { multiplyCents, sumCents } from "#domain/shared/money.ts";
import { createSaleProductRepository } from "#worker/repositories/loose-products/sale-product-repository.ts";
import type { SaleRow } from "#worker/repositories/sale/sale-rows.ts";
import type { Scope } from "#worker/scope.ts";
import { openPricing } from "../pricing/open-pricing.ts";
import { buyerFacts, differencesOf, priceTogether } from "../pricing/price-for-buyer.ts";
import { buyerFor } from "../buyers/buyer-for.ts";
import { authoriseChoosing } from "./choosing-products.ts";
import { openSaleView, toSaleProduct } from "./sale-product-view.ts";

interface WantedRow {
  row: SaleRow;
  amount: number;
  line: number;
  mentions: number;
}

/** Looks up products of a cart or of a pasted list: priced together, with availability. Lines that are unknown, not for
 *  sale, or without a valid amount are reported.
 *  @throws DomainError TOO_MANY_LINES, CENTER_REQUIRED, NOT_FOUND for another distributor's company */
export function createResolveProducts(scope: Scope) {
  return async function resolveProducts(input: ResolveProducts): Promise<ResolvedProducts> {
    const { integratorId } = input;
    const tenant = authoriseChoosing(scope, input.purchaseType);
    const { distributor, database, actor, purchaseType } = tenant;
    const list = "text" in input ? parseCodeList(input.text) : null;
    if (list !== null && list.lineCount > MAX_SALE_LINES) {
      throw new DomainError("TOO_MANY_LINES", { lines: list.lineCount, limit: MAX_SALE_LINES });
    }
    const asked =
      "text" in input ? { codes: (list?.entries ?? []).map(({ code }) => code) } : askedIds(input);
    const buyer = buyerFor(actor, distributor, { integratorId });
    const today = calendarDayIn(scope.now().toISOString(), distributor.settings.timeZone);
    const { knownVersion, resolve } = openPricing(distributor.id);
    const world = await createSaleProductRepository(database, distributor.id).readForSale(asked, {
      ...{ buyer, today, knownVersion },
    });
    const view = openSaleView(tenant, { purchaseType, buyer, today }, world);
    const { wanted, problems, missingIds } =
      "products" in input
        ? takeIds(input.products, world.rows)
        : takeCodes(list?.entries ?? [], world.rows, list?.problems ?? []);
    const pricing = resolve(world.rules);
    const priced = wanted.map(({ row, amount }) => ({ item: row.priced, amount }));
    const facts = buyerFacts(world.company, { center: view.center, purchaseType });
    const prices = priceTogether(scope, pricing, priced, facts);
    const differences = view.showsPrices ? differencesOf(pricing, priced, { buyer: facts, prices }) : [];
    const lines = wanted.map(({ row, amount, line, mentions }, at) => {
      const priceCents = prices[at]?.priceCents ?? row.priced.catalogueCents;
      const difference = differences[at] ?? null;
      return {
        ...toSaleProduct(row, view, { priceCents, amount }),
        ...{ amount, line, mentions },
        ...(difference === null ? {} : { difference }),
        ...(view.showsPrices ? { totalCents: multiplyCents(priceCents, amount) } : {}),
      };
    });
    return {
      lines,
      problems: problems.toSorted((one, other) => one.line - other.line),
      missingIds,
      missing: world.rows.flatMap(({ product: { id, name, productCode } }) =>
        missingIds.includes(id) ? [{ id, name, productCode }] : [],
      ),
      totals: {
        ...(view.showsPrices ? { itemsCents: sumCents(lines.map(({ totalCents = 0 }) => totalCents)) } : {}),
        powerW: lines.reduce(
          (sum, { type, powerW, amount }) => sum + (type === "module" ? powerW * amount : 0),
          0,
        ),
        weightKg: lines
          .reduce((sum, { weightKg, amount }) => sum.plus(new Big(weightKg).times(amount)), new Big(0))
          .toFixed(2),
      },
      center: { id: view.center.id, name: view.center.name },
      showsPrices: view.showsPrices,
    };
  };
}

type Taken = { wanted: WantedRow[]; problems: CodeListProblem[]; missingIds: string[] };

function askedIds({ products }: { products: readonly { id: string }[] }) {
  return { ids: products.map(({ id }) => id) };
}

/** The products of a cart that are for sale. Repeated products are summed, up to the limit of a line. */
function takeIds(products: readonly { id: string; amount: number }[], rows: readonly SaleRow[]): Taken {
  const byId = new Map(rows.filter(isOnSale).map((row) => [row.product.id, row]));
  const wanted = new Map<string, WantedRow>();
  const missing = new Set<string>();
  for (const { id, amount } of products) {
    const row = byId.get(id);
    if (row === undefined) missing.add(id);
    else {
      const known = wanted.get(id);
      const sum = Math.min(MAX_SALE_AMOUNT, (known?.amount ?? 0) + amount);
      wanted.set(id, { row, amount: sum, line: 0, mentions: (known?.mentions ?? 0) + 1 });
    }
  }
  return { wanted: [...wanted.values()], problems: [], missingIds: [...missing] };
}

/** The products of a list that are for sale: codes as written, otherwise in capitals. */
function takeCodes(
  entries: readonly CodeListEntry[],
  rows: readonly SaleRow[],
  unread: readonly CodeListProblem[],
): Taken {
  const byCode = new Map(rows.map((row) => [row.product.productCode, row]));
  const problems = [...unread];
  const wanted = entries.flatMap(({ code, amount, line, text, mentions }): WantedRow[] => {
    const row = byCode.get(code) ?? byCode.get(code.toUpperCase());
    if (row !== undefined && isOnSale(row)) return [{ row, amount, line, mentions }];
    const fault = row === undefined ? "UNKNOWN_CODE" : "NOT_ON_SALE";
    problems.push({ line, text, code, fault });
    return [];
  });
  return { wanted, problems, missingIds: [] };
}

function isOnSale({ product: { active, isToSell } }: SaleRow): boolean {
  return active && isToSell;
}
