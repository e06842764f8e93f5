import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ClosedKit } from "#domain/kits/closed-kit.ts";
import { addDays, calendarDayIn } from "#domain/shared/calendar.ts";
import {
  createTestKitMaker,
  type KitMaker,
  orderKit,
  postKit,
  putKit,
  readBuyersKits,
} from "#tests/factories/closed-kit.ts";
import { createTestUser } from "#tests/factories/distributor.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { callApi } from "#tests/setup/call-api.ts";

test("an order and a change of price at the same time: the order is of the old price or is refused", async () => {
  const maker = await createTestKitMaker();
  const made = (await postKit(maker, maker.build())).data;
  const optionId = made.options[0]?.id ?? "";
  const buyer = await createTestUser(maker.owner);
  const dearer = maker.build({
    options: [{ structureId: maker.owner.structureId, priceCents: 2_000_000, components: [] }],
  });
  const [saved, ordered] = await Promise.all([
    putKit(maker, made, dearer),
    orderKit(buyer.headers, optionId),
  ]);
  expect(saved.status).toBe(200);
  const outcome = ordered.status === 201 ? ordered.data["totalCents"] : ordered.error.type;
  expect([1_010_000, 2_010_000, "KIT_CHANGED"]).toContain(outcome); // with R$ 100,00 of freight
});

test("a kit that was sold is switched off, not deleted; one that was not is deleted", async () => {
  const maker = await createTestKitMaker();
  const { headers } = maker;
  const made = (await postKit(maker, maker.build())).data;
  const buyer = await createTestUser(maker.owner);
  expect((await orderKit(buyer.headers, made.options[0]?.id ?? "")).status).toBe(201);
  const kept = await callApi("DELETE", `/app/staff/kits/${made.id}`, { headers });
  expect([kept.status, kept.error.type]).toEqual([409, "IN_USE"]);
  const off = await callApi<ClosedKit>("PUT", `/app/staff/kits/${made.id}/active`, {
    headers,
    body: { active: false, version: 1 },
  });
  expect(off.data).toMatchObject({ active: false, version: 2, options: [{ isToSell: false }] });
  expect(await readBuyersKits(maker)).toEqual([]);
  expect((await orderKit(buyer.headers, made.options[0]?.id ?? "")).status).toBe(404);
  const other = (await postKit(maker, maker.build({ productCode: "KIT-2" }))).data;
  expect((await callApi("DELETE", `/app/staff/kits/${other.id}`, { headers })).data).toEqual({
    deleted: true,
  });
  const left = await readRows(
    maker.owner,
    sql`select count(*) as amount from kit_option join kit_option_component on kit_option_id = kit_option.id
      where kit_option.kit_id = ${other.id}`,
  );
  expect(left).toEqual([{ amount: 0 }]);
  expect((await callApi("DELETE", `/app/staff/kits/${other.id}`, { headers })).status).toBe(404);
});

test.each([
  [0, 0, true], // today alone
  [-1, 0, true],
  [0, 1, true],
  [1, 2, false], // from tomorrow
  [-2, -1, false], // until yesterday
] as const)("a kit on sale from day %d to day %d is sold today: %s", async (from, until, isSold) => {
  const maker = await createTestKitMaker();
  const today = calendarDayIn(new Date().toISOString(), "America/Sao_Paulo");
  const days = { validFrom: addDays(today, from), validUntil: addDays(today, until) };
  const { options } = (await postKit(maker, maker.build(days))).data;
  const optionId = options[0]?.id ?? "";
  expect((await readBuyersKits(maker)).map(({ id }) => id)).toEqual(isSold ? [optionId] : []);
  const buyer = await createTestUser(maker.owner);
  expect((await orderKit(buyer.headers, optionId)).status).toBe(isSold ? 201 : 404);
});

test("what the electrical check refuses is not sold, unless the distributor takes it for a warning", async () => {
  const tooMany = (maker: KitMaker) => [
    { productId: maker.module, amount: 24 }, // 12 × 49.9 × (1 + 0.00275 × 25) = 640 V on 550 V
    { productId: maker.inverter, amount: 1 },
  ];
  const strict = await createTestKitMaker();
  const refused = await postKit(strict, strict.build({ components: tooMany(strict) }));
  expect([refused.status, refused.error.type]).toEqual([422, "KIT_UNSAFE"]);
  expect(refused.error.details["findings"]).toMatchObject([
    { code: "VOLTAGE_ABOVE_LIMIT", limit: 550, unit: "V" },
  ]);
  expect((await readBuyersKits(strict)).length).toBe(0);
  const draft = await postKit(strict, strict.build({ components: tooMany(strict), active: false }));
  expect(draft.status).toBe(201);
  const switchedOn = await callApi("PUT", `/app/staff/kits/${draft.data.id}/active`, {
    headers: strict.headers,
    body: { active: true, version: 1 },
  });
  expect(switchedOn.error.type).toBe("KIT_UNSAFE");
  const lenient = await createTestKitMaker({ electrical: { errorsAsWarnings: ["VOLTAGE_ABOVE_LIMIT"] } });
  expect((await postKit(lenient, lenient.build({ components: tooMany(lenient) }))).status).toBe(201);
});

test("a kit with a product that is switched off is kept and not sold", async () => {
  const maker = await createTestKitMaker();
  await changeRows(maker.owner, sql`update product set active = 0 where id = ${maker.inverter}`);
  expect((await postKit(maker, maker.build())).data.options).toMatchObject([{ isToSell: false }]);
  expect(await readBuyersKits(maker)).toEqual([]);
});
