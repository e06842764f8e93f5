import { expect, test } from "vitest";
import type { ListedStatus } from "#domain/requests/listed-status-schema.ts";
import { createTestStatus } from "#tests/factories/dashboard.ts";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { callApi } from "#tests/setup/call-api.ts";

const PATH = "/app/user/deal-statuses";

/** A distributor whose orders go from “Novo” over “Pago” and “Faturado” to “Finalizado” or “Cancelado”. */
async function createWorld() {
  const owner = await createTestDistributor({
    settings: { restrictOptions: { statusToBlockEdition: "finished" } },
  });
  const status = (
    name: string,
    groupName: "negotiation" | "finished" | "refused",
    groupOrder: number,
    order: number,
  ) => createTestStatus(owner, { name, groupName, groupOrder, order });
  const ids = {
    faturado: await status("Faturado", "negotiation", 2, 2),
    cancelado: await status("Cancelado", "refused", 4, 1),
    pago: await status("Pago", "negotiation", 2, 1),
    finalizado: await status("Finalizado", "finished", 3, 1),
  };
  const { headers } = await createTestUser(owner, { permissions: ["order"] });
  const read = (query: string) => callApi<{ items: ListedStatus[] }>("GET", `${PATH}${query}`, { headers });
  return { owner, ids, headers, read };
}

test("a status has its fields, its group, and the rules that refer to it [DEALSTATUS-01]", async () => {
  const { ids, read } = await createWorld();
  const { data } = await read("?type=order");
  expect(data.items.map(({ name, tags }) => [name, tags])).toEqual([
    ["Novo", []],
    ["Pago", ["statusToDiscountStock"]],
    ["Faturado", ["statusToSetBillingDate"]],
    ["Finalizado", ["statusToBlockEdition"]],
    ["Cancelado", []],
  ]);
  expect(data.items[1]).toEqual({
    ...{ id: ids.pago, name: "Pago", order: 1, tags: ["statusToDiscountStock"] },
    group: {
      ...{ id: "negotiation", name: "Em negociação", parentId: null, parentType: "order" },
      ...{ color: "#65a30d", order: 2, legacyName: "negotiation" },
    },
    meta: { color: "#65a30d", legacyName: "Pago" },
  });
});

test("the group of the distributor's own statuses has the distributor above it, in its place before the end", async () => {
  const { owner, read } = await createWorld();
  await createTestStatus(owner, { name: "Em obra", groupName: "distributor", groupOrder: 3 });
  const { data } = await read("?type=order");
  const own = data.items.find(({ name }) => name === "Em obra");
  expect(own?.group).toMatchObject({ id: "distributor", name: "Do distribuidor", parentType: "distributor" });
});

test("statuses are read by type and distributor, whose own they must be [CALLS-26]", async () => {
  const { owner, read } = await createWorld();
  const other = await createTestDistributor();
  const own = await read(`?type=order&distributorId=${owner.id}`);
  expect(own.data.items.map(({ name }) => name)).toEqual([
    "Novo",
    "Pago",
    "Faturado",
    "Finalizado",
    "Cancelado",
  ]);
  expect((await read(`?type=order&distributorId=${other.id}`)).status).toBe(404);
  expect((await read("?type=budget")).status).toBe(404);
  expect((await read("?type=other")).error.type).toBe("INVALID_BODY");
});

test("the list of statuses may be kept for 15000 ms, and nothing else is [DEALSTATUS-08]", async () => {
  const { headers } = await createWorld();
  const caching = async (path: string) =>
    (await callApi("GET", path, { headers })).headers.get("cache-control");
  expect(await caching(`${PATH}?type=order`)).toBe("private, max-age=15");
  expect(await caching(`${PATH}?type=budget`)).toBe("no-store");
  expect(await caching("/app/user/requests?type=order")).toBe("no-store");
});

test("the statuses that end a request are read by type and group, with group and meta [CALLS-25]", async () => {
  const { ids, read } = await createWorld();
  const ends = await read("/terminations?type=order");
  expect(ends.data.items.map(({ id }) => id)).toEqual([ids.finalizado, ids.cancelado]);
  const refused = await read("/terminations?type=order&parentId=refused");
  expect(refused.data.items).toMatchObject([
    { id: ids.cancelado, group: { id: "refused" }, meta: { legacyName: "Cancelado" } },
  ]);
});

test("the three statuses that rules refer to are read [CALLS-27]", async () => {
  const { headers } = await createWorld();
  const { data } = await callApi("GET", "/app/user/settings/restrictOptions", { headers });
  expect(data).toEqual({
    ...{
      statusToDiscountStock: "Pago",
      statusToBlockEdition: "finished",
      statusToSetBillingDate: "Faturado",
    },
  });
});
