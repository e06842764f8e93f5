import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays, calendarDayIn } from "#domain/shared/calendar.ts";
import type { PopupInput } from "#domain/popups/popup-schema.ts";
import { insertPopup } from "#worker/repositories/popups/popup-repository.ts";
import { newId } from "#worker/scope.ts";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { buildPopupInput, createTestPopup } from "#tests/factories/popup.ts";
import { readRows } from "#tests/factories/rows.ts";
import { callApi } from "#tests/setup/call-api.ts";

const ADVERTISING = { enableClosedKits: true, advertising: true };

type Answered = PopupInput & { id: string; version: number };
type Page = { items: Answered[]; totalItems: number };

async function createAdvertiser(): Promise<{ owner: TestDistributor; headers: Record<string, string> }> {
  const owner = await createTestDistributor({ actions: ADVERTISING });
  const { headers } = await createTestUser(owner, { type: "admin" });
  return { owner, headers };
}

async function readShown(owner: TestDistributor, query = ""): Promise<Page> {
  const { headers } = await createTestUser(owner);
  return (await callApi<Page>("GET", `/app/user/popups${query}`, { headers })).data;
}

test("an integrator reads what a pop-up shows, where and how often [POPUP-02]", async () => {
  const { owner } = await createAdvertiser();
  const id = await createTestPopup(owner, { whereToDisplay: ["Requests", "KitsIntegrator"] });
  const shown = await readShown(owner);
  expect(shown).toEqual({
    items: [
      {
        id,
        title: "Semana do Sol",
        description: "Kits com prioridade na expedição.",
        image: "/pictures/campaign-week.svg",
        link: "/kitsIntegrator",
        whereToDisplay: shown.items[0]?.whereToDisplay,
        displayFrequency: 3,
      },
    ],
    totalItems: 1,
  });
  expect(shown.items[0]?.whereToDisplay.toSorted()).toEqual(["KitsIntegrator", "Requests"]);
});

test("a pop-up that today's rules would refuse is still read, listed and shown", async () => {
  const { owner, headers } = await createAdvertiser();
  const id = await createTestPopup(owner, { image: "ftp://elsewhere/old.png", title: "T".repeat(200) });
  const read = await callApi<Answered>("GET", `/app/staff/popups/${id}`, { headers });
  expect(read).toMatchObject({ status: 200, data: { image: "ftp://elsewhere/old.png" } });
  expect((await callApi<Page>("GET", "/app/staff/popups", { headers })).data.totalItems).toBe(1);
  expect((await readShown(owner)).items).toHaveLength(1);
});

test("integrators are shown what is on, on the first and the last day of its period, and no day beside", async () => {
  const { owner } = await createAdvertiser();
  const today = calendarDayIn(new Date().toISOString(), "America/Sao_Paulo");
  await createTestPopup(owner, { title: "Hoje", startsOn: today, endsOn: today });
  await createTestPopup(owner, { title: "Sem prazo" });
  await createTestPopup(owner, { title: "Desligado", active: false });
  await createTestPopup(owner, { title: "Amanhã", startsOn: addDays(today, 1) });
  await createTestPopup(owner, { title: "Ontem", endsOn: addDays(today, -1) });
  const { items, totalItems } = await readShown(owner);
  expect(items.map(({ title }) => title).sort()).toEqual(["Hoje", "Sem prazo"]);
  expect(totalItems).toBe(2);
});

test("lists have fifty pop-ups on a page, newest first [POPUP-08]", async () => {
  const { owner, headers } = await createAdvertiser();
  const at = (index: number) => `2026-11-21T12:00:${String(index).padStart(2, "0")}.000Z`;
  await owner.database.writeBatch(
    Array.from({ length: 51 }, (_, index) =>
      insertPopup(owner.id, {
        id: newId("pop"),
        input: buildPopupInput({ title: `Pop-up ${String(index)}` }),
        at: at(index),
      }),
    ),
  );
  for (const read of [
    (query: string) => readShown(owner, query),
    async (query: string) => (await callApi<Page>("GET", `/app/staff/popups${query}`, { headers })).data,
  ]) {
    const first = await read("");
    expect([first.items.length, first.totalItems]).toEqual([50, 51]);
    expect(first.items[0]?.title).toBe("Pop-up 50");
    expect((await read("?page=2")).items.map(({ title }) => title)).toEqual(["Pop-up 0"]);
    expect((await read("?page=3")).items).toEqual([]);
  }
});

test("only integrators of a distributor that advertises read pop-ups", async () => {
  const { owner, headers } = await createAdvertiser();
  expect((await callApi("GET", "/app/user/popups", { headers })).status).toBe(403);
  const silent = await createTestDistributor();
  const integrator = await createTestUser(silent);
  expect((await callApi("GET", "/app/user/popups", { headers: integrator.headers })).status).toBe(403);
  const without = await createTestUser(owner, { type: "staff", permissions: [] });
  const staff = await createTestUser(owner, { type: "staff", permissions: ["configuration.advertising"] });
  expect((await callApi("GET", "/app/staff/popups", { headers: without.headers })).status).toBe(403);
  expect((await callApi("GET", "/app/staff/popups", { headers: staff.headers })).status).toBe(200);
});

test("a pop-up is made, read, replaced and deleted, each with its entry in the log", async () => {
  const { owner, headers } = await createAdvertiser();
  const made = await callApi<Answered>("POST", "/app/staff/popups", { headers, body: buildPopupInput() });
  expect(made.status).toBe(201);
  const { id } = made.data;
  expect(made.data).toMatchObject({ ...buildPopupInput(), version: 1 });
  const body = { ...buildPopupInput({ title: "Semana da Lua", active: false }), version: 1 };
  const replaced = await callApi<Answered>("PUT", `/app/staff/popups/${id}`, { headers, body });
  expect(replaced.data).toMatchObject({ title: "Semana da Lua", active: false, version: 2 });
  expect((await callApi("GET", `/app/staff/popups/${id}`, { headers })).data).toEqual(replaced.data);
  expect((await callApi("DELETE", `/app/staff/popups/${id}`, { headers })).data).toEqual({ deleted: true });
  expect((await callApi("GET", `/app/staff/popups/${id}`, { headers })).status).toBe(404);
  expect((await callApi("DELETE", `/app/staff/popups/${id}`, { headers })).status).toBe(404);
  expect(
    await readRows(
      owner,
      sql`select event, changes ->> '$.name.from' as was, changes ->> '$.name.to' as is_now, changes ->> '$.active.to' as active
        from audit_log where distributor_id = ${owner.id} and entity_id = ${id} order by at, rowid`,
    ),
  ).toEqual([
    { event: "popup.created", was: null, is_now: "Semana do Sol", active: 1 },
    { event: "popup.updated", was: "Semana do Sol", is_now: "Semana da Lua", active: 0 },
    { event: "popup.deleted", was: "Semana da Lua", is_now: null, active: null },
  ]);
});

test("of two people who replace the same version, the second is refused and nothing of theirs is kept", async () => {
  const { owner, headers } = await createAdvertiser();
  const id = await createTestPopup(owner);
  const put = (title: string) =>
    callApi<Answered>("PUT", `/app/staff/popups/${id}`, {
      headers,
      body: { ...buildPopupInput({ title }), version: 1 },
    });
  expect((await put("Primeira")).status).toBe(200);
  const second = await put("Segunda");
  expect([second.status, second.error.type]).toEqual([409, "STALE_VERSION"]);
  const { data } = await callApi<Answered>("GET", `/app/staff/popups/${id}`, { headers });
  expect(data).toMatchObject({ title: "Primeira", version: 2 });
  const entries = await readRows(owner, sql`select 1 from audit_log where entity_id = ${id}`);
  expect(entries).toHaveLength(1);
});

test("another distributor's pop-up is as good as none, to read, replace and delete", async () => {
  const { owner } = await createAdvertiser();
  const id = await createTestPopup(owner);
  const stranger = await createAdvertiser();
  const { headers } = stranger;
  expect((await callApi<Page>("GET", "/app/staff/popups", { headers })).data.items).toEqual([]);
  expect((await readShown(stranger.owner)).items).toEqual([]);
  const body = { ...buildPopupInput({ title: "Nossa" }), version: 1 };
  for (const target of [id, "pop_unknown"]) {
    const path = `/app/staff/popups/${target}`;
    expect((await callApi("GET", path, { headers })).status).toBe(404);
    expect((await callApi("PUT", path, { headers, body })).status).toBe(404);
    expect((await callApi("DELETE", path, { headers })).status).toBe(404);
  }
  expect(await readRows(owner, sql`select title from popup where id = ${id}`)).toEqual([
    { title: "Semana do Sol" },
  ]);
});

test("what is wrong with a pop-up is told by field", async () => {
  const { headers } = await createAdvertiser();
  const body = {
    ...buildPopupInput({ image: "http://sol.com.br/a.png" }),
    startsOn: "2026-11-22",
    endsOn: "2026-11-21",
  };
  const answer = await callApi("POST", "/app/staff/popups", { headers, body });
  expect(answer.status).toBe(400);
  const issues = answer.error.details["issues"] as { field: string }[];
  expect(issues.map(({ field }) => field)).toContain("image");
});
