import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor, createTestUser, type TestUser } from "#tests/factories/distributor.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import {
  ALL_OF_REQUESTS,
  callRequest,
  createBudgetWorld,
  saveBudget,
} from "#tests/factories/saved-budget.ts";
import { beforeSave } from "#tests/fakes/database-gate.ts";
import { callApi } from "#tests/setup/call-api.ts";

type Person = Pick<TestUser, "headers">;

interface Row {
  id: string;
  code: string;
  seller: { id: string; name: string } | null;
  responsible: { id: string; name: string } | null;
}

const SELLS = ["budget", "budget.details", "budget.changeSeller"];

function hand(
  person: Person,
  id: string,
  sellerId: string | null,
  seenSellerId: string | null,
  type = "budget",
) {
  return callRequest<{ seller: { id: string } | null }>(person, ["PUT", id, "/seller"], {
    ...{ type, sellerId, seenSellerId },
  });
}

async function read(person: Person, id: string) {
  return (await callRequest<Row>(person, ["GET", id])).data;
}

async function codes(person: Person, query = "type=budget"): Promise<string[]> {
  const { data } = await callApi<{ items: Row[]; totalItems: number }>("GET", `/app/user/requests?${query}`, {
    headers: person.headers,
  });
  expect(data.totalItems).toBe(data.items.length);
  return data.items.map(({ code }) => code).sort();
}

async function createWorld(settings: object = {}) {
  const world = await createBudgetWorld({ settings: { requests: settings } });
  const { owner } = world;
  const admin = await createTestUser(owner, { type: "admin" });
  const seller = await createTestUser(owner, { type: "staff", permissions: SELLS });
  return { ...world, admin, seller };
}

test("who saves a budget is responsible for it, its seller is the one who looks after the company, or the distributor's person who saves it", async () => {
  const world = await createWorld();
  const { owner, admin, buyer, seller } = world;
  const nobody = await saveBudget(world);
  expect(await read(admin, nobody.id)).toMatchObject({ seller: null, responsible: { id: buyer.id } });
  await changeRows(
    owner,
    sql`update integrator set seller_id = ${seller.id} where distributor_id = ${owner.id} and id = ${owner.integratorId}`,
  );
  const looked = await saveBudget(world);
  expect(await read(admin, looked.id)).toMatchObject({
    seller: { id: seller.id },
    responsible: { id: buyer.id },
  });
  const own = await saveBudget({ ...world, buyer: admin }, { integratorId: owner.integratorId });
  expect(await read(admin, own.id)).toMatchObject({ seller: { id: admin.id }, responsible: null });
});

test("a budget is handed over, the other is notified, and it is told in the log", async () => {
  const world = await createWorld();
  const { owner, admin, seller } = world;
  const { id, code } = await saveBudget(world);
  const choices = await callRequest<{ current: string | null; items: { id: string; name: string }[] }>(
    admin,
    [...(["GET", id, "/sellers"] as const)],
  );
  expect(choices.data.current).toBeNull();
  expect(choices.data.items.map((one) => one.id).sort()).toEqual([admin.id, seller.id].sort());
  expect((await hand(admin, id, seller.id, null)).data).toMatchObject({ seller: { id: seller.id } });
  expect((await read(seller, id)).seller).toMatchObject({ id: seller.id });
  const told = await readRows(
    owner,
    sql`select user_id as userId, content from notification
      where distributor_id = ${owner.id} and kind = 'requestHandedOver'`,
  );
  expect(told.map(({ userId }) => userId)).toEqual([seller.id]);
  expect(JSON.parse(String(told[0]?.["content"]))).toMatchObject({
    requestId: id,
    code,
    requestType: "budget",
  });
  const [logged] = await readRows(
    owner,
    sql`select changes from audit_log where distributor_id = ${owner.id} and entity_id = ${id}
      and event = 'request.seller-changed'`,
  );
  expect(JSON.parse(String(logged?.["changes"]))).toMatchObject({ seller: { from: null } });
  // Back to nobody, and to oneself: nobody is notified of that.
  await hand(admin, id, null, seller.id);
  await hand(admin, id, admin.id, null);
  expect((await read(admin, id)).seller).toMatchObject({ id: admin.id });
  expect(
    await readRows(
      owner,
      sql`select 1 from notification where distributor_id = ${owner.id} and kind = 'requestHandedOver'`,
    ),
  ).toHaveLength(1);
});

test("a company hands on among its own people, the distributor among its own; others are not found", async () => {
  const world = await createWorld({ showSellerToIntegrator: true });
  const { owner, admin, buyer, seller } = world;
  const manager = await createTestUser(owner, {
    ...{ permissions: ["budget", "budget.changeSeller"], roleContent: { label: "manager" } },
  });
  const { id } = await saveBudget(world);
  expect((await hand(manager, id, manager.id, buyer.id)).status).toBe(200);
  expect(await read(admin, id)).toMatchObject({ seller: null, responsible: { id: manager.id } });
  for (const [person, other, seen] of [
    [manager, seller.id, manager.id],
    [admin, manager.id, null],
  ] as const) {
    expect(await hand(person, id, other, seen)).toMatchObject({ status: 404, error: { type: "NOT_FOUND" } });
  }
  const blind = await createTestUser(owner, { type: "staff", permissions: ["order"] });
  expect((await hand(admin, id, blind.id, null)).status).toBe(404);
  const foreign = await createTestDistributor();
  const stranger = await createTestUser(foreign, { type: "admin" });
  expect((await hand(stranger, id, null, null)).status).toBe(404);
  expect((await hand(admin, id, stranger.id, null)).status).toBe(404);
  expect(await hand(buyer, id, buyer.id, manager.id)).toMatchObject({ error: { type: "accessDenied" } });
});

test("who hands over what somebody else has meanwhile is told, and nothing changes", async () => {
  const world = await createWorld();
  const { admin, seller } = world;
  const { id } = await saveBudget(world);
  beforeSave("update request set seller_id", async () => {
    await hand(seller, id, seller.id, null);
  });
  expect(await hand(admin, id, admin.id, null)).toMatchObject({ error: { type: "STALE_VERSION" } });
  expect((await read(admin, id)).seller).toMatchObject({ id: seller.id });
  expect(await hand(admin, id, admin.id, seller.id, "order")).toMatchObject({
    error: { type: "STALE_VERSION" },
  });
});

test("a seller who was blocked meanwhile gets nothing", async () => {
  const world = await createWorld();
  const { owner, admin, seller } = world;
  const { id } = await saveBudget(world);
  beforeSave("update request set seller_id", () =>
    changeRows(
      owner,
      sql`update user set blocked = 1 where distributor_id = ${owner.id} and id = ${seller.id}`,
    ),
  );
  expect(await hand(admin, id, seller.id, null)).toMatchObject({ error: { type: "STALE_VERSION" } });
  expect((await read(admin, id)).seller).toBeNull();
});

test.each([
  [true, "Marina"],
  [false, null],
])(
  "where the seller is shown to integrators (%s), a company reads the seller's name as %s [REQUEST-47]",
  async (showSellerToIntegrator, expected) => {
    const world = await createWorld({ showSellerToIntegrator });
    const { buyer, admin, seller } = world;
    const { id } = await saveBudget(world);
    await hand(admin, id, seller.id, null);
    const seen = await read(buyer, id);
    const { data } = await callApi<{ items: Row[] }>("GET", "/app/user/requests?type=budget", {
      headers: buyer.headers,
    });
    for (const one of [seen, data.items[0]]) {
      expect(one?.seller?.name.split(" ")[0] ?? null).toBe(expected);
      expect(one?.responsible).toMatchObject({ id: buyer.id });
    }
    expect((await read(admin, id)).seller?.name).toContain("Marina");
  },
);

test("a company's seller sees only what is theirs, with seeResponsible the team's; the rest is not found anywhere", async () => {
  const world = await createWorld();
  const { owner, buyer } = world;
  const own = [
    ...ALL_OF_REQUESTS,
    "budget.details.annotations",
    "budget.changeSeller",
    "budget.details.files",
  ];
  const roleContent = { label: "seller" };
  const seller = await createTestUser(owner, { permissions: own, roleContent });
  const mate = await createTestUser(owner, { permissions: [...own, "seeResponsible"], roleContent });
  const theirs = await saveBudget(world);
  const mine = await saveBudget({ ...world, buyer: seller });
  expect(await codes(seller)).toEqual([mine.code]);
  expect(await codes(mate)).toEqual([mine.code, theirs.code].sort());
  expect(await codes(mate, `type=budget&sellerId=${seller.id}`)).toEqual([mine.code]);
  // The filter does not lead out of one's own.
  expect(await codes(seller, `type=budget&sellerId=${buyer.id}`)).toEqual([mine.code]);
  const reads = (person: Person) =>
    Promise.all(
      ["", "/origin", "/annotations", "/sellers", "/files"].map(async (rest) => {
        return (await callRequest(person, ["GET", theirs.id, rest])).status;
      }),
    );
  expect(await reads(seller)).toEqual([404, 404, 404, 404, 404]);
  expect(await reads(mate)).toEqual([200, 200, 200, 200, 200]);
  expect((await read(seller, mine.id)).responsible).toBeNull();
  const found = async (person: Person) =>
    JSON.stringify(
      (await callApi("GET", `/app/user/search?q=${theirs.code}`, { headers: person.headers })).data,
    );
  expect(await found(seller)).not.toContain(theirs.code);
  expect(await found(mate)).toContain(theirs.code);
  // Handed over, it is the other's.
  await hand(seller, mine.id, mate.id, seller.id);
  expect(await codes(seller)).toEqual([]);
});

test("lists are filtered by seller, also by none, for who knows them", async () => {
  const world = await createWorld();
  const { owner, admin, seller } = world;
  const [one, other] = [await saveBudget(world), await saveBudget(world)];
  await hand(admin, one.id, seller.id, null);
  expect(await codes(admin, `type=budget&sellerId=${seller.id}`)).toEqual([one.code]);
  expect(await codes(admin, "type=budget&sellerId=none")).toEqual([other.code]);
  const plain = await createTestUser(owner, { type: "staff", permissions: ["budget", "budget.details"] });
  expect((await read(plain, one.id)).seller).toBeNull();
  expect(await codes(plain, `type=budget&sellerId=${seller.id}`)).toEqual([one.code, other.code].sort());
});
