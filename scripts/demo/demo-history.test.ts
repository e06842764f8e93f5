import { expect, test } from "vitest";
import { buildDemoWorld, DEMO_TENANTS } from "./demo-world.ts";
import type { ProductValues } from "#domain/catalog/product-schema.ts";
import { toKitSheet } from "#domain/kits/kit-sheet.ts";
import { unsafeFindings } from "#domain/mount-kit/unsafe-findings.ts";
import { RequestContentSchema } from "#domain/requests/request-content-schema.ts";
import { SettingsSchema } from "#domain/settings/settings-schema.ts";
import { addDays } from "#domain/shared/calendar.ts";
import { isCpf } from "#domain/validation/cpf.ts";

const TODAY = "2026-11-21";
const { tenants } = buildDemoWorld(TODAY);

test.each([
  [0, 140, 60],
  [1, 34, 12],
  [2, 46, 18],
])("distributor %d has %d orders and %d budgets behind it, coded without a gap", (index, orders, budgets) => {
  const { requests = [], counters = [] } = tenants[index] ?? {};
  const codesOf = (type: string) => requests.filter((row) => row.type === type).map(({ code }) => code);
  const codes = (prefix: string, amount: number) =>
    Array.from({ length: amount }, (_, place) => `${prefix}-${String(place + 1).padStart(6, "0")}`);
  expect(codesOf("order")).toEqual(codes("PED", orders));
  expect(codesOf("budget")).toEqual(codes("ORC", budgets));
  expect(counters.map(({ name, value }) => [name, value])).toEqual([
    ["order", orders],
    ["budget", budgets],
  ]);
});

test("the history is of the last 180 days up to yesterday, in the order of its codes", () => {
  for (const { requests } of tenants) {
    for (const type of ["order", "budget"]) {
      const days = requests.filter((row) => row.type === type).map(({ createdAt }) => createdAt.slice(0, 10));
      expect(days).toEqual(days.toSorted());
      expect((days[0] ?? "") >= addDays(TODAY, -180)).toBe(true);
      expect((days.at(-1) ?? "") < TODAY).toBe(true);
    }
  }
});

test("more is bought in the second half than in the first", () => {
  for (const { requests } of tenants) {
    const orders = requests.filter(({ type }) => type === "order");
    const early = orders.filter(({ createdAt }) => createdAt.slice(0, 10) < addDays(TODAY, -90));
    expect(early.length).toBeGreaterThan(orders.length / 4);
    expect(early.length).toBeLessThan(orders.length * 0.45);
  }
});

test("each request has content that can be read, of a kit on sale at its price", () => {
  for (const { requests, requestVersions, kitOptions, products } of tenants) {
    const prices = new Map([...kitOptions, ...products].map(({ id, priceCents }) => [id, priceCents]));
    expect(requestVersions.map(({ requestId }) => requestId)).toEqual(requests.map(({ id }) => id));
    for (const [index, { content }] of requestVersions.entries()) {
      const parsed = RequestContentSchema.parse(content);
      expect(parsed).toEqual(content);
      const { totals, lines, customer } = parsed;
      expect(requests[index]).toMatchObject({ totalCents: totals.totalCents, totalPowerW: totals.powerW });
      for (const line of lines) expect(line.unitPriceCents).toBe(prices.get(line.itemId));
      expect(isCpf(customer.cpf ?? "")).toBe(true);
    }
  }
});

test("buyers, people and statuses of the history exist, and no company buys that may not", () => {
  for (const { requests, integrators, users, dealStatuses, centers } of tenants) {
    const active = integrators.filter(({ status }) => status === "enable").map(({ id }) => id);
    const people = users.map(({ id }) => id);
    for (const row of requests) {
      expect(active).toContain(row.integratorId);
      expect(people).toContain(row.createdBy);
      expect(centers.map(({ id }) => id)).toContain(row.centerId);
      expect(dealStatuses.find(({ id }) => id === row.dealStatusId)?.type).toBe(row.type);
    }
  }
});

test("charges say what orders say of their payment, and none holds stock any more", () => {
  for (const [index, { requests, charges }] of tenants.entries()) {
    for (const { id, type, paymentStatus, stockStatus, totalCents } of requests) {
      const own = charges.filter(({ requestId }) => requestId === id);
      const expected = {
        notRequested: [],
        requested: ["pending"],
        received: ["paid"],
        cancelled: ["expired"],
      };
      expect(own.map(({ status }) => status)).toEqual(expected[paymentStatus]);
      for (const { amountCents, status, paidAt } of own) {
        expect(amountCents).toBe(totalCents);
        expect(paidAt !== null).toBe(status === "paid");
      }
      expect(stockStatus).toBe(
        type === "budget" ? null : paymentStatus === "cancelled" ? "released" : "discounted",
      );
    }
    const statuses = new Set(requests.map(({ paymentStatus }) => paymentStatus));
    if (DEMO_TENANTS[index]?.slug === "solnascente") expect(statuses.size).toBe(4);
  }
});

test("some of the watched products are below their minimum", () => {
  for (const { stock } of tenants) {
    const scarce = stock.filter(
      ({ minimum = 0, onHand, conditional = 0 }) => minimum > 0 && onHand + conditional < minimum,
    );
    expect(scarce.length).toBeGreaterThan(0);
    expect(scarce.length).toBeLessThan(10);
  }
});

test("an open budget of Sol Nascente holds an inverter that went off sale, at the price of the one that replaced it", () => {
  const [rows] = tenants;
  const gone = rows?.products.filter(({ active }) => active === false) ?? [];
  expect(gone.map(({ productCode }) => productCode)).toEqual(["INV-DEY-7500-V1"]);
  const budget = rows?.requests.find(({ code }) => code === "ORC-000058");
  const version = rows?.requestVersions.find(({ requestId }) => requestId === budget?.id);
  const { lines } = RequestContentSchema.parse(version?.content);
  expect(budget?.purchaseType).toBe("separatedSales");
  expect(lines.filter(({ itemId }) => itemId === gone[0]?.id)).toMatchObject([
    { name: gone[0]?.name, unitPriceCents: 469_000 },
  ]);
});

test("kits that were mounted could be bought today: nothing is wrong with their equipment", () => {
  for (const [index, { requests, requestVersions, products }] of tenants.entries()) {
    const settings = SettingsSchema.parse(DEMO_TENANTS[index]?.settings);
    const parts = products.map(({ id: productId, type, technical }) => ({
      ...{ productId, type, sheet: toKitSheet(type, technical as ProductValues) },
      ...{ name: "", productCode: "", manufacturer: "", priceCents: 0, active: true, version: 1 },
    }));
    for (const [place, { id = "", purchaseType }] of requests.entries()) {
      const { lines, mounting } = RequestContentSchema.parse(requestVersions[place]?.content);
      const bought = lines.map(({ itemId, amount }) => ({ id: itemId, amount, recAutomaticAmount: 0 }));
      expect([id, unsafeFindings({ purchaseType, products: bought, mounting }, parts, settings)]).toEqual([
        id,
        [],
      ]);
    }
  }
});
