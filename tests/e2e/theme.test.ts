import { expect, test } from "vitest";
import { PHOTOS } from "#tests/factories/photo.ts";
import { runSql } from "./database.ts";
import { axeViolations, overflowsSideways, portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

/** The page's HTML, and the address of its theme's style sheet. */
async function lookOf(slug: string): Promise<{ path: string; html: string }> {
  const html = await (await readAt(slug, "/")).text();
  return { html, path: /\/tema\/[0-9a-z]+\.css/.exec(html)?.[0] ?? "" };
}

function readAt(slug: string, path: string): Promise<Response> {
  return fetch(portal(path), { headers: { "x-debug-distributor": slug } });
}

test("a look is kept for good under its version, and is its distributor's alone", async () => {
  const { path } = await lookOf("mercado");
  const { page } = await visit();
  const first = await page.goto(portal(path, "mercado"));
  expect(first?.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  const elsewhere = await page.goto(portal(path, "nortesul"));
  expect(elsewhere?.headers()["cache-control"]).toBe("no-store");
  expect(await elsewhere?.text()).toContain("--gs-primary:#0f5f57");
});

test("a look that was asked for before is answered from the edge's cache, without the database", async () => {
  const { path } = await lookOf("solnascente");
  await (await fetch(portal(path))).text();
  const again = await fetch(portal(path));
  expect(again.headers.get("cf-cache-status")).toBe("HIT");
  expect(await again.text()).toContain("--gs-primary:#c2410c");
});

test("a distributor without a favicon has the sun in its own colour", async () => {
  const { html } = await lookOf("nortesul");
  const path = /<link rel="icon" href="([^"]+)"/.exec(html)?.[1] ?? "";
  const answer = await readAt("nortesul", path);
  expect(answer.headers.get("content-type")).toBe("image/svg+xml");
  expect(await answer.text()).toContain('fill="#0f5f57"');
});

test.each([
  ["desktop", false],
  ["phone", true],
] as const)(
  "an administrator changes the look on a %s, sees it before and after saving, and the sign-in page has it [SETTINGS-19]",
  async (device, dark) => {
    const { page } = await visit({ device, dark, expectedProblems: [/422/] });
    const [before] = await runSql(
      "select theme from distributor_profile where distributor_id = (select id from distributor where slug = 'nortesul')",
    );
    await signIn(page, "admin@nortesul.test", { slug: "nortesul", to: "/settings/theme" });
    await page.getByLabel("Cor principal", { exact: true }).fill("#7c2d12");
    const sample = page.locator(".app-theme__active");
    await expect
      .poll(() => sample.evaluate((one) => getComputedStyle(one).getPropertyValue("--gs-primary")))
      .toBe("#7c2d12");
    const logo = { name: "logo.png", mimeType: "image/png", buffer: PHOTOS.png };
    await page.getByLabel("Logo", { exact: true }).setInputFiles({ ...logo, buffer: Buffer.from("<svg />") });
    await page.getByText("Envie uma imagem PNG, JPEG, WebP ou AVIF de até 2 MB.").waitFor();
    await page.getByLabel("Logo", { exact: true }).setInputFiles(logo);
    await page.locator(".app-theme__sample .app-brand__logo").waitFor();
    await page.getByLabel("Estilo").selectOption("gradient");
    await page.getByLabel("Frase principal").fill("Energia que vem do Norte.");
    await page.getByLabel("LinkedIn").fill("https://www.linkedin.com/company/nortesul");
    // At any scroll position, nothing under the top bar can be clicked.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    await page.getByRole("button", { name: "Salvar aparência" }).click();
    await page.getByText("Aparência salva.").waitFor();
    try {
      const { html, path } = await lookOf("nortesul");
      expect(html).toContain("Energia que vem do Norte.");
      expect(html).toMatch(/class="app-brand__logo" src="\/arquivos\/fil_\w+"/);
      expect(html).toContain("https://www.linkedin.com/company/nortesul");
      expect(await (await readAt("nortesul", path)).text()).toContain("--gs-primary:#7c2d12");
    } finally {
      await runSql(
        "update distributor_profile set theme = ? where distributor_id = (select id from distributor where slug = 'nortesul')",
        [String(before?.["theme"])],
      );
    }
  },
);

test("what is no hexadecimal colour is named, and what was typed stays [VALID-18]", async () => {
  const { page } = await visit();
  await signIn(page, "admin@nortesul.test", { slug: "nortesul", to: "/settings/theme" });
  await page.getByLabel("Cor dos textos", { exact: true }).fill("azul");
  await page.getByLabel("Nome no portal").fill("Outro nome");
  await page.getByRole("button", { name: "Salvar aparência" }).click();
  const colour = page.getByLabel("Cor dos textos", { exact: true });
  await page.getByText("Formato hexadecimal inválido.", { exact: true }).waitFor();
  await expect.poll(() => colour.evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(() => colour.inputValue()).toBe("azul");
  await expect.poll(() => page.getByLabel("Nome no portal").inputValue()).toBe("Outro nome");
  await colour.fill("#333333");
  await page.getByText("Formato hexadecimal inválido.", { exact: true }).waitFor({ state: "detached" });
});

test("by default the primary colour is #4248f1 and text is #333333 [THEME-06]", async () => {
  const id = "dst_e2e_default_look";
  await runSql(
    "insert or replace into distributor (id, slug, name, status, shard_id, created_at) values (?, ?, ?, ?, ?, ?)",
    [id, "semtema", "Sem Tema", "accepted", "primary", new Date().toISOString()],
  );
  await runSql(
    "insert or replace into distributor_profile (distributor_id, name, actions, theme, settings, updated_at) values (?, ?, '{}', '{}', '{}', ?)",
    [id, "Sem Tema", new Date().toISOString()],
  );
  const { page } = await visit();
  await page.goto(portal("/", "semtema"));
  await page.getByRole("heading", { name: "Entrar" }).waitFor();
  const look = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return [style.getPropertyValue("--gs-primary"), style.getPropertyValue("--gs-text")];
  });
  expect(look).toEqual(["#4248f1", "#333333"]);
});

test.each([
  ["minimalist", "left", "image and social links", "gradient"],
  ["gradient", "right", "image and social links", "minimalist"],
  ["minimalist", "right", "neither image nor social links", "gradient"],
  ["gradient", "left", "neither image nor social links", "minimalist"],
])(
  "the sign-in screen may be %s, with alignment %s and %s [THEME-07]",
  async (type, alignment, extras, other) => {
    const image = "/tema/0.svg";
    const networks = ["linkedin", "facebook", "instagram", "whatsapp", "youtube", "web"];
    const addresses = networks.map((network) => `https://${network}.test/sol`);
    const hasExtras = extras.startsWith("image");
    const socialLinks = Object.fromEntries(networks.map((network, index) => [network, addresses[index]]));
    const look = { type, alignment, headline: "Oi", subline: "" };
    const loginTheme = hasExtras ? { ...look, image, socialLinks } : look;
    const slug = `entrada${type}${alignment}`;
    const id = `dst_e2e_${slug}`;
    const now = new Date().toISOString();
    await runSql(
      "insert or replace into distributor (id, slug, name, status, shard_id, created_at) values (?, ?, ?, ?, ?, ?)",
      [id, slug, "Entrada", "accepted", "primary", now],
    );
    await runSql(
      "insert or replace into distributor_profile (distributor_id, name, actions, theme, settings, updated_at) values (?, ?, '{}', ?, '{}', ?)",
      [id, "Entrada", JSON.stringify({ loginTheme }), now],
    );
    const { page } = await visit();
    await page.goto(portal("/", slug));
    await page.locator(`.app-login--${type}.app-login--${alignment}`).waitFor();
    await page.getByRole("heading", { name: "Entrar" }).waitFor();
    expect(await page.locator(`.app-login--${other}`).count()).toBe(0);
    const sources = await page
      .locator(".app-login__image, .app-login__picture")
      .evaluateAll((all) => all.map((one) => one.getAttribute("src")));
    expect(sources).toEqual(hasExtras ? [image] : []);
    const links = await page
      .locator(".app-login__social a")
      .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
    expect(links.toSorted()).toEqual(hasExtras ? addresses.toSorted() : []);
  },
);
