import type { Page, Request } from "playwright-core";
import { expect, test } from "vitest";
import { MAX_BOARD_CARDS } from "#domain/requests/board.ts";
import { newId } from "#worker/scope.ts";
import { createBudget, createProduct } from "./budget-rows.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { createPerson, createPlace, type Place } from "./page-world.ts";
import { axeViolations, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const COLUMNS = ["Novo", "Em análise", "Enviado", "Pago", "Finalizado"];
const EACH = 400;
const ALL = COLUMNS.length * EACH;
/** The most cards of one column that fit into a window, with those that the browser draws ahead. */
const NEAR = 30;

/** Orders of a distributor of its own, 400 in each of five columns, numbered from the newest on. Two of each column have
 *  content, so that they can be moved and opened. */
async function createMany(
  { id, companyIds }: Place,
  createdBy: string,
  { columns = COLUMNS, each = EACH } = {},
): Promise<void> {
  for (const [index, name] of columns.entries()) {
    if (index > 0) {
      await runSql(
        `insert into deal_status (distributor_id, id, type, name, color, group_name, group_order, "order")
          values (?, ?, 'order', ?, '#5B677B', 'negotiation', 2, ?)`,
        [id, newId("dls"), name, index + 1],
      );
    }
    await runSql(
      `insert into request (distributor_id, id, type, code, name, purchase_type, integrator_id, center_id, created_by,
          deal_status_id, payment_status, total_cents, total_power_w, version, created_at, updated_at)
        with recursive n(i) as (select 1 union all select i + 1 from n where i < ${String(each)})
        select distributor_id, ? || i, 'order', ? || printf('%03d', i), 'Casa ' || i, 'closedKits', ?, 'ctr', ?, id,
          'notRequested', 250000 + i, 1000, 1,
          strftime('%Y-%m-%dT%H:%M:%fZ', '2026-11-26T12:00:00', '-' || i || ' minutes'), '2026-11-26T12:00:00.000Z'
        from n, deal_status where distributor_id = ? and type = 'order' and name = ?`,
      [`${newId("req")}_`, `PED-${String(index + 1)}`, companyIds.active, createdBy, id, name],
    );
  }
  const model = await createBudget((await createListener("integrador")).id, [
    await createProduct("Trilho de 4 m"),
  ]);
  await runSql(
    `insert into request_version (distributor_id, request_id, version, content, created_by, created_at)
      select order_.distributor_id, order_.id, 1, model.content, ?, model.created_at
      from request_version as model, request as order_
      where model.request_id = ? and order_.distributor_id = ? and order_.code glob 'PED-?[03]0[05]'`,
    [createdBy, model.id, id],
  );
}

/** Codes on the board, by column. */
function codesOn(page: Page): Promise<string[][]> {
  return page
    .locator(".app-board__column")
    .evaluateAll((columns) =>
      columns.map((column) =>
        [...column.querySelectorAll("[data-card] p:first-child span")].map((code) => code.textContent),
      ),
    );
}

const codesOf = (column: number) =>
  Array.from({ length: EACH }, (_, at) => `PED-${String(column + 1)}${String(at + 1).padStart(3, "0")}`);

/** Begins to count how often an amount is written: once for each card that is drawn, and for the sum of a column. */
function countDrawn(): void {
  const counted = globalThis as typeof globalThis & { drawn?: number };
  const format = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, "format");
  if (counted.drawn === undefined && format?.get !== undefined) {
    const { get } = format;
    Object.defineProperty(Intl.NumberFormat.prototype, "format", {
      ...format,
      get(this: Intl.NumberFormat) {
        if (this.resolvedOptions().style === "currency") counted.drawn = (counted.drawn ?? 0) + 1;
        return get.call(this) as unknown;
      },
    });
  }
  counted.drawn = 0;
}

const drawn = (page: Page) => page.evaluate(() => (globalThis as { drawn?: number }).drawn ?? Number.NaN);

/** Follows how often the board is loaded. After a move that is twice, by who moved and by the room; a card that moves
 *  meanwhile is not dragged. */
function watchLoads(page: Page) {
  let [begun, open] = [0, 0];
  const isLoad = (request: Request) => new URL(request.url()).pathname.endsWith(".data");
  const end = (request: Request) => {
    if (isLoad(request)) open -= 1;
  };
  page.on("request", (request) => {
    if (isLoad(request)) [begun, open] = [begun + 1, open + 1];
  });
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  const isQuiet = async () => {
    await page.waitForTimeout(400);
    return open === 0;
  };
  return {
    count: () => begun,
    untilOver: () => expect.poll(async () => open === 0 && (await isQuiet())).toBe(true),
  };
}

test("2,000 cards come by scrolling, each once and in few answers; those far away are not laid out, and a move draws its card alone", async () => {
  const place = await createPlace();
  const { id, email } = await createPerson(place, { type: "admin" });
  await createMany(place, id);
  const { page } = await visit();
  await signIn(page, email, { slug: place.slug, to: "/requests?view=board" });
  const cards = page.locator("[data-card]");
  await expect.poll(() => cards.count()).toBe(COLUMNS.length * 10);
  const loads = watchLoads(page);
  await expect
    .poll(
      async () => {
        await page.mouse.move(600, 500);
        await page.mouse.wheel(0, 1_000_000);
        return cards.count();
      },
      { timeout: 60_000 },
    )
    .toBe(ALL);
  // 20, 40, 80, 160, 320 and 400 of each column; more only where something else has changed meanwhile.
  expect(loads.count()).toBeGreaterThanOrEqual(6);
  expect(loads.count()).toBeLessThanOrEqual(8);
  expect(await codesOn(page)).toEqual(COLUMNS.map((_, column) => codesOf(column)));
  const laidOut = () =>
    cards.evaluateAll(
      (all) =>
        all.filter((card) => card.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })).length,
    );
  await expect.poll(laidOut).toBeLessThanOrEqual(COLUMNS.length * NEAR);
  expect(await laidOut()).toBeGreaterThan(0);

  // The keyboard goes through a card and on to the next one, also where nothing was laid out.
  const cardOf = (code: string) => page.locator("[data-card]", { hasText: code });
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return [
        activeElement?.closest("[data-card]")?.querySelector("span")?.textContent,
        activeElement?.tagName,
      ];
    });
  await cardOf("PED-1299").getByRole("link", { name: "Casa 299" }).focus();
  await page.keyboard.press("Tab");
  expect(await focused()).toEqual(["PED-1299", "SUMMARY"]);
  await page.keyboard.press("Tab");
  expect(await focused()).toEqual(["PED-1300", "A"]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const target = cardOf("PED-1300").getByRole("button", { name: "Enviado", exact: true });
  await target.focus();
  await page.evaluate(countDrawn);
  await page.keyboard.press("Enter");
  await page.getByText("PED-1300 agora está em Enviado").waitFor();
  await page.getByRole("region", { name: "Enviado: 401" }).waitFor();
  await expect.poll(async () => (await focused())[0]).toBe("PED-1300");
  await loads.untilOver();
  expect(await drawn(page)).toBeLessThanOrEqual(100);
  expect(await page.getByRole("region", { name: "Novo: 399" }).count()).toBe(1);
  const moved = await codesOn(page);
  expect(moved.flat().sort()).toEqual(COLUMNS.flatMap((_, column) => codesOf(column)).sort());
  expect(moved[2]?.[0]).toBe("PED-1300");

  // By dragging as well, from far down the board.
  await page.evaluate(countDrawn);
  // Clear of the message about the move before: a page that scrolls under a pressed button drags nothing.
  await cardOf("PED-2300").evaluate((card) => {
    card.scrollIntoView({ block: "center" });
  });
  await cardOf("PED-2300").dragTo(cardOf("PED-4300"));
  await page.getByText("PED-2300 agora está em Pago").waitFor();
  await page.getByRole("region", { name: "Pago: 401" }).waitFor();
  await loads.untilOver();
  expect(await drawn(page)).toBeLessThanOrEqual(150);
  expect((await codesOn(page)).flat().sort()).toEqual(moved.flat().sort());
});

test("a column that has more cards than a board shows leads to the list of its status, filtered as the board is", async () => {
  const place = await createPlace();
  const { id, email } = await createPerson(place, { type: "admin" });
  await createMany(place, id, { columns: COLUMNS.slice(0, 1), each: MAX_BOARD_CARDS + 1 });
  const { page } = await visit();
  const filter = "search=Casa&purchaseType=closedKits";
  await signIn(page, email, { slug: place.slug, to: `/requests?view=board&cards=400&${filter}` });
  const cards = page.locator("[data-card]");
  await expect.poll(() => cards.count()).toBe(400);
  const rest = page.getByRole("link", { name: "Ver os demais na lista: Novo" });
  expect(await rest.count()).toBe(0);
  await page.getByRole("link", { name: "Mostrar mais de Novo" }).click();
  await expect.poll(() => cards.count()).toBe(MAX_BOARD_CARDS);
  expect(await page.getByRole("link", { name: "Mostrar mais de Novo" }).count()).toBe(0);
  await rest.click();
  await page.waitForURL((url) => url.searchParams.get("view") === "list");
  const { searchParams } = new URL(page.url());
  const [status] = await runSql(
    "select id from deal_status where distributor_id = ? and type = 'order' and name = 'Novo'",
    [place.id],
  );
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ view: "list", statusId: status?.["id"], search: "Casa", purchaseType: "closedKits" },
  });
  await page.getByRole("row", { name: /PED-1001/ }).waitFor();
});

test("a card's link opens its page as a link does, and its open menu reaches over its edge", async () => {
  const place = await createPlace();
  const { id, email } = await createPerson(place, { type: "admin" });
  await createMany(place, id);
  const { page, context } = await visit();
  await signIn(page, email, { slug: place.slug, to: "/requests?view=board" });
  // Its program comes after the page.
  await page.waitForLoadState("networkidle");
  expect(await axeViolations(page)).toEqual([]);
  const card = page.locator("[data-card]", { hasText: "PED-1005" });
  await card.locator("summary").click();
  const last = card.getByRole("button", { name: "Excluir" });
  await last.waitFor();
  // What is cut off cannot be pressed.
  await last.click({ trial: true });
  await page.keyboard.press("Escape");
  const link = card.getByRole("link", { name: "Casa 5" });
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    link.click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await tab.waitForURL("**/requests/detail/**");
  await tab.close();
  await page.evaluate(() => {
    (globalThis as { isSame?: boolean }).isSame = true;
  });
  await link.click();
  await page.waitForURL("**/requests/detail/**");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.evaluate(() => (globalThis as { isSame?: boolean }).isSame)).toBe(true);
});
