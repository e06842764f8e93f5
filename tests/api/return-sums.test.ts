import { expect, test } from "vitest";
import type { Dashboard, IntegratorDashboard } from "#domain/dashboard/dashboard-schema.ts";
import type { VerifiedDocument } from "#domain/documents/verified-document-schema.ts";
import { createTestUser, type TestUser } from "#tests/factories/distributor.ts";
import { readPdfText } from "#tests/factories/pdf-text.ts";
import { createReturnWorld, RETURN_KIT } from "#tests/factories/return.ts";
import { callApi, startCall } from "#tests/setup/call-api.ts";

const KIT = RETURN_KIT.priceCents;
const TOTAL = RETURN_KIT.amount * KIT + RETURN_KIT.freightCents;

type World = Awaited<ReturnType<typeof createReturnWorld>>;

async function download({ headers }: TestUser, path: string) {
  const { response, finish } = startCall("GET", path, { headers });
  const bytes = new Uint8Array(await (await response).arrayBuffer());
  await finish();
  return bytes;
}

const textOf = (pdf: Uint8Array) => readPdfText(pdf).join("\n").replaceAll("\u00a0", " ");

/** What a distributor's lists, boards, dashboards and files say of its orders' totals. */
async function readSums({ owner, buyer }: World, admin: TestUser) {
  const get = async <Answer>(path: string, { headers }: TestUser = admin) =>
    (await callApi<Answer>("GET", path, { headers })).data;
  interface Board {
    columns: { count: number; totalCents: number | null }[];
  }
  const sumsOf = ({ columns }: Board) =>
    columns.filter(({ count }) => count > 0).map(({ totalCents }) => totalCents);
  const board = "/app/user/request-board?type=order";
  const staff = await get<Dashboard>("/app/staff/dashboards?period=30d");
  const own = await get<IntegratorDashboard>("/app/user/dashboard?period=30d", buyer);
  const list = await get<{ items: { totalCents: number; returnedCents: number | null }[] }>(
    `/app/user/requests?type=order&integratorId=${owner.integratorId}`,
  );
  const csv = new TextDecoder().decode(
    await download(admin, "/app/user/request-export?type=order&format=csv"),
  );
  const [head = [], cells = []] = csv
    .replace("\uFEFF", "")
    .trimEnd()
    .split("\r\n")
    .map((line) => line.split(";"));
  return {
    kept: sumsOf(await get<Board>(board)),
    // A range that all are in is counted.
    counted: sumsOf(await get<Board>(`${board}&from=2000-01-01`)),
    list: list.items.map(({ totalCents, returnedCents }) => totalCents - (returnedCents ?? 0)),
    sold: [
      staff.orders?.sold.now.totalCents,
      staff.orders?.averageCents.now,
      staff.orders?.statuses[0]?.totalCents,
      staff.orders?.payments[0]?.totalCents,
      staff.orders?.bestIntegrators[0]?.totalCents,
    ],
    bought: own.orders?.bought.now.totalCents,
    exported: ["Total (R$)", "Cancelado ou devolvido (R$)", "Total atual (R$)"].map(
      (title) => cells[head.indexOf(title)],
    ),
  };
}

test("what was taken back counts nowhere as sold: board, list, dashboards and exports agree before and after", async () => {
  const world = await createReturnWorld();
  const admin = await createTestUser(world.owner, { type: "admin" });
  const sums = (cents: number, exported: string[]) => ({
    ...{ kept: [cents], counted: [cents], list: [cents], bought: cents, exported },
    sold: [cents, cents, cents, cents, cents],
  });
  expect(await readSums(world, admin)).toEqual(sums(TOTAL, ["50100,00", "0,00", "50100,00"]));
  await world.take({ cancelled: 2 });
  expect(await readSums(world, admin)).toEqual(sums(TOTAL - 2 * KIT, ["50100,00", "20000,00", "30100,00"]));
  await world.take({ cancelled: 3 });
  expect(await readSums(world, admin)).toEqual(sums(0, ["50100,00", "50100,00", "0,00"]));
  await world.undoLast();
  expect(await readSums(world, admin)).toEqual(sums(TOTAL - 2 * KIT, ["50100,00", "20000,00", "30100,00"]));
});

test("a document tells what was taken back and what is left; its bytes stay as long as nothing more is taken back", async () => {
  const world = await createReturnWorld();
  const admin = await createTestUser(world.owner, { type: "admin" });
  const print = () => download(admin, `/app/user/requests/${world.id}/document.pdf`);
  const before = await print();
  expect(textOf(before)).not.toContain("Cancelado e devolvido");
  await world.take({ cancelled: 2 });
  const after = await print();
  expect(await print()).toEqual(after);
  const text = textOf(after);
  expect(text).toContain("Cancelado e devolvido");
  expect(text).toContain("-R$ 20.000,00");
  expect(text).toContain("R$ 30.100,00");
  const code = /Código ((?:[0-9A-Z]{4}-){4}[0-9A-Z]{4})/.exec(text)?.[1] ?? "";
  const { data } = await callApi<VerifiedDocument>("GET", `/app/open/documents/${code}`, {
    headers: { "x-debug-distributor": world.owner.slug },
  });
  expect(data).toMatchObject({ totalCents: TOTAL - 2 * KIT, state: "newest" });
  await world.undoLast();
  expect(await print()).toEqual(before);
});
