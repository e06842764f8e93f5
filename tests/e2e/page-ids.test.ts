import { beforeAll, expect, inject, test } from "vitest";
import { INTEGRATOR_PERMISSIONS } from "#domain/access/permissions.ts";
import { buildFobOrder } from "#scripts/bench/order-body.ts";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { insertRows } from "#scripts/demo/insert-rows.ts";
import { changeSet } from "#worker/db/schema/bulk.ts";
import { newId } from "#worker/scope.ts";
import { runSql, save } from "./database.ts";
import { readIdsOf } from "./database-rows.ts";
import { ask, type Form, inForm, workThrough } from "./page-answer.ts";
import { insiderTypeOf } from "./page-people.ts";
import { addressOf, namesAnId, type Route, ROUTE_LIST } from "./page-routes.ts";
import { createPerson, createPlace, openSessionOf } from "./page-world.ts";

const DEMO = { id: DEMO_DISTRIBUTOR_IDS.solnascente, slug: "solnascente" };

/** Pages with an id in their path. All distributors belong to the platform, and leads are not stored yet. */
const WITH_ID = ROUTE_LIST.filter(
  (route) =>
    !route.path.includes("$leadId") &&
    namesAnId(route) &&
    /Id(\/|$)/.test(route.path) &&
    insiderTypeOf(route) !== "piedAdmin",
);

/** A well-formed id that does not exist. */
function invent(id: string): string {
  return id.replace(/.{6}$/, "zzzzzz");
}

/** Status and body, without the id and what differs in every answer. */
async function read(address: string, id: string, headers: Record<string, string>): Promise<string> {
  const answer = await ask(address, { headers });
  const text = (await answer.text()).replaceAll(id, "ID");
  return `${String(answer.status)} ${text.replace(/\brqt_\w+/g, "").replace(/\bnonce="[^"]*"/g, "")}`;
}

let idsOfDemo: Awaited<ReturnType<typeof readIdsOf>>;

/** Ids for the page, by its parameter's name: `$couponId` is the id of a coupon. */
function idsFor({ path }: Pick<Route, "path">): string[] {
  const [, what = ""] = /\$(\w+)Id(\/|$)/.exec(path) ?? [];
  const words = what.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return idsOfDemo.filter(({ table }) => table.includes(words)).map(({ id }) => id);
}

/** Of the demo world. */
const EMAILS = { admin: "admin@solnascente.test", integrator: "integrador@solnascente.test" } as const;

async function headersOfDemo(type: keyof typeof EMAILS | null): Promise<Record<string, string>> {
  if (type === null) return { "x-debug-distributor": DEMO.slug };
  const [user] = await runSql("select id from user where email = ?", [EMAILS[type]]);
  return openSessionOf(DEMO, String(user?.["id"]));
}

/** Type of the newest product or of a status, which its address needs beside the id. */
async function readTypeFor({ path }: Pick<Route, "path">, id: string): Promise<string> {
  const [row] = path.includes("$statusId")
    ? await runSql("select type from deal_status where id = ?", [id])
    : await runSql("select type from product where distributor_id = ? order by rowid desc limit 1", [
        DEMO.id,
      ]);
  return String(row?.["type"]);
}

/** Adds an order with a charge and a change set, which the demo world lacks. */
beforeAll(async () => {
  const change = { id: newId("chg"), kind: "grid", state: "cancelled", instruction: {} } as const;
  const [author] = await runSql("select id from user where email = ?", [EMAILS.admin]);
  await save([
    insertRows(changeSet, [
      {
        ...{ distributorId: DEMO.id, ...change, createdBy: String(author?.["id"]) },
        createdAt: new Date().toISOString(),
      },
    ]),
  ]);
  const headers = { ...(await headersOfDemo("integrator")), "content-type": "application/json" };
  const call = (path: string, init: RequestInit) => fetch(inject("portalUrl") + path, { headers, ...init });
  const [module] = await runSql("select id from product where distributor_id = ? and type = 'module'", [
    DEMO.id,
  ]);
  const products = [{ id: String(module?.["id"]), amount: 1 }];
  const loose = {
    ...{ type: "budget", purchaseType: "separatedSales", name: "Produtos", products },
    additionalInfo: { shippingDistributor: "FOB" },
  };
  const sent = await call("/app/user/requests", { method: "POST", body: JSON.stringify(loose) });
  expect(sent.status).toBe(201);
  const listed = (await (await call("/app/user/kits?limit=50", {})).json()) as {
    data: { items: { id: string; availability: string }[] };
  };
  const kit = listed.data.items.find(({ availability }) => availability === "inStock");
  const body = JSON.stringify(buildFobOrder(kit?.id ?? ""));
  const saved = await call("/app/user/requests", {
    method: "POST",
    body,
    headers: { ...headers, "idempotency-key": crypto.randomUUID() },
  });
  expect(saved.status).toBe(201);
  const { data: order } = (await saved.json()) as { data: { id: string } };
  const charge = { method: "POST", body: JSON.stringify({ method: "pix" }) };
  expect((await call(`/app/open/payment/${order.id}/create`, charge)).status).toBe(201);
  const cart = JSON.stringify({ purchaseType: "mountKits", products });
  expect((await call("/app/user/carts", { method: "POST", body: cart })).ok).toBe(true);
  idsOfDemo = await readIdsOf(DEMO.id);
  // The newest request is an order. Budgets and loose products have pages of their own.
  const [budget] = await runSql(
    "select id from request where distributor_id = ? and type = 'budget' order by rowid desc limit 1",
    [DEMO.id],
  );
  idsOfDemo.push({ table: "request", id: String(budget?.["id"]) });
});

test.each(WITH_ID.map((route) => [route.path, route] as const))(
  "%s answers for what is another distributor's as for what is not there",
  async (_path, route) => {
    const type = insiderTypeOf(route) as "admin" | "integrator" | null;
    const here = await createPlace();
    const stranger =
      type && (await createPerson(here, { type, permissions: INTEGRATOR_PERMISSIONS })).headers;
    const headers = stranger ?? { "x-debug-distributor": here.slug };
    const own = await headersOfDemo(type);
    const ids = idsFor(route);
    const path = route.path.replace("$type", await readTypeFor(route, ids[0] ?? ""));
    const expectSame = async (form: Form, asked: readonly string[]): Promise<void> => {
      const addressOfId = (id: string) => inForm(route, addressOf({ path }, id), form);
      const nobodys = invent(ids[0] ?? "");
      const missing = await read(addressOfId(nobodys), nobodys, headers);
      expect(missing).toMatch(/^404 /);
      for (const id of asked) expect(await read(addressOfId(id), id, headers)).toBe(missing);
    };
    const isShown = async (form: Form, id: string): Promise<boolean> =>
      (await ask(inForm(route, addressOf({ path }, id), form), { headers: own })).status < 400;

    await expectSame("data", ids);
    const areShown = await workThrough(ids, (id) => isShown("data", id));
    const shown = ids.find((_id, index) => areShown[index]);
    // Otherwise the demo world lacks what the page is about.
    if (shown === undefined) throw new Error(`none of ${ids.join(", ")} is shown to its own distributor`);
    await expectSame("document", [shown]);
    expect(await isShown("document", shown)).toBe(true);
  },
);
