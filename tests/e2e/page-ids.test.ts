import { beforeAll, expect, inject, test } from "vitest";
import { INTEGRATOR_PERMISSIONS } from "#domain/access/permissions.ts";
import { buildFobOrder } from "#scripts/bench/order-body.ts";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { runSql } from "./database.ts";
import { readIdsOf } from "./database-rows.ts";
import { ask, inForm } from "./page-answer.ts";
import { insiderTypeOf } from "./page-people.ts";
import { addressOf, ROUTE_LIST } from "./page-routes.ts";
import { createPerson, createPlace, openSessionOf } from "./page-world.ts";

const DEMO = { id: DEMO_DISTRIBUTOR_IDS.solnascente, slug: "solnascente" };

/** Pages of something that has an id; all distributors are the platform's own. */
const WITH_ID = ROUTE_LIST.filter(
  (route) => /Id(\/|$)/.test(route.path) && insiderTypeOf(route) !== "piedAdmin",
);

/** An id of the same form that nobody has. */
function invent(id: string): string {
  return id.replace(/.{6}$/, "zzzzzz");
}

/** Status and body, with the id and what is new in every answer taken out. */
async function read(address: string, id: string, headers: Record<string, string>): Promise<string> {
  const answer = await ask(address, { headers });
  const text = (await answer.text()).replaceAll(id, "ID");
  return `${String(answer.status)} ${text.replace(/\brqt_\w+/g, "").replace(/\bnonce="[^"]*"/g, "")}`;
}

/** Of the demo world. */
const EMAILS = { admin: "admin@solnascente.test", integrator: "integrador@solnascente.test" } as const;

async function headersOfDemo(type: keyof typeof EMAILS | null): Promise<Record<string, string>> {
  if (type === null) return { "x-debug-distributor": DEMO.slug };
  const [user] = await runSql("select id from user where email = ?", [EMAILS[type]]);
  return openSessionOf(DEMO, String(user?.["id"]));
}

/** Type of the product whose id is the newest one: it stands in the address beside it. */
async function readNewestType(): Promise<string> {
  const [row] = await runSql(
    "select type from product where distributor_id = ? order by rowid desc limit 1",
    [DEMO.id],
  );
  return String(row?.["type"]);
}

/** The demo world has sold nothing yet. */
beforeAll(async () => {
  const headers = { ...(await headersOfDemo("integrator")), "content-type": "application/json" };
  const call = (path: string, init: RequestInit) => fetch(inject("portalUrl") + path, { headers, ...init });
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
    const path = route.path.replace("$type", await readNewestType());
    const ids = await readIdsOf(DEMO.id);
    const shown: string[] = [];
    for (const form of ["document", "data"] as const) {
      const addressOfId = (one: string) => inForm(route, addressOf({ path }, one), form);
      const nobodys = invent(ids[0] ?? "");
      const missing = await read(addressOfId(nobodys), nobodys, headers);
      expect(missing).toMatch(/^404 /);
      for (const id of ids) {
        expect(await read(addressOfId(id), id, headers)).toBe(missing);
        if (shown.includes(form)) continue;
        if ((await ask(addressOfId(id), { headers: own })).status === 200) shown.push(form);
      }
    }
    // Else nothing was shown: the demo world lacks what the page is about.
    expect(shown).toEqual(["document", "data"]);
  },
);
