import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { REFUSED_COOKIES } from "#scripts/demo/refused-cookies.ts";
import { findBarriers } from "./barriers.ts";
import { runSql } from "./database.ts";
import { createPerson, createPlace, type SignedInPerson } from "./page-world.ts";
import { type Device, overflowsSideways, portal, useBrowser, untilLive } from "./session.ts";

const { visit } = useBrowser();

const RESEARCHES = { from0: "rsc_e2e_from_0", from1: "rsc_e2e_from_1" } as const;
const QUESTION = "Quanto você recomendaria este portal?";
const DEVICES: [Device][] = [["desktop"], ["phone"]];

beforeAll(async () => {
  for (const [scale, id] of [RESEARCHES.from0, RESEARCHES.from1].entries()) {
    await runSql(
      `insert into research (id, title, question, audience, scale_start, reasons, status, version, created_at, updated_at)
        values (?, 'Jornada', ?, '["admin","integrator"]', ?, '["Lentidão","Preço"]', 'closed', 1, ?, ?)`,
      [id, QUESTION, scale, "2026-11-21T12:00:00.000Z", "2026-11-21T12:00:00.000Z"],
    );
  }
});

async function letAsk(id: string | null): Promise<void> {
  await runSql("update research set status = case when id = ? then 'active' else 'closed' end", [id]);
}

afterAll(async () => {
  await letAsk(null);
});

interface Asked {
  page: Page;
  person: SignedInPerson;
}

/** A person who was never asked opens a page of the portal. */
async function come({
  research = RESEARCHES.from0,
  path = "/dashboard",
  type = "admin",
  ...look
}: {
  research?: string;
  path?: string;
  type?: "admin" | "integrator";
} & Parameters<typeof visit>[0] = {}): Promise<Asked> {
  await letAsk(research);
  const place = await createPlace();
  const permissions = ["closedKits", "order", "requestButton.order"];
  const person = await createPerson(place, { type, ...(type === "admin" ? {} : { permissions }) });
  const { page, context } = await visit(look);
  const [name = "", value = ""] = (person.headers["cookie"] ?? "").split(/=(.*)/s);
  await context.addCookies([
    { name, value, url: portal("/", place.slug).replace("http:", "https:"), secure: true },
    { name: "girassol_cookies", value: REFUSED_COOKIES, domain: `${place.slug}.localhost`, path: "/" },
  ]);
  await page.goto(portal(path, place.slug));
  return { page, person };
}

async function readAskings({ id }: SignedInPerson) {
  const rows = await runSql(
    `select score_value, positive_feedback, negative_feedback, commentary, answered_at is not null as answered,
      postponed_at is not null as postponed from survey_answer where user_id = ?`,
    [id],
  );
  return rows.map((row) => ({ ...row }));
}

const NOTHING = { positive_feedback: null, negative_feedback: null, commentary: null };

async function choose(page: Page, score: number): Promise<void> {
  await page
    .locator("label", { has: page.getByRole("radio", { name: `Nota ${String(score)}`, exact: true }) })
    .click();
}

function scoreNames(page: Page): Promise<string[]> {
  return page
    .getByRole("radio", { name: /^Nota / })
    .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
}

const namesFrom = (first: number) =>
  Array.from({ length: 11 - first }, (_, index) => `Nota ${String(first + index)}`);

test("the survey opens when the server says so, for somebody who is signed in only [NPS-01]", async () => {
  const { page } = await visit();
  await letAsk(RESEARCHES.from0);
  await page.goto(portal("/"));
  await page.getByRole("button", { name: "Entrar" }).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
  const asked = await come();
  await asked.page.getByRole("dialog", { name: QUESTION }).waitFor();
  expect(await readAskings(asked.person)).toEqual([
    { score_value: -1, ...NOTHING, answered: 0, postponed: 0 },
  ]);
  await letAsk(null);
  const left = await come({ research: "none" });
  await untilLive(left.page);
  expect(await left.page.getByRole("dialog").count()).toBe(0);
});

test.each(DEVICES)(
  "on a %s: a score is needed to go on, and from 7 on the answer goes straight to the thanks, with praise after it [NPS-04, NPS-07, NPS-08]",
  async (device) => {
    const { page, person } = await come({ device });
    const dialog = page.getByRole("dialog", { name: QUESTION });
    await dialog.waitFor();
    const next = dialog.getByRole("button", { name: "Avançar" });
    await expect.poll(() => next.isDisabled()).toBe(true);
    const colors = await dialog
      .locator("label")
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    // Red at 0 and 1, green at 10.
    expect([colors[0], colors[1], colors[10]]).toEqual([
      "rgb(244, 113, 113)",
      "rgb(244, 113, 113)",
      "rgb(111, 203, 112)",
    ]);
    expect(await overflowsSideways(page)).toBe(false);
    const score = device === "phone" ? 10 : 7;
    await choose(page, score);
    await next.click();
    await page.getByText("Obrigado pela sua resposta!").waitFor();
    expect(await readAskings(person)).toEqual([
      { score_value: score, ...NOTHING, answered: 1, postponed: 0 },
    ]);
    await page.getByLabel("O que mais ajuda você aqui?").fill("Rapidez");
    await page.getByRole("button", { name: "Enviar e fechar" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await readAskings(person)).toEqual([
      { score_value: score, ...NOTHING, positive_feedback: "Rapidez", answered: 1, postponed: 0 },
    ]);
    await page.reload();
    await untilLive(page);
    expect(await page.getByRole("dialog").count()).toBe(0);

    const brief = await come({ device });
    await brief.page.getByRole("dialog", { name: QUESTION }).waitFor();
    await choose(brief.page, 8);
    await brief.page.getByRole("button", { name: "Avançar" }).click();
    await brief.page.getByText("Obrigado pela sua resposta!").waitFor();
    await brief.page.getByRole("button", { name: "Fechar", exact: true }).click();
    await brief.page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await readAskings(brief.person)).toEqual([
      { score_value: 8, ...NOTHING, answered: 1, postponed: 0 },
    ]);
  },
);

test.each(DEVICES)(
  "on a %s: at 6 the reason comes before the thanks and is required, a comment is not; at 7 none is asked for [NPS-05, NPS-06, THEME-06]",
  async (device) => {
    const { page, person } = await come({ device });
    await page.getByRole("dialog", { name: QUESTION }).waitFor();
    await choose(page, 6);
    await page.getByRole("button", { name: "Avançar" }).click();
    const dialog = page.getByRole("dialog", { name: "O que podemos melhorar?" });
    await dialog.getByRole("button", { name: "Enviar resposta" }).click();
    await dialog.getByText("Campo obrigatório").waitFor();
    await dialog.getByLabel("Outro motivo").check();
    await dialog.getByRole("button", { name: "Enviar resposta" }).click();
    await dialog.getByText("Campo obrigatório").waitFor();
    await dialog.getByLabel("Qual motivo?").fill("Frete caro");
    expect(await overflowsSideways(page)).toBe(false);
    await dialog.getByRole("button", { name: "Enviar resposta" }).click();
    await page.getByText("Obrigado pela sua resposta!").waitFor();
    await expect
      .poll(() => page.locator(".app-survey__art path").first().getAttribute("fill"))
      .toBe("#8800FF");
    await page.getByRole("button", { name: "Fechar", exact: true }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await readAskings(person)).toEqual([
      { score_value: 6, ...NOTHING, negative_feedback: "Frete caro", answered: 1, postponed: 0 },
    ]);

    const content = await come({ device });
    await content.page.getByRole("dialog", { name: QUESTION }).waitFor();
    await choose(content.page, 7);
    await content.page.getByRole("button", { name: "Avançar" }).click();
    await content.page.getByText("Obrigado pela sua resposta!").waitFor();
    expect(await content.page.getByText("O que podemos melhorar?").count()).toBe(0);
  },
);

test("scores run from 0 or from 1; from 0 a low one needs a reason, from 1 score, reason and suggestion are asked of all and only the score is needed [NPS-03, NPS-06, NPS-10]", async () => {
  const from0 = await come();
  await from0.page.getByRole("dialog", { name: QUESTION }).waitFor();
  await expect.poll(() => scoreNames(from0.page)).toEqual(namesFrom(0));
  await choose(from0.page, 0);
  await from0.page.getByRole("button", { name: "Avançar" }).click();
  await from0.page.getByRole("button", { name: "Enviar resposta" }).click();
  await from0.page.getByText("Campo obrigatório").waitFor();
  await from0.page.getByLabel("Preço").check();
  await from0.page.getByRole("button", { name: "Enviar resposta" }).click();
  await from0.page.getByText("Obrigado pela sua resposta!").waitFor();
  expect(await readAskings(from0.person)).toMatchObject([{ score_value: 0, negative_feedback: "Preço" }]);

  const silent = await come({ research: RESEARCHES.from1 });
  await silent.page.getByRole("dialog", { name: QUESTION }).waitFor();
  await expect.poll(() => scoreNames(silent.page)).toEqual(namesFrom(1));
  await choose(silent.page, 1);
  await silent.page.getByRole("button", { name: "Avançar" }).click();
  await silent.page.getByLabel("O que você sugere melhorar?").waitFor();
  await silent.page.getByRole("button", { name: "Enviar resposta" }).click();
  await silent.page.getByText("Obrigado pela sua resposta!").waitFor();
  expect(await readAskings(silent.person)).toMatchObject([{ score_value: 1, ...NOTHING, answered: 1 }]);

  const talking = await come({ research: RESEARCHES.from1 });
  await talking.page.getByRole("dialog", { name: QUESTION }).waitFor();
  await choose(talking.page, 8);
  await talking.page.getByLabel("O que mais pesou na sua nota?").fill("Atendimento");
  await talking.page.getByRole("button", { name: "Avançar" }).click();
  await talking.page.getByLabel("O que você sugere melhorar?").fill("Um aplicativo");
  await talking.page.getByRole("button", { name: "Enviar resposta" }).click();
  await talking.page.getByText("Obrigado pela sua resposta!").waitFor();
  expect(await readAskings(talking.person)).toMatchObject([
    { score_value: 8, positive_feedback: "Atendimento", commentary: "Um aplicativo" },
  ]);
});

test("closing the survey unanswered postpones it [NPS-09]", async () => {
  for (const close of [
    (page: Page) => page.getByRole("button", { name: "Fechar pesquisa" }).click(),
    (page: Page) => page.keyboard.press("Escape"),
  ]) {
    const { page, person } = await come({ device: "phone" });
    await page.getByRole("dialog", { name: QUESTION }).waitFor();
    await choose(page, 9);
    const call = page.waitForResponse((response) => response.url().includes("/postpone"));
    await close(page);
    const answer = await call;
    expect([answer.request().method(), new URL(answer.url()).pathname, answer.status()]).toEqual([
      "PUT",
      expect.stringMatching(/^\/app\/user\/nps\/srv_\w+\/postpone$/),
      200,
    ]);
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await readAskings(person)).toEqual([{ score_value: -1, ...NOTHING, answered: 0, postponed: 1 }]);
  }
});

test("an answer that does not arrive is kept, and sent again when the person says so", async () => {
  const { page, person } = await come({ expectedProblems: [/ERR_FAILED/] });
  await page.route("**/app/user/nps/*/answer*", (route) => route.abort());
  await page.getByRole("dialog", { name: QUESTION }).waitFor();
  await choose(page, 10);
  await page.getByRole("button", { name: "Avançar" }).click();
  await page.getByText("Não conseguimos enviar sua resposta").waitFor();
  expect(await readAskings(person)).toMatchObject([{ answered: 0 }]);
  await page.unroute("**/app/user/nps/*/answer*");
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await page.getByText("Obrigado pela sua resposta!").waitFor();
  expect(await readAskings(person)).toMatchObject([{ score_value: 10, answered: 1 }]);
});

test("nobody is asked while buying, but on the next page", async () => {
  const { page, person } = await come({ type: "integrator", path: "/kitsIntegrator/checkout" });
  await untilLive(page);
  await expect
    .poll(() =>
      runSql(
        `select 1 from outbox where published_at is not null and json_extract(message, '$.type') = 'nps'
          and json_extract(audience, '$.userIds[0]') = ?`,
        [person.id],
      ),
    )
    .toHaveLength(1);
  expect(new URL(page.url()).pathname).toBe("/kitsIntegrator/checkout");
  expect(await page.getByRole("dialog").count()).toBe(0);
  // No page is reloaded: the survey has waited since the checkout.
  await page.getByRole("link", { name: "Visão Geral" }).first().click();
  await page.getByRole("dialog", { name: QUESTION }).waitFor();
});

test("a survey is answered with the keyboard alone", async () => {
  const { page, person } = await come();
  await page.getByRole("dialog", { name: QUESTION }).waitFor();
  await page.getByRole("radio", { name: "Nota 0" }).focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "O que podemos melhorar?" }).waitFor();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Demora");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByText("Obrigado pela sua resposta!").waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await readAskings(person)).toMatchObject([
    { score_value: 5, negative_feedback: "Lentidão", commentary: "Demora" },
  ]);
});

test("the survey passes axe in all its steps in every look", async () => {
  const { page } = await come();
  await page.getByRole("dialog", { name: QUESTION }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await choose(page, 2);
  await page.getByRole("button", { name: "Avançar" }).click();
  await page.getByRole("button", { name: "Enviar resposta" }).click();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByLabel("Lentidão").check();
  await page.getByRole("button", { name: "Enviar resposta" }).click();
  await page.getByText("Obrigado pela sua resposta!").waitFor();
  expect(await findBarriers(page)).toEqual([]);
});
