import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { TestDistributor } from "#tests/factories/distributor.ts";
import {
  createPriceShop,
  editPriced,
  LIMITS,
  modifyPriced,
  off,
  type PriceShop,
  type Saved,
  savePriced,
  turnPriced,
  ZERO,
} from "#tests/factories/price-shop.ts";
import { buildOrderInput } from "#tests/factories/order.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { callRequest, expireBudget } from "#tests/factories/saved-budget.ts";

type Step = (shop: PriceShop, saved: Map<string, number>) => Promise<void>;

/** Amounts around the limits and the margin, so that walks reach them. */
const amounts = fc.constantFrom(1, 2, 11, 12);
const part = (percents: readonly string[]) =>
  fc.oneof(
    fc.record({ type: fc.constant("percentage" as const), amount: fc.constantFrom(...percents) }),
    fc.record({
      type: fc.constant("fixed" as const),
      amount: fc.constantFrom("0", "400", "1000", "2000", "2500", "10000", "25000"),
    }),
  );
const modifiers = fc.record({
  increase: fc.oneof(fc.constant({ ...ZERO }), part(["0", "4", "5", "8"])),
  decrease: part(["0", "10", "11", "20", "21", "25"]),
});

/** Runs an action on one of the saved requests, and keeps its new version. */
const withSaved = (
  at: number,
  work: (shop: PriceShop, one: { id: string; version: number }) => Promise<{ status: number; data: Saved }>,
): Step => {
  return async (shop, saved) => {
    const [id, version] = [...saved][at % Math.max(1, saved.size)] ?? [];
    if (id === undefined || version === undefined) return;
    const { status, data } = await work(shop, { id, version });
    if (status === 200) saved.set(id, data.version);
  };
};

const place = fc.nat({ max: 3 });
const types = fc.constantFrom("budget" as const, "order" as const);
const creation = fc
  .tuple(types, amounts, modifiers)
  .map(([type, amount, valueModifier]): Step => async (shop, saved) => {
    const { status, data } = await savePriced(shop.seller, shop, amount, { type, valueModifier });
    if (status === 201) saved.set(data.id, data.version);
  });
const steps: fc.Arbitrary<Step> = fc.oneof(
  creation,
  fc.tuple(place, types, amounts, modifiers, fc.boolean()).map(([at, type, amount, valueModifier, keeps]) =>
    withSaved(at, async (shop, one) => {
      const kept = keeps ? await modifierOf(shop, one.id) : valueModifier;
      const answer = await editPriced(shop.seller, shop, one, { type, amount, valueModifier: kept });
      return { ...answer, status: answer.status === 201 ? 200 : answer.status };
    }),
  ),
  fc
    .tuple(place, modifiers)
    .map(([at, valueModifier]) =>
      withSaved(at, (shop, one) => modifyPriced(shop.seller, one, valueModifier)),
    ),
  place.map((at) => withSaved(at, (shop, one) => turnPriced(shop.seller, one))),
  place.map((at) =>
    withSaved(at, (shop, { id, version }) => {
      const { additionalInfo } = buildOrderInput([]);
      const body = { version, additionalInfo: { ...additionalInfo, shippingDistributor: "FOB" } };
      return callRequest<Saved>(shop.seller, ["PUT", id, "/freight"], body);
    }),
  ),
  fc.tuple(place, amounts, modifiers).map(([at, amount, valueModifier]): Step => async (shop, saved) => {
    const [id] = [...saved][at % Math.max(1, saved.size)] ?? [];
    if (id === undefined) return;
    await callRequest(shop.seller, ["POST", id, "/duplicate"]);
    const origin = { kind: "duplicate" as const, id };
    const { status, data } = await savePriced(shop.seller, shop, amount, { valueModifier, origin });
    if (status === 201) saved.set(data.id, data.version);
  }),
  place.map((at) =>
    withSaved(at, (shop, { id, version }) =>
      callRequest<Saved>(shop.seller, ["POST", id, "/reprice"], { version }),
    ),
  ),
  place.map((at) =>
    withSaved(at, async (shop, { id, version }) => {
      await expireBudget(shop.owner, id);
      return callRequest<Saved>(shop.seller, ["POST", id, "/update-expired"], { version });
    }),
  ),
  fc.integer({ min: 700_000, max: 1_500_000 }).map(
    (cents): Step =>
      ({ owner, kit }) =>
        changeRows(
          owner,
          sql`update kit_option set price_cents = ${cents} where distributor_id = ${owner.id} and id = ${kit}`,
        ),
  ),
);

async function modifierOf({ owner }: PriceShop, id: string): Promise<ReturnType<typeof off>> {
  const [row] = await readRows(
    owner,
    sql`select content ->> '$.valueModifier' as modifier from request_version
      where distributor_id = ${owner.id} and request_id = ${id} order by version desc limit 1`,
  );
  return JSON.parse(String(row?.["modifier"]));
}

test("whatever somebody does one after the other, no version is below what their limits and the margin allow", async () => {
  await fc.assert(
    fc.asyncProperty(creation, fc.array(steps, { minLength: 6, maxLength: 12 }), async (first, walk) => {
      const shop = await createPriceShop(LIMITS, "20");
      const saved = new Map<string, number>();
      for (const step of [first, ...walk]) await step(shop, saved);
      for (const version of await readVersions(shop.owner)) expect(version).toSatisfy(isAllowed);
    }),
    { numRuns: 30 },
  );
}, 60_000);

interface StoredVersion {
  isOrder: boolean;
  amount: number;
  subtotal: number;
  total: number;
  increase: { type: string; amount: string };
  decrease: { type: string; amount: string };
}

/** All saved versions, with the type of the request at the time: only a conversion makes an order. */
async function readVersions(owner: TestDistributor): Promise<StoredVersion[]> {
  const rows = await readRows(
    owner,
    sql`select version.content as content, exists (select 1 from audit_log as entry
          where entry.distributor_id = version.distributor_id and entry.entity_id = version.request_id
            and (entry.event = 'order.created' or (entry.event = 'budget.turned'
              and entry.changes ->> '$.version.to' <= version.version))) as isOrder
      from request_version as version where version.distributor_id = ${owner.id}`,
  );
  return rows.map(({ content, isOrder }) => {
    const { lines, totals, valueModifier } = JSON.parse(String(content)) as {
      lines: { amount: number }[];
      totals: { itemsCents: number; totalCents: number };
      valueModifier: Pick<StoredVersion, "increase" | "decrease">;
    };
    return {
      isOrder: isOrder === 1,
      amount: lines[0]?.amount ?? 0,
      ...{ subtotal: totals.itemsCents, total: totals.totalCents },
      ...valueModifier,
    };
  });
}

/** Whether a version is within the limits: percent of the subtotal and, with any discount, 20 percent over a cost
 *  of R$ 6.600,00 a kit. */
function isAllowed({ isOrder, amount, subtotal, total, increase, decrease }: StoredVersion): boolean {
  const share = (one: { type: string; amount: string }) =>
    one.type === "percentage" ? Number(one.amount) : (Number(one.amount) * 10_000) / subtotal;
  const [most, least] = isOrder ? [4, 10] : [8, 25];
  const keepsMargin = Number(decrease.amount) === 0 || total >= 792_000 * amount;
  return share(increase) <= most && share(decrease) <= least && keepsMargin && (!isOrder || total > 0);
}
