import { buildCharge, entriesOf } from "./build-charge.ts";
import { chance, pick } from "./chance.ts";
import type { KitRows } from "./build-kits.ts";
import { demoId } from "./demo-id.ts";
import { DEMO_DISTRIBUTOR_IDS } from "./demo-keys.ts";
import type { DemoTenant } from "./demo-tenant.ts";
import { budgetWay } from "./history-ways.ts";
import { listOffers } from "./history-offers.ts";
import { historyFreight } from "./history-freight.ts";
import { type CouponHistory, createCouponHistory } from "./history-coupons.ts";
import { historyCustomer } from "./history-customers.ts";
import { budgetLife, orderLife } from "./history-life.ts";
import { buildRequest } from "#domain/requests/build-request.ts";
import { CreateRequestSchema } from "#domain/requests/create-request-schema.ts";
import { expiryOf } from "#domain/requests/expiry.ts";
import type { ItemForSale } from "#domain/requests/item-for-sale.ts";
import { PriceRulesSettingsSchema } from "#domain/settings/price-settings-schema.ts";
import { NO_OFFERS, NO_RIGHTS } from "#domain/requests/price-sale.ts";
import { addDays } from "#domain/shared/calendar.ts";
import type { PriceRights } from "#domain/requests/allow-content.ts";
import type { product } from "#worker/db/schema/catalog.ts";
import type { coupon, couponUse } from "#worker/db/schema/pricing.ts";
import type { counter } from "#worker/db/schema/kernel.ts";
import type { charge, paymentEntry } from "#worker/db/schema/payments.ts";
import type { request, requestVersion } from "#worker/db/schema/requests.ts";

export interface HistoryRows {
  requests: (typeof request.$inferInsert)[];
  requestVersions: (typeof requestVersion.$inferInsert)[];
  charges: (typeof charge.$inferInsert)[];
  paymentEntries: (typeof paymentEntry.$inferInsert)[];
  counters: (typeof counter.$inferInsert)[];
  couponUses: (typeof couponUse.$inferInsert)[];
}

type RequestType = "budget" | "order";

/** Limits of past discounts: all of them count as allowed. */
const HISTORY_LIMITS = { increasePct: null, decreasePct: "100" };
const HISTORY_RIGHTS: PriceRights = {
  limits: { budget: HISTORY_LIMITS, order: HISTORY_LIMITS },
  ...{ minimumMarginPct: null, approvesMargins: true, seesMargins: true },
};

const HISTORY_DAYS = 180;
/** Below 1, purchases grow from month to month. */
const GROWTH = 0.7;
/** Above 1, small kits are bought more often than large ones. */
const SMALL_KITS = 1.9;
const CODES = { budget: "ORC", order: "PED" } as const;

/** Purchases and budgets of the last half year; they take no stock.
 *  @param today - the day after the newest request */
export function buildHistory(
  tenant: DemoTenant,
  kits: KitRows,
  products: readonly (typeof product.$inferInsert)[],
  { today, coupons }: { today: string; coupons: readonly (typeof coupon.$inferInsert)[] },
): HistoryRows {
  const rows: HistoryRows = {
    requests: [],
    requestVersions: [],
    charges: [],
    paymentEntries: [],
    counters: [],
    couponUses: [],
  };
  const offers = listOffers(kits, products);
  const couponHistory = createCouponHistory(coupons, today);
  for (const type of ["order", "budget"] as const) {
    const amount = type === "order" ? tenant.history.orders : tenant.history.budgets;
    for (let place = 1; place <= amount; place += 1) {
      const age = 1 + Math.floor((HISTORY_DAYS - 1) * (1 - ((place - 0.5) / amount) ** GROWTH));
      addRequest(rows, { tenant, offers, type, place, age, today, couponHistory, products });
    }
    rows.counters.push({ distributorId: DEMO_DISTRIBUTOR_IDS[tenant.slug], name: type, value: amount });
  }
  rows.couponUses.push(...couponHistory.used);
  return rows;
}

function addRequest(
  rows: HistoryRows,
  {
    tenant,
    offers,
    type,
    place,
    age,
    today,
    couponHistory,
    products,
  }: {
    tenant: DemoTenant;
    offers: readonly ItemForSale[];
    type: RequestType;
    place: number;
    age: number;
    today: string;
    couponHistory: CouponHistory;
    products: readonly (typeof product.$inferInsert)[];
  },
): void {
  const { slug } = tenant;
  const distributorId = DEMO_DISTRIBUTOR_IDS[slug];
  const seed = `${slug} ${type} ${String(place)}`;
  const id = demoId("req", slug, type, String(place));
  const code = `${CODES[type]}-${String(place).padStart(6, "0")}`;
  const minutes = String(Math.floor((place * 7) % 60)).padStart(2, "0");
  const hour = String(11 + (place % 10)).padStart(2, "0");
  const createdAt = `${addDays(today, -age)}T${hour}:${minutes}:00.000Z`;
  const life = type === "order" ? orderLife(seed, age) : budgetLife(seed, age);
  const offer = pick(offers, chance(seed, "kit") ** SMALL_KITS);
  const center = pick(tenant.centers, chance(seed, "center") ** 2);
  const { name, additionalInfo } = historyCustomer(seed, {
    powerW: offer.powerW,
    state: center.address.state,
    ships: chance(seed, "ships") < 0.65,
  });
  const amount = chance(seed, "amount") < 0.06 ? 2 : 1;
  const { integratorId, createdBy } = buyerOf(tenant, seed);
  const day = createdAt.slice(0, 10);
  const picked =
    type === "budget" || age < 2
      ? null
      : couponHistory.pickFor(seed, {
          ...{ integratorId, groupId: null, today: day, ways: ["closedKits"] },
          subtotalCents: offer.priceCents * amount,
        });
  const way = type === "budget" ? budgetWay(tenant, { place, offer, amount, products }) : null;
  const { purchaseType, kits, items } = way ?? {
    ...({ purchaseType: "closedKits", kits: [{ id: offer.id, amount }], items: offers } as const),
  };
  const input = CreateRequestSchema.parse({
    ...{ type: "order", purchaseType, name, additionalInfo, payment: { type: "pix" } },
    ...{ kits, products: way?.products ?? [], mounting: way?.mounting ?? null },
    ...(picked === null ? {} : { coupon: picked.coupon.code }),
    ...(way?.valueModifier === undefined ? {} : { valueModifier: way.valueModifier }),
  });
  const content = buildRequest(input, {
    ...{ items, structureName: way?.structureName ?? "", customForms: [], carried: [] },
    wanted: [...input.kits, ...input.products],
    prices: PriceRulesSettingsSchema.parse({}),
    offers: picked === null ? NO_OFFERS : { ...NO_OFFERS, coupon: picked.coupon, couponUses: picked.uses },
    buyer: {
      ...{ ...NO_RIGHTS, today: day, ways: [purchaseType] },
      ...(way === null ? {} : { limits: HISTORY_LIMITS }),
    },
    ...{ rights: HISTORY_RIGHTS, costCents: 0, before: null },
    center: { id: demoId("cen", slug, center.key), name: center.name, servicedStates: center.servicedStates },
    freight: historyFreight(tenant, { additionalInfo, center, at: createdAt, powerW: offer.powerW * amount }),
  });
  const { totalCents, powerW } = content.totals;
  const common = { distributorId, createdBy, createdAt };
  rows.requests.push({
    ...common,
    id,
    type,
    code,
    name,
    purchaseType,
    integratorId,
    dealStatusId: demoId("dls", slug, type, life.status),
    paymentStatus: life.payment,
    stockStatus: type === "budget" ? null : life.payment === "cancelled" ? "released" : "discounted",
    centerId: content.center.id,
    totalCents,
    totalPowerW: powerW,
    expiresOn: type === "budget" ? expiryOf(day, tenant.settings.requests.budgetExpiry) : null,
    version: 1,
    updatedAt: createdAt,
  });
  rows.requestVersions.push({ ...common, requestId: id, version: 1, content });
  if (picked !== null) {
    couponHistory.add({
      ...{ distributorId, couponId: picked.coupon.id, requestId: id, integratorId },
      amountCents: content.totals.couponCents,
      usedAt: createdAt,
      releasedAt: life.payment === "cancelled" ? addDays(day, 1) + createdAt.slice(10) : null,
    });
  }
  if (type === "order" && life.payment !== "notRequested") {
    const charged = buildCharge({ tenant, id, code, createdAt, today, totalCents, payment: life.payment });
    rows.charges.push(charged);
    rows.paymentEntries.push(...entriesOf(charged, life.payment));
  }
}

/** The company that bought, and the person who entered the request: one of its people, or one of the
 *  distributor's. */
function buyerOf(tenant: DemoTenant, seed: string): { integratorId: string; createdBy: string } {
  const { slug, companies, users } = tenant;
  const buyers = companies.filter(({ application }) => application === undefined);
  const company = pick(buyers, chance(seed, "company") ** 1.7);
  const own = users.filter((user) => user.company === company.key);
  const person = pick(
    own.length > 0 ? own : users.filter(({ type }) => type === "staff"),
    chance(seed, "user"),
  );
  return {
    integratorId: demoId("int", slug, company.key),
    createdBy: demoId("usr", slug, person.email),
  };
}
